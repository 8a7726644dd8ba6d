package import Training

extension Spanish {
  package func noneToEdit(in exercise: String, instead command: String?) -> Message {
    Message(
      "\(exercise): no quedan series por hacer",
      hint: command.map { "La última serie: " + $0 } ?? tryTyping("gymlog status"))
  }

  package func differentCounts(
    _ exercise: String, _ mode: CountMode, _ other: String, _ otherMode: CountMode
  ) -> Message {
    Message(
      "\(exercise) se cuenta \(countMode(mode)) y \(other) \(countMode(otherMode)): las series no pueden pasar de "
        + "uno a otro",
      hint: "Apunta las series otra vez y quita las viejas con gymlog remove")
  }

  package func positionNotFound(_ position: String, last: Int) -> Message {
    Message(
      "no hay ninguna posición \(position)", hint: last == 1 ? "Solo está la 1" : "Van de la 1 a la \(last)")
  }

  package func noNote(on part: String?) -> Message {
    Message(part.map { "no hay ninguna nota en \($0)" } ?? "el entrenamiento no tiene ninguna nota")
  }
}
