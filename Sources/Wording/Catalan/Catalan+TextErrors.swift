extension Catalan {
  package func textTooLong(_ kind: TextKind, limit: Int) -> Message {
    let text =
      switch kind {
      case .name: "el nom és massa llarg"
      case .note: "la nota és massa llarga"
      case .tag: "l'etiqueta és massa llarga"
      }
    return Message(text, hint: "Hi caben \(number(limit)) caràcters com a molt")
  }

  package func controlCharacter(in kind: TextKind, _ scalar: String) -> Message {
    Message(
      "hi ha un caràcter invisible, \(scalar), \(place(kind))",
      hint: "Torna-ho a escriure només amb lletres, xifres i signes")
  }

  package func emptyText(_ kind: TextKind) -> Message {
    switch kind {
    case .name: Message("el nom és buit")
    case .note: Message("la nota és buida")
    case .tag: Message("l'etiqueta és buida")
    }
  }

  package func spaceInTag(_ tag: String) -> Message {
    Message(
      "una etiqueta és una sola paraula, i \(quoted(tag)) té espais",
      hint: "Ajunta les paraules: dia-de-cames")
  }

  package func tagNotFound(_ tag: String, among tags: [String]) -> Message {
    Message(
      "aquí no hi ha l'etiqueta \(quoted(tag))",
      hint: tags.isEmpty
        ? "Per etiquetar l'últim entrenament: gymlog tag gym --in last"
        : "Les etiquetes que hi ha: " + tags.joined(separator: " "))
  }

  private func place(_ kind: TextKind) -> String {
    switch kind {
    case .name: "al nom"
    case .note: "a la nota"
    case .tag: "a l'etiqueta"
    }
  }
}
