/// Days in weeks, each shaded by how much there was on it.
package struct HeatCalendar: Hashable, Sendable {
  /// A day of the calendar.
  package struct Day: Hashable, Sendable {
    /// 0 for nothing, up to `HeatCalendar.levels`.
    package var level: Int
    /// What it says when one points at it.
    package var label: String

    package init(level: Int, label: String) {
      self.level = min(max(level, 0), HeatCalendar.levels)
      self.label = label
    }
  }

  package struct Week: Hashable, Sendable {
    /// Seven, the first of the week first; nil for those that aren't shown.
    package var days: [Day?]
    /// The month that begins in it, if one does.
    package var month: String?
    /// Its number.
    package var number: String

    package init(days: [Day?], month: String?, number: String) {
      self.days = Array((days + Array(repeating: nil, count: 7)).prefix(7))
      self.month = month
      self.number = number
    }
  }

  /// The shades above nothing.
  package static let levels = 4

  package var title: String
  /// What is to be seen, for those who don't see it.
  package var summary: String
  package var weeks: [Week]
  /// What stands before each of the seven lines.
  package var weekdays: [String]
  /// What each shade above nothing stands for, the palest first; empty where there is nothing.
  package var legend: [String]

  package init(title: String, summary: String, weeks: [Week], weekdays: [String], legend: [String]) {
    self.title = title
    self.summary = summary
    self.weeks = weeks
    self.weekdays = Array((weekdays + Array(repeating: "", count: 7)).prefix(7))
    self.legend = legend
  }
}

extension HeatCalendar {
  /// The calendar in as many parts, about as long as each other, as it needs to have no more than so many weeks in each;
  /// what the shades mean stands in the last.
  package func parts(ofWeeks most: Int) -> [HeatCalendar] {
    let count = (weeks.count + most - 1) / max(most, 1)
    let long = max((weeks.count + count - 1) / max(count, 1), 1)
    return stride(from: 0, to: weeks.count, by: long).map { first in
      var part = self
      part.weeks = Array(weeks[first..<min(first + long, weeks.count)])
      if first + long < weeks.count { part.legend = [] }
      return part
    }
  }

  /// The sign of a shade; that of nothing first.
  package static func sign(ofLevel level: Int, _ glyphs: Glyphs) -> Character {
    let signs: [Character] = glyphs == .unicode ? ["·", "░", "▒", "▓", "█"] : [".", "-", "+", "x", "#"]
    return signs[min(max(level, 0), levels)]
  }

  /// How many weeks a terminal has room for.
  package func weeksFitting(width: Int) -> Int { max(width - gutter, 1) }

  private var gutter: Int { (weekdays.map { displayWidth(of: terminalSafe($0)) }.max() ?? 0) + 1 }

  /// The calendar as lines of a terminal, without its title: months above, a line for each weekday, numbers of weeks
  /// below, and what the shades mean. The last weeks are shown, as many as there is room for; twice as wide where that
  /// fits.
  package func lines(width: Int, _ glyphs: Glyphs, _ painter: Painter) -> [String] {
    let shown = Array(weeks.suffix(weeksFitting(width: width)))
    let step = gutter + shown.count * 2 <= width ? 2 : 1
    let margin = String(repeating: " ", count: gutter)
    let months = Self.labels(shown.map { $0.month ?? "" }, step: step, gap: 1, width: width - gutter)
    let numbers = Self.labels(
      shown.enumerated().map { $0.offset % 4 == 0 ? $0.element.number : "" }, step: step, gap: 1,
      width: width - gutter)
    let days = (0..<7).map { weekday in
      let cells = shown.map { $0.days[weekday] }
      return painter.paint(padded(terminalSafe(weekdays[weekday]), to: gutter), .faint)
        + line(of: cells, step: step, glyphs, painter)
    }
    return [painter.paint(margin + months, .faint)] + days + [painter.paint(margin + numbers, .faint)]
      + legendLines(width: width, glyphs, painter)
  }

  /// A line for a weekday, without spaces at its end.
  private func line(of cells: [Day?], step: Int, _ glyphs: Glyphs, _ painter: Painter) -> String {
    let last = cells.lastIndex { $0 != nil } ?? -1
    return cells.prefix(last + 1).enumerated().map { index, day in
      let sign = day.map { day in
        painter.paint(String(Self.sign(ofLevel: day.level, glyphs)), day.level == 0 ? .faint : .good)
      }
      return (sign ?? " ") + (step == 2 && index < last ? " " : "")
    }.joined()
  }

  /// Labels above or below their weeks. One that would run into the next is cut, to three signs at least; one that would
  /// run into the one before is left out, and so is one that would go beyond the width.
  private static func labels(_ labels: [String], step: Int, gap: Int, width: Int) -> String {
    var line = ""
    for (index, label) in labels.enumerated() where !label.isEmpty {
      let start = index * step
      if !line.isEmpty, displayWidth(of: line) + gap > start { continue }
      let next = labels[(index + 1)...].firstIndex { !$0.isEmpty }
      let room = next.map { ($0 - index) * step - gap } ?? .max
      let safe = terminalSafe(label)
      let isCut = room >= 3 && displayWidth(of: safe) > room
      let text = isCut ? String(safe.prefix(room)) : safe
      if start + displayWidth(of: text) <= width { line = padded(line, to: start) + text }
    }
    return line
  }

  private func legendLines(width: Int, _ glyphs: Glyphs, _ painter: Painter) -> [String] {
    var lines: [String] = []
    var used = 0
    for (index, text) in legend.prefix(Self.levels).enumerated() {
      let sign = painter.paint(String(Self.sign(ofLevel: index + 1, glyphs)), .good)
      let piece = sign + " " + terminalSafe(text)
      let wide = 2 + displayWidth(of: terminalSafe(text))
      if !lines.isEmpty, used + 2 + wide <= width {
        lines[lines.count - 1] += "  " + piece
        used += 2 + wide
      } else {
        lines.append(piece)
        used = wide
      }
    }
    return lines
  }
}
