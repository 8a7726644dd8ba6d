import TerminalKit
import Tracks
import Training
import Wording

/// A track as pictures for a page: its map, coloured by speed, and its profile.
struct TrackSVG {
  let measured: MeasuredTrack
  let sport: Sport
  let scale: DistanceScale
  let words: Words

  private typealias Spot = (x: Double, y: Double, speed: Double?, segment: Int)

  /// The points that count.
  private var path: [PathPoint] { measured.path.filter { $0.mark == nil } }

  // MARK: - Map

  /// The map with north up, a green circle at the start, a red square at the end, and a mark at each kilometre or mile; nil without
  /// places.
  func map(width: Double, id: String) -> String? {
    let points = path.filter { $0.place != nil }
    guard points.count > 1, let origin = points.first?.place else { return nil }
    let planes = points.compactMap { point in point.place.map { Geodesic.plane($0, from: origin) } }
    let (west, east) = (planes.map(\.x).min() ?? 0, planes.map(\.x).max() ?? 0)
    let (south, north) = (planes.map(\.y).min() ?? 0, planes.map(\.y).max() ?? 0)
    let margin = 18.0
    let most = (width: width - 2 * margin, height: min(width * 0.7, 420))
    let factor = min(most.width / max(east - west, 1), most.height / max(north - south, 1))
    let height = max((north - south) * factor, 40)
    let shift = (most.width - (east - west) * factor) / 2
    let speeds = speeds(points)
    let spots = zip(zip(points, planes), speeds).map { place, speed -> Spot in
      (
        margin + shift + (place.1.x - west) * factor, margin + (north - place.1.y) * factor, speed,
        place.0.segment
      )
    }
    let limits = limits(speeds.compactMap(\.self))
    let legend = places(of: legend(limits), left: margin, width: width)
    var svg = SVGWriter(
      width: width, height: height + 2 * margin + (legend.last.map { 26 + $0.y } ?? 0), title: words.trackMap,
      summary: scale.distance(points.last?.distance ?? 0, words), id: id, isAlone: false)
    for (shade, line) in lines(spots, limits) {
      svg.element("path", ["class": .text("chart-speed-\(shade)"), "d": .text(line)])
    }
    marks(points, spots, &svg)
    if let start = spots.first, let end = spots.last {
      // In a round course, the start is seen around the end.
      let isRound = max(abs(start.x - end.x), abs(start.y - end.y)) < 8
      svg.element(
        "circle",
        ["class": "chart-start", "cx": .number(start.x), "cy": .number(start.y), "r": isRound ? 11 : 6],
        hint: words.trackStart)
      svg.element(
        "rect",
        [
          "class": "chart-end", "x": .number(end.x - 5), "y": .number(end.y - 5), "width": 10, "height": 10,
        ], hint: words.trackEnd)
    }
    for entry in legend {
      let y = height + 2 * margin + 6 + entry.y
      svg.element(
        "path",
        [
          "class": .text("chart-speed-\(entry.shade)"),
          "d": .text("M\(SVGWriter.number(entry.x)) \(SVGWriter.number(y))h18"),
        ])
      svg.element("text", ["x": .number(entry.x + 24), "y": .number(y + 4)], entry.text)
    }
    return svg.picture
  }

  /// The speed at each point in m/s, over the last fifty metres of its segment: that between two positions leaps.
  private func speeds(_ points: [PathPoint]) -> [Double?] {
    var from = 0
    return points.indices.map { index in
      while points[from].segment != points[index].segment
        || from + 1 < index && points[index].distance - points[from + 1].distance >= 50
      {
        from += 1
      }
      let (way, time) = (
        points[index].distance - points[from].distance, points[index].moving - points[from].moving
      )
      return time > 0 && way > 0 ? way / time : nil
    }
  }

  /// The speeds between which the four shades change; none for a track without times.
  private func limits(_ speeds: [Double]) -> [Double] {
    let sorted = speeds.sorted()
    guard sorted.count >= 8, let least = sorted.first, let most = sorted.last, most > least * 1.05 else {
      return []
    }
    return [1, 2, 3].map { sorted[sorted.count * $0 / 4] }
  }

  /// Lines of one shade, 1 for the slowest to 4, at most a point for each pixel and a half.
  private func lines(_ spots: [Spot], _ limits: [Double]) -> [(shade: Int, line: String)] {
    var lines: [(shade: Int, line: String)] = []
    var last: Spot?
    func text(_ command: String, _ spot: Spot) -> String {
      command + SVGWriter.number(spot.x) + " " + SVGWriter.number(spot.y)
    }
    for (index, spot) in spots.enumerated() {
      guard let before = last, before.segment == spot.segment else {
        last = spot
        continue
      }
      let isLast = index + 1 == spots.count || spots[index + 1].segment != spot.segment
      guard isLast || abs(spot.x - before.x) + abs(spot.y - before.y) >= 1.5 else { continue }
      let shade = limits.isEmpty ? 3 : 1 + limits.count { ($0) <= spot.speed ?? 0 }
      if let line = lines.last, line.shade == shade, line.line.hasSuffix(text("", before)) {
        lines[lines.count - 1].line += text("L", spot)
      } else {
        lines.append((shade, text("M", before) + text("L", spot)))
      }
      last = spot
    }
    return lines
  }

