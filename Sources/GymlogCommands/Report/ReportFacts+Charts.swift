import Insights
import TerminalKit
import Training
import Wording

extension ReportFacts {
  /// Training days as a calendar for each year, with its sum, and a table by month.
  var calendar: ReportSection {
    let days = TrainedDays(trained.history).with(activities: activities.data.activities.map(\.start.day))
    func report(_ span: ClosedRange<Day>) -> CalendarReport {
      CalendarReport(
        trained: days, days: span, today: context.now.day,
        name: words.period(span), words: words, recordDays: recordDays,
        earlyRecordDays: earlyDays)
    }
    let (recordDays, earlyDays) = recorded.calendarDays
    let spans = years
    let whole = report((spans.first ?? self.days).lowerBound...self.days.upperBound)
    let all = whole.chart
    let reports = spans.map { spans.count == 1 ? whole : report($0) }
    let isMarked = whole.entries.contains { recordDays.contains($0.day) }
    let drawn = reports.lastIndex { !$0.entries.isEmpty } ?? reports.count - 1
    let figures = reports.enumerated().map { index, report in
      // Years without training need no calendar.
      if reports.count > 1, report.entries.isEmpty, index != drawn {
        return ReportFigure(title: report.name + ": " + words.workouts(0), pictures: nil)
      }
      var chart = reports.count == 1 ? all : report.chart
      // The last calendar has the legend of all.
      (chart.legend, chart.mark) = index == drawn ? (all.legend, all.mark) : ([], nil)
      return ReportFigure(
        title: reports.count > 1 ? report.name + ": " + sum(report) : nil,
        pictures: ReportPictures(
          narrow: chart.parts(ofWeeks: 18).enumerated().map { part, chart in
            chart.svg(id: "calendar-\(index + 1)-\(part + 1)", isAlone: false, asWideAs: 18)
          }, wide: [chart.svg(id: "calendar-\(index + 1)", isAlone: false, asWideAs: 53)]),
        texts: index == drawn && isMarked ? [words.markedRecords] : [],
        table: index == drawn ? months(whole.entries) : nil)
    }
    return ReportSection(heading: words.trainingDays, texts: whole.figures, figures: figures, isWide: true)
  }

  /// The fewest days of a calendar: months without training say nothing about a beginner.
  private static let leastDays = 18 * 7

  /// The days by year: those of a calendar year each, or all if they are at most a year. Days before the first training aren't shown.
  private var years: [ClosedRange<Day>] {
    let first = [trained.history.sessions.first?.day, activities.data.activities.first?.start.day]
      .compactMap(\.self).min()
    let latest = days.upperBound.adding(days: 1 - Self.leastDays)
    let begun = max(days.lowerBound, min(first ?? latest, latest))
    if days.upperBound.daysSince1970 - days.lowerBound.daysSince1970 < 366 {
      return [begun...days.upperBound]
    }
    return (begun.year...days.upperBound.year).compactMap { year in
      guard let start = Day(year: year, month: 1, day: 1), let end = Day(year: year, month: 12, day: 31)
      else { return nil }
      return max(start, days.lowerBound)...min(end, days.upperBound)
    }
  }

