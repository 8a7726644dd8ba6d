import Training

/// Why the disk refused.
package enum DiskProblem: Hashable, Sendable {
  /// The disk, or the user's share of it, is full.
  case full
  /// The file system is mounted for reading only.
  case readOnly
  /// The user may not do that there.
  case permission
  /// A folder is where a file was to be.
  case folder
  /// Anything else: the name of the code in C and libc's words for it, `EIO: Input/output error`.
  case other(String)
}

/// Why a data directory can't be used.
package enum DataDirectoryProblem: Hashable, CaseIterable, Sendable {
  case missing
  /// A file, or something else that is no folder, has its name.
  case notAFolder
  /// It is a symbolic link that leads nowhere.
  case danglingLink
}

extension Words {
  /// What was to be written isn't a value that a document holds; nothing was.
  package func unwritable(_ reason: Damage) -> Message {
    say(
      en: Message("no document holds that: " + damage(reason), hint: "Nothing was changed"),
      es: Message("eso no cabe en ningún documento: " + damage(reason), hint: "No se ha cambiado nada"),
      ca: Message("això no cap en cap document: " + damage(reason), hint: "No s'ha canviat res"))
  }

  /// A document that isn't what it should be, and why. Lines and columns count from 1. `stops`: it is needed for what was
  /// asked for, which therefore isn't done.
  package func damagedDocument(_ path: String, line: Int, column: Int, reason: Damage, stops: Bool) -> Message
  {
    say(
      en: Message(
        "\(path):\(line):\(column): \(damage(reason))",
        hint: stops
          ? "Nothing was done: mend the file, or move it away; everything else goes on working"
          : "The file is left as it is; everything else goes on working"),
      es: Message(
        "\(path):\(line):\(column): \(damage(reason))",
        hint: stops
          ? "No se ha hecho nada: arregla el archivo o muévelo; todo lo demás sigue funcionando"
          : "El archivo se queda como está; todo lo demás sigue funcionando"),
      ca: Message(
        "\(path):\(line):\(column): \(damage(reason))",
        hint: stops
          ? "No s'ha fet res: arregla el fitxer o mou-lo; tota la resta continua funcionant"
          : "El fitxer es queda com està; tota la resta continua funcionant"))
  }

  /// A document of a later version of the format: sound, and not to be changed by this program.
  package func newerDocument(_ path: String, format: Int, known: Int) -> Message {
    say(
      en: Message(
        "\(path) is of format \(format), and this gymlog knows up to \(known)",
        hint: "It can't be changed from here: install a newer gymlog"),
      es: Message(
        "\(path) tiene el formato \(format), y este gymlog llega hasta el \(known)",
        hint: "Desde aquí no se puede cambiar: instala un gymlog más nuevo"),
      ca: Message(
        "\(path) té el format \(format), i aquest gymlog arriba fins al \(known)",
        hint: "Des d'aquí no es pot canviar: instal·la un gymlog més nou"))
  }

  /// Somebody else has changed documents since they were read; nothing was written.
  package func changedElsewhere(_ paths: [String]) -> Message {
    say(
      en: Message(
        "changed by somebody else in the meantime: \(paths.joined(separator: ", "))",
        hint: "Nothing was written. Look with gymlog status, then try again"),
      es: Message(
        "mientras tanto alguien ha cambiado: \(paths.joined(separator: ", "))",
        hint: "No se ha escrito nada. Míralo con gymlog status y vuelve a probar"),
      ca: Message(
        "mentrestant algú ha canviat: \(paths.joined(separator: ", "))",
        hint: "No s'ha escrit res. Mira-ho amb gymlog status i torna-ho a provar"))
  }

