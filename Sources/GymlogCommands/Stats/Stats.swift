import CommandLineKit
import Formats
import Insights
import Logbook
import TerminalKit
import Training
import Wording

/// The options of `stats`.
struct StatsOptions {
  let since: DayRangeEnd?
  let until: DayRangeEnd?
  let group: StatisticsGroup?
  let exercise: String?
  let tag: String?
  let routine: String?
  let all: Bool
  let svg: String?
  let force: Bool
  let format: TableFormat?
}

extension Parameter where Value == StatsOptions {
  static func statsOptions(_ words: Words) -> Parameter {
    .together(
      .rangeEnd(.since, words),
      .rangeEnd(.until, words),
      .option(
        "by", value: words.placeholder(.span),
        help: words.say(
          en: "one line per week, month or year, or per sport",
          es: "una línea por semana, mes o año, o por deporte",
          ca: "una línia per setmana, mes o any, o per esport"),
        as: .choices(StatisticsGroup.self)),
      .option(.exercise, .exercise, words), .option(.tag, .tag, words), .option(.routine, .routine, words),
      .flag(
        OptionName.all.rawValue,
        help: words.say(
          en: "list every exercise, not just the top ten", es: "lista todos los ejercicios, no solo diez",
          ca: "llista tots els exercicis, no només deu")), .svg(words),
      .replacing(words), .tableFormat(words),
      as: StatsOptions.init(since:until:group:exercise:tag:routine:all:svg:force:format:))
  }
}

extension Commands {
  static func stats(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.stats.rawValue,
      declaring: .init(
        help: words.statsHelp, .words([.exercise], words), .statsOptions(words)
      ) { context, line, options throws(Failure) in
        let (group, exercise, tag, routine) = (options.group, options.exercise, options.tag, options.routine)
        let (unit, isBySport) = (group?.unit, group == .sport)
        let question = StatisticsQuery(
          days: try DayRange(since: options.since, until: options.until, context), unit: unit,
          exercise: line.isEmpty ? exercise : ([exercise].compactMap(\.self) + line).joined(separator: " "),
          tag: tag, routine: routine)
        let isOfLifting = question.exercise != nil || routine != nil
        if isBySport, isOfLifting || options.svg != nil {
          let other = options.svg != nil ? "--svg" : routine != nil ? "--routine" : question.exercise ?? ""
          throw Failure.contradiction("--by sport", other)
        }
        var (report, activities, trained) = try context.logbook.read { snapshot throws(Failure) in
          let trained = try TrainingData(withTested: snapshot, context)
          let activities = try trained.activities(in: snapshot, at: context.now)
          return (
            try StatisticsReport(question, trained, activities, snapshot, context), activities, trained
          )
        }
        let totals = ActivityTotals(activities, trained, by: unit, countsSetsAlone: isBySport || unit != nil)
        { activity in
          !isOfLifting && question.days.contains(activity.start.day)
            && (tag.map { activity.tags.hasTag($0) } ?? true)
        }
        if isBySport {
          return try bySport(
            totals, report, options.format, problems: report.problems + activities.problems, context)
        }
        report.isWhole = options.all
        report.hasActivities = !activities.activities.isEmpty && !totals.rows.isEmpty
        let form = ChartForm(svg: options.svg, force: options.force, format: options.format)
        let (shown, words) = (report, context.words)
        func reply<Row>(_ table: ReportTable<Row>) throws(Failure) -> Reply {
          try form.reply(
            context, problems: shown.problems + activities.problems,
            text: { screen in
              let own =
                activities.activities.isEmpty
                ? totals.lines(screen, heading: words.cardioHeading) : totals.lines(screen)
              let isAlone = shown.statistics.total.sets.workouts == 0 && !own.isEmpty
              let lifting =
                isAlone ? [] : StatisticsScreen(report: shown, context: context, screen: screen).lines
              // By the week, the sports are in a table already.
              let hint =
                unit != nil && !own.isEmpty
                ? nil
                : shown.hint(besides: activities.activities, words).map { hint in
                  screen.flowing(
                    [.init(hint), .init("gymlog stats --by sport" + question.days.options, .accent)],
                    between: " ")
                }
              return lifting + (isAlone || own.isEmpty ? [] : [""]) + own + (hint.map { [""] + $0 } ?? [])
            },
            json: { shown.json(words) + totals.json(words) },
            table: { table.followed(by: totals.table(words)) },
            svg: { shown.svg(words) })
        }
        return unit == nil ? try reply(shown.exerciseTable) : try reply(shown.spanTable(words))
      })
  }
}

/// The groups for which `stats --by` has a line.
enum StatisticsGroup: String, CaseIterable {
  case week, month, year, sport

  /// Nil for sports.
  var unit: CalendarUnit? { CalendarUnit(rawValue: rawValue) }
}

extension Commands {
  /// `stats --by sport`: the activities and the cardio of workouts.
  private static func bySport(
    _ totals: ActivityTotals, _ report: StatisticsReport, _ format: TableFormat?, problems: [Problem],
    _ context: Context
  ) throws(Failure) -> Reply {
    try context.checkOneForm(format)
    let words = context.words
    if let format { return Reply(problems: problems, totals.table(words), as: format) }
    return Reply(
      problems: problems,
      text: { screen in
        (totals.rows.isEmpty
          ? [words.noCardio(inPeriod: !report.question.days.isOpen)]
          : totals.lines(screen, heading: words.cardioHeading))
          .text
      },
      json: {
        report.json(words) + JSON.members(["by": .string("sport"), "activities": totals.table(words).json])
      })
  }
}

