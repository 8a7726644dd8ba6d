import Documents
package import Wording

/// Why a file or folder couldn't be read or written.
package enum DiskProblem: Hashable, Sendable {
  /// No space is left on the disk, or in the user's quota.
  case full
  /// The file system is mounted read-only.
  case readOnly
  case permission
  /// There is a folder in place of a file.
  case folder
  /// There is no such file or folder.
  case missing
  /// Any other error, by its name and libc's text: `EIO: Input/output error`.
  case other(String)
}

/// Why a data directory can't be used.
enum DataDirectoryProblem: Hashable, CaseIterable, Sendable {
  case missing
  /// It is a file, or something else that isn't a folder.
  case notAFolder
  /// It is a symbolic link to nothing.
  case danglingLink
}

extension Words {
  /// A file that a sync program made beside a document.
  package func copy(of original: String) -> String {
    say(
      en: "a copy of \(original) from another device; only the original counts",
      es: "una copia de \(original) de otro dispositivo; solo cuenta el original",
      ca: "una còpia de \(original) d'un altre dispositiu; només compta l'original")
  }

  /// Where to look after a copy from another device was found.
  var toSeeCopies: String {
    say(
      en: "To see all of them: gymlog check", es: "Para ver todos los avisos: gymlog check",
      ca: "Per veure tots els avisos: gymlog check")
  }

  /// A value that no document can hold; nothing was written.
  func unwritable(_ reason: DocumentError.Reason) -> Message {
    Message(
      say(en: "this can't be saved: ", es: "esto no se puede guardar: ", ca: "això no es pot desar: ")
        + damage(reason), hint: nothingChanged)
  }

  package var nothingChanged: String {
    say(en: "Nothing was changed", es: "No se ha cambiado nada", ca: "No s'ha canviat res")
  }

  /// A document that can't be read, and why. Lines and columns count from 1. `stops`: the command needed it, and did nothing.
  func damagedDocument(_ path: String, line: Int, column: Int, reason: DocumentError.Reason, stops: Bool)
    -> Message
  {
    Message(
      "\(path):\(line):\(column): \(damage(reason))",
      hint: isMisplaced(reason)
        ? toSeeWhatToDo
        : stops
          ? nothingChanged
            + say(
              en: ". Fix the file or move it away; the rest still works",
              es: ". Corrige el archivo o muévelo; todo lo demás funciona",
              ca: ". Corregeix el fitxer o mou-lo; tota la resta funciona")
          : leftUntouched)
  }

  /// What happens to a document that can't be used.
  var toSeeWhatToDo: String {
    say(
      en: "It was ignored. To see what to do: gymlog check",
      es: "No se tiene en cuenta. Para ver qué hacer: gymlog check",
      ca: "No es té en compte. Per veure què cal fer: gymlog check")
  }

  /// What happens to a file that can't be read.
  var leftUntouched: String {
    say(
      en: "The file was left untouched; the rest still works",
      es: "El archivo no se ha tocado; todo lo demás funciona",
      ca: "El fitxer no s'ha tocat; tota la resta funciona")
  }

  private func isMisplaced(_ reason: DocumentError.Reason) -> Bool {
    if case .misplaced = reason { true } else { false }
  }

  /// Documents that another program or device changed after they were read; nothing was written.
  package func changedElsewhere(_ paths: [String]) -> Message {
    let paths = paths.joined(separator: ", ")
    return say(
      en: Message(
        "changed by another program or device: \(paths)",
        hint: "Nothing was written. Look at the current state with gymlog status, then try again"),
      es: Message(
        "otro programa o dispositivo ha cambiado: \(paths)",
        hint: "No se ha escrito nada. Míralo con gymlog status y vuelve a intentarlo"),
      ca: Message(
        "un altre programa o dispositiu ha canviat: \(paths)",
        hint: "No s'ha escrit res. Mira-ho amb gymlog status i torna-ho a provar"))
  }

  /// A document in a newer format, which this program must not change.
  package func newerDocument(_ path: String, format: Int, known: Int) -> Message {
    say(
      en: Message(
        "\(path) uses format \(format); this gymlog reads up to \(known)",
        hint: "To change it, install a newer gymlog"),
      es: Message(
        "\(path) usa el formato \(format); este gymlog lee hasta el \(known)",
        hint: "Para cambiarlo, instala una versión más nueva"),
      ca: Message(
        "\(path) fa servir el format \(format); aquest gymlog llegeix fins al \(known)",
        hint: "Per canviar-lo, instal·la una versió més nova"))
  }

  /// The hint below an interrupted change of a newer program, which stops all others.
  var toFinishNewerChange: String {
    say(
      en: "Finish it with a newer gymlog, or set it aside: gymlog check --repair",
      es: "Termínalo con una versión más nueva, o renuncia a ese cambio: gymlog check --repair",
      ca: "Acaba'l amb una versió més nova, o renuncia a aquest canvi: gymlog check --repair")
  }

