extension PairChart {
  /// The chart as SVG, with a bar for each measure to the right if it got better and to the left if it got worse, by the change's share
  /// of the first value or of ``Measure/whole``; the greatest gain first. What is equal or only one side has is told in words. See
  /// ``LineChart/svg(width:id:isAlone:)``.
  package func svg(width: Double = 720, id: String = "chart", isAlone: Bool = true) -> String {
    PairPicture(chart: self, width: SVGStyle.sensible(width), id: id, isAlone: isAlone).picture
  }
}

/// Diverging bars drawn as SVG.
private struct PairPicture {
  private struct Bar {
    let measure: PairChart.Measure
    /// The change by its share, 0.1 for a tenth more; nil if a share would say nothing, because it isn't of a positive value.
    let share: Double?

    init?(_ measure: PairChart.Measure) {
      guard let one = measure.one.value, let other = measure.other.value, one != other else { return nil }
      self.measure = measure
      let whole = measure.whole ?? one
      share = whole > 0 ? (other - one) / whole : nil
    }

    /// The length of the bar, negative to the left.
    var length: Double { (share ?? 0) * (measure.isLowerBetter ? -1 : 1) }
  }

  private let chart: PairChart
  private let width: Double
  private let id: String
  private let isAlone: Bool
  private let groups: [[Bar]]
  private let notes: [String]
  private let heading: PictureTitle
  private static let (line, nextLine) = (24.0, 16.0)

  init(chart: PairChart, width: Double, id: String, isAlone: Bool) {
    (self.chart, self.width, self.id, self.isAlone) = (chart, width, id, isAlone)
    let equal = chart.measures.filter { $0.one.value != nil && $0.one.value == $0.other.value }
      .map { $0.name + " (" + $0.one.text + ")" }
    func bars(_ isTotal: Bool) -> [Bar] {
      let bars = chart.measures.filter { $0.isTotal == isTotal }.compactMap { Bar($0) }
      let shared = bars.filter { $0.share != nil }.enumerated()
        .sorted { ($1.element.length, $0.offset) < ($0.element.length, $1.offset) }.map(\.element)
      return shared + bars.filter { $0.share == nil }
    }
    groups = [bars(true), bars(false)].filter { !$0.isEmpty }
    func only(_ has: (PairChart.Measure) -> PairChart.Side, _ hasNot: (PairChart.Measure) -> PairChart.Side)
      -> [String]
    { chart.measures.filter { has($0).value != nil && hasNot($0).value == nil }.map(\.name) }
    let names = [
      (chart.equal, equal), (chart.onlyOne, only(\.one, \.other)), (chart.onlyOther, only(\.other, \.one)),
    ]
    let room = max(SVGStyle.columns(in: width - 32), 20)
    heading = PictureTitle(chart.title, width: width, isAlone: isAlone)
    notes = (names.filter { !$0.1.isEmpty }.map { $0.0 + ": " + $0.1.joined(separator: ", ") } + chart.notes)
      .flatMap { SVGStyle.lines(of: $0, columns: room) }
  }

  private var top: Double { (isAlone ? 56 : 20) + heading.drop }
  private var count: Int { groups.reduce(0) { $0 + $1.count } }
  private var bottom: Double {
    // Without bars, the sentences follow the title.
    count == 0
      ? top - 24
      : top + groups.joined().reduce(0) { $0 + height(of: $1) } + Double(groups.count - 1) * 14
  }
  /// The columns, from left to right: names, bars to both sides of the middle, and values.
  private var names: Double { groups.joined().map { SVGStyle.width(of: $0.measure.label) }.max() ?? 0 }
  private var values: Double { groups.joined().map { SVGStyle.width(of: Self.values($0)) }.max() ?? 0 }
  /// Whether names are above the bars, because beside them they would leave little room.
  private var isStacked: Bool { right - 16 - names - 12 - beside.loss - beside.gain < 60 }
  private func nameLines(_ bar: Bar) -> [String] {
    isStacked
      ? SVGStyle.lines(of: bar.measure.label, columns: SVGStyle.columns(in: width - 32)) : [bar.measure.label]
  }
  private func height(of bar: Bar) -> Double {
    Self.line + (isStacked ? Double(nameLines(bar).count) * Self.nextLine : 0)
  }
  private var left: Double { isStacked ? 16 : 16 + names + 12 }
  private var right: Double { width - 16 - values - 12 }
  /// The greatest loss and the greatest gain, at least a thousandth between them.
  private var most: (loss: Double, gain: Double) {
    let shares = groups.joined().map(\.length)
    let (loss, gain) = (max(0, -(shares.min() ?? 0)), max(0, shares.max() ?? 0))
    return (loss, max(gain, 0.001 - loss))
  }
  /// The room of the percentages beside the longest bars of losses and of gains; none on a side without bars.
  private var beside: (loss: Double, gain: Double) {
    func room(_ bars: [Bar]) -> Double { bars.map { SVGStyle.width(of: change($0)) + 8 }.max() ?? 0 }
    let bars = Array(groups.joined())
    return (room(bars.filter { $0.length < 0 }), room(bars.filter { $0.length >= 0 }))
  }
  /// The length of a bar of the share 1.
  private var unit: Double {
    max(right - left - beside.loss - beside.gain, 40) / (most.loss + most.gain)
  }
  private var middle: Double { left + beside.loss + most.loss * unit }

  private static func values(_ bar: Bar) -> String { bar.measure.one.text + " → " + bar.measure.other.text }
  private func change(_ bar: Bar) -> String {
    (bar.measure.whole == nil ? bar.share.flatMap(chart.percent) : nil) ?? bar.measure.change
  }

  var picture: String {
    var svg = SVGWriter(
      width: width, height: bottom + 22 + Double(notes.count) * 18, title: chart.title,
      summary: chart.summary,
      id: id, isAlone: isAlone)
    svg.add(heading)
    if count > 0 {
      svg.element(
        "path",
        [
          "class": "chart-axis",
          "d": .text("M\(SVGWriter.number(middle)) \(SVGWriter.number(top - 6))V\(SVGWriter.number(bottom))"),
        ])
    }
    var y = top
    for group in groups {
      for bar in group {
        draw(bar, y: y, &svg)
        y += height(of: bar)
      }
      y += 14
    }
    for (index, note) in notes.enumerated() {
      svg.element("text", ["x": 16, "y": .number(bottom + 24 + Double(index) * 18)], note)
    }
    return svg.picture
  }

  private func draw(_ bar: Bar, y top: Double, _ svg: inout SVGWriter) {
    let names = nameLines(bar)
    for (index, name) in names.enumerated() {
      let y = top + 12 + Double(index) * Self.nextLine
      // On the line down the middle.
      svg.element("text", ["class": "chart-post-text", "x": 16, "y": .number(y)], name)
    }
    let y = top + (isStacked ? Double(names.count) * Self.nextLine : 0)
    svg.element(
      "text",
      ["class": "chart-faint", "x": .number(width - 16), "y": .number(y + 12), "text-anchor": "end"],
      Self.values(bar))
    let length = abs(bar.length) * unit
    let grows = bar.length >= 0
    if length > 0 {
      svg.element(
        "rect",
        [
          "class": grows ? "chart-bar" : "chart-less", "x": .number(grows ? middle : middle - length),
          "y": .number(y + 2), "width": .number(length), "height": 13, "rx": 2,
        ])
    }
    svg.element(
      "text",
      [
        "x": .number(grows ? middle + length + 6 : middle - length - 6), "y": .number(y + 12),
        "text-anchor": grows ? "start" : "end",
      ], change(bar))
  }
}
