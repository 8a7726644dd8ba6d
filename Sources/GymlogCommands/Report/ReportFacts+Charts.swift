import ChartKit
import Insights
import Training
import Wording

extension ReportFacts {
  /// The days that were trained, month by month in numbers.
  var calendar: ReportSection {
    let report = CalendarReport(
      trained: TrainedDays(trained.history, at: context.now), days: lastYear, today: context.now.day,
      name: words.days(lastYear.lowerBound, lastYear.upperBound), words: words)
    return ReportSection(
      heading: words.trainingDays, texts: report.figures,
      figures: [
        ReportFigure(
          svg: report.chart.svg(id: "calendar", isAlone: false), isWide: true, table: months(report.entries))
      ])
  }

  /// The last twelve months at most: more don't fit on a line.
  private var lastYear: ClosedRange<Day> {
    let year = CalendarPeriod.twelveMonths(through: days.upperBound)
    return max(days.lowerBound, year.lowerBound)...days.upperBound
  }

  private func months(_ entries: [TrainedDays.Entry]) -> ReportTable {
    var months: [(month: YearMonth, days: Int, sets: Int, seconds: Int)] = []
    for entry in entries {
      let month = YearMonth(entry.day)
      if months.last?.month != month { months.append((month, 0, 0, 0)) }
      months[months.count - 1].days += 1
      months[months.count - 1].sets += entry.sets
      months[months.count - 1].seconds += entry.seconds
    }
    return ReportTable(
      caption: words.trainingDays,
      columns: [
        .init(heading: words.monthHeading.capitalised), .init(heading: words.trainingDays, isNumber: true),
        .init(heading: words.setsHeading.capitalised, isNumber: true),
        .init(heading: words.timeHeading, isNumber: true),
      ],
      rows: months.reversed().map { month, days, sets, seconds in
        [
          name(of: month), words.number(days), words.number(sets),
          words.duration(Duration(seconds: seconds)),
        ]
      })
  }

  private func name(of month: YearMonth) -> String {
    guard let day = Day(year: month.year, month: month.month, day: 1) else { return "" }
    return words.monthHeading(Month(of: day), year: month.year)
  }

  /// Volume and time, week by week or month by month.
  var weeks: ReportSection {
    let spans = statistics.spans
    let table = ReportTable(
      caption: words.volumeAndTime(byMonth: byMonth),
      columns: [
        .init(heading: byMonth ? words.monthHeading.capitalised : words.weekHeading.capitalised),
        .init(heading: words.workoutsHeading.capitalised, isNumber: true),
        .init(heading: words.timeHeading, isNumber: true),
        .init(heading: words.setsHeading.capitalised, isNumber: true),
        .init(heading: words.volume.capitalised, isNumber: true),
      ],
      rows: spans.reversed().map { span in
        [
          span.span.code, words.number(span.tally.sets.workouts), words.duration(span.tally.duration),
          words.number(span.tally.sets.sets), words.volume(span.tally.sets.volume.mass(in: unit)),
        ]
      })
    let volume = chart(words.volume.capitalised, unit: " " + unit.rawValue) {
      Double($0.sets.volume.mass(in: unit).value.raw) / 1_000
    }
    let hours = chart(words.hours, unit: " h") { Double($0.seconds) / 3_600 }
    return ReportSection(
      heading: words.volumeAndTime(byMonth: byMonth),
      figures: [
        ReportFigure(svg: volume.svg(width: Self.half, id: "volume", isAlone: false), table: table),
        ReportFigure(svg: hours.svg(width: Self.half, id: "hours", isAlone: false)),
      ].enumerated().map { index, figure in
        var figure = figure
        figure.title = [volume.title, hours.title][index]
        return figure
      })
  }

  private func chart(_ title: String, unit: String, _ value: (Statistics.TimedTally) -> Double) -> LineChart {
    let points = statistics.spans.map { span in
      let value = value(span.tally)
      return LineChart.Point(
        day: span.span.first.daysSince1970, value: value,
        label: span.span.code + ": " + rounded(value) + unit)
    }
    let ticks =
      statistics.spans.first.map { first in
        DayTicks(
          first: first.span.first, last: statistics.spans[statistics.spans.count - 1].span.first, words: words
        )
        .levels
      } ?? []
    let most = points.max { $0.value < $1.value }
    return LineChart(
      title: title, summary: most.map { words.best(rounded($0.value) + unit, $0.label) } ?? "",
      points: points, trend: nil, legend: .init(line: title, mark: "", trend: ""), dayTicks: ticks,
      fromZero: true
    ) { [words] value in words.rounded(Thousandths(raw: Int((value * 1_000).rounded()))) + unit }
  }

  private func rounded(_ value: Double) -> String {
    words.rounded(Thousandths(raw: Int((value * 1_000).rounded())))
  }

  /// How hard each muscle worked.
  var muscles: ReportSection? {
    let report = MuscleReport(tallies: statistics.muscles, name: span, unit: unit, words: words)
    guard !statistics.muscles.isEmpty else { return nil }
    return ReportSection(
      heading: words.musclesWorked, texts: [report.summary + "."],
      figures: [
        ReportFigure(
          svg: MusclePicture(report: report, id: "muscles", isAlone: false).svg, isWide: true,
          texts: [words.musclesCounted + "."],
          table: ReportTable(
            caption: words.musclesWorked,
            columns: [
              .init(heading: words.muscleHeading),
              .init(heading: words.setsHeading.capitalised, isNumber: true),
              .init(heading: words.shareHeading, isNumber: true),
              .init(heading: words.volume.capitalised, isNumber: true),
            ],
            rows: report.tallies.map { tally in
              [
                words.muscle(tally.muscle), words.decimal(tally.sets), words.percent(report.share(tally)),
                words.volume(tally.volume(in: unit)),
              ]
            }))
      ])
  }

  /// The lifts that were done most, each as a line of estimated maxima.
  var progress: ReportSection? {
    let reports = statistics.exercises.lazy.compactMap { progress(of: $0.exercise) }.prefix(Self.mainLifts)
    let figures = reports.enumerated().map { index, report in
      ReportFigure(
        title: report.title, svg: report.chart.svg(width: Self.half, id: "lift-\(index + 1)", isAlone: false),
        texts: report.figures,
        table: ReportTable(
          caption: report.title,
          columns: [
            .init(heading: words.dayHeading), .init(heading: words.set.capitalised, isNumber: true),
            .init(heading: words.metric(.e1rm).capitalised, isNumber: true),
          ],
          rows: report.points.reversed().map { point in
            [words.dayShortWithYear(point.day), report.set(of: point) ?? "", report.text(point)]
          }))
    }
    return figures.isEmpty ? nil : ReportSection(heading: words.mainLifts, figures: figures)
  }

  /// Nil where less than three days have an estimate.
  private func progress(of index: Int) -> ProgressReport? {
    let exercise = context.exercise(index, of: trained.history)
    let formula = context.settings.formula.value
    let metrics = trained.history.metrics(
      ofExercise: index, exercise, bodyWeights: trained.bodyWeights, formula: formula)
    guard metrics.contains(.e1rm) else { return nil }
    let series = trained.history.progress(
      ofExercise: index, by: .e1rm, exercise, bodyWeights: trained.bodyWeights, formula: formula, in: unit)
    let points = series.points(from: days.lowerBound, through: days.upperBound)
    guard points.count >= 3 else { return nil }
    return ProgressReport(
      exercise: exercise, name: context.name(of: exercise), series: series, points: points,
      history: trained.history, formula: formula, words: words)
  }
}
