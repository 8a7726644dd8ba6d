extension English {
  package func alreadySo(_ sets: String) -> String { "\(sets) already, nothing changed" }
  package func removed(_ sets: String, count: Int) -> String { "removed: \(sets)" }
  package func exerciseRemoved(sets count: Int, done: Int) -> String {
    switch (count, done) {
    case (0, _): "removed"
    case (_, 0): "removed with \(sets(count))"
    case (count, count): "removed with \(sets(count)), done"
    default: "removed with \(sets(count)), \(number(done)) of them done"
    }
  }
  package func noSetsLeft(in exercise: String, command: String) -> String {
    "\(exercise) has no sets left. To take it out too: \(command)"
  }
  package var undoBringsBack: String { "To have it back: gymlog undo" }
  package func toDo(_ sets: String) -> String { "to do: \(sets)" }
  package func stillToDo(_ sets: String) -> String { "not done yet anyway: \(sets)" }
  package var alreadyThere: String { "is there already, nothing changed" }
  package var alreadyThisOne: String { "is the exercise already, nothing changed" }
  package func noteOn(_ part: String?) -> String { "Note on \(part ?? "the workout")" }
  package func noteRemoved(from part: String?) -> String { "Note on \(part ?? "the workout") removed" }
  package func tagsNow(_ tags: String) -> String { tags.isEmpty ? "No tags left" : "Tags: \(tags)" }
  package func tagsAlready(_ tags: String) -> String { "Tagged already, nothing changed: \(tags)" }
}
