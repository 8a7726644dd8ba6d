extension LineChart {
  /// The chart as SVG; its summary if there are fewer than ``fewest`` points.
  ///
  /// - Parameters:
  ///   - width: the width in pixels, clamped to 240...4,000
  ///   - id: an id that is unique on the page
  ///   - isAlone: true for a file of its own; false on a page, where the chart has no heading, style or background
  /// - Returns: an `svg` element
  package func svg(width: Double = 720, id: String = "chart", isAlone: Bool = true) -> String {
    if points.count < Self.fewest {
      return SVGWriter.sentences(
        summary, title: title, width: SVGStyle.sensible(width), id: id, isAlone: isAlone)
    }
    return LinePicture(chart: self, width: SVGStyle.sensible(width), id: id, isAlone: isAlone).picture
  }
}

/// A line chart drawn as SVG.
private struct LinePicture {
  let chart: LineChart
  let width: Double
  let id: String
  let isAlone: Bool
  private let scale: ValueScale
  private let labels: [String]
  private let left: Double
  private let top: Double
  private let right: Double
  /// A third of a usual width; on a wide page, charts stay flat.
  private var plotHeight: Double { min(max(width / 3, 180), 260) }

  init(chart: LineChart, width: Double, id: String, isAlone: Bool) {
    (self.chart, self.width, self.id, self.isAlone) = (chart, width, id, isAlone)
    scale = ValueScale(
      chart.values, fromZero: chart.fromZero, steps: 5, leastStep: chart.leastStep, in: chart.steps)
    labels = scale.ticks.map(chart.valueLabel)
    left = 20 + (labels.map(SVGStyle.width).max() ?? 0)
    right = width - 20
    top = isAlone ? 48 : 14
  }

  private var bottom: Double { top + plotHeight }

  private func x(_ day: Int) -> Double { left + chart.axis.share(day) * (right - left) }
  private func y(_ value: Double) -> Double { bottom - scale.share(value) * plotHeight }

  var picture: String {
    var svg = SVGWriter(
      width: width, height: bottom + 28 + Double(legendLines) * 18 + (hasLegend ? 8 : 0), title: chart.title,
      summary: chart.summary, id: id, isAlone: isAlone)
    if isAlone { svg.element("text", ["class": "chart-title", "x": 16, "y": 28], chart.title) }
    grid(&svg)
    lines(&svg)
    points(&svg)
    legend(&svg)
    return svg.picture
  }

  private func grid(_ svg: inout SVGWriter) {
    for (value, label) in zip(scale.ticks, labels) {
      let height = y(value)
      svg.element(
        "path", ["class": "chart-grid", "d": .text(path([(left, height), (right, height)]))])
      svg.element(
        "text",
        [
          "class": "chart-faint", "x": .number(left - 8), "y": .number(height + 4), "text-anchor": "end",
        ], label)
    }
    let days = chart.axis.labels(chart.dayTicks, columns: Int(right - left), gap: 14) {
      Int(SVGStyle.width(of: $0))
    }
    for day in days {
      svg.element(
        "text",
        ["class": "chart-faint", "x": .number(left + Double(day.start)), "y": .number(bottom + 20)],
        day.label)
    }
  }

  private func lines(_ svg: inout SVGWriter) {
    if let trend = chart.trend {
      let (first, last) = (trend.days.lowerBound, trend.days.upperBound)
      let ends = [(x(first), y(trend.value(on: first))), (x(last), y(trend.value(on: last)))]
      svg.element("path", ["class": "chart-trend", "d": .text(path(ends))])
    }
    if chart.points.count > 1 {
      svg.element(
        "path",
        [
          "class": chart.stairs.isEmpty ? "chart-line" : "chart-thin",
          "d": .text(path(chart.points.map { (x($0.day), y($0.value)) })),
        ])
    }
    if chart.stairs.count > 1 {
      svg.element(
        "path", ["class": "chart-stairs", "d": .text(path(chart.stairs.map { (x($0.day), y($0.value)) }))])
    }
  }

  /// Draws the points; if there are many, only marked ones.
  private func points(_ svg: inout SVGWriter) {
    for point in chart.points where point.isMarked || chart.points.count <= 250 {
      let (x, y) = (x(point.day), y(point.value))
      if point.isMarked {
        svg.element("path", ["class": "chart-mark", "d": .text(diamond(x, y))], hint: point.label)
      } else {
        svg.element(
          "circle", ["class": "chart-point", "cx": .number(x), "cy": .number(y), "r": 2.5],
          hint: point.label)
      }
    }
    notes(&svg)
  }

