/// The character between two fields of a record.
package enum CSVDelimiter: UInt8, CaseIterable, Sendable {
  case comma = 0x2C
  case semicolon = 0x3B
  case tab = 0x09
}

/// A strict reader of CSV (RFC 4180) in UTF-8, record by record.
///
/// A record ends with CR LF, LF, CR or the end of the text. A byte order mark at the start is skipped, and so are empty
/// lines: a record of one empty field is written `""`. White space is part of its field. Records can differ in their
/// number of fields; ``CSVTable`` checks it.
package struct CSVReader: Sendable {
  private let bytes: [UInt8]
  private let delimiter: UInt8
  private var index: Int
  private var line: Int
  /// The number of fields in the last record, as an estimate for the next.
  private var fieldCount = 1

  /// The offset and the line at which the last record began, whether it could be read or not.
  package private(set) var lastStart = (offset: 0, line: 1)

  package init(_ bytes: [UInt8], delimiter: CSVDelimiter = .comma) {
    self.init(
      bytes, delimiter: delimiter,
      from: UTF8Text.hasByteOrderMark(bytes) ? UTF8Text.byteOrderMark.count : 0, line: 1)
  }

  /// Reads from an offset on, where the line with this number begins.
  package init(_ bytes: [UInt8], delimiter: CSVDelimiter, from offset: Int, line: Int) {
    self.bytes = bytes
    self.delimiter = delimiter.rawValue
    (index, self.line) = (offset, line)
  }

  /// The next record; nil after the last one.
  ///
  /// - Throws: `CSVError` for a malformed record. The next call continues after the line of the error, so that one bad
  ///   record doesn't hide the others; after an unterminated quote nothing is left.
  package mutating func next() throws(CSVError) -> CSVRecord? {
    while isAtLineEnd { skipLineEnd() }
    guard index < bytes.count else { return nil }
    let (start, line) = (index, line)
    lastStart = (start, line)
    let spans: [CSVFieldSpan]
    do throws(Fault) {
      spans = try fields()
    } catch {
      skipLine()
      let place = TextPosition(offset: error.offset, in: bytes, lineStart: start, line: line)
      throw CSVError(reason: error.reason, position: place)
    }
    fieldCount = spans.count
    let record = CSVRecord(bytes: bytes, spans: spans, start: start, line: line)
    let range = start..<index
    if let illFormed = bytes.withUnsafeBufferPointer({ UTF8Text.firstIllFormed(in: $0, range: range) }) {
      throw CSVError(reason: .invalidUTF8, position: record.position(of: illFormed))
    }
    skipLineEnd()
    return record
  }
}

/// An error before its line and column are known.
private struct Fault: Error {
  var reason: CSVError.Reason
  var offset: Int
}

extension CSVReader {
  /// Reads to the end of the record.
  private mutating func fields() throws(Fault) -> [CSVFieldSpan] {
    var spans: [CSVFieldSpan] = []
    spans.reserveCapacity(fieldCount)
    spans.append(try field())
    while index < bytes.count, bytes[index] == delimiter {
      index += 1
      spans.append(try field())
    }
    return spans
  }

  private mutating func field() throws(Fault) -> CSVFieldSpan {
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { return try quotedField() }
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case delimiter, UInt8(ascii: "\n"), UInt8(ascii: "\r"): return CSVFieldSpan(range: start..<index)
      case UInt8(ascii: "\""): throw Fault(reason: .quoteInUnquotedField, offset: index)
      default: index += 1
      }
    }
    return CSVFieldSpan(range: start..<index)
  }

  private mutating func quotedField() throws(Fault) -> CSVFieldSpan {
    let opening = index
    var hasDoubledQuotes = false
    index += 1
    while index < bytes.count {
      if bytes[index] != UInt8(ascii: "\"") {
        if UTF8Text.isLineEnd(at: index, in: bytes) { line += 1 }
        index += 1
      } else if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\"") {
        hasDoubledQuotes = true
        index += 2
      } else {
        let content = opening + 1..<index
        index += 1
        guard isAtEndOfField else { throw Fault(reason: .textAfterClosingQuote, offset: index) }
        return CSVFieldSpan(range: content, hasDoubledQuotes: hasDoubledQuotes)
      }
    }
    throw Fault(reason: .unterminatedQuote, offset: opening)
  }

  private var isAtLineEnd: Bool {
    index < bytes.count && (bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r"))
  }

  private var isAtEndOfField: Bool { index == bytes.count || bytes[index] == delimiter || isAtLineEnd }

  private mutating func skipLine() {
    while index < bytes.count, !isAtLineEnd { index += 1 }
    skipLineEnd()
  }

  private mutating func skipLineEnd() {
    guard isAtLineEnd else { return }
    if UTF8Text.isLineEnd(at: index, in: bytes) { line += 1 }
    index += 1
  }
}
