import CatalogueData
import Formats

/// The text of the bundled exercises: a CSV without quotation marks, so that a line is a row and a comma ends a
/// field.
///
/// Nothing is built from it but what is asked for. A row is named by the offset at which it begins.
struct CatalogueTable: Sendable {
  /// The columns, named as in the first line.
  enum Column: Int, CaseIterable {
    case id, name, bodyPart, equipment, countMode, primaryMuscles, secondaryMuscles, implements, sides
    case bodyWeightShare, aliases

    var name: String { "\(self)" }
  }

  let bytes: [UInt8]
  /// The number of columns, those that nobody asks for included.
  let width: Int
  /// The place of each ``Column``.
  private let places: [Int]
  private let firstRow: Int

  init(_ bytes: [UInt8]) throws(CatalogueError) {
    let end = bytes.firstIndex(of: .lineFeed) ?? bytes.count
    let names = bytes[..<end].split(separator: .comma, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    var places: [Int] = []
    for column in Column.allCases {
      guard let place = names.firstIndex(of: column.name) else {
        throw CatalogueError(.missingColumn(column.name), at: TextPosition(offset: 0, in: bytes))
      }
      places.append(place)
    }
    self.bytes = bytes
    self.places = places
    width = names.count
    firstRow = min(end + 1, bytes.count)
  }

  /// The catalogue that the program carries.
  static let bundled: CatalogueTable = {
    var count = 0
    let start = catalogue_exercises(&count)
    do {
      return try CatalogueTable(Array(UnsafeBufferPointer(start: start, count: count)))
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  /// Where each row begins.
  var rows: some Sequence<Int> {
    sequence(state: firstRow) { next -> Int? in
      guard next < bytes.count else { return nil }
      defer { next = end(of: next) + 1 }
      return next
    }
  }

  /// Where the line ends that `offset` lies in.
  func end(of offset: Int) -> Int {
    let span = bytes.span
    var end = offset
    while end < span.count, span[end] != .lineFeed { end += 1 }
    return end
  }

  /// The place of a field of a row; empty where the row has too few.
  func field(_ column: Column, ofRowAt row: Int) -> Range<Int> {
    let span = bytes.span
    var start = row
    for _ in 0..<places[column.rawValue] {
      while start < span.count, span[start] != .comma, span[start] != .lineFeed { start += 1 }
      if start < span.count, span[start] == .comma { start += 1 }
    }
    var end = start
    while end < span.count, span[end] != .comma, span[end] != .lineFeed { end += 1 }
    return start..<end
  }

  /// The parts of a field between separators; none of an empty field.
  func parts(of field: Range<Int>, separator: UInt8) -> [Range<Int>] {
    bytes[field].split(separator: separator, omittingEmptySubsequences: field.isEmpty).map(\.indices)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether one of a field's words between semicolons is `word`.
  func has(_ word: String, in column: Column, ofRowAt row: Int) -> Bool {
    parts(of: field(column, ofRowAt: row), separator: .semicolon)
      .contains { bytes[$0].elementsEqual(word.utf8) }
  }
}

extension CatalogueTable {
  /// Where the row of an exercise begins. The rows are sorted by id: a dozen of them are looked at.
  func row(of id: ExerciseNumber) -> Int? {
    var low = firstRow
    var high = bytes.count
    while low < high {
      var row = low + (high - low) / 2
      while row > low, bytes[row - 1] != .lineFeed { row -= 1 }
      guard let found = ExerciseNumber(bytes[field(.id, ofRowAt: row)]) else { return nil }
      if found == id { return row }
      if found < id { low = end(of: row) + 1 } else { high = row }
    }
    return nil
  }
}

/// The id of a bundled exercise as the number that it is.
struct ExerciseNumber: Comparable {
  private let value: Int

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