  /// The hint below something that only `check` shows in full.
  package var nothingChangedToSeeWhy: String {
    nothingChanged
      + say(
        en: ". To see what is wrong: gymlog check", es: ". Para ver qué pasa: gymlog check",
        ca: ". Per veure què passa: gymlog check")
  }

  package func nothingToUndo() -> Message {
    say(
      en: Message("there is nothing to undo"),
      es: Message("no hay nada que deshacer"),
      ca: Message("no hi ha res per desfer"))
  }

  func nothingToRedo() -> Message {
    say(
      en: Message(
        "there is nothing to redo", hint: "What was undone can be redone until something else changes"),
      es: Message(
        "no hay nada que rehacer", hint: "Lo deshecho se puede rehacer hasta que cambie otra cosa"),
      ca: Message(
        "no hi ha res per refer", hint: "El que s'ha desfet es pot refer fins que canviï una altra cosa"))
  }

  /// Another process held the lock until the timeout; it is named if it is known.
  func busy(process: Int?, command: String?) -> Message {
    let holder = [
      command.map { "gymlog " + $0 },
      process.map { say(en: "process \($0)", es: "proceso \($0)", ca: "procés \($0)") },
    ].compactMap(\.self).joined(separator: ", ")
    let who = holder.isEmpty ? "" : ": " + holder
    return say(
      en: Message("the logbook is busy" + who, hint: "Nothing was written. Try again in a moment"),
      es: Message(
        "el diario está ocupado" + who, hint: "No se ha guardado nada. Vuelve a intentarlo en un momento"),
      ca: Message(
        "el diari està ocupat" + who, hint: "No s'ha desat res. Torna-ho a provar d'aquí a un moment"))
  }

  package func diskRefused(_ path: String, _ problem: DiskProblem) -> Message {
    Message("\(path): \(reason(problem))", hint: nothingChanged + advice(problem))
  }

  /// A system call that failed after the change was recorded: the next command completes it.
  func diskRefusedHalfway(_ path: String, _ problem: DiskProblem) -> Message {
    say(
      en: Message(
        "\(path): \(reason(problem))",
        hint: "The change is recorded; the next command will complete it" + advice(problem)),
      es: Message(
        "\(path): \(reason(problem))",
        hint: "El cambio está registrado; el siguiente comando lo completará" + advice(problem)),
      ca: Message(
        "\(path): \(reason(problem))",
        hint: "El canvi està registrat; l'ordre següent el completarà" + advice(problem)))
  }

  /// A data directory that can't be used.
  func dataDirectory(_ path: String, _ problem: DataDirectoryProblem) -> Message {
    switch problem {
    case .missing:
      say(
        en: Message(
          "the data directory \(path) doesn't exist",
          hint: "Create it with mkdir, or choose another with --data"),
        es: Message(
          "la carpeta de datos \(path) no existe", hint: "Créala con mkdir, o elige otra con --data"),
        ca: Message(
          "la carpeta de dades \(path) no existeix", hint: "Crea-la amb mkdir, o tria'n una altra amb --data"
        ))
    case .notAFolder:
      say(
        en: Message("the data directory \(path) isn't a folder", hint: "Choose another with --data"),
        es: Message("la carpeta de datos \(path) no es una carpeta", hint: "Elige otra con --data"),
        ca: Message("la carpeta de dades \(path) no és una carpeta", hint: "Tria'n una altra amb --data"))
    case .danglingLink:
      say(
        en: Message(
          "the data directory \(path) is a broken link", hint: "Fix the link, or choose another with --data"),
        es: Message(
          "la carpeta de datos \(path) es un enlace roto",
          hint: "Corrige el enlace, o elige otra carpeta con --data"),
        ca: Message(
          "la carpeta de dades \(path) és un enllaç trencat",
          hint: "Corregeix l'enllaç, o tria una altra carpeta amb --data"))
    }
  }

  /// The problem as a phrase after a path.
  package func reason(_ problem: DiskProblem) -> String {
    switch problem {
    case .full: say(en: "the disk is full", es: "el disco está lleno", ca: "el disc és ple")
    case .readOnly:
      say(
        en: "the file system is read-only",
        es: "el sistema de archivos es de solo lectura",
        ca: "el sistema de fitxers és només de lectura")
    case .permission: say(en: "permission denied", es: "no tienes permiso", ca: "no tens permís")
    case .folder: say(en: "it is a folder", es: "es una carpeta", ca: "és una carpeta")
    case .missing: say(en: "there is no such file", es: "no existe", ca: "no existeix")
    case .other(let text): text
    }
  }

  private func advice(_ problem: DiskProblem) -> String {
    switch problem {
    case .full:
      say(
        en: ". Free some space and try again",
        es: ". Libera espacio y vuelve a intentarlo",
        ca: ". Allibera espai i torna-ho a provar")
    case .readOnly, .permission:
      say(
        en: ". You can choose another folder with --data",
        es: ". Puedes elegir otra carpeta con --data",
        ca: ". Pots triar una altra carpeta amb --data")
    case .folder, .missing, .other: ""
    }
  }
}
