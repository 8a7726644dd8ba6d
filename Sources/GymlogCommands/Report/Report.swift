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
        help: words.reportHelp, .day(.since, words), .day(.until, words),
        .option(
          OptionName.output.rawValue, letter: "o", value: words.placeholder(.file),
          help: words.option(.output), as: .file), .flag(.force, words)
      ) { context, since, until, file, force in
        try report(
          DayRange(since: since, until: until, today: context.now.day), to: file, force: force, context)
      })
  }

  private static func report(_ range: DayRange, to file: String?, force: Bool, _ context: Context) throws
    -> Reply
  {
    guard let file else {
      let days = [("--since", range.since), ("--until", range.until)].compactMap { option, day in
        day.map { option + " " + $0.text }
      }
      throw Failure.fileMissing(
        TypedLine(.report, []).typing((days + ["-o report.html"]).joined(separator: " ")))
    }
    let last = range.until ?? context.now.day
    let days = (range.since ?? CalendarPeriod.twelveMonths(through: last).lowerBound)...last
    let trained = try context.logbook.read { try Trained($0, context) }
    let facts = ReportFacts(trained, days, context)
    let page = ReportPage(
      facts: facts, language: context.settings.language.value.rawValue, words: context.words
    ).html
    let problems = trained.problems
    if file == "-" {
      return Reply(
        problems: problems, text: { _ in page }, json: { [JSON.Member(name: "html", value: .string(page))] })
    }
    try write(page, to: file, force: force)
    return Reply(
      problems: problems,
      text: { $0.lines([$0.words.reportWritten($0.painter.paint(file, .plain))]) },
      json: { [JSON.Member(name: "file", value: .string(file))] })
  }
}

extension Words {
  /// What the file is that was written.
  func reportWritten(_ file: String) -> String {
    say(en: "Report written to \(file)", es: "Informe escrito en \(file)", ca: "Informe escrit a \(file)")
  }

  var reportHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Write a report of your training to look at or print",
        [
          "gymlog report -o report.html": "the last twelve months",
          "gymlog report --since 2026-09-01 -o autumn.html": "from that day on",
          "gymlog report -o informe.html --lang es": "in Spanish",
        ],
        "The page has everything in it: calendar, volume, time, muscles, your main lifts, records and latest workouts, "
          + "each chart with its numbers behind it. It needs no network and no script.",
        "A file that is already there is replaced only with --force."),
      es: CommandHelp(
        "Escribe un informe de tu entrenamiento para ver o imprimir",
        [
          "gymlog report -o informe.html": "los últimos doce meses",
          "gymlog report --since 2026-09-01 -o septiembre.html": "desde ese día",
          "gymlog report -o informe.html --lang ca": "en catalán",
        ],
        "La página lo lleva todo dentro: calendario, volumen, tiempo, músculos, tus ejercicios principales, récords y "
          + "últimos entrenamientos, cada gráfico con sus números detrás. No necesita red ni scripts.",
        "Si el archivo ya existe, solo se reemplaza con --force."),
      ca: CommandHelp(
        "Escriu un informe del teu entrenament per mirar o imprimir",
        [
          "gymlog report -o informe.html": "els últims dotze mesos",
          "gymlog report --since 2026-09-01 -o setembre.html": "des d'aquell dia",
          "gymlog report -o informe.html --lang es": "en castellà",
        ],
        "La pàgina ho porta tot a dins: calendari, volum, temps, músculs, els teus exercicis principals, rècords i "
          + "últims entrenaments, cada gràfic amb els seus números al darrere. No necessita ni xarxa ni scripts.",
        "Si el fitxer ja existeix, només se substitueix amb --force."))
  }
}

extension Failure {
  /// No file is named; the line with one.
  static func fileMissing(_ command: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("a report goes into a file, and none is named", hint: words.tryTyping(command)),
        es: Message("el informe va a un archivo, y no has dicho cuál", hint: words.tryTyping(command)),
        ca: Message("l'informe va a un fitxer, i no has dit quin", hint: words.tryTyping(command)))
    }
  }
}
