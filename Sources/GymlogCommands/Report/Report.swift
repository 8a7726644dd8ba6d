import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func report(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.report.rawValue,
      declaring: .init(
        help: words.reportHelp, .rangeEnd(.since, words), .rangeEnd(.until, words),
        .option(
          "activity", value: words.placeholder(.activity), help: words.reportedActivity, as: .activity(words)),
        .output(words), .replacing(words)
      ) { context, since, until, activity, file, force throws(Failure) in
        if let activity {
          if since != nil { throw Failure.contradiction("--activity", "--since") }
          if until != nil { throw Failure.contradiction("--activity", "--until") }
          return try report(of: activity, to: file, force: force, context)
        }
        return try report(
          DayRange(since: since, until: until, context), to: file, force: force, context)
      })
  }

  private static func report(_ range: DayRange, to file: String?, force: Bool, _ context: Context)
    throws(Failure)
    -> Reply
  {
    guard let file else {
      let days = [("--since", range.since), ("--until", range.until)].compactMap { option, day in
        day.map { option + " " + $0.text }
      }
      throw Failure.fileMissing(
        TypedLine(.report, []).typing((days + ["-o " + context.words.exampleReport]).joined(separator: " ")))
    }
    let last = range.until ?? context.now.day
    let days = (range.since ?? CalendarPeriod.twelveMonths(through: last).lowerBound)...last
    let (trained, activities) = try context.logbook.read { snapshot throws(Failure) in
      let trained = try TrainingData(withTested: snapshot, context)
      return (trained, try ReportedActivities(snapshot, trained, days, at: context.now))
    }
    let facts = ReportFacts(trained, activities, days, context)
    let page = ReportPage(
      facts: facts, language: context.settings.language.value.rawValue, words: context.words
    ).html
    return try reply(page, to: file, force: force, trained.problems + activities.data.problems)
  }

  private static func report(
    of argument: WorkoutArgument, to file: String?, force: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    guard let file else {
      let option = "--activity " + shellWord(argument.text) + " -o " + context.words.exampleReport
      throw Failure.fileMissing(TypedLine(.report, []).typing(option))
    }
    let (track, data) = try context.logbook.read { snapshot throws(Failure) in
      let data = try ActivityData(snapshot)
      return (
        try ActivityTrack(try context.activity(argument, in: data), in: snapshot, isNamed: true), data
      )
    }
    let page = try ActivityPage(track, data, context)
    return try reply(
      page.html, to: file, force: force, data.problems + context.bodyWeights.problems)
  }

  private static func reply(
    _ page: String, to file: String, force: Bool, _ problems: [Problem]
  ) throws(Failure) -> Reply {
    if file == "-" {
      return Reply(
        problems: problems, text: { _ in page }, json: { JSON.members(["html": .string(page)]) })
    }
    try write(page, to: file, force: force)
    return Reply(
      problems: problems,
      text: { $0.lines([$0.words.reportWritten($0.painter.paint(file, .plain))]) },
      json: { JSON.members(["file": .string(file)]) })
  }
}

extension Words {
  func reportWritten(_ file: String) -> String {
    say(en: "Report saved to \(file)", es: "Informe guardado en \(file)", ca: "Informe desat a \(file)")
  }

  fileprivate var reportedActivity: String {
    say(
      en: "only this run, ride or walk: its map, splits and route",
      es: "solo esta carrera o salida: mapa, parciales y ruta",
      ca: "només aquesta cursa o sortida: mapa, parcials i ruta")
  }

  var reportHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Write an HTML report of your training",
        [
          "gymlog report -o report.html": "the last twelve months",
          "gymlog report --since 2026-09-01 -o autumn.html": "since that day",
          "gymlog report --activity last -o run.html": "your last run, ride or walk",
          "gymlog report -o informe.html --lang es": "in Spanish",
        ],
        "The report shows your training calendar, volume, time, muscles, maxes, main lifts, body weight, records, activities "
          + "and latest workouts, with the numbers behind each chart. It's a single page without scripts, and needs no network."
      ),
      es: CommandHelp(
        "Crea un informe HTML de tus entrenamientos",
        [
          "gymlog report -o informe.html": "los últimos doce meses",
          "gymlog report --since 2026-09-01 -o septiembre.html": "desde ese día",
          "gymlog report --activity last -o carrera.html": "tu última carrera o salida",
          "gymlog report -o informe.html --lang ca": "en catalán",
        ],
        "El informe muestra el calendario, volumen, tiempo, músculos, máximos, ejercicios principales, peso corporal, récords, "
          + "actividades y últimos entrenamientos, con los datos de cada gráfica. Es una sola página, que no necesita red ni scripts."
      ),
      ca: CommandHelp(
        "Crea un informe HTML dels teus entrenaments",
        [
          "gymlog report -o informe.html": "els últims dotze mesos",
          "gymlog report --since 2026-09-01 -o setembre.html": "des d'aquell dia",
          "gymlog report --activity last -o cursa.html": "la teva última cursa o sortida",
          "gymlog report -o informe.html --lang es": "en castellà",
        ],
        "L'informe mostra el calendari, volum, temps, músculs, màxims, exercicis principals, pes corporal, rècords, activitats "
          + "i últims entrenaments, amb les dades de cada gràfic. És una sola pàgina, que no necessita ni xarxa ni scripts."
      ))
  }
}

extension Words {
  /// The file of a report, in examples.
  var exampleReport: String { say(en: "report.html", es: "informe.html", ca: "informe.html") }
}

extension Failure {
  /// No output file was given; suggests `command`, which names one.
  static func fileMissing(_ command: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("no output file given", hint: words.tryTyping(command)),
        es: Message("falta el archivo del informe", hint: words.tryTyping(command)),
        ca: Message("falta el fitxer de l'informe", hint: words.tryTyping(command)))
    }
  }
}
