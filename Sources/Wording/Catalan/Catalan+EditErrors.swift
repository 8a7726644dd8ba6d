package import Training

extension Catalan {
  package func noneToEdit(in exercise: String, instead command: String?) -> Message {
    Message(
      "\(exercise): no queden sèries per fer",
      hint: command.map { "L'última sèrie: " + $0 } ?? tryTyping("gymlog status"))
  }

  package func differentCounts(
    _ exercise: String, _ mode: CountMode, _ other: String, _ otherMode: CountMode
  ) -> Message {
    Message(
      "\(exercise) es compta \(countMode(mode)) i \(other) \(countMode(otherMode)): les sèries no poden passar de l'un "
        + "a l'altre",
      hint: "Torna a apuntar les sèries i treu les velles amb gymlog remove")
  }

  package func positionNotFound(_ position: String, last: Int) -> Message {
    Message(
      "no hi ha cap posició \(position)", hint: last == 1 ? "Només hi ha la 1" : "Van de la 1 a la \(last)")
  }

  package func noNote(on part: String?) -> Message {
    Message(part.map { "no hi ha cap nota a \($0)" } ?? "l'entrenament no té cap nota")
  }
}
