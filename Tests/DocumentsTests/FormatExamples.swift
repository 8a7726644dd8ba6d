import Foundation
import TestSupport
import Testing

/// The specification's examples, taken out of Data/Format.md.
enum FormatExamples {
  /// The kind of the document that follows each heading with an example, in order.
  static let kinds = [
    "logbook", "workout", "exercise", "set", "ownExercise", "alias", "routine", "max", "bodyWeight",
    "operation",
  ]

  static func specification() throws -> String { try Repository.text("Data/Format.md") }

  /// The text of each block that is marked as JSON.
  static func texts() throws -> [String] {
    try specification().components(separatedBy: "```json\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  /// The example of a kind of document.
  static func text(_ kind: String) throws -> String {
    let index = try #require(kinds.firstIndex(of: kind))
    return try #require(texts().dropFirst(index).first)
  }
}
