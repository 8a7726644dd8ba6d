import Training
import Wording

/// Sets in a form that the notation doesn't read, such as `60-5, 65-3`, `12 reps 50kg / 10 reps 55kg` or `50/3x3`, for a
/// question with the line to type. They are never logged so: a form that is loose may mean something else.
struct LooseSets {
  /// The sets in the notation, each reading a line's end.
  let readings: [String]
  /// Words at the end that no set keeps; empty without any.
  let note: String
  /// Whether words at the end say something of the first or the last sets.
  let marksSome: Bool

  /// Reads the words after an exercise's name. Nil unless it is clear for each number whether it is a load.
  init?(_ words: [String], decimalComma: Bool) {
    var words = words
    var end = LooseEnd()
    while end.take(from: &words) {}
    let body = LooseToken.read(
      LoadLists.withoutEach(words).joined(separator: " "), decimalComma: decimalComma)
    guard let body, body.count <= 60,
      let groups = Self.labelled(body) ?? Self.list(body) ?? Self.items(body) ?? Self.pairsAlike(body)
        ?? LoadLists(body).flatMap({ $0.areTimes ? nil : $0.groups })
    else { return nil }
    // `4x20 light`: sets and reps as likely as reps and a load.
    if groups.count == 1, body.count == 3, body[1] == .times, let first = body[0].number,
      let second = body[2].number, first.unit.isEmpty, second.unit.isEmpty,
      first.value <= Thousandths(10), second.value <= Thousandths(30)
    {
      return nil
    }
    if end.note.contains(where: { Self.others.contains($0.lowercased()) }) { return nil }
    if end.note.contains(where: { Notation.isSetWord($0) || Self.sides.contains(Recognition.folded($0)) }) {
      return nil
    }
    marksSome = end.marksSome
    readings = end.applied(to: groups)
    if readings.isEmpty { return nil }
    note = end.note.drop { ["note", "nota"].contains($0.lowercased()) }.joined(separator: " ")
  }

  /// Words for reps that aren't those of the set, folded.
  static let others: Set = [
    "forced", "forzadas", "forcades", "assisted", "asistidas", "assistides", "partial", "partials",
    "parciales",
    "parcials", "negatives", "negativas", "cheat", "cheats",
  ]

  /// Words that change what the numbers before them are.
  private static let sides: Set = [
    "total", "side", "arm", "hand", "leg", "lado", "brazo", "mano", "pierna", "costat", "brac", "ma", "cama",
  ]

  /// One or more sets with a load, or the readings of them.
  struct Group {
    var count = 1
    var reps: Int
    var load: LooseToken.Number
    /// Whether sets and reps may also be the other way round.
    var isTurnable = false
    var isDrop = false

    var text: String {
      (count > 1 ? "\(count)x" : "") + "\(reps)@" + load.text + load.unit + (isDrop ? " d" : "")
    }
  }

  /// `100 kg, 5 reps, 3 sets`: each number with what it is.
  private static func labelled(_ tokens: [LooseToken]) -> [Group]? {
    guard tokens.contains(.comma) else { return nil }
    var (load, reps, count): (LooseToken.Number?, Int?, Int?) = (nil, nil, nil)
    for part in tokens.split(separator: .comma).map(Array.init) {
      guard let number = part.first?.number, part.count < 3 else { return nil }
      switch part.dropFirst().first {
      case .reps where reps == nil: reps = number.reps
      case .sets where count == nil: count = number.reps
      case nil where load == nil && !number.unit.isEmpty: load = number
      default: return nil
      }
    }
    guard let load, let reps, let count, count <= 20 else { return nil }
    return [Group(count: count, reps: reps, load: load)]
  }

  // MARK: - Lists

