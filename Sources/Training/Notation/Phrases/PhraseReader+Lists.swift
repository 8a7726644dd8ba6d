/// Lists of reps, and lists of loads beside them.
extension PhraseReader {
  /// Whether `r2` after a set may be reps in reserve.
  func mayBeReserve(_ group: Group, from start: Int, after last: Group?) -> Bool {
    guard let last, last.load != nil, last.rating == nil, group.isBare, index == start + 1,
      case .reps(let reps) = group.amount, reps.count == 1, let number = Int(reps[0]), number <= 5
    else { return false }
    return text.text(pieces[start].cells).lowercased().filter(\.isLetter) == "r"
  }

  /// Asks about `5@80 r3 4@80 r2`: reps in reserve, or further sets?
  func refuseReserves(_ places: [Int], _ groups: [Group]) throws(NotationFailure) {
    if places.isEmpty { return }
    var rated: [Group] = []
    for (place, group) in groups.enumerated() {
      if places.contains(place) {
        rated[rated.count - 1].rating = "rir" + group.text
      } else {
        rated.append(group)
      }
    }
    throw asked([rated, groups].map { $0.map(\.text).joined(separator: " ") }, 0, pieces.count)
  }

  /// Asks about `8 of 10 @80`: sets, or the reps that were made of those planned? Few sets are meant in Spanish and Catalan:
  /// `3 de 15`.
  func askAboutPart(_ number: Thousandths, of amount: Group.Amount, _ group: Group) throws(NotationFailure) {
    guard peek(1) == .of, case .reps(let reps) = amount, reps.count == 1, let all = Int(reps[0]), all <= 50,
      number.isWhole, number < Thousandths(all)
    else { return }
    let word = text.text(pieces[index + 1].cells)
    if word == "de", number <= Thousandths(5) { return }
    var (rest, sets) = (self, group)
    (rest.index, sets.count, sets.amount) = (index + 3, number.raw / 1_000, amount)
    try rest.readWork(&sets)
    var made = sets
    (made.count, made.amount) = (nil, .reps([number.text]))
    throw asked((word == "of" || word == "de" ? [sets.text] : []) + [made.text], index, rest.index)
  }

  /// The groups with a set for each number after a count of as many sets, `4 series: 20 15 12 10`, and to failure each after
  /// `al fallo 12 10 8`.
  static func eachCounted(_ groups: [Group]) -> [Group] {
    var groups = groups
    func isReps(_ group: Group) -> Bool { group.reps.count == 1 && group.parts.isEmpty }
    guard groups.count > 1, groups.allSatisfy(isReps) else { return groups }
    let others = groups.dropFirst()
    if groups[0].namesSets, groups.count > 2, groups[0].count == groups.count,
      others.allSatisfy({ $0.count == nil && $0.plates == nil })
    {
      (groups[0].count, groups[0].namesSets) = (nil, false)
    }
    if groups[0].isTypeFirst, groups[0].type == .failure, groups[0].count == nil, others.allSatisfy(\.isBare)
    {
      for place in groups.indices { groups[place].type = .failure }
    }
    return groups
  }

  /// Refuses `12 10 8 con 60 70 80` and `3 series de 12 con 60, 70 y 80`: a load for each set.
  func refuseLoadOfEach() throws(NotationFailure) {
    let items = pieces.map(\.item).filter { $0 != .comma && $0 != .and }
    guard let place = items.firstIndex(where: { $0 == .at || $0 == .a }) ?? placeOfSecondList(items),
      let reps = reps(of: items[..<place]), reps.count > 1
    else { return }
    let loads = self.loads(of: items[place...].drop { $0 == .at || $0 == .a })
    guard loads.count == reps.count else { return }
    let numbers = loads.compactMap { Thousandths($0.filter { $0.isNumber || $0 == "." }) }
    guard let least = numbers.min(), let most = numbers.max(), most.raw <= least.raw * 2,
      least > Thousandths(3)
    else { return }
    throw asked([zip(reps, loads).map { $0 + "@" + $1 }.joined(separator: " ")], 0, pieces.count)
  }

  /// Refuses `15 12 10 a 25 rir 2 1 0` and `3x8 80 rpe 8 8.5 9`: the rating of each set.
  func refuseRatingOfEach() throws(NotationFailure) {
    let items = pieces.map(\.item).filter { $0 != .comma && $0 != .and }
    guard let end = items.firstIndex(where: { if case .rating = $0 { true } else { false } }), end > 1,
      case .rating(let first) = items[end]
    else { return }
    let at = items[..<end].firstIndex { $0 == .at || $0 == .a }
    guard let reps = reps(of: items[..<(at ?? end - 1)]) else { return }
    let loads = loads(of: items[(at.map { $0 + 1 } ?? end - 1)..<end])
    let ratings = [String(first.dropFirst(3))] + self.loads(of: items[(end + 1)...])
    let isRIR = first.hasPrefix("rir")
    // Whole numbers may be reps, too: where nothing parts the load from the reps, both are offered.
    guard loads.count == 1, ratings.count > 1, ratings.count == reps.count,
      at != nil && isRIR || ratings.contains(where: { $0.contains(".") }),
      ratings.allSatisfy({ Double($0).map { isRIR ? $0 <= 5 : $0 >= 6 && $0 <= 10 } ?? false })
    else { return }
    let sets = zip(reps, ratings).map { $0 + "@" + loads[0] + " " + first.prefix(3) + $1 }
    throw asked([sets.joined(separator: " ")], 0, pieces.count)
  }

