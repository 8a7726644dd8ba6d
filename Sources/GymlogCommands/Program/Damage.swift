/// What is wrong with a document, apart from its position. Members are given by their keys; the root has the empty key.
enum Damage: Hashable, Sendable {
  case byteOrderMark
  case invalidUTF8
  case tooLarge
  case tooDeep
  case duplicateMember(String)
  /// An escape with half of a surrogate pair.
  case loneSurrogate
  case invalidEscape
  /// An unescaped control character in a string, as `U+000A`.
  case bareControlCharacter(String)
  case invalidNumber
  /// A character where something else is expected.
  case unexpected(String, expected: Syntax)
  case endOfText
  /// Conflict markers of git.
  case mergeConflict

  case missing(String)
  case wrongType(String, expected: Kind)
  case outOfRange(String)
  case unknownWord(String, in: String)
  case emptyText(String)
  case tooLong(String, limit: Int)
  case controlCharacter(String)
  case contradiction(Contradiction)

  /// What JSON syntax expects.
  enum Syntax: Hashable, CaseIterable, Sendable {
    case value, memberName, colon, commaOrBracket, commaOrBrace, endOfText
  }

  /// The type that a member's value must have.
  enum Kind: Hashable, CaseIterable, Sendable {
    case object, array, text, boolean, integer, decimal
    case instant, position, id, exercise, workoutFolder, documentPath
  }

  /// Members that are valid by themselves and can't be combined.
  enum Contradiction: Hashable, CaseIterable, Sendable {
    case endBeforeStart
    case neitherPlanNorResult
    case resultInRoutine
    case completedWithoutResult
    case noAmount
    case severalAmounts
    case emptyRange
    case loadAndPercent
    case rpeAndRIR
    case massOfBodyAlone
    case spaceInTag
    case repeatedTag
    case originUnclear
  }
}
