import Wording

extension Words {
  /// Sets that were marked as not done.
  func toDo(_ sets: String) -> String {
    say(en: "to do: \(sets)", es: "por hacer: \(sets)", ca: "per fer: \(sets)")
  }

  /// An exercise is no longer skipped; its planned sets.
  func noLongerSkipped(_ sets: String) -> String {
    say(
      en: sets.isEmpty ? "no longer skipped" : "no longer skipped: \(sets)",
      es: sets.isEmpty ? "vuelve al entrenamiento" : "vuelve al entrenamiento: \(sets)",
      ca: sets.isEmpty ? "torna a l'entrenament" : "torna a l'entrenament: \(sets)")
  }
}
