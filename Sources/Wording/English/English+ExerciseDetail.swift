extension English {
  package var howToLabel: String { "How to do it" }
  package func allThatTrain(_ command: String) -> String { "All that trains it: \(command)" }
}
