/// A record of a CSV text: its fields lie in the text's bytes, no string is built until asked for.
package struct CSVRecord: Sendable, RandomAccessCollection {
  let bytes: [UInt8]
  let spans: [CSVFieldSpan]
  let start: Int
  let line: Int

  package var startIndex: Int { 0 }
  /// The number of fields; a record has at least one.
  package var endIndex: Int { spans.count }

  package subscript(index: Int) -> CSVField { CSVField(record: self, span: spans[index]) }

  /// Where the record begins.
  package var position: TextPosition { position(of: start) }

  func position(of offset: Int) -> TextPosition {
    TextPosition(offset: offset, in: bytes, lineStart: start, line: line)
  }
}

/// Where a field's text lies, without its quotation marks.
struct CSVFieldSpan: Sendable {
  var range: Range<Int>
  var isQuoted = false
  var hasDoubledQuotes = false
}

/// A field of a record.
package struct CSVField: Sendable {
  let record: CSVRecord
  let span: CSVFieldSpan

  /// Whether it stands in quotation marks.
  package var isQuoted: Bool { span.isQuoted }

  package var isEmpty: Bool { span.range.isEmpty }

  /// Where the field begins: its quotation mark, where it has one.
  package var position: TextPosition {
    record.position(of: span.isQuoted ? span.range.lowerBound - 1 : span.range.lowerBound)
  }

  /// The text as UTF-8; a slice of the whole text, except where there are quotation marks in it.
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

  /// The text, white space included.
  package var string: String { String(decoding: bytes, as: UTF8.self) }
}
