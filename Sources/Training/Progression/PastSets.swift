/// Matches the sets of last time to those of a plan, to find which of them a planned set's load comes from.
///
/// A warm-up goes by the one in the same place. A working set goes by sets of its kind: with the same plan
/// that day or, if they had none, with reps that meet its plan. So a back-off set of ten isn't loaded by a
/// set of five. Where the plan repeats those sets one by one, each goes by the one it repeats.
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

  /// The past set that a planned set's load comes from; the last of its kind if there are fewer. Nil if there is none and the
  /// plan has a load to use.
  func set(beside index: Int) -> WorkoutSet? {
    let isWork = plan[index].type.isWork
    let sets = done.filter { $0.type.isWork == isWork }
    if isWork, plan.repeats(done) { return sets[place(of: index) { _ in true }] }
    if isWork {
      let alike = like(index)
      if !alike.isEmpty {
        let place = place(of: index) { $0 == plan[index].plan?.amount }
        return place < alike.count ? alike[place] : added(like: index) ?? alike[alike.count - 1]
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
    let planned = done.filter { $0.type.isWork && $0.plan?.amount == target }
    return planned.isEmpty ? unplanned(for: target) : planned
  }

  /// The first of the sets added to those of the kind that were planned.
  private func added(like index: Int) -> WorkoutSet? {
    plan[index].plan.flatMap { unplanned(for: $0.amount).first }
  }

  /// The working sets without a plan that meet one.
  private func unplanned(for target: TargetAmount) -> [WorkoutSet] {
    done.filter {
      $0.type.isWork && $0.plan == nil && $0.result.map { target.allows($0.amount) } == true
    }
  }

  private var hasAnyAlike: Bool { plan.indices.contains { plan[$0].type.isWork && !like($0).isEmpty } }

  /// The number of planned sets before one that are, like it, warm-ups or working sets, and whose amount is
  /// counted.
  private func place(of index: Int, _ isCounted: (TargetAmount?) -> Bool) -> Int {
    plan[..<index].count { $0.type.isWork == plan[index].type.isWork && isCounted($0.plan?.amount) }
  }
}

extension [WorkoutSet] {
  /// Whether these planned working sets are, one by one, those done repeated.
  func repeats(_ done: [WorkoutSet]) -> Bool {
    let work = filter(\.type.isWork).map { $0.plan?.amount }
    return work == done.filter { $0.type.isWork && $0.result != nil }.map(\.amountOnceMore)
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
