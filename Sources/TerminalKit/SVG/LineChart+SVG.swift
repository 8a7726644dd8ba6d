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

private struct LinePicture {
  let chart: LineChart
  let width: Double
  let id: String
  let isAlone: Bool
  private let axis: DayAxis
  private let scale: ValueScale
  private let labels: [String]
  private let left: Double
  private let top: Double
  private let right: Double
  private let heading: PictureTitle
  /// A third of a usual width; on a wide page, charts stay flat.
  private var plotHeight: Double { min(max(width / 3, 180), 260) }

  init(chart: LineChart, width: Double, id: String, isAlone: Bool) {
    (self.chart, self.width, self.id, self.isAlone) = (chart, width, id, isAlone)
    axis = chart.axis
    scale = ValueScale(
      chart.values, steps: chart.isFlat ? 2 : 5, leastStep: chart.leastStep, in: chart.steps)
    labels = scale.ticks.map(chart.valueLabel)
    left = 20 + (labels.map(SVGStyle.width).max() ?? 0)
    right = width - 20
    // Above the highest point, there may be labels.
    let noted = Double(chart.noted.count)
    heading = PictureTitle(chart.title, width: width, isAlone: isAlone)
    top = (isAlone ? 48 : 14) + heading.drop + (noted > 0 ? 4 + noted * 8 : 0)
  }

  private var bottom: Double { top + plotHeight }

  private func x(_ day: Int) -> Double { left + axis.share(day) * (right - left) }
  private func y(_ value: Double) -> Double { bottom - chart.height(value, on: scale) * plotHeight }

  var picture: String {
    var svg = SVGWriter(
      width: width, height: bottom + 28 + (legendPlaces.last.map { $0.y + 26 } ?? 0), title: chart.title,
      summary: chart.summary, id: id, isAlone: isAlone)
    svg.add(heading)
    grid(&svg)
    lines(&svg)
    points(&svg)
    legend(&svg)
    return svg.picture
  }

  private func grid(_ svg: inout SVGWriter) {
    for (value, label) in zip(scale.ticks, labels) {
      let height = y(value)
      svg.element("path", ["class": "chart-grid", "d": .path([(left, height), (right, height)])])
      svg.element(
        "text",
        [
          "class": "chart-faint", "x": .number(left - 8), "y": .number(height + 4), "text-anchor": "end",
        ], label)
    }
    svg.days(axis, chart.dayTicks, from: left, to: right, below: bottom, gap: 14)
  }

  private func lines(_ svg: inout SVGWriter) {
    if chart.points.count > 1 {
      svg.element(
        "path",
        [
          "class": chart.stairs.isEmpty ? "chart-line" : "chart-thin",
          "d": .path(chart.points.map { (x($0.day), y($0.value)) }),
        ])
    }
    if chart.stairs.count > 1 {
      svg.element(
        "path", ["class": "chart-stairs", "d": .path(chart.stairs.map { (x($0.day), y($0.value)) })])
    }
  }

  /// The most points with a tooltip each; more are one path of small dots.
  private static let mostHinted = 250

  private func points(_ svg: inout SVGWriter) {
    let plain = chart.points.filter { !$0.isMarked }
    if chart.points.count > Self.mostHinted {
      let dots = plain.map { "M" + SVGWriter.number(x($0.day)) + " " + SVGWriter.number(y($0.value)) + "h0" }
      svg.element("path", ["class": "chart-dots", "d": .text(dots.joined())])
    } else {
      for point in plain {
        svg.element(
          "circle",
          ["class": "chart-point", "cx": .number(x(point.day)), "cy": .number(y(point.value)), "r": 2.5],
          hint: point.label)
      }
    }
    // Above the dots, which would hide it.
    if let ends = chart.trendEnds {
      svg.element(
        "path", ["class": "chart-trend", "d": .path(ends.map { (x($0.day), y($0.value)) })])
    }
    for mark in chart.marks {
      svg.element(
        "path", ["class": "chart-mark", "d": .diamond(x(mark.day), y(mark.value), radius: 5)],
        hint: mark.label)
    }
    for extra in chart.extras {
      svg.element(
        "path", ["class": "chart-extra", "d": triangle(x(extra.day), y(extra.value))],
        hint: extra.label)
    }
    notes(&svg)
  }

  /// Writes the notes where they cover neither points nor the staircase. If the latest marks have no room for all of theirs, these are
  /// in a row above the plot, each with a line to its mark.
  private func notes(_ svg: inout SVGWriter) {
    func labels(_ points: [LineChart.Point]) -> [LooseLabel] {
      points.map { LooseLabel(height: y($0.value), places: places(for: $0)) }
    }
    func write(_ point: LineChart.Point, _ box: LabelBox) {
      // In the colour of its mark.
      let style: SVGValue = chart.extras.contains(point) ? "chart-note chart-extra-note" : "chart-note"
      svg.element("text", ["class": style, "x": .number(box.left), "y": .number(box.bottom - 3)], point.note)
    }
    let all = LooseLabel.places(of: labels(chart.noted))
    if !all.dropFirst(chart.noted.count - chart.latestMarks.count).contains(nil) {
      for case (let point, let box?) in zip(chart.noted, all) { write(point, box) }
      return
    }
    let above = rowAbove
    let leaders = zip(chart.latestMarks, above).map { mark, box in
      [((box.left + box.right) / 2, box.bottom + 1), (x(mark.day), y(mark.value) - 6)]
    }
    for (mark, (box, leader)) in zip(chart.latestMarks, zip(above, leaders)) {
      svg.element("path", ["class": "chart-leader", "d": .path(leader)])
      write(mark, box)
    }
    let extras = chart.noted.filter(chart.extras.contains)
    for (extra, label) in zip(extras, labels(extras)) {
      let free = label.places.first { box in
        above.allSatisfy { !$0.overlaps(box) }
          && leaders.allSatisfy { !box.isCrossed(from: $0[0], to: $0[1]) }
      }
      if let free { write(extra, free) }
    }
  }

