package import Training

/// Why a set of another program can't be one of an exercise.
package enum Misfit: Error, Hashable, Sendable {
  /// It has neither what the exercise is counted in, nor anything else that is accepted.
  case amount(CountMode)
  /// Assistance for an exercise without any, such as one with a barbell.
  case assistance
  /// More than a document can hold.
  case beyondAnybody
}

/// A value that a set of another program has and a set of the exercise can't have.
package enum UnusedValue: String, Hashable, Sendable {
  case reps, time, distance
  /// Reps of both sides, further parts, and loads without a mass are in gymlog's own files only.
  case sides, parts, load
}

extension ForeignSet.Original {
  /// Whether an exercise can have the whole result.
  package func isPossible(of exercise: Exercise) -> Bool {
    guard exercise.accepts(result.amount.countMode) else { return false }
    return ([result.load] + result.parts.map(\.load)).compactMap(\.self).allSatisfy { load in
      switch load {
      case .external, .band, .stack: !exercise.equipment.loading.isOnBody
      case .added, .assisted, .bodyWeight: exercise.equipment.loading.isOnBody
      }
    }
  }
}

extension ForeignSet {
  /// The result of the set as one of an exercise. On a bodyweight exercise, a load is added load; a negative one, and any on an
  /// assisted exercise, is assistance.
  ///
  /// `unit` is that of loads without one. One of gymlog's own keeps its whole result if `isSame`: if the exercise is the same, too.
  ///
  /// - Throws: why it can't be one.
  package func result(
    of exercise: Exercise, unit: MassUnit, isSame: Bool = false
  ) throws(Misfit) -> Performance {
    if isSame, let original { return original.result }
    guard let amount = amount(of: exercise) else { throw .amount(exercise.countMode) }
    if case .reps(let reps) = amount, !Limits.reps.contains(reps) { throw .beyondAnybody }
    return Performance(amount, at: try load(of: exercise, unit), effort: effort)
  }

  /// What of the set its result as one of an exercise doesn't have.
  package func unused(in result: Performance, isSame: Bool) -> [UnusedValue] {
    if isSame, original != nil { return [] }
    var unused: [UnusedValue] = []
    var (hasReps, hasTime, hasDistance) = (false, false, false)
    switch result.amount {
    case .reps: hasReps = true
    case .duration: hasTime = true
    case .distance(_, let time): (hasDistance, hasTime) = (true, time != nil)
    }
    if let reps, reps > 0, !hasReps { unused.append(.reps) }
    if let time, time.milliseconds > 0, !hasTime { unused.append(.time) }
    if let distance, distance.value.raw > 0, !hasDistance { unused.append(.distance) }
    if let original {
      if original.result.sides != nil { unused.append(.sides) }
      if !original.result.parts.isEmpty { unused.append(.parts) }
      if original.result.load?.isUnweighed == true { unused.append(.load) }
    }
    return unused
  }

  private func amount(of exercise: Exercise) -> Amount? {
    let ways: [CountMode] = [exercise.countMode, .distance, .duration].filter(exercise.accepts)
    for way in ways {
      switch way {
      case .reps: if let reps { return .reps(reps) }
      case .duration: if let time, time.milliseconds > 0 { return .duration(time) }
      case .distance:
        // A time of 0 isn't known.
        let time = time.flatMap { $0.milliseconds > 0 ? $0 : nil }
        if let distance, distance.value.raw > 0 { return .distance(distance, time) }
      }
    }
    // Flutter kicks, mostly done for a time, are sometimes counted.
    if countsReps, exercise.countMode == .duration, let reps, reps > 0 { return .reps(reps) }
    return nil
  }

  private func load(of exercise: Exercise, _ unit: MassUnit) throws(Misfit) -> Load? {
    let loading = exercise.equipment.loading
    let mass = load.map { Mass($0.value, $0.unit ?? unit) }
    guard let mass, mass.value.raw > 0 else { return loading.isOnBody ? .bodyWeight : nil }
    if load?.isNegative == true || loading == .assisted {
      guard loading.isOnBody else { throw .assistance }
      return .assisted(mass)
    }
    return loading.isOnBody ? .added(mass) : .external(mass)
  }
}

extension Loading {
  /// Whether the body is part of the load.
  fileprivate var isOnBody: Bool {
    switch self {
    case .bodyWeight, .added, .assisted: true
    case .external, .unloaded: false
    }
  }
}