  /// Writes the notes of marks, the last first, each where it covers no other note and no mark.
  private func notes(_ svg: inout SVGWriter) {
    typealias Box = (left: Double, top: Double, right: Double, bottom: Double)
    var taken: [Box] = chart.marks.map { mark in
      (x(mark.day) - 5, y(mark.value) - 5, x(mark.day) + 5, y(mark.value) + 5)
    }
    for mark in chart.noted.reversed() {
      let (x, y, wide) = (x(mark.day), y(mark.value), SVGStyle.width(of: mark.note))
      let way = chart.falls ? 1.0 : -1
      let places: [(Double, Double)] = [
        (x - wide - 8, y + 4 + way * 6), (x - wide, y + 4 + way * 14), (x - wide + 8, y + 4 + way * 24),
        (x + 8, y + 4 - way * 10), (x - wide / 2, y + 4 + way * 34), (x + 8, y + 4 - way * 22),
      ]
      let free = places.first { left, base in
        let box: Box = (left, base - 11, left + wide, base + 3)
        return box.left >= self.left && box.right <= width - 4 && box.top >= 2 && box.bottom <= bottom
          && taken.allSatisfy {
            $0.right <= box.left || box.right <= $0.left || $0.bottom <= box.top || box.bottom <= $0.top
          }
      }
      guard let (left, base) = free else { continue }
      taken.append((left, base - 11, left + wide, base + 3))
      svg.element("text", ["class": "chart-note", "x": .number(left), "y": .number(base)], mark.note)
    }
  }

  /// What the parts are; nothing if there is only a line.
  private func legend(_ svg: inout SVGWriter) {
    guard hasLegend else { return }
    var (x, y) = (left, bottom + 46)
    func part(_ text: String, _ draw: (Double, Double) -> Void) {
      let wide = 30 + SVGStyle.width(of: text)
      if x > left, x + wide > width - 8 { (x, y) = (left, y + 18) }
      draw(x, y - 4)
      svg.element("text", ["x": .number(x + 30), "y": .number(y)], text)
      x += wide + 18
    }
    part(chart.legend.line) { x, y in
      if chart.stairs.isEmpty {
        svg.element("path", ["class": "chart-line", "d": .text(path([(x, y), (x + 24, y)]))])
      } else {
        svg.element("circle", ["class": "chart-point", "cx": .number(x + 12), "cy": .number(y), "r": 2.5])
      }
    }
    if !chart.stairs.isEmpty {
      part(chart.legend.mark) { x, y in
        let step = [(x, y + 4), (x + 12, y + 4), (x + 12, y - 3), (x + 24, y - 3)]
        svg.element("path", ["class": "chart-stairs", "d": .text(path(step))])
        svg.element("path", ["class": "chart-mark", "d": .text(diamond(x + 12, y - 3))])
      }
    }
    if chart.trend != nil {
      part(chart.legend.trend) { x, y in
        svg.element("path", ["class": "chart-trend", "d": .text(path([(x, y), (x + 24, y)]))])
      }
    }
  }

  private var hasLegend: Bool { !chart.stairs.isEmpty || chart.trend != nil }

  /// The lines that the legend takes at this width.
  private var legendLines: Int {
    guard hasLegend else { return 0 }
    let texts =
      [chart.legend.line] + (chart.stairs.isEmpty ? [] : [chart.legend.mark])
      + (chart.trend == nil ? [] : [chart.legend.trend])
    var (lines, x) = (1, left)
    for text in texts {
      let wide = 30 + SVGStyle.width(of: text)
      if x > left, x + wide > width - 8 { (lines, x) = (lines + 1, left) }
      x += wide + 18
    }
    return lines
  }

  private func path(_ points: [(Double, Double)]) -> String {
    points.enumerated().map { index, point in
      (index == 0 ? "M" : "L") + SVGWriter.number(point.0) + " " + SVGWriter.number(point.1)
    }.joined()
  }

  private func diamond(_ x: Double, _ y: Double) -> String {
    path([(x, y - 5), (x + 5, y), (x, y + 5), (x - 5, y)]) + "Z"
  }
}
