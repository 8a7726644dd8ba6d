import CommandLineKit
import Insights
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func muscles(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.muscles.rawValue,
      declaring: .init(
        help: words.musclesHelp, .workout(words), .rangeEnd(.since, words), .rangeEnd(.until, words),
        .svg(words), .replacing(words), .tableFormat(words)
      ) { context, workout, since, until, svg, force, format throws(Failure) in
        if workout != nil, since != nil || until != nil {
          throw Failure.workoutOrDays(since == nil ? "--until" : "--since")
        }
        return try muscles(
          workout, DayRange(since: since, until: until, context),
          ChartForm(svg: svg, force: force, format: format), context)
      })
  }

  private static func muscles(
    _ argument: WorkoutArgument?, _ range: DayRange, _ form: ChartForm, _ context: Context
  ) throws(Failure) -> Reply {
    let (trained, workout) = try context.logbook.read { snapshot throws(Failure) in
      let stored = try argument.map { argument throws(Failure) in
        try context.workout(argument, in: snapshot, lastOfDay: true)
      }
      return (try TrainingData(snapshot, context), stored?.workout)
    }
    let today = context.now.day
    // The default is the last seven days.
    let first = range.isOpen ? today.adding(days: -6) : range.since
    let last = range.isOpen ? today : range.until
    let day = argument?.day(today: today)
    let ofDay = day.map { trained.history.sessions(from: $0, through: $0) } ?? []
    let sessions =
      ofDay.count > 1
      ? ofDay
      : workout.map { [trained.history.session(of: $0.id)].compactMap(\.self) }
        ?? trained.history.sessions(from: first, through: last)
    let words = context.words
    let end = last ?? today
    // `--until` may end before the first workout.
    let begin = min(first ?? trained.history.sessions.first?.day ?? today, end)
    let name =
      ofDay.count > 1
      ? words.dayShortWithYear(day ?? today) + ", " + words.workouts(ofDay.count)
      : workout.map { words.label($0, at: context.now) }
        ?? words.days(begin, end)
    let report = MuscleReport(
      tallies: trained.statistics(of: sessions, context).muscles, name: name,
      days: sessions.first.map { first in
        let days = sessions.map { trained.history.sessions[$0].day }
        return (days.min() ?? trained.history.sessions[first].day)...(days.max() ?? today)
      },
      unit: context.settings.unit.value, words: words,
      weekly: workout != nil || argument != nil || sessions.isEmpty
        ? nil
        : WeeklySets(
          from: first.map { max($0, range.isOpen ? $0 : trained.history.sessions[0].day) }
            ?? trained.history.sessions[0].day, through: end, trained, context))
    return try form.reply(
      context, problems: trained.problems,
      text: { screen in
        trained.isEmpty
          ? nothingYet(trained.problems, screen) : MuscleScreen(report: report, screen: screen).lines
      }, json: { report.json }, table: { report.table },
      svg: {
        if trained.isEmpty { return SVGWriter.sentences(words.musclesFollow, title: words.musclesWorked) }
        var saved = report
        // "Yesterday" isn't true for long.
        if ofDay.count <= 1, let workout {
          saved.name =
            (workout.name ?? words.workout.capitalised) + ", " + words.dayShortWithYear(workout.start.day)
        }
        return saved.svg
      })
  }
}

/// The figure with bars beside it, or below if they don't fit; without colour only bars, with a character for each shade.
struct MuscleScreen {
  let report: MuscleReport
  let screen: Screen

  private static let gap = 3
  /// The fewest columns for bars beside the figure.
  private static let leastBars = 36

  var lines: [String] {
    let title = wrapped(report.title, width: screen.width).map { screen.painter.paint($0, .strong) }
    guard !report.tallies.isEmpty else { return title + [screen.words.noMuscleInPeriod] }
    let weeks = report.weekly?.lines(report.tallies, screen.words) ?? []
    return title + [""] + picture + [""]
      + (weeks + [report.words.musclesCounted]).flatMap { wrapped($0, width: screen.width) }
  }

  private var hasFigure: Bool {
    screen.painter.color && screen.glyphs == .unicode && screen.chartWidth >= FigurePicture.width
  }

  private var picture: [String] {
    let width = screen.chartWidth
    guard hasFigure else {
      return bars(width: width) + (report.chart.showsBars(width: width) ? legend(width: width) : [])
    }
    let figure = FigurePicture(levels: report.levels).lines(screen.words) + legend(width: FigurePicture.width)
    let left = FigurePicture.width + Self.gap
    guard width >= left + Self.leastBars else { return figure + [""] + bars(width: width) }
    let bars = bars(width: width - left)
    let margin = String(repeating: " ", count: left)
    return (0..<max(figure.count, bars.count)).map { index in
      let bar = index < bars.count ? bars[index] : ""
      guard index < figure.count else { return margin + bar }
      return bar.isEmpty ? figure[index] : figure[index] + String(repeating: " ", count: Self.gap) + bar
    }
  }

