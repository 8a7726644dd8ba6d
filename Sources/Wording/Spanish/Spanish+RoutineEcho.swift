extension Spanish {
  package func routineMade(_ name: String, _ figures: String) -> String { "\(name) guardada: \(figures)" }
  package func routineCopied(_ name: String, to copy: String, _ figures: String) -> String {
    "\(name) copiada en \(copy): \(figures)"
  }
  package func routineRenamed(_ name: String, to new: String) -> String { "\(name) ahora es \(new)" }
  package func routineAlreadyCalled(_ name: String) -> String { "ya se llama \(name), no cambia nada" }
  package func routineDeleteQuestion(_ name: String) -> String { "¿Borrar la rutina \(name)?" }
  package func routineDeleted(_ name: String, _ figures: String) -> String { "\(name) borrada: \(figures)" }
  package var routineUndoHint: String { "gymlog undo la recupera" }
  package var ownRoutines: String { "Tus rutinas" }
  package var readyRoutines: String { "Rutinas incluidas" }
  package var noOwnRoutines: String {
    "Todavía no tienes rutinas tuyas. Crea una: gymlog routine new empuje press de banca 3x8@80kg, dip 3x10"
  }
  package var nextRoutine: String { "siguiente" }
  package func routineLastDone(_ day: String) -> String { "última vez \(day)" }
}
