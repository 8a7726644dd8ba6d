extension Spanish {
  package func alreadySo(_ sets: String) -> String { "sin cambios: \(sets)" }
  package func removed(_ sets: String, count: Int) -> String {
    (count == 1 ? "quitada: " : "quitadas: ") + sets
  }
  package func exerciseRemoved(sets count: Int, done: Int) -> String {
    switch (count, done) {
    case (0, _): "ejercicio quitado"
    case (_, 0): "ejercicio quitado con \(sets(count))"
    case (1, 1): "ejercicio quitado con 1 serie hecha"
    case (count, count): "ejercicio quitado con \(sets(count)) hechas"
    default:
      "ejercicio quitado con \(sets(count)), \(number(done)) de ellas \(done == 1 ? "hecha" : "hechas")"
    }
  }
  package func noSetsLeft(in exercise: String, command: String) -> String {
    "\(exercise) se queda sin series. Para quitarlo también: \(command)"
  }
  package var undoBringsBack: String { "Para recuperarlo: gymlog undo" }
  package func toDo(_ sets: String) -> String { "por hacer: \(sets)" }
  package func stillToDo(_ sets: String) -> String { "aún por hacer: \(sets)" }
  package var alreadyThere: String { "ya está ahí, no cambia nada" }
  package var alreadyThisOne: String { "ya es el ejercicio, no cambia nada" }
  package func noteOn(_ part: String?) -> String { part.map { "Nota en \($0)" } ?? "Nota del entrenamiento" }
  package func noteRemoved(from part: String?) -> String { noteOn(part) + " quitada" }
  package func tagsNow(_ tags: String) -> String {
    tags.isEmpty ? "Ya no quedan etiquetas" : "Etiquetas: \(tags)"
  }
  package func tagsAlready(_ tags: String) -> String { "Ya tenía esas etiquetas, no cambia nada: \(tags)" }
}
