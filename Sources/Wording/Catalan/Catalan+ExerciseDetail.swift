extension Catalan {
  package var howToLabel: String { "Com es fa" }
  package func allThatTrain(_ command: String) -> String { "Tot el que ho treballa: \(command)" }
}
