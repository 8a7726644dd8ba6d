import CommandLineKit
import TerminalKit
import Tracks
import Training
import Wording

extension Words {
  func activitiesImported(_ count: Int) -> String {
    say(
      en: "Imported " + activities(count) + ":", es: "Importado: " + activities(count),
      ca: "Importat: " + activities(count))
  }

  func filesKnown(_ count: Int) -> String {
    counted(
      count, en: ("file was imported before", "files were imported before"),
      es: ("archivo ya estaba importado", "archivos ya estaban importados"),
      ca: ("fitxer ja estava importat", "fitxers ja estaven importats"))
  }

  /// Files with the same content as another of the same import.
  func filesDuplicated(_ count: Int) -> String {
    counted(
      count, en: ("file is the same as another", "files are the same as others"),
      es: ("archivo es igual que otro", "archivos son iguales que otros"),
      ca: ("fitxer és igual que un altre", "fitxers són iguals que d'altres"))
  }

  func tracksReturned(_ files: Int) -> String {
    counted(
      files, en: ("track restored", "tracks restored"),
      es: ("recorrido recuperado", "recorridos recuperados"),
      ca: ("recorregut recuperat", "recorreguts recuperats"))
  }

  /// The files of a folder that aren't tracks, the first ones by name.
  func notTracks(_ count: Int, _ names: [String]) -> String {
    let list = names.joined(separator: ", ") + (names.count < count ? ", …" : "")
    return say(
      en: (count == 1 ? "1 file isn't a track: " : "\(number(count)) files aren't tracks: ") + list,
      es: (count == 1 ? "1 archivo no es un recorrido: " : "\(number(count)) archivos no son recorridos: ")
        + list,
      ca: (count == 1 ? "1 fitxer no és un recorregut: " : "\(number(count)) fitxers no són recorreguts: ")
        + list)
  }

  /// Activities of a folder that the lifter has deleted.
  func deletedBefore(_ count: Int) -> String {
    say(
      en: "Left out \(activities(count)) you deleted. To import them again, add --force",
      es: "Se omiten porque las borraste: \(activities(count)). Para volver a importarlas, añade --force",
      ca: "S'ometen perquè les vas esborrar: \(activities(count)). Per tornar-les a importar, afegeix --force"
    )
  }

  var nothingToImport: String {
    say(en: "No files found", es: "No hay archivos", ca: "No hi ha fitxers")
  }

  /// The file of an activity names no sport; `name` says which file, if there are several.
  func sportUnknown(in name: String?) -> String {
    let name = name.map { terminalSafe($0) }
    return say(
      en: "\(name ?? "The file") doesn't name a sport. To set it:",
      es: "\(name ?? "El archivo") no indica el deporte. Para indicarlo:",
      ca: "\(name ?? "El fitxer") no indica l'esport. Per indicar-lo:")
  }

  /// Remarks on files that aren't shown.
  func moreRemarks(_ count: Int) -> String {
    say(
      en: "\(number(count)) more warnings like these", es: "\(number(count)) avisos más como estos",
      ca: "\(number(count)) avisos més com aquests")
  }

  /// An example of the option that sets the start of an activity.
  var exampleStart: String {
    let start = say(en: "yesterday 18:30", es: "ayer 18:30", ca: "ahir 18:30")
    return "--at \"\(start)\""
  }

  /// The hint with the line that imports the readable part of a damaged file.
  func importReadablePart(_ line: String) -> String {
    say(
      en: "To import what can be read: " + line, es: "Para importar lo que se puede leer: " + line,
      ca: "Per importar el que es pot llegir: " + line)
  }

  /// The line that imports a file in place of the activity that it overlaps.
  fileprivate func toReplace(_ line: String) -> String {
    say(
      en: "To replace that one: " + line, es: "Para sustituirla: " + line, ca: "Per substituir-la: " + line)
  }

  /// An activity in whose place another was imported.
  func replaced(_ activity: String) -> String {
    say(en: "Replaced \(activity)", es: "Sustituye a \(activity)", ca: "Substitueix \(activity)")
  }

  var undoRemovesThem: String {
    say(
      en: "To undo the import: gymlog undo", es: "Para deshacer la importación: gymlog undo",
      ca: "Per desfer la importació: gymlog undo")
  }

