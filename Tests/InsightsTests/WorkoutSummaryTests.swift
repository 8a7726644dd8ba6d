import Insights
import Testing
import Training

@Suite struct WorkoutSummaryTests {
  private let start = Instant(seconds: 1_795_282_200, offset: 3_600)

  private func exercise(_ id: String, _ sets: [(SetType, Int, Load?)], planned: Int = 0) throws
    -> WorkoutExercise
  {
    var exercise = WorkoutExercise(
      id: EntityID(at: start, random: 1), position: .first, exercise: try #require(ExerciseID(id)),
      name: "Exercise")
    for (number, (type, reps, load)) in sets.enumerated() {
      exercise.sets.append(
        WorkoutSet(
          id: EntityID(at: start, random: UInt64(number)), position: .after(exercise.sets.last?.position),
          type: type, result: Performance(.reps(reps), at: load),
          completed: start.adding(seconds: 60 * number)))
    }
    for number in 0..<planned {
      exercise.sets.append(
        WorkoutSet(
          id: EntityID(at: start, random: UInt64(100 + number)),
          position: .after(exercise.sets.last?.position),
          plan: Target(.repRange(8, 12))))
    }
    return exercise
  }

  private func kilograms(_ value: Int) -> Load { .external(Mass(Thousandths(value), .kilograms)) }

  @Test func warmUpsCountAsSetsAndNotAsVolume() throws {
    let squat = try exercise("1", [(.warmUp, 10, kilograms(40)), (.normal, 8, kilograms(100))], planned: 2)
    let workout = Workout(
      id: EntityID(at: start, random: 0), start: start, unit: .kilograms, exercises: [squat])
    let summary = WorkoutSummary(workout, at: start.adding(seconds: 600)) { _ in 1 }
    #expect(summary.duration == Duration(seconds: 600))
    #expect((summary.exercises, summary.sets, summary.planned) == (1, 2, 2))
    #expect(summary.volume.mass(in: .kilograms) == Mass(Thousandths(800), .kilograms))
  }

  @Test func aPairOfDumbbellsCountsTwiceAndTheBodyNot() throws {
    let press = try exercise("2", [(.normal, 10, kilograms(20))])
    let pullUp = try exercise(
      "3",
      [
        (.normal, 5, .bodyWeight), (.normal, 5, .added(Mass(Thousandths(10), .kilograms))),
        (.normal, 5, .assisted(Mass(Thousandths(30), .kilograms))),
      ])
    let workout = Workout(
      id: EntityID(at: start, random: 0), start: start, end: start.adding(seconds: 60), unit: .kilograms,
      exercises: [press, pullUp])
    let summary = WorkoutSummary(workout, at: start) { $0.text == "2" ? 2 : 1 }
    #expect(summary.volume.mass(in: .kilograms) == Mass(Thousandths(450), .kilograms))
  }

  @Test func poundsAreConvertedOnceAtTheEnd() throws {
    let bench = try exercise(
      "2", [(.normal, 3, .external(Mass(Thousandths(135), .pounds))), (.normal, 1, kilograms(100))])
    let workout = Workout(id: EntityID(at: start, random: 0), start: start, unit: .pounds, exercises: [bench])
    let volume = WorkoutSummary(workout, at: start) { _ in 1 }.volume
    #expect(volume.mass(in: .pounds) == Mass(Thousandths(raw: 625_462), .pounds))
    #expect(volume.mass(in: .kilograms) == Mass(Thousandths(raw: 283_705), .kilograms))
  }
}
