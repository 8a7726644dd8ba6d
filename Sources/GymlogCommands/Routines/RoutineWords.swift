import Training
import Wording

extension Words {
  /// An exercise was left out; in a routine none is in hand.
  func exerciseNeeded(in routine: String, show command: String) -> Message {
    say(
      en: Message(
        "in a routine the exercise must be named", hint: "See the exercises of \(routine): \(command)"),
      es: Message(
        "en una rutina hay que nombrar el ejercicio", hint: "Mira los ejercicios de \(routine): \(command)"),
      ca: Message(
        "en una rutina s'ha de dir l'exercici", hint: "Mira els exercicis de \(routine): \(command)"))
  }

  /// The word for a part of the text; those of all languages are read.
  func routineKey(_ key: RoutineKey) -> String {
    switch key {
    case .name: say(en: "name", es: "nombre", ca: "nom")
    case .tags: say(en: "tags", es: "etiquetas", ca: "etiquetes")
    case .unit: say(en: "unit", es: "unidad", ca: "unitat")
    case .progress: say(en: "progress", es: "progresión", ca: "progressió")
    case .note: say(en: "note", es: "nota", ca: "nota")
    case .superset: say(en: "superset", es: "superserie", ca: "supersèrie")
    case .rest: say(en: "rest", es: "descanso", ca: "descans")
    case .after: say(en: "after", es: "después", ca: "després")
    case .skipped: say(en: "skipped", es: "omitido", ca: "omès")
    }
  }
}
