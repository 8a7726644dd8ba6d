package import Formats

/// Why a file of the catalogue is refused, and where: found by the tests, so that no lifter ever meets it.
package struct CatalogueError: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Reason: Hashable, Sendable {
    /// A column that the first line should name.
    case missingColumn(String)
    case fieldCount(expected: Int, found: Int)
    /// Quotation marks and carriage returns, which the catalogue does without so that a line is a row and a comma
    /// ends a field.
    case notPlain
    /// A field that may not be empty, or white space at an end of one.
    case blank(String)
    /// A word that is not of the column's list, or a number out of its range.
    case unknown(column: String, text: String)
    /// A muscle named twice, or as primary and secondary.
    case repeatedMuscle(String)
    /// An id that isn't greater than the one before: the rows are searched by halving.
    case unsorted(String)
    /// A name or alias that another exercise has, too.
    case taken(label: String, by: String)
    /// A name of an exercise that isn't in `Data/exercises.csv`, or the lack of one for the exercise that is.
    case notParallel(String)
    /// The last line doesn't end.
    case cutOff
  }

  package var reason: Reason
  /// The file's path in the repository.
  package var file: String
  package var position: TextPosition

  package init(_ reason: Reason, in file: String, at position: TextPosition) {
    self.reason = reason
    self.file = file
    self.position = position
  }
}

extension CatalogueError: CustomStringConvertible {
  /// `Data/exercises.csv:41:7: …`, for those who edit the file.
  package var description: String { "\(file):\(position.line):\(position.column): \(explanation)" }

  private var explanation: String {
    switch reason {
    case .missingColumn(let name): "no column “\(name)”"
    case .fieldCount(let expected, let found): "\(found) fields instead of \(expected)"
    case .notPlain: "quotation marks and carriage returns have no place here"
    case .blank(let column): "\(column): empty, or blank at an end"
    case .unknown(let column, let text): "\(column): “\(text)” is not possible"
    case .repeatedMuscle(let muscle): "\(muscle) stands twice"
    case .unsorted(let id): "the id \(id) is not greater than the one before"
    case .taken(let label, let other): "“\(label)” is also a name of \(other)"
    case .notParallel(let id): "the rows and those of Data/exercises.csv differ from id \(id) on"
    case .cutOff: "the last line doesn't end"
    }
  }
}
