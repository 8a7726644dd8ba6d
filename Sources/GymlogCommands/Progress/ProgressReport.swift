import Formats
import Insights
import TerminalKit
import Training
import Wording

/// An exercise's progress over a range of days.
struct ProgressReport {
  let exercise: Exercise
  /// The exercise's name as shown.
  let name: String
  let series: ProgressSeries
  /// The points within the requested days.
  let points: [ProgressSeries.Point]
  let history: History
  let formula: MaxFormula
  let words: Words
  let today: Day
  /// Why there are no points, if the exercise was done on these days.
  var reason: Message?
  /// The maxes tested within the days, if the metric is a load.
  var tested: TestedMaxes?
  /// Whether body weight counts in the values; `load` if it never could.
  var basis = MovedLoad.Basis.load
  /// That activities of the exercise's sport are charted with another exercise.
  var elsewhere: String?
  /// Whether sets are in a coach's words, not in notation: on a page, where nothing is typed.
  var saysSets = false

  private var metric: ProgressMetric { series.metric }

  /// The points that make the line and its figures: without rough estimates, if the reliable ones are enough for a line.
  var drawn: [ProgressSeries.Point] {
    let reliable = points.filter { !$0.isRough }
    return reliable.count < LineChart.fewest ? points : reliable
  }

  // MARK: - Values in words

  /// A value with its unit; `~` before a rough estimate.
  func text(_ point: ProgressSeries.Point) -> String {
    // As every report shows it: metres of a track are no more than an estimate.
    if metric == .distance, let metres = point.activity?.distance {
      return DistanceScale(isInMiles: series.isInMiles).distance(metres.double, words)
    }
    return (point.isRough ? "~" : "") + text(point.value)
  }

  private func text(_ value: Thousandths) -> String {
    switch metric {
    case .e1rm, .load, .volume:
      showsAddedLoads
        ? words.load(Load.bodyWeight.with(signed: value, series.unit), rounds: true)
        : words.rounded(value) + " " + series.unit.rawValue
    case .reps: words.rounded(value)
    case .time: words.stopwatch(Duration(milliseconds: max(value.raw, 0)))
    case .pace:
      words.pace(
        Duration(milliseconds: Int((Double(max(value.raw, 0)) * shownShare).rounded())), per: paceUnit)
    case .distance where series.isInMiles:
      words.decimal(Thousandths(raw: Int((Double(value.raw) * shownShare).rounded()))) + " mi"
    case .distance:
      abs(value.raw) >= 1_000_000
        ? words.decimal(Thousandths(raw: value.raw / 1_000)) + " km" : words.rounded(value) + " m"
    }
  }

  private var sport: Sport? { CardioSet.sport(of: exercise.id) }

  /// The distance that paces are shown for: 500 m for rowers and 100 m for swimmers, as in every other report.
  private var paceUnit: String {
    switch sport {
    case .row: "500 m"
    case .swim: "100 m"
    default: distanceUnit
    }
  }

  /// What a value is shown as, as a share of it: that distance of a pace, and miles of metres.
  private var shownShare: Double {
    if metric == .distance, series.isInMiles { return 1 / 1_609.344 }
    guard metric == .pace else { return 1 }
    let metres = series.isInMiles ? 1_609.344 : 1_000
    return sport == .row ? 500 / metres : sport == .swim ? 100 / metres : 1
  }

  /// Whether the values are loads added to the body, which are shown with a sign.
  var showsAddedLoads: Bool {
    [.e1rm, .load].contains(metric) && !points.isEmpty
      && points.allSatisfy { performance(of: $0)?.load?.isOnBody == true }
  }

  private func performance(of point: ProgressSeries.Point) -> Performance? {
    point.set.map { history.performance(history.sets[$0]) }
  }

  /// The set that a value comes from, in notation; nil for volumes and activities.
  func set(of point: ProgressSeries.Point) -> String? {
    guard metric != .volume, let result = performance(of: point) else { return nil }
    let writer = NotationWriter(loading: exercise.equipment.loading)
    return saysSets ? words.coached([CoachedSet(result: result)], writer) : writer.text(result)
  }

