import Training

/// Random workouts within the limits of the format, including its edges.
extension Seeded {
  mutating func id() -> EntityID {
    EntityID(at: Instant(seconds: int(0...2_000_000_000), offset: 0), random: next())
  }

  mutating func workouts() -> [Workout] {
    let exercises =
      [id(), id()].map { ExerciseID($0) } + ["1", "7", "999999999"].compactMap { ExerciseID($0) }
    return (0..<int(0...12)).map { _ in workout(of: exercises) }
  }

  private mutating func maybe<Value>(_ make: (inout Seeded) -> Value) -> Value? {
    chance(50) ? make(&self) : nil
  }

  private mutating func workout(of exercises: [ExerciseID]) -> Workout {
    // Few distinct moments, so that some coincide.
    let start = Instant(seconds: 1_700_000_000 + int(0...5) * 3_600, offset: int(-18 * 60...18 * 60) * 60)
    let end = maybe { start.adding(seconds: $0.int(0...9_999)) }
    var workout = Workout(
      id: id(), name: maybe { $0.one(of: ["Legs", "Pit", "e\u{301}", "é", ""]) }, start: start, end: end,
      unit: one(of: MassUnit.allCases), tags: chance(50) ? ["heavy", "gym"] : [],
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
    let result = maybe { Performance($0.amount(), at: $0.maybe { $0.load() }, effort: $0.effort()) }
    return WorkoutSet(
      id: id(), position: .first, type: one(of: SetType.allCases),
      plan: result == nil ? Target(.repsOrMore(5)) : nil, result: result,
      completed: result.flatMap { _ in maybe { start.adding(seconds: $0.int(0...600)) } })
  }

  private mutating func decimal(_ least: Int = 0) -> Thousandths {
    one(of: [Thousandths(raw: least), Thousandths(raw: 999_999_999_999), Thousandths(raw: int(1...500_000))])
  }

  private mutating func amount() -> Amount {
    switch int(0...3) {
    case 0...1: .reps(one(of: [0, 1, 8, 10_000]))
    case 2: .duration(Duration(milliseconds: decimal(1).raw))
    default:
      .distance(
        Distance(decimal(1), one(of: DistanceUnit.allCases)),
        maybe { Duration(milliseconds: $0.decimal(1).raw) })
    }
  }

  private mutating func load() -> Load {
    let mass = Mass(decimal(), one(of: MassUnit.allCases))
    return one(of: [.external(mass), .bodyWeight, .added(mass), .assisted(mass)])
  }

  private mutating func effort() -> Effort? {
    switch int(0...2) {
    case 0: RPE(halves: int(2...20)).map(Effort.rpe)
    case 1: .rir(int(0...10))
    default: nil
    }
  }
}