  /// Another program is changing the logbook, and took longer than one waits. Who it is, where that is known.
  package func busy(process: Int?, command: String?) -> Message {
    switch language {
    case .english:
      let who = [command.map { "gymlog " + $0 }, process.map { "process \($0)" }].compactMap { $0 }
      return Message(
        "the logbook is busy" + (who.isEmpty ? "" : ": " + who.joined(separator: ", ")),
        hint: "Nothing was written. Try again in a moment")
    case .spanish:
      let who = [command.map { "gymlog " + $0 }, process.map { "proceso \($0)" }].compactMap { $0 }
      return Message(
        "el diario está ocupado" + (who.isEmpty ? "" : ": " + who.joined(separator: ", ")),
        hint: "No se ha escrito nada. Vuelve a probar en un momento")
    case .catalan:
      let who = [command.map { "gymlog " + $0 }, process.map { "procés \($0)" }].compactMap { $0 }
      return Message(
        "el diari està ocupat" + (who.isEmpty ? "" : ": " + who.joined(separator: ", ")),
        hint: "No s'ha escrit res. Torna-ho a provar d'aquí a un moment")
    }
  }

  /// The disk refused, and nothing was changed.
  package func diskRefused(_ path: String, _ problem: DiskProblem) -> Message {
    say(
      en: Message("\(path): \(reason(problem))", hint: "Nothing was changed" + advice(problem)),
      es: Message("\(path): \(reason(problem))", hint: "No ha cambiado nada" + advice(problem)),
      ca: Message("\(path): \(reason(problem))", hint: "No ha canviat res" + advice(problem)))
  }

  /// The disk refused after a change was recorded: it counts, and the next command finishes it.
  package func diskRefusedHalfway(_ path: String, _ problem: DiskProblem) -> Message {
    say(
      en: Message(
        "\(path): \(reason(problem))",
        hint: "The change is recorded, and the next command finishes it" + advice(problem)),
      es: Message(
        "\(path): \(reason(problem))",
        hint: "El cambio está anotado, y el próximo comando lo acabará" + advice(problem)),
      ca: Message(
        "\(path): \(reason(problem))",
        hint: "El canvi està anotat, i la pròxima ordre l'acabarà" + advice(problem)))
  }

  /// The answer couldn't be written; what was to be changed is.
  package func answerNotWritten(_ path: String, _ problem: DiskProblem) -> Message {
    say(
      en: Message(
        "the answer could not be written to \(path): \(reason(problem))",
        hint: "If something was to be changed, it is: gymlog list shows it"),
      es: Message(
        "no se ha podido escribir la respuesta en \(path): \(reason(problem))",
        hint: "Si había algo que cambiar, está cambiado: míralo con gymlog list"),
      ca: Message(
        "no s'ha pogut escriure la resposta a \(path): \(reason(problem))",
        hint: "Si hi havia res a canviar, ja està canviat: mira-ho amb gymlog list"))
  }

  /// The data directory can't be used.
  package func dataDirectory(_ path: String, _ problem: DataDirectoryProblem) -> Message {
    switch problem {
    case .missing:
      say(
        en: Message(
          "the data directory \(path) does not exist", hint: "Make it with mkdir, or name another with --data"
        ),
        es: Message(
          "la carpeta de datos \(path) no existe", hint: "Créala con mkdir, o elige otra con --data"),
        ca: Message(
          "la carpeta de dades \(path) no existeix", hint: "Crea-la amb mkdir, o tria'n una altra amb --data"
        ))
    case .notAFolder:
      say(
        en: Message("the data directory \(path) is not a folder", hint: "Name another with --data"),
        es: Message("la carpeta de datos \(path) no es una carpeta", hint: "Elige otra con --data"),
        ca: Message("la carpeta de dades \(path) no és una carpeta", hint: "Tria'n una altra amb --data"))
    case .danglingLink:
      say(
        en: Message(
          "the data directory \(path) is a link that leads nowhere",
          hint: "Mend the link, or name another with --data"),
        es: Message(
          "la carpeta de datos \(path) es un enlace que no lleva a nada",
          hint: "Arregla el enlace, o elige otra carpeta con --data"),
        ca: Message(
          "la carpeta de dades \(path) és un enllaç que no porta enlloc",
          hint: "Arregla l'enllaç, o tria una altra carpeta amb --data"))
    }
  }

  /// Neither the environment nor an option says where the logbook is.
  package func noHome() -> Message {
    say(
      en: Message("HOME is not set, so there is no place for the logbook", hint: "Name one with --data"),
      es: Message("HOME no está definida, así que no hay sitio para el diario", hint: "Elige uno con --data"),
      ca: Message(
        "HOME no està definida, o sigui que no hi ha lloc per al diari", hint: "Tria'n un amb --data"))
  }

