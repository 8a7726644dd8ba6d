import ChartKit
import CommandLineKit
import Formats
import Insights
import Logbook
import Training
import Wording

extension Commands {
  static func calendar(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.calendar.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.calendar)),
        .optional(
          words.placeholder(.period), help: words.meaning(.period),
          as: ValueParser { try CalendarPeriod($0) }), .svg(words), .flag(.force, words),
        .flag(.csv, words)
      ) { context, period, svg, force, csv in
        try calendar(period, ChartForm(svg: svg, force: force, csv: csv), context)
      })
  }

  private static func calendar(_ period: CalendarPeriod?, _ form: ChartForm, _ context: Context) throws
    -> Reply
  {
    let today = context.now.day
    let days = period?.days ?? CalendarPeriod.twelveMonths(through: today)
    let isMonth = if case .month? = period { true } else { false }
    let (trained, workouts) = try context.logbook.read { snapshot in
      let range = WorkoutRange(days: DayRange(days))
      return (
        try Trained(snapshot, context),
        try isMonth ? context.workouts(in: range, snapshot).trained : WorkoutList()
      )
    }
    let report = CalendarReport(
      trained: TrainedDays(
        trained.history, at: context.now, leftBehind: context.settings.leftOpen.value), days: days,
      today: today,
      name: name(of: period, days, context.words), words: context.words)
    return try form.reply(
      context, problems: trained.problems,
      text: { screen in
        if trained.isEmpty { return nothingYet(trained.problems, screen) }
        if isMonth {
          return MonthScreen(report: report, context: context, workouts: workouts, screen: screen).lines
        }
        return CalendarScreen(report: report, isYear: period != nil, screen: screen).lines
      },
      json: {
        let list = workouts.workouts.reversed().map { workout in
          JSON.object(WorkoutJSON(context: context, workout: workout).summary)
        }
        return report.json + (isMonth ? [JSON.Member(name: "list", value: .array(list))] : [])
      }, csv: { report.csv }, svg: { report.chart.svg() })
  }

  private static func name(of period: CalendarPeriod?, _ days: ClosedRange<Day>, _ words: Words) -> String
  {
    switch period {
    case .year(let year)?: "\(year)"
    case .month(let month)?: words.monthHeading(Month(of: days.lowerBound), year: month.year)
    case nil: words.days(days.lowerBound, days.upperBound)
    }
  }

  /// There is nothing to draw; where documents couldn't be read, they are told instead.
  static func nothingYet(_ problems: [Problem], _ screen: Screen) -> [String] {
    guard problems.isEmpty else { return [] }
    let message = screen.words.noWorkoutsYet()
    return [message.text.capitalised, message.hint].compactMap(\.self)
  }
}
