/// Words for warm-ups and drop sets among several sets, which may apply to one of them or to more.
extension SetInterpreter {
  /// Refuses `10@60 5@70 warm-ups 8@80`, where the lighter sets before it are probably warm-ups, too.
  func refuseWarmUpsOfWhich(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard let place = groups.firstIndex(where: { $0.type != nil }), place > 0,
      groups[place].type == .warmUp, groups[place].spellsType, let load = groups[place].load?.mass?.value,
      groups[..<place].allSatisfy({ ($0.load?.mass?.value).map { $0 <= load } ?? false && $0.effort == nil })
    else { return }
    let phrases = groups[...place].map { SetPhrase($0, in: context) }
    throw SetRefusal(
      .typeOfWhich, words: groups[0].words.lowerBound..<groups[place].words.upperBound,
      readings: [phrases.map { $0.typed(.warmUp) }, phrases].map { $0.map(\.text).joined(separator: " ") })
  }

  /// Refuses `lateral raise 10 per side 3x12`, of an exercise that trains both sides at once: the load in each hand.
  func refuseLoadOfEachHand(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard context.isForEach, !context.isOneSided, groups.count == 2, groups[0].isEachSide,
      !groups[0].isCounted,
      groups[0].sides == nil, groups[0].load == nil, let number = groups[0].amounts[0].exactReps,
      groups[1].isCounted, groups[1].load == nil, groups[1].parts.isEmpty
    else { return }
    throw SetRefusal(
      .repsOrLoad, words: groups[0].words.lowerBound..<groups[1].words.upperBound,
      readings: SetPhrase(groups[1], in: context)
        .withLoads([.external(Mass(Thousandths(number), context.unit))]))
  }

  /// Refuses `lunge 10 per leg 16` and `3x10 16 per leg`: a load, or another set. With `2x16` it is one in each hand.
  func refuseNumberAfterSides(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard groups.count == 2, groups[0].isEachSide != groups[1].isEachSide, context.isOneSided,
      groups.allSatisfy({ $0.load == nil && $0.parts.isEmpty && !$0.namesReps }), groups[1].sides == nil,
      groups[0].amounts[0].exactReps != nil, let number = groups[1].amounts[0].exactReps,
      groups[1].amounts.count == (groups[1].isCounted ? 2 : 1), groups[1].type == nil, groups[1].miss == nil
    else { return }
    let held = context.lastLoad(for: .normal)
    let mass = Mass(Thousandths(number), context.unit)
    let isOnBody = context.loading == .bodyWeight
    if case .external(let before)? = held, !mass.isNear(before) { return }
    var sets = SetPhrase(groups[0], in: context)
    sets.effort = groups[1].effort ?? sets.effort
    let known = held ?? (isOnBody ? .bodyWeight : nil)
    let further = known.map { load in
      groups.map { SetPhrase($0, in: context).text(at: .load(load)) }.joined(separator: " ")
    }
    throw SetRefusal(
      .repsOrLoad, words: groups[0].words.lowerBound..<groups[1].words.upperBound,
      readings: sets.withLoads(isOnBody ? addedLoads(mass) : [.external(mass)])
        + [further].compactMap(\.self))
  }

  /// Refuses `10 16` after 12@14, and `30 10` after 12@25: reps and a load near the one before, or two sets with that.
  func refuseNearLoad(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard groups.count == 2, groups.allSatisfy({ $0.isBare && !$0.namesReps }),
      let first = groups[0].amounts[0].exactReps, let second = groups[1].amounts[0].exactReps,
      let held = context.lastLoad(for: .normal), let before = held.mass, before.unit == context.unit,
      first < second || first > max(second, context.lastReps ?? first)
    else { return }
    let (reps, load) = first < second ? (first, second) : (second, first)
    let mass = Mass(Thousandths(load), context.unit)
    guard mass.isNear(before) else { return }
    let near: Load
    switch held {
    case .external: near = .external(mass)
    case .added: near = .added(mass)
    default: return
    }
    let set = SetPhrase(groups[0], in: context)
    let sets = set.with(amounts: [first, second].map { .exactly(.reps($0)) })
    throw SetRefusal(
      .repsOrLoad, words: groups[0].words.lowerBound..<groups[1].words.upperBound,
      readings: [
        set.with(amounts: [.exactly(.reps(reps))]).text(at: .load(near)), sets.text(at: .load(held)),
      ])
  }

