extension LineChart {
  /// The chart as lines for a terminal, without its title: the plot with values at its left and days below, then a legend. It
  /// works without colour. There are no lines if there are no points.
  ///
  /// - Parameters:
  ///   - width: the width in columns, at least 20
  ///   - rows: the height of the plot in lines, at least 3, which the scale may not need in full
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
  private let days: DayAxis
  private let scale: ValueScale
  private let labels: [String]
  private let gutter: Int
  private let width: Int
  /// The rows above the scale, for notes.
  private let headroom: Int
  private var canvas: DotCanvas
  /// Whether one of the latest marks has no room for its note.
  private var isCrowded = false
  /// Every other cell in which the trend lies on a level line, which would hide it.
  private var covered: Set<Int> = []
  /// Characters drawn over the lines, by cell.
  private var marks: [Int: (glyph: Character, style: Style)] = [:]

  init(chart: LineChart, width: Int, rows: Int, _ glyphs: Glyphs, _ painter: Painter) {
    (self.chart, self.painter, self.width) = (chart, painter, width)
    self.glyphs = LineGlyphs(glyphs)
    days = chart.axis
    func fitted(in rows: Int) -> ValueScale {
      ValueScale(
        chart.values, inRows: chart.isFlat ? min(rows, 5) : rows, leastStep: chart.leastStep, in: chart.steps)
    }
    let whole = fitted(in: rows)
    let highest = chart.noted.map { chart.height($0.value, on: whole) }.max() ?? 0
    // A note in the top row may have no place beside its point.
    let isOnTop = rows > 5 && highest * Double(whole.rows - 1) > Double(whole.rows) - 1.5
    headroom = max(min(max(chart.noted.count - 1, 0), rows / 8), isOnTop ? 1 : 0)
    scale = fitted(in: rows - headroom)
    labels = scale.ticks.map { terminalSafe(chart.valueLabel($0)) }
    gutter = labels.map { displayWidth(of: $0) }.max() ?? 0
    canvas = DotCanvas(
      columns: max(width - gutter - 2, 8), rows: scale.rows + headroom, glyphs == .unicode ? .braille : .cell)
    draw()
  }

  /// Whether points are few enough to be characters, not dots.
  private var showsAll: Bool { chart.points.count <= canvas.columns / 3 }

  private mutating func draw() {
    if let ends = chart.trendEnds?.map({ place($0.day, $0.value) }) {
      canvas.line(from: ends[0], to: ends[1], .trend, gap: glyphs.trendGap)
    }
    let places = chart.points.map { place($0.day, $0.value) }
    let stairs = chart.stairs.map { place($0.day, $0.value) }
    for (one, next) in zip(stairs, stairs.dropFirst()) { canvas.line(from: one, to: next, .stairs) }
    if stairs.isEmpty {
      for (one, next) in zip(places, places.dropFirst()) { canvas.line(from: one, to: next, .line) }
    }
    for place in places {
      canvas.dot(place.x, place.y, .line)
      if showsAll { marks[cell(of: place)] = (glyphs.point, .accent) }
    }
    coverTrend()
    for mark in chart.marks.suffix(3) {
      marks[cell(of: place(mark.day, mark.value))] = (glyphs.mark, [.strong, .warning])
    }
    for extra in chart.extras {
      marks[cell(of: place(extra.day, extra.value))] = (glyphs.extra, [.strong, .good])
    }
    writeNotes()
  }

  private mutating func coverTrend() {
    guard let ends = chart.trendEnds?.map({ place($0.day, $0.value) }), ends[0].x < ends[1].x else { return }
    let line = chart.stairs.isEmpty ? DotCanvas.Layer.line : .stairs
    let across = canvas.width / canvas.columns
    var run: [Int] = []
    func close() {
      // A trend that only crosses the line is seen on both sides.
      if run.count >= 5 { covered.formUnion(run) }
      run = []
    }
    for column in stride(from: ends[0].x / across + 1, to: ends[1].x / across, by: 2) {
      let share = Double(column * across - ends[0].x) / Double(ends[1].x - ends[0].x)
      let y = Double(ends[0].y) + share * Double(ends[1].y - ends[0].y)
      let row = Int(y.rounded()) * canvas.rows / canvas.height
      if (column - 1...column + 1).allSatisfy({ canvas.has(line, $0, row) }) {
        run.append(row * canvas.columns + column)
      } else {
        close()
      }
    }
    close()
  }

  private func cell(of place: (x: Int, y: Int)) -> Int {
    place.y * canvas.rows / canvas.height * canvas.columns + place.x * canvas.columns / canvas.width
  }

  /// Writes the notes of points where nothing is drawn: before them, above them, or after them.
  private mutating func writeNotes() {
    let notes = chart.noted.map {
      (value: $0.value, cell: cell(of: place($0.day, $0.value)), text: terminalSafe($0.note))
    }.filter { displayWidth(of: $0.text) == $0.text.count }
    func boxes(_ notes: some Sequence<(value: Double, cell: Int, text: String)>) -> [LabelBox?] {
      LooseLabel.places(
        of: notes.map { note in
          LooseLabel(
            height: -chart.height(note.value, on: scale), places: places(for: note.text, beside: note.cell))
        })
    }
    let all = boxes(notes)
    let (marked, others) = (chart.latestMarks.count, chart.noted.count - chart.latestMarks.count)
    isCrowded = all.dropFirst(others).count { $0 != nil } < marked
    // Then the legend has the latest marks, and only the first of them has a note.
    for case (let note, let box?) in zip(notes, isCrowded ? boxes(notes.prefix(others + 1)) : all) {
      for (offset, character) in note.text.enumerated() {
        marks[Int(box.top) * canvas.columns + Int(box.left) + offset] = (character, .strong)
      }
    }
  }

