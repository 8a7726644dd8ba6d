import System
package import Wording

extension Failure {
  /// git isn't installed.
  static let gitMissing = Failure(.failed) { words in
    words.say(
      en: Message("git isn't installed", hint: "Install it, or sync the folder with another program"),
      es: Message("git no está instalado", hint: "Instálalo, o deja que otro programa mueva los archivos"),
      ca: Message(
        "git no està instal·lat", hint: "Instal·la'l, o deixa que un altre programa mogui els fitxers"))
  }

  /// git failed: the command, and what it complained about.
  static func git(_ command: String, _ output: ChildProcess.Output) -> Failure {
    let lines = String(decoding: output.errors, as: UTF8.self).split(separator: "\n").map(String.init)
    return Failure(.failed) { words in
      words.say(
        en: Message("git failed", details: lines, hint: "Nothing is lost. Once it's fixed: gymlog sync"),
        es: Message(
          "git ha fallado", details: lines, hint: "No se ha perdido nada. Cuando esté resuelto: gymlog sync"),
        ca: Message(
          "git ha fallat", details: lines, hint: "No s'ha perdut res. Quan estigui resolt: gymlog sync"))
    }
  }

  /// The repository is in the middle of a merge, or no branch is checked out.
  static func gitUnfinished(_ path: String) -> Failure {
    Failure(.conflict) { words in
      words.say(
        en: Message(
          "git is in the middle of a merge or rebase, or on no branch",
          hint: "Finish that first. To see it: git -C \(path) status"),
        es: Message(
          "git tiene una fusión o un rebase a medias, o está sin rama",
          hint: "Acaba eso primero. Para verlo: git -C \(path) status"),
        ca: Message(
          "git té una fusió o un rebase a mitges, o està sense branca",
          hint: "Acaba això primer. Per veure-ho: git -C \(path) status"))
    }
  }

  /// The data directory is no repository.
  package static let syncNotSetUp = Failure(.notFound) { words in
    words.say(
      en: Message(
        "sync isn't set up yet",
        hint: "To set it up with an empty git repository's address: gymlog sync --init URL"),
      es: Message(
        "la sincronización aún no está configurada",
        hint: "Para configurarla con un repositorio git vacío: gymlog sync --init URL"),
      ca: Message(
        "la sincronització encara no està configurada",
        hint: "Per configurar-la amb un repositori git buit: gymlog sync --init URL"))
  }

  /// The data directory is a part of a larger repository.
  static func partOfRepository(_ path: String) -> Failure {
    Failure(.failed) { words in
      words.say(
        en: Message(
          "the logbook is part of the git repository \(path)", hint: "Sync that repository with git itself"),
        es: Message(
          "el diario forma parte del repositorio git \(path)", hint: "Sincronízalo con git directamente"),
        ca: Message(
          "el diari forma part del repositori git \(path)", hint: "Sincronitza'l amb git directament"))
    }
  }

  /// Another address is set already.
  static func syncsElsewhere(_ url: String, _ path: String) -> Failure {
    Failure(.failed) { words in
      words.say(
        en: Message(
          "this logbook already syncs with \(url)",
          hint: "To change that: git -C \(path) remote set-url origin URL"),
        es: Message(
          "este diario ya se sincroniza con \(url)",
          hint: "Para cambiarlo: git -C \(path) remote set-url origin URL"),
        ca: Message(
          "aquest diari ja se sincronitza amb \(url)",
          hint: "Per canviar-ho: git -C \(path) remote set-url origin URL"))
    }
  }

  /// Other devices pushed each time that this one tried to.
  static let syncOutrun = Failure(.conflict) { words in
    words.say(
      en: Message("other devices are syncing at the same time", hint: "Try again in a moment: gymlog sync"),
      es: Message(
        "otros dispositivos también están sincronizando", hint: "Repítelo dentro de un momento: gymlog sync"),
      ca: Message(
        "altres dispositius també estan sincronitzant",
        hint: "Torna-ho a provar d'aquí a un moment: gymlog sync"))
  }

  /// No document has another version to keep.
  package static let nothingToKeep = Failure(.notFound) { words in
    words.say(
      en: Message("there is nothing to resolve"), es: Message("no hay nada que resolver"),
      ca: Message("no hi ha res per resoldre"))
  }

  /// The other version of a document is damaged, or belongs to another document.
  static func unsoundCopy(_ path: String) -> Failure {
    Failure(.damaged) { words in
      words.say(
        en: Message(
          "\(path) isn't a valid version of its document",
          hint: "Nothing was changed. To keep yours: gymlog sync --keep mine"),
        es: Message(
          "\(path) no es una versión válida de su documento",
          hint: "No se ha cambiado nada. Para quedarte con la otra: gymlog sync --keep mine"),
        ca: Message(
          "\(path) no és una versió vàlida del seu document",
          hint: "No s'ha canviat res. Per quedar-te l'altra: gymlog sync --keep mine"))
    }
  }

  /// A document has several other versions.
  static func severalCopies(_ paths: [String]) -> Failure {
    Failure(.notFound) { words in
      let lines = paths.map {
        "gymlog sync --keep theirs " + (($0.contains { " ()".contains($0) }) ? "'\($0)'" : $0)
      }
      return words.say(
        en: Message(
          "there are \(paths.count) other versions of this document", details: lines,
          hint: "Type one of these lines"),
        es: Message(
          "hay \(paths.count) versiones más de esto", details: lines, hint: "Escribe una de estas líneas"),
        ca: Message(
          "hi ha \(paths.count) versions més d'això", details: lines, hint: "Escriu una d'aquestes línies"
        ))
    }
  }
}
