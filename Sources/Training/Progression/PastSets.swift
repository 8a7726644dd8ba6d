/// Matches the sets of last time to those of a plan, to find which of them a planned set's load comes from.
///
/// A warm-up goes by the one in the same place. A working set goes by sets of its kind: with the same plan
/// that day or, if they had none, with reps that meet its plan. So a back-off set of ten isn't loaded by a
/// set of five.
struct PastSets {
  let plan: [WorkoutSet]
  private let done: [WorkoutSet]
  /// Whether it was a workout of the same routine. Then its loads apply even if the plan has changed since.
  private let isSameRoutine: Bool

  init(plan: [WorkoutSet], done: [WorkoutSet], isSameRoutine: Bool) {
    self.plan = plan
    self.done = done.filter { $0.result?.load != nil }
    self.isSameRoutine = isSameRoutine
  }

  /// The set that a planned one goes by; the last of its kind if there are fewer of them. Nil if there is
  /// none and the plan has a load to use.
  func set(beside index: Int) -> WorkoutSet? {
    let isWork = plan[index].type.isWork
    let sets = done.filter { $0.type.isWork == isWork }
    if isWork {
      let alike = like(index)
      if !alike.isEmpty {
        return alike[min(place(of: index) { $0 == plan[index].plan?.amount }, alike.count - 1)]
      }
      if plan[index].plan?.load != nil, !isSameRoutine || hasAnyAlike { return nil }
    }
    let place = place(of: index) { _ in true }
    if place < sets.count { return sets[place] }
    return !isWork && plan[index].plan?.load != nil ? nil : sets.last
  }

  /// The working sets of the same kind as a planned one.
  func like(_ index: Int) -> [WorkoutSet] {
    guard let target = plan[index].plan?.amount else { return [] }
    let work = done.filter(\.type.isWork)
    let planned = work.filter { $0.plan?.amount == target }
    if !planned.isEmpty { return planned }
    return work.filter { $0.plan == nil && $0.result.map { target.allows($0.amount) } == true }
  }

  private var hasAnyAlike: Bool { plan.indices.contains { plan[$0].type.isWork && !like($0).isEmpty } }

  /// The number of planned sets before one that are, like it, warm-ups or working sets, and whose amount is
  /// counted.
  private func place(of index: Int, _ isCounted: (TargetAmount?) -> Bool) -> Int {
    plan[..<index].count { $0.type.isWork == plan[index].type.isWork && isCounted($0.plan?.amount) }
  }
}

extension TargetAmount {
  /// Whether an amount meets the plan without exceeding it.
  fileprivate func allows(_ amount: Amount) -> Bool {
    guard amount.isAtLeast(least) else { return false }
    return switch self {
    case .exactly(let exact): exact.isAtLeast(amount)
    case .repRange(_, let most): Amount.reps(most).isAtLeast(amount)
    case .repsOrMore: true
    }
  }
}
