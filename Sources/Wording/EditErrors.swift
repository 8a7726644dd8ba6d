package import Training

extension Words {
  /// An exercise has no planned sets to change; what to type for its last set instead, if it has one.
  package func noneToEdit(in exercise: String, instead command: String?) -> Message {
    say(
      en: Message(
        "\(exercise) has no sets left to do",
        hint: command.map { "Its last set: " + $0 } ?? tryTyping("gymlog status")),
      es: Message(
        "\(exercise): no quedan series por hacer",
        hint: command.map { "La última serie: " + $0 } ?? tryTyping("gymlog status")),
      ca: Message(
        "\(exercise): no queden sèries per fer",
        hint: command.map { "L'última sèrie: " + $0 } ?? tryTyping("gymlog status")))
  }

  /// Sets of an exercise can't belong to another: the two are counted in different ways.
  package func differentCounts(_ exercise: String, _ mode: CountMode, _ other: String, _ otherMode: CountMode)
    -> Message
  {
    say(
      en: Message(
        "\(exercise) is counted \(countMode(mode)), \(other) \(countMode(otherMode)): sets can't go from one to the other",
        hint: "Log the sets anew, and take out the old ones with gymlog remove"),
      es: Message(
        "\(exercise) se cuenta \(countMode(mode)) y \(other) \(countMode(otherMode)): las series no pueden pasar de "
          + "uno a otro",
        hint: "Apunta las series otra vez y quita las viejas con gymlog remove"),
      ca: Message(
        "\(exercise) es compta \(countMode(mode)) i \(other) \(countMode(otherMode)): les sèries no poden passar de l'un "
          + "a l'altre",
        hint: "Torna a apuntar les sèries i treu les velles amb gymlog remove"))
  }

  /// A position at which nothing can stand: from 1 to `last` there is room.
  package func positionNotFound(_ position: String, last: Int) -> Message {
    say(
      en: Message(
        "there is no position \(position)", hint: last == 1 ? "There is only 1" : "They go from 1 to \(last)"),
      es: Message(
        "no hay ninguna posición \(position)", hint: last == 1 ? "Solo está la 1" : "Van de la 1 a la \(last)"
      ),
      ca: Message(
        "no hi ha cap posició \(position)", hint: last == 1 ? "Només hi ha la 1" : "Van de la 1 a la \(last)")
    )
  }

  /// A note that was to be removed and isn't there; nil for the workout's.
  package func noNote(on part: String?) -> Message {
    say(
      en: Message("there is no note on \(part ?? "the workout")"),
      es: Message(part.map { "no hay ninguna nota en \($0)" } ?? "el entrenamiento no tiene ninguna nota"),
      ca: Message(part.map { "no hi ha cap nota a \($0)" } ?? "l'entrenament no té cap nota"))
  }
}
