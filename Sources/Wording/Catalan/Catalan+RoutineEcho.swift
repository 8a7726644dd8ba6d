extension Catalan {
  package func routineMade(_ name: String, _ figures: String) -> String { "\(name) guardada: \(figures)" }
  package func routineCopied(_ name: String, to copy: String, _ figures: String) -> String {
    "\(name) copiada a \(copy): \(figures)"
  }
  package func routineRenamed(_ name: String, to new: String) -> String { "\(name) ara és \(new)" }
  package func routineAlreadyCalled(_ name: String) -> String { "ja es diu \(name), no canvia res" }
  package func routineDeleteQuestion(_ name: String) -> String { "Esborrar la rutina \(name)?" }
  package func routineDeleted(_ name: String, _ figures: String) -> String { "\(name) esborrada: \(figures)" }
  package var routineUndoHint: String { "gymlog undo la recupera" }
  package var ownRoutines: String { "Les teves rutines" }
  package var readyRoutines: String { "Rutines incloses" }
  package var noOwnRoutines: String {
    "Encara no tens rutines teves. Fes-ne una: gymlog routine new empenta press de banca 3x8@80kg, dip 3x10"
  }
  package var nextRoutine: String { "següent" }
  package func routineLastDone(_ day: String) -> String { "última vegada \(day)" }
}
