import Wording

extension Words {
  func exerciseNeeded(in routine: String, show command: String) -> Message {
    say(
      en: Message(
        "name the exercise: routines have no current one", hint: "See the exercises of \(routine): \(command)"
      ),
      es: Message(
        "falta el ejercicio: en una rutina no hay ejercicio actual",
        hint: "Para ver los ejercicios de \(routine): \(command)"),
      ca: Message(
        "falta l'exercici: en una rutina no hi ha exercici actual",
        hint: "Per veure els exercicis de la rutina \(routine): \(command)"))
  }

  /// The key for a part of a routine's text. The keys of all languages are read.
  func routineKey(_ key: RoutineKey) -> String {
    switch key {
    case .name: say(en: "name", es: "nombre", ca: "nom")
    case .tags: say(en: "tags", es: "etiquetas", ca: "etiquetes")
    case .unit: say(en: "unit", es: "unidad", ca: "unitat")
    case .progress: say(en: "progress", es: "progresión", ca: "progressió")
    case .note: note
    case .superset: superset
    case .rest: rest
    case .after: say(en: "after", es: "después", ca: "després")
    case .skipped: say(en: "skipped", es: "saltado", ca: "saltat")
    }
  }
}
