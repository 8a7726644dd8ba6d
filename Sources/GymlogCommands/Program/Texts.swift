import TerminalKit
import Training
import Wording

/// The texts that a lifter gives to things.
enum TextKind: Hashable, CaseIterable, Sendable {
  /// The name of a workout, a routine or an exercise.
  case name
  case note, tag
}

/// A text of the lifter's, as the format allows it: not empty, not too long, without control characters; and without others
/// that nobody sees.
///
/// - Throws: `CommandError` saying which of these it breaks.
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

/// The most Unicode scalars.
private func limit(of kind: TextKind) -> Int {
  switch kind {
  case .name: Limits.name
  case .note: Limits.note
  case .tag: Limits.tag
  }
}

extension Failure {
  static func textTooLong(_ kind: TextKind, limit: Int) -> Failure {
    Failure(.usage) { words in
      let text =
        switch kind {
        case .name:
          words.say(
            en: "the name is too long", es: "el nombre es demasiado largo", ca: "el nom és massa llarg")
        case .note:
          words.say(
            en: "the note is too long", es: "la nota es demasiado larga", ca: "la nota és massa llarga")
        case .tag:
          words.say(
            en: "the tag is too long", es: "la etiqueta es demasiado larga", ca: "l'etiqueta és massa llarga")
        }
      return Message(
        text,
        hint: words.say(
          en: "At most \(words.number(limit)) characters fit",
          es: "Caben \(words.number(limit)) caracteres como mucho",
          ca: "Hi caben \(words.number(limit)) caràcters com a molt"))
    }
  }

  static func controlCharacter(_ kind: TextKind, _ scalar: Unicode.Scalar) -> Failure {
    Failure(.usage) { words in
      let text =
        switch kind {
        case .name:
          words.say(
            en: "the name holds the invisible character \(codePoint(scalar))",
            es: "hay un carácter invisible, \(codePoint(scalar)), en el nombre",
            ca: "hi ha un caràcter invisible, \(codePoint(scalar)), al nom")
        case .note:
          words.say(
            en: "the note holds the invisible character \(codePoint(scalar))",
            es: "hay un carácter invisible, \(codePoint(scalar)), en la nota",
            ca: "hi ha un caràcter invisible, \(codePoint(scalar)), a la nota")
        case .tag:
          words.say(
            en: "the tag holds the invisible character \(codePoint(scalar))",
            es: "hay un carácter invisible, \(codePoint(scalar)), en la etiqueta",
            ca: "hi ha un caràcter invisible, \(codePoint(scalar)), a l'etiqueta")
        }
      return Message(
        text,
        hint: words.say(
          en: "Type it again with letters, digits and marks only",
          es: "Escríbelo otra vez solo con letras, cifras y signos",
          ca: "Torna-ho a escriure només amb lletres, xifres i signes"))
    }
  }

  static func emptyText(_ kind: TextKind) -> Failure {
    Failure(.usage) { words in
      let text =
        switch kind {
        case .name: words.say(en: "the name is empty", es: "el nombre está vacío", ca: "el nom és buit")
        case .note: words.say(en: "the note is empty", es: "la nota está vacía", ca: "la nota és buida")
        case .tag: words.say(en: "the tag is empty", es: "la etiqueta está vacía", ca: "l'etiqueta és buida")
        }
      return Message(text)
    }
  }

  static func spaceInTag(_ tag: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "a tag is one word, and \(words.quoted(tag)) has spaces in it", hint: "Join the words: leg-day"),
        es: Message(
          "una etiqueta es una sola palabra, y \(words.quoted(tag)) tiene espacios",
          hint: "Junta las palabras: dia-de-pierna"),
        ca: Message(
          "una etiqueta és una sola paraula, i \(words.quoted(tag)) té espais",
          hint: "Ajunta les paraules: dia-de-cames"))
    }
  }
}
