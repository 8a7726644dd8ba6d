import Formats

/// The records of a text, bad ones included.
struct ForeignRecords {
  enum Record {
    case cells([String], line: Int)
    case malformed(line: Int)
    /// A row that isn't UTF-8.
    case encoding(line: Int)
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
      if error.reason == .invalidUTF8 { return .encoding(line: start.line) }
      let cells = skipLine(from: start)
      return cells.map { .cells($0, line: start.line) } ?? .malformed(line: start.line)
    }
  }

  /// Continues after a line, and reads it if no field begins with a quote, such as one with `Box Jump 24"`.
  private mutating func skipLine(from start: (offset: Int, line: Int)) -> [String]? {
    var index = start.offset
    while index < text.count, text[index] != 0x0A, text[index] != 0x0D { index += 1 }
    let fields = text[start.offset..<index].split(
      separator: delimiter.rawValue, omittingEmptySubsequences: false)
    if index + 1 < text.count, text[index] == 0x0D, text[index + 1] == 0x0A { index += 1 }
    index = min(index + 1, text.count)
    reader = CSVReader(text, delimiter: delimiter, from: index, line: start.line + 1)
    guard fields.allSatisfy({ $0.first != UInt8(ascii: "\"") }) else { return nil }
    let cells = fields.compactMap { String(validating: $0, as: UTF8.self) }
    return cells.count == fields.count ? cells : nil
  }
}
