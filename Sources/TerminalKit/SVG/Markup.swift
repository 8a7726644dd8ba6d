/// Markup in the making: tags, and texts that are escaped. It is kept as bytes, since it grows by small pieces.
package struct Markup: Sendable {
  private var bytes: [UInt8] = []

  package init() {}

  /// What was added so far.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds markup that is known to be whole.
  package mutating func add(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

  /// Adds a text as it can stand in an element or an attribute. Control characters are made visible, as on a terminal; XML
  /// 1.0 forbids most of them in any form.
  package mutating func add(escaping text: String) {
    let safe = terminalSafe(text)
    if !Self.mayHaveMarkup(safe) { return add(safe) }
    for scalar in safe.unicodeScalars {
      switch scalar {
      case "&": add("&amp;")
      case "<": add("&lt;")
      case ">": add("&gt;")
      case "\"": add("&quot;")
      case "\u{FFFE}", "\u{FFFF}": add("\u{FFFD}")
      default: add(String(scalar))
      }
    }
  }

  /// Whether a byte is of a scalar that can't stand for itself, or may be: U+FFFE begins with EF. All are gone over
  /// without a branch, which takes a fraction of the time.
  private static func mayHaveMarkup(_ text: String) -> Bool {
    func has(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      var found: UInt8 = 0
      for byte in bytes {
        found |= byte == UInt8(ascii: "&") ? 1 : 0
        found |= byte == UInt8(ascii: "<") ? 1 : 0
        found |= byte == UInt8(ascii: ">") ? 1 : 0
        found |= byte == UInt8(ascii: "\"") ? 1 : 0
        found |= byte == 0xEF ? 1 : 0
      }
      return found != 0
    }
    return text.utf8.withContiguousStorageIfAvailable(has) ?? true
  }

  /// Adds the beginning of a tag, up to where it is closed.
  package mutating func open(_ name: String) {
    add("<")
    add(name)
  }

  /// Adds an attribute to the tag that is open.
  package mutating func attribute(_ name: String, _ value: String) {
    add(" ")
    add(name)
    add("=\"")
    add(escaping: value)
    add("\"")
  }

  /// Adds the tag that ends an element.
  package mutating func end(_ name: String) {
    add("</")
    add(name)
    add(">\n")
  }
}
