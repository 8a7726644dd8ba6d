import CommandLineKit
import Formats
import Logbook
import System
import TerminalKit
import Training
import Wording

/// The formats that `export` writes.
enum ExportFormat: String, CaseIterable {
  /// Every document, as it is.
  case json
  /// A row for each completed set.
  case csv
  /// Formats for people.
  case markdown, text
  /// Formats for programs that read the files of Strong or Hevy.
  case strong, hevy
}

extension Commands {
  static func export(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.export.rawValue,
      declaring: .init(
        help: words.exportHelp,
        .required(words.placeholder(.format), help: words.meaning(.format), as: .choices(ExportFormat.self)),
        .words([.exercise], words), .rangeEnd(.since, words), .rangeEnd(.until, words),
        .option(.exercise, .exercise, words), .output(words), .replacing(words)
      ) { context, format, line, since, until, exercise, file, force throws(Failure) in
        let days = try DayRange(since: since, until: until, context)
        let name = ([exercise].compactMap(\.self) + line).joined(separator: " ")
        let found = name.isEmpty ? nil : try exportedExercise(name, context)
        let export = LogbookExport(format: format, days: days, exercise: found, context: context)
        guard let file, file != "-" else { return try reply(printing: export, context) }
        return try reply(writing: export, to: file, force: force, context)
      })
  }

  private static func exportedExercise(_ name: String, _ context: Context) throws(Failure) -> Exercise {
    try context.logbook.read { snapshot throws(Failure) in
      let open = try context.open(in: snapshot)?.workout
      guard let found = try context.exercise(asked: name, open, in: context.history(in: snapshot).history)
      else { throw Failure.exerciseNeeded(.export) }
      return found
    }
  }

  /// Prints an export piece by piece.
  private static func reply(printing export: LogbookExport, _ context: Context) throws(Failure) -> Reply {
    if context.isForPrograms { throw .contradiction("export " + export.format.rawValue, "--json") }
    var reply = Reply(text: { _ in "" }, json: { [] })
    let isForPeople = export.format == .markdown || export.format == .text
    let isSafe = !isForPeople || !context.world.terminal.isTerminal
    reply.afterwards = { screen throws(Failure) in
      let done = try export.write { bytes throws(Failure) in
        let text = String(decoding: bytes, as: UTF8.self)
        do throws(SystemError) {
          try context.world.print(isSafe ? text : terminalSafe(text, multiline: true))
        } catch {
          throw Failure.answerNotWritten(error)
        }
      }
      for problem in done.problems {
        context.world.complain(
          Failure(problem).text(
            screen.words, now: context.now, width: context.world.errorTerminal.width, screen.painter))
      }
      return done.problems.contains(where: \.isDamage) ? .damaged : .done
    }
    return reply
  }

  private static func reply(
    writing export: LogbookExport, to file: String, force: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    func onDisk<Value>(_ work: () throws(SystemError) -> Value) throws(Failure) -> Value {
      do throws(SystemError) { return try work() } catch { throw fileFailure(file, error) }
    }
    let output = try onDisk { () throws(SystemError) in try OutputFile(file, replacing: force) }
    let done = try export.write { bytes throws(Failure) in
      try onDisk { () throws(SystemError) in try output.write(bytes) }
    }
    try onDisk { () throws(SystemError) in try output.finish() }
    return Reply(
      problems: done.problems,
      text: { $0.lines([$0.words.exported(done, $0.painter.paint(file, .plain))]) },
      json: {
        JSON.members(["file": .string(file), "workouts": .int(done.workouts), "sets": .int(done.sets.sets)])
          + (export.format == .json
            ? JSON.members([
              "activityCount": .int(done.activities), "trackCount": .int(done.tracks),
              "documentCount": .int(done.documents),
            ]) : [])
      })
  }

  /// Why an output file couldn't be written.
  static func fileFailure(_ file: String, _ error: SystemError) -> Failure {
    if error.alreadyExists { return .fileExists(file) }
    if error.isNotFound { return .folderMissing(file) }
    return .fileNotWritten(file.isEmpty ? shellWord(file) : file, error)
  }
}

extension Words {
  var exportHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Write your logbook as JSON, CSV or text",
        [
          "gymlog export json -o logbook.json": "everything, for backup or to import elsewhere",
          "gymlog export csv -o sets.csv": "a row for each completed set, for spreadsheets",
          "gymlog export markdown --since 2026-01-01": "this year's workouts, to read",
          "gymlog export strong -o strong.csv": "for programs that read Strong's files; or hevy",
        ],
        """
        To export one exercise, name it after the format. JSON contains every document unchanged, and the track files of \
        activities; the other formats, completed sets only. Only you can read the file.
        """,
        """
        Only JSON keeps planned sets and pauses; only JSON and Hevy's file keep supersets. Text and Markdown have no tags or set times. \
        Strong's and Hevy's files lack these too, as well as rests and reps per side; RIR becomes RPE, and the parts of a set become \
        drop sets.
        """),
      es: CommandHelp(
        "Exporta el diario en JSON, CSV o texto",
        [
          "gymlog export json -o diario.json": "todo, para guardarlo o importarlo en otro sitio",
          "gymlog export csv -o series.csv": "una fila por serie hecha, para hojas de cálculo",
          "gymlog export markdown --since 2026-01-01": "los entrenamientos del año, para leerlos",
          "gymlog export strong -o strong.csv": "para programas que leen los archivos de Strong; o hevy",
        ],
        """
        Si pones un ejercicio tras el formato, se exporta solo ese. El JSON contiene cada documento tal cual y los archivos de los recorridos. Los demás formatos, solo las series hechas. Solo tú puedes leer el archivo.
        """,
        """
        Solo el JSON guarda las series previstas y las pausas; las superseries, solo el JSON y el archivo de Hevy. El texto y el Markdown \
        no llevan etiquetas ni la hora de cada serie. Los archivos de Strong y Hevy tampoco, y además no llevan descansos ni repeticiones \
        por lado; en ellos, el RIR pasa a RPE, y las partes de una serie, a drop sets.
        """),
      ca: CommandHelp(
        "Exporta el diari en JSON, CSV o text",
        [
          "gymlog export json -o diari.json": "tot, per desar-ho o importar-ho en un altre lloc",
          "gymlog export csv -o series.csv": "una fila per sèrie feta, per a fulls de càlcul",
          "gymlog export markdown --since 2026-01-01": "els entrenaments de l'any, per llegir-los",
          "gymlog export strong -o strong.csv": "per a programes que llegeixen els fitxers de Strong; o hevy",
        ],
        """
        Si poses un exercici després del format, només s'exporta aquest. El JSON conté cada document tal com és i els fitxers dels recorreguts. Els altres formats, només les sèries fetes. Només tu pots llegir el fitxer.
        """,
        """
        Només el JSON desa les sèries previstes i les pauses; les supersèries, només el JSON i el fitxer de Hevy. El text i el Markdown \
        no tenen etiquetes ni l'hora de cada sèrie. Els fitxers de Strong i Hevy tampoc, i a més no tenen descansos ni repeticions per \
        costat; hi consten el RIR com a RPE i les parts d'una sèrie com a drop sets.
        """))
  }

  func exported(_ done: LogbookExport.Result, _ file: String) -> String {
    let what = contents(
      workouts: done.workouts, sets: done.sets, activities: done.activities, tracks: done.tracks
    ).joined(separator: ", ")
    return say(
      en: "Exported to \(file): \(what)", es: "Exportado a \(file): \(what)",
      ca: "Exportat a \(file): \(what)")
  }
}
