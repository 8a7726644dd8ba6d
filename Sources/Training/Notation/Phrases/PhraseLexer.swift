/// The meaning of a word, or of a few words, for a set.
enum PhraseItem: Equatable {
  case number(Thousandths)
  /// Reps without a word for them: `8-8-7`, `12/12/10`, `8,8,7`, `8-12`, `8+`.
  case list([String])
  case reps([String])
  case sets(Int)
  /// A load with a unit, a sign or a name: `80kg`, `+10`, `bw`.
  case load(String)
  case time(Duration)
  case distance(Distance)
  /// `/km`, after a time.
  case per(DistanceUnit)
  /// `6 km/h`: the distance of an hour.
  case speed(Distance)
  /// `8/10`
  case outOfTen(String)
  case rating(String)
  /// `rpe7-8`: one of several ratings.
  case ratings([String])
  case type(SetType)
  /// `2 plates`
  case plates(Int)
  /// The bar, without plates.
  case bar
  /// A word for a missed attempt.
  case miss
  /// A word for a missed attempt, or for a set to failure.
  case fail
  /// `de ayuda`, after a load.
  case assisting
  /// `de lastre`, after a load.
  case adding
  /// `más`, between the parts of a set.
  case plus
  case at, a, times, of, `for`, and, comma, `in`, pace, split, amrap, each, total, nothing
}

/// An item, and the cells that it was read from.
struct PhrasePiece {
  var item: PhraseItem
  var cells: Range<Int>
}

/// Reads the items of a text. Any word that isn't known ends it: nothing is left out.
struct PhraseLexer {
  var tokens: [PhraseTokens.Token]
  let decimalComma: Bool
  var index = 0
  var pieces: [PhrasePiece] = []
  /// Whether a number may mean something else: `to sets of eight`, `one twenty`, `20 yards`.
  var isMisheard = false
  /// Whether an arrow stands between two sets.
  var hasArrow = false

  init(_ text: NotationText, decimalComma: Bool) {
    tokens = PhraseTokens(text).all
    self.decimalComma = decimalComma
  }

  /// The items; nil if there is anything else.
  mutating func read() -> [PhrasePiece]? {
    while index < tokens.count {
      let start = index
      guard let item = item() else { return nil }
      let cells = tokens[start].cells.lowerBound..<tokens[index - 1].cells.upperBound
      pieces.append(PhrasePiece(item: item, cells: cells))
    }
    pieces.removeAll { $0.item == .nothing }
    return pieces
  }

  func token(_ place: Int) -> PhraseTokens.Token? { place < tokens.count ? tokens[place] : nil }

  /// The text of a token that is attached to the one before; nil if a space is between.
  func attached(_ place: Int) -> String? { token(place).flatMap { $0.isSpaced ? nil : $0.text } }

  func meaning(_ place: Int) -> PhraseWord? {
    token(place).flatMap { $0.kind == .word ? PhraseWord($0.text) : nil }
  }

  mutating func item() -> PhraseItem? {
    let token = tokens[index]
    switch token.kind {
    case .number: return numeric()
    case .clock: return clock()
    case .sign: return sign(token)
    case .word: return word(token)
    }
  }

  mutating func clock() -> PhraseItem? {
    let text = tokens[index].text
    index += 1
    let parts = text.split(separator: ":")
    guard let last = parts.last, let seconds = Thousandths(String(last)), seconds < Thousandths(60) else {
      return nil
    }
    var whole = 0
    for part in parts.dropLast() {
      guard part.count < 6, let value = Int(part) else { return nil }
      whole = whole * 60 + value
    }
    guard parts.dropFirst().dropLast().allSatisfy({ $0 < "60" }) else { return nil }
    // `5:30 min/km`
    if case .time = meaning(index), token(index + 1)?.text == "/", case .distance = meaning(index + 2) {
      index += 1
    }
    return .time(Duration(milliseconds: whole * 60_000 + seconds.raw))
  }

  // MARK: Numbers

