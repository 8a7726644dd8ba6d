import Formats

/// The records of a text, bad ones included.
struct ForeignRecords {
  enum Record {
    case cells([String], line: Int)
    case malformed(line: Int)
  }

  private var reader: CSVReader
  private let text: [UInt8]
  private let delimiter: CSVDelimiter
  /// The number of lines before what `reader` reads.
  private var skipped = 0
  private var base = 0

  init(_ text: [UInt8], _ delimiter: CSVDelimiter) {
    (self.text, self.delimiter) = (text, delimiter)
    reader = CSVReader(text, delimiter: delimiter)
  }

  /// The next record; nil after the last one.
  mutating func next() -> Record? {
    do throws(CSVError) {
      guard let record = try reader.next() else { return nil }
      return .cells(record.map(\.string), line: record.position.line + skipped)
    } catch {
      let line = error.position.line + skipped
      if error.reason == .unterminatedQuote { restart(after: error.position) }
      return .malformed(line: line)
    }
  }

  /// Reads on after the line of a quote that isn't closed, which would swallow all rows after it.
  private mutating func restart(after place: TextPosition) {
    var index = base + place.offset
    while index < text.count, text[index] != 0x0A, text[index] != 0x0D { index += 1 }
    if index + 1 < text.count, text[index] == 0x0D, text[index + 1] == 0x0A { index += 1 }
    index = min(index + 1, text.count)
    (base, skipped) = (index, skipped + place.line)
    reader = CSVReader(Array(text[index...]), delimiter: delimiter)
  }
}
