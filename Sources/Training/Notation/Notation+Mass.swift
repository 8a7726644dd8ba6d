extension Notation {
  /// A mass that stands alone: `81.5`, `180lb`, `81.5 kg`. Nil for anything else.
  package func mass(in words: [String]) -> NotatedMass? {
    var parser = NotationParser(NotationText(words), decimalComma: decimalComma)
    parser.skipSpace()
    guard let value = try? parser.number(), value < Self.loadLimit else { return nil }
    let unit = parser.massUnit()
    parser.skipSpace()
    return parser.isAtEnd ? NotatedMass(value, unit) : nil
  }
}
