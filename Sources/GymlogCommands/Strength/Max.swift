import CommandLineKit
import Insights
import Logbook
import Training
import Wording

/// The options of `max`.
struct MaxOptions {
  let moment: TimeArgument?
  let force: Bool
  let removes: Bool
  let all: Bool
  let formula: MaxFormula?
  let since: DayRangeEnd?
  let until: DayRangeEnd?
  let limit: Int?
  let svg: String?
  let format: TableFormat?
}

extension Parameter where Value == MaxOptions {
  static func maxOptions(_ words: Words) -> Parameter {
    .together(
      .at(words),
      .flag(.force, words),
      .remove(words.say(en: "remove a tested max", es: "quita un máximo real", ca: "treu un màxim real")),
      .flag(.all, words), .formula(words),
      .rangeEnd(.since, words),
      .rangeEnd(.until, words),
      .limit(words), .svg(words), .tableFormat(words),
      as: MaxOptions.init(moment:force:removes:all:formula:since:until:limit:svg:format:))
  }
}

extension Commands {
  static func maxes(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.max.rawValue,
      declaring: .init(
        help: words.maxHelp, .words([.exercise, .set], form: "[*] [*…]", words), .maxOptions(words)
      ) { context, line, options throws(Failure) in
        let (moment, all, limit) = (options.moment, options.all, options.limit)
        let line = try MaxLine(TypedLine(.max, at: moment, line), force: options.force, context)
        let range = try DayRange(since: options.since, until: options.until, context)
        if options.svg != nil, options.removes || !line.groups.isEmpty {
          throw Failure.contradiction("--svg", options.removes ? "--remove" : context.words.placeholder(.set))
        }
        if options.removes {
          if all { throw Failure.contradiction("--remove", "--all") }
          return try TestedMaxRemoval(line, moment, context).reply(context)
        }
        guard line.groups.isEmpty else {
          let at = try context.instant(moment, dayIsEnough: true) ?? context.now
          return try TestedMaxRecord(line, at, context).reply(context)
        }
        let form = ChartForm(svg: options.svg, force: options.force, format: options.format)
        if all, let name = line.name { throw Failure.contradiction("--all", name) }
        if moment != nil {
          throw Failure(
            .missingArgument(
              context.words.placeholder(.set), command: CommandName.max.rawValue))
        }
        let formula = options.formula ?? context.settings.formula.value
        let record = try context.strengthData()
        if let exercise = all ? nil : try line.exerciseToShow(context, record) {
          let maxes = record.maxes(of: exercise, by: formula)
          // The current exercise wasn't asked for by name: if it has no maxes, show all.
          if line.name != nil || !maxes.isEmpty {
            return try MaxesReport(
              of: exercise, maxes, in: record, range, limit: limit, format: options.format, context
            )
            .reply(form, context)
          }
        }
        return try AllMaxesReport(
          in: record, by: formula, range, limit: limit, format: options.format, context
        )
        .reply(
          form, context)
      })
  }
}

/// The arguments of `max`: an exercise, if named, and SETs.
struct MaxLine {
  let line: TypedLine
  let name: String?
  let groups: [NotatedGroup]
  /// Whether likely mistakes are accepted.
  let isForced: Bool

  /// - Throws: A `Failure` for text that is neither a name nor a set.
  init(_ line: TypedLine, force: Bool, _ context: Context) throws(Failure) {
    (self.line, isForced) = (line, force)
    for count in [1, 2] where line.words.count > count {
      let (name, load) = (line.words.dropLast(count), line.words.suffix(count))
      guard context.notation.isLoad(Array(load)), !name.contains(where: { $0.contains(where: \.isNumber) })
      else { continue }
      let words = name.map(shellWord) + ["1@" + load.joined()]
      throw .loadAlone(load.joined(separator: " "), line.typing(words.joined(separator: " ")))
    }
    let (start, groups) = try context.setsToEstimate(line)
    let end = start ?? line.words.count
    var name = line.words[..<end].joined(separator: " ")
    if name.last == "," { name.removeLast() }
    self.name = end == 0 ? nil : name
    self.groups = groups
  }

