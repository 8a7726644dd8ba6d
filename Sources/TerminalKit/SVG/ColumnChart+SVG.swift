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
  private let hasCut: Bool
  private let hasMean: Bool
  private let heading: PictureTitle

  init(chart: ColumnChart, width: Double, id: String, isAlone: Bool) {
    (self.chart, self.width, self.id, self.isAlone) = (chart, width, id, isAlone)
    scale = ValueScale(
      chart.columns.map(\.value), fromZero: true, steps: 4, leastStep: chart.leastStep)
    heading = PictureTitle(chart.title, width: width, isAlone: isAlone)
    labels = scale.ticks.map(chart.valueLabel)
    left = 12 + (labels.map(SVGStyle.width).max() ?? 0)
    right = width - 8
    hasCut = chart.columns.contains { $0.cut != nil && $0.value > 0 }
    hasMean = chart.mean != nil && chart.means.count { $0 != nil } > 1
    // Above the columns, there are the labels of parts.
    top = (isAlone ? 48 : 14) + heading.drop + (hasCut || hasMean ? 18 : 0)
    bottom = top + min(max(width / 3.4, 160), 240)
    axis = DayAxis(first: chart.columns.first?.day ?? 0, last: chart.end)
  }

  private func x(_ day: Int) -> Double { left + axis.share(day) * (right - left) }
  private func y(_ value: Double) -> Double { bottom - scale.share(value) * (bottom - top) }

  /// The left and the right edge of a column.
  private func edges(_ index: Int) -> (left: Double, right: Double) {
    let end = index + 1 < chart.columns.count ? chart.columns[index + 1].day : chart.end
    return (x(chart.columns[index].day), x(end))
  }

  var picture: String {
    var svg = SVGWriter(
      width: width, height: bottom + 30, title: chart.title, summary: chart.summary, id: id, isAlone: isAlone)
    svg.add(heading)
    if hasCut { svg.hatch(id + "-hatch") }
    grid(&svg)
    columns(&svg)
    let names = cutNames
    mean(beside: names.map(\.box), &svg)
    write(names, &svg)
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
      let (start, end) = edges(index)
      let gap = min((end - start) * 0.2, 3)
      let (x, y) = (SVGValue.number(start + gap / 2), SVGValue.number(y(column.value)))
      let (wide, high) = (
        SVGValue.number(end - start - gap), SVGValue.number(bottom - self.y(column.value))
      )
      if column.cut == nil {
        svg.element(
          "rect", ["class": "chart-bar", "x": x, "y": y, "width": wide, "height": high], hint: column.label)
      } else {
        svg.element(
          "rect",
          [
            "class": "chart-cut", "x": x, "y": y, "width": wide, "height": high,
            "fill": .text("url(#\(id)-hatch)"),
          ], hint: column.label)
      }
    }
  }

  private typealias CutName = (text: String, box: LabelBox, middle: Double, end: Double)

  /// The texts above hatched columns, and their places; if two don't both fit, only the last.
  private var cutNames: [CutName] {
    var names: [CutName] = []
    for (index, column) in chart.columns.enumerated().reversed() where column.value > 0 {
      guard let text = column.cut else { continue }
      let (edges, wide) = (edges(index), SVGStyle.width(of: text))
      let middle = (edges.left + edges.right) / 2
      let left = max(4, min(middle - wide / 2, width - 4 - wide))
      let box = LabelBox(left: left, top: top - 19, right: left + wide, bottom: top - 5)
      if names.allSatisfy({ !$0.box.overlaps(box) }) { names.append((text, box, middle, y(column.value))) }
    }
    return names
  }

  /// Writes the name of each hatched column, with a line down to it.
  private func write(_ names: [CutName], _ svg: inout SVGWriter) {
    for name in names {
      svg.element(
        "path",
        [
          "class": "chart-axis",
          "d": .path([(name.middle, name.box.bottom + 1), (name.middle, name.end - 2)]),
        ])
      svg.element(
        "text",
        ["class": "chart-faint", "x": .number(name.box.left), "y": .number(name.box.bottom - 3)], name.text)
    }
  }

  /// Draws the line of means, and writes its name above the columns where they leave it nearest to the line.
  private func mean(beside taken: [LabelBox], _ svg: inout SVGWriter) {
    guard hasMean, let name = chart.mean else { return }
    let points = zip(chart.columns.indices, chart.means).compactMap { index, mean in
      mean.map { mean in
        let edges = edges(index)
        return (x: (edges.left + edges.right) / 2, y: y(mean))
      }
    }
    svg.element("path", ["class": "chart-mean", "d": .path(points)])
    let wide = SVGStyle.width(of: name) * 1.22
    let places = points.map { point in
      let start = max(left, min(point.x - wide / 2, width - 4 - wide))
      let tops =
        points.filter { start...start + wide ~= $0.x }.map(\.y)
        + chart.columns.indices.filter { edges($0).right > start && edges($0).left < start + wide }
        .map { y(chart.columns[$0].value) }
      let base = (tops.min() ?? bottom) - 6
      return (
        box: LabelBox(left: start, top: base - 11, right: start + wide, bottom: base + 3), point: point
      )
    }
    // The line down to a hatched column isn't covered either.
    let free = places.filter { place in
      taken.allSatisfy { $0.right < place.box.left || place.box.right < $0.left }
    }
    guard
      let best = (free.isEmpty ? places : free).min(by: {
        $0.point.y - $0.box.bottom < $1.point.y - $1.box.bottom
      })
    else { return }
    if best.point.y - best.box.bottom > 12 {
      svg.element(
        "path",
        [
          "class": "chart-leader",
          "d": .path([(best.point.x, best.box.bottom), (best.point.x, best.point.y)]),
        ])
    }
    svg.element(
      "text", ["class": "chart-note", "x": .number(best.box.left), "y": .number(best.box.bottom - 3)], name)
  }
}
