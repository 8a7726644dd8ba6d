/// Interprets SETs for an exercise, in its context: the second step of reading them.
///
/// What is left out carries over. Load and unit come from the group before, else from the exercise's last set
/// of the same kind today, else the load is the body if the exercise uses it. Effort and type never carry
/// over. A plan without a load takes that of the group before, or leaves it open. Nothing is guessed: text
/// that could mean two things is refused.
package struct SetInterpreter {
  /// The exercise's context.
  package let context: SetContext

  /// Creates an interpreter for a context.
  package init(_ context: SetContext) { self.context = context }

  /// Interprets groups as completed sets.
  ///
  /// - Throws: `SetRefusal` if a group could mean two things, or nothing
  package func results(of groups: [NotatedGroup]) throws(SetRefusal) -> [SetDraft] {
    try drafts(of: groups, for: .result)
  }

  /// Interprets groups as sets to do.
  ///
  /// - Throws: `SetRefusal` if a group could mean two things, or nothing
  package func plans(of groups: [NotatedGroup]) throws(SetRefusal) -> [SetDraft] {
    try drafts(of: groups, for: .plan)
  }

  enum Purpose { case result, plan }

  /// The loads and the unit that carry over from group to group: between working sets, and between warm-ups.
  struct Carried {
    private var workingLoad: TargetLoad?
    private var warmUpLoad: TargetLoad?
    var unit: MassUnit
    /// The other unit that a load without one may have; nil once a unit was typed.
    var otherUnit: MassUnit?
    /// The extremes of earlier sets, and of the groups so far.
    var known: SetExtremes

    init(_ context: SetContext) {
      (unit, otherUnit, known) = (context.unit, context.otherUnit, context.known)
    }

    subscript(type: SetType) -> TargetLoad? {
      get { type.isWork ? workingLoad : warmUpLoad }
      set { if type.isWork { workingLoad = newValue } else { warmUpLoad = newValue } }
    }

    /// The load of either kind, as a hint at how the exercise is loaded.
    var any: TargetLoad? { workingLoad ?? warmUpLoad }
  }

  private func drafts(
    of groups: [NotatedGroup], for purpose: Purpose, after carried: Carried? = nil, settles: Bool = true
  ) throws(SetRefusal) -> [SetDraft] {
    let groups = carried == nil ? try arranged(groups, for: purpose) : groups
    var carried = carried ?? Carried(context)
    var drafts: [SetDraft] = []
    for (index, group) in groups.enumerated() {
      let following = index + 1 < groups.count ? groups[index + 1] : nil
      let before = carried
      do throws(SetRefusal) {
        for target in try targets(
          of: group, isFirst: index == 0, before: following, &carried, for: purpose)
        {
          drafts.append(
            SetDraft(
              group.type ?? .normal, plan: purpose == .plan ? target : nil,
              result: purpose == .result ? target.performance : nil))
        }
      } catch {
        if settles, let whole = readingOfAll(groups[index...], error) {
          throw SetRefusal(
            error.problem, words: group.words.lowerBound..<(groups.last?.words ?? group.words).upperBound,
            readings: whole)
        }
        let readings = settles ? settled(error.readings, after: before, for: purpose) : error.readings
        if settles, error.problem == .noLoad, let load = context.lastTime, error.words.isEmpty,
          let rest = loaded(Array(groups[index...]), at: load)
        {
          throw SetRefusal(
            .noLoad, words: group.words.lowerBound..<(groups.last?.words ?? group.words).upperBound,
            readings: [rest])
        }
        throw SetRefusal(
          error.problem, words: error.words.isEmpty ? group.words : error.words, readings: readings)
      }
    }
    return drafts
  }

  /// Several groups with the load that the first one lacks: `10@20kg 2x20@20kg`, because `2x20` without a load would be asked
  /// about.
  private func loaded(_ groups: [NotatedGroup], at load: Load) -> String? {
    guard groups.count > 1, groups.dropFirst().contains(where: { $0.isCounted && $0.load == nil }) else {
      return nil
    }
    return groups.map { group in
      let phrase = SetPhrase(group, in: context)
      return group.load == nil ? phrase.text(at: .load(load)) : phrase.text
    }.joined(separator: " ")
  }

  /// Replaces readings that would be refused in turn by the readings offered for them, unless all they lack
  /// is a load or force.
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
    of typed: NotatedGroup, isFirst: Bool, before following: NotatedGroup?, _ carried: inout Carried,
    for purpose: Purpose
  ) throws(SetRefusal) -> [Target] {
    if let unit = typed.load?.mass?.unit { (carried.unit, carried.otherUnit) = (unit, nil) }
    let group = try missed(typed, for: purpose)
    try checkCountMode(of: group)
    let phrase = SetPhrase(group, in: context)
    if purpose == .result { try refusePlans(phrase) }
    try checkSpeed(phrase)
    if group.load == nil { try checkSides(of: group, at: nil, phrase) }
    let type = group.type ?? .normal
    let held = carried[type] ?? context.lastLoad(for: type).map { .load($0) }
    if group.load == nil {
      try refuseLongPart(of: group, unit: carried.unit, phrase)
      try refuseLoadAsPart(of: group, before: following, held: held, unit: carried.unit, phrase)
    }
    if purpose == .result, group.load == nil {
      try refuseCount(of: group, held: held, unit: carried.unit, phrase)
      try refuseLoadBefore(following, group, isFirst: isFirst, held: held, unit: carried.unit, phrase)
    }
    try refuseRepsAsLoad(of: group, held: held, unit: carried.unit, phrase)
    let before = held ?? carried.any ?? anyLoadToday
    if let typed = group.load, typed.mass != nil, let other = carried.otherUnit {
      let loads = try [other, carried.unit].map { unit throws(SetRefusal) in
        try self.load(typed, unit: unit, before: before, phrase, for: purpose)
      }
      throw SetRefusal(.whichUnit, readings: loads.map { phrase.text(at: $0) })
    }
    let load: TargetLoad? =
      if let typed = group.load {
        try self.load(typed, unit: carried.unit, before: before, phrase, for: purpose)
      } else {
        try leftOut(carried[type], held: held, phrase, for: purpose)
      }
    try checkSides(of: group, at: load, phrase)
    try checkParts(of: group, at: load, unit: carried.unit, phrase)
    let parts = try parts(group.parts, at: load, unit: carried.unit, phrase, for: purpose)
    let targets = group.amounts.map {
      Target($0, at: load, effort: group.effort, parts: parts, sides: group.sides)
    }
    if purpose == .result { try refuseUnusual(targets, type, among: carried.known, phrase) }
    try checkLimits(of: load, phrase)
    if purpose == .result { try refuseManySets(of: group, at: load, phrase) }
    if let typed = group.load {
      try refuseRating(typed, load, before: before, phrase, for: purpose)
      if purpose == .result { try refuseLight(targets.first, type, typed, among: carried.known, phrase) }
    }
    carried[type] = load ?? carried[type]
    for target in targets { target.performance.map { carried.known.add($0, type) } }
    return targets
  }

  /// Today's load of the other kind of set, as a hint at how the exercise is loaded.
  private var anyLoadToday: TargetLoad? {
    (context.lastWorkingLoad ?? context.lastWarmUpLoad).map { .load($0) }
  }

  /// The load of a group without one.
  func leftOut(
    _ carried: TargetLoad?, held: TargetLoad?, _ phrase: SetPhrase, for purpose: Purpose
  ) throws(SetRefusal) -> TargetLoad? {
    if let load = purpose == .plan ? carried : held { return load }
    switch context.loading {
    case .bodyWeight: return .load(.bodyWeight)
    case .unloaded: return nil
    case .assisted where context.isBandAssisted: return .load(.bodyWeight)
    case .external, .added, .assisted:
      guard purpose == .result, !context.isLoadOptional else { return nil }
      let likely = likelyLoad(phrase).map { phrase.with(amounts: [.exactly(.reps(8))]).text(at: .load($0)) }
      throw SetRefusal(
        .noLoad, readings: likely.map { [$0] } ?? phrase.withLoads([context.lastTime, bodyWhereAdded]))
    }
  }

  /// The load that a number by itself is, if it is too great for reps: `deadlift 60`.
  private func likelyLoad(_ phrase: SetPhrase) -> Load? {
    guard context.loading == .external, !phrase.isCounted, phrase.load == nil, phrase.parts.isEmpty,
      phrase.amounts.count == 1, let number = phrase.amounts[0].exactReps, number > 30
    else { return nil }
    return .external(Mass(Thousandths(number), context.unit))
  }

  /// The body alone, if loads are added to it or taken from it.
  var bodyWhereAdded: Load? {
    switch context.loading {
    case .added, .assisted, .bodyWeight: .bodyWeight
    case .external, .unloaded: nil
    }
  }
}
