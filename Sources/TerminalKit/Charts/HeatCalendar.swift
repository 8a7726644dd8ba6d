/// A calendar of weeks, with each day shaded by an amount.
package struct HeatCalendar: Hashable, Sendable {
  package struct Day: Hashable, Sendable {
    /// The shade: 0 for nothing, up to `HeatCalendar.levels`.
    package var level: Int
    package var label: String
    /// Whether the day is marked.
    package var isMarked: Bool

    /// A day. Levels out of range are clamped.
    package init(level: Int, label: String, isMarked: Bool = false) {
      self.level = min(max(level, 0), HeatCalendar.levels)
      self.label = label
      self.isMarked = isMarked
    }
  }

  package struct Week: Hashable, Sendable {
    /// Its seven days in order; nil for days that aren't shown.
    package var days: [Day?]
    /// The month that starts in this week, if one does.
    package var month: String?
    /// The week's number.
    package var number: String

    /// A week. Missing days aren't shown.
    package init(days: [Day?], month: String?, number: String) {
      self.days = Array((days + Array(repeating: nil, count: 7)).prefix(7))
      self.month = month
      self.number = number
    }
  }

  /// A shade and what it stands for.
  package struct Shade: Hashable, Sendable {
    package var level: Int
    package var text: String

    package init(level: Int, _ text: String) { (self.level, self.text) = (level, text) }
  }

  /// The number of shades, not counting the one for zero.
  package static let levels = 4

  package var title: String
  /// A description for people who don't see the calendar.
  package var summary: String
  /// The weeks, in order.
  package var weeks: [Week]
  /// The labels of the seven lines.
  package var weekdays: [String]
  /// The meaning of each shade of a day, palest first.
  package var legend: [Shade]
  /// The meaning of a mark; nil if no day is marked.
  package var mark: String?

  /// A calendar. Missing weekdays have no label.
  package init(
    title: String, summary: String, weeks: [Week], weekdays: [String], legend: [Shade], mark: String? = nil
  ) {
    self.mark = mark
    self.title = title
    self.summary = summary
    self.weeks = weeks
    self.weekdays = Array((weekdays + Array(repeating: "", count: 7)).prefix(7))
    self.legend = legend
  }
}

extension HeatCalendar {
  /// The calendar in as few parts of about equal length as keep each within a number of weeks. Only the last has the legend.
  package func parts(ofWeeks most: Int) -> [HeatCalendar] {
    let count = (weeks.count + most - 1) / max(most, 1)
    let long = max((weeks.count + count - 1) / max(count, 1), 1)
    return stride(from: 0, to: weeks.count, by: long).map { first in
      var part = self
      part.weeks = Array(weeks[first..<min(first + long, weeks.count)])
      if first + long < weeks.count { (part.legend, part.mark) = ([], nil) }
      return part
    }
  }

  /// The character for a shade; 0 is nothing.
  package static func glyph(ofLevel level: Int, _ glyphs: Glyphs) -> Character {
    let shades: [Character] = glyphs == .unicode ? ["·", "░", "▒", "▓", "█"] : [".", "-", "+", "x", "#"]
    return shades[min(max(level, 0), levels)]
  }

  /// A day: its shade; if it is marked, a sign of its own instead, since many people can't see the hue, and copies lose it.
  package static func sign(_ level: Int, isMarked: Bool, _ glyphs: Glyphs, _ painter: Painter) -> String {
    let shade = String(glyph(ofLevel: level, glyphs))
    guard isMarked else { return painter.paint(shade, level == 0 ? .faint : .good) }
    return painter.paint(glyphs == .unicode ? "◆" : "*", [.strong, .warning])
  }

  /// The number of weeks that fit a terminal of `width` columns, at least 1.
  package func weeksFitting(width: Int) -> Int { max(width - gutter, 1) }

  private var gutter: Int { (weekdays.map { displayWidth(of: terminalSafe($0)) }.max() ?? 0) + 1 }

  /// The calendar as lines for a terminal of `width` columns, without its title: months, a line for each weekday, week
  /// numbers, and the legend. If not all weeks fit, shows the last ones; if there is room, each takes two columns.
  package func lines(width: Int, _ glyphs: Glyphs, _ painter: Painter) -> [String] {
    let shown = Array(weeks.suffix(weeksFitting(width: width)))
    let step = gutter + shown.count * 2 <= width ? 2 : 1
    let margin = String(repeating: " ", count: gutter)
    let months = Self.labels(shown.map { $0.month ?? "" }, step: step, width: width - gutter)
    let numbers = Self.labels(
      shown.enumerated().map { $0.offset % 4 == 0 ? $0.element.number : "" }, step: step,
      width: width - gutter)
    let days = (0..<7).map { weekday in
      let cells = shown.map { $0.days[weekday] }
      return painter.paint(padded(terminalSafe(weekdays[weekday]), to: gutter), .faint)
        + line(of: cells, step: step, glyphs, painter)
    }
    return [painter.paint(margin + months, .faint)] + days + [painter.paint(margin + numbers, .faint)]
      + legendLines(width: width, glyphs, painter)
  }

  /// A weekday's line, without trailing spaces.
  private func line(of cells: [Day?], step: Int, _ glyphs: Glyphs, _ painter: Painter) -> String {
    let last = cells.lastIndex { $0 != nil } ?? -1
    return cells.prefix(last + 1).enumerated().map { index, day in
      let shade = day.map { Self.sign($0.level, isMarked: $0.isMarked, glyphs, painter) }
      return (shade ?? " ") + (step == 2 && index < last ? " " : "")
    }.joined()
  }

  /// A line of labels at their weeks. A label that would touch the next one is cut, to at least three characters. One that
  /// would touch the one before, or exceed the width, is left out.
  private static func labels(_ labels: [String], step: Int, width: Int) -> String {
    var line = ""
    for (index, label) in labels.enumerated() where !label.isEmpty {
      let start = index * step
      if !line.isEmpty, displayWidth(of: line) >= start { continue }
      let next = labels[(index + 1)...].firstIndex { !$0.isEmpty }
      let room = next.map { ($0 - index) * step - 1 } ?? .max
      let safe = terminalSafe(label)
      let isCut = room >= 3 && displayWidth(of: safe) > room
      let text = isCut ? String(safe.prefix(room)) : safe
      if start + displayWidth(of: text) <= width { line = padded(line, to: start) + text }
    }
    return line
  }

  /// The legend: the shades, then the mark, which has no shade. A single entry would say nothing.
  package var keys: [(level: Int?, text: String)] {
    let all = legend.map { (level: Int?($0.level), text: $0.text) } + (mark.map { [(nil, $0)] } ?? [])
    return all.count > 1 ? all : []
  }

  /// The legend of the shades and of the mark.
  package func legendLines(width: Int, _ glyphs: Glyphs, _ painter: Painter) -> [String] {
    var lines: [String] = []
    var used = 0
    for (level, text) in keys {
      let sign = Self.sign(level ?? Self.levels, isMarked: level == nil, glyphs, painter) + " "
      let safe = terminalSafe(text)
      let wide = 2 + displayWidth(of: safe)
      if !lines.isEmpty, used + 2 + wide <= width {
        lines[lines.count - 1] += "  " + sign + safe
        used += 2 + wide
      } else {
        // A text too wide for the line continues below itself.
        let parts = wrapped(safe, width: max(width - 2, 1))
        lines += parts.enumerated().map { ($0 == 0 ? sign : "  ") + $1 }
        used = 2 + displayWidth(of: parts.last ?? "")
      }
    }
    return lines
  }
}
