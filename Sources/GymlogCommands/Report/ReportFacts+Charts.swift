import Insights
import TerminalKit
import Training
import Wording

extension ReportFacts {
  /// Training days as a calendar, with a table by month.
  var calendar: ReportSection {
    let report = CalendarReport(
      trained: TrainedDays(
        trained.history, at: context.now, idleLimit: context.settings.leftOpen.value), days: lastYear,
      today: context.now.day,
      name: words.days(lastYear.lowerBound, lastYear.upperBound), words: words)
    // Each half fits on a phone.
    let halves = report.chart.parts(ofWeeks: 27)
    var monday = lastYear.lowerBound.monday
    let figures = halves.enumerated().map { index, half in
      var half = half
      let next = monday.adding(days: 7 * half.weeks.count)
      let days = (max(monday, lastYear.lowerBound), min(next.adding(days: -1), lastYear.upperBound))
      half.title = words.trainingDays + ", " + words.days(days.0, days.1)
      monday = next
      return ReportFigure(
        svg: half.svg(id: "calendar-\(index + 1)", isAlone: false),
        table: index == halves.count - 1 ? months(report.entries) : nil)
    }
    return ReportSection(heading: words.trainingDays, texts: report.figures, figures: figures)
  }

  /// At most the last twelve months, so that the calendar stays readable.
  private var lastYear: ClosedRange<Day> {
    let year = CalendarPeriod.twelveMonths(through: days.upperBound)
    return max(days.lowerBound, year.lowerBound)...days.upperBound
  }

  private func months(_ entries: [TrainedDays.Entry]) -> PageTable {
    var months: [(month: YearMonth, days: Int, sets: Int, seconds: Int?)] = []
    for entry in entries {
      let month = YearMonth(entry.day)
      if months.last?.month != month { months.append((month, 0, 0, nil)) }
      months[months.count - 1].days += 1
      months[months.count - 1].sets += entry.sets
      if let seconds = entry.seconds {
        months[months.count - 1].seconds = (months[months.count - 1].seconds ?? 0) + seconds
      }
    }
    var table = ReportTable(Array(months.reversed()))
    table.shownColumn(.name(words.monthHeading)) { .text(name(of: $0.month)) }
    table.shownColumn(.init(words.trainingDays)) { .count($0.days) }
    table.shownColumn(.init(words.setsHeading)) { .count($0.sets) }
    table.shownColumn(.init(words.timeHeading)) { $0.seconds.cell { .duration(Duration(seconds: $0)) } }
    return PageTable(words.trainingDays, table, words)
  }

  private func name(of month: YearMonth) -> String {
    guard let day = Day(year: month.year, month: month.month, day: 1) else { return "" }
    return words.monthHeading(Month(of: day), year: month.year)
  }

  /// Volume and time by week or by month.
  var weeks: ReportSection {
    let volume = chart(words.volume.capitalised, unit: " " + unit.rawValue) { [unit] tally in
      let volume = tally.sets.volume.mass(in: unit)
      return (Double(volume.value.raw) / 1_000, self.words.volume(volume))
    }
    let hours = chart(words.hours, unit: " h") {
      (Double($0.duration?.seconds ?? 0) / 3_600, $0.duration.map(self.words.duration) ?? "")
    }
    return ReportSection(
      heading: words.volumeAndTime(byMonth: byMonth),
      figures: [
        figure(volume, id: "volume", "volume"), figure(hours, id: "hours", "seconds"),
      ])
  }

  /// A chart of the spans, and its table with the column that it draws.
  private func figure(_ chart: LineChart, id: String, _ column: String) -> ReportFigure {
    let table = ReportTable.spans(
      spans.reversed(), by: byMonth ? .month : .week, hasTime: true, unit: unit, words)
    return ReportFigure(
      title: chart.title, svg: chart.svg(width: Self.half, id: id, isAlone: false),
      table: PageTable(chart.title, table, only: ["span", "workouts", "sets", column], words))
  }

