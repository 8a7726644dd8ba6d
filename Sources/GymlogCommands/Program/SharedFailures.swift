import Wording

extension Words {
  /// The hint above lines or readings to choose from.
  var typeTheOneMeant: String {
    say(en: "Type the one you mean", es: "Escribe el comando que quieras", ca: "Escriu l'ordre que vulguis")
  }

  /// The hint below what was deleted.
  var undoHint: String {
    say(
      en: "To restore it: gymlog undo", es: "Para deshacerlo: gymlog undo", ca: "Per desfer-ho: gymlog undo")
  }

  /// The hint for a deletion that needs a yes; `command` confirms it.
  func confirmUndoable(_ command: String) -> String {
    say(
      en: "You can undo this. To confirm: \(command)",
      es: "Se puede deshacer. Para confirmar: \(command)",
      ca: "Es pot desfer. Per confirmar: \(command)")
  }

  func toConfirm(_ command: String) -> String {
    say(en: "To confirm: \(command)", es: "Para confirmarlo: \(command)", ca: "Per confirmar-ho: \(command)")
  }

  var fileIsEmpty: String {
    say(en: "the file is empty", es: "el archivo está vacío", ca: "el fitxer és buit")
  }

  var chooseAnotherName: String {
    say(en: "Choose another name", es: "Elige otro nombre", ca: "Tria un altre nom")
  }

  func forExample(_ line: String) -> String {
    say(en: "For example: \(line)", es: "Por ejemplo: \(line)", ca: "Per exemple: \(line)")
  }

  func typeItLike(_ line: String) -> String {
    say(en: "Type it like: \(line)", es: "Escríbelo así: \(line)", ca: "Escriu-ho així: \(line)")
  }
}

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
        es: Message("\(option) solo vale con \(other)"),
        ca: Message("\(option) només val amb \(other)"))
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
