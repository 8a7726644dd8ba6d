extension Spanish {
  package func textTooLong(_ kind: TextKind, limit: Int) -> Message {
    let text =
      switch kind {
      case .name: "el nombre es demasiado largo"
      case .note: "la nota es demasiado larga"
      case .tag: "la etiqueta es demasiado larga"
      }
    return Message(text, hint: "Caben \(number(limit)) caracteres como mucho")
  }

  package func controlCharacter(in kind: TextKind, _ scalar: String) -> Message {
    Message(
      "hay un carácter invisible, \(scalar), en \(noun(kind))",
      hint: "Escríbelo otra vez solo con letras, cifras y signos")
  }

  package func emptyText(_ kind: TextKind) -> Message {
    switch kind {
    case .name: Message("el nombre está vacío")
    case .note: Message("la nota está vacía")
    case .tag: Message("la etiqueta está vacía")
    }
  }

  package func spaceInTag(_ tag: String) -> Message {
    Message(
      "una etiqueta es una sola palabra, y \(quoted(tag)) tiene espacios",
      hint: "Junta las palabras: dia-de-pierna")
  }

  package func tagNotFound(_ tag: String, among tags: [String]) -> Message {
    Message(
      "aquí no está la etiqueta \(quoted(tag))",
      hint: tags.isEmpty
        ? "Para etiquetar el último entrenamiento: gymlog tag gym --in last"
        : "Las etiquetas que hay: " + tags.joined(separator: " "))
  }

  private func noun(_ kind: TextKind) -> String {
    switch kind {
    case .name: "el nombre"
    case .note: "la nota"
    case .tag: "la etiqueta"
    }
  }
}