  // MARK: - Trend

  /// The recent trend (`LinearTrend.init(recent:)`). Rough estimates, which tend to be high, are left out: otherwise a set of twenty
  /// light reps would look like a gain in strength.
  var trend: LinearTrend? {
    LinearTrend(
      recent: telling.map { (day: $0.day.daysSince1970, value: Double($0.value.raw) / 1_000 * shownShare) })
  }

  /// The most days since the last day of a current trend.
  private static let daysGoingOn = 28

  /// The first and the last day that the trend is of: that of its line, if the line ends long before the last point.
  private var trendDays: (first: Day, last: Day)? {
    trend.map { trend in
      let (last, drawn) = (trend.days.upperBound, trend.drawn?.upperBound ?? trend.days.upperBound)
      return (
        Day(daysSince1970: trend.days.lowerBound),
        Day(daysSince1970: last - drawn > Self.daysGoingOn ? drawn : last)
      )
    }
  }

  /// The reliable points, or all of them if none is reliable.
  private var telling: [ProgressSeries.Point] {
    let isRough = best?.isRough
    return points.filter { $0.isRough == isRough }
  }

  /// The mean length of a month.
  private static let daysInMonth = 365.2425 / 12

  var changePerMonth: Thousandths? {
    trend.map { Thousandths(raw: Int(($0.perDay * Self.daysInMonth * 1_000 / shownShare).rounded())) }
  }

  private var trendText: String? {
    guard let change = changePerMonth else { return nil }
    let span = trendDays.map { first, last in
      today.daysSince1970 - last.daysSince1970 > Self.daysGoingOn
        ? ", " + words.days(first, last) : " " + words.since(words.dayShortWithYear(first))
    }
    let shown = Thousandths(raw: Int((Double(change.raw) * shownShare).rounded()))
    guard abs(shown.raw) >= 50 else { return words.trend(perMonth: nil, span ?? "") }
    let unit =
      switch metric {
      case .e1rm, .load, .volume: " " + series.unit.rawValue
      case .reps: " " + words.metric(.reps)
      case .time: " s"
      case .pace: " s/" + paceUnit
      case .distance: series.isInMiles ? " mi" : " m"
      }
    return words.trend(perMonth: (shown.raw > 0 ? "+" : "") + words.rounded(shown) + unit, span ?? "")
  }

  // MARK: - Figures

  var title: String {
    name + " · " + words.metric(metric) + (distanceText.map { " (\($0))" } ?? "")
      + (metric == .e1rm ? " (\(words.formula(formula)))" : "")
  }

  /// The distance that the times are over, in the same words from sets in kilometres as from activities in metres.
  private var distanceText: String? {
    series.distance.map { distance in
      let kilometres = Thousandths(raw: distance.millimetres / 1_000)
      return distance.unit == .metres && distance.millimetres >= 1_000_000
        && distance.millimetres % 100_000 == 0
        ? words.distance(Distance(kilometres, .kilometres)) : words.distance(distance)
    }
  }

  /// The best point by `EstimateRank`; the first of equals.
  var best: ProgressSeries.Point? { drawn.max { series.rank($0) < series.rank($1) } }

  /// The lines below the chart.
  var figures: [String] {
    guard let best, let last = drawn.last else {
      return reason?.answer ?? [words.noWorkoutsInPeriod]
    }
    return [
      words.best(described(best), words.dayShortWithYear(best.day)),
      last == best
        ? nil
        : words.latest(
          described(last), words.dayShortWithYear(last.day),
          isTooRough: last.isRough && !best.isRough && last.value > best.value), testedText,
      trendText, roughLeftOut > 0 ? words.roughLeftOut(roughLeftOut) : nil,
    ].compactMap(\.self)
  }

  /// How many days with rough estimates alone aren't drawn.
  private var roughLeftOut: Int { points.count - drawn.count }