extension StatisticsReport {
  /// What leads to `stats --by sport`, if that shows more: several sports of workouts, which have no table of their own without
  /// activities, or the activities of the sport of the exercise asked for.
  fileprivate func hint(besides activities: [Activity], _ words: Words) -> String? {
    guard let exercise else {
      return activities.isEmpty && isOfAll && sports.count > 1 ? words.cardioBySport : nil
    }
    let sport = CardioSet.sport(of: exercise.id)
    return activities.contains { $0.sport == sport && question.days.contains($0.start.day) }
      ? words.activitiesBySport : nil
  }
}

struct StatisticsQuery {
  var days: DayRange
  var unit: CalendarUnit?
  /// As typed.
  var exercise: String?
  var tag: String?
  /// As typed.
  var routine: String?
}

extension Words {
  var statsHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show training totals and averages",
        [
          "gymlog stats --since 2026-09-01": "workouts, time, sets, reps, volume; exercises and muscles",
          "gymlog stats --by month": "one line per month; also week (from Monday), year and sport",
          "gymlog stats full squat --by year": "one exercise",
          "gymlog stats --by week --svg weeks.svg": "also save a picture",
        ],
        "Sets include warm-ups; reps, loads and volume don't. Volume is load × reps; a pair "
          + "of dumbbells counts twice, or once after gymlog config dumbbells one. Workout times count once the workout is "
          + "finished. For each exercise, the heaviest tested max is shown.",
        "Bodyweight exercises count your body weight that day (see gymlog body), or only the added load if none is recorded. "
          + "Sets and volume count in full for an exercise's main muscles and half for the others. "
          + "Sets per week are an average over the period, up to today; most lifters grow on 10 to 20 for each muscle "
          + "(Schoenfeld, Ogborn and Krieger 2017; Baz-Valle et al. 2022).",
        "Activities are totalled by sport at the end; in --csv, their rows name a sport. Average pace is total time over total distance "
          + "of the activities that have both. To list them: gymlog activity list --csv"
      ),
      es: CommandHelp(
        "Muestra tus estadísticas",
        [
          "gymlog stats --since 2026-09-01": "desde ese día, con ejercicios y músculos",
          "gymlog stats --by month": "una línea por mes; también week (desde el lunes), year y sport",
          "gymlog stats sentadilla completa --by year": "de un solo ejercicio",
          "gymlog stats --by week --svg semanas.svg": "guarda también una imagen",
        ],
        "Las series incluyen los calentamientos; las repeticiones, los pesos y el volumen, no. El volumen, o "
          + "peso total, es peso × repeticiones; un par de mancuernas cuenta doble, o una vez con gymlog "
          + "config dumbbells one. El tiempo de un entrenamiento cuenta cuando lo terminas. De los máximos reales, se muestra "
          + "el mayor de cada ejercicio.",
        "En los ejercicios de peso corporal cuenta tu peso de ese día (gymlog body) o, si no lo has apuntado, solo el lastre. Las "
          + "series y el volumen cuentan enteros para los músculos principales del ejercicio y la mitad para los demás. Las series por "
          + "semana son la media de los días pedidos, hasta hoy; lo habitual para ganar músculo es hacer de 10 a 20 por músculo (Schoenfeld, "
          + "Ogborn y Krieger 2017; Baz-Valle et al. 2022).",
        "Las actividades se suman debajo, por deporte; con --csv, sus filas llevan el deporte. Su media es la "
          + "distancia total entre el tiempo total de las que tienen ambos. Para una tabla de todas: gymlog activity list --csv"
      ),
      ca: CommandHelp(
        "Mostra les teves estadístiques",
        [
          "gymlog stats --since 2026-09-01": "des d'aquell dia, amb exercicis i músculs",
          "gymlog stats --by month": "una línia per mes; també week (des de dilluns), year i sport",
          "gymlog stats esquat complet --by year": "d'un sol exercici",
          "gymlog stats --by week --svg setmanes.svg": "desa també una imatge",
        ],
        "Les sèries inclouen els escalfaments; les repeticions, els pesos i el volum, no. El volum, o pes "
          + "total, és pes × repeticions; un parell de manuelles compta doble, o una vegada amb gymlog "
          + "config dumbbells one. El temps d'un entrenament compta quan l'acabes. Dels màxims reals, es mostra "
          + "el més gran de cada exercici.",
        "En els exercicis de pes corporal compta el teu pes d'aquell dia (gymlog body) o, si no l'has apuntat, només el llast. Les "
          + "sèries i el volum compten sencers per als músculs principals de l'exercici i la meitat per als altres. Les sèries per "
          + "setmana són la mitjana dels dies demanats, fins avui; per guanyar múscul, el més habitual és fer-ne de 10 a 20 per múscul (Schoenfeld, "
          + "Ogborn i Krieger 2017; Baz-Valle et al. 2022).",
        "Les activitats se sumen a sota, per esport; amb --csv, les seves files porten l'esport. La mitjana és la "
          + "distància total entre el temps total de les que tenen tots dos. Per a una taula de totes: gymlog activity list --csv"
      ))
  }
}
