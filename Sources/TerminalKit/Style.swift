package import System

/// The style of a piece of text, by purpose. Styles can be combined: `[.strong, .accent]`.
package struct Style: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The same as `OptionSet`'s own, but not generic, and so without cost at run time.
  package init(arrayLiteral styles: Style...) {
    var bits: UInt8 = 0
    for style in styles { bits |= style.rawValue }
    rawValue = bits
  }

  /// Like the text around it.
  package static let plain: Style = []
  /// Bold: headings, and what to see first.
  package static let strong = Style(rawValue: 1)
  /// Dim: details.
  package static let faint = Style(rawValue: 2)
  /// Green: done, reached.
  package static let good = Style(rawValue: 4)
  /// Yellow: needs attention.
  package static let warning = Style(rawValue: 8)
  /// Red: failed, damaged.
  package static let bad = Style(rawValue: 16)
  /// Cyan: what can be typed, and what is current.
  package static let accent = Style(rawValue: 32)

  /// The parameters of ECMA-48's SGR control sequence.
  fileprivate var parameters: String {
    let codes: [(Style, String)] = [
      (.strong, "1"), (.faint, "2"), (.good, "32"), (.warning, "33"), (.bad, "31"), (.accent, "36"),
    ]
    return codes.filter { contains($0.0) }.map(\.1).joined(separator: ";")
  }
}

/// Styles text if colour is on, and always makes it safe for a terminal.
package struct Painter: Sendable {
  /// Whether to write styles.
  package var color: Bool

  /// A painter, with or without colour.
  package init(color: Bool) { self.color = color }

  /// The text in a style, made safe for a terminal; what follows it is plain.
  package func paint(_ text: String, _ style: Style) -> String { paint(safe: terminalSafe(text), style) }

  /// The same for text that is already safe.
  func paint(safe: String, _ style: Style) -> String {
    guard color, style != .plain, !safe.isEmpty else { return safe }
    return "\u{1B}[\(style.parameters)m\(safe)\u{1B}[0m"
  }
}

/// When to use colour: the values of an option.
package enum ColorChoice: String, Sendable, CaseIterable {
  case always, never, auto

  /// Whether to write colour. With `auto`, a filled `NO_COLOR` turns it off, `CLICOLOR_FORCE` turns it on unless it is empty
  /// or `0`, and otherwise it is on for terminals, except `TERM=dumb` (no-color.org, bixense.com/clicolors).
  package func allowsColor(_ environment: Environment, isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment.filled("NO_COLOR") != nil { return false }
    if let force = environment.filled("CLICOLOR_FORCE"), force != "0" { return true }
    guard isTerminal, let terminal = environment.filled("TERM") else { return false }
    return terminal != "dumb"
  }
}
