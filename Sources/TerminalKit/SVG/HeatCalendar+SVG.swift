extension HeatCalendar {
  /// The calendar as SVG, as wide as it needs to be, and at least as wide as a number of weeks, so that several calendars have
  /// the same scale; see ``LineChart/svg(width:id:isAlone:)``.
  package func svg(id: String = "chart", isAlone: Bool = true, asWideAs weeks: Int = 0) -> String {
    // On a page, a year fits a screen of 768 pixels without being made smaller.
    let (step, margin) = (13.0, isAlone ? 16.0 : 0)
    let top = isAlone ? 66.0 : 26.0
    let left = margin + 8 + (weekdays.map(SVGStyle.width).max() ?? 0)
    let right = left + Double(max(self.weeks.count, weeks)) * step
    let width = max(right + max(margin, 3), 280, isAlone ? SVGStyle.width(of: title) * 1.4 + 32 : 0)
    let places = SVGStyle.legendPlaces(keys.map(\.text), sample: 18, gap: 14, left: margin, width: width)
    let below = keys.isEmpty ? 18 : 46 + ((places.last?.y ?? 0) - (places.first?.y ?? 0))
    var svg = SVGWriter(
      width: width, height: top + 7 * step + below, title: title, summary: summary,
      id: id, isAlone: isAlone)
    if isAlone { svg.element("text", ["class": "chart-title", "x": 16, "y": 28], title) }
    for (weekday, label) in weekdays.enumerated() where weekday % 2 == 0 {
      svg.element(
        "text",
        ["class": "chart-faint", "x": .number(margin), "y": .number(top + Double(weekday) * step + 10)], label
      )
    }
    var (monthsEnd, numbersEnd) = (0.0, 0.0)
    for (index, week) in self.weeks.enumerated() {
      let x = left + Double(index) * step
      if let month = week.month, x >= monthsEnd {
        // That of the last week may begin before it.
        let start = min(x, width - SVGStyle.width(of: month))
        svg.element("text", ["x": .number(start), "y": .number(top - 8)], month)
        monthsEnd = x + SVGStyle.width(of: month) + 4
      }
      if x >= numbersEnd {
        svg.element(
          "text", ["class": "chart-faint", "x": .number(x), "y": .number(top + 7 * step + 12)], week.number)
        numbersEnd = x + 4 * step
      }
      days(of: week, x: x, top: top, step: step, &svg)
    }
    legend(places, top: top + 7 * step + 38, &svg)
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
    svg.element("path", ["class": "chart-star", "d": .diamond(x, y, radius: 3.5)])
  }

  private func legend(_ places: [(x: Double, y: Double)], top: Double, _ svg: inout SVGWriter) {
    for (key, place) in zip(keys, places) {
      let (x, y) = (place.x, top + place.y)
      svg.element(
        "rect",
        [
          "class": .text("chart-\(key.level ?? 1)"), "x": .number(x), "y": .number(y - 10), "width": 11,
          "height": 11, "rx": 2,
        ])
      if key.level == nil { star(x + 5.5, y - 4.5, &svg) }
      svg.element("text", ["x": .number(x + 18), "y": .number(y)], key.text)
    }
  }
}
