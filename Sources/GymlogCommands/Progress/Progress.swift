import Catalogue
import CommandLineKit
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
          "metric", value: words.placeholder(.metric),
          help: words.say(
            en: "what to chart",
            es: "qué medir",
            ca: "què mesurar"),
          as: .choices(ProgressMetric.self)), .rangeEnd(.since, words), .rangeEnd(.until, words), .svg(words),
        .replacing(words), .tableFormat(words)
      ) { context, words, metric, since, until, svg, force, format throws(Failure) in
        let report = try progress(
          words.isEmpty ? nil : words.joined(separator: " "), by: metric,
          DayRange(since: since, until: until, context), context)
        return try ChartForm(svg: svg, force: force, format: format).reply(
          context, problems: report.problems,
          text: {
            ProgressScreen(report: report.report, screen: $0).lines
          },
          json: { report.report.json },
          table: {
            report.report.table.followed(
              by: .tested(report.report.tested?.all.reversed() ?? [], kind: "metric"))
          }, svg: { report.report.chart.svg() })
      })
  }

  /// A report and the problems to show with it.
  private struct Found {
    let report: ProgressReport
    let problems: [Problem]
  }

  private static func progress(
    _ text: String?, by metric: ProgressMetric?, _ range: DayRange, _ context: Context
  ) throws(Failure) -> Found {
    let (exercise, trained, beside) = try context.logbook.read { snapshot throws(Failure) in
      let trained = try TrainingData(withTested: snapshot, context)
      let exercise = try context.exercise(
        asked: text, snapshot.currentWorkout()?.workout, in: trained.history, outings: snapshot)
      guard let exercise else { throw Failure.exerciseNeeded(.progress) }
      let activities = try CardioSet.sport(of: exercise.id).map { _ throws(Failure) in
        try ActivityHistory(snapshot, at: context.now)
      }
      return (exercise, trained, activities)
    }
    let (outings, others) = beside.map { Outings.of(exercise.id, $0, trained.history) } ?? (Outings(), [])
    let problems = trained.problems + (beside?.problems ?? [])
    let name = context.name(of: exercise)
    let index =
      outings.activities.isEmpty
      ? try context.index(of: exercise, asked: text, in: trained) : trained.history.exercise(exercise.id)
    let formula = context.settings.formula.value
    let weights = trained.bodyWeights
    let metrics = trained.history.metrics(
      ofExercise: index, context.counted(exercise), bodyWeights: weights, formula: formula,
      and: outings)
    let beyond = { (range: DayRange) in
      trained.history.repsWithoutEstimate(
        ofExercise: index, context.counted(exercise), bodyWeights: weights, formula: formula,
        from: range.since, through: range.until)
    }
    guard let measured = metric ?? metrics.first, metrics.contains(measured) else {
      if outings.activities.isEmpty, trained.history.workSets(ofExercise: index).isEmpty {
        throw Failure.onlyWarmUps(name).attaching(problems)
      }
      let reps = metric == .e1rm ? beyond(range) : nil
      let error =
        reps.map { Failure.noEstimate(reps: Thousandths(rounding: $0), formula) }
        ?? .noValue(by: metric ?? .e1rm, name, metrics)
      throw error.attaching(problems)
    }
    let series = trained.history.progress(
      ofExercise: index, by: measured, context.counted(exercise), bodyWeights: weights, formula: formula,
      in: context.settings.unit.value, and: outings)
    let points = series.points(from: range.since, through: range.until)
    var report = ProgressReport(
      exercise: exercise, name: name, series: series, points: points, history: trained.history,
      formula: formula, words: context.words, today: context.now.day)
    if [.e1rm, .load].contains(measured) {
      report.tested = TestedMaxes(of: exercise.id, among: trained.tested, in: range)
    }
    report.basis = trained.history.basis(
      ofExercise: index, by: measured, exercise, bodyWeights: weights, from: range.since, through: range.until
    )
    let elsewhere = others.filter { range.contains($0.start.day) }
    report.elsewhere = elsewhere.first?.sport.exercise.flatMap { Catalogue.bundled.exercise(id: $0) }.map {
      context.words.activitiesNotCharted(
        elsewhere.count, but: "gymlog progress " + shellName(context.name(of: $0).lowercased()))
    }
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
    return Found(report: report, problems: problems)
  }
}

/// A line chart of an exercise, with its figures as text.
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
      report.hasRough ? words.roughMark : nil,
      report.showsAddedLoads ? words.addedToTheBody : nil,
      report.showsAddedLoads && report.basis == .withBody
        ? nil : words.note(report.basis, of: report.exercise),
      report.elsewhere,
    ].compactMap(\.self)
    let chart =
      report.drawn.count < LineChart.fewest
      ? []
      : [""]
        + report.chart.lines(
          width: screen.chartWidth, rows: screen.chartRows, screen.glyphs, screen.painter) + [""]
    let few = chart.isEmpty ? [words.chartFollows(report.drawn.count)] : []
    return title + chart
      + (report.figures + few + notes).flatMap { wrapped($0, width: screen.width, hanging: "  ") }
  }
}

extension History {
  /// Whether any set of an exercise, warm-ups included, was done in a range of days.
  fileprivate func isWarmedUp(ofExercise index: Int?, _ range: DayRange) -> Bool {
    sets(ofExercise: index).contains { range.contains(day(of: $0)) }
  }
}

extension Words {
  /// There are too few days for a chart: 1 or 2.
  func chartFollows(_ days: Int) -> String {
    say(
      en: days == 1 ? "A chart needs 2 more days of training" : "A chart needs 1 more day of training",
      es: days == 1 ? "Con dos días más habrá gráfica" : "Con un día más habrá gráfica",
      ca: days == 1 ? "Amb dos dies més hi haurà gràfic" : "Amb un dia més hi haurà gràfic")
  }