  /// A file that was to be written is there already.
  package func fileExists(_ path: String) -> Message {
    say(
      en: Message("\(path) is there already", hint: "Choose another name, or add --force to replace it"),
      es: Message("\(path) ya existe", hint: "Elige otro nombre, o añade --force para reemplazarlo"),
      ca: Message("\(path) ja existeix", hint: "Tria un altre nom, o afegeix --force per substituir-lo"))
  }

  /// The folder in which a file was to be written isn't there.
  package func folderMissing(_ path: String) -> Message {
    say(
      en: Message("there is no folder for \(path)", hint: "Make it with mkdir, or name a file elsewhere"),
      es: Message(
        "no existe la carpeta de \(path)", hint: "Créala con mkdir, o elige un archivo en otro sitio"),
      ca: Message(
        "no existeix la carpeta de \(path)", hint: "Crea-la amb mkdir, o tria un fitxer en un altre lloc"))
  }

  /// What to do about a file of the lifter's choice that the disk refuses.
  package var fileNotWritten: String {
    say(
      en: "Nothing was written. Name another file",
      es: "No se ha escrito nada. Elige otro archivo",
      ca: "No s'ha escrit res. Tria un altre fitxer")
  }

  /// The data directory was to be chosen for good.
  package func dataNotKept() -> Message {
    say(
      en: Message(
        "the data directory is not kept in the settings",
        hint: "Give it with --data, or for a whole session in GYMLOG_DATA"),
      es: Message(
        "la carpeta de datos no se guarda en los ajustes",
        hint: "Indícala con --data, o para toda la sesión con GYMLOG_DATA"),
      ca: Message(
        "la carpeta de dades no es desa als ajustos",
        hint: "Indica-la amb --data, o per a tota la sessió amb GYMLOG_DATA"))
  }

  /// What to do about a change that can't be undone, because another hand has changed the same since.
  package var undoConflict: String {
    say(
      en: "Nothing was undone: that would take the newer change along. Look with gymlog show",
      es: "No se ha deshecho nada: se perdería el cambio más reciente. Míralo con gymlog show",
      ca: "No s'ha desfet res: es perdria el canvi més recent. Mira-ho amb gymlog show")
  }

  /// The settings file isn't what it should be. Lines and columns count from 1.
  package func badSettings(_ path: String, line: Int, column: Int) -> Message {
    say(
      en: Message(
        "\(path):\(line):\(column): the settings can't be read",
        hint: "Mend the file, or remove it to start over"),
      es: Message(
        "\(path):\(line):\(column): no entiendo los ajustes",
        hint: "Arregla el archivo, o bórralo para empezar de cero"),
      ca: Message(
        "\(path):\(line):\(column): no entenc els ajustos",
        hint: "Arregla el fitxer, o esborra'l per començar de zero"))
  }

  private func reason(_ problem: DiskProblem) -> String {
    switch problem {
    case .full:
      say(
        en: "no space is left on the disk",
        es: "no queda espacio en el disco",
        ca: "no queda espai al disc")
    case .readOnly:
      say(
        en: "the file system is read-only",
        es: "el sistema de archivos es de solo lectura",
        ca: "el sistema de fitxers és només de lectura")
    case .permission: say(en: "you don't have permission", es: "no tienes permiso", ca: "no tens permís")
    case .folder: say(en: "that is a folder", es: "es una carpeta", ca: "és una carpeta")
    case .other(let text): text
    }
  }

  private func advice(_ problem: DiskProblem) -> String {
    switch problem {
    case .full:
      say(
        en: ". Make some room and try again",
        es: ". Haz sitio y vuelve a probar",
        ca: ". Fes lloc i torna-ho a provar")
    case .readOnly, .permission:
      say(
        en: ". Another place can be named with --data",
        es: ". Con --data puedes elegir otro sitio",
        ca: ". Amb --data pots triar un altre lloc")
    case .folder, .other: ""
    }
  }
}
