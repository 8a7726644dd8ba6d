/// The results of SETs typed for planned sets.
package struct PlannedFill: Hashable, Sendable {
  /// The results, each with the index of its planned set.
  package var filled: [(plan: Int, draft: SetDraft)] = []
  /// Sets that the plan doesn't have, such as a drop set after the planned ones.
  package var extra: [SetDraft] = []

  package static func == (one: Self, other: Self) -> Bool {
    one.filled.map(\.plan) == other.filled.map(\.plan) && one.filled.map(\.draft) == other.filled.map(\.draft)
      && one.extra == other.extra
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(filled.map(\.draft))
    hasher.combine(extra)
  }
}

extension SetInterpreter {
  /// The planned sets that are meant.
  package enum Filling: Hashable, Sendable {
    /// The next ones, or those that the SETs fit.
    case fitting
    /// The first ones.
    case fromFirst
    /// All of them: one SET or CHANGE is for each.
    case all
  }

  /// Fills planned sets of one exercise in order. What a SET leaves out is as planned.
  ///
  /// - Parameters:
  ///   - planned: the planned sets, in order; at least one
  ///   - change: what was typed first, if it is a CHANGE
  ///   - groups: the SETs after it
  ///   - filling: which of the planned sets are meant
  /// - Returns: the results, and the sets besides the plan
  /// - Throws: `SetRefusal` if it isn't clear which planned sets are meant, or if there are too few
  package func fill(
    _ planned: [WorkoutSet], with change: NotatedChange?, _ groups: [NotatedGroup], _ filling: Filling
  ) throws(SetRefusal) -> PlannedFill {
    let groups = try spelledOut(groups)
    let all = TypedSet.sets(change, groups)
    let extra = all.indices.filter { index in
      guard index > 0, let type = all[index].change.type, type == .drop || type == .warmUp else {
        return false
      }
      return !planned.contains { $0.type == type }
    }
    let typed = all.indices.filter { !extra.contains($0) }.map { all[$0] }
    let sets = typed.isEmpty ? [TypedSet()] : typed
    if filling == .all, sets.count < 2 {
      return try filled(
        planned.indices.map { ($0, sets[0]) }, of: planned, extra.map { all[$0] })
    }
    if filling == .all, sets.count < planned.count {
      throw SetRefusal(.fewerThanPlanned(sets.count, planned: planned.count), words: groups.all)
    }
    let start = filling == .fitting ? try start(of: sets, in: planned, groups) : 0
    let pairs = zip(planned.indices[start...], sets).map { ($0, $1) }
    if sets.count > pairs.count {
      let fill = try filled(pairs, of: planned, sets[pairs.count...] + extra.map { all[$0] })
      let writer = NotationWriter(loading: context.loading)
      throw SetRefusal(
        .moreThanPlanned(planned.count, rest: writer.text(fill.extra)), words: groups.all,
        readings: [writer.text(fill.filled.map(\.draft))])
    }
    return try filled(pairs, of: planned, extra.map { all[$0] })
  }

  /// The index of the first planned set that is meant: the next one, unless others fit and it doesn't.
  private func start(
    of sets: [TypedSet], in planned: [WorkoutSet], _ groups: [NotatedGroup]
  ) throws(SetRefusal) -> Int {
    let first = sets[0]
    let starts = sets.count <= planned.count ? Array(0...(planned.count - sets.count)) : []
    func start(where fits: (TypedSet, WorkoutSet) -> Bool) -> Int? {
      starts.first { start in sets.indices.allSatisfy { fits(sets[$0], planned[start + $0]) } }
    }
    let whole = start { self.fit($0, $1) == .whole }
    if sets.count == 1 {
      let isNear = fit(first, planned[0]) != .none || !first.namesLoad
      return isNear ? 0 : whole ?? 0
    }
    if let whole { return whole }
    try refuseCount(groups, planned)
    if sets.count > planned.count { return 0 }
    if let near = start(where: { self.fit($0, $1) != .none }) { return near }
    let row = planned[..<sets.count]
    if Set(sets.map(\.change)).count == 1, Set(row.map { $0.plan }).count > 1 {
      throw SetRefusal(.whichPlanned, words: groups.all)
    }
    return 0
  }

  private enum Fit { case whole, part, none }

  /// How a set fits a planned one: in amount and load, in one of them, or in neither.
  private func fit(_ set: TypedSet, _ planned: WorkoutSet) -> Fit {
    guard let plan = planned.plan, let result = try? done(planned, with: set.change).result else {
      return .none
    }
    let isAmount = plan.amount.isMet(by: result.amount)
    let isLoad: Bool =
      switch plan.load {
      case .load(let load): load.compared == result.load?.compared
      case .percent, nil: true
      }
    if isAmount, isLoad { return .whole }
    return isAmount || isLoad && set.namesLoad ? .part : .none
  }

