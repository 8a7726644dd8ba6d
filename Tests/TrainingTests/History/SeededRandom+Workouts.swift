import TestSupport
import Training

/// Random workouts within the limits of the format, including its edges.
extension SeededRandom {
  mutating func workouts() -> [Workout] {
    let exercises =
      [id(), id()].map { ExerciseID($0) } + ["1", "7", "999999999"].compactMap { ExerciseID($0) }
    return (0..<int(0...12)).map { _ in workout(of: exercises) }
  }

  private mutating func workout(of exercises: [ExerciseID]) -> Workout {
    // Few distinct moments, so that some coincide.
    let start = Instant(seconds: 1_700_000_000 + int(0...5) * 3_600, offset: int(-18 * 60...18 * 60) * 60)
    let end = maybe { start.adding(seconds: $0.int(0...9_999)) }
    var workout = Workout(
      id: id(), name: maybe { $0.one(of: ["Legs", "Pit", "e\u{301}", "é", ""]) }, start: start, end: end,
      unit: any(), tags: chance(50) ? ["heavy", "gym"] : [],
      origin: one(of: [nil, .workout(id()), .routine("push")]))
    if chance(50) {
      workout.pauses.append(
        .init(start: start.adding(seconds: 60), end: start.adding(seconds: int(60...9_999))))
    }
    if chance(30) { workout.pauses.append(.init(start: start.adding(seconds: 500))) }
    for _ in 0..<int(0...4) {
      var exercise = WorkoutExercise(
        id: id(), position: .first, exercise: one(of: exercises), name: one(of: ["Squat", "Sentadilla"]))
      for _ in 0..<int(0...4) { exercise.sets.append(set(from: start)) }
      workout.exercises.append(exercise)
    }
    return workout
  }

  private mutating func set(from start: Instant) -> WorkoutSet {
    let result = maybe { $0.performance() }
    return WorkoutSet(
      id: id(), position: .first, type: any(),
      plan: result == nil ? Target(.repsOrMore(5)) : nil, result: result,
      completed: result.flatMap { _ in maybe { start.adding(seconds: $0.int(0...600)) } })
  }
}
