/// What is wrong with a document, apart from its place: facts to be put into words. Members go by their names
/// in documents; the root of a document has the empty name.
enum Damage: Hashable, Sendable {
  case byteOrderMark
  case invalidUTF8
  case tooLarge
  case tooDeep
  case duplicateMember(String)
  /// Half of a surrogate pair in an escape.
  case loneSurrogate
  case invalidEscape
  /// Inside a string, not escaped; as `U+000A`.
  case bareControlCharacter(String)
  case invalidNumber
  /// A character where something else must stand; as it is, or as `U+0000`.
  case unexpected(String, expected: Syntax)
  case endOfText
  /// The file holds the marks that git leaves where two changes clash.
  case mergeConflict

  case missing(String)
  case wrongType(String, expected: Kind)
  case outOfRange(String)
  case unknownWord(String, in: String)
  case emptyText(String)
  case tooLong(String, limit: Int)
  case controlCharacter(String)
  case contradiction(Contradiction)

  /// What could have stood in JSON where something else does.
  enum Syntax: Hashable, CaseIterable, Sendable {
    case value, memberName, colon, commaOrBracket, commaOrBrace, endOfText
  }

  /// What a member's value must be.
  enum Kind: Hashable, CaseIterable, Sendable {
    case object, array, text, boolean, integer, decimal
    case instant, position, id, exercise, workoutFolder, documentPath
  }

  /// Members that are sound by themselves and can't stand beside each other.
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