  /// `104 workouts on 103 days, 2,110 sets`.
  private func sum(_ report: CalendarReport) -> String {
    (report.sums + [words.sets(report.entries.reduce(0) { $0 + $1.sets })]).joined(separator: ", ")
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

  /// Volume, or distances or sets if there is no volume, and time by week or by month.
  var weeks: ReportSection? {
    guard !spans.isEmpty, statistics.total.sets.workouts > 0 else { return nil }
    let (total, scale) = (statistics.total.sets, activities.totals.scale)
    let sets = chart(words.setsHeading.capitalised, unit: "", leastStep: 1) { tally in
      (Double(tally.sets.sets), self.words.sets(tally.sets.sets))
    }
    let volume = chart(words.volume.capitalised, unit: " " + unit.rawValue) { [unit] tally in
      let volume = tally.sets.volume.mass(in: unit)
      return (Double(volume.value.raw) / 1_000, self.words.volume(volume))
    }
    let distance = chart(words.metric(.distance).capitalised, unit: " " + scale.unit.rawValue) { tally in
      let length = tally.sets.cardio.millimetres
      return (
        Double(Int(clamping: length)) / 1_000 / scale.metres,
        scale.distance(millimetres: length, self.words)
      )
    }
    // The distances of activities aren't in these sums.
    let isOfDistances = total.isOfDistances && activities.data.activities.isEmpty
    let sum =
      if !total.volume.isZero {
        figure(volume, id: "volume", "volume")
      } else if isOfDistances {
        figure(distance, id: "distance", "metres")
      } else {
        figure(sets, id: "sets", "sets")
      }
    // Workouts typed without their times have no hours to chart.
    let hasTime = spans.contains { $0.tally.sets.workouts > 0 && $0.tally.duration != nil }
    let hours = chart(words.hours, unit: " h") { tally in
      (
        Double(tally.duration?.seconds ?? 0) / 3_600,
        tally.duration.map(self.words.duration) ?? self.words.timeNotRecorded
      )
    }
    return ReportSection(
      heading: words.spans(sum.title ?? "", andTime: hasTime, byMonth: byMonth),
      figures: [sum] + (hasTime ? [figure(hours, id: "hours", "seconds")] : []))
  }

  /// A chart of the spans, and its table with the column that it draws.
  private func figure(_ chart: ColumnChart, id: String, _ column: String) -> ReportFigure {
    let table = ReportTable.spans(
      spans.reversed(), by: byMonth ? .month : .week, hasTime: true, activities.totals.scale, unit: unit,
      words)
    // A few columns are better told by a sentence.
    let isFew = chart.columns.count < LineChart.fewest
    return ReportFigure(
      title: chart.title,
      pictures: isFew ? nil : ReportPictures(id: id) { chart.svg(width: $0, id: $1, isAlone: false) },
      texts: isFew ? [chart.summary] : [],
      table: PageTable(chart.title, table, only: ["span", "workouts", "sets", column], words))
  }

  /// A chart with a column for each span, from the span's value and its text.
  private func chart(
    _ title: String, unit: String, leastStep: Double = 0.001,
    _ value: (Statistics.TimedTally) -> (Double, String)
  ) -> ColumnChart {
    let spans = self.spans.map { (span: $0.span, value: value($0.tally)) }
    let columns = spans.map { span, value in
      ColumnChart.Column(
        day: span.first.daysSince1970, value: value.0,
        cut: daysOf(span) < span.length ? words.counted(daysOf(span), of: span.length) : nil,
        label: name(of: span) + ": " + value.1)
    }
    let ticks =
      spans.first.map {
        DayTicks(first: $0.span.first, last: spans[spans.count - 1].span.last, words: words)
          .levels(of: byMonth ? .month : .week)
      }
      ?? []
    let whole = spans.filter { daysOf($0.span) == $0.span.length }
    let most = (whole.isEmpty ? spans : whole).max { $0.value.0 < $1.value.0 }
    let few =
      columns.count < LineChart.fewest
      ? zip(spans, columns).map { span, column in
        name(of: span.span) + ": " + span.value.1 + (column.cut.map { " (\($0))" } ?? "")
      }.joined(separator: ". ") : nil
    return ColumnChart(
      title: title, summary: (few ?? most.map { words.best($0.value.1, name(of: $0.span)) } ?? "") + ".",
      columns: columns, end: (spans.last?.span.last.daysSince1970 ?? 0) + 1,
      mean: byMonth ? nil : words.meanOfWeeks(ColumnChart.meanOf),
      dayTicks: ticks, leastStep: leastStep
    ) { [words] value in words.decimal(Thousandths(raw: Int((value * 1_000).rounded()))) + unit }
  }

  /// The number of days of a span that are reported on and aren't in the future.
  private func daysOf(_ span: CalendarSpan) -> Int {
    span.counted(
      since: days.lowerBound, begun: trained.history.sessions.first?.day ?? days.lowerBound,
      through: min(days.upperBound, context.now.day))
  }

  /// `16 – 22 Nov 2026` for a week, `November 2026` for a month.
  private func name(of span: CalendarSpan) -> String {
    span.unit == .month
      ? words.monthHeading(Month(of: span.first), year: span.first.year) : words.days(span.first, span.last)
  }

  var muscles: ReportSection? {
    let begun = max(trained.history.sessions.first?.day ?? days.lowerBound, days.lowerBound)
    let weekly = WeeklySets(from: begun, through: days.upperBound, trained, context)
    let report = MuscleReport(
      tallies: statistics.muscles, name: span, days: days, unit: unit, words: words, weekly: weekly)
    guard !statistics.muscles.isEmpty else { return nil }
    // Runs have no volume.
    let columns = report.table.columns.compactMap(\.name)
      .filter { $0 != "volume" || !statistics.total.sets.volume.isZero }
    return ReportSection(
      heading: words.musclesWorked,
      texts: ([report.summary] + weekly.lines(statistics.muscles, words, isSaved: true)).map { $0 + "." },
      figures: [
        ReportFigure(
          pictures: ReportPictures(
            MusclePicture(report: report, id: "muscles", isAlone: false, hasBars: false).svg),
          texts: [words.musclesCounted + "."],
          table: PageTable(words.musclesWorked, report.table, only: columns, words)),
        ReportFigure(
          pictures: ReportPictures(id: "muscle-bars") { report.chart.svg(width: $0, id: $1, isAlone: false) }),
      ])
  }

  /// The lifts with a tested max, then those done most, each as a line of estimated maxes.
  var progress: ReportSection? {
    var reports: [ProgressReport] = []
    let tested = Set(trained.tested.map(\.exercise))
    func isTested(_ tally: Statistics.ExerciseTally) -> Bool {
      tested.contains(trained.history.id(ofExercise: tally.exercise))
    }
    let lifts = statistics.exercises.filter(isTested) + statistics.exercises.filter { !isTested($0) }
    for tally in lifts where reports.count < Self.mainLifts {
      if let report = progress(of: tally.exercise) { reports.append(report) }
    }
    let figures = reports.enumerated().map { index, report in
      let chart = report.chart
      return ReportFigure(
        title: report.title,
        pictures: ReportPictures(id: "lift-\(index + 1)") { chart.svg(width: $0, id: $1, isAlone: false) },
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
      formula: formula, in: unit, breaks: recorded.breaks[index], from: days.lowerBound)
    let points = series.points(from: days.lowerBound, through: days.upperBound)
    guard points.count >= 3 else { return nil }
    return ProgressReport(
      exercise: exercise, name: context.name(of: exercise), series: series, points: points,
      history: trained.history, formula: formula, words: words, today: context.now.day,
      tested: TestedMaxes(
        of: exercise.id, among: trained.tested, in: DayRange(days)),
      saysSets: true)
  }
}

extension Words {
  /// The note on which records a calendar marks (`History.recordSessions`): fewer than the list of records has.
  fileprivate var markedRecords: String {
    say(
      en: "Records here: heaviest load, most reps without a load, longest time or distance, fastest time.",
      es: "Aquí, récords de peso, de repeticiones sin peso, de tiempo, de distancia y mejores marcas.",
      ca: "Aquí, rècords de pes, de repeticions sense pes, de temps, de distància i millors marques.")
  }

  func meanOfWeeks(_ weeks: Int) -> String {
    say(en: "\(weeks)-week average", es: "media de \(weeks) semanas", ca: "mitjana de \(weeks) setmanes")
  }

  /// `Volume and time by week`
  func spans(_ measure: String, andTime hasTime: Bool, byMonth: Bool) -> String {
    say(
      en: measure + (hasTime ? " and time" : "") + (byMonth ? " by month" : " by week"),
      es: measure + (hasTime ? " y tiempo" : "") + (byMonth ? " por mes" : " por semana"),
      ca: measure + (hasTime ? " i temps" : "") + (byMonth ? " per mes" : " per setmana")
    ).capitalised
  }

  /// The time of a week with workouts whose times aren't known.
  var timeNotRecorded: String { say(en: "not recorded", es: "sin apuntar", ca: "sense apuntar") }

  var mainLifts: String {
    say(en: "Main lifts", es: "Ejercicios principales", ca: "Exercicis principals")
  }

  var hours: String { say(en: "Hours", es: "Horas", ca: "Hores") }
}
