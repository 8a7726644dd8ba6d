import ChartKit
import CommandLineKit
import Formats
import Insights
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func progress(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.progress.rawValue,
      declaring: .init(
        help: words.progressHelp, .words([.exercise], words),
        .option(
          OptionName.metric.rawValue, value: words.placeholder(.metric), help: words.option(.metric),
          as: .choices(ProgressMetric.self)), .day(.since, words), .day(.until, words), .svg(words),
        .flag(.force, words), .flag(.csv, words)
      ) { context, words, metric, since, until, svg, force, csv in
        let report = try progress(
          words.isEmpty ? nil : words.joined(separator: " "), by: metric,
          DayRange(since: since, until: until, today: context.now.day), context)
        return try ChartForm(svg: svg, force: force, csv: csv).reply(
          context, problems: report.problems,
          text: {
            ProgressScreen(report: report.report, screen: $0).lines
          },
          json: { report.report.json }, csv: { report.report.csv }, svg: { report.report.chart.svg() })
      })
  }

  /// A report, and what is to be told beside it.
  private struct Found {
    let report: ProgressReport
    let problems: [Problem]
  }

  private static func progress(
    _ text: String?, by metric: ProgressMetric?, _ range: DayRange, _ context: Context
  ) throws -> Found {
    let (exercise, trained) = try context.logbook.read { snapshot in
      let trained = try Trained(snapshot, context)
      let exercise = try context.exercise(asked: text, snapshot.inHand()?.workout, in: trained.history)
      guard let exercise else { throw Failure.exerciseNeeded(.progress) }
      return (exercise, trained)
    }
    let name = context.name(of: exercise)
    let index = try context.index(of: exercise, asked: text, in: trained)
    let formula = context.settings.formula.value
    let weights = trained.bodyWeights
    let metrics = trained.history.metrics(
      ofExercise: index, context.counted(exercise), bodyWeights: weights, formula: formula)
    let beyond = { (range: DayRange) in
      trained.history.repsWithoutEstimate(
        ofExercise: index, context.counted(exercise), bodyWeights: weights, formula: formula,
        from: range.since, through: range.until)
    }
    guard let measured = metric ?? metrics.first, metrics.contains(measured) else {
      if trained.history.workSets(ofExercise: index).isEmpty {
        throw Failure.onlyWarmUps(name).attaching(trained.problems)
      }
      let reps = metric == .e1rm ? beyond(range) : nil
      let error =
        reps.map { Failure.noEstimate(reps: Thousandths(rounding: $0), formula) }
        ?? .noValue(by: metric ?? .e1rm, name, metrics)
      throw error.attaching(trained.problems)
    }
    let series = trained.history.progress(
      ofExercise: index, by: measured, context.counted(exercise), bodyWeights: weights, formula: formula,
      in: context.settings.unit.value)
    let points = series.points(from: range.since, through: range.until)
    var report = ProgressReport(
      exercise: exercise, name: name, series: series, points: points, history: trained.history,
      formula: formula, words: context.words)
    report.basis = trained.history.basis(
      ofExercise: index, by: measured, exercise, bodyWeights: weights, from: range.since, through: range.until
    )
    if points.isEmpty {
      let sets = trained.history.workSets(ofExercise: index, from: range.since, through: range.until)
      let reps = measured == .e1rm ? beyond(range) : nil
      let failure: Failure? =
        reps.map { Failure.noEstimate(reps: Thousandths(rounding: $0), formula) }
        ?? (sets.isEmpty
          ? trained.history.isWarmedUp(ofExercise: index, range) ? .onlyWarmUps(name) : nil
          : .noValue(by: measured, name, []))
      report.reason = failure?.message(context.words, now: context.now)
    }
    return Found(report: report, problems: trained.problems)
  }
}

/// A line chart of an exercise, with what it says in words.
struct ProgressScreen {
  let report: ProgressReport
  let screen: Screen

  var lines: [String] {
    let words = screen.words
    let title = wrapped(report.title, width: screen.width).map { screen.painter.paint($0, .strong) }
    guard !report.points.isEmpty else {
      return title + report.figures.flatMap { wrapped($0, width: screen.width, hanging: "  ") }
    }
    let notes = [
      report.hasRough ? words.roughMark(over: Int(MaxEstimate.mostReliableReps)) : nil,
      report.series.metric == .load && report.basis == .withBody
        ? words.bodyInLoads : words.note(report.basis),
    ].compactMap(\.self)
    return title + [""]
      + report.chart.lines(
        width: screen.chartWidth, rows: screen.chartRows, screen.glyphs, screen.painter)
      + [""] + (report.figures + notes).flatMap { wrapped($0, width: screen.width, hanging: "  ") }
  }
}