  /// The shades, each with the sets a week that it stands for.
  private func legend(width: Int) -> [String] {
    let (words, steps) = (screen.words, report.legend)
    guard !steps.isEmpty else { return [] }
    let entries = steps.map { screen.swatch($0.level) + " " + $0.text }
    let wide = steps.reduce(0) { $0 + 3 + displayWidth(of: $1.text) } + 2 * (steps.count - 1)
    // On one line, or on two.
    let perLine = wide <= width ? steps.count : 2
    return ["", words.setsPerWeek + ":"]
      + stride(from: 0, to: entries.count, by: perLine).map { first in
        entries[first..<min(first + perLine, entries.count)].joined(separator: "  ")
      }
  }

  private func bars(width: Int) -> [String] {
    var chart = report.chart
    // Without a figure or a legend, shades say no more than the lengths.
    if !hasFigure, report.legend.isEmpty {
      for index in chart.bars.indices { chart.bars[index].shade = nil }
    }
    return chart.lines(width: width, screen.glyphs, screen.painter)
  }
}

extension Words {
  var musclesHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show how much you trained each muscle",
        [
          "gymlog muscles": "the last seven days", "gymlog muscles last": "the last workout",
          "gymlog muscles --since 2026-11-01": "since that day",
          "gymlog muscles --svg muscles.svg": "also save it as SVG",
        ],
        "A set counts 1 for the main muscles of its exercise and ½ for the others; warm-ups and "
          + "stretches don't count. The stronger the colour, the more sets; percentages are of all sets counted this way. "
          + "Most lifters grow on 10 to 20 sets per muscle per week (Schoenfeld, Ogborn and Krieger 2017; Baz-Valle et al. 2022).",
        leastTrainedIsOf
      ),
      es: CommandHelp(
        "Muestra cuánto ha trabajado cada músculo",
        [
          "gymlog muscles": "los últimos siete días", "gymlog muscles last": "el último entrenamiento",
          "gymlog muscles --since 2026-11-01": "desde ese día",
          "gymlog muscles --svg musculos.svg": "guarda también una imagen",
        ],
        "Una serie cuenta 1 para los músculos principales de su ejercicio y ½ para los demás; los calentamientos "
          + "y los estiramientos no cuentan. Cuanto más vivo el color, más series; el porcentaje es del total así contado. "
          + "Para ganar músculo, lo habitual es hacer de 10 a 20 series por músculo y semana (Schoenfeld, Ogborn y Krieger 2017; Baz-Valle et al. 2022).",
        leastTrainedIsOf
      ),
      ca: CommandHelp(
        "Mostra quant ha treballat cada múscul",
        [
          "gymlog muscles": "els últims set dies", "gymlog muscles last": "l'últim entrenament",
          "gymlog muscles --since 2026-11-01": "des d'aquell dia",
          "gymlog muscles --svg musculs.svg": "desa també una imatge",
        ],
        "Una sèrie compta 1 per als músculs principals del seu exercici i ½ per als altres; els escalfaments i "
          + "els estiraments no compten. Com més viu el color, més sèries; el percentatge és del total comptat així. "
          + "Per guanyar múscul, el més habitual és fer de 10 a 20 sèries per múscul i setmana (Schoenfeld, Ogborn i Krieger 2017; Baz-Valle et al. 2022).",
        leastTrainedIsOf
      ))
  }

  /// What the picture of a logbook without workouts will show.
  fileprivate var musclesFollow: String {
    say(
      en:
        "There are no workouts yet. Here, the muscles of a body will be shaded by your sets, with a bar each.",
      es:
        "Aún no hay entrenamientos. Aquí, los músculos de un cuerpo tendrán el color de tus series, y una barra cada uno.",
      ca:
        "Encara no hi ha entrenaments. Aquí, els músculs d'un cos tindran el color de les teves sèries, i una barra cadascun."
    )
  }

  var noMuscleInPeriod: String {
    say(
      en: "No sets count for any muscle in that period",
      es: "Ninguna serie de ese periodo cuenta para ningún músculo",
      ca: "Cap sèrie d'aquest període no compta per a cap múscul")
  }
}

extension Failure {
  /// A workout was given with `--since` or `--until`.
  static func workoutOrDays(_ option: String) -> Failure {
    Failure(
      .usage,
      en: Message("a workout can't be combined with \(option)", hint: "Give either a workout or days"),
      es: Message(
        "un entrenamiento no se puede combinar con \(option)", hint: "Indica el entrenamiento o los días"),
      ca: Message(
        "un entrenament no es pot combinar amb \(option)", hint: "Indica l'entrenament o els dies"))
  }
}
