package import Training

/// What is said about changes that can't be made to what is written down.
package protocol EditErrorWords {
  /// An exercise has no planned sets to change; what to type for its last set instead, if it has one.
  func noneToEdit(in exercise: String, instead command: String?) -> Message
  /// Sets of an exercise can't belong to another: the two are counted in different ways.
  func differentCounts(_ exercise: String, _ mode: CountMode, _ other: String, _ otherMode: CountMode)
    -> Message
  /// A position at which nothing can stand: from 1 to `last` there is room.
  func positionNotFound(_ position: String, last: Int) -> Message
  /// A note that was to be removed and isn't there; nil for the workout's.
  func noNote(on part: String?) -> Message
}
