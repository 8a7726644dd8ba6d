import Training
import Wording

extension PaperLine {
  /// Takes `[Warm-up]` and `(calentamiento)`, and drops a time of day in square brackets.
  mutating func takeBrackets(from text: inout String) {
    for (open, close) in [("[", "]"), ("(", ")")] as [(Character, Character)] {
      var rest = text[...]
      while let start = rest.firstIndex(of: open), let end = rest[start...].firstIndex(of: close) {
        let inside = rest[rest.index(after: start)..<end]
        if open == "[", inside.allSatisfy({ $0 == " " }) { isUnticked = true }
        if let type = SetLabel.type(named: inside) {
          // `40x10 (warm-up), 60x8` and `60x8, 40x12 (drop)` are about the set before it.
          if let letter = type.letters,
            text[end...].contains(where: \.isNumber)
              || open == "(" && text[..<start].contains(where: \.isNumber)
          {
            let place = text.distance(from: text.startIndex, to: start)
            text.replaceSubrange(start...end, with: " " + letter)
            rest = text.dropFirst(place)
            continue
          }
          self.type = type
        } else if let rest = Self.rest(in: inside) {
          self.rest = rest
        } else if open == "[", ["rpe", "rir"].contains(inside.prefix(3).lowercased()) {
          let place = text.distance(from: text.startIndex, to: start)
          text.replaceSubrange(start...end, with: " " + inside + " ")
          rest = text.dropFirst(place)
          continue
        } else if case let words = inside.split(separator: " ").map(String.init),
          let band = Recognition.sharedLoad(words[...]), band.count == words.count
        {
          // `3x8 (red band)`
          let place = text.distance(from: text.startIndex, to: start)
          text.replaceSubrange(start...end, with: "@" + band.typed)
          rest = text.dropFirst(place)
          continue
        } else if open != "["
          || TypedTime.readings(of: String(inside), in: .english).isEmpty
            && !["x", " ", ""].contains(inside.lowercased())
        {
          rest = rest[rest.index(after: end)...]
          continue
        }
        let place = text.distance(from: text.startIndex, to: start)
        text.replaceSubrange(start...end, with: " ")
        rest = text.dropFirst(place)
      }
    }
  }

  /// The last word of `(30, 35, 40)`, numbers in brackets that begin at a word; nil for other words.
  func endOfBracket(_ start: Int) -> Int? {
    guard words[start].first == "(", let end = words[start...].firstIndex(where: { $0.hasSuffix(")") }),
      words[start..<end].allSatisfy({ $0.hasSuffix(",") }),
      words[start...end].joined().dropFirst().dropLast().allSatisfy({ $0.isNumber || ",.".contains($0) })
    else { return nil }
    return end
  }

  /// Takes the unit in brackets after a name, before any figure.
  mutating func takeUnit(from text: inout String) {
    guard let open = text.firstIndex(of: "("), let close = text[open...].firstIndex(of: ")"),
      let unit = MassUnit(named: text[text.index(after: open)..<close].lowercased()),
      open > text.startIndex, !text[..<open].contains(where: \.isNumber)
    else { return }
    self.unit = unit
    text.replaceSubrange(open...close, with: "")
    text = text.replacing(" :", with: ":")
  }

  /// A text with the plain forms of quotation marks.
  static func plain(_ text: String) -> String {
    String(
      text.map { character -> Character in
        switch character {
        case "’", "‘", "′": "'"
        case "″": "\""
        case "“", "”", "«", "»": " "
        default: character
        }
      })
  }

  /// The length of `rest 2 min` and `2 min rest`, as typed.
  private static func rest(in text: Substring) -> String? {
    let words = text.split(separator: " ")
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    if Recognition.isRestLabel(first) { return words.dropFirst().joined(separator: " ") }
    let length = words.dropLast().joined(separator: " ")
    return Recognition.isRestLabel(last) && Duration(ofRest: length) != nil ? length : nil
  }
}
