import Training
import Wording

extension Failure {
  /// Two options that can't stand beside each other.
  static func contradiction(_ one: String, _ other: String) -> Failure {
    Failure(.usage) { words in
      words.contradiction(one, other)
    }
  }

  /// An option that has a meaning only beside another one.
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
          "\(words.quoted(text)) is not a time",
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
    Failure(.usage) { words, now in
      words.say(
        en: Message("\(text) is still to come", hint: "Give a time that has passed, or none for now"),
        es: Message(
          "\(text) aún no ha llegado", hint: "Pon una hora que ya haya pasado, o ninguna si es ahora"),
        ca: Message("\(text) encara no ha arribat", hint: "Posa una hora que ja hagi passat, o cap si és ara")
      )
    }
  }

  static func fileExists(_ path: String) -> Failure {
    Failure(.failed) { words in
      words.say(
        en: Message("\(path) is there already", hint: "Choose another name, or add --force to replace it"),
        es: Message("\(path) ya existe", hint: "Elige otro nombre, o añade --force para reemplazarlo"),
        ca: Message("\(path) ja existeix", hint: "Tria un altre nom, o afegeix --force per substituir-lo"))
    }
  }

  /// The folder in which a file was to be written isn't there.
  static func folderMissing(_ path: String) -> Failure {
    Failure(.failed) { words in
      words.say(
        en: Message("there is no folder for \(path)", hint: "Make it with mkdir, or name a file elsewhere"),
        es: Message(
          "no existe la carpeta de \(path)", hint: "Créala con mkdir, o elige un archivo en otro sitio"),
        ca: Message(
          "no existeix la carpeta de \(path)", hint: "Crea-la amb mkdir, o tria un fitxer en un altre lloc"))
    }
  }
}
