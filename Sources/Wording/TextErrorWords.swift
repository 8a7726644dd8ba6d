/// The texts that a lifter gives to things.
package enum TextKind: Hashable, CaseIterable, Sendable {
  /// The name of a workout, a routine or an exercise.
  case name
  case note, tag
}

/// What is said about names, notes and tags that can't be kept.
package protocol TextErrorWords {
  /// More than `limit` characters.
  func textTooLong(_ kind: TextKind, limit: Int) -> Message
  /// A character that isn't text, by its number in hexadecimal: `U+001B`.
  func controlCharacter(in kind: TextKind, _ scalar: String) -> Message
  /// A text without a character.
  func emptyText(_ kind: TextKind) -> Message
  /// A tag with white space in it.
  func spaceInTag(_ tag: String) -> Message
  /// A tag that was to be removed and isn't there; the tags that are.
  func tagNotFound(_ tag: String, among tags: [String]) -> Message
}
