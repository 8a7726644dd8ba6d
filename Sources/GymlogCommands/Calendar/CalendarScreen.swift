import Insights
import TerminalKit
import Training
import Wording

struct CalendarScreen {
  let report: CalendarReport
  /// Whether to show every week, in parts if they don't fit side by side.
  let isYear: Bool
  let screen: Screen

  var lines: [String] {
    let width = screen.chartWidth
    let fitting = report.chart.weeksFitting(width: width)
    let shown = isYear ? report : report.last(weeks: fitting)
    let calendar = shown.chart
    return wrapped(shown.title, width: screen.width).map { screen.painter.paint($0, .strong) } + [""]
      + calendar.parts(ofWeeks: fitting).flatMap { block in
        block.lines(width: width, screen.glyphs, screen.painter)
      } + [""] + shown.figures.flatMap { wrapped($0, width: screen.width) }
  }
}

/// A month as a wall calendar: each day with its number and shade, and the workouts below.
struct MonthScreen {
  let report: CalendarReport
  let context: Context
  let workouts: WorkoutList
  let activities: ActivityHistory
  let screen: Screen

  private var words: Words { screen.words }

  var lines: [String] {
    let shades = TrainedDays.shades(report.trained.entries)
    let chart = report.chart
    let legend =
      chart.keys.isEmpty
      ? [] : [""] + chart.legendLines(width: screen.chartWidth, screen.glyphs, screen.painter)
    return [screen.painter.paint(report.name, .strong), "", heading] + weeks(shades) + legend + [""]
      + report.figures.flatMap { wrapped($0, width: screen.width) } + list
  }

  private var heading: String {
    let days = Weekday.allCases.map { padded(words.weekdayShort($0), to: 4, right: true) }
    return screen.painter.paint("    " + days.joined(separator: " "), .faint)
  }

  private func weeks(_ shades: [Int]) -> [String] {
    let entries = Dictionary(uniqueKeysWithValues: report.entries.map { ($0.day.daysSince1970, $0) })
    let mondays = stride(
      from: report.days.lowerBound.monday.daysSince1970, through: report.days.upperBound.daysSince1970, by: 7)
    return mondays.map { monday in
      let number = padded("\(Day(daysSince1970: monday).isoWeek)", to: 4, right: true)
      var line = screen.painter.paint(number, .faint)
      var spaces = ""
      for day in (monday..<monday + 7).map({ Day(daysSince1970: $0) }) {
        guard report.days.contains(day) else {
          spaces += "     "
          continue
        }
        let level = report.level(entries[day.daysSince1970], shades)
        let style: Style = day == report.today ? [.strong, .accent] : .plain
        line += spaces + padded("", to: day.day < 10 ? 3 : 2) + screen.painter.paint("\(day.day)", style)
        spaces = level == 0 ? " " : ""
        if level > 0 {
          line += HeatCalendar.sign(
            level, isMarked: report.recordDays.contains(day), screen.glyphs, screen.painter)
        }
      }
      return line
    }
  }

  /// The workouts, then the activities, oldest first.
  private var list: [String] {
    var list = workouts
    list.workouts.reverse()
    let lifting =
      list.workouts.isEmpty ? [] : [""] + ListScreen(context: context, list: list, screen: screen).lines
    let shown = activities.activities.filter { report.days.contains($0.start.day) }
    guard !shown.isEmpty else { return lifting }
    let table = ReportTable.activities(shown, activities.scale, context)
    return lifting + [""]
      + screen.lines(table, isNarrow: screen.isNarrow, shrinkingTo: 12)
  }
}
