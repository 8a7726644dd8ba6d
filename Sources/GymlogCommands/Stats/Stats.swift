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
        help: words.statsHelp, .words([.exercise], words), .day(.since, words),
        .day(.until, words),
        .option(
          OptionName.by.rawValue, value: words.placeholder(.span), help: words.option(.by),
          as: .choices(CalendarUnit.self)),
        .option(.exercise, .exercise, words), .option(.tag, .tag, words), .flag(.csv, words)
      ) { context, line, since, until, unit, exercise, tag, csv in
        try context.checkOneForm(csv: csv)
        let question = StatisticsQuestion(
          days: try DayRange(since: since, until: until, today: context.now.day), unit: unit,
          exercise: line.isEmpty ? exercise : ([exercise].compactMap(\.self) + line).joined(separator: " "),
          tag: tag)
        let report = try context.logbook.read { snapshot in
          try StatisticsReport(question, Trained(snapshot, context), snapshot, context)
        }
        return csv
          ? Reply(problems: report.problems, csv: report.csv)
          : Reply(
            problems: report.problems,
            text: { StatisticsScreen(report: report, context: context, screen: $0).lines.text },
            json: { report.json })
      })
  }
}

/// What statistics are asked for.
struct StatisticsQuestion {
  var days: DayRange
  var unit: CalendarUnit?
  /// As typed.
  var exercise: String?
  var tag: String?
}

extension Words {
  /// The page of `stats`.
  var statsHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show what your training comes to",
        [
          "gymlog stats --since 2026-09-01": "workouts, time, sets, reps, volume; exercises and muscles",
          "gymlog stats --by month": "a line a month; week (from Monday) and year go too",
          "gymlog stats full squat --by year": "of one exercise alone",
          "gymlog stats --tag gym": "of workouts with a tag",
        ],
        "Sets are all that are done; reps, loads and volume leave out warm-ups. Volume is load × reps, and so is the total of a load; "
          + "a pair of dumbbells counts twice, or once after gymlog config dumbbells one.",
        "Where you move your body, its weight of that day counts, as gymlog body has it; without one the added load alone. "
          + "Muscles count the sets and volume of exercises that they are the main muscles of, and half of others'."
      ),
      es: CommandHelp(
        "Muestra lo que suma tu entrenamiento",
        [
          "gymlog stats --since 2026-09-01": "todo desde ese día, con ejercicios y músculos",
          "gymlog stats --by month": "una línea por mes; también week (desde el lunes) y year",
          "gymlog stats sentadilla completa --by year": "de un solo ejercicio",
          "gymlog stats --tag gym": "de entrenamientos con una etiqueta",
        ],
        "Las series son todas las hechas; repeticiones, pesos y volumen van sin calentamientos. El volumen, como el total de un peso, "
          + "es peso × repeticiones; un par de mancuernas cuenta doble, o una vez con gymlog config dumbbells one.",
        "Donde mueves tu cuerpo cuenta su peso de ese día, el de gymlog body; sin él, solo el peso añadido. Los músculos "
          + "cuentan las series y el volumen de los ejercicios en que son principales, y la mitad de los demás."
      ),
      ca: CommandHelp(
        "Mostra què suma el teu entrenament",
        [
          "gymlog stats --since 2026-09-01": "tot des d'aquell dia, amb exercicis i músculs",
          "gymlog stats --by month": "una línia per mes; també week (des de dilluns) i year",
          "gymlog stats esquat complet --by year": "d'un sol exercici",
          "gymlog stats --tag gym": "d'entrenaments amb una etiqueta",
        ],
        "Les sèries són totes les fetes; repeticions, pesos i volum van sense escalfaments. El volum, com el total d'un pes, "
          + "és pes × repeticions; un parell de manuelles compta doble, o una vegada amb gymlog config dumbbells one.",
        "On mous el teu cos compta el seu pes d'aquell dia, el de gymlog body; sense, només el pes afegit. Els músculs compten les "
          + "sèries i el volum dels exercicis en què són principals, i la meitat dels altres."))
  }
}
