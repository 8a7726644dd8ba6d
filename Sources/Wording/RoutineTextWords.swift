/// The words that stand for something in a routine's text.
package enum RoutineKey: String, CaseIterable, Hashable, Sendable {
  case name, tags, unit, progress, note
  case superset, rest, after, skipped

  /// Whether it stands at the beginning of a line, before a colon.
  package var isHeader: Bool {
    switch self {
    case .name, .tags, .unit, .progress, .note: true
    case .superset, .rest, .after, .skipped: false
    }
  }
}

/// A routine as a text: the words in it, how it is written, and what is wrong with one.
package protocol RoutineTextWords {
  /// The word for a part of the text; those of all languages are read.
  func routineKey(_ key: RoutineKey) -> String
  /// Lines that explain the text to whoever edits it.
  var routineTextHelp: [String] { get }
  /// Something behind a bar that is no option.
  func unknownRoutineOption(_ text: String) -> Message
  /// A header that an earlier line has already.
  func repeatedInRoutineText(_ key: RoutineKey, line: Int) -> Message
  /// A header below an exercise.
  func headerBelowExercise(_ key: RoutineKey) -> Message
  /// A line about a set, above all exercises.
  func noExerciseAbove() -> Message
  /// A line about a set that an exercise of so many sets doesn't have.
  func setMissingInText(_ number: Int, sets: Int) -> Message
  /// A text that a routine is made of has no name in it.
  func nameMissingInText() -> Message
  /// No line of a text is an exercise.
  func textWithoutExercises() -> Message
  /// What is no unit of mass.
  func unitUnknown(_ text: String) -> Message
  /// What doesn't say how a plan grows.
  func progressUnreadable(_ text: String) -> Message
  /// A text that isn't UTF-8.
  func textNotUTF8() -> Message
  /// A refused text was kept in a file; the command that reads it again.
  func textKept(_ path: String, command: String) -> String
  /// A routine's text was taken over; what changed follows.
  func routineChanged(_ name: String) -> String
  /// A routine's text was as before.
  func routineUnchanged(_ name: String) -> String
  /// Nobody has said which editor to use; how to do without.
  func noEditor(_ show: String, _ edit: String) -> Message
  /// An editor needs a terminal; how to do without.
  func noTerminalToEdit(_ show: String, _ edit: String) -> Message
  /// The editor ended with an error.
  func editorFailed(_ editor: String, status: Int) -> Message
  /// What to do about an editor that can't be started.
  var lookAtEditor: String { get }
}
