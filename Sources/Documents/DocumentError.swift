package import Formats

/// The reason why a document can't be used, and its place.
package struct DocumentError: Error, Equatable, Sendable {
  package var reason: Reason
  /// Where the wrong value starts; for a missing member, where its object starts.
  package var position: TextPosition
  /// Whether the error is in a value to be written. The document on disk is then sound.
  package var isOfValue: Bool

  package init(reason: Reason, position: TextPosition, isOfValue: Bool = false) {
    self.reason = reason
    self.position = position
    self.isOfValue = isOfValue
  }

  init(_ error: JSONError) { self.init(reason: .syntax(error.reason), position: error.position) }

  /// The kind of error. Members are named as in Format.md; the root of a document has an empty name.
  package enum Reason: Equatable, Sendable {
    /// The text isn't JSON as the format requires it.
    case syntax(JSONError.Reason)
    /// `format` is greater than ``DocumentVersion/current``: the document is sound, but must not be changed.
    case newer(format: Int)
    case missing(String)
    case wrongType(String, expected: Expectation)
    /// A number outside the member's range.
    case outOfRange(String)
    /// A word that the member can't have.
    case unknownWord(String, word: String)
    case emptyText(String)
    /// More than `limit` Unicode scalars.
    case tooLong(String, limit: Int)
    case controlCharacter(String)
    case contradiction(Contradiction)
    /// The member (`id` or `parent`) has another id than the document's path: it was moved, or a merge mixed two documents.
    case misplaced(String, belongsTo: String)
  }

  /// What the value of a member must be.
  package enum Expectation: Equatable, Sendable, CaseIterable {
    case object, array, text, boolean, integer, decimal
    case instant, day, hash, position, id, exercise, workoutFolder, documentPath
  }

  /// Members that are sound on their own but can't be combined.
  package enum Contradiction: Equatable, Sendable, CaseIterable {
    /// The `end` of a workout or a pause is before its `start`.
    case endBeforeStart
    /// A set with neither `plan` nor `result`.
    case neitherPlanNorResult
    /// A set of a routine with a `result`.
    case resultInRoutine
    case completedWithoutResult
    /// A plan or a result without `reps`, `distance` and `duration`.
    case noAmount
    /// `reps` together with `distance` or `duration`.
    case severalAmounts
    /// A range of reps whose `to` isn't greater than its `from`.
    case emptyRange
    case loadAndPercent
    case rpeAndRIR
    /// A load of kind `bodyWeight` with a `value` or `unit`.
    case massOfBodyAlone
    case spaceInTag
    case repeatedTag
    /// An `origin` with both or neither of `workout` and `routine`.
    case originUnclear
  }
}
