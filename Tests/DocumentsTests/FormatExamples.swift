import Foundation
import TestSupport
import Testing

/// The examples in Data/Format.md.
enum FormatExamples {
  /// The kinds of the examples, in order.
  static let kinds = [
    "logbook", "workout", "exercise", "set", "ownExercise", "alias", "routine", "max", "trainingMax",
    "bodyWeight", "importRecord", "activity", "profile", "operation",
  ]

  static func specification() throws -> String { try Repository.text("Data/Format.md") }

  /// The text of each JSON block.
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
