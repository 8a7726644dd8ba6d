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
    let height = top + max(100 * Self.scale, bars) + 20
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
    for shape in view.shapes {
      // The heart covers part of the chest, so it is drawn only if it was trained.
      if shape.muscle == .heart, effort[.heart] == nil { continue }
      let share = shape.muscle.flatMap { effort[$0] }
      let style = share.map { "chart-edge chart-\(level($0))" } ?? "chart-rest"
      let hint = shape.muscle.map(report.words.muscle) ?? ""
      for outline in shape.outlines {
        let points = outline.map { corner in
          SVGWriter.number(left + (corner.x + BodyView.halfWidth) * Self.scale) + ","
            + SVGWriter.number(top + corner.y * Self.scale)
        }
        svg.element(
          "polygon", ["class": .text(style), "points": .text(points.joined(separator: " "))], hint: hint)
      }
    }
  }

  /// One of the four shades.
  private func level(_ effort: Double) -> Int { min(max(Int((effort * 4).rounded(.up)), 1), 4) }

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
          "class": .text("chart-\(level(effort[tally.muscle] ?? 0))"), "x": .number(left),
          "y": .number(y + 2),
          "width": .number(length), "height": 13, "rx": 2,
        ])
      svg.element(
        "text", ["class": "chart-faint", "x": .number(left + length + 8), "y": .number(y + 13)],
        bar.figures.joined(separator: " · "))
    }
  }
}
