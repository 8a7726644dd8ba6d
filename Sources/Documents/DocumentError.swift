package import Formats

/// Why a document can't be used, and where in it.
///
/// A document is either damaged or newer than this program: ``isNewer``.
package struct DocumentError: Error, Equatable, Sendable {
  package var reason: Reason
  /// Where the value begins that isn't right; for a missing member, the object that lacks it.
  package var position: TextPosition
  /// Whether nothing is wrong with what is on the disk: it is what was to be written that no document holds.
  package var isOfValue: Bool

  package init(reason: Reason, position: TextPosition, isOfValue: Bool = false) {
    self.reason = reason
    self.position = position
    self.isOfValue = isOfValue
  }

  init(_ error: JSONError) { self.init(reason: .syntax(error.reason), position: error.position) }

  /// Whether the document follows a later major version of the format: sound, but not this program's to change.
  package var isNewer: Bool {
    if case .newer = reason { true } else { false }
  }

  /// Members go by their names in Format.md. The root of a document has the empty name.
  package enum Reason: Equatable, Sendable {
    /// The text is not JSON as the format wants it.
    case syntax(JSONError.Reason)
    /// `format` is greater than ``DocumentVersion/current``.
    case newer(format: Int)
    case missing(String)
    case wrongType(String, expected: Expectation)
    /// A number outside of what the member may be.
    case outOfRange(String)
    /// A word that is not in the member's list.
    case unknownWord(String, word: String)
    case emptyText(String)
    /// More than `limit` Unicode scalars.
    case tooLong(String, limit: Int)
    case controlCharacter(String)
    case contradiction(Contradiction)
  }

  /// What a member's value must be.
  package enum Expectation: Equatable, Sendable, CaseIterable {
    case object, array, text, boolean, integer, decimal
    case instant, position, id, exercise, workoutFolder, documentPath
  }

  /// Members that are sound by themselves and can't stand beside each other.
  package enum Contradiction: Equatable, Sendable, CaseIterable {
    /// `end` of a workout or of a pause lies before its `start`.
    case endBeforeStart
    /// A set with neither `plan` nor `result`.
    case neitherPlanNorResult
    /// A set of a routine with a `result`.
    case resultInRoutine
    case completedWithoutResult
    /// A plan or result with none of `reps`, `distance` and `duration`.
    case noAmount
    /// `reps` beside `distance` or `duration`.
    case severalAmounts
    /// `to` of a range of reps is not greater than `from`.
    case emptyRange
    case loadAndPercent
    case rpeAndRIR
    /// A load that is the body alone, with a `value` or `unit`.
    case massOfBodyAlone
    /// A tag with white space in it.
    case spaceInTag
    case repeatedTag
    /// An `origin` with none or both of `workout` and `routine`.
    case originUnclear
  }
}
