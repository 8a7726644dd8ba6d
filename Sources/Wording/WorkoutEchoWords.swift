package import Training

/// What commands that begin, end and keep workouts say that they did. A workout goes by its label; times come as phrases
/// of `DateWords`, figures and durations in words.
package protocol WorkoutEchoWords {
  /// A workout was begun.
  func started(_ workout: String, _ moment: String) -> String
  /// What a new workout waits for; `set` is one to type.
  func startedHint(_ set: String) -> String
  /// How a workout is ended that is being written down afterwards.
  var finishAfterwardsHint: String { get }
  /// A workout was ended.
  func finished(_ workout: String, _ figures: String) -> String
  /// A workout without a set was ended: there is nothing to save.
  var emptyNotSaved: String { get }
  /// So many planned sets were not done, and left out.
  func plannedLeftOut(_ count: Int) -> String
  /// A workout was ended at its last set, because nobody had touched it for hours.
  func endedAtLastSet(_ moment: String) -> String
  /// How to share a workout that was ended.
  func shareHint(_ ref: String) -> String
  /// A workout's clock was stopped, after so much time trained, if that is known.
  func paused(_ workout: String, _ moment: String, after elapsed: String?) -> String
  /// How it runs on.
  var pausedHint: String { get }
  /// A workout's clock runs on after a pause of so long; so much time was trained, if that is known.
  func resumed(_ workout: String, pause: String, elapsed: String?) -> String
  /// Another workout began at this time of the same day; a command to see it follows.
  func alsoThatDay(_ clock: String, _ name: String?) -> String
  /// An open workout was thrown away.
  func discarded(_ workout: String, _ figures: String) -> String
  /// A past workout was deleted.
  func deleted(_ workout: String, _ figures: String) -> String
  /// A finished workout is open again.
  func reopened(_ workout: String, _ figures: String) -> String
  /// How it ends again.
  var reopenedHint: String { get }
  /// What there is to do in a workout that was begun from a plan.
  func toDo(_ exercises: String, _ sets: String) -> String
  /// The set that comes first in it, as it is typed, and the command that ticks it off.
  func firstToDo(_ exercise: String, _ set: String, _ command: String) -> String
  /// A change was taken back: the line that had made it, when, and in which workout.
  func undone(_ command: String, _ moment: String, in workout: String?) -> String
  /// A workout's share text was written into a file.
  func shared(_ workout: String, _ file: String) -> String
  /// How what was thrown away comes back.
  var undoHint: String { get }
}

extension DateWords where Self: ShareWords {
  /// What a workout goes by: its name, else the word for one.
  package func name(of workout: Workout) -> String { workout.name ?? workoutHeading }

  /// The same with its day, where that isn't today's: `Leg day (14 Nov)`. The day goes on over midnight.
  package func label(_ workout: Workout, at now: Instant) -> String {
    let isCurrent =
      workout.start.day == now.day || (0..<12 * 3_600).contains(now.seconds - workout.start.seconds)
    return name(of: workout)
      + (isCurrent ? "" : " (" + dayRelative(workout.start.day, today: now.day) + ")")
  }
}
