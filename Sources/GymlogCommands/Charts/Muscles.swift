import ChartKit
import CommandLineKit
import Formats
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
        help: CommandHelp(words.help(.muscles)), .workout(words), .day(.since, words), .day(.until, words),
        .svg(words), .flag(.force, words), .flag(.csv, words)
      ) { context, workout, since, until, svg, force, csv in
        if workout != nil, since != nil || until != nil {
          throw ChartError.workoutOrDays(since == nil ? "--until" : "--since")
        }
        return try muscles(
          workout, DayRange(since: since, until: until, today: context.now.day),
          ChartForm(svg: svg, force: force, csv: csv), context)
      })
  }

  private static func muscles(
    _ argument: WorkoutArgument?, _ range: DayRange, _ form: ChartForm, _ context: Context
  ) throws -> Reply {
    let (trained, workout) = try context.logbook.read { snapshot in
      let stored = try argument.map { try context.workout($0.reference, typed: $0.text, in: snapshot) }
      return (try Trained(snapshot, context), stored?.workout)
    }
    let today = context.now.day
    // Without days, a week of training.
    let first = range.isOpen ? today.adding(days: -6) : range.since
    let last = range.isOpen ? today : range.until
    let day = argument?.reference.day(today: today)
    let ofDay = day.map { trained.history.sessions(from: $0, through: $0) } ?? []
    let sessions =
      ofDay.count > 1
      ? ofDay
      : workout.map { [trained.history.session(of: $0.id)].compactMap(\.self) }
        ?? trained.history.sessions(from: first, through: last)
    let words = context.words
    let name =
      ofDay.count > 1
      ? words.dayShortWithYear(day ?? today) + ", " + words.workouts(ofDay.count)
      : workout.map { words.label($0, at: context.now) }
        ?? words.days(
          first ?? trained.history.sessions.first?.day ?? today, last ?? today)
    let report = MuscleReport(
      tallies: trained.statistics(of: sessions, context).muscles, name: name,
      days: sessions.first.map { first in
        let days = sessions.map { trained.history.sessions[$0].day }
        return (days.min() ?? trained.history.sessions[first].day)...(days.max() ?? today)
      },
      unit: context.settings.unit.value, words: words)
    return try form.reply(
      context, problems: trained.problems,
      text: { screen in
        trained.isEmpty
          ? nothingYet(trained.problems, screen) : MuscleScreen(report: report, screen: screen).lines
      }, json: { report.json }, csv: { report.csv }, svg: { report.svg })
  }
}

/// The figure with its bars beside it, or below where there isn't room; bars alone without colour.
struct MuscleScreen {
  let report: MuscleReport
  let screen: Screen

  private static let gap = 3
  /// Beside the figure, bars need so many columns.
  private static let leastBars = 36

  var lines: [String] {
    let title = wrapped(report.title, width: screen.width).map { screen.painter.paint($0, .strong) }
    guard !report.tallies.isEmpty else { return title + [screen.words.noMuscleThen] }
    return title + [""] + picture + [""] + wrapped(report.words.musclesCounted, width: screen.width)
  }

  private var picture: [String] {
    let width = screen.chartWidth
    guard screen.painter.color, screen.glyphs == .unicode, width >= FigurePicture.width else {
      return bars(width: width)
    }
    let figure = FigurePicture(effort: report.effort).lines
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

  private func bars(width: Int) -> [String] {
    report.chart.lines(width: width, screen.glyphs, screen.painter)
  }
}
