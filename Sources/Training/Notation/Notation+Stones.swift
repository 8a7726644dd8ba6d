extension Notation {
  /// Reads a body weight in stones, as the British give it: `12st 4`, `12 stone 4lb`, `12.5st`. In pounds; nil for anything else.
  func stones(in words: [String]) -> NotatedMass? {
    var rest = words.joined(separator: " ").lowercased()[...]
    guard let stones = number(&rest), Self.skip(&rest, ["stones", "stone", "st"]) else { return nil }
    let pounds = rest.isEmpty ? Thousandths(0) : number(&rest)
    guard let pounds, pounds < Thousandths(14), rest.isEmpty || Self.skip(&rest, ["pounds", "lbs", "lb"]),
      rest.isEmpty, stones < Self.loadLimit
    else { return nil }
    return NotatedMass(Thousandths(raw: stones.raw * 14 + pounds.raw), .pounds)
  }

  /// Takes a number with at most three decimals, and the spaces after it.
  private func number(_ text: inout Substring) -> Thousandths? {
    let digits = text.prefix { $0.isNumber || $0 == "." }
    guard let value = Thousandths(String(digits)) else { return nil }
    text = text.dropFirst(digits.count).drop { $0 == " " }
    return value
  }

  /// Takes the first of some words that the text begins with, and the spaces after it.
  private static func skip(_ text: inout Substring, _ words: [String]) -> Bool {
    guard let word = words.first(where: { text.hasPrefix($0) }) else { return false }
    text = text.dropFirst(word.count).drop { $0 == " " }
    return true
  }
}