  /// The free places of a note in rows and columns, the best first, none nearer to another mark than to its own.
  private func places(for text: String, beside cell: Int) -> [LabelBox] {
    let (row, column, wide) = (cell / canvas.columns, cell % canvas.columns, text.count)
    let beside = [(row, column - wide - 1), (row, column + 2)]
    let above = [1, 2, 3].flatMap { [(row - $0, column - wide + 1), (row - $0, column - wide / 2)] }
    let before = [1, 2, 3].map { (row - $0, column - wide - 1) }
    let after = [1, 2, 3, -1, -2].map { (row - $0, column + 2) }
    return (beside + before + above + after).filter { row, start in
      (0..<canvas.rows).contains(row) && start >= 0 && start + wide <= canvas.columns
        && (max(start - 1, 0)..<min(start + wide + 1, canvas.columns)).allSatisfy { column in
          let place = row * canvas.columns + column
          return place == cell || marks[place] == nil && canvas.cell(column, row).layer == nil
        }
        && isNear(cell, row, start..<start + wide)
    }.map { row, start in
      LabelBox(
        left: Double(start), top: Double(row), right: Double(start + wide + 1), bottom: Double(row + 1))
    }
  }

  /// Whether readers would take a note in these columns of a row for its own mark's: no other mark is nearer by more than a column.
  private func isNear(_ cell: Int, _ row: Int, _ columns: Range<Int>) -> Bool {
    func distance(_ mark: Int) -> Int {
      let (up, column) = (mark / canvas.columns - row, mark % canvas.columns)
      return max(columns.lowerBound - column, column - columns.upperBound + 1, 0) + 2 * abs(up)
    }
    return marks.keys.allSatisfy { distance($0) + 1 >= distance(cell) }
  }

  /// The dot of a value on a day. Values of whole rows are in the middle of their cell.
  private func place(_ day: Int, _ value: Double) -> (x: Int, y: Int) {
    let down = canvas.height / canvas.rows
    let below = (1 - chart.height(value, on: scale)) * Double((scale.rows - 1) * down)
    return (
      Int((days.share(day) * Double(canvas.width - 1)).rounded()),
      min(headroom * down + Int((below + Double(down - 1) / 2).rounded()), canvas.height - 1)
    )
  }

  var lines: [String] { plot + axis + legend }

  private var plot: [String] {
    var ticks: [Int: String] = [:]
    for (value, label) in zip(scale.ticks, labels) {
      let row = Int(((1 - chart.height(value, on: scale)) * Double(scale.rows - 1)).rounded())
      ticks[headroom + row] = label
    }
    // Room that no note took isn't shown.
    let first = (0..<headroom).first { !cells($0).isEmpty } ?? headroom
    return (first..<canvas.rows).map { row in
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
    if let mark = marks[row * canvas.columns + column] { return mark }
    if covered.contains(row * canvas.columns + column) { return (glyphs.covered, .faint) }
    let cell = canvas.cell(column, row)
    return (cell.glyph, cell.layer == .trend ? .faint : cell.layer == .stairs ? .warning : .accent)
  }

  private var axis: [String] {
    let labels = days.labels(chart.dayTicks, columns: canvas.columns, gap: 2) {
      displayWidth(of: terminalSafe($0))
    }
    var line = Array(repeating: glyphs.bottom, count: canvas.columns)
    var text = ""
    for label in labels {
      line[label.tick] = glyphs.bottomTick
      text = padded(text, to: label.start) + terminalSafe(label.label)
    }
    let margin = String(repeating: " ", count: gutter + 1)
    return [painter.paint(margin + glyphs.corner + String(line), .faint)]
      + (text.isEmpty ? [] : [painter.paint(margin + " " + text, .faint)])
  }

  private var legend: [String] {
    let hasStairs = !chart.stairs.isEmpty
    var pieces = [(showsAll ? String(glyphs.point) : hasStairs ? glyphs.dot : glyphs.line, chart.legend.line)]
    if hasStairs {
      let latest = isCrowded ? ": " + chart.latestMarks.reversed().map(\.note).joined(separator: ", ") : ""
      pieces.append((glyphs.stairs, chart.legend.mark + latest))
    }
    if chart.trendEnds != nil {
      let isShown = covered.isEmpty || glyphs.trend.contains(glyphs.covered)
      let sample = isShown ? glyphs.trend : glyphs.trend + String(glyphs.covered)
      pieces.append((sample, chart.legend.trend))
    }
    if !chart.extras.isEmpty { pieces.append((String(glyphs.extra), chart.legend.extra)) }
    // A single line needs no name: the title says what it is.
    if pieces.count == 1 { return [] }
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

private struct LineGlyphs {
  let side: String
  let sideTick: String
  let corner: String
  let bottom: Character
  let bottomTick: Character
  let point: Character
  let mark: Character
  let extra: Character
  let line: String
  let dot: String
  let stairs: String
  let trend: String
  let trendGap: Int
  /// The trend where it lies on a line.
  let covered: Character

  init(_ glyphs: Glyphs) {
    switch glyphs {
    case .unicode:
      (side, sideTick, corner, bottom, bottomTick) = ("│", "┤", "└", "─", "┴")
      (point, mark, extra, line, trend, trendGap) = ("•", "◆", "▲", "⠤⠒", "⠄⠄", 2)
      (dot, stairs, covered) = ("⠂", "⣀⡏◆", "╌")
    case .ascii:
      (side, sideTick, corner, bottom, bottomTick) = ("|", "+", "+", "-", "'")
      (point, mark, extra, line, trend, trendGap) = ("*", "O", "^", "..", "- -", 1)
      (dot, stairs, covered) = (".", "==O", "-")
    }
  }
}
