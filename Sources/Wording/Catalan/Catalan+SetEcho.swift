extension Catalan {
  package func comesNext(_ set: String) -> String { "\(next): \(set)" }
  package var nothingLeft: String { "no queda res: gymlog finish" }
  package var stillPaused: String { "L'entrenament continua en pausa: gymlog resume" }
  package var addedWithoutSets: String { "exercici afegit, encara sense sèries" }
  package func asLastTime(_ line: String) -> String { "Com l'última vegada: \(line)" }
  package func forExample(_ line: String) -> String { "Per exemple: \(line)" }
  package func withoutHelp(_ line: String) -> String { "Sense ajuda: \(line)" }
}
