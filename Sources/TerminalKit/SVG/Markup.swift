/// Markup under construction: tags and escaped texts. It is kept as bytes, because it grows in small pieces.
package struct Markup: Sendable {
  private var bytes: [UInt8] = []

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds markup as it is.
  package mutating func add(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

  /// Adds a text, escaped for an element or an attribute. Control characters are shown as on a terminal (`\u{1B}`), because XML
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

  /// Whether a text may have a scalar to escape; U+FFFE starts with the byte EF. The loop has no branches, which makes it
  /// several times faster.
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

  /// Adds the start of a tag, without `>`.
  package mutating func open(_ name: String) {
    add("<")
    add(name)
  }

  /// Adds an attribute to the open tag.
  package mutating func attribute(_ name: String, _ value: String) {
    attribute(name) { $0.add(escaping: value) }
  }

  /// Adds a number as an attribute to the open tag.
  mutating func attribute(_ name: String, _ number: Double) {
    attribute(name) { $0.add(SVGWriter.number(number)) }
  }

  private mutating func attribute(_ name: String, _ addValue: (inout Markup) -> Void) {
    add(" ")
    add(name)
    add("=\"")
    addValue(&self)
    add("\"")
  }

  /// Adds an element's end tag.
  package mutating func end(_ name: String) {
    add("</")
    add(name)
    add(">\n")
  }
}