  /// A line chart over the spans, from each span's value and its text.
  private func chart(
    _ title: String, unit: String, _ value: (Statistics.TimedTally) -> (Double, String)
  ) -> LineChart {
    let spans = self.spans.map { (span: $0.span, value: value($0.tally)) }
    let points = spans.map { span, value in
      LineChart.Point(day: span.first.daysSince1970, value: value.0, label: span.code + ": " + value.1)
    }
    let ticks =
      spans.first.map {
        DayTicks(first: $0.span.first, last: spans[spans.count - 1].span.first, words: words).levels
      }
      ?? []
    let most = spans.max { $0.value.0 < $1.value.0 }
    return LineChart(
      title: title, summary: most.map { words.best($0.value.1, $0.span.code) + "." } ?? "",
      points: points, trend: nil, legend: .init(line: title, mark: "", trend: ""), dayTicks: ticks,
      fromZero: true
    ) { [words] value in words.decimal(Thousandths(raw: Int((value * 1_000).rounded()))) + unit }
  }

  /// How much each muscle was trained.
  var muscles: ReportSection? {
    let report = MuscleReport(tallies: statistics.muscles, name: span, days: days, unit: unit, words: words)
    guard !statistics.muscles.isEmpty else { return nil }
    return ReportSection(
      heading: words.musclesWorked, texts: [report.summary + "."],
      figures: [
        ReportFigure(
          svg: MusclePicture(report: report, id: "muscles", isAlone: false, hasBars: false).svg,
          texts: [words.musclesCounted + "."],
          table: PageTable(words.musclesWorked, report.table, words)),
        ReportFigure(svg: report.chart.svg(width: Self.half, id: "muscle-bars", isAlone: false)),
      ])
  }

  /// The lifts done most, each as a line of estimated maxes.
  var progress: ReportSection? {
    var reports: [ProgressReport] = []
    for tally in statistics.exercises where reports.count < Self.mainLifts {
      if let report = progress(of: tally.exercise) { reports.append(report) }
    }
    let figures = reports.enumerated().map { index, report in
      ReportFigure(
        title: report.title, svg: report.chart.svg(width: Self.half, id: "lift-\(index + 1)", isAlone: false),
        texts: report.figures,
        table: PageTable(report.title, report.table(latestFirst: true), words))
    }
    return figures.isEmpty ? nil : ReportSection(heading: words.mainLifts, figures: figures)
  }

  /// Nil if fewer than three days have an estimate.
  private func progress(of index: Int) -> ProgressReport? {
    let exercise = recorded.exercises[index]
    let formula = context.settings.formula.value
    let series = trained.history.progress(
      ofExercise: index, by: .e1rm, context.counted(exercise), bodyWeights: trained.bodyWeights,
      formula: formula, in: unit, breaks: recorded.breaks[index])
    let points = series.points(from: days.lowerBound, through: days.upperBound)
    guard points.count >= 3 else { return nil }
    return ProgressReport(
      exercise: exercise, name: context.name(of: exercise), series: series, points: points,
      history: trained.history, formula: formula, words: words)
  }
}

extension Words {
  /// The heading of volume and time by week or by month.
  func volumeAndTime(byMonth: Bool) -> String {
    say(
      en: byMonth ? "Volume and time by month" : "Volume and time by week",
      es: byMonth ? "Volumen y tiempo por mes" : "Volumen y tiempo por semana",
      ca: byMonth ? "Volum i temps per mes" : "Volum i temps per setmana")
  }

  /// The heading of the exercises done most.
  var mainLifts: String {
    say(en: "Main lifts", es: "Ejercicios principales", ca: "Exercicis principals")
  }

  var muscleHeading: String { say(en: "Muscle", es: "Músculo", ca: "Múscul") }

  var shareHeading: String { say(en: "Share", es: "Porcentaje", ca: "Percentatge") }

  var hours: String { say(en: "Hours", es: "Horas", ca: "Hores") }
}