  /// `12 / 10 / 8 @ 60`, `60: 12, 10, 8`, `@60 12/10/8`: reps of sets with one load.
  private static func list(_ tokens: [LooseToken]) -> [Group]? {
    let numbers = tokens.compactMap(\.number)
    // `12@60 / 10 / 8`
    if numbers.count > 2, tokens.count > 3, tokens[1] == .at, tokens.count(where: { $0 == .at }) == 1,
      tokens[2].number != nil,
      tokens[3...].allSatisfy({ $0.separates || $0.number?.reps != nil || $0 == .reps }),
      tokens[3].separates
    {
      let reps = (numbers[..<1] + numbers[2...]).compactMap(\.reps)
      return reps.count == numbers.count - 1 ? reps.map { Group(reps: $0, load: numbers[1]) } : nil
    }
    // `4x10-8-8-6 60`
    if tokens.count > 4, tokens[1] == .times, let next = tokens[3].isJoined ? tokens[3] : nil,
      numbers[0].reps == numbers.count - 2, tokens.filter({ $0 == next }).count == numbers.count - 3
    {
      return list(Array(tokens.dropFirst(2)))
    }
    guard numbers.count > 2 || numbers.count == 2 && tokens.contains(where: \.separates),
      !tokens.contains(.times) || tokens.filter({ $0 == .times }).count == 1, !tokens.contains(.sets)
    else { return nil }
    let first = tokens.first?.number ?? (tokens.first == .at ? tokens.dropFirst().first?.number : nil)
    let isLast: Bool
    if let last = tokens.last?.number, tokens.count > 1,
      !last.unit.isEmpty || tokens[tokens.count - 2] == .at
        || tokens[tokens.count - 2] == .times && last.isLikelyLoad(beside: numbers.dropLast())
        || isJoined(tokens.dropLast()) && last.isLikelyLoad(beside: numbers.dropLast())
    {
      isLast = true
    } else if let first,
      !first.unit.isEmpty || tokens.first == .at || tokens.dropFirst().first == .colon
        || tokens.dropFirst().first.map({
          $0 == .times || $0.number != nil && tokens.contains(where: \.separates)
        }) == true
          && first.isLikelyLoad(beside: numbers.dropFirst())
    {
      isLast = false
    } else {
      return nil
    }
    let load = isLast ? numbers[numbers.count - 1] : numbers[0]
    let reps = (isLast ? numbers.dropLast() : numbers.dropFirst()).compactMap(\.reps)
    let between = tokens.filter {
      $0.number == nil && $0 != .reps && $0 != .at && $0 != .colon && $0 != .times
    }
    guard reps.count == numbers.count - 1, reps.count > 1, between.allSatisfy(\.separates),
      !tokens.contains(.times) || (isLast ? tokens[tokens.count - 2] : tokens[1]) == .times,
      tokens.indices.allSatisfy({ tokens[$0] != .at || $0 == 0 || isLast && $0 == tokens.count - 2 })
    else { return nil }
    // `5-6` is a range.
    if reps.count == 2, reps[0] < reps[1], between.first?.isDash == true { return nil }
    return reps.map { Group(reps: $0, load: load) }
  }

  /// Whether each number but the last has a sign without spaces after it: `10-8-8`.
  private static func isJoined(_ tokens: ArraySlice<LooseToken>) -> Bool {
    tokens.count > 2
      && tokens.enumerated().allSatisfy { $0 % 2 == 0 ? $1.number != nil : $1.isJoined }
      && tokens.count % 2 == 1
  }

  // MARK: - Sets one after another

  /// `60-5, 65-3`, `80 for 8 / 80 for 6`, `3x8 - 80 then 12 at 60`.
  private static func items(_ tokens: [LooseToken]) -> [Group]? {
    var groups: [Group] = []
    var item: [LooseToken] = []
    var isDrop = false
    func close() -> Bool {
      guard var read = group(item).map({ [$0] }) ?? list(item) else { return false }
      for place in read.indices { read[place].isDrop = isDrop }
      groups += read
      item = []
      return true
    }
    for (place, token) in tokens.enumerated() {
      let ends =
        switch token {
        case .then, .drop: true
        // It joins a load to its sets, or ends a set.
        case .comma, .slash(isSpaced: true), .dash(isSpaced: true), .plus:
          item.compactMap(\.number).count > 1 && !isRow(item, before: tokens[(place + 1)...])
        // `80 x 4 85 x 3`
        case .number:
          item.compactMap(\.number).count == 2 && item.last?.number != nil
            && !isRow(item, before: tokens[place...])
        default: false
        }
      guard ends else {
        item.append(token)
        continue
      }
      if !item.isEmpty, !close() { return nil }
      if token.number != nil {
        item = [token]
      } else {
        isDrop = token == .drop
      }
    }
    return close() ? groups : nil
  }

