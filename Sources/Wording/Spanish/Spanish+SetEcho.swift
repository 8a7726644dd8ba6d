extension Spanish {
  package func comesNext(_ set: String) -> String { "\(next): \(set)" }
  package var nothingLeft: String { "no queda nada: gymlog finish" }
  package var stillPaused: String { "El entrenamiento sigue en pausa: gymlog resume" }
  package var addedWithoutSets: String { "ejercicio añadido, aún sin series" }
  package func asLastTime(_ line: String) -> String { "Como la última vez: \(line)" }
  package func forExample(_ line: String) -> String { "Por ejemplo: \(line)" }
  package func withoutHelp(_ line: String) -> String { "Sin ayuda: \(line)" }
}
