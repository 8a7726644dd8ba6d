/// The purpose of a set. Warm-up sets don't count towards volume or records.
package enum SetType: String, CaseIterable, Hashable, Sendable {
  case warmUp, normal, drop, failure
  /// A drop set taken to failure.
  case dropToFailure

  /// Whether sets of this type are working sets.
  package var isWork: Bool { self != .warmUp }

  /// The letters typed after a set for its type, in every language: `w`; nil for a normal set.
  package var letters: String? {
    switch self {
    case .warmUp: "w"
    case .normal: nil
    case .drop: "d"
    case .failure: "f"
    case .dropToFailure: "d f"
    }
  }
}

/// The result of a set.
package struct Performance: Hashable, Sendable {
  /// The reps, time or distance.
  package var amount: Amount
  /// The load as typed; nil for exercises without loads.
  package var load: Load?
  /// The effort, of all parts; nil if it wasn't given.
  package var effort: Effort?
  /// The parts after the first, which is `amount` with `load`.
  package var parts: [SetPart]
  /// The reps of each side where they differ; `amount` is then the lesser.
  package var sides: SideReps?

  /// Creates a result of a set.
  package init(
    _ amount: Amount, at load: Load? = nil, effort: Effort? = nil, parts: [SetPart] = [],
    sides: SideReps? = nil
  ) {
    self.amount = amount
    self.load = load
    self.effort = effort
    self.parts = parts
    self.sides = sides
  }
}

extension Performance {
  /// Whether it is a missed attempt: 0 reps.
  package var isMissed: Bool { amount == .reps(0) }

  /// The performance that was attempted: one rep if the attempt was missed.
  package var attempted: Performance {
    var performance = self
    if isMissed { performance.amount = .reps(1) }
    return performance
  }
}

/// The load planned for a set.
package enum TargetLoad: Hashable, Sendable {
  case load(Load)
  /// A percentage of the lifter's 1RM, more than 0 and at most 200.
  case percent(Thousandths)
}

/// The plan of a set.
package struct Target: Hashable, Sendable {
  /// The reps, time or distance.
  package var amount: TargetAmount
  /// The load; nil if it is left open.
  package var load: TargetLoad?
  /// The effort to aim for; nil for none.
  package var effort: Effort?
  /// The parts after the first.
  package var parts: [SetPart]
  /// The reps of each side where they differ; `amount` is then the lesser.
  package var sides: SideReps?

  /// Creates a plan for a set.
  package init(
    _ amount: TargetAmount, at load: TargetLoad? = nil, effort: Effort? = nil, parts: [SetPart] = [],
    sides: SideReps? = nil
  ) {
    self.amount = amount
    self.load = load
    self.effort = effort
    self.parts = parts
    self.sides = sides
  }

  /// Creates the plan to repeat what was done.
  package init(_ performance: Performance) {
    self.init(
      .exactly(performance.amount), at: performance.load.map { .load($0) }, effort: performance.effort,
      parts: performance.parts, sides: performance.sides)
  }

  /// The result of doing exactly this, with the lower end of a range; nil if the load is a percentage.
  package var performance: Performance? {
    switch load {
    case .percent: nil
    case .load(let load): done(at: load)
    case nil: done(at: nil)
    }
  }
}

extension Target {
  /// The result of doing it with a load.
  func done(at load: Load?) -> Performance {
    Performance(amount.least, at: load, effort: effort, parts: parts, sides: sides)
  }
}

/// A set of an exercise in a workout: its plan, its result, or both.
package struct WorkoutSet: Hashable, Sendable {
  package var id: EntityID
  /// Its place in the exercise.
  package var position: Position
  package var type: SetType
  /// The plan; nil for an unplanned set.
  package var plan: Target?
  /// The result; nil while the set is still to do.
  package var result: Performance?
  /// The completion time; nil for sets to do and in backdated workouts.
  package var completed: Instant?
  /// The rest planned after it; nil for that of its exercise.
  package var rest: Duration?
  /// The rest taken after it instead, if the lifter started or ended one by hand.
  package var rested: Duration?
  package var note: String?

  package init(
    id: EntityID, position: Position, type: SetType = .normal, plan: Target? = nil,
    result: Performance? = nil, completed: Instant? = nil, rest: Duration? = nil, rested: Duration? = nil,
    note: String? = nil
  ) {
    self.id = id
    self.position = position
    self.type = type
    self.plan = plan
    self.result = result
    self.completed = completed
    self.rest = rest
    self.rested = rested
    self.note = note
  }

  /// Whether the set is completed.
  package var isDone: Bool { result != nil }
}