  /// The places of the latest marks' notes in a row above the plot, from right to left. None is to the right of its mark, unless at
  /// the left edge: what leads up to a mark from the left is lower than the mark, so that the lines cross nothing.
  private var rowAbove: [LabelBox] {
    var end = width - 4
    return chart.latestMarks.map { mark in
      let wide = Self.wide(mark.note)
      let start = max(4, min(x(mark.day) - wide / 2, end - wide))
      end = start - 10
      return LabelBox(left: start, top: top - 26, right: start + wide, bottom: top - 12)
    }
  }

  /// The width of a note, which is bold.
  private static func wide(_ note: String) -> Double { SVGStyle.width(of: note) * 1.12 }

  /// The drawn parts that a note could cover.
  private var obstacles: [LabelBox] {
    let dots = (chart.points + chart.extras).map { point in
      let (x, y, size) = (x(point.day), y(point.value), point.isMarked ? 5.0 : 2.5)
      return LabelBox(left: x - size, top: y - size, right: x + size, bottom: y + size)
    }
    let stairs = zip(chart.stairs, chart.stairs.dropFirst()).map { one, next in
      LabelBox(
        left: x(one.day) - 1, top: min(y(one.value), y(next.value)) - 1, right: x(next.day) + 1,
        bottom: max(y(one.value), y(next.value)) + 1)
    }
    return dots + stairs
  }

  /// The free places of a point's note, the best first: before the point or above it; that of an extra point also after it or below
  /// it. All are next to the point, so that the note isn't read as that of another.
  private func places(for point: LineChart.Point) -> [LabelBox] {
    let isExtra = chart.extras.contains(point)
    let (x, y, wide) = (x(point.day), y(point.value), Self.wide(point.note))
    let before = [0.0, 4].map { (x - wide - 8, y + 4 - $0) }
    let above = [0.0, 4].map { (min(x - wide / 2, width - 4 - wide), y - 8 - $0) }
    let after = isExtra ? [(x + 8, y + 4)] : []
    let below = isExtra ? [18.0, 30].flatMap { [(x - wide - 2, y + $0), (x + 4, y + $0)] } : []
    let obstacles = obstacles
    // Nearer to another mark, it would be read as that one's.
    func distance(_ box: LabelBox, _ other: LineChart.Point) -> Double {
      let (left, right) = (box.left - self.x(other.day), self.x(other.day) - box.right)
      return max(left, right, 0) + abs(self.y(other.value) - (box.top + box.bottom) / 2)
    }
    let marks = chart.marks + chart.extras
    return (before + above + after + below).map { left, base in
      LabelBox(left: left, top: base - 11, right: left + wide, bottom: base + 3)
    }.filter { box in
      box.left >= left && box.right <= width - 4 && box.top >= 2 && box.bottom <= bottom
        && obstacles.allSatisfy { !$0.overlaps(box) }
        && marks.allSatisfy { distance(box, $0) + 4 >= distance(box, point) }
    }
  }

  // MARK: - Legend

  private enum LegendPart {
    case line, mark, trend, extra
  }

  /// The parts that the legend explains; none if there is only a line.
  private var legendParts: [(part: LegendPart, text: String)] {
    let others: [(LegendPart, String)?] = [
      chart.stairs.isEmpty ? nil : (.mark, chart.legend.mark),
      chart.trendEnds == nil ? nil : (.trend, chart.legend.trend),
      chart.extras.isEmpty ? nil : (.extra, chart.legend.extra),
    ]
    let shown = others.compactMap(\.self)
    return shown.isEmpty ? [] : [(.line, chart.legend.line)] + shown
  }

  private var legendPlaces: [(x: Double, y: Double)] {
    SVGStyle.legendPlaces(legendParts.map(\.text), sample: 30, gap: 18, left: left, width: width)
  }

  private func legend(_ svg: inout SVGWriter) {
    for (entry, place) in zip(legendParts, legendPlaces) {
      let (x, y) = (place.x, bottom + 46 + place.y)
      sample(of: entry.part, x, y - 4, &svg)
      svg.element("text", ["x": .number(x + 30), "y": .number(y)], entry.text)
    }
  }

  private func sample(of part: LegendPart, _ x: Double, _ y: Double, _ svg: inout SVGWriter) {
    let line = SVGValue.path([(x, y), (x + 24, y)])
    switch part {
    case .line where chart.stairs.isEmpty: svg.element("path", ["class": "chart-line", "d": line])
    case .line:
      svg.element("circle", ["class": "chart-point", "cx": .number(x + 12), "cy": .number(y), "r": 2.5])
    case .mark:
      let step = [(x, y + 4), (x + 12, y + 4), (x + 12, y - 3), (x + 24, y - 3)]
      svg.element("path", ["class": "chart-stairs", "d": .path(step)])
      svg.element("path", ["class": "chart-mark", "d": .diamond(x + 12, y - 3, radius: 5)])
    case .trend: svg.element("path", ["class": "chart-trend", "d": line])
    case .extra: svg.element("path", ["class": "chart-extra", "d": triangle(x + 12, y)])
    }
  }

  private func triangle(_ x: Double, _ y: Double) -> SVGValue {
    .polygon([(x, y - 6), (x + 6, y + 5), (x - 6, y + 5)])
  }
}
