import Formats
import CommandLineKit
import Logbook
import TerminalKit
import Training
import Wording

extension Words {
  var checkHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Check the files of the logbook",
        [
          "gymlog check": "what is wrong, and what to do about it",
          "gymlog check --repair": "move what can't be read to the trash",
          "gymlog check --undo": "restore what the last repair moved",
        ],
        "Reads every file. The exit code is 5 if something is damaged. A repair never deletes anything."),
      es: CommandHelp(
        "Comprueba los archivos del diario",
        [
          "gymlog check": "qué está mal y qué hacer",
          "gymlog check --repair": "mueve a la papelera lo que no se puede leer",
          "gymlog check --undo": "recupera lo que movió la última reparación",
        ],
        "Lee todos los archivos. El código de salida es 5 si hay algo dañado. Una reparación nunca borra nada."
      ),
      ca: CommandHelp(
        "Comprova els fitxers del diari",
        [
          "gymlog check": "què està malament i què cal fer",
          "gymlog check --repair": "mou a la paperera el que no es pot llegir",
          "gymlog check --undo": "recupera el que va moure l'última reparació",
        ],
        "Llegeix tots els fitxers. El codi de sortida és 5 si hi ha res malmès. Una reparació no esborra mai res."
      ))
  }

  /// The finding at a path, for programs.
  func json(of finding: Finding, now: Instant) -> JSON {
    let (what, how) = description(of: finding, now: now)
    return [
      "path": .string(finding.path), "damaged": .bool(finding.isDamage),
      "repairable": .bool(finding.isRepairable), "text": .string(what),
      "hint": how.map { .string($0) } ?? .null,
    ]
  }

  /// The finding at a path, and below it what to do.
  func lines(of finding: Finding, now: Instant, width: Int?) -> [String] {
    let (what, how) = description(of: finding, now: now)
    return wrapped(what, width: width)
      + (how.map { wrappedAroundCommands($0, width: width.map { $0 - 2 }).map { "  " + $0 } } ?? [])
  }

  /// The finding at a path, and what a repair does about it or which command settles it.
  func description(of finding: Finding, now: Instant) -> (what: String, how: String?) {
    let path = finding.path
    let toTrash = say(
      en: "a repair moves it to the trash", es: "una reparación lo mueve a la papelera",
      ca: "una reparació el mou a la paperera")
    let toRestoreTrack = say(
      en: "to restore the track, import its file again",
      es: "importa otra vez su archivo para recuperarlo",
      ca: "torna a importar-ne el fitxer per recuperar-lo")
    switch finding.kind {
    case .unusable(let problem, let sets):
      let how = sets == 0 ? toTrash : toTrash + setsStay(sets)
      return (Failure(problem).message(self, now: now).text, finding.isRepairable ? how : nil)
    case .conflictCopy(let original):
      return (path + ": " + copy(of: original), keepOrReplace)
    case .setWithoutExercise:
      return (
        path + ": "
          + say(
            en: "its exercise is missing", es: "falta su ejercicio", ca: "falta el seu exercici"), toTrash
      )
    case .withoutHead(let name, let sets):
      return (
        path + ": " + say(en: "\(name) is missing", es: "falta \(name)", ca: "falta \(name)"),
        sets == 0 ? toTrash : toTrash + withSets(sets)
      )
    case .alsoOpen(let id):
      return (
        path + ": "
          + say(
            en: "also open, besides the current workout", es: "abierto además del entrenamiento actual",
            ca: "obert a més de l'entrenament actual"),
        say(
          en: "finish the current workout, then this one: gymlog reopen \(id)",
          es: "termina el entrenamiento actual y después este: gymlog reopen \(id)",
          ca: "acaba l'entrenament actual i després aquest: gymlog reopen \(id)")
      )
    case .largeSuperset(let workout, let exercises):
      let list = exercises.map(String.init).joined(separator: ", ")
      let pair = exercises.prefix(2).map(String.init).joined(separator: ", ")
      return (
        path + ": "
          + say(
            en: "exercises \(list) form one superset", es: "los ejercicios \(list) son una superserie",
            ca: "els exercicis \(list) són una supersèrie"),
        say(
          en: "if you meant two: gymlog superset \(pair) --in \(workout)",
          es: "si son dos: gymlog superset \(pair) --in \(workout)",
          ca: "si en són dues: gymlog superset \(pair) --in \(workout)")
      )
    case .unknownExercise(let name):
      return (
        path + ": "
          + say(
            en: "the custom exercise \(quoted(name)) is missing",
            es: "falta el ejercicio propio \(quoted(name))", ca: "falta l'exercici propi \(quoted(name))"),
        nil
      )
    case .unknownNumber(let number):
      return (
        path + ": "
          + say(
            en: "exercise \(number) isn't in this version's catalogue",
            es: "el ejercicio \(number) no está en el catálogo de esta versión",
            ca: "l'exercici \(number) no és al catàleg d'aquesta versió"),
        say(
          en: "a newer version may know it", es: "puede que una versión más nueva lo conozca",
          ca: "potser una versió més nova el coneix")
      )
    case .otherYear(let year):
      let year = String(year)
      return (
        path + ": "
          + say(
            en: "began in \(year), so it belongs to the folder of that year",
            es: "empezó en \(year), así que va en la carpeta de ese año",
            ca: "va començar el \(year), o sigui que va a la carpeta d'aquell any"),
        say(
          en: "move it to \(movedTo(year, path))", es: "muévelo a \(movedTo(year, path))",
          ca: "mou-lo a \(movedTo(year, path))")
      )
    case .longWorkout(let length, let id):
      let length = duration(length)
      return (
        path + ": " + say(en: "it lasts \(length)", es: "dura \(length)", ca: "dura \(length)"),
        say(
          en: "to correct its end: gymlog edit --in \(id) --end TIME",
          es: "para corregir el final: gymlog edit --in \(id) --end HORA",
          ca: "per corregir-ne el final: gymlog edit --in \(id) --end HORA")
      )
    case .leftover:
      return (
        path + ": "
          + say(
            en: "a temporary file of a command that was interrupted",
            es: "un archivo temporal de un comando interrumpido",
            ca: "un fitxer temporal d'una ordre interrompuda"), toTrash
      )
    case .trackMissing:
      return (
        path + ": "
          + say(
            en: "the track of this activity is missing", es: "falta el recorrido de esta actividad",
            ca: "falta el recorregut d'aquesta activitat"), toRestoreTrack
      )
    case .trackChanged:
      return (
        path + ": "
          + say(
            en: "not the file that was imported", es: "no es el archivo que se importó",
            ca: "no és el fitxer que es va importar"), toRestoreTrack
      )
    case .trackWithoutActivity:
      return (
        path + ": "
          + say(
            en: "a track without its activity, which was deleted long ago or hasn't synced yet",
            es: "el recorrido de una actividad borrada hace tiempo, o que aún no ha llegado",
            ca: "el recorregut d'una activitat esborrada fa temps, o que encara no ha arribat"), toTrash
      )
    case .mode(let mode, let right, let others):
      let (mode, right) = (String(mode, radix: 8), String(right, radix: 8))
      let count = number(others)
      return (
        path + ": "
          + say(
            en: "mode \(mode) instead of \(right)" + (others == 0 ? "" : ", and \(count) more"),
            es: "permisos \(mode) en lugar de \(right)" + (others == 0 ? "" : ", y \(count) más"),
            ca: "permisos \(mode) en lloc de \(right)" + (others == 0 ? "" : ", i \(count) més")),
        say(
          en: "a repair sets it, so that only you can read the logbook",
          es: "una reparación los corrige: el diario es solo tuyo",
          ca: "una reparació els corregeix: el diari és només teu")
      )
    case .gitFile:
      return (
        path + ": "
          + say(
            en: "lines that git needs are missing", es: "faltan líneas que git necesita",
            ca: "hi falten línies que git necessita"),
        say(
          en: "a repair adds them: without them, git may mix up two documents",
          es: "una reparación las añade: sin ellas, git puede mezclar dos documentos",
          ca: "una reparació les afegeix: sense elles, git pot barrejar dos documents")
      )
    case .sameTime(let activity, let other):
      let lines = [activity, other].map { "gymlog activity delete " + $0.id.text }
      return (
        path + ": " + overlap(nameWithFile(activity), nameWithFile(other)),
        say(
          en: "if they are the same, delete one: \(lines[0]), or \(lines[1])",
          es: "si son la misma, borra una: \(lines[0]), o \(lines[1])",
          ca: "si són la mateixa, esborra'n una: \(lines[0]), o \(lines[1])")
      )
    case .foreign:
      return (
        path + ": "
          + say(
            en: "not part of the logbook, left alone", es: "no es de gymlog, no se toca",
            ca: "no és de gymlog, no es toca"), nil
      )
    case .staleIndex:
      return (
        say(
          en: "The index was out of date and has been rewritten",
          es: "El índice no estaba al día y se ha rehecho",
          ca: "L'índex no estava al dia i s'ha refet"), nil
      )
    }
  }

  /// `Run (morning.gpx)`
  private func nameWithFile(_ activity: Activity) -> String {
    name(of: activity) + (activity.file?.source.map { " (\(terminalSafe($0)))" } ?? "")
  }

  /// Where a workout's or activity's folder belongs.
  private func movedTo(_ year: String, _ path: String) -> String {
    var parts = path.split(separator: "/").map(String.init)
    if parts.count == 3 { parts[1] = year }
    return parts.joined(separator: "/")
  }

  private var keepOrReplace: String {
    say(
      en: "to merge them, or choose one: gymlog sync",
      es: "para fusionarlos o elegir uno: gymlog sync",
      ca: "per fusionar-los o triar-ne un: gymlog sync")
  }

  func modesSet(_ count: Int) -> String {
    say(
      en: count == 1 ? "1 mode set" : "\(number(count)) modes set",
      es: "Permisos corregidos: \(number(count))", ca: "Permisos corregits: \(number(count))")
  }

  /// Lines for git were added to a file.
  func written(_ path: String) -> String {
    say(en: "\(path): written", es: "\(path): guardado", ca: "\(path): desat")
  }

  /// A file was moved to the trash, or a folder with sets.
  func movedToTrash(_ path: String, sets: Int) -> String {
    say(
      en: "\(path): moved to the trash", es: "\(path): movido a la papelera",
      ca: "\(path): mogut a la paperera") + (sets == 0 ? "" : withSets(sets))
  }

  /// Sets that are moved with what they belong to.
  private func withSets(_ count: Int) -> String {
    say(
      en: ", with its \(sets(count))", es: ", con \(count == 1 ? "su serie" : "sus \(sets(count))")",
      ca: ", amb \(count == 1 ? "la seva sèrie" : "les seves \(sets(count))")")
  }

  /// Sets that a repair leaves where they are, though what they belong to is damaged.
  private func setsStay(_ count: Int) -> String {
    if count == 1 {
      return say(
        en: "; its 1 set stays where it is, but can't be shown without it",
        es: "; su serie sigue en su sitio, pero sin él no se ve",
        ca: "; la seva sèrie queda al seu lloc, però sense ell no es veu")
    }
    return say(
      en: "; its \(sets(count)) stay where they are, but can't be shown without it",
      es: "; sus \(sets(count)) siguen en su sitio, pero sin él no se ven",
      ca: "; les seves \(sets(count)) queden al seu lloc, però sense ell no es veuen")
  }

  func checked(documents: Int, findings: Int) -> String {
    let count = number(findings)
    let files = say(
      en: "\(number(documents)) \(documents == 1 ? "document" : "documents")",
      es: "\(number(documents)) \(documents == 1 ? "documento" : "documentos")",
      ca: "\(number(documents)) \(documents == 1 ? "document" : "documents")")
    if findings == 0 {
      return say(en: "\(files), no problems", es: "\(files), todo en orden", ca: "\(files), tot en ordre")
    }
    return say(
      en: "\(files), \(count) \(findings == 1 ? "problem" : "problems")",
      es: "\(files), \(count) \(findings == 1 ? "aviso" : "avisos")",
      ca: "\(files), \(count) \(findings == 1 ? "avís" : "avisos")")
  }

  var toRepair: String {
    say(
      en: "To repair: gymlog check --repair", es: "Para reparar: gymlog check --repair",
      ca: "Per reparar: gymlog check --repair")
  }

  /// The number of files that `check --undo` would put back.
  func inTrash(_ count: Int) -> String {
    say(
      en: "In the trash: \(count == 1 ? "1 file" : number(count) + " files")",
      es: "En la papelera: \(count == 1 ? "1 archivo" : number(count) + " archivos")",
      ca: "A la paperera: \(count == 1 ? "1 fitxer" : number(count) + " fitxers")")
  }

  var toPutBack: String {
    say(
      en: "To put the files back: gymlog check --undo", es: "Para recuperarlo: gymlog check --undo",
      ca: "Per recuperar-ho: gymlog check --undo")
  }

  func restoreFile(_ count: Int) -> String {
    counted(
      count, en: ("file restored", "files restored"), es: ("archivo recuperado", "archivos recuperados"),
      ca: ("fitxer recuperat", "fitxers recuperats"))
  }
}
