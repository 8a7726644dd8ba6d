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

  init(_ text: [UInt8], _ delimiter: CSVDelimiter) {
    (self.text, self.delimiter) = (text, delimiter)
    reader = CSVReader(text, delimiter: delimiter)
  }

  /// The next record; nil after the last one. A bad one ends with its first line: a quote that isn't closed would otherwise
  /// swallow the rows up to the next one.
  mutating func next() -> Record? {
    do throws(CSVError) {
      guard let record = try reader.next() else { return nil }
      return .cells(record.map(\.string), line: record.position.line)
    } catch {
      let start = reader.lastStart
      if error.reason != .invalidUTF8 { skipLine(from: start) }
      return .malformed(line: start.line)
    }
  }

  private mutating func skipLine(from start: (offset: Int, line: Int)) {
    var index = start.offset
    while index < text.count, text[index] != 0x0A, text[index] != 0x0D { index += 1 }
    if index + 1 < text.count, text[index] == 0x0D, text[index + 1] == 0x0A { index += 1 }
    index = min(index + 1, text.count)
    reader = CSVReader(text, delimiter: delimiter, from: index, line: start.line + 1)
  }
}
