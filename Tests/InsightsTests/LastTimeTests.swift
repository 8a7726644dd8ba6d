import Insights
import TestSupport
import Testing
import Training

struct LastTimeTests {
  private func workout(
    _ day: Int, _ exercises: [String], name: String? = nil, routine: String? = nil, open: Bool = false
  ) throws -> Workout {
    let start = Log.start.adding(seconds: day * 86_400)
    var workout = Workout(
      id: EntityID(at: start, random: UInt64(day)), name: name, start: start,
      end: open ? nil : start.adding(seconds: 60), unit: .kilograms, origin: routine.map { .routine($0) })
    for (number, id) in exercises.enumerated() {
      let set = WorkoutSet(
        id: EntityID(at: start, random: UInt64(number)), position: .first, result: lifted(5, 100))
      workout.exercises.append(
        WorkoutExercise(
          id: EntityID(at: start, random: UInt64(number)), position: .first,
          exercise: try #require(ExerciseID(id)),
          name: "Exercise", sets: [set]))
    }
    return workout
  }

  /// The day of the workout that the last of some is compared with, and why.
  private func found(_ workouts: [Workout]) -> String? {
    let history = History(workouts)
    return history.lastTime(before: history.sessions.count - 1).map { session, basis in
      let days = (history.sessions[session].start.seconds - Log.start.seconds) / 86_400
      return "\(days) \(basis.rawValue)"
    }
  }

  @Test("The last workout of the same routine, else of the same name, else with half of the exercises")
  func basis() throws {
    let routine = try workout(0, ["1"], routine: "a")
    let named = try workout(1, ["2"], name: "Legs")
    let alike = try workout(2, ["1", "2", "3"])
    let other = try workout(3, ["9"])
    let all = [routine, named, alike, other]
    #expect(found(all + [try workout(9, ["1", "2"], name: "Legs", routine: "a")]) == "0 routine")
    #expect(found(all + [try workout(9, ["1", "2"], name: "Legs", routine: "b")]) == "1 name")
    #expect(found(all + [try workout(9, ["1", "2"], name: "Arms")]) == "2 exercises")
    #expect(found(all + [try workout(9, ["3", "4"])]) == nil)
    #expect(
      found(all + [try workout(8, ["1"], routine: "a"), try workout(9, ["5"], routine: "a")]) == "8 routine")
  }

  @Test("Neither an open workout nor one without a set")
  func unfit() throws {
    let last = try workout(9, ["1"])
    #expect(found([try workout(0, ["1"], open: true), try workout(1, []), last]) == nil)
    #expect(found([last]) == nil)
  }

  @Test("A session's totals equal its workout's", arguments: seeds(60))
  func summary(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let log = try random.log(4)
    let history = History(log.workouts)
    for (session, workout) in zip(history.sessions, log.workouts) {
      let facts = LoadFacts(share: Thousandths(raw: random.int(0...1_000)), implements: 2)
      let weight = random.one(of: [nil, mass(80)])
      let ofSession = WorkoutSummary(
        session, of: history, at: Log.start, facts: { _ in facts }, bodyWeight: weight)
      let ofWorkout = WorkoutSummary(workout, at: Log.start, facts: { _ in facts }, bodyWeight: weight)
      #expect(ofSession == ofWorkout)
    }
  }
}
