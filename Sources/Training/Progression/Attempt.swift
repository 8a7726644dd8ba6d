/// How a plan's working sets came out in a workout, each judged by what was planned for it that day.
enum Attempt: Hashable {
  /// All of them reached all that was planned.
  case reached
  /// All of them reached the least of it; the most that some didn't.
  case withinRange(Int)
  /// One that was done stayed below the least of it.
  case missed
  /// None stayed below, but only so many were done: out of time is no failure.
  case incomplete(done: Int, of: Int)
  /// The sets were of another kind: the plan was another one, or there was none, and these don't reach today's.
  case other

  /// What was done without a plan counts where it is enough; in a workout by the same routine (`isSameRoutine`) it was an
  /// attempt at the plan, and counts anyway.
  init(_ plan: [WorkoutSet], done: [WorkoutSet], isSameRoutine: Bool) {
    let targets = plan.filter(\.type.isWork).compactMap(\.plan?.amount)
    var pairs: [(target: TargetAmount, amount: Amount)] = []
    var work = done.filter { $0.type.isWork && $0.result != nil }
    let isPlanned = isSameRoutine || work.contains { $0.plan != nil }
    for target in targets {
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
  /// Whether it is as much as another of the same kind, or more.
  func isAtLeast(_ other: Amount) -> Bool {
    switch (self, other) {
    case (.reps(let one), .reps(let other)): one >= other
    case (.duration(let one), .duration(let other)): one >= other
    case (.distance(let one, _), .distance(let other, _)): one.millimetres >= other.millimetres
    default: false
    }
  }
}