  /// Activities of the sport are charted with the exercise that the sport is called by, with its line.
  fileprivate func activitiesNotCharted(_ count: Int, but line: String) -> String {
    say(
      en: "Left out \(activities(count)) that may belong to another exercise: \(line)",
      es: "Sin \(activities(count)), que pueden ser de otro ejercicio: \(line)",
      ca: "Sense \(activities(count)), que poden ser d'un altre exercici: \(line)")
  }

  var progressHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Chart an exercise's progress",
        [
          "gymlog progress full squat": "estimated 1RM by day",
          "gymlog progress full squat --metric volume": "volume instead",
          "gymlog progress full squat --since 2026-01-01": "since that day",
          "gymlog progress full squat --svg squat.svg": "also save it as SVG",
        ],
        "Metrics, each by day: e1rm (estimated 1RM), load (heaviest), volume (total), reps (most), time (longest; over a distance "
          + "that you repeat, the fastest), pace (fastest), distance (furthest). Without --metric, gymlog uses the first of these that the exercise has, "
          + "but if distances vary, distance comes before time and pace. Warm-ups don't count.",
        "The trend covers the last six months, or the last three to five if earlier days don't fit its line. Its slope is the "
          + "median of the slopes between all pairs of days, so one light day doesn't bend it. Days better than every day before are marked as records. An estimate from more than 10 reps is rough and marked ~; it never "
          + "takes a record from a more reliable one, and isn't drawn once three days have a reliable one.",
        "For bodyweight exercises, e1rm and load are what you add to your body weight that day; volume includes it. "
          + "Without EXERCISE, the current exercise is charted. A sport's activities are charted with its sets."
      ),
      es: CommandHelp(
        "Muestra la gráfica de progreso de un ejercicio",
        [
          "gymlog progress sentadilla completa": "el 1RM estimado de cada día",
          "gymlog progress sentadilla completa --metric volume": "el volumen de cada día",
          "gymlog progress sentadilla completa --since 2026-01-01": "desde ese día",
          "gymlog progress sentadilla completa --svg sentadilla.svg": "guardada también como SVG",
        ],
        "Medidas: e1rm (1RM estimado), load (peso máximo), volume (volumen del día), reps (máximo de repeticiones), time (tiempo "
          + "máximo; en una distancia que repites, el mejor), pace (mejor ritmo), distance (distancia máxima). Sin --metric se usa la primera de estas que "
          + "tenga el ejercicio, pero la distancia antes que el tiempo y el ritmo si las distancias varían. Los calentamientos no cuentan.",
        "La tendencia es la del último medio año, o la de los últimos tres a cinco meses si los días anteriores no se ajustan a su "
          + "línea. Su pendiente es la mediana de las de cada pareja de días, y un día flojo no la tuerce. Se marcan los récords: los días mejores que todos los anteriores. Una estimación con más de 10 repeticiones es aproximada y lleva ~; "
          + "nunca le quita el récord a una más fiable, ni se dibuja si tres días tienen una fiable.",
        "En los ejercicios de peso corporal, e1rm y load son el lastre sobre tu peso de ese día; volume lo incluye. "
          + "Sin EJERCICIO se usa el ejercicio actual. Las actividades de un deporte van con sus series."),
      ca: CommandHelp(
        "Mostra el gràfic de progrés d'un exercici",
        [
          "gymlog progress esquat complet": "l'1RM estimat de cada dia",
          "gymlog progress esquat complet --metric volume": "el volum de cada dia",
          "gymlog progress esquat complet --since 2026-01-01": "des d'aquell dia",
          "gymlog progress esquat complet --svg esquat.svg": "desat també com a SVG",
        ],
        "Mesures: e1rm (1RM estimat), load (pes màxim), volume (volum del dia), reps (màxim de repeticions), time (temps "
          + "màxim; en una distància que repeteixes, el millor), pace (millor ritme), distance (distància màxima). Sense --metric es fa servir la primera "
          + "d'aquestes que tingui l'exercici, però la distància abans que el temps i el ritme si les distàncies varien. Els escalfaments no compten.",
        "La tendència és la de l'últim mig any, o la dels últims tres a cinc mesos si els dies anteriors no s'ajusten a la seva "
          + "línia. El seu pendent és la mediana dels de cada parella de dies, i un dia fluix no el desvia. Es marquen els rècords: els dies millors que tots els anteriors. Una estimació amb més de 10 repeticions és aproximada i porta ~; "
          + "mai no treu el rècord a una de més fiable, ni es dibuixa si tres dies en tenen una de fiable.",
        "En els exercicis de pes corporal, e1rm i load són el llast sobre el teu pes d'aquell dia; volume l'inclou. "
          + "Sense EXERCICI es fa servir l'exercici actual. Les activitats d'un esport van amb les seves sèries."
      ))
  }
}

extension Failure {
  /// The exercise has no value for a metric; suggests the first of `metrics`, which it has.
  static func noValue(by metric: ProgressMetric, _ exercise: String, _ metrics: [ProgressMetric]) -> Failure {
    Failure(.notFound) { words in
      Message(
        words.say(
          en: "no \(words.metric(metric)) to chart for \(exercise)",
          es: "\(exercise) no tiene ningún valor de \(words.metric(metric))",
          ca:
            "\(exercise) no té cap valor \(words.metric(metric).hasPrefix("1") ? "d'" : "de ")\(words.metric(metric))"
        ),
        hint: (metrics.first.map { metric in
          "gymlog progress " + shellName(exercise.lowercased()) + " --metric " + metric.rawValue
        }).map { words.tryTyping($0) })
    }
  }
}
