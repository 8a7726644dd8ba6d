import TestSupport
import Testing

@testable import Training

/// The rest taken between sets that were logged as they were done.
@Suite struct RestTakenTests {
  private let start = Instant(seconds: 1_700_000_000, offset: 0)
  private let id = EntityID(at: Instant(seconds: 0, offset: 0), random: 1)

  /// Sets of one exercise, completed so many seconds after the start.
  private func entry(_ sets: [(seconds: Int, result: Performance, type: SetType)]) -> WorkoutExercise {
    WorkoutExercise(
      id: id, position: .first, exercise: ExerciseID(id), name: "Squat",
      sets: sets.map {
        WorkoutSet(
          id: id, position: .first, type: $0.type, result: $0.result,
          completed: start.adding(seconds: $0.seconds))
      })
  }

  private func workout(_ entries: WorkoutExercise...) -> Workout {
    Workout(id: id, start: start, unit: .kilograms, exercises: entries)
  }

  private func rest(_ seconds: [Int], reps: Int = 8, type: SetType = .normal) -> [Int]? {
    let sets = seconds.map { (seconds: $0, result: Performance(.reps(reps)), type: type) }
    return workout(entry(sets)).restTaken(ofExercise: 0).map { [$0.mean.seconds, $0.count] }
  }

  @Test func theMeanIsOfTheTimesBetweenSets() {
    #expect(rest([0, 120]) == [120, 1])
    #expect(rest([0, 120, 300]) == [150, 2])
    #expect(rest([0, 1_200]) == [1_200, 1])
    #expect(rest([0]) == nil)
    #expect(rest([]) == nil)
  }

  @Test func whatWasWrittenDownIsNoRest() {
    #expect(rest([100, 100, 100]) == nil)
    // Two sets together: the time before them holds both.
    #expect(rest([0, 120, 300, 300]) == [120, 1])
    #expect(rest([0, 15, 30]) == nil)
    #expect(rest([0, 16]) == [16, 1])
    #expect(rest([0, 1_201]) == nil)
    #expect(rest([0, 120], type: .warmUp) == nil)
    #expect(rest([0, 120], type: .drop) == nil)
    #expect(rest([0, 120], type: .dropToFailure) == nil)
    #expect(rest([0, 120], type: .failure) == [120, 1])
  }

  @Test func theTimeOfTheNextSetIsNotRest() {
    let hold = Performance(.duration(Duration(seconds: 60)))
    let sets = [(seconds: 60, result: hold, type: SetType.normal), (180, hold, .normal)]
    #expect(workout(entry(sets)).restTaken(ofExercise: 0)?.mean == Duration(seconds: 60))
  }

  @Test func otherExercisesAndPausesStandBetween() {
    func one(_ seconds: Int...) -> WorkoutExercise {
      entry(seconds.map { ($0, Performance(.reps(5)), .normal) })
    }
    let superset = workout(one(0, 120), one(60, 180))
    #expect(superset.restTaken(ofExercise: 0) == nil)
    #expect(superset.restTaken(ofExercise: 1) == nil)
    let after = workout(one(0, 120), one(200, 300))
    #expect(after.restTaken(ofExercise: 1)?.mean == Duration(seconds: 100))
    var paused = workout(one(0, 120, 400))
    paused.pauses = [.init(start: start.adding(seconds: 200), end: start.adding(seconds: 250))]
    #expect(paused.restTaken(ofExercise: 0)?.mean == Duration(seconds: 120))
    paused.pauses = [.init(start: start.adding(seconds: 200))]
    #expect(paused.restTaken(ofExercise: 0)?.mean == Duration(seconds: 120))
  }
}
