extension English {
  package func skippedNow(sets count: Int) -> String {
    count == 0 ? "skipped" : "skipped, \(sets(count)) left out"
  }
  package var skippedAlready: String { "skipped already, nothing changed" }
  package func takenIn(_ sets: String) -> String { sets.isEmpty ? "back in" : "back in: \(sets)" }
  package var notSkipped: String { "isn't skipped, nothing changed" }
  package func supersetOf(_ exercises: String) -> String { "Superset: \(exercises)" }
  package func supersetAlready(_ exercises: String) -> String {
    "Superset already, nothing changed: \(exercises)"
  }
  package func byItself(_ exercises: [String]) -> String {
    "No longer in a superset: \(exercises.joined(separator: ", "))"
  }
  package func resting(_ left: String, until: String) -> String { "Rest \(left), until \(until)" }
  package var skipRestHint: String { "To end it now: gymlog rest --skip" }
  package func restEnded(after rested: String) -> String { "Rest ended after \(rested)" }
  package var restOver: String { "Rest is over" }
  package func restLeft(_ left: String) -> String { "rest \(left)" }
  package func restOf(_ exercise: String, _ rest: String?, afterExercise: Bool) -> String {
    let place = afterExercise ? "after the last set" : "after each set"
    return rest.map { "\(exercise): rest \($0) \(place)" } ?? "\(exercise): no rest of its own \(place)"
  }
  package func restAfterwards(_ rest: String) -> String { "rest \(rest) afterwards" }
  package func restOfSet(_ set: String, _ rest: String?) -> String {
    rest.map { "\(set): rest \($0) after it" } ?? "\(set): no rest of its own"
  }
  package var noTags: String { "Nothing has a tag yet. To put one on: gymlog tag heavy" }
  package func noneTagged(_ tag: String) -> String { "No workouts with the tag \(tag)" }
  package func leftOpen(_ workout: String, _ since: String, end command: String) -> String {
    "\(workout) is still open, nothing logged \(since). To end it: \(command)"
  }

  package func supersetOfOne() -> Message {
    Message(
      "a superset needs two exercises at least",
      hint: "Put a comma between them: gymlog superset bench press, bent-over row")
  }
  package func notInSuperset(_ exercise: String) -> Message { Message("\(exercise) isn't in a superset") }
  package func restUnknown() -> Message {
    Message(
      "how long the rest is isn't known",
      hint: "Say it: gymlog rest 90s. For good: gymlog config rest 90s")
  }
  package func optionNeeds(_ option: String, _ other: String) -> Message {
    Message("\(option) needs \(other)")
  }
  package func growthMissing() -> Message {
    Message("how it is to grow wasn't said", hint: "Try: gymlog grow bench +2.5kg")
  }
  package func growthNotUnderstood(_ text: String) -> Message {
    Message(
      "can't read how it is to grow: \(quoted(text))",
      hint: "A step, and if you like how far back after how many failed times: +2.5kg -10% 2x")
  }
  package func growthContradicts(_ exercise: String, plan: String, byEffort: Bool) -> Message {
    Message(
      "\(exercise), \(plan), goes by \(byEffort ? "the effort of the last time" : "your 1RM"), not by steps",
      hint: "To let it grow by steps, plan a load instead: 3x5@100kg")
  }
  package func notResting() -> Message {
    Message("no rest is under way", hint: "To begin one: gymlog rest 90s")
  }
  package func noTimesToRest() -> Message {
    Message("the sets of this workout carry no time, so a rest can't be measured")
  }

  package var skipHelp: HelpText {
    HelpText(
      "Leave an exercise out today",
      [
        "gymlog skip": "the exercise in hand", "gymlog skip bench": "another one",
        "gymlog skip bench --remove": "take it in again",
      ],
      "Its planned sets don't come up any more, and finish leaves them out. Sets that are done stay. A set "
        + "that you do of it, and gymlog todo bench, take it in again.")
  }
  package var supersetHelp: HelpText {
    HelpText(
      "Do exercises in turn",
      [
        "gymlog superset bench press, bent-over row": "one set of each after the other",
        "gymlog superset bench --remove": "bench press leaves its superset",
        "gymlog superset --remove": "the superset of the exercise in hand is none any more",
      ],
      "An exercise that the workout doesn't have yet is added. gymlog done walks through the superset in turn.",
      "One that was in another superset leaves it. Within a round there is no rest unless a set has its own.")
  }
  package var restHelp: HelpText {
    HelpText(
      "Begin or end a rest, or say how long rests are",
      [
        "gymlog rest": "one of the usual length, or what is left of it",
        "gymlog rest 90s --wait": "wait for it, and ring",
        "gymlog rest --skip": "end it now",
        "gymlog rest 3min --on bench": "after each set of bench press",
      ],
      "--on with --after is the rest after the last set of an exercise, --on .2 the one after a set; --remove "
        + "takes it off again.",
      "A set's own rest comes before its exercise's, that before gymlog config rest 90s and, after an exercise, "
        + "gymlog config rest-after 3min. A routine hands its rests on to the workout.",
      "A rest is counted from the last set; gymlog shows what is left. Ctrl-C ends the waiting, not the rest."
    )
  }
  package var tagsHelp: HelpText {
    HelpText(
      "List your tags, the most used first",
      ["gymlog tags": "with how many workouts have them", "gymlog list --tag heavy": "the workouts with one"])
  }
}
