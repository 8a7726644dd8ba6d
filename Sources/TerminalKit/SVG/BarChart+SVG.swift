extension BarChart {
  /// The chart as SVG; see ``LineChart/svg(width:id:isAlone:)``. Where labels and figures would leave the bars no room, they are above
  /// them. Shaded bars are on a strip of the colour that is behind parts of the body.
  package func svg(width: Double = 720, id: String = "chart", isAlone: Bool = true) -> String {
    let width = SVGStyle.sensible(width)
    let top = isAlone ? 44.0 : 8.0
    let labels = bars.map { SVGStyle.width(of: $0.label) }.max() ?? 0
    let texts = bars.map { $0.figures.joined(separator: " · ") }
    let figures = texts.map(SVGStyle.width).max() ?? 0
    let beside = width - 16 - labels - 12 - 12 - figures - 16
    let isStacked = beside < 100
    let (line, high) = isStacked ? (32.0, 10.0) : (24.0, 16.0)
    let (left, longest) = isStacked ? (16.0, width - 32) : (16 + labels + 12, beside)
    var svg = SVGWriter(
      width: width, height: top + Double(bars.count) * line + 12 + (note.isEmpty ? 0 : 20), title: title,
      summary: summary, id: id,
      isAlone: isAlone)
    if isAlone { svg.element("text", ["class": "chart-title", "x": 16, "y": 28], title) }
    if bars.contains(where: \.isCut) { svg.hatch(id + "-hatch") }
    for (index, bar) in bars.enumerated() {
      let text = top + Double(index) * line + (isStacked ? 12 : 16)
      let y = isStacked ? text + 5 : text - 12
      svg.element("text", ["x": 16, "y": .number(text)], bar.label)
      func box(_ style: String, _ length: Double, _ inset: Double) {
        svg.element(
          "rect",
          [
            "class": .text(style), "x": .number(left + inset), "y": .number(y + inset),
            "width": .number(max(length - 2 * inset, 0)), "height": .number(high - 2 * inset), "rx": 2,
            // Other bars have the fill of their class.
            "fill": .text(bar.isCut ? "url(#\(id)-hatch)" : "none"),
          ])
      }
      if let shade = bar.shade {
        box("chart-warm-0", longest, 0)
        box("chart-warm-\(shade)", max(share(bar) * longest, 5), 1.5)
      } else {
        box(bar.isCut ? "chart-cut" : "chart-bar", share(bar) * longest, 0)
      }
      let end = bar.shade == nil && !isStacked ? share(bar) * longest : longest
      svg.element(
        "text",
        [
          "class": "chart-faint", "x": .number(isStacked ? left + longest : left + end + 12),
          "y": .number(text),
          "text-anchor": isStacked ? "end" : "start",
        ], texts[index])
    }
    if !note.isEmpty {
      svg.element(
        "text", ["class": "chart-faint", "x": 16, "y": .number(top + Double(bars.count) * line + 16)], note)
    }
    return svg.picture
  }
}
