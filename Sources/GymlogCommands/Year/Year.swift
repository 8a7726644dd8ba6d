import CommandLineKit
import Formats
import TerminalKit
import Training
import Wording

extension Commands {
  static func year(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.year.rawValue,
      declaring: .init(
        help: words.yearHelp,
        .phrase(words.placeholder(.year), help: words.meaning(.year), as: .year),
        .output(words), .replacing(words)
      ) { context, typed, file, force throws(Failure) in
        let today = context.now.day
        var year = today.year
        if case .year(let typed)? = typed?.period(today: today) { year = typed }
        return try show(year, to: file, force: force, context)
      })
  }

  private static func show(
    _ year: Int, to file: String?, force: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    let (trained, activities) = try context.logbook.read { snapshot throws(Failure) in
      let trained = try TrainingData(withTested: snapshot, context)
      return (trained, try trained.activities(in: snapshot, at: context.now))
    }
    let report = YearReport(year, trained, activities, context)
    let problems = trained.problems + activities.problems
    guard let file else {
      return Reply(
        problems: problems, text: { YearScreen(report: report, screen: $0).lines.text },
        json: { report.json })
    }
    let page = YearPage(
      report: report, language: context.settings.language.value.rawValue, words: context.words
    ).html
    if file == "-" {
      return Reply(
        problems: problems, text: { _ in page },
        json: { report.json + JSON.members(["html": .string(page)]) })
    }
    try write(page, to: file, force: force)
    return Reply(
      problems: problems,
      text: { $0.lines([$0.words.yearWritten(year, $0.painter.paint(file, .plain))]) },
      json: { report.json + JSON.members(["file": .string(file)]) })
  }
}

extension ValueParser where Value == PeriodArgument {
  /// `2026` or `last year`.
  fileprivate static var year: ValueParser {
    ValueParser { text throws(Failure) in
      switch PeriodArgument(text) {
      case .period(.year(let year))?: .period(.year(year))
      case .current(isYear: true, let isLast)?: .current(isYear: true, isLast: isLast)
      default: throw .yearNotUnderstood(text)
      }
    }
  }
}

extension Words {
  var yearHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Look back on a year",
        [
          "gymlog year": "this year so far", "gymlog year 2025": "a year",
          "gymlog year 2025 -o 2025.html": "a page to print",
        ],
        "The strongest month is the one with the most volume. For each month, the page shows each exercise's last record; "
          + "if they don't fit on a sheet of paper, only those of the exercises you did most."
      ),
      es: CommandHelp(
        "Repasa un año",
        [
          "gymlog year": "este año, hasta hoy", "gymlog year 2025": "un año",
          "gymlog year 2025 -o 2025.html": "una página para imprimir",
        ],
        "De los récords de un mes, la página lleva el último de cada ejercicio; "
          + "si no caben en una hoja, solo los de los ejercicios que más has hecho."
      ),
      ca: CommandHelp(
        "Repassa un any",
        [
          "gymlog year": "aquest any, fins avui", "gymlog year 2025": "un any",
          "gymlog year 2025 -o 2025.html": "una pàgina per imprimir",
        ],
        "Dels rècords d'un mes, la pàgina porta l'últim de cada exercici; si no caben en un full, només els dels exercicis que més has fet."
      ))
  }

  func yearWritten(_ year: Int, _ file: String) -> String {
    say(en: "\(year) saved to \(file)", es: "\(year) guardado en \(file)", ca: "\(year) desat a \(file)")
  }
}

extension Failure {
  fileprivate static func yearNotUnderstood(_ text: String) -> Failure {
    Failure(
      .usage, en: Message("\(quoted(text)) isn't a year", hint: "Type it like 2026"),
      es: Message("\(quoted(text)) no es un año", hint: "Escríbelo como 2026"),
      ca: Message("\(quoted(text)) no és un any", hint: "Escriu-lo com 2026"))
  }
}
