extension BarChart {
  /// The chart as SVG; see ``LineChart/svg(width:id:isAlone:)``.
  package func svg(width: Double = 720, id: String = "chart", isAlone: Bool = true) -> String {
    let width = SVGStyle.sensible(width)
    let line = 24.0
    let top = isAlone ? 44.0 : 8.0
    let labels = bars.map { SVGStyle.width(of: $0.label) }.max() ?? 0
    let texts = bars.map { $0.figures.joined(separator: " · ") }
    let figures = texts.map(SVGStyle.width).max() ?? 0
    let longest = max(width - 16 - labels - 12 - 12 - figures - 16, 20)
    var svg = SVGWriter(
      width: width, height: top + Double(bars.count) * line + 12, title: title, summary: summary, id: id,
      isAlone: isAlone)
    if isAlone { svg.element("text", ["class": "chart-title", "x": 16, "y": 28], title) }
    for (index, bar) in bars.enumerated() {
      let y = top + Double(index) * line
      let length = share(bar) * longest
      svg.element("text", ["x": 16, "y": .number(y + 16)], bar.label)
      svg.element(
        "rect",
        [
          "class": .text(bar.shade.map { "chart-warm-\($0)" } ?? "chart-bar"), "x": .number(16 + labels + 12),
          "y": .number(y + 4),
          "width": .number(length), "height": 16, "rx": 2,
        ])
      svg.element(
        "text",
        ["class": "chart-faint", "x": .number(16 + labels + 24 + length), "y": .number(y + 16)],
        texts[index])
    }
    return svg.picture
  }
}
