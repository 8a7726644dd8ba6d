import Training
import Wording

extension Failure {
  /// Two options that can't be combined.
  static func contradiction(_ one: String, _ other: String) -> Failure {
    Failure(.usage) { $0.contradiction(one, other) }
  }

  /// An option given without another one that it needs.
  static func optionNeeds(_ option: String, _ other: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("\(option) needs \(other)"),
        es: Message("\(option) necesita \(other)"),
        ca: Message("\(option) necessita \(other)"))
    }
  }

  static func timeNotUnderstood(_ text: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "\(words.quoted(text)) isn't a time",
          hint: #"Type it as 18:30, "yesterday 18:30", 2026-11-20T18:30 or "20min ago""#),
        es: Message(
          "\(words.quoted(text)) no es una hora",
          hint: #"Escríbela así: 18:30, "ayer 18:30", 2026-11-20T18:30 o "hace 20min""#),
        ca: Message(
          "\(words.quoted(text)) no és una hora",
          hint: #"Escriu-la així: 18:30, "ahir 18:30", 2026-11-20T18:30 o "fa 20min""#))
    }
  }

  static func timeInFuture(_ text: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("\(text) is in the future", hint: "Choose an earlier time, or none for now"),
        es: Message(
          "\(text) aún no ha llegado", hint: "Pon una hora anterior, o ninguna si es ahora"),
        ca: Message("\(text) encara no ha arribat", hint: "Posa una hora anterior, o cap si és ara")
      )
    }
  }

  static func fileExists(_ path: String) -> Failure {
    Failure(.failed) { words in
      words.say(
        en: Message("\(path) already exists", hint: "Choose another name, or add --force to replace it"),
        es: Message("\(path) ya existe", hint: "Elige otro nombre, o añade --force para reemplazarlo"),
        ca: Message("\(path) ja existeix", hint: "Tria un altre nom, o afegeix --force per substituir-lo"))
    }
  }

  /// An output file whose folder doesn't exist.
  static func folderMissing(_ path: String) -> Failure {
    Failure(.failed) { words in
      words.say(
        en: Message(
          "\(path): its folder doesn't exist", hint: "Create it with mkdir, or choose another file"),
        es: Message(
          "\(path): no existe la carpeta", hint: "Créala con mkdir, o elige otro archivo"),
        ca: Message(
          "\(path): no existeix la carpeta", hint: "Crea-la amb mkdir, o tria un altre fitxer"))
    }
  }
}
