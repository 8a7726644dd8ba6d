/// The layout of a text.
package enum JSONStyle: Hashable, Sendable {
  /// Two spaces for each level, one member or element per line, `"name": value`, and a line end at the end.
  case pretty
  /// The members of the root one per line, as in ``pretty``, each with its content on that line:
  /// `"load": {"value": 80, "unit": "kg"}`.
  case members
  /// One line, no white space, no line end.
  case compact
}

extension JSON {
  /// The text in UTF-8. The reader accepts it within its limits of depth and size.
  package func text(_ style: JSONStyle = .pretty) -> [UInt8] {
    var writer = JSONWriter()
    switch style {
    case .pretty:
      writer.write(self, .lines(indent: []))
      writer.bytes.append(UInt8(ascii: "\n"))
    case .members: writer.writeMembers(of: self)
    case .compact: writer.write(self, .oneLine(isSpaced: false))
    }
    return writer.bytes
  }
}

/// Appends values to a text.
struct JSONWriter {
  enum Layout {
    /// With or without a space after commas and colons.
    case oneLine(isSpaced: Bool)
    /// One item per line; `indent` is the start of the line with the opening bracket.
    case lines(indent: [UInt8])
  }

  var bytes: [UInt8] = []

  mutating func write(_ value: JSON, _ layout: Layout) {
    switch value {
    case .null: bytes += Array("null".utf8)
    case .bool(let value): bytes += Array((value ? "true" : "false").utf8)
    case .number(let text): writeNumber(Array(text.utf8))
    case .string(let text): JSONEscapes.appendQuoted(text, to: &bytes)
    case .array(let elements):
      writeItems(elements, "[", "]", layout) { writer, element, layout in writer.write(element, layout) }
    case .object(let members):
      assert(Set(members.map { Array($0.name.utf8) }).count == members.count, "two members of one name")
      writeItems(members, "{", "}", layout) { writer, member, layout in writer.write(member, layout) }
    }
  }

  mutating func write(_ member: JSON.Member, _ layout: Layout) {
    JSONEscapes.appendQuoted(member.name, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    if layout.isSpaced { bytes.append(UInt8(ascii: " ")) }
    write(member.value, layout)
  }

  fileprivate mutating func writeMembers(of value: JSON) {
    if case .object(let members) = value, !members.isEmpty {
      for (index, member) in members.enumerated() {
        bytes += Array((index == 0 ? "{\n  " : ",\n  ").utf8)
        write(member, .oneLine(isSpaced: true))
      }
      bytes += Array("\n}\n".utf8)
    } else {
      write(value, .oneLine(isSpaced: true))
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  private mutating func writeNumber(_ text: [UInt8]) {
    precondition(JSONDecimal.isNumber(text), "not a JSON number")
    bytes += text
  }

  private mutating func writeItems<Item>(
    _ items: [Item], _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ layout: Layout,
    write: (inout JSONWriter, Item, Layout) -> Void
  ) {
    bytes.append(UInt8(ascii: opening))
    let inner = layout.inner
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      inner.appendBreak(to: &bytes, isFirst: index == 0)
      write(&self, item, inner)
    }
    if !items.isEmpty { layout.appendBreak(to: &bytes, isFirst: true) }
    bytes.append(UInt8(ascii: closing))
  }
}

extension JSONWriter.Layout {
  var isSpaced: Bool {
    switch self {
    case .oneLine(let isSpaced): isSpaced
    case .lines: true
    }
  }

  /// The layout one level deeper: by two spaces, or by a tab if tabs are used.
  var inner: Self {
    switch self {
    case .oneLine: self
    case .lines(let indent):
      .lines(indent: indent + (indent.first == UInt8(ascii: "\t") ? [UInt8(ascii: "\t")] : Array("  ".utf8)))
    }
  }

  /// Appends the white space before an item; before the closing bracket it is that of a first item.
  func appendBreak(to bytes: inout [UInt8], isFirst: Bool) {
    switch self {
    case .oneLine(let isSpaced): if isSpaced, !isFirst { bytes.append(UInt8(ascii: " ")) }
    case .lines(let indent): bytes += [UInt8(ascii: "\n")] + indent
    }
  }
}