extension History {
  /// Whether sets of an exercise were done on some days, warm-ups among them.
  fileprivate func isWarmedUp(ofExercise index: Int, _ range: DayRange) -> Bool {
    sets(ofExercise: index).contains { range.contains(day(of: $0)) }
  }
}

extension Words {
  /// The page of `progress`.
  var progressHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show how an exercise goes, as a line",
        [
          "gymlog progress full squat": "the estimated 1RM of every day",
          "gymlog progress full squat --metric volume": "the volume instead",
          "gymlog progress full squat --since 2026-01-01": "from that day on",
          "gymlog progress full squat --svg squat.svg": "as a picture too",
        ],
        "Metrics: e1rm (estimated 1RM), load (the heaviest), volume (of the day), reps (the most), time (the longest), distance (the "
          + "furthest). Without --metric it is the first of these that the exercise has. Warm-ups don't count.",
        "Records are marked: better than on every day before. An estimate from more than ten reps is rough and has a ~ before it; it "
          + "never takes a record from a better-founded one.",
        "Exercises moved with the body count with the body weight of the day; record it with gymlog body 80kg. "
          + "Without EXERCISE it is the one in hand."),
      es: CommandHelp(
        "Muestra cómo va un ejercicio, en una gráfica",
        [
          "gymlog progress sentadilla completa": "el 1RM estimado de cada día",
          "gymlog progress sentadilla completa --metric volume": "el volumen de cada día",
          "gymlog progress sentadilla completa --since 2026-01-01": "desde ese día",
          "gymlog progress sentadilla completa --svg sentadilla.svg": "también como imagen",
        ],
        "Medidas: e1rm (1RM estimado), load (el mayor peso), volume (el volumen del día), reps (el máximo de repeticiones), time (el mayor tiempo), "
          + "distance (la mayor distancia). Sin --metric es la primera de estas que tiene el ejercicio. Los calentamientos no cuentan.",
        "Los récords van marcados: mejor que todos los días anteriores. Una estimación con más de diez repeticiones es aproximada y lleva ~ "
          + "delante; nunca quita un récord a una mejor fundada.",
        "Los ejercicios que mueven el cuerpo cuentan con el peso corporal del día; anótalo con gymlog body 80kg. "
          + "Sin EJERCICIO es el que está en curso."),
      ca: CommandHelp(
        "Mostra com va un exercici, en un gràfic",
        [
          "gymlog progress esquat complet": "l'1RM estimat de cada dia",
          "gymlog progress esquat complet --metric volume": "el volum de cada dia",
          "gymlog progress esquat complet --since 2026-01-01": "des d'aquell dia",
          "gymlog progress esquat complet --svg esquat.svg": "també com a imatge",
        ],
        "Mesures: e1rm (1RM estimat), load (el pes més gran), volume (el volum del dia), reps (el màxim de repeticions), time (el temps més llarg), "
          + "distance (la distància més llarga). Sense --metric és la primera d'aquestes que té l'exercici. Els escalfaments no compten.",
        "Els rècords van marcats: millor que tots els dies anteriors. Una estimació amb més de deu repeticions és aproximada i porta ~ "
          + "al davant; mai no pren un rècord a una de més ben fonamentada.",
        "Els exercicis que mouen el cos compten amb el pes corporal del dia; anota'l amb gymlog body 80kg. "
          + "Sense EXERCICI és el que tens entre mans."))
  }

  /// Loads count the body, where it is moved.
  var bodyInLoads: String {
    say(
      en: "Loads count your body weight of the day, as far as it moves",
      es: "Los pesos suman tu peso corporal de ese día, la parte que se mueve",
      ca: "Els pesos sumen el teu pes corporal d'aquell dia, la part que es mou")
  }
}

extension Failure {
  /// The metrics by which the exercise has a value.
  static func noValue(by metric: ProgressMetric, _ exercise: String, _ metrics: [ProgressMetric]) -> Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message(
          "\(exercise) has nothing to measure by \(words.metric(metric))",
          hint: (metrics.first.map { metric in
            "gymlog progress " + shellName(exercise.lowercased()) + " --metric " + metric.rawValue
          }).map { words.tryTyping($0) }),
        es: Message(
          "\(exercise) no se puede medir por \(words.metric(metric))",
          hint: (metrics.first.map { metric in
            "gymlog progress " + shellName(exercise.lowercased()) + " --metric " + metric.rawValue
          }).map { words.tryTyping($0) }),
        ca: Message(
          "\(exercise) no té cap valor \(words.metric(metric).hasPrefix("1") ? "d'" : "de ")\(words.metric(metric))",
          hint: (metrics.first.map { metric in
            "gymlog progress " + shellName(exercise.lowercased()) + " --metric " + metric.rawValue
          }).map { words.tryTyping($0) }))
    }
  }
}