  /// `12-10-8 60-70-80`
  private func placeOfSecondList(_ items: [PhraseItem]) -> Int? {
    guard items.count == 2, case .list = items[0], case .list = items[1] else { return nil }
    return 1
  }

  /// The reps of `12 10 8`, `12,10,8` and `3 series de 12`; nil for anything else.
  private func reps(of items: ArraySlice<PhraseItem>) -> [String]? {
    let items = items.filter { $0 != .of }
    if items.count == 1, case .list(let reps)? = items.first { return reps }
    if items.count == 2, case .sets(let count)? = items.first, case .number(let reps)? = items.last,
      reps.isWhole
    {
      return Array(repeating: reps.text, count: count)
    }
    if items.count == 3, case .number(let count)? = items.first, items.dropFirst().first == .times,
      case .number(let reps)? = items.last, count.isWhole, reps.isWhole, count <= Thousandths(20)
    {
      return Array(repeating: reps.text, count: count.raw / 1_000)
    }
    let numbers = items.compactMap {
      if case .number(let number) = $0, number.isWhole { number.text } else { nil }
    }
    return numbers.count == items.count ? numbers : nil
  }

  /// The loads of `60 70 80`, the last perhaps with a unit, which is that of all; none for anything else.
  private func loads(of items: ArraySlice<PhraseItem>) -> [String] {
    var loads: [String] = []
    var unit = ""
    for (place, item) in items.enumerated() {
      switch item {
      case .number(let number): loads.append(number.text)
      case .list(let list) where items.count == 1: loads = list
      case .load(let load)
      where place + 1 == items.count && load.first?.isNumber == true && load.last?.isLetter == true:
        let number = load.prefix { $0.isNumber || $0 == "." }
        loads.append(String(number))
        unit = String(load.dropFirst(number.count))
      default: return []
      }
    }
    return loads.map { $0 + unit }
  }

  /// Refuses `60kg 3 10`: three sets of ten, or sets of three and ten.
  func refuseRowAfterLoad() throws(NotationFailure) {
    guard pieces.count == 3, case .load(let load) = pieces[0].item, load.last?.isLetter == true,
      case .number(let first) = pieces[1].item, case .number(let second) = pieces[2].item,
      let one = Int(first.text), let other = Int(second.text),
      case let (count, reps) = (min(one, other), max(one, other)), (2...5).contains(count),
      reps * 2 >= count * 3, reps <= 20
    else { return }
    throw asked(["\(count)x\(reps)@\(load)", "\(one),\(other)@\(load)"], 0, pieces.count)
  }

  /// Refuses `60kg 8x3`, which may be three sets of eight.
  func refuseManySetsAfterLoad(
    _ group: Group, _ count: Thousandths, _ start: Int
  ) throws(NotationFailure) {
    guard let load = group.load, !group.namesReps, !group.namesSets, case .reps(let reps) = group.amount,
      reps.count == 1, let few = Int(reps[0]), let many = Int(count.text), many >= 6, many > few
    else { return }
    throw asked(["\(few)x\(many)@\(load)", "\(many)x\(few)@\(load)"], start - 1, index)
  }

  /// The reps of `bw x8 x7 x6`, three or more after a load; nil for fewer.
  mutating func readListAfterLoad(_ start: Int) -> [String]? {
    var (reps, end): ([String], Int) = ([], start - 1)
    while end + 1 < pieces.count, pieces[end].item == .times, case .number(let number) = pieces[end + 1].item,
      number.isWhole
    {
      reps.append(number.text)
      end += 2
    }
    guard reps.count > 2 else { return nil }
    index = end
    return reps
  }

  /// Whether a word between sets is `then`: what follows it isn't of one list with what comes before.
  func isThen(_ place: Int) -> Bool {
    pieces[place].item == .and
      && ["then", "luego", "despues", "después", "despres", "després"].contains(
        text.text(pieces[place].cells).lowercased())
  }

  /// `x`, or `de` between two numbers: `3 de 20`.
  func isTimes(_ distance: Int) -> Bool {
    peek(distance) == .times || peek(distance) == .of
  }

  /// Refuses `10@70 8 and 15 with 60` and `70kg 10 8 and 15 with 60`: the eight are with 70, or with 60.
  func refuseLoadAfterAnd(_ reps: [String], upTo end: Int) throws(NotationFailure) {
    guard end + 1 < pieces.count, pieces[end].item == .at,
      pieces[..<index].contains(where: { if case .load = $0.item { true } else { $0.item == .at } })
    else { return }
    let load: String
    switch pieces[end + 1].item {
    case .number(let number): load = number.text
    case .load(let text): load = text
    default: return
    }
    throw asked(
      [reps.joined(separator: " ") + "@" + load, reps.joined(separator: ",") + "@" + load], index, end + 2)
  }
}
