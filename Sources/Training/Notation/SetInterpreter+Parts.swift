extension SetInterpreter {
  /// Refuses the left and the right for an exercise that trains both at once.
  func checkSides(of group: NotatedGroup, at load: TargetLoad?, _ phrase: SetPhrase) throws(SetRefusal) {
    guard group.isEachSide, !context.isOneSided else { return }
    if let sides = group.sides {
      // `60/8`: a load and its reps.
      if group.load == nil, context.loading == .external, sides.left > 20, sides.right <= 20 {
        let mass = Mass(Thousandths(sides.left), context.unit)
        let set = phrase.with(amounts: [.exactly(.reps(sides.right))])
        throw SetRefusal(.bothSides, readings: [set.text(at: .load(.external(mass)))])
      }
      // `11/26 bench`: a day.
      if group.load == nil, sides.right > 2 * sides.left { throw SetRefusal(.bothSides) }
      let list = phrase.with(amounts: [sides.left, sides.right].map { .exactly(.reps($0)) })
      throw SetRefusal(.bothSides, readings: [list.text(at: load ?? group.load.flatMap(known))])
    }
    guard case .exactly(.reps(let reps)) = group.amounts.first else { throw SetRefusal(.bothSides) }
    let shown = load ?? (context.loading == .bodyWeight ? .load(.bodyWeight) : nil)
    if group.isPair, !group.isCounted {
      let list = phrase.with(amounts: [reps, reps].map { .exactly(.reps($0)) })
      throw SetRefusal(.bothSides, readings: [list.text(at: shown ?? group.load.flatMap(known))])
    }
    throw SetRefusal(
      .bothSides,
      readings: [reps * 2, reps].map { count in
        phrase.with(amounts: group.amounts.map { _ in .exactly(.reps(count)) }).text(at: shown)
      })
  }

  private func known(_ load: NotatedLoad) -> TargetLoad? {
    guard case .plain(let mass) = load else { return nil }
    return .load(.external(Mass(mass.value, mass.unit ?? context.unit)))
  }

  /// Refuses `myo 12 4 4 4 50`: no part is longer than the first, so the last number is the load.
  func refuseLongPart(of group: NotatedGroup, unit: MassUnit, _ phrase: SetPhrase) throws(SetRefusal) {
    guard group.namesParts, group.load == nil, group.parts.count > 1, let last = group.parts.last,
      last.load == nil,
      case .exactly(.reps(let first))? = group.amounts.first, last.reps > first
    else { return }
    let mass = NotatedMass(Thousandths(last.reps), unit)
    var loaded = phrase
    loaded.parts.removeLast()
    loaded.load = context.loading == .bodyWeight ? .plus(mass, onBodyWeight: false) : .plain(mass)
    throw SetRefusal(.repsOrLoad, readings: [loaded.text])
  }

  /// Refuses `2x12+4+3`, and `8+10` on the body.
  func checkParts(
    of group: NotatedGroup, at load: TargetLoad?, unit: MassUnit, _ phrase: SetPhrase
  ) throws(SetRefusal) {
    guard let part = group.parts.first else { return }
    if group.repeatsLoad, !context.isForced {
      let set = phrase.with(amounts: group.amounts)
      var sets = [set] + group.parts.map { set.with(amounts: [.exactly(.reps($0.reps))]) }
      for index in sets.indices.dropLast() { sets[index].effort = nil }
      throw SetRefusal(.partsOrSets, readings: [phrase.text, sets.map(\.text).joined(separator: " ")])
    }
    // `12 + 10 + 10`: nearly as many reps after a rest of seconds are implausible.
    if group.hasPartsApart, !context.isForced, case .exactly(.reps(let first))? = group.amounts.first,
      first >= 5, part.reps * 10 >= first * 7,
      group.parts.allSatisfy({ $0.load == nil || $0.load == group.load })
    {
      let list = phrase.with(amounts: group.amounts + group.parts.map { .exactly(.reps($0.reps)) })
      throw SetRefusal(.partsOrSets, readings: [list.text(at: load), phrase.text(at: load)])
    }
    let isTwice = group.parts.count == 1 && group.amounts == [.exactly(.reps(part.reps))]
    // `8+8@12`; sets are written with the unit.
    if isTwice, context.isOneSided, !context.isForced, !group.isPartsByName, part.load == nil,
      let mass = group.load?.mass, mass.unit == nil
    {
      throw SetRefusal(
        .partsOrSides, readings: [phrase.with(amounts: group.amounts).text(at: load), phrase.text(at: load)])
    }
    guard !group.namesParts else { return }
    if group.isCounted {
      let straight = phrase.with(amounts: Array(group.amounts.dropLast()))
      var (single, last) = (straight, phrase)
      single.isCounted = group.amounts.count > 2
      last.isCounted = false
      // `5x5+10` on the body: with 10 kg.
      let isAdded = group.load == nil && group.parts.count == 1 && context.addsToBody
      var sets = straight
      sets.amounts = group.amounts
      let added = isAdded ? [sets.text(at: .load(.added(Mass(Thousandths(part.reps), unit))))] : []
      throw SetRefusal(
        .setsOfParts,
        readings: added + [phrase.text(at: load), single.text(at: load) + " " + last.text(at: load)])
    }
    // `10+10 20kg`: ten on each side, or ten and another ten.
    if context.isOneSided, isTwice {
      throw SetRefusal(
        .partsOrSides, readings: [phrase.with(amounts: group.amounts).text(at: load), phrase.text(at: load)])
    }
    guard group.parts.count == 1, group.load == nil,
      [.bodyWeight, .added, .assisted].contains(context.loading)
    else { return }
    let added = Load.added(Mass(Thousandths(part.reps), unit))
    throw SetRefusal(
      .partsOrLoad,
      readings: [phrase.text(at: load), phrase.with(amounts: group.amounts).text(at: .load(added))])
  }

  /// The further parts of a set with a load. A part with the load of the set is stored without one.
  func parts(
    _ parts: [NotatedPart], at load: TargetLoad?, unit: MassUnit, _ phrase: SetPhrase, for purpose: Purpose
  ) throws(SetRefusal) -> [SetPart] {
    var read: [SetPart] = []
    for part in parts {
      guard let typed = part.load else {
        read.append(SetPart(part.reps))
        continue
      }
      let own = try self.load(typed, unit: unit, before: load, phrase, for: purpose)
      guard case .load(let mass) = own else { throw SetRefusal(.planOnly) }
      try checkLimits(of: own, phrase)
      read.append(SetPart(part.reps, at: own == load ? nil : mass))
    }
    return read
  }

  /// The parts of a set after a change of its loads.
  func shifted(_ parts: [SetPart], by mass: NotatedMass, up: Bool) throws(SetRefusal) -> [SetPart] {
    var parts = parts
    for place in parts.indices {
      guard let load = parts[place].load, case .load(let new) = try shifted(.load(load), by: mass, up: up)
      else {
        continue
      }
      parts[place].load = new
    }
    return parts
  }
}