  /// `Tested: 1RM 180 kg, 14 Nov 2026`.
  private var testedText: String? {
    guard let newest = tested?.newest, !newest.isEmpty else { return nil }
    let texts = newest.map {
      words.label($0.kind) + " " + words.load($0.load) + ", " + words.dayShortWithYear($0.at.day)
    }
    return words.tested.capitalised + ": " + texts.joined(separator: " · ")
  }

  private func described(_ point: ProgressSeries.Point) -> String {
    text(point) + (metric == .reps ? " " + words.metric(.reps) : "")
      + ((set(of: point) ?? point.activity.map(words.name(of:))).map { " (\($0))" } ?? "")
  }

  var hasRough: Bool { drawn.contains(where: \.isRough) }

  var chart: LineChart {
    let marks = drawn.map { point in
      LineChart.Point(
        day: point.day.daysSince1970, value: Double(point.value.raw) / 1_000 * shownShare,
        isMarked: point.isRecord,
        label: words.dayShortWithYear(point.day) + ": " + described(point), note: text(point))
    }
    let days = drawn.map(\.day) + (tested?.all ?? []).map(\.at.day)
    let ticks = days.min().map { DayTicks(first: $0, last: days.max() ?? $0, words: words).levels } ?? []
    let few = (1..<LineChart.fewest).contains(drawn.count) ? [words.chartFollows(drawn.count)] : []
    return LineChart(
      title: title, summary: (figures + few).joined(separator: ". ") + ".", points: marks,
      extras: testedPoints,
      trend: trend,
      legend: .init(
        line: points.contains { $0.activity != nil } ? words.bestOfDay : words.pointOfDay(metric),
        mark: words.record, trend: words.trendLine,
        extra: words.tested(words.oneRepMax)),
      dayTicks: ticks, lowIsTop: series.isLowerBetter, leastStep: leastStep,
      steps: [.time, .pace].contains(metric) ? .time : .decimal
    ) { [self] value in tick(Thousandths(raw: Int((value / shownShare * 1_000).rounded()))) }
  }

  /// The tested 1RMs, beside the estimated ones.
  private var testedPoints: [LineChart.Point] {
    metric == .e1rm ? (tested?.all ?? []).filter { $0.kind == .oneRep }.points(in: series.unit, words) : []
  }

  /// The smallest step between ticks of the axis that labels can show: a repetition or a second, for example.
  private var leastStep: Double {
    switch metric {
    case .reps, .time, .pace: 1
    case .e1rm, .load, .volume: 0.001
    case .distance: series.isInMiles ? 0.001 : 1
    }
  }

  /// A label of the axis, with all decimals, so that no two are alike.
  private func tick(_ value: Thousandths) -> String {
    switch metric {
    case .e1rm, .load, .volume:
      showsAddedLoads
        ? words.load(Load.bodyWeight.with(signed: value, series.unit))
        : words.decimal(value) + " " + series.unit.rawValue
    case .distance where !series.isInMiles && points.contains { $0.value.raw >= 1_000_000 }:
      words.decimal(Thousandths(raw: value.raw / 1_000)) + " km"
    case .reps, .time, .pace, .distance: text(value)
    }
  }

  // MARK: - For programs

  var json: [JSON.Member] {
    JSON.members([
      "exercise": .string(exercise.name), "exerciseId": .string(exercise.id.text),
      "metric": .string(metric.rawValue), "basis": .string(basis.rawValue),
      "formula": metric == .e1rm ? .string(formula.rawValue) : .null,
      "changePerMonth": changePerMonth.map { WorkoutJSON.quantity($0, unit) } ?? .null,
      "trendSince": trendDays.map { .string($0.first.text) } ?? .null,
      "trendUntil": trendDays.map { .string($0.last.text) } ?? .null,
      "distance": series.distance.map { WorkoutJSON.quantity($0.value, $0.unit.rawValue) } ?? .null,
      "lowerIsBetter": .bool(series.isLowerBetter), "best": best.map(table.object) ?? .null,
      "roughLeftOut": .int(roughLeftOut),
      "tested": tested?.newest.json ?? .array([]), "points": table.json,
    ])
  }

