extension PairChart {
  /// The chart as SVG; see ``LineChart/svg(width:id:isAlone:)``. The first bar of each pair is outlined, the second filled.
  package func svg(width: Double = 720, id: String = "chart", isAlone: Bool = true) -> String {
    let width = SVGStyle.sensible(width)
    let line = 56.0
    let top = isAlone ? 44.0 : 8.0
    let texts = measures.flatMap { [$0.one.text, $0.other.text + " · " + $0.change] }
    let longest = max(width - 48 - (texts.map(SVGStyle.width).max() ?? 0), 40)
    var svg = SVGWriter(
      width: width, height: top + 28 + Double(measures.count) * line + 12, title: title, summary: summary,
      id: id, isAlone: isAlone)
    if isAlone { svg.element("text", ["class": "chart-title", "x": 16, "y": 28], title) }
    legend(y: top + 14, &svg)
    for (index, measure) in measures.enumerated() {
      let y = top + 28 + Double(index) * line
      let (first, second) = measure.shares
      svg.element("text", ["x": 16, "y": .number(y + 14)], measure.label)
      bar("chart-before", measure.one.text, y: y + 20, length: first * longest, &svg)
      bar(
        "chart-bar", measure.other.text + (measure.change.isEmpty ? "" : " · " + measure.change), y: y + 34,
        length: second * longest, &svg)
    }
    return svg.picture
  }

  private func bar(_ look: String, _ text: String, y: Double, length: Double, _ svg: inout SVGWriter) {
    svg.element(
      "rect",
      ["class": .text(look), "x": 16, "y": .number(y), "width": .number(length), "height": 11, "rx": 2])
    svg.element(
      "text", ["class": "chart-faint", "x": .number(24 + length), "y": .number(y + 10)], text)
  }

  private func legend(y: Double, _ svg: inout SVGWriter) {
    var x = 16.0
    for (look, name) in [("chart-before", one), ("chart-bar", other)] {
      svg.element(
        "rect",
        ["class": .text(look), "x": .number(x), "y": .number(y - 10), "width": 24, "height": 11, "rx": 2])
      svg.element("text", ["x": .number(x + 32), "y": .number(y)], name)
      x += 32 + SVGStyle.width(of: name) + 18
    }
  }
}
