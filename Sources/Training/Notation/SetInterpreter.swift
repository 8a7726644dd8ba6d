/// What SETs mean for an exercise: the second step of reading, with the context.
///
/// What is left out is as before: load and unit from the group before; else from the exercise's last set today of the
/// same kind; else the body weight where that is the load. Effort and type never carry over. A plan without a load
/// takes the one of the group before, or leaves it open. Nothing is guessed: what could mean two things is refused.
package struct SetInterpreter {
  package let context: SetContext

  package init(_ context: SetContext) { self.context = context }

  /// Sets that were done.
  package func results(of groups: [NotatedGroup]) throws(SetRefusal) -> [SetDraft] {
    try drafts(of: groups, for: .result)
  }

  /// Sets to do.
  package func plans(of groups: [NotatedGroup]) throws(SetRefusal) -> [SetDraft] {
    try drafts(of: groups, for: .plan)
  }

  enum Purpose { case result, plan }

  /// What carries over within a line.
  struct Carried {
    var load: TargetLoad?
    var unit: MassUnit
  }

  private func drafts(
    of groups: [NotatedGroup], for purpose: Purpose, after carried: Carried? = nil, settles: Bool = true
  ) throws(SetRefusal) -> [SetDraft] {
    var carried = carried ?? Carried(load: nil, unit: context.unit)
    var drafts: [SetDraft] = []
    for (index, group) in groups.enumerated() {
      let following = index + 1 < groups.count ? groups[index + 1] : nil
      let before = carried
      do throws(SetRefusal) {
        for target in try targets(of: group, before: following, &carried, for: purpose) {
          drafts.append(
            SetDraft(
              group.type ?? .normal, namesType: group.type != nil, plan: purpose == .plan ? target : nil,
              result: purpose == .result ? target.performance : nil))
        }
      } catch {
        let readings = settles ? settled(error.readings, after: before, for: purpose) : error.readings
        throw SetRefusal(
          error.problem, words: error.words.isEmpty ? group.words : error.words, readings: readings)
      }
    }
    return drafts
  }

  /// Readings that would be refused in their turn, replaced by theirs; not where all they want is a load or force.
  private func settled(_ readings: [String], after carried: Carried, for purpose: Purpose) -> [String] {
    let notation = Notation(decimalComma: false)
    return readings.flatMap { (reading) -> [String] in
      guard let groups = try? notation.groups(in: [reading]) else { return [] }
      do throws(SetRefusal) {
        _ = try drafts(of: groups, for: purpose, after: carried, settles: false)
        return [reading]
      } catch {
        return error.isWant ? [reading] : error.readings
      }
    }
  }

  private func targets(
    of group: NotatedGroup, before following: NotatedGroup?, _ carried: inout Carried, for purpose: Purpose
  ) throws(SetRefusal) -> [Target] {
    if let unit = group.load?.mass?.unit { carried.unit = unit }
    try checkCountMode(of: group)
    let phrase = SetPhrase(group, in: context)
    if purpose == .result { try refusePlans(phrase) }
    let held = carried.load ?? context.lastLoad(for: group.type ?? .normal).map { .load($0) }
    if purpose == .result, group.load == nil {
      try refuseCount(of: group, held: held, unit: carried.unit, phrase)
      try refuseLoadBefore(following, group: group, held: held, unit: carried.unit, phrase)
    }
    let load: TargetLoad? =
      if let typed = group.load {
        try self.load(typed, unit: carried.unit, before: held ?? anyLoadToday, phrase, for: purpose)
      } else {
        try leftOut(carried.load, held: held, phrase, for: purpose)
      }
    try checkLimits(of: load, phrase)
    if let typed = group.load { try refuseRating(typed, load, before: held ?? anyLoadToday, phrase) }
    carried.load = load ?? carried.load
    return group.amounts.map { Target($0, at: load, effort: group.effort) }
  }

  /// Evidence of what the exercise is loaded with, where no set of the same kind has been done.
  private var anyLoadToday: TargetLoad? {
    (context.lastWorkingLoad ?? context.lastWarmUpLoad).map { .load($0) }
  }

  /// The load of a group that names none.
  func leftOut(
    _ carried: TargetLoad?, held: TargetLoad?, _ phrase: SetPhrase, for purpose: Purpose
  ) throws(SetRefusal) -> TargetLoad? {
    if let load = purpose == .plan ? carried : held { return load }
    switch context.loading {
    case .bodyWeight: return .load(.bodyWeight)
    case .unloaded: return nil
    case .external, .added, .assisted:
      guard purpose == .result, !context.isLoadOptional else { return nil }
      throw SetRefusal(.noLoad, readings: phrase.withLoads([context.lastTime, bodyWhereAdded]))
    }
  }

  /// The body alone, where loads are added to it or taken from it.
  var bodyWhereAdded: Load? {
    switch context.loading {
    case .added, .assisted, .bodyWeight: .bodyWeight
    case .external, .unloaded: nil
    }
  }
}
