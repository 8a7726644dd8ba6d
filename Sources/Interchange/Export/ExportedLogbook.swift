package import Documents
package import Formats
package import Training

/// A logbook as one JSON text: every document with its path, each as it is on disk.
///
/// ```
/// {
///   "gymlog": "logbook",
///   "format": 1,
///   "exported": "2026-11-21T18:30:00+01:00",
///   "documents": [
/// {"path": "gymlog.json", "document": {…}},
/// …
///   ]
/// }
/// ```
package enum ExportedLogbook {
  /// The version of the envelope. The documents have their own.
  package static let format = 1
  /// The value of the member `gymlog`, by which an export is known.
  static let kind = "logbook"

  /// The text before the documents.
  package static func head(at time: Instant) -> [UInt8] {
    Array(
      """
      {
        "gymlog": "\(kind)",
        "format": \(format),
        "exported": "\(time.text)",
        "documents": [

      """.utf8)
  }

  /// A document. One that isn't a JSON object and a line feed becomes a text, so that none of it is lost. Nil if it isn't UTF-8.
  package static func entry(_ path: DocumentPath, _ bytes: [UInt8], isFirst: Bool) -> [UInt8]? {
    let comma = Array((isFirst ? "" : ",\n").utf8)
    let content = bytes.dropLast()
    let entry = Array(#"{"path": "\#(path.text)", "document": "#.utf8) + content + [UInt8(ascii: "}")]
    if bytes.last == UInt8(ascii: "\n"), let read = try? JSONDocument(entry, byteLimit: entry.count),
      let document = read.root["document"], document.kind == .object, document.rawBytes == content
    {
      return comma + entry
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    return comma
      + JSON.object([
        JSON.Member(name: "path", value: .string(path.text)), JSON.Member(name: "text", value: .string(text)),
      ]).text(.compact)
  }

  /// The text after the documents.
  package static let tail = Array("\n  ]\n}\n".utf8)
}

/// Why a text isn't an export that can be read.
package struct ExportedLogbookError: Error, Equatable, Sendable {
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
    /// The path occurs twice.
    case repeated(DocumentPath)
  }

  package var reason: Reason
  package var position: TextPosition
}

/// Reads the documents of an export one by one, so that only one of them is held in memory besides the text.
package struct ExportedLogbookReader {
  private let bytes: [UInt8]
  private var offset: Int
  private var paths: Set<DocumentPath> = []
  private var isFirst = true
  /// When it was exported.
  package private(set) var exported: Instant?

  /// Reads what stands before the documents; `bytes` are the whole text.
  ///
  /// - Throws: `ExportedLogbookError`
  package init(_ bytes: [UInt8]) throws(ExportedLogbookError) {
    self.bytes = bytes
    offset = 0
    var scanner = JSONScanner(bytes)
    let failure = ExportedLogbookError(reason: .notAnExport, position: TextPosition(offset: 0, in: bytes))
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
        offset = scanner.offset
        return
      }
      guard let range = scanner.value(), let value = try? JSONDocument(Array(bytes[range])) else {
        throw failure
      }
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

  /// The next document; nil after the last one, once the text is seen to be complete.
  ///
  /// - Throws: `ExportedLogbookError`
  package mutating func next() throws(ExportedLogbookError) -> (path: DocumentPath, bytes: [UInt8])? {
    var scanner = JSONScanner(bytes, from: offset)
    if scanner.take(UInt8(ascii: "]")) {
      // Members after the documents are those of later versions.
      while scanner.take(UInt8(ascii: ",")) {
        guard scanner.string() != nil, scanner.take(UInt8(ascii: ":")), scanner.value() != nil else {
          throw failure(.incomplete, at: scanner.offset)
        }
      }
      guard scanner.take(UInt8(ascii: "}")), scanner.isAtEnd else {
        throw failure(.incomplete, at: scanner.offset)
      }
      return nil
    }
    guard isFirst || scanner.take(UInt8(ascii: ",")) else { throw failure(.incomplete, at: scanner.offset) }
    isFirst = false
    guard let range = scanner.value() else { throw failure(.incomplete, at: scanner.offset) }
    offset = scanner.offset
    let entry = try document(in: range)
    guard let path = entry.root["path"]?.stringValue.flatMap({ DocumentPath($0) }) else {
      throw failure(.notADocument, at: range.lowerBound)
    }
    guard paths.insert(path).inserted else { throw failure(.repeated(path), at: range.lowerBound) }
    if let text = entry.root["text"]?.stringValue { return (path, Array(text.utf8)) }
    guard let document = entry.root["document"], document.kind == .object else {
      throw failure(.notADocument, at: range.lowerBound)
    }
    return (path, Array(document.rawBytes) + [UInt8(ascii: "\n")])
  }

  private func document(in range: Range<Int>) throws(ExportedLogbookError) -> JSONDocument {
    do throws(JSONError) {
      return try JSONDocument(Array(bytes[range]), byteLimit: range.count)
    } catch {
      throw failure(.syntax(error.reason), at: range.lowerBound + error.position.offset)
    }
  }

  private func failure(_ reason: ExportedLogbookError.Reason, at offset: Int) -> ExportedLogbookError {
    ExportedLogbookError(reason: reason, position: TextPosition(offset: min(offset, bytes.count), in: bytes))
  }
}

/// Finds where the values of a JSON text begin and end, without checking what is in them.
private struct JSONScanner {
  private let bytes: [UInt8]
  private(set) var offset: Int

  init(_ bytes: [UInt8], from offset: Int = 0) { (self.bytes, self.offset) = (bytes, offset) }

  private mutating func skipSpace() {
    while offset < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[offset]) { offset += 1 }
  }

  /// Whether nothing but white space is left.
  var isAtEnd: Bool {
    var copy = self
    copy.skipSpace()
    return copy.offset == bytes.count
  }

  /// Passes over a byte, after white space; false if another one is there.
  mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  /// A string without escapes; nil if there is none.
  mutating func string() -> String? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    let start = offset
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    offset = end + 1
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    return text.contains("\\") ? nil : text
  }

  /// The range of a value; nil if the text ends within it.
  mutating func value() -> Range<Int>? {
    skipSpace()
    let start = offset
    var (depth, isInString) = (0, false)
    while offset < bytes.count {
      let byte = bytes[offset]
      if isInString {
        if byte == UInt8(ascii: "\\") { offset += 1 }
        if byte == UInt8(ascii: "\"") { isInString = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 0 { return start < offset ? start..<offset : nil }
          depth -= 1
          if depth == 0 {
            offset += 1
            return start..<offset
          }
        case UInt8(ascii: ","): if depth == 0 { return start < offset ? start..<offset : nil }
        default: break
        }
      }
      offset += 1
    }
    return nil
  }
}
