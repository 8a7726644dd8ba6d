/// How a piece of text stands out, by its purpose. Several can be put together: `[.strong, .accent]`.
package struct Style: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// As every set of options is made of a list; here, where the types are known, it costs nothing.
  package init(arrayLiteral styles: Style...) {
    var bits: UInt8 = 0
    for style in styles { bits |= style.rawValue }
    rawValue = bits
  }

  /// As the text around it.
  package static let plain: Style = []
  /// Bold: headings, what the eye should find first.
  package static let strong = Style(rawValue: 1)
  /// Dim: what is only there for completeness.
  package static let faint = Style(rawValue: 2)
  /// Green: done, reached.
  package static let good = Style(rawValue: 4)
  /// Yellow: to be looked at.
  package static let warning = Style(rawValue: 8)
  /// Red: failed, damaged.
  package static let bad = Style(rawValue: 16)
  /// Cyan: what can be typed, what is in hand.
  package static let accent = Style(rawValue: 32)

  /// The parameters of ECMA-48's SGR sequence.
  fileprivate var parameters: String {
    let codes: [(Style, String)] = [
      (.strong, "1"), (.faint, "2"), (.good, "32"), (.warning, "33"), (.bad, "31"), (.accent, "36"),
    ]
    return codes.filter { contains($0.0) }.map(\.1).joined(separator: ";")
  }
}

/// Puts styles on text, where there is colour; makes it safe in any case.
package struct Painter: Sendable {
  /// Whether styles are written at all.
  package var color: Bool

  /// A painter that writes styles, or leaves text plain.
  package init(color: Bool) { self.color = color }

  /// The text in this style, safe for a terminal, and plain again after it.
  package func paint(_ text: String, _ style: Style) -> String { paint(safe: terminalSafe(text), style) }

  /// The same of a text that is safe already.
  func paint(safe: String, _ style: Style) -> String {
    guard color, style != .plain, !safe.isEmpty else { return safe }
    return "\u{1B}[\(style.parameters)m\(safe)\u{1B}[0m"
  }
}
