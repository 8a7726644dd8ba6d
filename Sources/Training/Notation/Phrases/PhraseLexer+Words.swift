extension PhraseLexer {
  mutating func word(_ token: PhraseTokens.Token) -> PhraseItem? {
    for idiom in PhraseWord.idioms where isIdiom(idiom.words) {
      switch idiom.meaning {
      case .type(let type):
        index += idiom.words.count
        return .type(type)
      case .body:
        index += idiom.words.count
        return .load("bw" + (idiom.words[0].hasPrefix("s") ? "" : bodyAddition() ?? ""))
      case .each:
        index += idiom.words.count
        return .each
      case .total:
        index += idiom.words.count
        return .total
      case .of:
        index += idiom.words.count
        return .of
      case .at:
        index += idiom.words.count
        return .at
      case .bar:
        index += idiom.words.count
        return .bar
      case .assisting:
        index += idiom.words.count
        return .assisting
      case .miss:
        index += idiom.words.count
        return .miss
      case .adding:
        index += idiom.words.count
        return .adding
      case .rating(let word):
        index += idiom.words.count
        return rating(word)
      case .race(let metres):
        index += idiom.words.count
        return .distance(Distance(Thousandths(raw: metres), .kilometres))
      default: break
      }
    }
    if ["to", "too"].contains(token.text), self.token(index + 1)?.text == "sets" {
      (isMisheard, index) = (true, index + 2)
      if case .of = meaning(index) { index += 1 }
      return .sets(2)
    }
    if token.text == "weight", let mass = labelledWeight() { return mass }
    if Self.addeds.contains(token.text), !pieces.isEmpty {
      index += 1
      if case .at = meaning(index) { index += 1 }
      return added()
    }
    if let load = assistance() { return load }
    if token.text == "p", let number = attached(index + 1), self.token(index + 1)?.kind == .number {
      index += 2
      return .load("p" + number)
    }
    if let time = quarters() { return .time(time) }
    if let unit = unitOfPace() { return .per(unit) }
    if let one = oneUnit() { return one }
    if let number = numberWord() { return number }
    guard let meaning = PhraseWord(token.text) else { return nil }
    index += 1
    switch meaning {
    case .at: return .at
    case .a: return .a
    case .times: return .times
    case .of: return .of
    case .for: return .for
    case .and: return .and
    case .in: return .in
    case .pace: return .pace
    case .split: return .split
    case .amrap: return .amrap
    case .each: return .each
    case .total: return .total
    case .plates: return nil
    case .stack: return labelled { .load("p\($0)") }
    case .bar: return .bar
    case .miss: return .miss
    case .fail: return .fail
    case .assisting: return .assisting
    case .adding: return .adding
    case .plus: return .plus
    case .type(let type): return .type(type)
    case .body: return .load("bw" + (bodyAddition() ?? ""))
    case .rating(let word): return rating(word)
    case .added: return added()
    case .setsOf(let reps):
      // `140x1x3 doubles 130x2x2`: it names the sets after it.
      switch pieces.last?.item {
      case nil, .sets, .times: return .reps(["\(reps)"])
      default: return nil
      }
    case .sets:
      // `set 3 6x80kg`, the third set; `sets 3` is a number of them.
      let isOrdinal = ["set", "serie"].contains(token.text) && self.token(index)?.kind == .number
      return labelled { isOrdinal ? .nothing : .sets($0) }
    case .reps: return labelled { .reps(["\($0)"]) }
    case .mass(let unit):
      // `8kg 10` isn't 10 kg.
      let isAfterNumber = index > 1 && tokens[index - 2].kind == .number && !token.isSpaced
      if token.text.utf8.count > 2 || isAfterNumber { return nil }
      return labelled { .load("\($0)" + unit.rawValue) }
    case .race(let metres): return .distance(Distance(Thousandths(raw: metres), .kilometres))
    case .distance(.miles): return .distance(Distance(Thousandths(1), .miles))
    case .time(let milliseconds):
      guard let part = fraction() else { return nil }
      return .time(Duration(milliseconds: milliseconds + part * milliseconds / 1_000))
    case .half:
      if ["a", "an"].contains(self.token(index)?.text) { index += 1 }
      switch self.meaning(index) {
      case .time(let milliseconds):
        index += 1
        return .time(Duration(milliseconds: milliseconds / 2))
      case .distance(let unit) where unit != .metres:
        index += 1
        return .distance(Distance(Thousandths(raw: 500), unit))
      default: return nil
      }
    case .distance, .quarter: return nil
    }
  }

  /// `8:30 per mile`, `5:30 por km`, `5:30 el km`
  private mutating func unitOfPace() -> DistanceUnit? {
    guard ["per", "por", "al", "a", "el", "la"].contains(tokens[index].text), case .time? = pieces.last?.item,
      case .distance(let unit) = meaning(index + 1), unit != .metres
    else { return nil }
    index += 2
    return unit
  }

  /// `an hour`, `a mile`
  private mutating func oneUnit() -> PhraseItem? {
    guard ["a", "an"].contains(tokens[index].text) else { return nil }
    switch meaning(index + 1) {
    case .time(let milliseconds) where milliseconds > 1_000:
      index += 2
      return .time(Duration(milliseconds: milliseconds))
    case .distance(.miles):
      index += 2
      return .distance(Distance(Thousandths(1), .miles))
    default: return nil
    }
  }

  /// `8 lastradas con 10`
  private static let addeds: Set = [
    "weighted", "lastrado", "lastrada", "lastrados", "lastradas", "llastat", "llastada", "llastats",
    "llastades",
  ]

  /// `con ayuda de 20 kg`
  private mutating func assistance() -> PhraseItem? {
    let names = [
      ["con", "ayuda", "de"], ["con", "asistencia", "de"], ["amb", "ajuda", "de"], ["with", "help", "of"],
    ]
    guard names.contains(where: isIdiom), token(index + 3)?.kind == .number else { return nil }
    let start = index
    index += 3
    switch numeric(isLoad: true) {
    case .number(let value): return .load("-" + value.text)
    case .load(let text): return .load("-" + text)
    default:
      index = start
      return nil
    }
  }

  /// `weight 80kg`: a load with a unit, after its label.
  private mutating func labelledWeight() -> PhraseItem? {
    let start = index
    index += 1
    if let sign = token(index)?.text, sign == "=" || sign == ":" { index += 1 }
    if token(index)?.kind == .number, case .load(let load)? = numeric() { return .load(load) }
    index = start
    return nil
  }

  /// `+10` or `-5kg`, attached to `bw`.
  private mutating func bodyAddition() -> String? {
    let start = index
    // A spaced dash may be a mere stroke.
    let isSpaced = token(index)?.text == "+"
    guard let sign = isSpaced ? "+" : attached(index), sign == "+" || sign == "-",
      token(index + 1)?.kind == .number, isSpaced || attached(index + 1) != nil
    else { return massBesideBody() }
    index += 1
    switch numeric(isLoad: true) {
    case .number(let value): return sign + value.text
    case .load(let text): return sign + text
    default:
      index = start
      return nil
    }
  }

  /// A mass with its unit after the word for the body: `bw with 10kg`, `peso corporal y 10 kg de lastre`.
  private mutating func massBesideBody() -> String? {
    let start = index
    if ["with", "plus", "and", "con", "mas", "y", "amb", "mes", "i"].contains(token(index)?.text) {
      index += 1
    }
    guard token(index)?.kind == .number, case .load(let mass)? = numeric(isLoad: true),
      mass.last?.isLetter == true
    else {
      index = start
      return nil
    }
    for idiom in PhraseWord.idioms where isIdiom(idiom.words) {
      guard case .adding = idiom.meaning else { continue }
      index += idiom.words.count
      break
    }
    return "+" + mass
  }

  /// A number in words, with what belongs to it.
  mutating func numberWord() -> PhraseItem? {
    if tokens[index].text == "set" {
      let isListed = pieces.last?.item == .comma || pieces.last?.item == .and
      guard isListed || token(index + 1)?.text == "i" else { return nil }
    }
    let words = tokens[index...].prefix(6).map { $0.kind == .number ? "" : $0.text }
    guard var (value, count) = NumberWord.read(words[...]) else { return nil }
    // `one twenty` is 120, or 1 and 20.
    if count == 1, ["one", "two", "three"].contains(tokens[index].text), pieces.last?.item != .times,
      let (more, others) = NumberWord.read(words[(words.startIndex + 1)...]),
      (10..<100).contains(more)
    {
      (value, count, isMisheard) = (value * 100 + more, 1 + others, true)
    }
    index += count
    let isLoad = pieces.last?.item == .at || pieces.last?.item == .a
    return quantity(Thousandths(value), isLoad: isLoad)
  }

  /// A number after its word: `sets=3`, `reps 8`.
  mutating func labelled(_ item: (Int) -> PhraseItem) -> PhraseItem? {
    if let sign = token(index)?.text, sign == "=" || sign == ":" { index += 1 }
    guard token(index)?.kind == .number, let value = Int(tokens[index].text), isEnd(index + 1) else {
      return nil
    }
    index += 1
    return item(value)
  }

  func isEnd(_ place: Int) -> Bool { token(place).map { $0.isSpaced || $0.text == "," } ?? true }

  /// `lastre 10kg`
  mutating func added() -> PhraseItem? {
    if case .of = meaning(index) { index += 1 }
    guard token(index)?.kind == .number else { return nil }
    switch numeric(isLoad: true) {
    case .number(let value): return .load("+" + value.text)
    case .load(let text): return .load("+" + text)
    default: return nil
    }
  }

  /// `rpe 8`, `rpe 8,5`, `rpe7-8`, `rir 1 o 2`
  mutating func rating(_ word: String) -> PhraseItem? {
    guard token(index)?.kind == .number else { return nil }
    var value = tokens[index].text
    index += 1
    if attached(index) == ",", let decimals = attached(index + 1), decimals == "5" {
      value += ".5"
      index += 2
    }
    // `dejando 2 en recámara`
    if word == "rir", let count = reserve() { index += count }
    let isRange = attached(index) == "-" || ["o", "or", "to"].contains(token(index)?.text)
    guard isRange, let upper = token(index + 1), upper.kind == .number, let low = Int(value),
      let high = Int(upper.text), low < high, high <= 10
    else { return .rating(word + value) }
    index += 2
    let middle = word == "rpe" && high == low + 1 ? ["\(low).5"] : []
    return .ratings((["\(low)"] + middle + ["\(high)"]).map { word + $0 })
  }
}
