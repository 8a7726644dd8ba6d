extension Spanish {
  package var howToLabel: String { "Cómo se hace" }
  package func allThatTrain(_ command: String) -> String { "Todo lo que lo trabaja: \(command)" }
}
