import Training
import Wording

/// The load at a percentage of a 1RM.
struct PercentLoad {
  var percent: Thousandths
  var load: Load
  var max: CurrentMax

  /// The base of the percentage: `65% of 140 kg, tested`.
  func basis(_ words: Words) -> String {
    words.percentOf(
      words.percent(percent), max: words.volume(max.load), withBody: max.body != nil, max.base)
  }
}

extension Context {
  /// The loads of percentages of an exercise's 1RM, as in a workout started from a routine; empty if the 1RM isn't known. With
  /// `fromIndex`, estimates come from the index alone, for errors, which have no time for the whole history.
  func loads(
    of percents: [Thousandths], for entry: WorkoutExercise, in workout: Workout, fromIndex: Bool = false
  ) throws(Failure) -> [PercentLoad] {
    guard !percents.isEmpty, !workout.isRoutine, let snapshot = pasts.snapshot,
      let max = try maxToday(of: entry, in: workout, snapshot, fromIndex: fromIndex)
    else { return [] }
    return percents.compactMap { percent in
      let planned = WorkoutSet(
        id: entry.id, position: .first, plan: Target(.exactly(.reps(1)), at: .percent(percent)))
      let proposer = LoadProposer(
        plan: [planned], progression: nil, equipment: exercise(of: entry).equipment, unit: workout.unit,
        sessions: [[WorkoutSet]]().lazy.map { $0 }, isSameRoutine: false, max: { max })
      guard case .load(let load)? = proposer.proposal.targets.first?.load else { return nil }
      return PercentLoad(percent: percent, load: load, max: max)
    }
  }

  /// Sets with the loads of their percentages, where they are known.
  func withLoads(
    _ drafts: [SetDraft], for entry: WorkoutExercise, in workout: Workout
  ) throws(Failure) -> (drafts: [SetDraft], loads: [PercentLoad]) {
    let loads = try loads(of: drafts.compactMap(\.plan?.percent).unique, for: entry, in: workout)
    let known = drafts.map { draft in
      var draft = draft
      if let found = loads.first(where: { $0.percent == draft.plan?.percent }) {
        draft.plan?.load = .load(found.load)
      }
      return draft
    }
    return (known, loads)
  }
}

extension Target {
  fileprivate var percent: Thousandths? { if case .percent(let percent) = load { percent } else { nil } }
}

extension [Thousandths] {
  fileprivate var unique: [Thousandths] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
