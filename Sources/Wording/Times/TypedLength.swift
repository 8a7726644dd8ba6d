package import Training

/// A length of time as typed, in any language: `1h15`, `55 min`, `an hour and a half`; also `1:15` and `75`, which mean
/// different lengths in different places.
package enum TypedLength: Hashable, Sendable {
  case exactly(Duration)
  /// `1:15`: hours and minutes, or minutes and seconds.
  case colon(Int, Int)
  /// `75`, `1.5`: a number without a unit.
  case number(Thousandths)

  /// The length, if it has units.
  package var exact: Duration? { if case .exactly(let duration) = self { duration } else { nil } }

  /// Reads a length; nil for text that isn't one, and from 100,000 hours.
  package init?(_ text: some StringProtocol) { self.init(String(text).wordsOfTime) }

  init?(_ words: [String]) {
    let tokens = words.flatMap(Self.tokens)
    guard !tokens.isEmpty else { return nil }
    if tokens.count == 1, let number = Self.number(tokens[0]) {
      self = .number(number)
    } else if tokens.count == 3, tokens[1] == ":", tokens[2].utf8.count == 2,
      let first = Int(tokens[0]), let second = Int(tokens[2]), first < 100_000, second < 60
    {
      self = .colon(first, second)
    } else {
      var reader = LengthReader(tokens: tokens)
      guard let milliseconds = reader.milliseconds() else { return nil }
      let duration = Duration(milliseconds: milliseconds)
      guard duration < Limits.longest else { return nil }
      self = .exactly(duration)
    }
  }

  /// The numbers, words and signs of a word: `1h15` is `1`, `h`, `15`.
  private static func tokens(_ word: String) -> [String] {
    var tokens: [String] = []
    var kind = 0
    for character in word {
      let isInNumber = character.isASCII && character.isNumber || ".,".contains(character) && kind == 1
      let new = isInNumber ? 1 : character.isLetter ? 2 : 0
      if new == kind, new != 0 {
        tokens[tokens.count - 1].append(character)
      } else {
        tokens.append(String(character))
      }
      kind = new
    }
    return tokens
  }

  static func number(_ token: String) -> Thousandths? {
    Thousandths(String(token.map { $0 == "," ? "." : $0 }))
  }
}

/// Adds up the terms of a length: `1 h 15 min`, `an hour and a half`, `three quarters of an hour`.
private struct LengthReader {
  let tokens: [String]
  var next = 0

  mutating func milliseconds() -> Int? {
    var sum = 0
    var unit: Int?
    var isFirst = true
    while next < tokens.count {
      let hasAnd = !isFirst && TimeWords.and.contains(tokens[next])
      if hasAnd { next += 1 }
      if let last = unit, hasAnd, let part = part() {
        sum += last * part * 10
        if next < tokens.count { return nil }
      } else if let term = partOfHour() ?? term(after: unit) {
        // Units go down: 1 h 15 min.
        if let last = unit, term.unit >= last { return nil }
        sum += term.milliseconds
        unit = term.unit
      } else {
        return nil
      }
      isFirst = false
    }
    return sum
  }

  private var token: String? { next < tokens.count ? tokens[next] : nil }

  /// `a half`, `media`, `quart`, after an hour: hundredths of the unit before.
  private mutating func part() -> Int? {
    let start = next
    if let word = token, TimeWords.number(word) == 1 { next += 1 }
    if let word = token {
      next += 1
      if TimeWords.half.contains(word) { return 50 }
      if TimeWords.quarter.contains(word) { return 25 }
    }
    next = start
    return nil
  }

  /// `half an hour`, `un cuarto de hora`, `tres quarts d'hora`
  private mutating func partOfHour() -> (milliseconds: Int, unit: Int)? {
    let start = next
    var hundredths: Int?
    let count = token.flatMap(TimeWords.number)
    if count != nil { next += 1 }
    if let word = token {
      if count == 3, TimeWords.quarters.contains(word) { hundredths = 75 }
      if count ?? 1 == 1, TimeWords.half.contains(word) { hundredths = 50 }
      if count ?? 1 == 1, TimeWords.quarter.contains(word) { hundredths = 25 }
    }
    if let hundredths {
      next += 1
      while let word = token, ["of", "de", "an", "a", "d"].contains(word) { next += 1 }
      if let word = token, TimeWords.unit(word) == .hour {
        next += 1
        return (hundredths * 36_000, 60)
      }
    }
    next = start
    return nil
  }

  /// A number and its unit; after hours, a number alone is minutes.
  private mutating func term(after last: Int?) -> (milliseconds: Int, unit: Int)? {
    guard let word = token else { return nil }
    if TimeWords.unit(word) == .hour, last == nil, next == 0, word.utf8.count > 2 {
      // hora y media
      next += 1
      return (3_600_000, 3_600)
    }
    guard let number = TypedLength.number(word) ?? TimeWords.number(word).map({ Thousandths($0) }),
      number.raw < 100_000_000
    else { return nil }
    next += 1
    if let word = token, let unit = TimeWords.unit(word) {
      next += 1
      return (number.raw * unit.rawValue, unit.rawValue)
    }
    guard let last, last > 1, next == tokens.count, number.raw % 1_000 == 0, number.raw < 60_000 else {
      return nil
    }
    return (number.raw * last / 60, last / 60)
  }
}
