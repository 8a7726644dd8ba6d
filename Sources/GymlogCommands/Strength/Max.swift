import CommandLineKit
import Formats
import Insights
import Logbook
import Training
import Wording

extension Commands {
  static func maxima(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.max.rawValue,
      declaring: .init(
        help: words.maxHelp, .words([.exercise, .set], words), .dayOrTime(words),
        .flag(.force, words), .flag(.remove, words), .flag(.all, words), .formula(words), .day(.since, words),
        .day(.until, words),
        .limit(words), .flag(.csv, words)
      ) { context, line, moment, force, removes, all, formula, since, until, limit, csv in
        let line = try MaxLine(TypedLine(.max, line), force: force, context)
        let range = try DayRange(since: since, until: until, today: context.now.day)
        if removes {
          if all { throw Failure.contradiction("--remove", "--all") }
          return try TestedMaxRemoval(line, moment, context).reply(context)
        }
        guard line.groups.isEmpty else {
          return try TestedMaxRecord(line, moment?.instant(context) ?? context.now, context).reply(context)
        }
        try context.checkOneForm(csv: csv)
        if all, let name = line.name { throw Failure.contradiction("--all", name) }
        if moment != nil {
          throw UsageError.missingParameter(
            context.words.placeholder(.set), command: CommandName.max.rawValue)
        }
        let formula = formula ?? context.settings.formula.value
        let record = try context.strengthRecord()
        if let exercise = all ? nil : try line.exerciseToShow(context, record) {
          let maxima = record.maxima(of: exercise, by: formula)
          // Nobody typed the one in hand: where it has none, there is all the rest.
          if line.name != nil || !maxima.isEmpty {
            return try MaximaReport(
              of: exercise, maxima, in: record, range, limit: limit, csv: csv, context
            )
            .reply(csv: csv)
          }
        }
        return AllMaximaReport(in: record, by: formula, range, limit: limit, csv: csv, context).reply(
          csv: csv)
      })
  }
}

/// The words of `max` taken apart: an exercise, if one is named, and SETs.
struct MaxLine {
  let line: TypedLine
  let name: String?
  let groups: [NotatedGroup]
  /// Whether what looks like a slip is meant.
  let isForced: Bool

  /// - Throws: `Failure.notation` for what reads neither as a name nor as a set.
  init(_ line: TypedLine, force: Bool, _ context: Context) throws {
    (self.line, isForced) = (line, force)
    let start = try context.readingReps(line) { notation throws(SetSyntaxError) in
      try notation.startOfSets(in: line.words)
    }
    let end = start ?? line.words.count
    var name = line.words[..<end].joined(separator: " ")
    if name.last == "," { name.removeLast() }
    self.name = end == 0 ? nil : name
    groups =
      try start.map { start in
        try context.readingReps(line) { notation throws(SetSyntaxError) in
          try notation.groups(in: line.words, from: start)
        }
      } ?? []
  }

  /// The exercise that is named, else the one in hand.
  ///
  /// - Throws: `CommandError` where none or several fit, and where none is in hand.
  func exercise(_ context: Context, in snapshot: Snapshot) throws -> Exercise {
    let workout = try snapshot.inHand()?.workout
    if let name { return try context.exercise(name, today: workout) }
    guard let workout, let index = workout.inHand else { throw Failure.noExerciseInHand }
    return context.exercise(of: workout.exercises[index])
  }

  /// The exercise to show, found like that of every report; nil for all of them, where none is named and none in hand.
  func exerciseToShow(_ context: Context, _ record: StrengthRecord) throws -> Exercise? {
    let workout = try context.logbook.read { snapshot in try snapshot.inHand()?.workout }
    if let name, let exercise = try? context.exercise(name, today: workout),
      record.tested.contains(where: { $0.exercise == exercise.id })
    {
      return exercise
    }
    return try context.exercise(asked: name, workout, in: record.history)
  }
}

