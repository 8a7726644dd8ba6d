import Formats
import Training

extension Codec<String> {
  /// Text on one line, of any length.
  static var text: Self { Self({ field throws(DocumentError) in try field.text() }, JSON.string) }
  static var name: Self {
    Self({ field throws(DocumentError) in try field.text(limit: Limits.name) }, JSON.string)
  }
  /// Text that can have several lines.
  static var note: Self {
    Self(
      { field throws(DocumentError) in try field.text(limit: Limits.note, allowsLineFeeds: true) },
      JSON.string)
  }
}

extension Codec<[String]> {
  /// Texts without white space, each once.
  static var tags: Self { Self(Field.tags) { .array($0.map(JSON.string)) } }
}

extension Codec<EntityID> {
  static var id: Self {
    Self({ field throws(DocumentError) in try field.string(.id) { EntityID($0) } }) { .string($0.text) }
  }

  /// An id that is usually the expected one, and then isn't copied.
  static func id(_ expected: EntityID) -> Self {
    Self({ field throws(DocumentError) in
      field.value.isText(expected.text) ? expected : try field.string(.id) { EntityID($0) }
    }) { .string($0.text) }
  }
}

extension Codec<ExerciseID> {
  static var exercise: Self {
    Self({ field throws(DocumentError) in try field.string(.exercise) { ExerciseID($0) } }) {
      .string($0.text)
    }
  }
}

extension Codec<Position> {
  static var position: Self {
    Self({ field throws(DocumentError) in try field.string(.position) { Position($0) } }) { .string($0.text) }
  }
}

extension Codec<Instant> {
  static var instant: Self {
    Self({ field throws(DocumentError) in try field.string(.instant) { Instant($0) } }) { .string($0.text) }
  }
}

extension Codec<Day> {
  /// A calendar day: `2026-11-21`.
  static var day: Self {
    Self({ field throws(DocumentError) in try field.string(.day) { Day($0) } }) { .string($0.text) }
  }
}

extension Codec<DistanceUnit> {
  /// The units of long distances: `km` and `mi`.
  static var distanceOfProfile: Self { Self(Field.longDistance) { .string($0.rawValue) } }
}

extension Codec<String> {
  /// The format of a kept file.
  static var trackFormat: Self { Self(Field.trackFormat, JSON.string) }
  /// A SHA-256: 64 hexadecimal digits in lower case.
  static var hash: Self { Self(Field.hash, JSON.string) }
}

extension Codec where Value: RawRepresentable<String> {
  /// One of the words of an enumeration.
  static var word: Self { Self(Field.word) { .string($0.rawValue) } }
}

extension Codec<SetType> {
  /// The types that a document has a word for.
  static var setType: Self { Self(Field.setType) { .string($0.rawValue) } }
}

extension Field {
  fileprivate static func setType(_ field: Field) throws(DocumentError) -> SetType {
    let type: SetType = try word(field)
    guard type != .dropToFailure else { throw field.failure(.unknownWord(field.name, word: type.rawValue)) }
    return type
  }

  fileprivate static func tags(_ field: Field) throws(DocumentError) -> [String] {
    var tags: [String] = []
    _ = try field.elements { element throws(DocumentError) in
      let tag = try element.text(limit: Limits.tag)
      if tag.unicodeScalars.contains(where: \.properties.isWhitespace) {
        throw element.failure(.contradiction(.spaceInTag))
      }
      // Scalar by scalar: Swift takes é as one and as two scalars for equal.
      if tags.contains(where: { $0.utf8.elementsEqual(tag.utf8) }) {
        throw element.failure(.contradiction(.repeatedTag))
      }
      tags.append(tag)
    }
    return tags
  }

  fileprivate static func longDistance(_ field: Field) throws(DocumentError) -> DistanceUnit {
    let unit: DistanceUnit = try word(field)
    guard unit != .metres else { throw field.failure(.unknownWord(field.name, word: unit.rawValue)) }
    return unit
  }

  fileprivate static func trackFormat(_ field: Field) throws(DocumentError) -> String {
    let text = try field.text()
    guard TrackFile.formats.contains(text) else { throw field.failure(.unknownWord(field.name, word: text)) }
    return text
  }

  fileprivate static func hash(_ field: Field) throws(DocumentError) -> String {
    try field.string(.hash) { text in
      let isHash =
        text.utf8.count == 64
        && text.utf8.allSatisfy {
          (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
            || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
        }
      return isHash ? text : nil
    }
  }

  fileprivate static func word<Word: RawRepresentable<String>>(_ field: Field) throws(DocumentError) -> Word {
    guard let text = field.value.stringValue else { throw field.wrongType(.text) }
    guard let word = Word(rawValue: text) else { throw field.failure(.unknownWord(field.name, word: text)) }
    return word
  }

  /// A string as `parse` understands it.
  func string<Value>(
    _ expected: DocumentError.Expectation, _ parse: (String) -> Value?
  ) throws(DocumentError) -> Value {
    guard let text = value.stringValue, let parsed = parse(text) else { throw wrongType(expected) }
    return parsed
  }

  fileprivate func text(limit: Int? = nil, allowsLineFeeds: Bool = false) throws(DocumentError) -> String {
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
