/// The members of a document that a program knows, and may therefore change or remove.
package indirect enum JSONShape: Sendable {
  /// A value that is known as a whole, with everything inside it.
  case value
  /// An object with its known members. Members that it doesn't name are left alone.
  case object([String: JSONShape])
  /// An array whose elements all have this shape.
  case array(JSONShape)

  /// The shape of the member `name`, compared scalar by scalar; nil if it is unknown.
  func member(_ name: String) -> JSONShape? {
    guard case .object(let members) = self, let index = members.index(forKey: name),
      members[index].key.utf8.elementsEqual(name.utf8)
    else { return nil }
    return members[index].value
  }
}

extension JSONDocument {
  /// The text of this document with `new` written over it.
  ///
  /// A member or element whose meaning is unchanged keeps its bytes: an equal number keeps its spelling, an object the
  /// order of its members. A changed one is replaced in place. A member that `shape` knows and `new` lacks is removed.
  /// Every other member stays where it is, byte for byte, also inside known objects and inside the elements of known
  /// arrays, which are matched by index. New members go after the last known one, or to the end, in the style of their
  /// neighbours. The text around the root stays.
  ///
  /// Everything in `new` counts as known, whether or not `shape` names it. When a value changes its kind, the content of
  /// the old one is lost.
  ///
  /// In ``JSONStyle/members``, a new object or array is written on one line, even if its member has a line of its own.
  package func replacing(with new: JSON, shape: JSONShape, style: JSONStyle = .pretty) -> [UInt8] {
    var rewriter = JSONRewriter(self, style)
    rewriter.rewrite(root, as: new, shape: shape, layout: rewriter.rootLayout)
    return bytes[..<root.entry.range.lowerBound] + rewriter.writer.bytes
      + bytes[root.entry.range.upperBound...]
  }
}

/// Writes a value over an old one, one container at a time.
struct JSONRewriter {
  let document: JSONDocument
  var writer = JSONWriter()
  /// Whether the document has a space after its first colon, or no colon at all.
  let isSpaced: Bool

  private let style: JSONStyle

  init(_ document: JSONDocument, _ style: JSONStyle) {
    self.document = document
    self.style = style
    let tape = document.tape
    let name = tape.indices.first { tape[$0].kind == .object && Int(tape[$0].next) > $0 + 1 }.map { $0 + 1 }
    isSpaced = name.map { tape[$0 + 1].start > tape[$0].end + 1 } ?? true
  }

  /// The layout of the root: a document on one line stays on one, an empty one is laid out like a new one.
  var rootLayout: JSONWriter.Layout {
    let isOneLine = document.tape.count > 1 && !document.root.rawBytes.contains(UInt8(ascii: "\n"))
    return isOneLine ? .oneLine(isSpaced: isSpaced) : .lines(indent: [])
  }

  mutating func rewrite(_ old: JSONValue, as new: JSON, shape: JSONShape, layout: JSONWriter.Layout) {
    switch (old.kind, new, shape) {
    case (.object, .object(let members), .object):
      rewrite(old, items: memberItems(of: old), pieces: pieces(of: old, members, shape), layout)
    case (.array, .array(let elements), .array(let element)):
      rewrite(old, items: elementItems(of: old), pieces: pieces(of: old, elements, element), layout)
    default:
      if old.means(new) { writer.bytes += old.rawBytes } else { writer.write(new, layout) }
    }
  }
}

/// A member with its name, or an element, of an old container.
private struct Item {
  var start: Int
  var value: JSONValue
  var end: Int { value.entry.range.upperBound }
}

/// A part of the new container.
private enum Piece {
  /// The old item at this index, unchanged.
  case kept(Int)
  /// The old item at this index with a new value, which can have the same meaning.
  case changed(Int, JSON, JSONShape)
  case newMember(JSON.Member)
  case newElement(JSON)
}

extension JSONRewriter {
  private func memberItems(of old: JSONValue) -> [Item] {
    old.membersIndices.map { name in
      Item(
        start: Int(document.tape[name].start), value: JSONValue(document: document, index: name + 1))
    }
  }

  private func elementItems(of old: JSONValue) -> [Item] {
    old.elements.map { Item(start: Int($0.entry.start), value: $0) }
  }