  var activityImportHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Import runs and rides from a watch or phone",
        [
          "gymlog activity import morning.gpx": "GPX, TCX, KML, KMZ or FIT",
          "gymlog activity import Garmin": "all new files in a folder",
          "gymlog activity import treadmill.tcx --sport run": "name the sport, if the file doesn't",
          "gymlog activity import torn.fit --partial": "the readable part of a damaged file",
        ],
        "A file's format is recognised by its content, not its name. Importing a file twice adds nothing. It is kept in "
          + "the data directory unchanged.",
        "Each track in a file is an activity; --join makes them one. Without --force, activities are left out if they overlap "
          + "another, start in the future, have neither distance nor time, or were deleted. --at sets the start if no point has a time.",
        "--replace replaces the activity that a file overlaps, such as one added by hand, and keeps its name, note "
          + "and tags."
      ),
      es: CommandHelp(
        "Importa carreras y salidas de un reloj o móvil",
        [
          "gymlog activity import manana.gpx": "un archivo de cualquiera de estos formatos",
          "gymlog activity import Garmin": "todos los archivos nuevos de una carpeta",
          "gymlog activity import cinta.tcx --sport correr": "indica el deporte, si el archivo no lo trae",
          "gymlog activity import roto.fit --partial": "lo que se pueda leer de un archivo dañado",
        ],
        "El formato se deduce del contenido, no del nombre. Un archivo ya importado no añade nada. El archivo se guarda tal "
          + "cual en la carpeta de datos.",
        "Cada recorrido de un archivo es una actividad; --join las une en una. Se omiten las que coinciden en el tiempo "
          + "con otra, tienen fecha futura, no tienen distancia ni tiempo o se borraron, salvo con --force. --at fija el "
          + "inicio si ningún punto tiene hora.",
        "--replace sustituye la actividad con la que coincide un archivo, como una añadida a mano, y conserva nombre, nota y "
          + "etiquetas."
      ),
      ca: CommandHelp(
        "Importa curses i sortides d'un rellotge o mòbil",
        [
          "gymlog activity import mati.gpx": "un fitxer de qualsevol d'aquests formats",
          "gymlog activity import Garmin": "tots els fitxers nous d'una carpeta",
          "gymlog activity import cinta.tcx --sport córrer": "indica l'esport, si el fitxer no el porta",
          "gymlog activity import trencat.fit --partial": "el que es pugui llegir d'un fitxer malmès",
        ],
        "El format es dedueix del contingut, no del nom. Un fitxer ja importat no afegeix res. El fitxer es desa tal "
          + "com és a la carpeta de dades.",
        "Cada recorregut d'un fitxer és una activitat; --join les uneix en una. S'ometen les que coincideixen en el temps "
          + "amb una altra, tenen data futura, no tenen distància ni temps o es van esborrar, tret que posis --force. --at fixa "
          + "l'inici si cap punt no té hora.",
        "--replace substitueix l'activitat amb què coincideix un fitxer, com ara una d'afegida a mà, i en conserva el nom, la nota "
          + "i les etiquetes."
      ))
  }
}

extension ActivityImport {
  /// The line as typed for one of its files, and what is added to it. `isLeftOut` says which of its words aren't in it.
  func line(
    for path: String, adding options: String..., leavingOut isLeftOut: (String) -> Bool = { _ in false }
  ) -> String {
    var line = context.line.filter { !isLeftOut($0) }
    // `--data tracks activity import tracks`
    let places = line.indices.filter { paths.contains(line[$0]) && ($0 == 0 || line[$0 - 1] != "--data") }
    for place in places.dropFirst().reversed() { line.remove(at: place) }
    if let place = places.first { line[place] = path }
    return (["gymlog"] + line.map(shellWord) + options).joined(separator: " ")
  }

  func forced(_ path: String) -> String { line(for: path, adding: "--force") }
}

/// The cause of a failure if a file is something else than a track.
struct NotATrack: Error {}

extension Failure {
  /// A file that can't be used, or only in part. `partly`: the line that imports that part.
  static func trackDamaged(_ path: String, _ problems: [TrackProblem], partly: String?) -> Failure {
    let isOther = problems.contains { if case .notATrack = $0.kind { true } else { false } }
    return Failure(.usage, cause: isOther ? NotATrack() : nil) { words in
      let details = problems.map { "  " + words.description(of: $0, in: path) }
      let message =
        partly != nil
        ? words.say(
          en: Message("\(path) is damaged"), es: Message("\(path) está dañado"),
          ca: Message("\(path) està malmès"))
        : words.say(
          en: Message("\(path) can't be imported"), es: Message("\(path) no se puede importar"),
          ca: Message("\(path) no es pot importar"))
      return message.with(details: details)
        .with(hint: partly.map(words.importReadablePart))
    }
  }

  /// Tracks of several sports aren't joined unless the lifter says what they are.
  static func severalSports(_ path: String, _ sports: [Sport], _ line: String) -> Failure {
    Failure(.usage) { words in
      let list = sports.map { words.sports($0) }.joined(separator: ", ")
      return words.say(
        en: Message("\(path) has tracks of several sports: \(list)", hint: "To join them as one: \(line)"),
        es: Message(
          "\(path) tiene recorridos de varios deportes: \(list)", hint: "Para unirlos como uno solo: \(line)"),
        ca: Message(
          "\(path) té recorreguts de diversos esports: \(list)", hint: "Per unir-los com un de sol: \(line)"))
    }
  }

  static func trackIsRoute(_ path: String) -> Failure {
    Failure(
      .usage, en: Message("\(path) is a planned route, not a recorded activity"),
      es: Message("\(path) es una ruta planificada, no una actividad grabada"),
      ca: Message("\(path) és una ruta planificada, no una activitat enregistrada"))
  }

