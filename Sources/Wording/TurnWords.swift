/// What is said about whose turn it is: exercises left out, supersets, rests, tags, a workout that was left open.
package protocol TurnEchoWords {
  /// An exercise is left out today, with so many sets that were to do.
  func skippedNow(sets: Int) -> String
  /// It was left out already.
  var skippedAlready: String { get }
  /// It is in again, with these sets to do.
  func takenIn(_ sets: String) -> String
  /// It wasn't left out.
  var notSkipped: String { get }
  /// Exercises that are done in turn from now on.
  func supersetOf(_ exercises: String) -> String
  /// They were so already.
  func supersetAlready(_ exercises: String) -> String
  /// Exercises that are done by themselves again.
  func byItself(_ exercises: [String]) -> String
  /// A rest is under way, of which so much is left, until then.
  func resting(_ left: String, until: String) -> String
  /// How a rest is ended before its time.
  var skipRestHint: String { get }
  /// A rest was ended after so long.
  func restEnded(after rested: String) -> String
  /// A rest is over.
  var restOver: String { get }
  /// So much of a rest is left.
  func restLeft(_ left: String) -> String
  /// What the rest after each set of an exercise is from now on, or after its last one; nil for none of its own.
  func restOf(_ exercise: String, _ rest: String?, afterExercise: Bool) -> String
  /// The rest after the last set of an exercise.
  func restAfterwards(_ rest: String) -> String
  /// What the rest after a set is from now on; nil for none of its own.
  func restOfSet(_ set: String, _ rest: String?) -> String
  /// No workout has a tag.
  var noTags: String { get }
  /// No workout with this tag is in the list.
  func noneTagged(_ tag: String) -> String
  /// An open workout that nobody has touched since then, and how to end it.
  func leftOpen(_ workout: String, _ since: String, end command: String) -> String
}

/// What is said where a superset or a rest can't be what was asked for.
package protocol TurnErrorWords {
  /// A superset needs two exercises at least.
  func supersetOfOne() -> Message
  /// An exercise was to leave a superset that it isn't in.
  func notInSuperset(_ exercise: String) -> Message
  /// Nobody says how long the rest is.
  func restUnknown() -> Message
  /// An option that has a meaning only beside another one.
  func optionNeeds(_ option: String, _ other: String) -> Message
  /// How an exercise is to grow wasn't said.
  func growthMissing() -> Message
  /// How an exercise is to grow can't be read.
  func growthNotUnderstood(_ text: String) -> Message
  /// An exercise can't grow by steps, because its plan follows the effort, or else the 1RM.
  func growthContradicts(_ exercise: String, plan: String, byEffort: Bool) -> Message
  /// No rest is under way.
  func notResting() -> Message
  /// The sets carry no time: a rest can't be measured.
  func noTimesToRest() -> Message
}

/// The pages of these commands.
package protocol TurnHelpWords {
  /// The page of `skip`.
  var skipHelp: HelpText { get }
  /// The page of `superset`.
  var supersetHelp: HelpText { get }
  /// The page of `rest`.
  var restHelp: HelpText { get }
  /// The page of `tags`.
  var tagsHelp: HelpText { get }
}
