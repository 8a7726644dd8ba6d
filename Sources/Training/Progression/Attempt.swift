/// How a plan's working sets came out in a workout, one beside the other.
enum Attempt: Hashable {
  /// All of them reached all that was planned.
  case reached
  /// All of them reached the least of it; the most that some didn't.
  case within(Int)
  /// One of them stayed below the least of it, or wasn't done.
  case failed

  init(_ plan: [WorkoutSet], done: [WorkoutSet]) {
    let results = done.filter(\.type.isWork).compactMap(\.result)
    let targets = plan.filter(\.type.isWork).compactMap(\.plan)
    guard targets.count <= results.count,
      zip(targets, results).allSatisfy({ $1.amount.isAtLeast($0.amount.least) })
    else {
      self = .failed
      return
    }
    let open = zip(targets, results).compactMap { target, result -> Int? in
      guard case .repRange(_, let most) = target.amount else { return nil }
      return result.amount.isAtLeast(.reps(most)) ? nil : most
    }
    self = open.max().map { .within($0) } ?? .reached
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
