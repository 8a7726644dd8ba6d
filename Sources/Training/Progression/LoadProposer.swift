/// Finds what a planned exercise is to be done with today, from its plan and from what was done before. Every load that it
/// proposes anew can be loaded; one that is taken over in the workout's unit is as it was lifted.
package struct LoadProposer {
  /// The planned sets of the exercise, in order.
  package var plan: [WorkoutSet]
  /// How it grows; nil where the plan says it by itself (a range, an effort, a percentage), or it doesn't.
  package var progression: Progression?
  package var equipment: Equipment
  /// The workout's unit: that of all proposed loads.
  package var unit: MassUnit
  /// What the lifter's gym has; nil for the standard.
  package var plates: Plates?
  /// The sets done in earlier workouts, the newest workout first.
  package var sessions: [[WorkoutSet]]
  /// The exercise's 1RM, if it is known; asked for only where the plan has percentages.
  package var max: () -> KnownMax?

  package init(
    plan: [WorkoutSet], progression: Progression? = nil, equipment: Equipment, unit: MassUnit,
    plates: Plates? = nil, sessions: [[WorkoutSet]], max: @escaping () -> KnownMax? = { nil }
  ) {
    self.plan = plan
    self.progression = progression
    self.equipment = equipment
    self.unit = unit
    self.plates = plates
    self.sessions = sessions
    self.max = max
  }

  /// As the plan says, in loads of the workout's unit.
  package var planned: LoadProposal {
    proposal(reason: .plan) { set, _ in set.plan?.load?.fixed }
  }

  /// The proposal for today.
  package var proposal: LoadProposal {
    let known = plan.contains { $0.plan?.load?.isPercent == true } ? max() : nil
    if let first = firstWork?.plan, case .percent(let percent) = first.load {
      let reason = known.map { LoadProposal.Reason.percent(percent, of: $0.load, isTested: $0.isTested) }
      return proposal(reason: reason ?? .maxUnknown) { set, index in load(of: set, index, known) }
    }
    guard sessions.first != nil else {
      return proposal(reason: .plan) { set, index in load(of: set, index, known) ?? set.plan?.load?.fixed }
    }
    if let effort = firstWork?.plan.flatMap({ $0.load == nil ? $0.effort : nil }) {
      let isKnown = plan.indices.contains { plan[$0].type.isWork && byEffort(plan[$0], $0) != nil }
      return proposal(reason: isKnown ? .effort(effort) : .effortUnknown) { set, index in
        load(of: set, index, known)
      }
    }
    return grown(known)
  }

  private var firstWork: WorkoutSet? { plan.first(where: \.type.isWork) ?? plan.first }

  // MARK: - By the last time

  private func grown(_ known: KnownMax?) -> LoadProposal {
    let verdict = growth
    return proposal(reason: verdict.reason) { set, index in
      let load = load(of: set, index, known)
      guard set.type.isWork, set.plan?.load?.isPercent != true, let load else { return load }
      return verdict.change(load)
    }
  }

  /// What the last times say: why, and what becomes of the loads.
  private var growth: (reason: LoadProposal.Reason, change: (Load) -> Load) {
    let isRange = plan.contains { if case .repRange = $0.plan?.amount { $0.type.isWork } else { false } }
    guard progression != nil || isRange, let last = sessions.first else { return (.lastTime, { $0 }) }
    let rule = progression ?? Progression()
    let shift = LoadShift(rule, equipment, unit, plates)
    switch Attempt(plan, done: last) {
    case .reached:
      guard let base = baseLoad(of: last), let grown = shift.more(base), let step = shift.step(base, grown)
      else { return (.reached, { $0 }) }
      return (.grown(by: step), { shift.more($0) ?? $0 })
    case .within(let most): return (.withinRange(upTo: most), { $0 })
    case .failed:
      let times = failures
      guard times >= rule.failures, let base = baseLoad(of: last), shift.less(base) != nil else {
        return (.failed(times: times, of: rule.failures), { $0 })
      }
      return (.steppedBack(times: times, percent: rule.back), { shift.less($0) ?? $0 })
    }
  }

  /// How often in a row it failed, up to now, without having been harder before: a step back begins anew.
  private var failures: Int {
    var count = 0
    var load: Load?
    for session in sessions {
      guard case .failed = Attempt(plan, done: session) else { break }
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

  /// The load of a planned set before it grows: a percentage of the 1RM, what the effort of the last time allows, what was
  /// lifted the last time, else what the plan says.
  private func load(of set: WorkoutSet, _ index: Int, _ known: KnownMax?) -> Load? {
    if case .percent(let percent) = set.plan?.load {
      return known.map { .external(steps(for: .external($0.load)).nearest(to: $0.load.percent(percent))) }
    }
    return byEffort(set, index) ?? lastSet(like: index)?.result?.load ?? set.plan?.load?.fixed
  }

  /// The set of the last time that stands where a planned one stands among those of its kind; the last of them for one beyond.
  private func lastSet(like index: Int) -> WorkoutSet? {
    let isWork = plan[index].type.isWork
    let place = plan[..<index].count { $0.type.isWork == isWork }
    let sets = sessions.first?.filter { $0.type.isWork == isWork && $0.result?.load != nil } ?? []
    return place < sets.count ? sets[place] : sets.last
  }

  /// The load for the planned reps at the planned effort, by the reps and the effort of the last time.
  private func byEffort(_ set: WorkoutSet, _ index: Int) -> Load? {
    guard let plan = set.plan, plan.load == nil, let wanted = plan.effort,
      case .reps(let reps) = plan.amount.least,
      let last = lastSet(like: index)?.result, let effort = last.effort, case .reps(let done) = last.amount,
      let load = last.load, let mass = load.mass, !load.isAssistance,
      let now = EffortPercent.share(reps: reps, wanted), let then = EffortPercent.share(reps: done, effort)
    else { return nil }
    let raw = Double(mass.value.raw) * now / then
    return load.with(steps(for: load).nearest(to: Mass(Thousandths(raw: Int(raw.rounded())), mass.unit)))
  }

  private func steps(for load: Load) -> LoadSteps {
    LoadSteps(equipment, for: load, in: unit, plates: plates)
  }

  // MARK: - Putting together

  private func proposal(
    reason: LoadProposal.Reason, _ load: (WorkoutSet, Int) -> Load?
  ) -> LoadProposal {
    var converted: Load?
    let targets = plan.indices.map { index in
      var target = plan[index].plan ?? Target(.exactly(.reps(0)))
      guard let found = load(plan[index], index) else { return target }
      if let mass = found.mass, mass.unit != unit {
        if plan[index].type.isWork, converted == nil { converted = found }
        target.load = .load(found.with(steps(for: found).nearest(to: mass)))
      } else {
        target.load = .load(found)
      }
      return target
    }
    return LoadProposal(targets: targets, reason: reason, converted: converted)
  }
}

extension TargetLoad {
  fileprivate var fixed: Load? { if case .load(let load) = self { load } else { nil } }

  fileprivate var isPercent: Bool { if case .percent = self { true } else { false } }
}

extension Mass {
  /// So many percent of it, in its own unit, rounded down to thousandths.
  package func percent(_ percent: Thousandths) -> Mass {
    Mass(Thousandths(raw: Int(Int128(value.raw) * Int128(percent.raw) / 100_000)), unit)
  }
}

extension EffortPercent {
  /// What share of the 1RM so many reps at an effort take: by the chart, and by Epley beyond it.
  static func share(reps: Int, _ effort: Effort) -> Double? {
    let reserve = effort.repsInReserve
    if let rpe = RPE(halves: 20 - reserve.raw / 500), let percent = percent(reps: reps, rpe: rpe) {
      return Double(percent.raw) / 100_000
    }
    return MaxFormula.epley.factor(reps: Double(reps) + Double(reserve.raw) / 1_000).map { 1 / $0 }
  }
}
