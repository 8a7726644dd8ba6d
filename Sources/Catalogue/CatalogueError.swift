import Formats

/// An error in a file of the catalogue. Tests find each, so no lifter ever sees one.
struct CatalogueError: Error, Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    /// The header lacks a column.
    case missingColumn(String)
    case fieldCount(expected: Int, found: Int)
    /// A quotation mark or a carriage return. Without them, every line is a row and every comma ends a field.
    case notPlain
    /// A required field that is empty, or a field that begins or ends with white space.
    case blank(String)
    /// A word that the column doesn't allow, or a number out of range.
    case unknown(column: String, text: String)
    /// A muscle named twice, or as both primary and secondary.
    case repeatedMuscle(String)
  }

  var reason: Reason
  /// The path of the file in the repository.
  var file: String
  var position: TextPosition

  init(_ reason: Reason, in file: String, at position: TextPosition) {
    self.reason = reason
    self.file = file
    self.position = position
  }
}

extension CatalogueError: CustomStringConvertible {
  /// `Data/exercises.csv:41:7: …`
  var description: String { "\(file):\(position.line):\(position.column): \(explanation)" }

  private var explanation: String {
    switch reason {
    case .missingColumn(let name): "no column “\(name)”"
    case .fieldCount(let expected, let found): "\(found) fields instead of \(expected)"
    case .notPlain: "quotation marks and carriage returns have no place here"
    case .blank(let column): "\(column): empty, or blank at an end"
    case .unknown(let column, let text): "\(column): “\(text)” is not possible"
    case .repeatedMuscle(let muscle): "\(muscle) stands twice"
    }
  }
}
