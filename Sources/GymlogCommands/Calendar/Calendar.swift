import CommandLineKit
import Formats
import Insights
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func calendar(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.calendar.rawValue,
      declaring: .init(
        help: words.calendarHelp,
        .phrase(words.placeholder(.period), help: words.meaning(.period), as: PeriodArgument.parser),
        .svg(words), .replacing(words),
        .tableFormat(words)
      ) { context, period, svg, force, format throws(Failure) in
        try calendar(
          period?.period(today: context.now.day), ChartForm(svg: svg, force: force, format: format), context)
      })
  }

  private static func calendar(_ period: CalendarPeriod?, _ form: ChartForm, _ context: Context)
    throws(Failure)
    -> Reply
  {
    let today = context.now.day
    let days = period?.days ?? CalendarPeriod.twelveMonths(through: today)
    let isMonth = if case .month? = period { true } else { false }
    let (trained, workouts, activities) = try context.logbook.read { snapshot throws(Failure) in
      let range = WorkoutRange(days: DayRange(days))
      let trained = try TrainingData(snapshot, context)
      return (
        trained, isMonth ? try context.workouts(in: range, snapshot).trained : WorkoutList(),
        try trained.activities(in: snapshot, at: context.now)
      )
    }
    let (recordDays, earlyDays) = RecordList(trained, in: DayRange(days), besides: activities, context)
      .calendarDays
    let report = CalendarReport(
      trained: TrainedDays(trained.history).with(activities: activities.activities.map(\.start.day)),
      days: days,
      today: today, name: name(of: period, days, context.words), words: context.words,
      recordDays: recordDays, earlyRecordDays: earlyDays)
    let isEmpty = trained.isEmpty && activities.activities.isEmpty
    return try form.reply(
      context, problems: trained.problems + activities.problems,
      text: { screen in
        if isEmpty { return nothingYet(trained.problems, screen) }
        if isMonth {
          return MonthScreen(
            report: report, context: context, workouts: workouts, activities: activities, screen: screen
          ).lines
        }
        return CalendarScreen(report: report, isYear: period != nil, screen: screen).lines
      },
      json: {
        let list = workouts.workouts.reversed().map { workout in
          JSON.object(WorkoutJSON(context: context, workout: workout).summary)
        }
        return report.json + (isMonth ? JSON.members(["list": .array(list)]) : [])
      }, table: { report.table },
      svg: {
        if isEmpty { return SVGWriter.sentences(context.words.calendarFollows, title: report.title) }
        return isMonth
          ? MonthPicture(report: report, context: context, workouts: workouts, activities: activities).svg()
          : report.chart.svg()
      })
  }

  private static func name(of period: CalendarPeriod?, _ days: ClosedRange<Day>, _ words: Words) -> String {
    switch period {
    case .year(let year)?: "\(year)"
    case .month(let month)?: words.monthHeading(Month(of: days.lowerBound), year: month.year)
    case nil: words.days(days.lowerBound, days.upperBound)
    }
  }

  /// The lines if there is nothing to draw; empty if documents couldn't be read, which are reported instead.
  static func nothingYet(_ problems: [Problem], _ screen: Screen) -> [String] {
    guard problems.isEmpty else { return [] }
    return screen.words.noWorkoutsYet().answer
  }
}

extension Words {
  var calendarHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show training days on a calendar",
        [
          "gymlog calendar": "the last twelve months", "gymlog calendar 2026": "a year",
          "gymlog calendar 2026-11": "a month, with its workouts",
          "gymlog calendar --svg calendar.svg": "also save it as SVG",
        ],
        "The more sets on a day, the darker it is, in equal steps; a day with activities but no workout is the lightest. "
          + "A day is marked as a record if an exercise or a sport done at least ten times before beats its heaviest load, its longest "
          + "time or distance, its most reps without a load or its fastest time. A streak is "
          + "consecutive weeks, Monday to Sunday, with at least one workout or activity; weeks have ISO 8601 numbers.",
        "On a narrow terminal, the calendar shows as many weeks as fit."),
      es: CommandHelp(
        "Muestra tus días de entrenamiento en un calendario",
        [
          "gymlog calendar": "los últimos doce meses", "gymlog calendar 2026": "un año",
          "gymlog calendar 2026-11": "un mes, con sus entrenamientos",
          "gymlog calendar --svg calendario.svg": "guardado también como SVG",
        ],
        "Cuantas más series en un día, más oscuro, en tramos iguales; un día con actividades pero sin entrenamiento es el más claro. "
          + "Es un récord el día en que un ejercicio o un deporte que ya habías hecho diez veces supera su peso máximo, su tiempo o "
          + "distancia máximos, sus repeticiones sin peso o su mejor marca. "
          + "Una racha son semanas seguidas, de lunes a domingo, con al menos un entrenamiento o una actividad; las semanas llevan el "
          + "número de ISO 8601.",
        "En una terminal estrecha, el calendario muestra las semanas que caben."),
      ca: CommandHelp(
        "Mostra els teus dies d'entrenament en un calendari",
        [
          "gymlog calendar": "els últims dotze mesos", "gymlog calendar 2026": "un any",
          "gymlog calendar 2026-11": "un mes, amb els seus entrenaments",
          "gymlog calendar --svg calendari.svg": "desat també com a SVG",
        ],
        "Com més sèries en un dia, més fosc, en trams iguals; un dia amb activitats però sense entrenament és el més clar. "
          + "És un rècord el dia que un exercici o un esport que ja havies fet deu vegades supera el pes màxim, el temps o la distància "
          + "màxims, les repeticions sense pes o la millor marca. Una ratxa "
          + "són setmanes seguides, de dilluns a diumenge, amb almenys un entrenament o una activitat; les setmanes porten el número "
          + "d'ISO 8601.",
        "En un terminal estret, el calendari mostra les setmanes que hi caben."))
  }
}
