import Training

extension Words {
  /// A change that changes nothing: the sets were so already.
  package func alreadySo(_ sets: String) -> String {
    say(en: "\(sets) already, nothing changed", es: "sin cambios: \(sets)", ca: "sense canvis: \(sets)")
  }

  /// So many sets were taken out of an exercise.
  package func removed(_ sets: String, count: Int) -> String {
    say(
      en: "removed: \(sets)",
      es: (count == 1 ? "quitada: " : "quitadas: ") + sets,
      ca: (count == 1 ? "treta: " : "tretes: ") + sets)
  }

  /// An exercise was taken out, with so many sets, of which some had been done.
  package func exerciseRemoved(sets count: Int, done: Int) -> String {
    switch language {
    case .english:
      return switch (count, done) {
      case (0, _): "removed"
      case (_, 0): "removed with \(sets(count))"
      case (count, count): "removed with \(sets(count)), done"
      default: "removed with \(sets(count)), \(number(done)) of them done"
      }
    case .spanish:
      return switch (count, done) {
      case (0, _): "ejercicio quitado"
      case (_, 0): "ejercicio quitado con \(sets(count))"
      case (1, 1): "ejercicio quitado con 1 serie hecha"
      case (count, count): "ejercicio quitado con \(sets(count)) hechas"
      default:
        "ejercicio quitado con \(sets(count)), \(number(done)) de ellas \(done == 1 ? "hecha" : "hechas")"
      }
    case .catalan:
      return switch (count, done) {
      case (0, _): "exercici tret"
      case (_, 0): "exercici tret amb \(sets(count))"
      case (1, 1): "exercici tret amb 1 sèrie feta"
      case (count, count): "exercici tret amb \(sets(count)) fetes"
      default: "exercici tret amb \(sets(count)), \(number(done)) \(done == 1 ? "de feta" : "de fetes")"
      }
    }
  }

  /// An exercise that stays has lost its last set; what takes it out too.
  package func noSetsLeft(in exercise: String, command: String) -> String {
    say(
      en: "\(exercise) has no sets left. To take it out too: \(command)",
      es: "\(exercise) se queda sin series. Para quitarlo también: \(command)",
      ca: "\(exercise) es queda sense sèries. Per treure'l també: \(command)")
  }

  /// What had been done was taken out, and can be had again.
  package var undoBringsBack: String {
    say(
      en: "To have it back: gymlog undo",
      es: "Para recuperarlo: gymlog undo",
      ca: "Per recuperar-ho: gymlog undo")
  }

  /// Sets are not done after all.
  package func toDo(_ sets: String) -> String {
    say(en: "to do: \(sets)", es: "por hacer: \(sets)", ca: "per fer: \(sets)")
  }

  /// Sets weren't done in the first place.
  package func stillToDo(_ sets: String) -> String {
    say(en: "not done yet anyway: \(sets)", es: "aún por hacer: \(sets)", ca: "encara per fer: \(sets)")
  }

  /// What was to be moved is at its place already.
  package var alreadyThere: String {
    say(
      en: "is there already, nothing changed",
      es: "ya está ahí, no cambia nada",
      ca: "ja hi és, no canvia res")
  }

  /// An exercise was to be replaced by itself.
  package var alreadyThisOne: String {
    say(
      en: "is the exercise already, nothing changed",
      es: "ya es el ejercicio, no cambia nada",
      ca: "ja és l'exercici, no canvia res")
  }

  /// A note, and on what it is: a part of the workout as it is shown; nil for the workout.
  package func noteOn(_ part: String?) -> String {
    say(
      en: "Note on \(part ?? "the workout")",
      es: part.map { "Nota en \($0)" } ?? "Nota del entrenamiento",
      ca: part.map { "Nota a \($0)" } ?? "Nota de l'entrenament")
  }

  /// A note was taken off.
  package func noteRemoved(from part: String?) -> String {
    say(
      en: "Note on \(part ?? "the workout") removed",
      es: noteOn(part) + " quitada",
      ca: noteOn(part) + " treta")
  }

  /// The workout's tags after a change; empty if it has none.
  package func tagsNow(_ tags: String) -> String {
    say(
      en: tags.isEmpty ? "No tags left" : "Tags: \(tags)",
      es: tags.isEmpty ? "Ya no quedan etiquetas" : "Etiquetas: \(tags)",
      ca: tags.isEmpty ? "Ja no queden etiquetes" : "Etiquetes: \(tags)")
  }

  /// The workout's tags, which were so before.
  package func tagsAlready(_ tags: String) -> String {
    say(
      en: "Tagged already, nothing changed: \(tags)",
      es: "Ya tenía esas etiquetas, no cambia nada: \(tags)",
      ca: "Ja tenia aquestes etiquetes, no canvia res: \(tags)")
  }
}