  /// `problem`: that no point has a time.
  static func trackLacksStart(_ path: String, _ problem: TrackProblem?, _ line: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("\(path) has no start time", hint: "To give it: " + line),
        es: Message("\(path) no dice cuándo fue", hint: "Indica cuándo: " + line),
        ca: Message("\(path) no diu quan va ser", hint: "Indica quan: " + line)
      ).with(details: problem.map { ["  " + words.description(of: $0, in: path)] } ?? [])
    }
  }

  /// An activity that the lifter has deleted.
  static func trackWasDeleted(_ path: String, _ day: Day, today: Day, _ line: String) -> Failure {
    Failure(.usage) { words in
      let day = words.dayRelative(day, today: today)
      return words.say(
        en: Message("\(path) is an activity that you deleted (\(day))", hint: "To import it again: " + line),
        es: Message(
          "\(path) es una actividad que borraste (\(day))", hint: "Para volver a importarla: " + line),
        ca: Message(
          "\(path) és una activitat que vas esborrar (\(day))", hint: "Per tornar-la a importar: " + line))
    }
  }

  static func trackInFuture(_ path: String, _ moment: String, _ line: String) -> Failure {
    Failure(.usage) { words in
      Message(
        words.say(
          en: "\(path) starts in the future: \(moment)", es: "\(path) tiene fecha futura: \(moment)",
          ca: "\(path) té data futura: \(moment)"), hint: words.toImportAnyway(line))
    }
  }

  /// `problem`: that there is only one point, if so.
  static func trackIsEmpty(_ path: String, _ problem: TrackProblem?, _ line: String) -> Failure {
    Failure(.usage) { words in
      Message(
        words.say(
          en: "\(path) has neither distance nor time", es: "\(path) no tiene distancia ni tiempo",
          ca: "\(path) no té distància ni temps"),
        details: problem.map { ["  " + words.description(of: $0, in: path)] } ?? [],
        hint: words.toImportAnyway(line))
    }
  }

  /// `line` imports it besides the other, `instead` in its place, which is offered first if they are alike.
  static func trackOverlaps(
    _ path: String, _ other: String, _ line: String, instead: String?, isLike: Bool
  ) -> Failure {
    Failure(.usage) { words in
      let both = words.say(
        en: "To keep both: " + line, es: "Para tener las dos: " + line,
        ca: "Per tenir-les totes dues: " + line)
      let lines = [instead.map(words.toReplace), both].compactMap(\.self)
      let offered = isLike ? lines : lines.reversed()
      return Message(
        words.overlap(path, other), details: offered.dropLast().map { "  " + $0 }, hint: offered.last)
    }
  }

  /// `line` imports it besides the others, of which some are named; `deleting` has the lines that delete them.
  static func trackOverlaps(
    _ path: String, with count: Int, _ others: [String], _ line: String,
    deleting: [(activity: String, line: String)]
  ) -> Failure {
    Failure(.usage) { words in
      let list = others.joined(separator: "; ") + (others.count < count ? "; …" : "")
      let lines = deleting.map { activity, line in
        words.say(
          en: "To delete \(activity): \(line)", es: "Para borrar \(activity): \(line)",
          ca: "Per esborrar \(activity): \(line)")
      }
      return Message(
        words.overlap(path, words.activities(count) + ": " + list), details: lines.map { "  " + $0 },
        hint: words.say(
          en: "To keep them all: " + line, es: "Para tenerlas todas: " + line,
          ca: "Per tenir-les totes: " + line))
    }
  }

  /// A start was given for a file that has its own.
  static func trackHasStart(_ path: String) -> Failure {
    Failure(.usage) { words in
      let line = "gymlog activity edit last \(words.exampleStart) --force"
      return words.say(
        en: Message(
          "\(path) has times of its own; --at is for files without",
          hint: "If the device's clock was wrong, import it without --at, then: " + line),
        es: Message(
          "\(path) ya trae sus horas; --at es para archivos sin ellas",
          hint: "Si el reloj del dispositivo iba mal, impórtalo sin --at y después: " + line),
        ca: Message(
          "\(path) ja porta les seves hores; --at és per a fitxers que no en tenen",
          hint: "Si el rellotge del dispositiu anava malament, importa'l sense --at i després: " + line))
    }
  }
}

extension Words {
  /// That one activity is at the time of another.
  func overlap(_ path: String, _ other: String) -> String {
    say(
      en: "\(path) overlaps with \(other)", es: "\(path) coincide en el tiempo con \(other)",
      ca: "\(path) coincideix en el temps amb \(other)")
  }

  fileprivate func toImportAnyway(_ line: String) -> String {
    say(
      en: "To import it anyway: \(line)", es: "Para importarlo igualmente: \(line)",
      ca: "Per importar-lo igualment: \(line)")
  }
}