  /// The entries of a legend and where they begin.
  private func places(of legend: [(shade: Int, text: String)], left: Double, width: Double)
    -> [(shade: Int, text: String, x: Double, y: Double)]
  {
    zip(
      legend, SVGStyle.legendPlaces(legend.map(\.text), sample: 24, gap: 12, left: left, width: width)
    ).map { ($0.shade, $0.text, $1.x, $1.y) }
  }

  /// The paces or speeds of the four shades.
  private func legend(_ limits: [Double]) -> [(shade: Int, text: String)] {
    guard let slow = limits.first, let fast = limits.last, limits.count == 3 else { return [] }
    func rate(_ speed: Double) -> String {
      scale.rate(speed * 1_000, Duration(seconds: 1_000), sport, words) ?? ""
    }
    return [
      (
        1,
        words.say(
          en: "slower than \(rate(slow))", es: "más lento que \(rate(slow))", ca: "més lent que \(rate(slow))"
        )
      ),
      (2, rate(limits[0]) + " – " + rate(limits[1])), (3, rate(limits[1]) + " – " + rate(limits[2])),
      (
        4,
        words.say(
          en: "faster than \(rate(fast))", es: "más rápido que \(rate(fast))",
          ca: "més ràpid que \(rate(fast))")
      ),
    ]
  }

  /// A point and a number at each kilometre or mile, or at every few of them if they are many.
  private func marks(_ points: [PathPoint], _ spots: [Spot], _ svg: inout SVGWriter) {
    for (index, number) in scale.posts(along: points) {
      let spot = spots[index]
      svg.element("circle", ["class": "chart-post", "cx": .number(spot.x), "cy": .number(spot.y), "r": 3])
      svg.element(
        "text", ["class": "chart-post-text", "x": .number(spot.x + 5), "y": .number(spot.y - 5)], "\(number)")
    }
  }

  // MARK: - Profile

  /// The elevations over the distance; nil if there are none, or the way is flat.
  func profile(width: Double, id: String) -> String? {
    guard let (points, low, high, total) = measured.profile else { return nil }
    // Ticks at round numbers of the unit that is shown.
    let unit = scale.unit == .miles ? 0.3048 : 1
    func label(_ value: Double) -> String { scale.height(value * unit, words) }
    let heightScale = ValueScale([low, high].map { $0 / unit }, steps: 3, leastStep: 1)
    let left = 16 + (heightScale.ticks.map { SVGStyle.width(of: label($0)) }.max() ?? 0)
    let (top, bottom, right) = (12.0, 112.0, width - 8)
    func y(_ height: Double) -> Double { bottom - heightScale.share(height) * (bottom - top) }
    var svg = SVGWriter(
      width: width, height: bottom + 28, title: words.trackProfile,
      summary: scale.height(low, words) + " – " + scale.height(high, words),
      id: id, isAlone: false)
    for value in heightScale.ticks {
      let y = y(value)
      svg.element(
        "path",
        [
          "class": "chart-grid",
          "d": .text("M\(SVGWriter.number(left)) \(SVGWriter.number(y))H\(SVGWriter.number(right))"),
        ])
      svg.element(
        "text", ["class": "chart-faint", "x": .number(left - 6), "y": .number(y + 4), "text-anchor": "end"],
        label(value))
    }
    var line: [(Double, Double)] = []
    var drawn = -10.0
    for point in points {
      let x = left + point.distance / total * (right - left)
      guard x - drawn >= 1 || point.distance == total else { continue }
      drawn = x
      line.append((x, y((point.elevation ?? low) / unit)))
    }
    svg.element("path", ["class": "chart-line", "d": .path(line)])
    // Round distances, and the whole one at the end.
    let end = scale.distance(total, words)
    let last = right - SVGStyle.width(of: end) - 24
    for tick in ValueScale([0, total / scale.metres], fromZero: true, steps: 5, leastStep: 0.1).ticks {
      let x = left + tick * scale.metres / total * (right - left)
      guard x < last else { continue }
      svg.element(
        "text",
        [
          "class": "chart-faint", "x": .number(x), "y": .number(bottom + 20),
          "text-anchor": tick > 0 ? "middle" : "start",
        ],
        words.decimal(Thousandths(raw: Int((tick * 1_000).rounded()))))
    }
    svg.element(
      "text", ["class": "chart-faint", "x": .number(right), "y": .number(bottom + 20), "text-anchor": "end"],
      end)
    return svg.picture
  }
}

extension Words {
  fileprivate var trackMap: String { say(en: "Route", es: "Recorrido", ca: "Recorregut") }
  fileprivate var trackProfile: String { say(en: "Elevation", es: "Altitud", ca: "Altitud") }
  var trackStart: String { say(en: "Start", es: "Salida", ca: "Sortida") }
  var trackEnd: String { say(en: "End", es: "Llegada", ca: "Arribada") }
}
