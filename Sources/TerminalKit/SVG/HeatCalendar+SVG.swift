extension HeatCalendar {
  /// The calendar as SVG, as wide as it needs to be; see ``LineChart/svg(width:id:isAlone:)``.
  package func svg(id: String = "chart", isAlone: Bool = true) -> String {
    let step = 14.0
    let top = isAlone ? 66.0 : 26.0
    let left = 26 + (weekdays.map(SVGStyle.width).max() ?? 0)
    let texts = legend.prefix(Self.levels) + (mark.map { [$0] } ?? [])
    let legendWidth = texts.reduce(0) { $0 + 18 + SVGStyle.width(of: $1) + 14 }
    let right = left + Double(weeks.count) * step
    let width = max(
      right + 16, left + legendWidth, isAlone ? SVGStyle.width(of: title) * 1.4 + 32 : 0)
    var svg = SVGWriter(
      width: width, height: top + 7 * step + (legend.isEmpty ? 18 : 46), title: title, summary: summary,
      id: id, isAlone: isAlone)
    if isAlone { svg.element("text", ["class": "chart-title", "x": 16, "y": 28], title) }
    for (weekday, label) in weekdays.enumerated() where weekday % 2 == 0 {
      svg.element(
        "text", ["class": "chart-faint", "x": 16, "y": .number(top + Double(weekday) * step + 10)], label)
    }
    var (monthsEnd, numbersEnd) = (0.0, 0.0)
    for (index, week) in weeks.enumerated() {
      let x = left + Double(index) * step
      if let month = week.month, x >= monthsEnd {
        svg.element("text", ["x": .number(x), "y": .number(top - 8)], month)
        monthsEnd = x + SVGStyle.width(of: month) + 4
      }
      if x >= numbersEnd {
        svg.element(
          "text", ["class": "chart-faint", "x": .number(x), "y": .number(top + 7 * step + 12)], week.number)
        numbersEnd = x + 4 * step
      }
      days(of: week, x: x, top: top, step: step, &svg)
    }
    legend(left: max(left, right - legendWidth), y: top + 7 * step + 38, &svg)
    return svg.picture
  }

  private func days(of week: Week, x: Double, top: Double, step: Double, _ svg: inout SVGWriter) {
    for (weekday, day) in week.days.enumerated() {
      guard let day else { continue }
      svg.element(
        "rect",
        [
          "class": .text("chart-\(day.level)"), "x": .number(x),
          "y": .number(top + Double(weekday) * step), "width": 11, "height": 11, "rx": 2,
        ], hint: day.label)
      if day.isMarked { star(x + 5.5, top + Double(weekday) * step + 5.5, &svg) }
    }
  }

  /// A diamond on a marked day.
  private func star(_ x: Double, _ y: Double, _ svg: inout SVGWriter) {
    func point(_ across: Double, _ down: Double) -> String {
      SVGWriter.number(x + across) + " " + SVGWriter.number(y + down)
    }
    let corners = [point(0, -4), point(4, 0), point(0, 4), point(-4, 0)]
    svg.element(
      "path", ["class": "chart-star", "d": .text("M" + corners.joined(separator: "L") + "Z")])
  }

  private func legend(left: Double, y: Double, _ svg: inout SVGWriter) {
    var x = left
    for (index, text) in legend.prefix(Self.levels).enumerated() {
      svg.element(
        "rect",
        [
          "class": .text("chart-\(index + 1)"), "x": .number(x), "y": .number(y - 10), "width": 11,
          "height": 11, "rx": 2,
        ])
      svg.element("text", ["x": .number(x + 18), "y": .number(y)], text)
      x += 18 + SVGStyle.width(of: text) + 14
    }
    if let mark {
      svg.element(
        "rect",
        ["class": "chart-1", "x": .number(x), "y": .number(y - 10), "width": 11, "height": 11, "rx": 2])
      star(x + 5.5, y - 4.5, &svg)
      svg.element("text", ["x": .number(x + 18), "y": .number(y)], mark)
    }
  }
}
