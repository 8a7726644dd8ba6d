import TerminalKit
import Training
import Wording

/// The kinds of text that you can give to things.
enum TextKind: Hashable, CaseIterable, Sendable {
  /// The name of a workout, a routine or an exercise.
  case name
  case note, tag
}

/// Checks a text against the file format: not empty, not too long, without control or invisible characters.
///
/// - Throws: the failure that names the rule it breaks.
func checked(_ text: String, _ kind: TextKind) throws(Failure) -> String {
  let limit = limit(of: kind)
  if text.unicodeScalars.allSatisfy(\.properties.isWhitespace) { throw .emptyText(kind) }
  if text.unicodeScalars.count > limit { throw .textTooLong(kind, limit: limit) }
  for scalar in text.unicodeScalars where isDangerous(scalar) {
    if kind != .note || scalar != "\n" { throw .controlCharacter(kind, scalar) }
  }
  if kind == .tag, text.unicodeScalars.contains(where: \.properties.isWhitespace) { throw .spaceInTag(text) }
  return text
}

/// The limit in Unicode scalars.
private func limit(of kind: TextKind) -> Int {
  switch kind {
  case .name: Limits.name
  case .note: Limits.note
  case .tag: Limits.tag
  }
}

extension Words {
  fileprivate func the(_ kind: TextKind) -> String {
    switch kind {
    case .name: say(en: "the name", es: "el nombre", ca: "el nom")
    case .note: say(en: "the note", es: "la nota", ca: "la nota")
    case .tag: say(en: "the tag", es: "la etiqueta", ca: "l'etiqueta")
    }
  }
}

extension Failure {
  static func textTooLong(_ kind: TextKind, limit: Int) -> Failure {
    Failure(.usage) { words in
      let (the, isName, limit) = (words.the(kind), kind == .name, words.number(limit))
      return words.say(
        en: Message("\(the) is too long", hint: "The limit is \(limit) characters"),
        es: Message(
          "\(the) es demasiado \(isName ? "largo" : "larga")", hint: "El límite es de \(limit) caracteres"),
        ca: Message(
          "\(the) és massa \(isName ? "llarg" : "llarga")", hint: "El límit és de \(limit) caràcters"))
    }
  }

  static func controlCharacter(_ kind: TextKind, _ scalar: Unicode.Scalar) -> Failure {
    Failure(.usage) { words in
      let (the, point) = (words.the(kind), codePoint(scalar))
      return words.say(
        en: Message(
          "\(the) contains an invisible character, \(point)", hint: "Use only letters, digits and punctuation"
        ),
        es: Message(
          "hay un carácter invisible, \(point), en \(the)", hint: "Usa solo letras, cifras y signos"),
        ca: Message(
          "hi ha un caràcter invisible, \(point), \(kind == .name ? "al nom" : "a " + the)",
          hint: "Fes servir només lletres, xifres i signes"))
    }
  }

  static func emptyText(_ kind: TextKind) -> Failure {
    Failure(.usage) { words in
      let (the, isName) = (words.the(kind), kind == .name)
      return words.say(
        en: Message("\(the) is empty"), es: Message("\(the) está \(isName ? "vacío" : "vacía")"),
        ca: Message("\(the) és \(isName ? "buit" : "buida")"))
    }
  }

  static func spaceInTag(_ tag: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "a tag must be one word, and \(words.quoted(tag)) has spaces", hint: "Join the words: leg-day"),
        es: Message(
          "una etiqueta es una sola palabra, y \(words.quoted(tag)) tiene espacios",
          hint: "Junta las palabras: día-de-pierna"),
        ca: Message(
          "una etiqueta és una sola paraula, i \(words.quoted(tag)) té espais",
          hint: "Ajunta les paraules: dia-de-cames"))
    }
  }
}
