/// Proposes loads for a planned exercise from its plan and past sessions. Proposed loads can be loaded with
/// the equipment; loads taken from a past session in the workout's unit are kept as lifted.
package struct LoadProposer {
  /// The planned sets of the exercise, in order.
  package var plan: [WorkoutSet]
  /// The exercise's progression; nil if it has none, or if the plan implies one by ranges, efforts or
  /// percentages.
  package var progression: Progression?
  /// The exercise's equipment, which decides the loads there are.
  package var equipment: Equipment
  /// The workout's unit, in which loads are proposed.
  package var unit: MassUnit
  /// The completed sets of past workouts, with their plans, newest workout first.
  package var sessions: AnyRandomAccessCollection<[WorkoutSet]>
  /// Whether those workouts followed the same routine.
  package var isSameRoutine: Bool
  /// The exercise's 1RM, nil if unknown; called only if the plan has percentages.
  package var max: () -> CurrentMax?

  private let last: [WorkoutSet]
  private var beside: PastSets { PastSets(plan: plan, done: last, isSameRoutine: isSameRoutine) }

  /// Creates a proposer for a planned exercise.
  package init(
    plan: [WorkoutSet], progression: Progression? = nil, equipment: Equipment, unit: MassUnit,
    sessions: some RandomAccessCollection<[WorkoutSet]>, isSameRoutine: Bool = true,
    max: @escaping () -> CurrentMax? = { nil }
  ) {
    self.plan = plan
    self.progression = progression
    self.equipment = equipment
    self.unit = unit
    self.sessions = AnyRandomAccessCollection(sessions)
    self.isSameRoutine = isSameRoutine
    self.max = max
    last = sessions.first ?? []
  }

  /// The plan as it is, with loads in the workout's unit.
  package var planned: LoadProposal {
    proposal(Verdict(reason: .plan)) { set, _ in set.plan?.load?.fixed }
  }

  package var proposal: LoadProposal {
    let known = plan.contains { $0.plan?.load?.isPercent == true } ? max() : nil
    return proposal(verdict(known)) { set, index in load(of: set, index, known) }
  }

  // MARK: - Judging past sessions

  /// The reason for a proposal, and the change of the working sets' loads that follows from it.
  private struct Verdict {
    var reason: LoadProposal.Reason
    var change: ((Load) -> Load?)?
  }

  private func verdict(_ known: CurrentMax?) -> Verdict {
    switch PlanBasis(of: plan) {
    case .max:
      guard let known, case .percent(let percent)? = firstWork?.plan?.load else {
        return Verdict(reason: .maxUnknown)
      }
      return droppedFromPlan(known)
        ?? Verdict(reason: .percent(percent, of: known))
    case .effort:
      guard !last.isEmpty, let effort = firstWork?.plan?.effort else { return Verdict(reason: .plan) }
      let isKnown = plan.indices.contains { plan[$0].type.isWork && byEffort(plan[$0], $0) != nil }
      return isKnown
        ? Verdict(reason: .effort(effort)) : droppedFromPlan(nil) ?? Verdict(reason: .effortUnknown)
    case .lastTime: return growth
    }
  }

  private var firstWork: WorkoutSet? { plan.first(where: \.type.isWork) ?? plan.first }

  private var rule: Progression { progression ?? Progression() }

  private var growth: Verdict {
    let isTaken = plan.indices.contains { beside.set(beside: $0) != nil }
    let same = Verdict(reason: isTaken || !last.isEmpty && !hasLoads ? .lastTime : .plan)
    let isRange = plan.contains { if case .repRange = $0.plan?.amount { $0.type.isWork } else { false } }
    // A step of 0 keeps the load for good.
    guard !last.isEmpty, progression != nil || isRange, rule.step?.value.raw != 0 else { return same }
    switch attempt(last) {
    case .reached:
      let shift = LoadShift(rule, equipment, unit)
      guard let base = baseLoad(of: last), let grown = shift.more(base), let step = shift.step(base, grown)
      else { return Verdict(reason: .reached) }
      let asked = rule.step.flatMap { $0.unit == unit && $0 != step && base.mass?.unit == unit ? $0 : nil }
      return Verdict(reason: .grown(by: step, asked: asked)) { shift.more($0) }
    case .withinRange(let most): return Verdict(reason: .withinRange(upTo: most))
    case .incomplete(let done, let all): return Verdict(reason: .incomplete(done: done, of: all))
    case .missed:
      let times = misses
      if times < rule.misses { return Verdict(reason: .missed(times: times, of: rule.misses)) }
      return baseLoad(of: last).flatMap { dropped(from: $0, times) }
        ?? Verdict(reason: .nothingLighter(times: times))
    case .other: return same
    }
  }

  private var hasLoads: Bool { plan.contains { $0.plan?.load != nil } }

  /// The drop from the load that a plan by percentages or effort gives today. Nil if no drop is due, or if
  /// that load is already lighter than the missed one.
  private func droppedFromPlan(_ known: CurrentMax?) -> Verdict? {
    guard case .missed = attempt(last), misses >= rule.misses,
      let failed = baseLoad(of: last),
      let index = plan.firstIndex(where: \.type.isWork), let today = load(of: plan[index], index, known),
      !failed.isHarder(than: today)
    else { return nil }
    return dropped(from: today, misses)
  }

  private func dropped(from load: Load, _ times: Int) -> Verdict? {
    let shift = LoadShift(rule, equipment, unit)
    guard let less = shift.less(load), let step = shift.step(load, less) else { return nil }
    return Verdict(reason: .dropped(times: times, percent: rule.drop, by: step)) { shift.less($0) }
  }

  private func attempt(_ session: [WorkoutSet]) -> Attempt {
    Attempt(plan, done: session, isSameRoutine: isSameRoutine)
  }

  /// The number of misses in a row, up to now and at the same or a lighter load: after a drop they count
  /// anew. Incomplete sessions neither count nor interrupt.
  private var misses: Int {
    var count = 0
    var load: Load?
    for session in sessions {
      let attempt = attempt(session)
      if case .incomplete = attempt { continue }
      guard case .missed = attempt else { break }
      let base = baseLoad(of: session)
      if let base, let load, base.isHarder(than: load) { break }
      load = base ?? load
      count += 1
    }
    return count
  }

  private func baseLoad(of session: [WorkoutSet]) -> Load? {
    session.first { $0.type.isWork && $0.result?.load != nil }?.result?.load
  }

  // MARK: - Loads of sets

  /// The load of a planned set before it grows: a percentage of the 1RM, the load for the planned effort, the
  /// load of last time, or else the planned load.
  private func load(of set: WorkoutSet, _ index: Int, _ known: CurrentMax?) -> Load? {
    if case .percent(let percent) = set.plan?.load {
      return known.map { nearest(to: $0.load(percent), of: $0) }
    }
    return byEffort(set, index) ?? beside.set(beside: index)?.result?.load ?? set.plan?.load?.fixed
  }

  /// The load for the planned reps and effort, from the reps and effort of last time. Sets with equal plans
  /// get the same load, from the mean of what each allows.
  private func byEffort(_ set: WorkoutSet, _ index: Int) -> Load? {
    guard let plan = set.plan, plan.load == nil, let wanted = plan.effort,
      case .reps(let reps) = plan.amount.least, let now = EffortPercent.share(reps: reps, wanted)
    else { return nil }
    let alike = beside.like(index)
    let past = alike.isEmpty ? [beside.set(beside: index)].compactMap(\.self) : alike
    let rated = past.compactMap { rated -> (load: Load, max: Double)? in
      guard let result = rated.result, let effort = result.effort, case .reps(let done) = result.amount,
        let load = result.load, let mass = load.mass, !load.isAssistance,
        let then = EffortPercent.share(reps: done, effort)
      else { return nil }
      return (load, Double(mass.converted(to: unit).value.raw) / then)
    }
    guard let load = rated.first?.load else { return nil }
    let same = rated.filter { $0.load.isOnBody == load.isOnBody }.map(\.max)
    let raw = same.reduce(0, +) / Double(same.count) * now
    return load.with(steps(for: load).nearest(to: Mass(Thousandths(raw: Int(raw.rounded())), unit)))
  }

  /// The nearest load to a part of a 1RM that can be loaded; the body alone for added load or assistance of
  /// 0.
  private func nearest(to part: Load, of known: CurrentMax) -> Load {
    guard let mass = part.mass else { return part }
    let nearest = part.with(
      steps(for: part.isOnBody ? part : .external(known.load)).nearest(to: mass))
    return part.isOnBody && nearest.mass?.value.raw == 0 ? .bodyWeight : nearest
  }

  private func steps(for load: Load) -> LoadSteps {
    LoadSteps(equipment, for: load, in: unit)
  }

  // MARK: - The proposal

  private func proposal(_ verdict: Verdict, _ load: (WorkoutSet, Int) -> Load?) -> LoadProposal {
    var converted: Load?
    let targets = plan.indices.map { index in
      var target = plan[index].plan ?? Target(.exactly(.reps(0)))
      guard let found = load(plan[index], index) else { return target }
      let isWork = plan[index].type.isWork
      let isGrowing = isWork && (target.load?.isPercent == true) == (PlanBasis(of: plan) == .max)
      var today = isGrowing ? verdict.change?(found) ?? found : found
      if let mass = found.mass, mass.unit != unit {
        if isWork, converted == nil { converted = found }
        if today == found { today = found.with(steps(for: found).nearest(to: mass)) }
      }
      target.load = .load(today)
      return target
    }
    return LoadProposal(targets: targets, reason: verdict.reason, converted: converted)
  }
}

extension TargetLoad {
  fileprivate var fixed: Load? { if case .load(let load) = self { load } else { nil } }

  fileprivate var isPercent: Bool { if case .percent = self { true } else { false } }
}
