import CommandLineKit
import Formats
import Insights
import Logbook
import Training
import Wording

extension Commands {
  static func stats(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.stats.rawValue,
      declaring: .init(
        help: words.statsHelp, .words([.exercise], words), .rangeEnd(.since, words),
        .rangeEnd(.until, words),
        .option(
          "by", value: words.placeholder(.span),
          help: words.say(
            en: "one line per week, month or year",
            es: "una línea por semana, mes o año",
            ca: "una línia per setmana, mes o any"),
          as: .choices(CalendarUnit.self)),
        .option(
          "exercise", value: words.placeholder(.exercise),
          help: words.say(
            en: "only this exercise", es: "solo este ejercicio", ca: "només aquest exercici"),
          completedBy: .custom([Placeholder.exercise.rawValue])),
        .option(.tag, .tag, words),
        .option(
          "routine", value: words.placeholder(.routine), help: words.routineOption,
          completedBy: .custom([Placeholder.routine.rawValue])), .flag(.all, words), .svg(words),
        .replacing(words), .tableFormat(words)
      ) {
        context, line, since, until, unit, exercise, tag, routine, all, svg, force, format throws(Failure) in
        let question = StatisticsQuery(
          days: try DayRange(since: since, until: until, context), unit: unit,
          exercise: line.isEmpty ? exercise : ([exercise].compactMap(\.self) + line).joined(separator: " "),
          tag: tag, routine: routine)
        var (report, activities, trained) = try context.logbook.read { snapshot throws(Failure) in
          let trained = try TrainingData(snapshot, context)
          let activities = try ActivityHistory(snapshot, at: context.now)
          return (
            try StatisticsReport(question, trained, activities, snapshot, context), activities, trained
          )
        }
        let isOfLifting = question.exercise != nil || routine != nil
        let totals = ActivityTotals(activities, trained, by: unit) { activity in
          !isOfLifting && question.days.contains(activity.start.day)
            && (tag.map { activity.tags.hasTag($0) } ?? true)
        }
        report.isWhole = all
        let form = ChartForm(svg: svg, force: force, format: format)
        let (shown, words) = (report, context.words)
        func reply<Row>(_ table: ReportTable<Row>) throws(Failure) -> Reply {
          try form.reply(
            context, problems: shown.problems + activities.problems,
            text: { screen in
              let own = totals.lines(screen)
              let isAlone = shown.statistics.total.sets.workouts == 0 && !own.isEmpty
              let lifting =
                isAlone ? [] : StatisticsScreen(report: shown, context: context, screen: screen).lines
              return lifting + (isAlone || own.isEmpty ? [] : [""]) + own
            },
            json: { shown.json(words) + totals.json(words) }, table: { table }, svg: { shown.svg(words) })
        }
        return unit == nil ? try reply(shown.exerciseTable) : try reply(shown.spanTable(words))
      })
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
          "gymlog stats --by month": "one line per month; also week (from Monday) and year",
          "gymlog stats full squat --by year": "one exercise",
          "gymlog stats --by week --svg weeks.svg": "also save a picture",
        ],
        "Sets include warm-ups; reps, loads and volume don't. Volume, or total load, is load × reps; a pair "
          + "of dumbbells counts twice, or once after gymlog config dumbbells one.",
        "Bodyweight exercises count your body weight that day (see gymlog body), or only the added load if none is recorded. "
          + "Sets and volume count in full for an exercise's main muscles and half for the others. "
          + "Sets per week are an average over the period, up to today; most lifters grow on 10 to 20 for each muscle "
          + "(Schoenfeld, Ogborn and Krieger 2017; Baz-Valle et al. 2022).",
        "Activities are added up below by sport, also in --json. For a table of each: gymlog activity list --csv"
      ),
      es: CommandHelp(
        "Muestra tus estadísticas",
        [
          "gymlog stats --since 2026-09-01": "desde ese día, con ejercicios y músculos",
          "gymlog stats --by month": "una línea por mes; también week (desde el lunes) y year",
          "gymlog stats sentadilla completa --by year": "de un solo ejercicio",
          "gymlog stats --by week --svg semanas.svg": "guarda también una imagen",
        ],
        "Las series incluyen los calentamientos; las repeticiones, los pesos y el volumen, no. El volumen, o "
          + "peso total, es peso × repeticiones; un par de mancuernas cuenta doble, o una vez con gymlog "
          + "config dumbbells one.",
        "En los ejercicios de peso corporal cuenta tu peso de ese día (gymlog body) o, si no lo has apuntado, solo el lastre. Las "
          + "series y el volumen cuentan enteros para los músculos principales del ejercicio y la mitad para los demás. Las series por "
          + "semana son la media de los días pedidos, hasta hoy; lo habitual para crecer son de 10 a 20 por músculo (Schoenfeld, "
          + "Ogborn y Krieger 2017; Baz-Valle et al. 2022).",
        "Las actividades se suman debajo, por deporte, y también con --json. Para una tabla de todas: gymlog activity list --csv"
      ),
      ca: CommandHelp(
        "Mostra les teves estadístiques",
        [
          "gymlog stats --since 2026-09-01": "des d'aquell dia, amb exercicis i músculs",
          "gymlog stats --by month": "una línia per mes; també week (des de dilluns) i year",
          "gymlog stats esquat complet --by year": "d'un sol exercici",
          "gymlog stats --by week --svg setmanes.svg": "desa també una imatge",
        ],
        "Les sèries inclouen els escalfaments; les repeticions, els pesos i el volum, no. El volum, o pes "
          + "total, és pes × repeticions; un parell de manuelles compta doble, o una vegada amb gymlog "
          + "config dumbbells one.",
        "En els exercicis de pes corporal compta el teu pes d'aquell dia (gymlog body) o, si no l'has apuntat, només el llast. Les "
          + "sèries i el volum compten sencers per als músculs principals de l'exercici i la meitat per als altres. Les sèries per "
          + "setmana són la mitjana dels dies demanats, fins avui; l'habitual per créixer són de 10 a 20 per múscul (Schoenfeld, "
          + "Ogborn i Krieger 2017; Baz-Valle et al. 2022).",
        "Les activitats se sumen a sota, per esport, i també amb --json. Per a una taula de totes: gymlog activity list --csv"
      ))
  }
}
