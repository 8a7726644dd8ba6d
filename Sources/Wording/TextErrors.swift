import Training

/// The texts that a lifter gives to things.
package enum TextKind: Hashable, CaseIterable, Sendable {
  /// The name of a workout, a routine or an exercise.
  case name
  case note, tag
}

extension Words {
  /// More than `limit` characters.
  package func textTooLong(_ kind: TextKind, limit: Int) -> Message {
    let text =
      switch kind {
      case .name:
        say(en: "the name is too long", es: "el nombre es demasiado largo", ca: "el nom és massa llarg")
      case .note:
        say(en: "the note is too long", es: "la nota es demasiado larga", ca: "la nota és massa llarga")
      case .tag:
        say(en: "the tag is too long", es: "la etiqueta es demasiado larga", ca: "l'etiqueta és massa llarga")
      }
    return Message(
      text,
      hint: say(
        en: "At most \(number(limit)) characters fit", es: "Caben \(number(limit)) caracteres como mucho",
        ca: "Hi caben \(number(limit)) caràcters com a molt"))
  }

  /// A character that isn't text, by its number in hexadecimal: `U+001B`.
  package func controlCharacter(in kind: TextKind, _ scalar: String) -> Message {
    let text =
      switch kind {
      case .name:
        say(
          en: "the name holds the invisible character \(scalar)",
          es: "hay un carácter invisible, \(scalar), en el nombre",
          ca: "hi ha un caràcter invisible, \(scalar), al nom")
      case .note:
        say(
          en: "the note holds the invisible character \(scalar)",
          es: "hay un carácter invisible, \(scalar), en la nota",
          ca: "hi ha un caràcter invisible, \(scalar), a la nota")
      case .tag:
        say(
          en: "the tag holds the invisible character \(scalar)",
          es: "hay un carácter invisible, \(scalar), en la etiqueta",
          ca: "hi ha un caràcter invisible, \(scalar), a l'etiqueta")
      }
    return Message(
      text,
      hint: say(
        en: "Type it again with letters, digits and marks only",
        es: "Escríbelo otra vez solo con letras, cifras y signos",
        ca: "Torna-ho a escriure només amb lletres, xifres i signes"))
  }

  /// A text without a character.
  package func emptyText(_ kind: TextKind) -> Message {
    let text =
      switch kind {
      case .name: say(en: "the name is empty", es: "el nombre está vacío", ca: "el nom és buit")
      case .note: say(en: "the note is empty", es: "la nota está vacía", ca: "la nota és buida")
      case .tag: say(en: "the tag is empty", es: "la etiqueta está vacía", ca: "l'etiqueta és buida")
      }
    return Message(text)
  }

  /// A tag with white space in it.
  package func spaceInTag(_ tag: String) -> Message {
    say(
      en: Message("a tag is one word, and \(quoted(tag)) has spaces in it", hint: "Join the words: leg-day"),
      es: Message(
        "una etiqueta es una sola palabra, y \(quoted(tag)) tiene espacios",
        hint: "Junta las palabras: dia-de-pierna"),
      ca: Message(
        "una etiqueta és una sola paraula, i \(quoted(tag)) té espais",
        hint: "Ajunta les paraules: dia-de-cames"))
  }

  /// A tag that was to be removed and isn't there; the tags that are.
  package func tagNotFound(_ tag: String, among tags: [String]) -> Message {
    say(
      en: Message(
        "there is no tag \(quoted(tag)) here",
        hint: tags.isEmpty
          ? "To tag the last workout: gymlog tag gym --in last"
          : "The tags here: " + tags.joined(separator: " ")),
      es: Message(
        "aquí no está la etiqueta \(quoted(tag))",
        hint: tags.isEmpty
          ? "Para etiquetar el último entrenamiento: gymlog tag gym --in last"
          : "Las etiquetas que hay: " + tags.joined(separator: " ")),
      ca: Message(
        "aquí no hi ha l'etiqueta \(quoted(tag))",
        hint: tags.isEmpty
          ? "Per etiquetar l'últim entrenament: gymlog tag gym --in last"
          : "Les etiquetes que hi ha: " + tags.joined(separator: " ")))
  }
}