extension Words {
  /// The page of `max`.
  var maxHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show or record the maxima of an exercise",
        [
          "gymlog max full squat": "1RM and 10RM over time, tested and estimated apart",
          "gymlog max full squat 1@140kg": "you tested your 1RM; 10@105kg is a 10RM",
          "gymlog max full squat 1@140kg --at 2026-11-14": "on another day",
          "gymlog max": "of the exercise in hand, else of all",
        ],
        "Estimates are by Epley, unless gymlog config formula names another, from the best set of each day, warm-ups left "
          + "out; sets of more than 10 reps only where there is no other, marked with ~. The present one, in the second line, "
          + "is the best of the twelve weeks up to the last time.",
        "Up to 12 days are shown one by one, more as the best of each month; --since, --until and --limit choose others, and "
          + "--json and --csv give every day. Loads are rounded to tenths, and of a pair of dumbbells that of one.",
        "With the body, the numbers are what is added to your body weight of that day.",
        "gymlog max full squat --remove takes out the newest tested one; --at DATE, or the set, one of that day or of that load. "
          + "gymlog max --all shows all exercises."),
      es: CommandHelp(
        "Muestra o apunta los máximos de un ejercicio",
        [
          "gymlog max sentadilla completa": "1RM y 10RM en el tiempo: lo probado y lo estimado, por separado",
          "gymlog max sentadilla completa 1@140kg": "has probado tu 1RM; 10@105kg es un 10RM",
          "gymlog max sentadilla completa 1@140kg --at 2026-11-14": "otro día",
          "gymlog max": "del ejercicio en el que estás, o de todos",
        ],
        "La estimación es la de Epley, si gymlog config formula no dice otra, con la mejor serie de cada día, sin "
          + "calentamientos; las de más de 10 repeticiones, solo si no hay otra, y llevan ~. La actual, en la segunda línea, "
          + "es la mejor de las doce semanas hasta la última vez.",
        "Hasta 12 días salen uno a uno; si hay más, lo mejor de cada mes. Con --since, --until y --limit eliges otros, y "
          + "--json y --csv dan todos los días. Los pesos se redondean a décimas; de un par de mancuernas es el de una.",
        "Con el cuerpo, los números son lo que se añade a tu peso corporal de ese día.",
        "gymlog max sentadilla completa --remove quita el último probado; con --at FECHA o con la serie, uno de ese día o de "
          + "ese peso. gymlog max --all muestra todos los ejercicios."),
      ca: CommandHelp(
        "Mostra o apunta els màxims d'un exercici",
        [
          "gymlog max esquat complet":
            "1RM i 10RM en el temps: el provat i l'estimat, per separat",
          "gymlog max esquat complet 1@140kg": "has provat el teu 1RM; 10@105kg és un 10RM",
          "gymlog max esquat complet 1@140kg --at 2026-11-14": "un altre dia",
          "gymlog max": "de l'exercici en què estàs, o de tots",
        ],
        "L'estimació és la d'Epley, si gymlog config formula no en diu una altra, amb la millor sèrie de cada dia, sense "
          + "escalfaments; les de més de 10 repeticions, només si no n'hi ha cap altra, i porten ~. L'actual, a la segona "
          + "línia, és la millor de les dotze setmanes fins a l'última vegada.",
        "Fins a 12 dies surten un per un; si n'hi ha més, el millor de cada mes. Amb --since, --until i --limit en tries "
          + "d'altres, i --json i --csv donen tots els dies. Els pesos s'arrodoneixen a dècimes; d'un parell de manuelles és "
          + "el d'una.",
        "Amb el cos, els números són el que s'afegeix al teu pes corporal d'aquell dia.",
        "gymlog max esquat complet --remove treu l'últim provat; amb --at DATA o amb la sèrie, un d'aquell dia o d'aquell "
          + "pes. gymlog max --all mostra tots els exercicis."))
  }
}
