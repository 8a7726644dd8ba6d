import CatalogueData
import Formats
package import Training

/// Instructions for the built-in exercises, from `Data/instructions*.csv`.
package enum Instructions {
  /// The steps of an exercise in a language (`es`, `ca`, or else English); empty for a custom exercise.
  package static func steps(of exercise: ExerciseID, language: String) -> [String] {
    let bytes = file(language)
    guard let rows = rows(beginning: Array((exercise.text + ",").utf8), in: bytes) else { return [] }
    var reader = CSVReader(Array(bytes[rows]))
    var steps: [String] = []
    while let row = try? reader.next() { steps.append(row[row.count - 1].string) }
    return steps
  }

  static func file(_ language: String) -> UnsafeBufferPointer<UInt8> {
    var count = 0
    let start =
      switch language {
      case "es": catalogue_instructions_spanish(&count)
      case "ca": catalogue_instructions_catalan(&count)
      default: catalogue_instructions(&count)
      }
    return UnsafeBufferPointer(start: start, count: count)
  }

  /// The lines that begin with some bytes. They follow each other, and no step contains a line feed.
  private static func rows(beginning: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var (line, first) = (0, Int?.none)
    while line < bytes.count {
      let begins = bytes[line...].starts(with: beginning)
      if begins, first == nil { first = line }
      if !begins, let first { return first..<line }
      line = (bytes[line...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1) + 1
    }
    return first.map { $0..<bytes.count }
  }
}
