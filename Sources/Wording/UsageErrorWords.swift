/// What is wrong with a line that was typed. Options are given as they are typed (`--note`); `command` is the
/// command whose help would explain it.
package protocol UsageErrorWords {
  /// The first word is no command; the nearest names, best first.
  func unknownCommand(_ name: String, nearest: [String]) -> Message
  /// A noun without its verb: `exercise`; the choices are whole commands.
  func missingVerb(after noun: String, choices: [String]) -> Message
  /// Nobody knows the option; the nearest ones, best first.
  func unknownOption(_ option: String, nearest: [String], command: String?) -> Message
  /// An option that may stand once was given again.
  func repeatedOption(_ option: String, command: String?) -> Message
  /// An option that needs a value has none.
  func missingValue(of option: String, placeholder: String, command: String?) -> Message
  /// A value for an option that takes none: `--force=yes`.
  func unexpectedValue(_ value: String, of option: String, command: String?) -> Message
  /// The `…` of a line that was printed, typed as it stands; the choices follow.
  func valueOpen(for option: String) -> Message
  /// A value that was refused; the reason is a text of its own, where there is one.
  func valueNotAccepted(_ value: String, for parameter: String, reason: String?, command: String?) -> Message
  /// A value that is none of the possible words.
  func notAChoice(_ value: String, for parameter: String, choices: [String], nearest: [String]) -> Message
  /// A number that isn't a whole one, or less than 1.
  func numberNotUnderstood(_ text: String) -> Message
  /// A word that must be there isn't; what stands for it in help.
  func missingWord(_ placeholder: String, command: String?) -> Message
  /// Words are left over.
  func tooManyWords(_ words: [String], command: String?) -> Message
  /// An argument, counted from 1, whose bytes are no text.
  func invalidUTF8(argument: Int) -> Message
  /// An argument, counted from 1, of more bytes than the limit.
  func argumentTooLong(argument: Int, limit: Int) -> Message
  /// More bytes in all arguments together than the limit.
  func argumentsTooLong(limit: Int) -> Message
  /// Two options that say different things about the same.
  func contradiction(_ one: String, _ other: String) -> Message
}
