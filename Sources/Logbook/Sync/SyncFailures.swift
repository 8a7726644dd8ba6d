package import Wording

extension Failure {
  /// git isn't installed.
  static let gitMissing = Failure(
    .failed, en: Message("git isn't installed", hint: "Install it, or sync the folder with another program"),
    es: Message("git no está instalado", hint: "Instálalo, o deja que otro programa mueva los archivos"),
    ca: Message(
      "git no està instal·lat", hint: "Instal·la'l, o deixa que un altre programa mogui els fitxers"))

  /// The repository is in the middle of a merge, rebase, cherry-pick or revert: git's command for it. Giving it up loses nothing,
  /// and `sync` then merges by member.
  static func gitUnfinished(_ command: String, _ path: String) -> Failure {
    let git = "git -C " + shellWord(path)
    return Failure(
      .conflict,
      en: Message(
        "git is in the middle of a \(command)", details: ["To see it: \(git) status"],
        hint: "To abort it and let gymlog merge: \(git) \(command) --abort && gymlog sync"),
      es: Message(
        "git tiene un \(command) a medias", details: ["Para verlo: \(git) status"],
        hint: "Para abandonarlo y que fusione gymlog: \(git) \(command) --abort && gymlog sync"),
      ca: Message(
        "git té un \(command) a mitges", details: ["Per veure-ho: \(git) status"],
        hint: "Per abandonar-lo i que fusioni gymlog: \(git) \(command) --abort && gymlog sync"))
  }

  /// A commit is checked out instead of a branch. `branch` is the only one, if there is only one.
  static func gitOnNoBranch(_ branch: String?, _ path: String) -> Failure {
    let command = "git -C \(shellWord(path)) switch \(branch.map(shellWord) ?? "BRANCH")"
    return Failure(
      .conflict, en: Message("git is on no branch (detached HEAD)", hint: "To go back to one: \(command)"),
      es: Message("git no está en ninguna rama (detached HEAD)", hint: "Para volver a una: \(command)"),
      ca: Message("git no és a cap branca (detached HEAD)", hint: "Per tornar a una: \(command)"))
  }

  /// git doesn't have an object that a commit names.
  static func gitObjectMissing(_ path: String) -> Failure {
    let command = "git -C \(shellWord(path)) fsck"
    return Failure(
      .failed, en: Message("the git repository is damaged", hint: "To see what is missing: \(command)"),
      es: Message("el repositorio git está dañado", hint: "Para ver qué falta: \(command)"),
      ca: Message("el repositori git està malmès", hint: "Per veure què hi falta: \(command)"))
  }

  /// The data directory is no repository.
  package static let syncNotSetUp = Failure(
    .notFound,
    en: Message(
      "sync isn't set up yet",
      hint: "To set it up with an empty git repository's address: gymlog sync --init URL"),
    es: Message(
      "la sincronización aún no está configurada",
      hint: "Para configurarla con un repositorio git vacío: gymlog sync --init URL"),
    ca: Message(
      "la sincronització encara no està configurada",
      hint: "Per configurar-la amb un repositori git buit: gymlog sync --init URL"))

  /// The data directory is a part of a larger repository.
  static func partOfRepository(_ path: String) -> Failure {
    Failure(
      .failed,
      en: Message(
        "the logbook is part of the git repository \(path)", hint: "Sync that repository with git itself"),
      es: Message(
        "el diario forma parte del repositorio git \(path)", hint: "Sincronízalo con git directamente"),
      ca: Message(
        "el diari forma part del repositori git \(path)", hint: "Sincronitza'l amb git directament"))
  }

  /// There are files at an address, but no logbook.
  static func otherRepository(_ address: String) -> Failure {
    Failure(.failed) { words in
      words.say(
        en: Message(
          "the repository \(address) has other files, and no logbook",
          hint: "Nothing was sent. Make an empty repository for the logbook, then: gymlog sync --init URL"),
        es: Message(
          "el repositorio \(address) tiene otros archivos y ningún diario",
          hint:
            "No se ha enviado nada. Crea un repositorio vacío para el diario y luego: gymlog sync --init URL"),
        ca: Message(
          "el repositori \(address) té altres fitxers i cap diari",
          hint: "No s'ha enviat res. Crea un repositori buit per al diari i després: gymlog sync --init URL"))
    }
  }

  /// Another address is set already.
  static func syncsElsewhere(_ url: String, _ path: String) -> Failure {
    Failure(
      .failed,
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

  /// Other devices pushed each time that this one tried to.
  static let syncOutrun = Failure(
    .conflict,
    en: Message("other devices are syncing at the same time", hint: "Try again in a moment: gymlog sync"),
    es: Message(
      "otros dispositivos también están sincronizando", hint: "Repítelo dentro de un momento: gymlog sync"),
    ca: Message(
      "altres dispositius també estan sincronitzant",
      hint: "Torna-ho a provar d'aquí a un moment: gymlog sync"))

  /// No document has another version to keep.
  package static let nothingToKeep = Failure(
    .notFound, en: Message("there is nothing to resolve"), es: Message("no hay nada que resolver"),
    ca: Message("no hi ha res per resoldre"))

  /// The other version of a document is damaged, or belongs to another document.
  static func unsoundCopy(_ path: String) -> Failure {
    Failure(
      .damaged,
      en: Message(
        "\(path) isn't a valid version of its document",
        hint: "Nothing was changed. To keep yours: gymlog sync --keep mine"),
      es: Message(
        "\(path) no es una versión válida de su documento",
        hint: "No se ha cambiado nada. Para conservar la tuya: gymlog sync --keep mine"),
      ca: Message(
        "\(path) no és una versió vàlida del seu document",
        hint: "No s'ha canviat res. Per conservar la teva: gymlog sync --keep mine"))
  }

  static func severalCopies(_ paths: [String]) -> Failure {
    let lines = paths.map { "gymlog sync --keep theirs " + shellWord($0) }
    return Failure(
      .notFound,
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