  /// A number, with what belongs to it: further numbers of a list, a unit, a word for reps or sets.
  mutating func numeric(isLoad: Bool = false) -> PhraseItem? {
    // `at 5 min/km` is a pace.
    let isPace = if case .time = meaning(index + 1) { token(index + 2)?.text == "/" } else { false }
    let isLoad = isLoad || !isPace && (pieces.last?.item == .at || pieces.last?.item == .a)
    guard let (numbers, separator) = chain() else { return nil }
    if numbers.count == 2, separator == "," {
      let isOverReps = (Int(numbers[0]) ?? 0) > 20
      let isLoadBeforeReps = isTimes(index) && isOverReps && !isUnit(meaning(index))
      // `10x22,5`
      let isLoadAfterReps =
        decimalComma && isOverReps && isAfterReps && ["5", "25", "50", "75"].contains(numbers[1])
      guard isLoad || isUnit(meaning(index)) || isLoadBeforeReps || isLoadAfterReps else {
        return list(numbers)
      }
      if !decimalComma, !["5", "25", "50", "75"].contains(numbers[1]) {
        guard case .distance(let unit) = meaning(index) else { return nil }
        isMisheard = true
        // `7,500m`
        if unit == .metres, numbers[1].utf8.count == 3, let metres = Thousandths(numbers.joined()) {
          return quantity(metres, isLoad: isLoad)
        }
      }
      return Thousandths(numbers[0] + "." + numbers[1]).flatMap { quantity($0, isLoad: isLoad) }
    }
    if numbers.count > 2 { return isLoad ? loads(numbers) : list(numbers) }
    if numbers.count == 2 {
      if separator == "/", numbers == ["1", "2"], case .distance = meaning(index) {
        return quantity(Thousandths(raw: 500), isLoad: isLoad)
      }
      // `2/10` is more likely pain than effort.
      if separator == "/" {
        return numbers[1] == "10" && (Int(numbers[0]) ?? 0) >= 5 ? .outOfTen(numbers[0]) : nil
      }
      guard let least = Int(numbers[0]), let most = Int(numbers[1]), least < most else { return nil }
      return named([numbers[0] + "-" + numbers[1]])
    }
    guard var value = Thousandths(numbers[0]) else { return nil }
    // `1.500 m`
    if case .distance(.metres) = meaning(index), numbers[0].hasSuffix("0"), numbers[0].separatesThousands {
      (value, isMisheard) = (Thousandths(raw: value.raw * 1_000), true)
      return quantity(value, isLoad: isLoad)
    }
    // The point in `1.050` may separate thousands.
    if decimalComma, numbers[0].hasSuffix("0"), numbers[0].separatesThousands {
      return nil
    }
    // `2 1/2 miles`
    if [1, 2, 3].map({ token(index + $0 - 1)?.text }) == ["1", "/", "2"], case .distance = meaning(index + 3)
    {
      index += 3
      value = Thousandths(raw: value.raw + 500)
    }
    if attached(index) == "½" {
      index += 1
      value = Thousandths(raw: value.raw + 500)
    }
    if attached(index) == "+" {
      guard !isLoad, token(index + 1).map({ $0.isSpaced || $0.text == "@" }) ?? true else { return nil }
      index += 1
      return named([numbers[0] + "+"])
    }
    return quantity(value, isLoad: isLoad)
  }

  mutating func chain() -> (numbers: [String], separator: String)? {
    var numbers = [tokens[index].text]
    var separators: Set<String> = []
    index += 1
    while let sign = attached(index), [",", "-", "/"].contains(sign), token(index + 1)?.kind == .number,
      let number = attached(index + 1), sign != "/" || !isBetweenSets
    {
      numbers.append(number)
      separators.insert(sign)
      index += 2
    }
    return separators.count > 1 ? nil : (numbers, separators.first ?? "")
  }

  mutating func list(_ numbers: [String]) -> PhraseItem? {
    numbers.allSatisfy { Int($0) != nil } ? named(numbers) : nil
  }

  /// Reps, with a word for them or without.
  mutating func named(_ numbers: [String]) -> PhraseItem {
    guard case .reps = meaning(index) else { return .list(numbers) }
    index += 1
    return .reps(numbers)
  }

  func isTimes(_ place: Int) -> Bool {
    if case .times = meaning(place) { true } else { token(place)?.text == "*" }
  }

  func isUnit(_ word: PhraseWord?) -> Bool {
    switch word {
    case .mass, .time, .distance: true
    default: false
    }
  }

