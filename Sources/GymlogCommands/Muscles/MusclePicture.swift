import TerminalKit
import Training
import Wording

/// The front and back of the body as SVG, on a card, with muscles shaded by how much they were trained, and bars beside them.
struct MusclePicture {
  let report: MuscleReport
  var id = "chart"
  var isAlone = true
  /// Whether to draw bars beside the figure.
  var hasBars = true
  /// Whether the heart has its name below it, for which there is little room between the shoulders.
  var namesHeart = true
  /// The size of the texts on the card, larger where it will be shown small.
  var labelSize = 15.0

  private static let width = 880.0
  private static let scale = 4.0
  private static let gap = 12.0

  private var width: Double { hasBars ? Self.width : left * 2 + cardWidth }
  private var heading: PictureTitle { PictureTitle(report.title, width: width, isAlone: isAlone) }
  private var top: Double { isAlone ? 44 + heading.drop : 0 }
  private var figureWidth: Double { 2 * BodyView.halfWidth * Self.scale }
  private var cardWidth: Double { 2 * figureWidth + 3 * Self.gap }
  private var legend: [(level: Int, text: String)] { report.legend }
  private var cardHeight: Double { Self.gap + 100 * Self.scale + labelSize * 2 + (legend.isEmpty ? 0 : 44) }
  private var left: Double { isAlone ? 16 : 0 }

  var svg: String {
    let chart = report.chart
    let bars =
      hasBars ? chart.svg(width: Self.width - left - cardWidth, id: id + "-bars", isAlone: false) : nil
    let barsHeight = bars.flatMap(SVGWriter.size(of:))?.height ?? 0
    var svg = SVGWriter(
      width: width,
      height: top + max(cardHeight, barsHeight) + (isAlone ? 16 : 0), title: report.title,
      summary: chart.summary, id: id, isAlone: isAlone)
    svg.add(heading)
    svg.element(
      "rect",
      [
        "class": "chart-warm-0", "x": .number(left), "y": .number(top), "width": .number(cardWidth),
        "height": .number(cardHeight), "rx": 12,
      ])
    for (place, view) in BodyView.allCases.enumerated() {
      draw(view, left: left + Self.gap + Double(place) * (figureWidth + Self.gap), &svg)
    }
    drawLegend(&svg)
    if let bars { svg.add(picture: bars, left: left + cardWidth, top: top) }
    return svg.picture
  }

  private func draw(_ view: BodyView, left: Double, _ svg: inout SVGWriter) {
    let (middle, top) = (left + BodyView.halfWidth * Self.scale, top + Self.gap)
    func path(_ shape: BodyShape) -> String { shape.path(left: middle, top: top, scale: Self.scale) }
    func draw(path: String, _ style: String, hint: String = "") {
      svg.element("path", ["class": .text(style), "d": .text(path)], hint: hint)
    }
    func draw(_ shape: BodyShape, _ style: String, hint: String = "") {
      draw(path: path(shape), style, hint: hint)
    }
    let body = path(.body)
    let (clip, levels) = ("\(id)-\(view.rawValue)", report.levels)
    svg.begin("clipPath", ["id": .text(clip)])
    draw(path: body, "chart-skin")
    svg.end()
    draw(path: body, "chart-skin")
    let shapes = view.shapes(trained: levels)
    svg.begin("g", ["clip-path": .text("url(#\(clip))")])
    for shape in shapes where shape.muscle != .heart {
      let level = shape.muscle.flatMap { levels[$0] }
      let style =
        shape.muscle == nil ? "chart-skin" : level.map { "chart-lit chart-warm-\($0)" } ?? "chart-rest"
      draw(shape, style, hint: shape.muscle.map(report.words.muscle) ?? "")
      if level != nil, let sheen = shape.sheen { draw(sheen, "chart-sheen") }
    }
    svg.end()
    draw(path: body, "chart-edge")
    draw(.head, "chart-skin")
    draw(view.hair, "chart-rest")
    for shape in shapes where shape.muscle == .heart {
      draw(shape, "chart-warm-\(levels[.heart] ?? 0)", hint: report.words.muscle(.heart))
      guard namesHeart else { continue }
      text(report.words.muscle(.heart), x: middle + 17 * Self.scale, y: top + 15 * Self.scale, &svg)
    }
    text(report.words.side(view), x: middle, y: top + 100 * Self.scale + labelSize * 1.3, &svg)
  }

  private func text(_ text: String, x: Double, y: Double, _ svg: inout SVGWriter) {
    svg.element(
      "text",
      [
        "class": "chart-on-card chart-side", "x": .number(x), "y": .number(y), "text-anchor": "middle",
        "style": .text("font-size: \(SVGWriter.number(labelSize))px"),
      ], text)
  }

  /// The shades, each with the sets a week that it stands for, across the card.
  private func drawLegend(_ svg: inout SVGWriter) {
    guard !legend.isEmpty else { return }
    let y = top + cardHeight - 16
    text(report.words.setsPerWeek, x: left + cardWidth / 2, y: y - 20, &svg)
    let widths = legend.map { 19 + SVGStyle.width(of: $0.text) * labelSize / 12 }
    let all = widths.reduce(0, +)
    let gap = min((cardWidth - 2 * Self.gap - all) / Double(legend.count - 1), 28)
    var x = left + (cardWidth - all - gap * Double(legend.count - 1)) / 2
    for (entry, wide) in zip(legend, widths) {
      svg.element(
        "rect",
        [
          "class": .text("chart-warm-\(entry.level)"), "x": .number(x), "y": .number(y - 11), "width": 14,
          "height": 14, "rx": 3,
        ])
      svg.element(
        "text", ["class": "chart-on-card chart-side", "x": .number(x + 19), "y": .number(y)], entry.text)
      x += wide + gap
    }
  }
}