  /// Refuses `2x5 1x9 @80`: the load of all sets, or of the last ones.
  func refuseLoadOfLastSets(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard context.loading == .external, groups.count > 1, let last = groups.last, case .plain? = last.load,
      groups.allSatisfy({ ($0.isCounted || $0.sides != nil) && $0.parts.isEmpty }),
      groups.dropLast().allSatisfy({ $0.load == nil && $0.effort == nil && $0.type == nil })
    else { return }
    let phrases = groups.map { group in
      var phrase = SetPhrase(group, in: context)
      phrase.load = last.load
      return phrase.text
    }
    let before = context.lastLoad(for: .normal)
    if case .plain(let typed) = last.load, before == .external(Mass(typed.value, typed.unit ?? context.unit))
    {
      return
    }
    let held = before.map { load in
      groups.dropLast().map { SetPhrase($0, in: context).text(at: .load(load)) } + phrases.suffix(1)
    }
    throw SetRefusal(
      .loadOfWhich, words: groups[0].words.lowerBound..<last.words.upperBound,
      readings: [phrases, held].compactMap { $0?.joined(separator: " ") })
  }

  /// Refuses `dips 8 8 8 10kg` and `pull-ups 8 8 7 green band`: the load of all sets, or of the last one.
  func refuseLoadOfLast(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard context.loading == .bodyWeight || context.isBandAssisted, context.countMode == .reps,
      groups.count > 1,
      let last = groups.last, !last.isCounted, last.parts.isEmpty, last.amounts[0].exactReps != nil,
      let typed = last.load, case .bodyWeight = context.lastLoad(for: .normal) ?? .bodyWeight,
      groups.dropLast().allSatisfy({
        ($0.isBare || $0.isList) && !$0.isEachSide && $0.amounts[0].exactReps != nil
      })
    else { return }
    let load: Load
    switch typed {
    case .plain(let mass) where context.loading == .bodyWeight:
      load = .added(Mass(mass.value, mass.unit ?? context.unit))
    // `8 7 5@+10kg` says it of the last; `8 7 5 with 10kg` doesn't.
    case .plus(let mass, false) where context.loading == .bodyWeight && (last.isWith || last.namesReps):
      load = .added(Mass(mass.value, mass.unit ?? context.unit))
    case .band(let band): load = .band(band)
    default: return
    }
    let phrases = groups.map { SetPhrase($0, in: context) }
    let all = phrases.map { $0.text(at: .load(load)) }
    let others = phrases.dropLast().map { $0.text(at: .load(.bodyWeight)) } + all.suffix(1)
    throw SetRefusal(
      .loadOfWhich, words: groups[0].words.lowerBound..<last.words.upperBound,
      readings: [all, others].map { $0.joined(separator: " ") })
  }

  /// Refuses `8@80 dropset 8@60 10@40`: the drops of the set before them, or a set with drops after it.
  func refuseDropsOfWhich(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard let place = groups.firstIndex(where: \.isDropsByName), place > 0, let drops = groups[place].load,
      let heavy = groups[place - 1].load?.mass?.value, let light = drops.mass?.value, light < heavy,
      groups[place - 1].type == nil, groups[place - 1].effort == nil, groups[place - 1].parts.isEmpty,
      let reps = groups[place].amounts[0].exactReps
    else { return }
    let (set, chain) = (SetPhrase(groups[place - 1], in: context), SetPhrase(groups[place], in: context))
    var whole = set
    (whole.isCounted, whole.amounts) = (false, [set.amounts[set.amounts.count - 1]])
    whole.parts = [NotatedPart(reps: reps, load: drops)] + chain.parts
    let others = set.amounts.dropLast()
    var before = set.with(amounts: Array(others))
    before.isCounted = set.isCounted && others.count > 1
    let readings = [(others.isEmpty ? "" : before.text + " ") + whole.text, set.text + " " + chain.text]
    throw SetRefusal(
      .typeOfWhich, words: groups[place - 1].words.lowerBound..<groups[place].words.upperBound,
      readings: readings)
  }
}
