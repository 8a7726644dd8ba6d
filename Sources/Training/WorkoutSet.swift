/// What a set is for. Warm-up sets never count into volume or records.
package enum SetType: String, CaseIterable, Hashable, Sendable {
  case warmUp, normal, drop, failure

  /// Whether sets of this type count as work.
  package var isWork: Bool { self != .warmUp }
}

/// What was done in a set.
package struct Performance: Hashable, Sendable {
  package var amount: Amount
  /// Nil where the exercise has no load to speak of, such as running.
  package var load: Load?
  package var effort: Effort?

  package init(_ amount: Amount, at load: Load? = nil, effort: Effort? = nil) {
    self.amount = amount
    self.load = load
    self.effort = effort
  }
}

/// The load that is planned for a set.
package enum TargetLoad: Hashable, Sendable {
  case load(Load)
  /// Percent of the lifter's 1RM, more than 0 and at most 200.
  case percent(Thousandths)
}

/// What is planned for a set.
package struct Target: Hashable, Sendable {
  package var amount: TargetAmount
  /// Nil where the load is left open: by effort, or to be decided.
  package var load: TargetLoad?
  package var effort: Effort?

  package init(_ amount: TargetAmount, at load: TargetLoad? = nil, effort: Effort? = nil) {
    self.amount = amount
    self.load = load
    self.effort = effort
  }

  /// The plan to do again what was done.
  package init(_ performance: Performance) {
    self.init(
      .exactly(performance.amount), at: performance.load.map { .load($0) }, effort: performance.effort)
  }

  /// What doing exactly this comes to; nil while its load is a percentage. A range counts with its lower end.
  package var performance: Performance? {
    switch load {
    case .percent: nil
    case .load(let load): Performance(amount.least, at: load, effort: effort)
    case nil: Performance(amount.least, effort: effort)
    }
  }
}

/// One set of an exercise in a workout: its plan, its result, or both beside each other.
package struct WorkoutSet: Hashable, Sendable {
  package var id: EntityID
  package var position: Position
  package var type: SetType
  package var plan: Target?
  /// What was done; nil while the set is still to do.
  package var result: Performance?
  /// When it was done; nil for sets to do, and for workouts that were written down afterwards.
  package var completed: Instant?
  /// The rest to take after it.
  package var rest: Duration?
  /// The rest that was taken after it instead, where the lifter began or ended one by hand.
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

  package var isDone: Bool { result != nil }
}