  /// The exercise to report on; nil for all, if none is named and there is no current one.
  func exerciseToShow(_ context: Context, _ record: StrengthData) throws(Failure) -> Exercise? {
    let workout = try context.logbook.read { snapshot throws(Failure) in
      try snapshot.currentWorkout()?.workout
    }
    return try context.exercise(
      asked: name, workout, in: record.history, tested: record.tested.map(\.exercise))
  }
}

extension Words {
  var maxHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show an exercise's maxes, or record one",
        [
          "gymlog max full squat": "1RM and 10RM over time, tested and estimated",
          "gymlog max full squat 1@140kg": "record a tested 1RM; 10@105kg is a 10RM",
          "gymlog max full squat 1@140kg --at 2026-11-14": "for another day",
          "gymlog max": "the current exercise, or all",
        ],
        "Estimates use Epley's formula, or the one set by gymlog config formula, and the best set of each day, without "
          + "warm-ups. Sets of more than 10 reps are used only if there is no other, and marked ~. The current estimate, on "
          + "the second line, is the best of the twelve weeks up to the last session.",
        "Up to 12 days are listed one by one; if there are more, the best of each month. --since, --until "
          + "and --limit choose others; --json and --csv give every day. Loads are rounded to tenths; for a "
          + "pair of dumbbells, they are per dumbbell.",
        "For bodyweight exercises, loads are what you add to your body weight that day.",
        "gymlog max full squat --remove removes the newest tested max; with --at DATE or a set, the one with that day or load. "
          + "gymlog max --all shows all exercises."),
      es: CommandHelp(
        "Muestra o apunta los máximos de un ejercicio",
        [
          "gymlog max sentadilla completa": "1RM y 10RM a lo largo del tiempo, reales y estimados",
          "gymlog max sentadilla completa 1@140kg": "apunta un 1RM real; 10@105kg es un 10RM",
          "gymlog max sentadilla completa 1@140kg --at 2026-11-14": "otro día",
          "gymlog max": "del ejercicio actual, o de todos",
        ],
        "La estimación es la de Epley, o la fijada con gymlog config formula, con la mejor serie de cada día, sin "
          + "calentamientos; las de más de 10 repeticiones, solo si no hay otra, y llevan ~. La actual, en la segunda línea, "
          + "es la mejor de las doce semanas hasta la última sesión.",
        "Hasta 12 días salen uno a uno; si hay más, lo mejor de cada mes. Con --since, --until y --limit eliges otros, y "
          + "--json y --csv dan todos los días. Los pesos se redondean a décimas; con un par "
          + "de mancuernas, son los de una.",
        "En ejercicios de peso corporal, los pesos son el lastre sobre tu peso corporal de ese día.",
        "gymlog max sentadilla completa --remove quita el último máximo real; con --at FECHA o una serie, el de ese día o "
          + "ese peso. gymlog max --all muestra todos los ejercicios."),
      ca: CommandHelp(
        "Mostra o apunta els màxims d'un exercici",
        [
          "gymlog max esquat complet":
            "1RM i 10RM al llarg del temps, reals i estimats",
          "gymlog max esquat complet 1@140kg": "apunta un 1RM real; 10@105kg és un 10RM",
          "gymlog max esquat complet 1@140kg --at 2026-11-14": "un altre dia",
          "gymlog max": "de l'exercici actual, o de tots",
        ],
        "L'estimació és la d'Epley, o la fixada amb gymlog config formula, amb la millor sèrie de cada dia, sense "
          + "escalfaments; les de més de 10 repeticions, només si no n'hi ha cap altra, i porten ~. L'actual, a la segona "
          + "línia, és la millor de les dotze setmanes fins a l'última sessió.",
        "Fins a 12 dies surten un per un; si n'hi ha més, el millor de cada mes. Amb --since, --until i --limit en tries "
          + "d'altres, i --json i --csv donen tots els dies. Els pesos s'arrodoneixen a dècimes; amb "
          + "un parell de manuelles, són els d'una.",
        "En exercicis de pes corporal, els pesos són el llast sobre el teu pes corporal d'aquell dia.",
        "gymlog max esquat complet --remove treu l'últim màxim real; amb --at DATA o una sèrie, el d'aquell dia o aquell "
          + "pes. gymlog max --all mostra tots els exercicis."))
  }
}
