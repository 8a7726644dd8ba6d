/// A record of a CSV text. Its fields are ranges of the text; strings are built only on demand.
package struct CSVRecord: Sendable, RandomAccessCollection {
  let bytes: [UInt8]
  let spans: [CSVFieldSpan]
  let start: Int
  let line: Int

  package var startIndex: Int { 0 }
  /// The number of fields; a record has at least one.
  package var endIndex: Int { spans.count }

  package subscript(index: Int) -> CSVField { CSVField(record: self, span: spans[index]) }

  package var position: TextPosition { position(of: start) }

  func position(of offset: Int) -> TextPosition {
    TextPosition(offset: offset, in: bytes, lineStart: start, line: line)
  }
}

/// The range of a field's text, without its quotation marks.
struct CSVFieldSpan: Sendable {
  var range: Range<Int>
  var hasDoubledQuotes = false
}

/// A field of a record.
package struct CSVField: Sendable {
  let record: CSVRecord
  let span: CSVFieldSpan

  /// The field's text in UTF-8, quotation marks resolved.
  package var bytes: ArraySlice<UInt8> {
    let raw = record.bytes[span.range]
    guard span.hasDoubledQuotes else { return raw }
    var text: [UInt8] = []
    text.reserveCapacity(raw.count)
    var isSecond = false
    for byte in raw {
      isSecond = byte == UInt8(ascii: "\"") && !isSecond
      if !isSecond { text.append(byte) }
    }
    return text[...]
  }

  /// The field's text, including white space.
  package var string: String { String(decoding: bytes, as: UTF8.self) }
}
