import Logbook
import Training

/// Finds an exercise's 1RM as it is known when a workout begins: with the body, for one that is moved with it.
struct MaxFinder {
  let estimator: Estimator
  let unit: MassUnit
  let start: Instant
  /// The exercise's tested maxima, the last first.
  let tested: [TestedMax]
  /// Where it was done before, the newest first.
  let sessions: [PastSession]

  /// The one that was tested last, or what sets done since suggest, if that is more; nil where nobody knows it, or the body
  /// counts and its weight isn't recorded.
  var known: TodaysMax? {
    if let test = tested.first(where: { $0.kind == .oneRep }),
      let moved = estimator.moved(test.load, on: test.at.day), let known = known(moved, isTested: true)
    {
      let since = estimated(sessions.filter { $0.start.day > test.at.day })
      return since.flatMap { $0.load.isGreater(than: known.load) ? $0 : nil } ?? known
    }
    return ofTenReps ?? estimated(sessions)
  }

  /// What the last tested 10RM suggests.
  private var ofTenReps: TodaysMax? {
    guard let ten = tested.first else { return nil }
    return estimator.estimate(Performance(.reps(10), at: ten.load), on: ten.at.day).flatMap(known)
  }

  /// The best that the exercise's sets of at most ten reps suggest, in the last ten sessions.
  private func estimated(_ sessions: [PastSession]) -> TodaysMax? {
    let estimates = sessions.prefix(10).flatMap { session in
      session.sets.filter(\.type.isWork).compactMap(\.result)
        .compactMap { estimator.estimate($0, on: session.start.day) }
    }
    return estimates.filter { !$0.max.isRough }.compactMap(known)
      .max { $1.load.isGreater(than: $0.load) }
  }

  private func known(_ estimate: SetEstimate) -> TodaysMax? {
    let mass = Mass(rounding: estimate.oneRepMax(in: unit), unit)
    return known(MovedLoad(mass, estimate.load.basis), isTested: false)
  }

  private func known(_ moved: MovedLoad, isTested: Bool) -> TodaysMax? {
    let load = moved.mass.converted(to: unit)
    switch moved.basis {
    case .load: return TodaysMax(load, isTested: isTested)
    case .withBody:
      guard let body = estimator.moved(.bodyWeight, on: start.day) else { return nil }
      return TodaysMax(load, isTested: isTested, body: body.mass)
    case .withoutBody: return nil
    }
  }
}
