import Formats

/// A file of the catalogue: CSV without quotation marks, so every line is a row and every comma ends a field.
///
/// Rows are identified by the offset of their first byte, and only what is asked for is built from them.
struct CatalogueTable: Sendable {
  /// The columns by their names in the header.
  enum Column: Int, CaseIterable {
    case id, name, bodyPart, equipment, countMode, primaryMuscles, secondaryMuscles, implements, sides
    case bodyWeightShare, aliases

    /// The names of the cases. Swift takes 0.3 ms to derive them.
    fileprivate static let names = [
      "id", "name", "bodyPart", "equipment", "countMode", "primaryMuscles", "secondaryMuscles", "implements",
      "sides", "bodyWeightShare", "aliases",
    ]

    var name: String { Self.names[rawValue] }
  }

  /// The text, in memory as long as the program runs.
  nonisolated(unsafe) let bytes: UnsafeBufferPointer<UInt8>
  let file: CatalogueFile
  /// The number of columns in the header, unknown ones included.
  let width: Int
  /// The place of each `Column` in a row; nil if the file doesn't have it.
  private let places: [Int?]
  let firstRow: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ file: CatalogueFile) throws(CatalogueError) {
    let end = bytes.firstIndex(of: .lineFeed) ?? bytes.count
    var places = [Int?](repeating: nil, count: Column.names.count)
    var (start, width) = (0, 0)
    while start <= end {
      let next = bytes[start..<end].firstIndex(of: .comma) ?? end
      for column in Column.names.indices where bytes[start..<next].elementsEqual(Column.names[column].utf8) {
        places[column] = places[column] ?? width
      }
      (start, width) = (next + 1, width + 1)
    }
    if let missing = file.columns.first(where: { places[$0.rawValue] == nil }) {
      let start = TextPosition(line: 1, column: 1, offset: 0)
      throw CatalogueError(.missingColumn(missing.name), in: file.rawValue, at: start)
    }
    self.bytes = bytes
    self.file = file
    self.places = places
    self.width = width
    firstRow = min(end + 1, bytes.count)
  }

  func error(_ reason: CatalogueError.Reason, at offset: Int) -> CatalogueError {
    CatalogueError(reason, in: file.rawValue, at: TextPosition(offset: offset, in: Array(bytes)))
  }

  /// The end of the line that contains `offset`.
  func end(of offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != .lineFeed { end += 1 }
    return end
  }

  /// The range of a field of a row; empty if the row has too few.
  func field(_ column: Column, ofRowAt row: Int) -> Range<Int> {
    guard let place = places[column.rawValue] else { return row..<row }
    var start = row
    for _ in 0..<place {
      while start < bytes.count, bytes[start] != .comma, bytes[start] != .lineFeed { start += 1 }
      if start < bytes.count, bytes[start] == .comma { start += 1 }
    }
    return start..<endOfField(at: start)
  }

  /// The end of the field that contains `offset`.
  func endOfField(at offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != .comma, bytes[end] != .lineFeed { end += 1 }
    return end
  }

  /// Calls `body` with each part of a field between separators; never for an empty field.
  func forEachPart<Failure: Error>(
    of field: Range<Int>, separator: UInt8, _ body: (Range<Int>) throws(Failure) -> Void
  ) throws(Failure) {
    if field.isEmpty { return }
    var start = field.lowerBound
    for index in field where bytes[index] == separator {
      try body(start..<index)
      start = index + 1
    }
    try body(start..<field.upperBound)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether one of a field's words between semicolons is `word`.
  func has(_ word: String, in column: Column, ofRowAt row: Int) -> Bool {
    var isThere = false
    forEachPart(of: field(column, ofRowAt: row), separator: .semicolon) { part in
      if bytes[part].elementsEqual(word.utf8) { isThere = true }
    }
    return isThere
  }
}

extension CatalogueTable {
  var rows: [Int] {
    var rows: [Int] = []
    var next = firstRow
    while next < bytes.count {
      rows.append(next)
      next = end(of: next) + 1
    }
    return rows
  }

  func number(ofRowAt row: Int) -> ExerciseNumber? {
    ExerciseNumber(bytes[field(.id, ofRowAt: row)])
  }

  /// The offset of an exercise's row, by binary search: rows are sorted by id. Nil if there is none.
  func row(of number: ExerciseNumber) -> Int? {
    var low = firstRow
    var high = bytes.count
    while low < high {
      var row = low + (high - low) / 2
      while row > low, bytes[row - 1] != .lineFeed { row -= 1 }
      guard let found = self.number(ofRowAt: row) else { return nil }
      if found == number { return row }
      if found < number { low = end(of: row) + 1 } else { high = row }
    }
    return nil
  }

  /// The name of an exercise; nil if it has no row.
  func name(of number: ExerciseNumber) -> String? { row(of: number).map { text(labels(ofRowAt: $0).name) } }

  /// The name of the exercise of a row, and its aliases with bars between them.
  ///
  /// These are the name and alias fields, except for one row: 17 is published as `Pull-Up`, which everybody takes for the
  /// unassisted exercise, and goes by its first alias.
  func labels(ofRowAt row: Int) -> (name: Range<Int>, aliases: Range<Int>) {
    let aliases = field(.aliases, ofRowAt: row)
    guard file == .exercises, bytes[row] == UInt8(ascii: "1"), bytes[row...].starts(with: "17,Pull-Up,".utf8)
    else { return (field(.name, ofRowAt: row), aliases) }
    let end = bytes[aliases].firstIndex(of: .bar) ?? aliases.upperBound
    return (aliases.lowerBound..<end, min(end + 1, aliases.upperBound)..<aliases.upperBound)
  }
}

struct ExerciseNumber: Hashable, Comparable {
  let value: Int

  /// Nil for anything but one to nine digits.
  init?(_ digits: some Collection<UInt8>) {
    guard (1...9).contains(digits.count) else { return nil }
    var value = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    self.value = value
  }

  static func < (one: Self, other: Self) -> Bool { one.value < other.value }
}

extension UInt8 {
  static var lineFeed: UInt8 { UInt8(ascii: "\n") }
  static var comma: UInt8 { UInt8(ascii: ",") }
  static var semicolon: UInt8 { UInt8(ascii: ";") }
  static var bar: UInt8 { UInt8(ascii: "|") }
  static var space: UInt8 { UInt8(ascii: " ") }
}
