import CommandLineKit
import Formats
import TerminalKit
import Wording

extension Commands {
  static func list(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.list.rawValue,
      declaring: .init(
        help: words.listHelp, .limit(words), .rangeEnd(.since, words), .rangeEnd(.until, words),
        .option(.tag, .tag, words), .option(.routine, .routine, words), .tableFormat(words)
      ) { context, limit, since, until, tag, routine, format throws(Failure) in
        try context.checkOneForm(format)
        let isLimited = since != nil || until != nil || tag != nil || routine != nil || format != nil
        return try list(
          WorkoutRange(
            days: DayRange(since: since, until: until, context),
            limit: context.limit(limit, onTerminal: 20, isLimited: isLimited),
            tag: tag, routine: routine),
          format, context)
      })
  }

  private static func list(_ range: WorkoutRange, _ format: TableFormat?, _ context: Context) throws(Failure)
    -> Reply
  {
    let list = try context.logbook.read { snapshot throws(Failure) in
      var range = range
      range.origin = try context.origin(routine: range.routine, in: snapshot)
      return try context.workouts(in: range, snapshot)
    }
    if let format {
      return Reply(problems: list.problems, ReportTable.workouts(list.workouts, context), as: format)
    }
    return Reply(
      problems: list.problems,
      text: { screen in
        guard !list.workouts.isEmpty else { return none(range, list, screen) }
        return
          (ListScreen(context: context, list: list, screen: screen).lines + rest(of: list, range, screen))
          .text
      },
      json: {
        JSON.members([
          "workouts": .array(
            list.workouts.map { .object(WorkoutJSON(context: context, workout: $0).summary) }),
          "more": .int(list.rest),
        ])
      })
  }

  /// The text for an empty list, by the reason why it is empty.
  private static func none(_ range: WorkoutRange, _ list: WorkoutList, _ screen: Screen) -> String {
    if let tag = range.tag, list.problems.isEmpty { return screen.words.noneTagged(terminalSafe(tag)) + "\n" }
    if !range.days.isOpen { return screen.words.noWorkoutsInPeriod + "\n" }
    if let routine = range.routine { return screen.words.noneStarted(from: terminalSafe(routine)) + "\n" }
    if !list.problems.isEmpty { return "" }
    return screen.words.noWorkoutsYet().answer.text
  }

  private static func rest(of list: WorkoutList, _ range: WorkoutRange, _ screen: Screen) -> [String] {
    guard list.rest > 0 else { return [] }
    let all = list.workouts.count + list.rest
    var command = "gymlog list --limit \(all)"
    command += range.days.options
    if let tag = range.tag { command += " --tag " + shellWord(tag) }
    if let routine = range.routine { command += " --routine " + shellWord(routine) }
    let pieces: [Table.Cell] = [.init(screen.words.earlierWorkouts(list.rest)), .init(command, .accent)]
    return [""] + screen.flowing(pieces, between: " ")
  }
}

extension Words {
  func earlierWorkouts(_ count: Int) -> String {
    counted(
      count, en: ("earlier workout:", "earlier workouts:"),
      es: ("entrenamiento anterior:", "entrenamientos anteriores:"),
      ca: ("entrenament anterior:", "entrenaments anteriors:"))
  }

  var listHelp: CommandHelp {
    say(
      en: CommandHelp(
        "List your workouts, newest first",
        [
          "gymlog list": "by month, with time, sets and volume", "gymlog list --limit 10": "the last ten",
          "gymlog list --since 2026-09-01": "since that day",
          "gymlog list --routine push --csv": "those of a routine, for a spreadsheet",
        ],
        "A terminal shows the last 20, unless you give --limit, --since or --until; a pipe gets all.",
        "Volume is load × reps of completed sets, without warm-ups; a pair of dumbbells counts twice."
      ),
      es: CommandHelp(
        "Lista tus entrenamientos, los más recientes primero",
        [
          "gymlog list": "por meses, con tiempo, series y volumen",
          "gymlog list --limit 10": "los diez últimos",
          "gymlog list --since 2026-09-01": "desde ese día",
          "gymlog list --routine empuje --csv": "los de una rutina, para una hoja de cálculo",
        ],
        "La terminal muestra los 20 últimos, o los que pidas con --limit, --since y --until; al redirigir la salida, todos.",
        "El volumen es peso × repeticiones de las series hechas, sin calentamientos; un par de mancuernas "
          + "cuenta doble."
      ),
      ca: CommandHelp(
        "Llista els teus entrenaments, els més recents primer",
        [
          "gymlog list": "per mesos, amb temps, sèries i volum", "gymlog list --limit 10": "els deu últims",
          "gymlog list --since 2026-09-01": "des d'aquell dia",
          "gymlog list --routine empenta --csv": "els d'una rutina, per a un full de càlcul",
        ],
        "El terminal mostra els 20 últims, o els que demanis amb --limit, --since i --until; en redirigir la sortida, tots.",
        "El volum és pes × repeticions de les sèries fetes, sense escalfaments; un parell de manuelles "
          + "compta doble."
      ))
  }

  func noneStarted(from routine: String) -> String {
    say(
      en: "No workouts started from the routine \(routine)",
      es: "No hay ningún entrenamiento hecho con la rutina \(routine)",
      ca: "No hi ha cap entrenament fet amb la rutina \(routine)")
  }

  func noneTagged(_ tag: String) -> String {
    say(
      en: "No workouts tagged \(tag)",
      es: "No hay ningún entrenamiento con la etiqueta \(tag)",
      ca: "No hi ha cap entrenament amb l'etiqueta \(tag)")
  }
}
