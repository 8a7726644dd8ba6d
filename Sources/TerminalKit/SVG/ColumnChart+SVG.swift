extension ColumnChart {
  /// The chart as SVG; its summary if there are fewer than three columns. See ``LineChart/svg(width:id:isAlone:)``.
  package func svg(width: Double = 720, id: String = "chart", isAlone: Bool = true) -> String {
    let width = SVGStyle.sensible(width)
    guard columns.count >= LineChart.fewest else {
      return SVGWriter.sentences(summary, title: title, width: width, id: id, isAlone: isAlone)
    }
    return ColumnPicture(chart: self, width: width, id: id, isAlone: isAlone).picture
  }
}

private struct ColumnPicture {
  let chart: ColumnChart
  let width: Double
  let id: String
  let isAlone: Bool
  private let scale: ValueScale
  private let labels: [String]
  private let left: Double
  private let top: Double
  private let right: Double
  private let bottom: Double
  private let axis: DayAxis

  init(chart: ColumnChart, width: Double, id: String, isAlone: Bool) {
    (self.chart, self.width, self.id, self.isAlone) = (chart, width, id, isAlone)
    scale = ValueScale(chart.columns.map(\.value), fromZero: true, steps: 4)
    labels = scale.ticks.map(chart.valueLabel)
    left = 12 + (labels.map(SVGStyle.width).max() ?? 0)
    right = width - 8
    top = isAlone ? 48 : 14
    bottom = top + min(max(width / 3.4, 160), 240)
    axis = DayAxis(first: chart.columns.first?.day ?? 0, last: chart.end)
  }

  private func x(_ day: Int) -> Double { left + axis.share(day) * (right - left) }
  private func y(_ value: Double) -> Double { bottom - scale.share(value) * (bottom - top) }

  private var hasCut: Bool { chart.columns.contains { $0.isCut && $0.value > 0 } }
  private var hasMean: Bool { chart.legend.mean != nil && chart.means.count { $0 != nil } > 1 }
  private var legendTexts: [String] {
    [hasCut ? chart.legend.cut : nil, hasMean ? chart.legend.mean : nil].compactMap(\.self)
  }

  private var legendPlaces: [(x: Double, y: Double)] {
    let widest = 30 + (legendTexts.map(SVGStyle.width).max() ?? 0)
    let start = max(8, min(left, width - 8 - widest))
    return SVGStyle.legendPlaces(legendTexts, sample: 30, gap: 18, left: start, width: width)
      .map { ($0.x, bottom + 44 + $0.y) }
  }

  var picture: String {
    let height = (legendPlaces.last?.y ?? bottom + 20) + 10
    var svg = SVGWriter(
      width: width, height: height, title: chart.title, summary: chart.summary, id: id, isAlone: isAlone)
    if isAlone { svg.element("text", ["class": "chart-title", "x": 16, "y": 28], chart.title) }
    if hasCut { svg.hatch(id + "-hatch") }
    grid(&svg)
    columns(&svg)
    mean(&svg)
    legend(&svg)
    return svg.picture
  }

  private func grid(_ svg: inout SVGWriter) {
    for (value, label) in zip(scale.ticks, labels) {
      svg.element("path", ["class": "chart-grid", "d": .path([(left, y(value)), (right, y(value))])])
      svg.element(
        "text",
        ["class": "chart-faint", "x": .number(left - 6), "y": .number(y(value) + 4), "text-anchor": "end"],
        label)
    }
    svg.days(axis, chart.dayTicks, from: left, to: right, below: bottom, gap: 10)
  }

  private func columns(_ svg: inout SVGWriter) {
    for (index, column) in chart.columns.enumerated() where column.value > 0 {
      let end = index + 1 < chart.columns.count ? chart.columns[index + 1].day : chart.end
      let (start, wide) = (x(column.day), x(end) - x(column.day))
      let gap = min(wide * 0.2, 3)
      box(
        from: start + gap / 2, y(column.value), width: wide - gap, height: bottom - y(column.value),
        isCut: column.isCut, hint: column.label, &svg)
    }
  }

  private func box(
    from x: Double, _ y: Double, width: Double, height: Double, isCut: Bool, hint: String,
    _ svg: inout SVGWriter
  ) {
    let (x, y, width, height) = (
      SVGValue.number(x), SVGValue.number(y), SVGValue.number(width), SVGValue.number(height)
    )
    if isCut {
      svg.element(
        "rect",
        [
          "class": "chart-cut", "x": x, "y": y, "width": width, "height": height,
          "fill": .text("url(#\(id)-hatch)"),
        ], hint: hint)
    } else {
      svg.element(
        "rect", ["class": "chart-bar", "x": x, "y": y, "width": width, "height": height], hint: hint)
    }
  }

  private func mean(_ svg: inout SVGWriter) {
    guard hasMean else { return }
    let points = zip(chart.columns.indices, chart.means).compactMap { index, mean in
      mean.map { mean in
        let end = index + 1 < chart.columns.count ? chart.columns[index + 1].day : chart.end
        return ((x(chart.columns[index].day) + x(end)) / 2, y(mean))
      }
    }
    svg.element("path", ["class": "chart-mean", "d": .path(points)])
  }

  private func legend(_ svg: inout SVGWriter) {
    for (index, (text, place)) in zip(legendTexts, legendPlaces).enumerated() {
      if hasCut, index == 0 {
        box(from: place.x, place.y - 10, width: 24, height: 11, isCut: true, hint: "", &svg)
      } else {
        svg.element(
          "path",
          ["class": "chart-mean", "d": .path([(place.x, place.y - 4), (place.x + 24, place.y - 4)])])
      }
      svg.element("text", ["x": .number(place.x + 30), "y": .number(place.y)], text)
    }
  }
}
