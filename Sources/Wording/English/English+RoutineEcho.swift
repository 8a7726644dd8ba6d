extension English {
  package func routineMade(_ name: String, _ figures: String) -> String { "\(name) saved: \(figures)" }
  package func routineCopied(_ name: String, to copy: String, _ figures: String) -> String {
    "\(name) copied to \(copy): \(figures)"
  }
  package func routineRenamed(_ name: String, to new: String) -> String { "\(name) is \(new) now" }
  package func routineAlreadyCalled(_ name: String) -> String { "\(name) already, nothing changed" }
  package func routineDeleteQuestion(_ name: String) -> String { "Delete the routine \(name)?" }
  package func routineDeleted(_ name: String, _ figures: String) -> String { "\(name) deleted: \(figures)" }
  package var routineUndoHint: String { "gymlog undo brings it back" }
  package var ownRoutines: String { "Your routines" }
  package var readyRoutines: String { "Ready-made routines" }
  package var noOwnRoutines: String {
    "No routines of your own yet. Make one: gymlog routine new push bench press 3x8@80kg, dip 3x10"
  }
  package var nextRoutine: String { "next" }
  package func routineLastDone(_ day: String) -> String { "last \(day)" }
}
