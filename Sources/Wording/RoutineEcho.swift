import Training

extension Words {
  /// A routine was made.
  package func routineMade(_ name: String, _ figures: String) -> String {
    say(
      en: "\(name) saved: \(figures)",
      es: "\(name) guardada: \(figures)",
      ca: "\(name) guardada: \(figures)")
  }

  /// A routine was copied.
  package func routineCopied(_ name: String, to copy: String, _ figures: String) -> String {
    say(
      en: "\(name) copied to \(copy): \(figures)",
      es: "\(name) copiada en \(copy): \(figures)",
      ca: "\(name) copiada a \(copy): \(figures)")
  }

  /// A routine has another name.
  package func routineRenamed(_ name: String, to new: String) -> String {
    say(en: "\(name) is \(new) now", es: "\(name) ahora es \(new)", ca: "\(name) ara és \(new)")
  }

  /// A routine was to be given the name that it has.
  package func routineAlreadyCalled(_ name: String) -> String {
    say(
      en: "\(name) already, nothing changed",
      es: "ya se llama \(name), no cambia nada",
      ca: "ja es diu \(name), no canvia res")
  }

  /// Whether a routine is to be deleted.
  package func routineDeleteQuestion(_ name: String) -> String {
    say(
      en: "Delete the routine \(name)?",
      es: "¿Borrar la rutina \(name)?",
      ca: "Esborrar la rutina \(name)?")
  }

  /// A routine was deleted.
  package func routineDeleted(_ name: String, _ figures: String) -> String {
    say(
      en: "\(name) deleted: \(figures)",
      es: "\(name) borrada: \(figures)",
      ca: "\(name) esborrada: \(figures)")
  }

  /// How a deleted routine comes back.
  package var routineUndoHint: String {
    say(en: "gymlog undo brings it back", es: "gymlog undo la recupera", ca: "gymlog undo la recupera")
  }

  /// The heading of the lifter's own routines.
  package var ownRoutines: String { say(en: "Your routines", es: "Tus rutinas", ca: "Les teves rutines") }

  /// The heading of those that came with the program.
  package var readyRoutines: String {
    say(en: "Ready-made routines", es: "Rutinas incluidas", ca: "Rutines incloses")
  }

  /// There are no routines of the lifter's own; how to make one.
  package var noOwnRoutines: String {
    say(
      en: "No routines of your own yet. Make one: gymlog routine new push bench press 3x8@80kg, dip 3x10",
      es:
        "Todavía no tienes rutinas tuyas. Crea una: gymlog routine new empuje press de banca 3x8@80kg, dip 3x10",
      ca:
        "Encara no tens rutines teves. Fes-ne una: gymlog routine new empenta press de banca 3x8@80kg, dip 3x10"
    )
  }

  /// Marks the routine to do next.
  package var nextRoutine: String { say(en: "next", es: "siguiente", ca: "següent") }

  /// When a routine was last done: a day as a phrase.
  package func routineLastDone(_ day: String) -> String {
    say(en: "last \(day)", es: "última vez \(day)", ca: "última vegada \(day)")
  }
}
