/// What commands that change what is written down say that they did.
package protocol EditEchoWords {
  /// A change that changes nothing: the sets were so already.
  func alreadySo(_ sets: String) -> String
  /// So many sets were taken out of an exercise.
  func removed(_ sets: String, count: Int) -> String
  /// An exercise was taken out, with so many sets, of which some had been done.
  func exerciseRemoved(sets: Int, done: Int) -> String
  /// An exercise that stays has lost its last set; what takes it out too.
  func noSetsLeft(in exercise: String, command: String) -> String
  /// What had been done was taken out, and can be had again.
  var undoBringsBack: String { get }
  /// Sets are not done after all.
  func toDo(_ sets: String) -> String
  /// Sets weren't done in the first place.
  func stillToDo(_ sets: String) -> String
  /// What was to be moved is at its place already.
  var alreadyThere: String { get }
  /// An exercise was to be replaced by itself.
  var alreadyThisOne: String { get }
  /// A note, and on what it is: a part of the workout as it is shown; nil for the workout.
  func noteOn(_ part: String?) -> String
  /// A note was taken off.
  func noteRemoved(from part: String?) -> String
  /// The workout's tags after a change; empty if it has none.
  func tagsNow(_ tags: String) -> String
  /// The workout's tags, which were so before.
  func tagsAlready(_ tags: String) -> String
}
