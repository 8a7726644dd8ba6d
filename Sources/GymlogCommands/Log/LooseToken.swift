import Training
import Wording

/// A word or a sign of loosely written sets.
enum LooseToken: Hashable {
  case number(Number)
  case times, at, `for`, colon, comma, plus, then, drop, reps, sets
  case slash(isSpaced: Bool)
  case dash(isSpaced: Bool)

  struct Number: Hashable {
    let text: String
    let value: Thousandths
    var unit = ""

    /// Its value as reps; nil if it can't be reps.
    var reps: Int? {
      unit.isEmpty && value.isWhole && value > Thousandths(0) && value <= Thousandths(50)
        ? value.raw / 1_000 : nil
    }

    /// Whether it can only be the load beside these numbers.
    func isLikelyLoad(beside others: ArraySlice<Number>) -> Bool {
      !value.isWhole || value >= Thousandths(20) && others.allSatisfy { value.raw >= $0.value.raw * 2 }
    }
  }

  var number: Number? { if case .number(let number) = self { number } else { nil } }

  var isDash: Bool { if case .dash(isSpaced: false) = self { true } else { false } }

  /// Whether it joins numbers without a space.
  var isJoined: Bool {
    switch self {
    case .dash(isSpaced: false), .slash(isSpaced: false): true
    default: false
    }
  }

  /// Whether it joins the numbers of a set.
  var isJoint: Bool {
    switch self {
    case .times, .at, .for, .colon, .slash, .dash, .comma: true
    default: false
    }
  }

  /// Whether it stands between sets.
  var separates: Bool {
    switch self {
    case .comma, .plus, .then, .slash, .dash: true
    default: false
    }
  }

  /// The tokens of a text; nil if it has words or signs of another kind.
  static func read(_ text: String, decimalComma: Bool) -> [LooseToken]? {
    var tokens: [LooseToken] = []
    let characters = Array(text)
    var index = 0
    func at(_ place: Int) -> Character? { characters.indices.contains(place) ? characters[place] : nil }
    func isSpaced(_ place: Int) -> Bool { at(place - 1) == " " || at(place + 1) == " " }
    while let character = at(index) {
      if character.isWholeNumber, character.isASCII {
        var digits = ""
        while let digit = at(index), digit.isASCII,
          digit.isWholeNumber || digit == "." && at(index + 1)?.isWholeNumber == true
        {
          digits.append(digit)
          index += 1
        }
        guard digits.utf8.count < 8 else { return nil }
        // `62,5`, `con 12,5` and `12,5kg`, but not `8,5`
        let isOfLoad = tokens.last == .at || at(index + 2) == "k" || at(index + 2) == "l"
        if decimalComma, at(index) == ",", at(index + 1) == "5", at(index + 2)?.isWholeNumber != true,
          let whole = Int(digits), whole >= 20 || isOfLoad
        {
          digits += ".5"
          index += 2
        }
        guard let value = Thousandths(digits) else { return nil }
        tokens.append(.number(Number(text: digits, value: value)))
        continue
      }
      if character.isLetter {
        let start = index
        while let letter = at(index), letter.isLetter {
          // `50kgx12`
          if index - start == 2, letter == "x", at(index + 1)?.isWholeNumber == true { break }
          index += 1
        }
        let word = Recognition.folded(String(characters[start..<index]))
        if ["kg", "kgs", "kilo", "kilos", "lb", "lbs", "pounds", "libras", "lliures"].contains(word) {
          guard case .number(var number)? = tokens.last, number.unit.isEmpty else { return nil }
          number.unit = word.hasPrefix("k") ? "kg" : "lb"
          tokens[tokens.count - 1] = .number(number)
          continue
        }
        if word == "w", at(index) == "/" {
          index += 1
          tokens.append(.at)
          continue
        }
        if word == "to", tokens.last == .drop { continue }
        // `60 65 70 all for 5`
        if ["all", "todos", "todas", "tots", "totes"].contains(word), tokens.last?.number != nil { continue }
        // `45s` is a time, but in `3s 5r` beside reps.
        if word == "s", characters[index...].firstIndex(of: "r") == nil { return nil }
        guard let token = words[word] else { return nil }
        // `5r`, `3s` after a number
        if word.count == 1, word != "x", word != "y", word != "i", word != "a", tokens.last?.number == nil {
          return nil
        }
        tokens.append(token)
        continue
      }
      switch character {
      case "(":
        // `3x12 (14)`, `(80) 8,8,7`: a load.
        let inside = characters[(index + 1)...].prefix { $0 != ")" }
        if inside.first?.isWholeNumber == true,
          inside.allSatisfy({ $0.isWholeNumber || $0.isLetter || ". ".contains($0) }),
          tokens.last != .at
        {
          tokens.append(.at)
        }
      case " ", ")": break
      case "*", "×": tokens.append(.times)
      case "@": tokens.append(.at)
      case ":", "=":
        // `4:32` is a time.
        if character == ":", let minutes = tokens.last?.number, minutes.value < Thousandths(20),
          at(index + 1)?.isWholeNumber == true,
          at(index + 2)?.isWholeNumber == true
        {
          return nil
        }
        tokens.append(.colon)
      case ",", ";": tokens.append(.comma)
      case "+":
        // `5+x215`, `405x5+ (9)`
        if at(index + 1) == "x" || at(index + 1) == " " && at(index + 2) == "(" { return nil }
        tokens.append(.plus)
      case "/":
        // `8 1/2 reps`
        if tokens.last?.number?.text == "1", at(index + 1) == "2", at(index + 2)?.isNumber != true {
          return nil
        }
        tokens.append(.slash(isSpaced: isSpaced(index)))
      case "-", "–": tokens.append(.dash(isSpaced: isSpaced(index)))
      default: return nil
      }
      index += 1
    }
    return tokens
  }

  private static let words: [String: LooseToken] = [
    "x": .times, "by": .times, "por": .times, "per": .times,
    "at": .at, "with": .at, "con": .at, "amb": .at, "a": .at, "of": .times, "de": .times,
    "for": .for, "then": .then, "and": .then, "y": .then, "i": .then, "luego": .then, "despues": .then,
    "llavors": .then, "drop": .drop, "dropset": .drop, "ds": .drop,
    "rep": .reps, "reps": .reps, "r": .reps, "repeticiones": .reps, "repeticions": .reps, "repes": .reps,
    "set": .sets, "sets": .sets, "s": .sets, "serie": .sets, "series": .sets,
  ]
}
