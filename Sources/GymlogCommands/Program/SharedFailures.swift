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
