import Formats
import Training

extension Field {
  /// Text on one line, of any length.
  static func text(_ field: Field) throws(DocumentError) -> String { try field.text(limit: nil) }

  static func name(_ field: Field) throws(DocumentError) -> String { try field.text(limit: Limits.name) }

  static func note(_ field: Field) throws(DocumentError) -> String {
    try field.text(limit: Limits.note, allowsLineFeeds: true)
  }

  private static func tag(_ field: Field) throws(DocumentError) -> String {
    let tag = try field.text(limit: Limits.tag)
    if tag.unicodeScalars.contains(where: \.properties.isWhitespace) {
      throw field.failure(.contradiction(.spaceInTag))
    }
    return tag
  }

  static func texts(_ field: Field) throws(DocumentError) -> [String] {
    try field.elements(text)
  }

  /// Tags, each once, scalar by scalar.
  static func tags(_ field: Field) throws(DocumentError) -> [String] {
    var tags: [String] = []
    _ = try field.elements { (element: Field) throws(DocumentError) in
      let tag = try tag(element)
      if tags.contains(where: { $0.utf8.elementsEqual(tag.utf8) }) {
        throw element.failure(.contradiction(.repeatedTag))
      }
      tags.append(tag)
    }
    return tags
  }

  static func words<Word: RawRepresentable<String> & Sendable>(_ field: Field) throws(DocumentError) -> [Word]
  {
    try field.elements(word)
  }

  /// What `read` makes of each element of an array.
  func elements<Element>(
    _ read: (Field) throws(DocumentError) -> Element
  ) throws(DocumentError) -> [Element] {
    guard value.kind == .array else { throw wrongType(.array) }
    var elements: [Element] = []
    for element in value.elements { elements.append(try read(Field(name: name, value: element))) }
    return elements
  }

  private func text(limit: Int?, allowsLineFeeds: Bool = false) throws(DocumentError) -> String {
    guard let text = value.stringValue else { throw wrongType(.text) }
    if text.utf8.isEmpty { throw failure(.emptyText(name)) }
    var scalars = 0
    var previous: UInt8 = 0
    for byte in text.utf8 {
      // U+0080–U+009F are C2 80 – C2 9F.
      let isControl =
        switch byte {
        case 0x0A: !allowsLineFeeds
        case ..<0x20, 0x7F: true
        case 0x80...0x9F: previous == 0xC2
        default: false
        }
      if isControl { throw failure(.controlCharacter(name)) }
      if byte & 0b1100_0000 != 0b1000_0000 { scalars += 1 }
      previous = byte
    }
    if let limit, scalars > limit { throw failure(.tooLong(name, limit: limit)) }
    return text
  }
}
