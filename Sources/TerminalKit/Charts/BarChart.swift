/// Bars beside each other, one a line, each with its label before and its figures behind it.
package struct BarChart: Hashable, Sendable {
  package struct Bar: Hashable, Sendable {
    package var label: String
    /// Its length is this against the longest's; what is below 0 or isn't a number has none.
    package var value: Double
    /// The value in words, and what else is to be said, in columns.
    package var figures: [String]

    package init(_ label: String, _ value: Double, _ figures: [String]) {
      self.label = label
      self.value = value.isFinite ? max(value, 0) : 0
      self.figures = figures
    }
  }

  package var title: String
  /// What is to be seen, for those who don't see it.
  package var summary: String
  package var bars: [Bar]

  package init(title: String, summary: String, bars: [Bar]) {
    self.title = title
    self.summary = summary
    self.bars = bars
  }

  /// How long a bar is, from 0 to 1 for the longest.
  func share(_ bar: Bar) -> Double {
    let most = bars.reduce(0) { max($0, $1.value) }
    return most > 0 ? bar.value / most : 0
  }
}

extension BarChart {
  /// The chart as lines of a terminal, without its title. Bars fill what labels and figures leave of the width, up to 40
  /// columns; where that is less than 4 columns there are none.
  package func lines(width: Int, _ glyphs: Glyphs, _ painter: Painter) -> [String] {
    let columns = bars.map(\.figures.count).max() ?? 0
    let figures = (0..<columns).map { column in
      bars.map { column < $0.figures.count ? displayWidth(of: terminalSafe($0.figures[column])) : 0 }.max()
        ?? 0
    }
    let labels = bars.map { displayWidth(of: terminalSafe($0.label)) }.max() ?? 0
    let rest = min(width - labels - 2 - figures.reduce(0) { $0 + $1 + 2 }, 40)
    return bars.map { bar in
      var line = painter.paint(padded(terminalSafe(bar.label), to: labels), .plain)
      if rest >= 4 {
        let drawn = Self.bar(share(bar), columns: rest, glyphs)
        line += "  " + painter.paint(drawn, .accent) + String(repeating: " ", count: rest - drawn.count)
      }
      for (text, wide) in zip(bar.figures, figures) {
        line += "  " + padded(terminalSafe(text), to: wide, right: true)
      }
      return line
    }
  }

  /// A bar of so many columns at its longest, to an eighth of a column where the signs allow it. What is more than nothing
  /// is to be seen.
  static func bar(_ share: Double, columns: Int, _ glyphs: Glyphs) -> String {
    guard share > 0 else { return "" }
    guard glyphs == .unicode else {
      return String(repeating: "#", count: min(max(Int((share * Double(columns)).rounded()), 1), columns))
    }
    let eighths = min(max(Int((share * Double(columns) * 8).rounded()), 1), columns * 8)
    let part = eighths % 8
    return String(repeating: "█", count: eighths / 8) + (part == 0 ? "" : String(parts[part - 1]))
  }

  private static let parts = Array("▏▎▍▌▋▊▉")
}
