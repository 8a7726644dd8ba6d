/// The sets of the last time beside those of a plan: which of them a planned set's load comes from.
///
/// A warm-up goes by the one in its place. A working set goes by those of its own kind: planned alike that day or, done
/// without a plan, with as many reps. A back-off set of ten isn't loaded by what was done for five.
struct PastSets {
  let plan: [WorkoutSet]
  private let done: [WorkoutSet]
  /// Whether it was the same routine: then a plan that was changed since still goes by its loads.
  private let isSameRoutine: Bool

  init(plan: [WorkoutSet], done: [WorkoutSet], isSameRoutine: Bool) {
    self.plan = plan
    self.done = done.filter { $0.result?.load != nil }
    self.isSameRoutine = isSameRoutine
  }

  /// The set that a planned one goes by; the last of its kind for one beyond. Nil where there is none and the plan has a
  /// load to hold to.
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

  /// How many sets with such an amount come before one, of warm-ups or of working sets as it is one.
  private func place(of index: Int, _ isCounted: (TargetAmount?) -> Bool) -> Int {
    plan[..<index].count { $0.type.isWork == plan[index].type.isWork && isCounted($0.plan?.amount) }
  }
}

extension TargetAmount {
  /// Whether an amount is one of those that it asks for.
  fileprivate func allows(_ amount: Amount) -> Bool {
    guard amount.isAtLeast(least) else { return false }
    return switch self {
    case .exactly(let exact): exact.isAtLeast(amount)
    case .repRange(_, let most): Amount.reps(most).isAtLeast(amount)
    case .repsOrMore: true
    }
  }
}
