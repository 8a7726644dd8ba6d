extension LineChart {
  /// The chart as SVG.
  ///
  /// - Parameters:
  ///   - width: the width in pixels, clamped to 240...4,000
  ///   - id: an id that is unique on the page
  ///   - isAlone: true for a file of its own; false on a page, where the chart has no heading, style or background
  /// - Returns: an `svg` element
  package func svg(width: Double = 720, id: String = "chart", isAlone: Bool = true) -> String {
    LinePicture(chart: self, width: SVGStyle.sensible(width), id: id, isAlone: isAlone).picture
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
  private let plotHeight = 220.0

  init(chart: LineChart, width: Double, id: String, isAlone: Bool) {
    (self.chart, self.width, self.id, self.isAlone) = (chart, width, id, isAlone)
    scale = chart.scale(steps: 5)
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
      width: width, height: bottom + 58, title: chart.title, summary: chart.summary, id: id, isAlone: isAlone)
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
        "path", ["class": "chart-line", "d": .text(path(chart.points.map { (x($0.day), y($0.value)) }))])
    }
  }

  /// Draws the points; if there are many, only marked ones.
  private func points(_ svg: inout SVGWriter) {
    for point in chart.points where point.isMarked || chart.points.count <= 120 {
      let (x, y) = (x(point.day), y(point.value))
      if point.isMarked {
        svg.element("path", ["class": "chart-mark", "d": .text(diamond(x, y))], hint: point.label)
      } else {
        svg.element(
          "circle", ["class": "chart-point", "cx": .number(x), "cy": .number(y), "r": 3],
          hint: point.label)
      }
    }
  }

  private func legend(_ svg: inout SVGWriter) {
    var x = left
    let y = bottom + 46
    func label(_ text: String, _ svg: inout SVGWriter) {
      svg.element("text", ["x": .number(x + 30), "y": .number(y)], text)
      x += 30 + SVGStyle.width(of: text) + 18
    }
    func line(_ style: String, _ svg: inout SVGWriter) {
      svg.element("path", ["class": .text(style), "d": .text(path([(x, y - 4), (x + 24, y - 4)]))])
    }
    line("chart-line", &svg)
    label(chart.legend.line, &svg)
    if chart.points.contains(where: \.isMarked) {
      svg.element("path", ["class": "chart-mark", "d": .text(diamond(x + 12, y - 4))])
      label(chart.legend.mark, &svg)
    }
    if chart.trend != nil {
      line("chart-trend", &svg)
      label(chart.legend.trend, &svg)
    }
  }

  private func path(_ points: [(Double, Double)]) -> String {
    points.enumerated().map { index, point in
      (index == 0 ? "M" : "L") + SVGWriter.number(point.0) + " " + SVGWriter.number(point.1)
    }.joined()
  }

  private func diamond(_ x: Double, _ y: Double) -> String {
    path([(x, y - 6), (x + 6, y), (x, y + 6), (x - 6, y)]) + "Z"
  }
}
