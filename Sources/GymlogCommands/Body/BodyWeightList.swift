import Documents
import Formats
import Logbook
import TerminalKit
import Training
import Wording

/// The lifter's body weight over time, newest first.
struct BodyWeightList {
  typealias Entry = (entry: BodyWeight, before: BodyWeight?)

  let range: DayRange
  /// The entries of the range, each with the one before it, which may be outside the range.
  let entries: [Entry]
  /// The number of entries in the range that the limit leaves out.
  let rest: Int
  let problems: [Problem]

  /// - Throws: `Failure.noBodyWeight` if none is recorded.
  init(_ range: DayRange, limit: Int?, isForPrograms: Bool, _ context: Context) throws(Failure) {
    let (weights, problems) = try context.logbook.read { snapshot throws(Failure) in
      try snapshot.noteCopies(of: .bodyWeight)
      return try snapshot.bodyWeights(at: context.now)
    }
    if weights.isEmpty { throw Failure.noBodyWeight.attaching(problems) }
    let all = zip(weights.entries, [nil] + weights.entries.map(Optional.some))
      .filter { range.contains($0.0.at.day) }.map { (entry: $0.0, before: $0.1) }
    let limit = context.limit(limit, onTerminal: 20, isLimited: !range.isOpen || isForPrograms)
    entries = all.reversed().prefix(limit ?? .max).map(\.self)
    rest = all.count - entries.count
    self.range = range
    self.problems = problems
  }

  func reply(_ form: ChartForm, _ context: Context) throws(Failure) -> Reply {
    try form.reply(
      context, problems: problems, text: { screen in drawn(screen, context) + lines(screen) },
      json: {
        JSON.members(["entries": table(context.words).json, "more": .int(rest)])
      }, table: { table(context.words) }, svg: { chart(context).svg() })
  }

  /// The chart for a terminal; empty for too few entries.
  private func drawn(_ screen: Screen, _ context: Context) -> [String] {
    guard entries.count >= LineChart.fewest else { return [] }
    return chart(context).lines(
      width: screen.chartWidth, rows: screen.chartRows, screen.glyphs, screen.painter) + [""]
  }

  private func chart(_ context: Context) -> LineChart {
    context.words.chart(ofBodyWeight: entries.reversed().map(\.entry), in: context.settings.unit.value)
  }

  private func lines(_ screen: Screen) -> [String] {
    let words = screen.words
    if entries.isEmpty { return [words.noBodyWeightInPeriod] }
    let lines = screen.lines(table(words))
    guard rest > 0 else { return lines }
    let command = "gymlog body --limit \(entries.count + rest)" + range.options
    return lines + [""]
      + screen.flowing([.init(words.earlierEntries(rest)), .init(command, .accent)], between: " ")
  }

  private func table(_ words: Words) -> ReportTable<Entry> {
    var table = ReportTable(entries)
    table.column("id") { .text($0.entry.id.text) }
    table.column("at") { .text($0.entry.at.text) }
    table.shownColumn(.init("")) { .day($0.entry.at.day) }
    table.shownColumn(.name("", .faint)) { .text(words.clock($0.entry.at.civil)) }
    table.column("weight", .init("", .strong)) { .mass($0.entry.weight) }
    table.flatColumn("unit") { .text($0.entry.weight.unit.rawValue) }
    table.shownColumn(.init("")) { entry, before in
      before.cell { .text(words.difference(entry.difference(to: $0), entry.weight.unit)) }
    }
    return table
  }
}

extension BodyWeight {
  var json: [JSON.Member] {
    JSON.members(["id": .string(id.text), "at": .string(at.text), "weight": WorkoutJSON.mass(weight)])
  }
}

extension Words {
  var noBodyWeightInPeriod: String {
    say(
      en: "No body weight recorded in that period",
      es: "No hay ningún peso corporal apuntado en ese periodo",
      ca: "No hi ha cap pes corporal apuntat en aquest període")
  }

  func earlierEntries(_ count: Int) -> String {
    counted(
      count, en: ("earlier entry:", "earlier entries:"), es: ("anterior:", "anteriores:"),
      ca: ("anterior:", "anteriors:"))
  }
}

extension Words {
  /// The latest body weight and its day; a weight is no *marca*.
  func latestBodyWeight(_ weight: String, _ day: String) -> String {
    say(en: "Latest: \(weight), \(day)", es: "Último: \(weight), \(day)", ca: "Últim: \(weight), \(day)")
  }

  /// A line chart of body weights, earliest first.
  func chart(ofBodyWeight entries: [BodyWeight], in unit: MassUnit) -> LineChart {
    let points = entries.map { entry in
      LineChart.Point(
        day: entry.at.day.daysSince1970, value: entry.weight.converted(to: unit).double,
        label: dayShortWithYear(entry.at.day) + ": " + mass(entry.weight))
    }
    let trend = LinearTrend(recent: points.map { (day: $0.day, value: $0.value) })
    let last = entries.last
    return LineChart(
      title: bodyWeight.capitalised,
      summary: last.map { latestBodyWeight(mass($0.weight), dayShortWithYear($0.at.day)) } ?? "",
      points: points, trend: trend, legend: .init(line: bodyWeight, mark: "", trend: trendLine),
      dayTicks: last.map { last in
        DayTicks(first: entries.first?.at.day ?? last.at.day, last: last.at.day, words: self).levels
      } ?? []
    ) { decimal(Thousandths(raw: Int(($0 * 1_000).rounded()))) + " " + unit.rawValue }
  }
}
