/// The outcome of a plan's working sets in a workout. Each set is judged by what was planned for it that day.
enum Attempt: Hashable {
  /// All sets reached everything that was planned.
  case reached
  /// All sets reached the least of their range, but some not its upper end: the highest of those ends.
  case withinRange(Int)
  /// A set stayed below the least that was planned.
  case missed
  /// No misses, but not all sets were done: running out of time isn't a miss.
  case incomplete(done: Int, of: Int)
  /// The sets don't belong to this plan: another plan applied, or none, and they don't reach today's.
  case other

  /// Judges the sets of a session.
  ///
  /// Sets done without a plan count if they meet today's. In a workout of the same routine they count in any
  /// case.
  init(_ plan: [WorkoutSet], done: [WorkoutSet], isSameRoutine: Bool) {
    let targets = plan.filter(\.type.isWork).compactMap(\.plan?.amount)
    var pairs: [(target: TargetAmount, amount: Amount)] = []
    var work = done.filter { $0.type.isWork && $0.result != nil }
    let isPlanned = isSameRoutine || work.contains { $0.plan != nil }
    let isRepeated = plan.repeats(work)
    for target in targets {
      if isRepeated, let set = work.first, let result = set.result {
        work.removeFirst()
        pairs.append((set.plan?.amount ?? target, result.amount))
        continue
      }
      let beside =
        work.firstIndex { $0.plan?.amount == target }
        ?? work.firstIndex {
          $0.plan == nil && (isSameRoutine || $0.result?.amount.isAtLeast(target.least) == true)
        }
      guard let beside, let result = work.remove(at: beside).result else { continue }
      pairs.append((target, result.amount))
    }
    if pairs.contains(where: { !$0.amount.isAtLeast($0.target.least) }) {
      self = .missed
    } else if pairs.count < targets.count {
      self = isPlanned && !pairs.isEmpty ? .incomplete(done: pairs.count, of: targets.count) : .other
    } else {
      let open = pairs.compactMap { target, amount -> Int? in
        guard case .repRange(_, let most) = target else { return nil }
        return amount.isAtLeast(.reps(most)) ? nil : most
      }
      self = open.max().map { .withinRange($0) } ?? .reached
    }
  }
}

extension Amount {
  /// Whether it is at least as much as another amount of the same kind.
  func isAtLeast(_ other: Amount) -> Bool {
    switch (self, other) {
    case (.reps(let one), .reps(let other)): one >= other
    case (.duration(let one), .duration(let other)): one >= other
    case (.distance(let one, _), .distance(let other, _)): one.millimetres >= other.millimetres
    default: false
    }
  }
}