  /// `16-7` beside `12.5-8`: the load is where it is in the others.
  private static func pairsAlike(_ tokens: [LooseToken]) -> [Group]? {
    let plain = tokens.filter { $0 != .comma }
    let items = stride(from: 0, to: plain.count, by: 3).map { Array(plain[$0...].prefix(3)) }
    guard items.count > 1,
      items.allSatisfy({ $0.count == 3 && $0[0].number != nil && $0[1] == items[0][1] && $0[2].number != nil }
      )
    else { return nil }
    let pairs = items.map { $0.compactMap(\.number) }
    let places = Set(zip(pairs, items).compactMap { placeOfLoad($0, $1) })
    guard places.count == 1, let place = places.first else { return nil }
    let groups = pairs.compactMap { pair in pair[1 - place].reps.map { Group(reps: $0, load: pair[place]) } }
    return groups.count == pairs.count ? groups : nil
  }

  /// Whether an item is `3x8`, and what follows is its load: a number, and then the end or another separator.
  private static func isRow(_ item: [LooseToken], before rest: ArraySlice<LooseToken>) -> Bool {
    guard item.count == 3, item[1] == .times, item[0].number?.unit == "", item[2].number?.unit == "",
      let load = rest.first?.number
    else { return false }
    return rest.dropFirst().first?.separates != false
      && (!load.unit.isEmpty || load.isLikelyLoad(beside: item.compactMap(\.number)[...]))
  }

  private static func group(_ tokens: [LooseToken]) -> Group? {
    let numbers = tokens.compactMap(\.number)
    switch numbers.count {
    case 2: return pair(numbers, tokens)
    case 3: return row(numbers, tokens)
    default: return nil
    }
  }

  private static func pair(_ numbers: [LooseToken.Number], _ tokens: [LooseToken]) -> Group? {
    guard let place = placeOfLoad(numbers, tokens), let reps = numbers[1 - place].reps else { return nil }
    return Group(reps: reps, load: numbers[place])
  }

  private static func row(_ numbers: [LooseToken.Number], _ tokens: [LooseToken]) -> Group? {
    // `4x12=12`
    let isLoadLast =
      tokens.count == 5 && tokens[1] == .times && tokens[3].isJoint && tokens[3] != .times
      && tokens[0].number != nil
    guard let place = isLoadLast ? 2 : placeOfLoad(numbers, tokens) else { return nil }
    let others = numbers.indices.filter { $0 != place }
    let places = tokens.indices.filter { tokens[$0].number != nil }
    let between = tokens[(places[others[0]] + 1)..<places[others[1]]]
    // `12-15 reps 15kg` is a range.
    if between.first?.isDash == true, tokens[places[others[1]]...].dropFirst().first == .reps { return nil }
    guard
      place == 1 || between.contains(.times) || between.contains(.sets)
        || place == 2 && between.first?.isDash == true
    else { return nil }
    guard let first = numbers[others[0]].reps, let second = numbers[others[1]].reps else { return nil }
    // `3 reps x 4 sets`, `8 x 60kg x 3`, `60 x 8 x 3`: the sets come last.
    let words = tokens.filter { $0 == .reps || $0 == .sets }
    let isTurned: Bool
    switch words.first {
    case .reps where words.count > 1 || tokens.last == .sets: isTurned = true
    // `15 x 3 sets 60kg`
    case .sets where words.count == 1:
      isTurned = tokens.lastIndex(of: .sets).map { $0 > places[others[1]] } ?? false
    case nil where place == 1: isTurned = true
    case nil: isTurned = place == 0 && tokens.count > 1 && tokens[1] == .times
    default: isTurned = false
    }
    let (count, reps) = isTurned ? (second, first) : (first, second)
    guard count <= 20 else { return nil }
    return Group(
      count: count, reps: reps, load: numbers[place],
      isTurnable: words.isEmpty && isTurned && first != second && first <= 20)
  }

  /// The place of the load among two or three numbers: with a unit, after `@` or `at`, before `for`, with a decimal, or far greater
  /// than the others.
  private static func placeOfLoad(_ numbers: [LooseToken.Number], _ tokens: [LooseToken]) -> Int? {
    let units = numbers.indices.filter { !numbers[$0].unit.isEmpty }
    if units.count > 1 { return nil }
    if let place = units.first { return place }
    let places = tokens.indices.filter { tokens[$0].number != nil }
    let marked = places.indices.filter { places[$0] > 0 && tokens[places[$0] - 1] == .at }
    if marked.count > 1 { return nil }
    if let place = marked.first { return place }
    if tokens.count > 2, tokens[0].number != nil, tokens[1] == .for || tokens[1] == .colon { return 0 }
    let likely = numbers.indices.filter { place in
      let others = numbers.indices.filter { $0 != place }.map { numbers[$0] }
      return numbers[place].isLikelyLoad(beside: others[...])
    }
    return likely.count == 1 ? likely[0] : nil
  }
}
