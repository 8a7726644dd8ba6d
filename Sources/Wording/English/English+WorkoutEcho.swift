extension English {
  package func alsoThatDay(_ clock: String, _ name: String?) -> String {
    "Also that day, at \(clock)" + (name.map { ", " + $0 } ?? "") + ":"
  }
  package func started(_ workout: String, _ moment: String) -> String { "\(workout) started \(moment)" }
  package func startedHint(_ set: String) -> String { "Log the first set: gymlog log squat \(set)" }
  package var finishAfterwardsHint: String { "When all sets are written down: gymlog finish --for 1h" }

  package func finished(_ workout: String, _ figures: String) -> String { "\(workout) finished: \(figures)" }
  package var emptyNotSaved: String { "No set was done, so nothing is saved" }
  package func plannedLeftOut(_ count: Int) -> String {
    count == 1
      ? "1 planned set was not done and is left out" : "\(count) planned sets were not done and are left out"
  }
  package func endedAtLastSet(_ moment: String) -> String {
    "It ended with its last set, \(moment). If it went on until now: gymlog reopen, gymlog finish --at now"
  }
  package func shareHint(_ ref: String) -> String { "To share it: gymlog share \(ref)" }

  package func paused(_ workout: String, _ moment: String, after elapsed: String?) -> String {
    "\(workout) paused \(moment)" + (elapsed.map { ", after " + $0 } ?? "")
  }
  package var pausedHint: String { "To go on: gymlog resume" }
  package func resumed(_ workout: String, pause: String, elapsed: String?) -> String {
    "\(workout) goes on: " + (elapsed.map { $0 + " trained, " } ?? "") + "\(pause) paused"
  }

  package func discarded(_ workout: String, _ figures: String) -> String {
    "\(workout) discarded: \(figures)"
  }
  package func deleted(_ workout: String, _ figures: String) -> String { "\(workout) deleted: \(figures)" }
  package func reopened(_ workout: String, _ figures: String) -> String {
    "\(workout) is open again: \(figures)"
  }
  package var reopenedHint: String { "To end it: gymlog finish" }
  package func toDo(_ exercises: String, _ sets: String) -> String { "To do: \(exercises), \(sets)" }
  package func firstToDo(_ exercise: String, _ set: String, _ command: String) -> String {
    "First \(exercise) \(set); when it is done: \(command)"
  }
  package func undone(_ command: String, _ moment: String, in workout: String?) -> String {
    "Undone\(workout.map { " in " + $0 } ?? ""): \(command) \(moment)"
  }
  package func shared(_ workout: String, _ file: String) -> String { "\(workout) written to \(file)" }
  package var undoHint: String { "gymlog undo brings it back" }
}