  /// Asks about `5x10` for a plan of 3x5: five sets of ten, or five reps with 10.
  private func refuseCount(_ groups: [NotatedGroup], _ planned: [WorkoutSet]) throws(SetRefusal) {
    guard let group = groups.first, group.isCounted, group.load == nil,
      case .exactly(.reps(let number)) = group.amounts[0], let plan = planned[0].plan,
      case .load(let load) = plan.load, load.mass != nil,
      plan.amount.isMet(by: .reps(group.amounts.count)), !plan.amount.isMet(by: .reps(number))
    else { return }
    let phrase = SetPhrase(group, in: context)
    var single = phrase.with(amounts: [.exactly(.reps(group.amounts.count))])
    single.isCounted = false
    let mass = Mass(Thousandths(number), load.mass?.unit ?? context.unit)
    throw SetRefusal(
      .setsOrLoad, words: group.words,
      readings: single.withLoads([unsigned(mass, before: .load(load))]) + phrase.withLoads([load]))
  }

  private func filled(
    _ pairs: [(Int, TypedSet)], of planned: [WorkoutSet], _ extra: [TypedSet]
  ) throws(SetRefusal) -> PlannedFill {
    var context = context
    for set in planned { set.plan?.performance.map { context.known.add($0, set.type) } }
    var fill = PlannedFill()
    var typed: (load: Load, plan: TargetLoad?)?
    for (index, set) in pairs {
      var plan = planned[index]
      // A load that was typed for a planned one holds for the next ones with the same plan.
      if !set.namesLoad, let typed, let load = plan.plan?.load, load == typed.plan {
        plan.plan?.load = .load(typed.load)
      }
      let draft: SetDraft
      do throws(SetRefusal) {
        draft = try SetInterpreter(context).done(plan, with: set.isEmpty ? nil : set.change)
      } catch {
        throw set.refused(error)
      }
      if set.namesLoad, let load = draft.result?.load { typed = (load, planned[index].plan?.load) }
      context = context.holding(draft.result?.load, for: draft.type)
      if let result = draft.result { context.known.add(result, draft.type) }
      fill.filled.append((index, draft))
    }
    for set in extra {
      guard let group = set.group else { continue }
      fill.extra += try SetInterpreter(context.holding(fill.filled.last?.draft.result?.load, for: .normal))
        .results(of: [group])
    }
    return fill
  }
}

/// A set as typed for a planned one.
private struct TypedSet: Hashable {
  var change = NotatedChange.replace(.init())
  /// The group of one set that it was typed as; nil for a CHANGE.
  var group: NotatedGroup?
  /// The number of sets typed as its group, as in `3x8`.
  var count = 1

  /// Whether nothing was typed.
  var isEmpty: Bool { change == .replace(.init()) }

  var namesLoad: Bool {
    switch change {
    case .shift: true
    case .replace(let replacement): replacement.load != nil
    }
  }

  static func sets(_ change: NotatedChange?, _ groups: [NotatedGroup]) -> [TypedSet] {
    (change.map { [TypedSet(change: $0)] } ?? [])
      + groups.flatMap { group in
        group.amounts.map { amount in
          var one = group
          (one.amounts, one.isCounted) = ([amount], false)
          return TypedSet(change: .replace(.init(one)), group: one, count: group.amounts.count)
        }
      }
  }

  /// A refusal of the set with its place; the readings are for all sets of its group.
  func refused(_ refusal: SetRefusal) -> SetRefusal {
    guard let group else { return refusal }
    let isRow = count > 1
    return SetRefusal(
      refusal.problem, words: group.words,
      readings: isRow
        ? refusal.readings.filter { $0.first?.isNumber == true }.map { "\(count)x" + $0 } : refusal.readings)
  }
}

extension [NotatedGroup] {
  /// The words up to the end of the groups, those of a CHANGE before them included.
  fileprivate var all: Range<Int> { 0..<(last?.words.upperBound ?? 0) }
}

extension TargetAmount {
  /// Whether an amount is what was planned.
  fileprivate func isMet(by amount: Amount) -> Bool {
    switch (self, amount) {
    case (.exactly(let planned), _): planned == amount
    case (.repRange(let least, let most), .reps(let reps)): (least...most).contains(reps)
    case (.repsOrMore(let least), .reps(let reps)): reps >= least
    default: false
    }
  }
}
