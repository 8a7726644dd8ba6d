import Formats

/// The text of a file, in UTF-8.
enum ForeignText {
  /// Converts UTF-16 of either byte order, with a byte order mark or without one. What is UTF-8 already stays as it is: an error
  /// in one row leaves that row out, not the file.
  static func utf8(_ bytes: [UInt8]) throws(ForeignFileError) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes.dropFirst(2), littleEndian: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2), littleEndian: false) }
    let start = bytes.prefix(64)
    if start.count >= 4, start.contains(0), !start.starts(with: [0]) || start[1] != 0 {
      let pairs = stride(from: 0, to: start.count - 1, by: 2)
      if pairs.allSatisfy({ start[$0] != 0 && start[$0 + 1] == 0 }) {
        return try utf16(bytes[...], littleEndian: true)
      }
      if pairs.allSatisfy({ start[$0] == 0 && start[$0 + 1] != 0 }) {
        return try utf16(bytes[...], littleEndian: false)
      }
    }
    guard !bytes.contains(0), !bytes.starts(with: Array("PK\u{3}\u{4}".utf8)),
      !bytes.starts(with: Array("%PDF".utf8)),
      !bytes.starts(with: [0x1F, 0x8B])
    else { throw .binary }
    if let place = foreignEncoding(bytes) { throw .encoding(line: place.line, column: place.column) }
    return bytes
  }

  /// The first ill-formed byte of a text in another encoding: repeated ill-formed bytes, and no valid UTF-8 but ASCII.
  private static func foreignEncoding(_ bytes: [UInt8]) -> TextPosition? {
    var decoder = Unicode.UTF8.ForwardParser()
    var source = bytes.makeIterator()
    var (offset, bad, first) = (0, 0, 0)
    while true {
      switch decoder.parseScalar(from: &source) {
      case .valid(let scalar):
        if scalar.count > 1, offset > 0 { return nil }
        offset += scalar.count
      case .error(let length):
        if bad == 0 { first = offset }
        bad += 1
        offset += length
      case .emptyInput: return bad > 2 ? TextPosition(offset: first, in: bytes) : nil
      }
    }
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, littleEndian: Bool) throws(ForeignFileError)
    -> [UInt8]
  {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(littleEndian ? second << 8 | first : first << 8 | second)
      index += 2
    }
    var text: [UInt8] = []
    text.reserveCapacity(units.count)
    var decoder = Unicode.UTF16.ForwardParser()
    var source = units.makeIterator()
    while true {
      switch decoder.parseScalar(from: &source) {
      case .valid(let scalar):
        guard let utf8 = Unicode.UTF8.transcode(scalar, from: Unicode.UTF16.self), !utf8.elementsEqual([0])
        else { throw .binary }
        text += utf8
      case .error: throw broken(after: text)
      case .emptyInput:
        if bytes.count % 2 != 0 { throw broken(after: text) }
        return text
      }
    }
  }

  private static func broken(after text: [UInt8]) -> ForeignFileError {
    let place = TextPosition(offset: text.count, in: text)
    return .encoding(line: place.line, column: place.column)
  }
}
