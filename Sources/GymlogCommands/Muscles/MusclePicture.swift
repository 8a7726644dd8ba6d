import Insights
import TerminalKit
import Training
import Wording

/// The front and back of the body as SVG, with muscles shaded by how much they were trained, and bars beside them.
struct MusclePicture {
  let report: MuscleReport
  var id = "chart"
  var isAlone = true
  /// Whether to draw bars beside the figure.
  var hasBars = true

  private static let width = 720.0
  private static let scale = 4.0
  private static let gap = 24.0
  private static let line = 20.0

  private var top: Double { isAlone ? 48 : 12 }
  private var figureWidth: Double { 2 * BodyView.halfWidth * Self.scale }
  /// The x coordinate of the bars.
  private var barsLeft: Double { 16 + 2 * (figureWidth + Self.gap) }

  var svg: String {
    let bars = hasBars ? Double(report.tallies.count) * Self.line : 0
    let height = top + max(100 * Self.scale + 16, bars) + 16
    var svg = SVGWriter(
      width: hasBars ? Self.width : barsLeft - Self.gap + 16, height: height, title: report.title,
      summary: report.chart.summary, id: id, isAlone: isAlone
    )
    if isAlone { svg.element("text", ["class": "chart-title", "x": 16, "y": 28], report.title) }
    for (place, view) in BodyView.allCases.enumerated() {
      draw(view, left: 16 + Double(place) * (figureWidth + Self.gap), &svg)
    }
    if hasBars { drawBars(&svg) }
    return svg.picture
  }

  private func draw(_ view: BodyView, left: Double, _ svg: inout SVGWriter) {
    let effort = report.effort
    let middle = left + BodyView.halfWidth * Self.scale
    func draw(_ shape: BodyShape, _ style: String, hint: String) {
      svg.element(
        "path",
        ["class": .text(style), "d": .text(shape.path(left: middle, top: top, scale: Self.scale))], hint: hint
      )
    }
    draw(.body, "chart-skin", hint: "")
    for shape in view.shapes {
      guard let muscle = shape.muscle, muscle != .heart || effort[.heart] != nil else { continue }
      draw(shape, "chart-warm-\(effort[muscle].map(WarmShade.level) ?? 0)", hint: report.words.muscle(muscle))
    }
    svg.element(
      "text",
      [
        "class": "chart-faint chart-side", "x": .number(middle), "y": .number(top + 100 * Self.scale + 18),
        "text-anchor": "middle",
      ], report.words.side(view))
  }

  private func drawBars(_ svg: inout SVGWriter) {
    let chart = report.chart
    let labels = chart.bars.map { SVGStyle.width(of: $0.label) }.max() ?? 0
    let left = barsLeft + labels + 12
    let longest = max(Self.width - left - 110, 20)
    let effort = report.effort
    for (index, (bar, tally)) in zip(chart.bars, report.tallies).enumerated() {
      let y = top + Double(index) * Self.line
      let length = (effort[tally.muscle] ?? 0) * longest
      svg.element("text", ["x": .number(barsLeft), "y": .number(y + 13)], bar.label)
      svg.element(
        "rect",
        [
          "class": .text("chart-warm-\(bar.shade ?? 0)"), "x": .number(left),
          "y": .number(y + 2),
          "width": .number(length), "height": 13, "rx": 2,
        ])
      svg.element(
        "text", ["class": "chart-faint", "x": .number(left + length + 8), "y": .number(y + 13)],
        bar.figures.joined(separator: " · "))
    }
  }
}
