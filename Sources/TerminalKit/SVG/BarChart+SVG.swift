extension BarChart {
  /// The chart as SVG; see ``LineChart/svg(width:id:isAlone:)``. Where labels and figures would leave the bars no room, they are above
  /// them. Shaded bars are on a strip of the colour that is behind parts of the body.
  package func svg(width: Double = 720, id: String = "chart", isAlone: Bool = true) -> String {
    let width = SVGStyle.sensible(width)
    let heading = PictureTitle(title, width: width, isAlone: isAlone)
    let top = (isAlone ? 44.0 : 8.0) + heading.drop
    let labels = bars.map { SVGStyle.width(of: $0.label) }.max() ?? 0
    let texts = bars.map { $0.figures.joined(separator: " · ") }
    let figures = texts.map(SVGStyle.width).max() ?? 0
    let beside = width - 16 - labels - 12 - 12 - figures - 16
    let isStacked = beside < 100
    let (line, high) = isStacked ? (32.0, 10.0) : (24.0, 16.0)
    let (left, longest) = isStacked ? (16.0, width - 32) : (16 + labels + 12, beside)
    // Above a bar, a long label has more lines, beside the figures. Widths are generous: a word isn't broken for a letter or two.
    let (room, all) = (SVGStyle.columns(in: width - 44 - figures), SVGStyle.columns(in: width - 32))
    let names = bars.map { bar in
      isStacked
        ? wrapped(bar.label, width: room).flatMap { SVGStyle.lines(of: $0, columns: all) } : [bar.label]
    }
    let bottom = top + names.reduce(0) { $0 + line + Double($1.count - 1) * Self.nextLine }
    var svg = SVGWriter(
      width: width, height: bottom + 12 + (note.isEmpty ? 0 : 20), title: title, summary: summary, id: id,
      isAlone: isAlone)
    svg.add(heading)
    if bars.contains(where: \.isCut) { svg.hatch(id + "-hatch") }
    var text = top + (isStacked ? 12 : 16)
    for (index, bar) in bars.enumerated() {
      for (place, name) in names[index].enumerated() {
        svg.element("text", ["x": 16, "y": .number(text + Double(place) * Self.nextLine)], name)
      }
      let more = Double(names[index].count - 1) * Self.nextLine
      defer { text += line + more }
      let y = isStacked ? text + more + 5 : text - 12
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
        "text", ["class": "chart-faint", "x": 16, "y": .number(bottom + 16)], note)
    }
    return svg.picture
  }

  private static var nextLine: Double { 15 }
}
