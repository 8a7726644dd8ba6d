extension LineChart {
  /// The chart as lines for a terminal, without its title: the plot with values at its left and days below, then a legend. It
  /// works without colour. There are no lines if there are no points.
  ///
  /// - Parameters:
  ///   - width: the width in columns, at least 20
  ///   - rows: the height of the plot in lines, at least 3
  ///   - glyphs: the characters to draw with
  ///   - painter: adds the colours
  /// - Returns: the lines
  package func lines(width: Int, rows: Int = 12, _ glyphs: Glyphs, _ painter: Painter) -> [String] {
    guard !points.isEmpty else { return [] }
    return LinePlot(chart: self, width: max(width, 20), rows: max(rows, 3), glyphs, painter).lines
  }
}

/// A line chart drawn in a terminal's cells.
private struct LinePlot {
  private let chart: LineChart
  private let painter: Painter
  private let glyphs: LineGlyphs
  private let scale: ValueScale
  private let labels: [String]
  private let gutter: Int
  private let width: Int
  private var canvas: DotCanvas
  /// Points drawn over the lines, by cell; true for marked ones.
  private var marks: [Int: Bool] = [:]

  init(chart: LineChart, width: Int, rows: Int, _ glyphs: Glyphs, _ painter: Painter) {
    (self.chart, self.painter, self.width) = (chart, painter, width)
    self.glyphs = LineGlyphs(glyphs)
    scale = chart.scale(steps: max(rows / 3, 1))
    labels = scale.ticks.map { terminalSafe(chart.valueLabel($0)) }
    gutter = labels.map { displayWidth(of: $0) }.max() ?? 0
    canvas = DotCanvas(
      columns: max(width - gutter - 2, 8), rows: rows, glyphs == .unicode ? .braille : .cell)
    draw()
  }

  private mutating func draw() {
    if let trend = chart.trend {
      let (first, last) = (trend.days.lowerBound, trend.days.upperBound)
      canvas.line(
        from: place(first, trend.value(on: first)), to: place(last, trend.value(on: last)), .trend,
        gap: glyphs.trendGap)
    }
    let places = chart.points.map { place($0.day, $0.value) }
    for (one, next) in zip(places, places.dropFirst()) { canvas.line(from: one, to: next, .line) }
    if let only = places.first { canvas.dot(only.x, only.y, .line) }
    // If there are many points, only marked ones are drawn.
    let showsAll = chart.points.count <= canvas.columns / 3
    for (point, place) in zip(chart.points, places) where point.isMarked || showsAll {
      let cell =
        place.y * canvas.rows / canvas.height * canvas.columns + place.x * canvas.columns / canvas.width
      marks[cell] = marks[cell] == true || point.isMarked
    }
  }

  private func place(_ day: Int, _ value: Double) -> (x: Int, y: Int) {
    (
      Int((chart.axis.share(day) * Double(canvas.width - 1)).rounded()),
      Int(((1 - scale.share(value)) * Double(canvas.height - 1)).rounded())
    )
  }

  var lines: [String] { plot + axis + legend }

  private var plot: [String] {
    var ticks: [Int: String] = [:]
    for (value, label) in zip(scale.ticks, labels) {
      ticks[Int(((1 - scale.share(value)) * Double(canvas.rows - 1)).rounded())] = label
    }
    return (0..<canvas.rows).map { row in
      let label = padded(ticks[row] ?? "", to: gutter, right: true)
      let edge = ticks[row] == nil ? glyphs.side : glyphs.sideTick
      return painter.paint(label + " " + edge, .faint) + cells(row)
    }
  }

  /// A line of the plot, without trailing spaces.
  private func cells(_ row: Int) -> String {
    var line = ""
    var run = ""
    var style = Style.plain
    var spaces = 0
    func flush() {
      line += painter.paint(run, style)
      run = ""
    }
    for column in 0..<canvas.columns {
      let (glyph, own) = cell(column, row)
      if glyph == " " {
        spaces += 1
        continue
      }
      if own != style || spaces > 0 { flush() }
      line += String(repeating: " ", count: spaces)
      (spaces, style) = (0, own)
      run.append(glyph)
    }
    flush()
    return line
  }

  private func cell(_ column: Int, _ row: Int) -> (Character, Style) {
    if let isMarked = marks[row * canvas.columns + column] {
      return isMarked ? (glyphs.mark, [.strong, .warning]) : (glyphs.point, .accent)
    }
    let cell = canvas.cell(column, row)
    return (cell.glyph, cell.layer == .trend ? .faint : .accent)
  }

  private var axis: [String] {
    let days = chart.axis.labels(chart.dayTicks, columns: canvas.columns, gap: 2) {
      displayWidth(of: terminalSafe($0))
    }
    var line = Array(repeating: glyphs.bottom, count: canvas.columns)
    var text = ""
    for day in days {
      line[day.tick] = glyphs.bottomTick
      text = padded(text, to: day.start) + terminalSafe(day.label)
    }
    let margin = String(repeating: " ", count: gutter + 1)
    return [painter.paint(margin + glyphs.corner + String(line), .faint)]
      + (text.isEmpty ? [] : [painter.paint(margin + " " + text, .faint)])
  }

  private var legend: [String] {
    var pieces = [
      (chart.points.count <= canvas.columns / 3 ? String(glyphs.point) : glyphs.line, chart.legend.line)
    ]
    if chart.points.contains(where: \.isMarked) { pieces.append((String(glyphs.mark), chart.legend.mark)) }
    if chart.trend != nil { pieces.append((glyphs.trend, chart.legend.trend)) }
    var lines: [String] = []
    var used = 0
    for piece in pieces {
      let text = piece.0 + "\u{A0}" + terminalSafe(piece.1).replacing(" ", with: "\u{A0}")
      let wide = displayWidth(of: text)
      if lines.isEmpty || used + 3 + wide > width {
        lines += wrapped(text.replacing("\u{A0}", with: " "), width: width)
        used = wide
      } else {
        lines[lines.count - 1] += "   " + text.replacing("\u{A0}", with: " ")
        used += 3 + wide
      }
    }
    return lines
  }
}

/// The characters of a line chart.
private struct LineGlyphs {
  let side: String
  let sideTick: String
  let corner: String
  let bottom: Character
  let bottomTick: Character
  let point: Character
  let mark: Character
  let line: String
  let trend: String
  let trendGap: Int

  init(_ glyphs: Glyphs) {
    switch glyphs {
    case .unicode:
      (side, sideTick, corner, bottom, bottomTick) = ("│", "┤", "└", "─", "┴")
      (point, mark, line, trend, trendGap) = ("•", "◆", "⠤⠒", "⠄⠄", 2)
    case .ascii:
      (side, sideTick, corner, bottom, bottomTick) = ("|", "+", "+", "-", "'")
      (point, mark, line, trend, trendGap) = ("*", "O", "..", "- -", 1)
    }
  }
}
