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
        help: CommandHelp(words.help(.progress)), .words([.exercise], words),
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
      guard let exercise else { throw CommandError.exerciseNeeded(.progress) }
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
        throw hindered(ChartError.onlyWarmUps(name), by: trained.problems)
      }
      let reps = metric == .e1rm ? beyond(range) : nil
      let error =
        reps.map { ChartError.noEstimate(reps: Thousandths(rounding: $0), formula) }
        ?? .noValue(by: metric ?? .e1rm, name, metrics)
      throw hindered(error, by: trained.problems)
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
      report.reason =
        reps.map { ChartError.noEstimate(reps: Thousandths(rounding: $0), formula) }
        ?? (sets.isEmpty
          ? trained.history.isWarmedUp(ofExercise: index, range) ? .onlyWarmUps(name) : nil
          : .noValue(by: measured, name, []))
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
