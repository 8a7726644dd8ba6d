/// Words for warm-ups and drop sets among several sets, which may be said of one of them or of more.
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