  private var unit: String {
    switch metric {
    case .e1rm, .load, .volume: series.unit.rawValue
    case .reps: "reps"
    case .time: "s"
    case .pace: "s/" + distanceUnit
    case .distance: "m"
    }
  }

  private var distanceUnit: String { (series.isInMiles ? DistanceUnit.miles : .kilometres).rawValue }

  /// A day's exact value and its unit; loads and distances are as typed.
  private func exact(_ point: ProgressSeries.Point) -> (value: Thousandths, unit: String) {
    let set = performance(of: point)
    switch (metric, set?.amount) {
    case (.load, _):
      if let load = set?.load, let mass = load.mass {
        return (load.signed(in: mass.unit), mass.unit.rawValue)
      }
      return (point.value, unit)
    case (.distance, .distance(let distance, _)): return (distance.value, distance.unit.rawValue)
    default: return (point.value, unit)
    }
  }

  var table: ReportTable<ProgressSeries.Point> { table(latestFirst: false) }

  func table(latestFirst: Bool) -> ReportTable<ProgressSeries.Point> {
    var table = ReportTable(latestFirst ? points.reversed() : points)
    table.column("date", .name(words.dayHeading)) { .day($0.day) }
    table.flatColumn("metric") { _ in .text(metric.rawValue) }
    table.column("value") { point in
      let (value, unit) = exact(point)
      return .quantity(value, unit: unit)
    }
    table.flatColumn("unit") { .text(exact($0).unit) }
    table.column("record") { .flag($0.isRecord) }
    table.column("rough") { .flag($0.isRough) }
    table.column("set", .init(words.set.capitalised)) { set(of: $0).cell { .text($0) } }
    table.shownColumn(.init(words.metric(metric).capitalised)) { .text(text($0)) }
    table.flatColumn("basis") { _ in .text(basis.rawValue) }
    table.jsonMember("workout") { point in
      point.set.cell { .text(history.session(of: history.sets[$0]).id.text) }
    }
    if points.contains(where: { $0.activity != nil }) {
      table.jsonMember("activity") { point in point.activity.cell { .text($0.id.text) } }
    }
    return table
  }
}

extension Words {
  /// The days left out because all their estimates are rough, beside a line of reliable ones.
  fileprivate func roughLeftOut(_ days: Int) -> String {
    let reps = Int(MaxEstimate.mostReliableReps)
    let days = counted(days, en: ("day", "days"), es: ("día", "días"), ca: ("dia", "dies"))
    return say(
      en: "Left out: \(days) with only rough estimates, from more than \(reps) reps",
      es: "Sin contar \(days) que solo tienen estimaciones aproximadas, de más de \(reps) repeticiones",
      ca: "Sense comptar \(days) que només tenen estimacions aproximades, de més de \(reps) repeticions")
  }

  /// The meaning of a point: the best set of a day, or all its sets for volume.
  func pointOfDay(_ metric: ProgressMetric) -> String {
    say(
      en: metric == .volume ? "all sets of a day" : "best set of a day",
      es: metric == .volume ? "todas las series de un día" : "mejor serie de un día",
      ca: metric == .volume ? "totes les sèries d'un dia" : "millor sèrie d'un dia")
  }

  /// The meaning of a point if activities are charted with sets.
  var bestOfDay: String {
    say(en: "best of a day", es: "lo mejor de un día", ca: "el millor d'un dia")
  }

  /// The change per month, nil if negligible, and when.
  func trend(perMonth change: String?, _ span: String) -> String {
    say(
      en: "Trend: " + (change.map { $0 + " a month" } ?? "flat") + span,
      es: "Tendencia: " + (change.map { $0 + " al mes" } ?? "estable") + span,
      ca: "Tendència: " + (change.map { $0 + " al mes" } ?? "estable") + span)
  }

  /// `since 5 Jan 2026`
  fileprivate func since(_ day: String) -> String {
    say(en: "since \(day)", es: "desde el \(day)", ca: Catalan.since(day))
  }
}
