/// An exact decimal number with three places, never negative where a lifter types one: 62.5 is 62,500 thousandths.
///
/// Loads, distances and percentages are kept so: what was typed is what is stored and shown, without the drift of
/// binary fractions.
package struct Thousandths: Hashable, Comparable, Sendable {
  /// The number times 1,000.
  package var raw: Int

  package init(raw: Int) { self.raw = raw }

  /// A whole number.
  package init(_ whole: Int) { raw = whole * 1_000 }

  /// Reads `62`, `62.5` or `62.125`: digits, and up to three decimals after `point`.
  ///
  /// Nil for anything else: a sign, an exponent, a fourth decimal, more than nine digits before the point.
  package init?(_ text: some StringProtocol, point: Character = ".") {
    let parts = text.split(separator: point, maxSplits: 1, omittingEmptySubsequences: false)
    let whole = Array(parts[0].utf8)
    let decimals = parts.count == 2 ? Array(parts[1].utf8) : [UInt8(ascii: "0")]
    guard (1...9).contains(whole.count), (1...3).contains(decimals.count) else { return nil }
    var raw = 0
    for digit in [whole, decimals].joined() {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      raw = raw * 10 + Int(digit - UInt8(ascii: "0"))
    }
    for _ in decimals.count..<3 { raw *= 10 }
    self.raw = raw
  }

  package static func < (one: Self, other: Self) -> Bool { one.raw < other.raw }

  /// The shortest exact text, with a decimal point: `62.5`, `100`, `-0.125`.
  package var text: String { text(point: ".") }

  /// The same with another decimal point.
  package func text(point: String) -> String {
    let magnitude = raw.magnitude
    let whole = (raw < 0 ? "-" : "") + String(magnitude / 1_000)
    var decimals = String(magnitude % 1_000 + 1_000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return decimals.isEmpty ? whole : whole + point + decimals
  }
}
