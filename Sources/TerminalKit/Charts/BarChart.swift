/// A chart of horizontal bars, one to a line: a label, a bar, and figures.
package struct BarChart: Hashable, Sendable {
  /// A bar with its label and figures.
  package struct Bar: Hashable, Sendable {
    /// The text before the bar.
    package var label: String
    /// The value, at least 0, which the bar's length is proportional to.
    package var value: Double
    /// The texts after the bar, in columns: the value, and others.
    package var figures: [String]
    /// Its ``WarmShade``; nil for the colour that all bars have.
    package var shade: Int?
    /// Whether its span isn't over, so that it says little beside the others. It is hatched.
    package var isCut: Bool

    /// A bar. Negative values and those that aren't finite count as 0.
    package init(
      _ label: String, _ value: Double, _ figures: [String], shade: Int? = nil, isCut: Bool = false
    ) {
      self.isCut = isCut
      self.label = label
      self.shade = shade
      self.value = value.isFinite ? max(value, 0) : 0
      self.figures = figures
    }
  }

  package var title: String
  /// A description for people who don't see the chart.
  package var summary: String
  /// The bars, from top to bottom.
  package var bars: [Bar]
  /// A sentence below the bars of a picture.
  package var note: String

  package init(title: String, summary: String, bars: [Bar], note: String = "") {
    self.note = note
    self.title = title
    self.summary = summary
    self.bars = bars
  }

  /// A bar's length, from 0 to 1 for the longest.
  func share(_ bar: Bar) -> Double {
    let most = bars.reduce(0) { max($0, $1.value) }
    return most > 0 ? bar.value / most : 0
  }
}

extension BarChart {
  /// The chart as lines for a terminal of `width` columns, without its title. Bars take the width that labels and figures
  /// leave, up to 40 columns. If less than 4 columns are left, there are no bars.
  package func lines(width: Int, _ glyphs: Glyphs, _ painter: Painter) -> [String] {
    let (labels, figures, rest) = (labelWidth, figureWidths, room(inWidth: width))
    return bars.map { bar in
      var line = painter.paint(padded(terminalSafe(bar.label), to: labels), .plain)
      if rest >= 4 {
        let isPainted = painter.color && glyphs == .unicode
        let glyph = isPainted ? nil : bar.shade.map { WarmShade.glyph(ofLevel: $0, glyphs) }
        let drawn = Self.bar(share(bar), columns: rest, glyphs, of: glyph)
        let track = String(repeating: " ", count: rest - drawn.count)
        if let shade = bar.shade, isPainted {
          line += "  " + DotPicture.paint(drawn + track, WarmShade.color(ofLevel: shade), on: WarmShade.card)
        } else {
          line += "  " + painter.paint(drawn, .accent) + track
        }
      }
      for (text, wide) in zip(bar.figures, figures) {
        line += "  " + padded(terminalSafe(text), to: wide, right: true)
      }
      return line
    }
  }

  private var labelWidth: Int { bars.map { displayWidth(of: terminalSafe($0.label)) }.max() ?? 0 }

  /// The widths of the columns of figures.
  private var figureWidths: [Int] {
    (0..<(bars.map(\.figures.count).max() ?? 0)).map { column in
      bars.map { column < $0.figures.count ? displayWidth(of: terminalSafe($0.figures[column])) : 0 }.max()
        ?? 0
    }
  }

  private func room(inWidth width: Int) -> Int {
    min(width - labelWidth - 2 - figureWidths.reduce(0) { $0 + $1 + 2 }, 40)
  }

  /// Whether a terminal of `width` columns has room for bars.
  package func showsBars(width: Int) -> Bool { room(inWidth: width) >= 4 }

  /// A bar whose full length is `columns`, to an eighth of a column if the glyphs allow, or of another character. Any share above 0 is
  /// visible.
  static func bar(_ share: Double, columns: Int, _ glyphs: Glyphs, of glyph: Character?) -> String {
    guard share > 0 else { return "" }
    if let glyph = glyph ?? (glyphs == .unicode ? nil : "#") {
      return String(repeating: glyph, count: min(max(Int((share * Double(columns)).rounded()), 1), columns))
    }
    let eighths = min(max(Int((share * Double(columns) * 8).rounded()), 1), columns * 8)
    let part = eighths % 8
    return String(repeating: "█", count: eighths / 8) + (part == 0 ? "" : String(parts[part - 1]))
  }

  private static let parts = Array("▏▎▍▌▋▊▉")
}

/// Values as bars of one character each, from the lowest to the highest: `▁▃▂▅█`. Equal values are of half height.
package func sparkline(_ values: [Int]) -> String {
  let bars = Array("▁▂▃▄▅▆▇█")
  guard let least = values.min(), let most = values.max(), least < most else {
    return String(repeating: bars[3], count: values.count)
  }
  return String(
    values.map { value in
      bars[Int((Double(value - least) / Double(most - least) * Double(bars.count - 1)).rounded())]
    })
}
