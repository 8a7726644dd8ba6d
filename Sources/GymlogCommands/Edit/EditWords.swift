import Training
import Wording

extension Words {
  /// What had been done was taken out, and can be had again.
  var undoBringsBack: String {
    say(
      en: "To have it back: gymlog undo",
      es: "Para recuperarlo: gymlog undo",
      ca: "Per recuperar-ho: gymlog undo")
  }

  /// Sets are not done after all.
  func toDo(_ sets: String) -> String {
    say(en: "to do: \(sets)", es: "por hacer: \(sets)", ca: "per fer: \(sets)")
  }

  /// It is in again, with these sets to do.
  func takenIn(_ sets: String) -> String {
    say(
      en: sets.isEmpty ? "back in" : "back in: \(sets)",
      es: sets.isEmpty ? "vuelve al entrenamiento" : "vuelve al entrenamiento: \(sets)",
      ca: sets.isEmpty ? "torna a l'entrenament" : "torna a l'entrenament: \(sets)")
  }
}
