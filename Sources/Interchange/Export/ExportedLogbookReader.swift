package import Documents
package import Formats
package import Training

/// Why a text isn't an export that can be read.
package struct ExportedLogbookError: Error, Equatable, Sendable {
  /// What is wrong at the position.
  package enum Reason: Equatable, Sendable {
    /// It isn't the JSON text of an export.
    case notAnExport
    /// It is of a newer version than this program knows.
    case newer(format: Int)
    /// It isn't JSON from here on.
    case syntax(JSONError.Reason)
    /// It ends before it is complete.
    case incomplete
    /// Something else stands where a document with its path should.
    case notADocument
    /// The file can't be read to its end.
    case unreadable
    /// The path occurs twice.
    case repeated(DocumentPath)
  }

  package var reason: Reason
  package var position: TextPosition
}

/// The text of an export, read piece by piece: it may have the tracks of ten years.
package struct ExportedLogbookText {
  /// The bytes from an offset on, as many as come; none at the end, and nil if they can't be read.
  let piece: (Int) -> [UInt8]?

  package init(_ piece: @escaping (Int) -> [UInt8]?) { self.piece = piece }

  package init(_ bytes: [UInt8]) {
    self.init { Array(bytes[min($0, bytes.count)..<min($0 + 1 << 16, bytes.count)]) }
  }

  /// The first bytes.
  package var start: [UInt8] { piece(0) ?? [] }

  /// The position of the byte at `offset`.
  fileprivate func position(_ offset: Int) -> TextPosition {
    var position = TextPosition(line: 1, column: 1, offset: 0)
    var last: UInt8 = 0
    while position.offset < offset, let bytes = piece(position.offset), !bytes.isEmpty {
      for byte in bytes.prefix(offset - position.offset) {
        switch byte {
        case UInt8(ascii: "\n") where last == UInt8(ascii: "\r"): break
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): (position.line, position.column) = (position.line + 1, 1)
        default: if byte & 0xC0 != 0x80 { position.column += 1 }
        }
        last = byte
        position.offset += 1
      }
    }
    return position
  }
}

/// Reads the documents of an export one by one, so that only one of them is held in memory.
package struct ExportedLogbookReader {
  /// A document with its path, and the file of an activity beside it; nil if it has none.
  package typealias Entry = (path: DocumentPath, bytes: [UInt8], file: [UInt8]?)

  private let text: ExportedLogbookText
  private var scanner: JSONScanner
  private var paths: Set<DocumentPath> = []
  private var isFirst = true
  package private(set) var exported: Instant?

  /// Reads what stands before the documents.
  ///
  /// - Throws: `ExportedLogbookError`
  package init(_ text: ExportedLogbookText) throws(ExportedLogbookError) {
    self.text = text
    scanner = JSONScanner(text)
    let failure = ExportedLogbookError(reason: .notAnExport, position: text.position(0))
    guard scanner.take(UInt8(ascii: "{")) else { throw failure }
    var (isOurs, format) = (false, 0)
    while let name = scanner.string() {
      guard scanner.take(UInt8(ascii: ":")) else { throw failure }
      if name == "documents" {
        guard isOurs, format > 0 else { throw failure }
        guard format <= ExportedLogbook.format else {
          throw ExportedLogbookError(reason: .newer(format: format), position: failure.position)
        }
        guard scanner.take(UInt8(ascii: "[")) else { throw failure }
        return
      }
      guard let bytes = scanner.value(), let value = try? JSONDocument(bytes) else { throw failure }
      switch name {
      case "gymlog": isOurs = value.root.stringValue == ExportedLogbook.kind
      case "format": format = value.root.numberText.flatMap { Int($0) } ?? 0
      case "exported": exported = value.root.stringValue.flatMap { Instant($0) }
      default: break
      }
      guard scanner.take(UInt8(ascii: ",")) else { throw failure }
    }
    throw failure
  }

  /// Whether a text looks like an export, from its beginning.
  package static func recognizes(_ start: some Collection<UInt8>) -> Bool {
    let text = String(decoding: start.prefix(200), as: UTF8.self).filter { !$0.isWhitespace }
    return text.hasPrefix("{\"gymlog\":\"\(ExportedLogbook.kind)\"")
  }

  /// The next document, with the file that it names, if the export has it. Nil after the last one, once the text is seen to be
  /// complete.
  ///
  /// - Throws: `ExportedLogbookError`
  package mutating func next() throws(ExportedLogbookError) -> Entry? {
    if scanner.take(UInt8(ascii: "]")) {
      // Members after the documents are those of later versions.
      while scanner.take(UInt8(ascii: ",")) {
        guard scanner.string() != nil, scanner.take(UInt8(ascii: ":")), scanner.value() != nil else {
          throw failure(.incomplete)
        }
      }
      guard scanner.take(UInt8(ascii: "}")), scanner.isAtEnd() else { throw failure(.incomplete) }
      return nil
    }
    guard isFirst || scanner.take(UInt8(ascii: ",")) else { throw failure(.incomplete) }
    isFirst = false
    guard let bytes = scanner.value() else { throw failure(.incomplete) }
    let start = scanner.offset - bytes.count
    let entry: JSONDocument
    do throws(JSONError) {
      entry = try JSONDocument(bytes, byteLimit: bytes.count)
    } catch {
      throw failure(.syntax(error.reason), at: start + error.position.offset)
    }
    guard let path = entry.root["path"]?.stringValue.flatMap({ DocumentPath($0) }) else {
      throw failure(.notADocument, at: start)
    }
    guard paths.insert(path).inserted else { throw failure(.repeated(path), at: start) }
    var file: [UInt8]?
    if let text = entry.root["file"] {
      file = text.stringValue.flatMap { Base64.decode($0.utf8) }
      if file == nil { throw failure(.notADocument, at: start) }
    }
    if let text = entry.root["text"]?.stringValue { return (path, Array(text.utf8), file) }
    guard let document = entry.root["document"], document.kind == .object else {
      throw failure(.notADocument, at: start)
    }
    return (path, Array(document.rawBytes) + [UInt8(ascii: "\n")], file)
  }

  /// A failure at an offset; without one, where the text doesn't continue as it should.
  private func failure(_ reason: ExportedLogbookError.Reason, at offset: Int? = nil) -> ExportedLogbookError {
    ExportedLogbookError(
      reason: scanner.isUnreadable ? .unreadable : reason, position: text.position(offset ?? scanner.offset))
  }
}

