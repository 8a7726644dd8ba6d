import Training

/// Finds an exercise's 1RM at the start of a workout, including body weight for a bodyweight exercise.
struct MaxFinder {
  let estimator: Estimator
  let unit: MassUnit
  let start: Instant
  /// The exercise's tested maxes, the latest first.
  let tested: [TestedMax]
  /// The earlier sessions of the exercise, the latest first.
  let sessions: [PastSession]

  /// The training max, the latest.
  let training: TrainingMax?
  /// The base to look for first.
  let base: MaxBase

  /// The 1RM, or the training max, that percentages are taken of; nil if there is none, or if body weight counts and isn't
  /// recorded.
  var known: CurrentMax? {
    for base in base.order {
      if let found = known(base) { return found }
    }
    return nil
  }

  private func known(_ base: MaxBase) -> CurrentMax? {
    switch base {
    case .tested: testedNow ?? ofTenReps
    case .training:
      training.flatMap { estimator.moved($0.load, on: $0.at.day) }.flatMap { known($0, .training) }
    case .estimate: estimated(sessions)
    }
  }

  /// The latest tested 1RM, or an estimate from later sets if that is higher.
  private var testedNow: CurrentMax? {
    guard let test = tested.first(where: { $0.kind == .oneRep }),
      let moved = estimator.moved(test.load, on: test.at.day), let known = known(moved, .tested)
    else { return nil }
    let since = estimated(sessions.filter { $0.start.day > test.at.day })
    return since.flatMap { $0.load.isGreater(than: known.load) ? $0 : nil } ?? known
  }

  /// The estimate from the latest tested 10RM.
  private var ofTenReps: CurrentMax? {
    guard let ten = tested.first else { return nil }
    return estimator.estimate(Performance(.reps(10), at: ten.load), on: ten.at.day).flatMap(known)
  }

  /// The best estimate from sets of at most ten reps in the last ten of the sessions.
  private func estimated(_ sessions: [PastSession]) -> CurrentMax? {
    let estimates = sessions.prefix(10).flatMap { session in
      session.sets.filter(\.type.isWork).compactMap(\.result)
        .compactMap { estimator.estimate($0, on: session.start.day) }
    }
    return estimates.filter { !$0.max.isRough }.compactMap(known)
      .max { $1.load.isGreater(than: $0.load) }
  }

  private func known(_ estimate: SetEstimate) -> CurrentMax? {
    let mass = Mass(rounding: estimate.oneRepMax(in: unit), unit)
    return known(MovedLoad(mass, estimate.load.basis), .estimate)
  }

  private func known(_ moved: MovedLoad, _ base: MaxBase) -> CurrentMax? {
    let load = moved.mass.converted(to: unit)
    switch moved.basis {
    case .load: return CurrentMax(load, base)
    case .withBody:
      guard let body = estimator.moved(.bodyWeight, on: start.day) else { return nil }
      return CurrentMax(load, base, body: body.mass)
    case .withoutBody: return nil
    }
  }
}
