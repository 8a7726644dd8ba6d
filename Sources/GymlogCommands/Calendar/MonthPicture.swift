import Insights
import TerminalKit
import Training
import Wording

/// A month as SVG: the wall calendar of the terminal, each day with its number and shade, and below it the workouts and the
/// activities.
struct MonthPicture {
  let report: CalendarReport
  let context: Context
  let workouts: WorkoutList
  let activities: ActivityHistory

  private var words: Words { context.words }

  private static let cell = 46.0
  private static let left = 44.0
  private static let width = left + 7 * cell + 16
  private static let top = 74.0

  private var entries: [Int: TrainedDays.Entry] {
    Dictionary(uniqueKeysWithValues: report.entries.map { ($0.day.daysSince1970, $0) })
  }

  private var mondays: [Int] {
    Array(
      stride(
        from: report.days.lowerBound.monday.daysSince1970, through: report.days.upperBound.daysSince1970,
        by: 7))
  }

  private typealias Line = (text: String, isFaint: Bool)

  /// The texts below the calendar: the sums, then each workout, then each activity, with its figures on a line of its own.
  private var lines: [Line] {
    let screen = Screen(words: words, painter: Painter(color: false), width: nil, glyphs: .unicode)
    let list = ListScreen(context: context, list: workouts, screen: screen)
    let lifting = workouts.workouts.reversed().map(list.texts)
    let outings = activities.activities.filter { report.days.contains($0.start.day) }.map { activity in
      let day = words.weekdayShort(Weekday(of: activity.start.day)) + " \(activity.start.day.day) "
      return (
        title: day + words.clock(activity.start.civil) + " · " + words.name(of: activity),
        figures: activity.figures(activities.scale, words).joined(separator: " · ")
      )
    }
    func lines(_ texts: some Sequence<String>, isFaint: Bool = false) -> [Line] {
      texts.flatMap { SVGStyle.lines(of: $0, columns: 52).map { ($0, isFaint) } }
    }
    return lines(report.figures)
      + [lifting, outings].filter { !$0.isEmpty }.flatMap { entries in
        [("", false)] + entries.flatMap { lines([$0.title]) + lines([$0.figures], isFaint: true) }
      }
  }

  func svg() -> String {
    let legend = places(of: report.chart.keys)
    let legendHeight = legend.isEmpty ? 0 : 28 + (legend.last?.y ?? 0)
    let bottom = Self.top + Double(mondays.count) * Self.cell
    let below = lines
    let height = bottom + 16 + legendHeight + Double(below.count) * 18 + 8
    var svg = SVGWriter(
      width: Self.width, height: height, title: report.name,
      summary: report.figures.joined(separator: ". ") + ".",
      id: "chart", isAlone: true)
    svg.element("text", ["class": "chart-title", "x": 16, "y": 28], report.name)
    for (index, weekday) in Weekday.allCases.enumerated() {
      svg.element(
        "text",
        [
          "class": "chart-faint", "x": .number(Self.left + (Double(index) + 0.5) * Self.cell - 2), "y": 60,
          "text-anchor": "middle",
        ], words.weekdayShort(weekday))
    }
    days(&svg)
    if !legend.isEmpty { self.legend(legend, y: bottom + 18, &svg) }
    for (index, line) in below.enumerated() where !line.text.isEmpty {
      svg.element(
        "text",
        [
          "class": .text(line.isFaint ? "chart-faint" : ""), "x": line.isFaint ? 28 : 16,
          "y": .number(bottom + 24 + legendHeight + Double(index) * 18),
        ], line.text)
    }
    return svg.picture
  }

  private func days(_ svg: inout SVGWriter) {
    let entries = entries
    let shades = TrainedDays.shades(report.trained.entries)
    for (row, monday) in mondays.enumerated() {
      let y = Self.top + Double(row) * Self.cell
      svg.element(
        "text", ["class": "chart-faint", "x": 34, "y": .number(y + 26), "text-anchor": "end"],
        "\(Day(daysSince1970: monday).isoWeek)")
      for place in 0..<7 {
        let day = Day(daysSince1970: monday + place)
        guard report.days.contains(day) else { continue }
        let level = report.level(entries[day.daysSince1970], shades)
        let x = Self.left + Double(place) * Self.cell
        svg.element(
          "rect",
          [
            "class": .text("chart-\(level)"), "x": .number(x), "y": .number(y), "width": 42, "height": 42,
            "rx": 6,
          ], hint: report.label(day, entries[day.daysSince1970]))
        // Numbers are below the middle of a shade on a strip of the page's colour, to be read on any shade.
        svg.element(
          "rect",
          [
            "class": "chart-page", "x": .number(x + 4), "y": .number(y + 4), "width": 20, "height": 16,
            "rx": 3,
          ])
        svg.element(
          "text", ["x": .number(x + 14), "y": .number(y + 16), "text-anchor": "middle"], "\(day.day)")
        if level > 0, report.recordDays.contains(day) { mark(x + 32, y + 12, &svg) }
      }
    }
  }

  private func mark(_ x: Double, _ y: Double, _ svg: inout SVGWriter) {
    svg.element("path", ["class": "chart-star", "d": .diamond(x, y, radius: 5)])
  }

  private typealias LegendPlace = (level: Int?, text: String, x: Double, y: Double)

  private func places(of keys: [(level: Int?, text: String)]) -> [LegendPlace] {
    zip(keys, SVGStyle.legendPlaces(keys.map(\.text), sample: 16, gap: 10, left: 16, width: Self.width))
      .map { ($0.level, $0.text, $1.x, $1.y) }
  }

  private func legend(_ places: [LegendPlace], y top: Double, _ svg: inout SVGWriter) {
    for place in places {
      let (x, y) = (place.x, top + place.y)
      if let level = place.level {
        svg.element(
          "rect",
          [
            "class": .text("chart-\(level)"), "x": .number(x), "y": .number(y - 10), "width": 11,
            "height": 11, "rx": 2,
          ])
      } else {
        mark(x + 5, y - 4, &svg)
      }
      svg.element("text", ["x": .number(x + 16), "y": .number(y)], place.text)
    }
  }
}