/// Finds where the values of a JSON text begin and end, without checking what is in them. Holds one of them at a time.
private struct JSONScanner {
  /// The most bytes that a value may have: more than the largest track takes.
  private static let most = 128 << 20

  private let text: ExportedLogbookText
  /// Bytes of the text, of which those from `index` on are yet to be read.
  private var window: [UInt8] = []
  private var index = 0
  /// The offset of the first byte of `window`.
  private var start = 0
  private(set) var isUnreadable = false

  init(_ text: ExportedLogbookText) { self.text = text }

  /// The offset of the next byte.
  var offset: Int { start + index }

  /// Whether there is a next byte in `window`, if necessary after reading more.
  private mutating func hasNext() -> Bool {
    if index < window.count { return true }
    guard window.count < Self.most, let more = text.piece(start + window.count) else {
      isUnreadable = window.count < Self.most
      return false
    }
    window += more
    return index < window.count
  }

  private mutating func skipSpace() {
    while hasNext(), [0x20, 0x0A, 0x0D, 0x09].contains(window[index]) { index += 1 }
  }

  /// Forgets what was read, once it is much.
  private mutating func forget() {
    guard index > 1 << 16 else { return }
    window.removeFirst(index)
    (start, index) = (start + index, 0)
  }

  /// Whether nothing but white space is left.
  mutating func isAtEnd() -> Bool {
    skipSpace()
    return !hasNext() && !isUnreadable
  }

  /// Passes over a byte, after white space; false if another one is there.
  mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard hasNext(), window[index] == byte else { return false }
    index += 1
    return true
  }

  /// A string without escapes; nil if there is none.
  mutating func string() -> String? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    var bytes: [UInt8] = []
    while hasNext(), bytes.count < 100 {
      let byte = window[index]
      index += 1
      if byte == UInt8(ascii: "\\") { return nil }
      if byte == UInt8(ascii: "\"") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }

  /// The bytes of a value; nil if the text ends within it.
  mutating func value() -> [UInt8]? {
    skipSpace()
    forget()
    let first = index
    var (depth, isInString) = (0, false)
    while hasNext() {
      let byte = window[index]
      if isInString {
        // The byte after it may be the first of another piece.
        if byte == UInt8(ascii: "\\") {
          index += 1
          guard hasNext() else { return nil }
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 0 { return index > first ? Array(window[first..<index]) : nil }
          depth -= 1
          if depth == 0 {
            index += 1
            return Array(window[first..<index])
          }
        case UInt8(ascii: ","): if depth == 0 { return index > first ? Array(window[first..<index]) : nil }
        default: break
        }
      }
      index += 1
    }
    return nil
  }
}
