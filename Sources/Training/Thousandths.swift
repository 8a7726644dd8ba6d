/// An exact decimal number with three places: 62.5 is 62,500 thousandths.
///
/// Loads, distances and percentages use it, so what was typed is what is stored and shown, without the
/// rounding errors of binary fractions.
package struct Thousandths: Hashable, Comparable, Sendable {
  /// The number times 1,000.
  package var raw: Int

  /// Creates a number from its thousandfold.
  package init(raw: Int) { self.raw = raw }

  /// Creates a whole number.
  package init(_ whole: Int) { raw = whole * 1_000 }

  /// Reads `62`, `62.5` or `62.125`: digits, then optionally `point` and up to three decimals.
  ///
  /// Nil for anything else: a sign, an exponent, a fourth decimal, more than nine digits before the point.
  package init?(_ text: String, point: Character = ".") {
    var (raw, whole) = (0, 0)
    var decimals: Int?
    for byte in text.utf8 {
      if byte == point.asciiValue, decimals == nil {
        decimals = 0
        continue
      }
      guard byte.isDigit else { return nil }
      raw = raw * 10 + Int(byte - UInt8(ascii: "0"))
      if decimals == nil { whole += 1 } else { decimals? += 1 }
      guard whole <= 9, decimals ?? 0 <= 3 else { return nil }
    }
    guard whole > 0, decimals != 0 else { return nil }
    for _ in (decimals ?? 0)..<3 { raw *= 10 }
    self.raw = raw
  }

  /// The number rounded to one decimal, halves away from zero.
  package var tenths: Thousandths {
    let magnitude = Int((raw.magnitude + 50) / 100) * 100
    return Thousandths(raw: raw < 0 ? -magnitude : magnitude)
  }

  package static func < (one: Self, other: Self) -> Bool { one.raw < other.raw }

  /// The shortest exact text: `62.5`, `100`, `-0.125`.
  package var text: String { text(point: ".") }

  /// The shortest exact text with this decimal separator.
  package func text(point: String) -> String {
    let magnitude = raw.magnitude
    let whole = (raw < 0 ? "-" : "") + String(magnitude / 1_000)
    return decimals.isEmpty ? whole : whole + point + decimals
  }

  /// The decimals without trailing zeros; empty for a whole number.
  package var decimals: String {
    var rest = Int(raw.magnitude % 1_000)
    if rest == 0 { return "" }
    var count = 3
    while rest % 10 == 0 { (rest, count) = (rest / 10, count - 1) }
    let digits = String(rest)
    return digits.utf8.count == count
      ? digits : String(repeating: "0", count: count - digits.utf8.count) + digits
  }
}
