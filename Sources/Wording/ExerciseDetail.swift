import Training

extension Words {
  /// Above the steps of an exercise.
  package var howToLabel: String { say(en: "How to do it", es: "Cómo se hace", ca: "Com es fa") }

  /// A muscle was searched for as if it were a name: the command that finds all that trains it.
  package func allThatTrain(_ command: String) -> String {
    say(
      en: "All that trains it: \(command)",
      es: "Todo lo que lo trabaja: \(command)",
      ca: "Tot el que ho treballa: \(command)")
  }
}