  private func pieces(of old: JSONValue, _ new: [JSON.Member], _ shape: JSONShape) -> [Piece] {
    var pieces: [Piece] = []
    var endOfKnown: Int?
    for (index, name) in old.membersIndices.enumerated() {
      let member = new.first { document.isText(name, $0.name) }
      let known = shape.member(document.string(name))
      if let member {
        pieces.append(.changed(index, member.value, known ?? .value))
        endOfKnown = pieces.count
      } else if known == nil {
        pieces.append(.kept(index))
      }
    }
    let added = new.filter { old[$0.name] == nil }.map(Piece.newMember)
    pieces.insert(contentsOf: added, at: endOfKnown ?? pieces.count)
    return pieces
  }

  private func pieces(of old: JSONValue, _ new: [JSON], _ shape: JSONShape) -> [Piece] {
    var count = 0
    for _ in old.elements { count += 1 }
    return new.enumerated().map { index, value in
      index < count ? .changed(index, value, shape) : .newElement(value)
    }
  }

  /// Writes the container `old` with new content: each old item with the text that was before it, each new item with the
  /// text that was before the last old one.
  private mutating func rewrite(
    _ old: JSONValue, items: [Item], pieces: [Piece], _ layout: JSONWriter.Layout
  ) {
    let range = old.entry.range
    guard let first = items.first, let last = items.last else { return fill(old, pieces, layout) }
    writer.bytes.append(document.bytes[range.lowerBound])
    for (position, piece) in pieces.enumerated() {
      let lead: ArraySlice<UInt8>
      if position == 0 {
        lead = document.bytes[range.lowerBound + 1..<first.start]
      } else if let index = piece.oldIndex {
        lead = document.bytes[items[index - 1].end..<items[index].start]
      } else {
        lead = leadOfNew(after: items, in: range)
      }
      writer.bytes += lead
      write(piece, items, layoutOfItem(after: lead))
    }
    if pieces.isEmpty {
      writer.bytes.append(document.bytes[range.upperBound - 1])
    } else {
      writer.bytes += document.bytes[last.end..<range.upperBound]
    }
  }

  /// Writes pieces, all of them new, into an empty container.
  private mutating func fill(_ old: JSONValue, _ pieces: [Piece], _ layout: JSONWriter.Layout) {
    if pieces.isEmpty {
      writer.bytes += old.rawBytes
      return
    }
    let members: [JSON.Member] = pieces.compactMap {
      if case .newMember(let member) = $0 { member } else { nil }
    }
    let elements: [JSON] = pieces.compactMap {
      if case .newElement(let element) = $0 { element } else { nil }
    }
    writer.write(old.kind == .object ? .object(members) : .array(elements), layout)
  }

  private mutating func write(_ piece: Piece, _ items: [Item], _ layout: JSONWriter.Layout) {
    switch piece {
    case .kept(let index):
      writer.bytes += document.bytes[items[index].start..<items[index].end]
    case .changed(let index, let value, let shape):
      let item = items[index]
      writer.bytes += document.bytes[item.start..<item.value.entry.range.lowerBound]
      rewrite(item.value, as: value, shape: shape, layout: layout)
    case .newMember(let member): writer.write(member, layout)
    case .newElement(let element): writer.write(element, layout)
    }
  }

  /// The comma and white space before a new item: those of the last old one, or made from the white space before the
  /// only one.
  private func leadOfNew(after items: [Item], in range: Range<Int>) -> ArraySlice<UInt8> {
    if items.count > 1 { return document.bytes[items[items.count - 2].end..<items[items.count - 1].start] }
    let lead = document.bytes[range.lowerBound + 1..<items[0].start]
    if lead.contains(UInt8(ascii: "\n")) { return [UInt8(ascii: ",")] + lead }
    return isSpaced ? [UInt8(ascii: ","), UInt8(ascii: " ")] : [UInt8(ascii: ",")]
  }

  /// The layout of an item's value after `lead`: over several lines if the item has a line of its own.
  private func layoutOfItem(after lead: ArraySlice<UInt8>) -> JSONWriter.Layout {
    guard style != .members, let lineEnd = lead.lastIndex(of: UInt8(ascii: "\n")) else {
      return .oneLine(isSpaced: isSpaced)
    }
    let blank = lead[(lineEnd + 1)...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return .lines(indent: Array(blank))
  }
}

extension Piece {
  /// The index of the old item that this piece is made from.
  fileprivate var oldIndex: Int? {
    switch self {
    case .kept(let index), .changed(let index, _, _): index
    case .newMember, .newElement: nil
    }
  }
}

extension JSONValue {
  /// The tape indices of an object's names.
  fileprivate var membersIndices: [Int] {
    var indices: [Int] = []
    var name = index + 1
    while name < Int(entry.next) {
      indices.append(name)
      name = Int(document.tape[name + 1].next)
    }
    return indices
  }
}