  /// A number and the word after it.
  mutating func quantity(_ number: Thousandths, isLoad: Bool) -> PhraseItem? {
    var number = number
    if attached(index) == "'" {
      guard let next = attached(index + 1), token(index + 1)?.kind == .number else {
        return minutes(number, then: nil, taking: 1)
      }
      if next.utf8.count == 2 { return minutes(number, then: next, taking: 2) }
      guard let decimal = Thousandths(number.text + "." + next) else { return nil }
      index += 2
      number = decimal
    }
    if attached(index) == "\"" {
      index += 1
      return .time(Duration(milliseconds: number.raw))
    }
    if attached(index) == "#" {
      index += 1
      return .load(number.text + "lb")
    }
    if attached(index) == "%" {
      index += 1
      return .load(number.text + "%")
    }
    if let unit = unitOfSpeed() { return .speed(Distance(number, unit)) }
    if !isLoad, let metres = metres(of: number) {
      (isMisheard, index) = (true, index + 1)
      return .distance(metres)
    }
    if !isLoad, pieces.last?.item != .times, number.isWhole, number <= Thousandths(20),
      case .setsOf = meaning(index)
    {
      return .sets(number.raw / 1_000)
    }
    splitTimes()
    if !isLoad, number.isWhole, isMore(index), case .of = meaning(index + 1) {
      index += 2
      return .sets(number.raw / 1_000)
    }
    if reserve() != nil { return left(number) }
    guard let unit = meaning(index) else { return plain(number, isLoad: isLoad) }
    switch unit {
    case .stack where number.isWhole && Load.stackNumbers.contains(number.raw / 1_000):
      index += 1
      return .load("p\(number.raw / 1_000)")
    case .mass(let unit):
      index += 1
      return .load(half(number).text + unit.rawValue)
    // `8x400m @ 90s`: a distance has no load here.
    case .time(let milliseconds) where !isLoad || isAfterDistance:
      index += 1
      return time(number, milliseconds)
    case .distance(let unit) where !isLoad:
      index += 1
      if unit == .metres, let time = minutesAndSeconds(number) ?? timeOfDistance(number) {
        return .time(time)
      }
      if unit == .metres, isMinutesOfDistance(number) { return time(number, 60_000) }
      return .distance(Distance(number, unit))
    case .reps where !isLoad && number.isWhole && !(tokens[index].text == "r" && tokens[index].isSpaced):
      index += 1
      return .reps([number.text])
    case .sets where !isLoad && number.isWhole && isSets():
      index += isMore(index + 1) ? 2 : 1
      if case .of = meaning(index) { index += 1 }
      return .sets(number.raw / 1_000)
    // In `3x15 1RIR 55kg`, what follows is the load.
    case .rating(let word)
    where token(index + 1)?.kind != .number || attached(index) != nil && attached(index + 1) == nil:
      index += 1
      return .rating(word + number.text)
    case .plates where number.isWhole && (1...12).contains(number.raw / 1_000):
      index += 1
      return .plates(number.raw / 1_000)
    case .and: return .number(half(number))
    default: return plain(number, isLoad: isLoad)
    }
  }

  mutating func plain(_ number: Thousandths, isLoad: Bool) -> PhraseItem? {
    if reserve() != nil { return left(number) }
    if attached(index) == "k", !isLoad {
      index += 1
      return .distance(Distance(number, .kilometres))
    }
    // Anything else attached to a number could change what it means.
    if let text = attached(index), token(index)?.kind == .word, PhraseWord(text) == nil { return nil }
    return .number(number)
  }

  /// `2 in reserve`
  mutating func left(_ number: Thousandths) -> PhraseItem? {
    guard let count = reserve(), number.isWhole else { return nil }
    index += count
    return .rating("rir" + number.text)
  }

  func reserve() -> Int? { PhraseWord.reserves.first(where: isIdiom)?.count }

  func isIdiom(_ words: [String]) -> Bool {
    words.indices.allSatisfy { token(index + $0)?.text == words[$0] }
  }

  /// `3 more sets`, `3 sets more of 8`: what follows is a number of sets.
  private func isMore(_ place: Int) -> Bool { ["more", "mas", "mes"].contains(token(place)?.text) }

  /// In Catalan, `set` is also seven.
  func isSets() -> Bool {
    tokens[index].text != "set" || token(index + 1)?.text != "i"
  }

  /// `kgx` is a unit and a sign.
  mutating func splitTimes() {
    guard let token = token(index), token.kind == .word, token.text.utf8.count > 1, token.text.last == "x",
      case .mass = PhraseWord(String(token.text.dropLast()))
    else { return }
    let end = token.cells.upperBound
    tokens[index].text.removeLast()
    tokens[index].cells = token.cells.lowerBound..<(end - 1)
    tokens.insert(
      PhraseTokens.Token(kind: .word, text: "x", cells: (end - 1)..<end, isSpaced: false), at: index + 1)
  }
}

extension Thousandths {
  /// Whether it has no decimals.
  package var isWhole: Bool { raw % 1_000 == 0 }
}
