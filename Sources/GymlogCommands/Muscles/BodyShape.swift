import TerminalKit
import Training

/// A point of the figure, which is 100 high and centred at x = 0; x grows to the viewer's right.
struct FigurePoint: Hashable {
  let x: Double
  let y: Double
  /// Whether the outline has an angle here; else it passes smoothly.
  var isCorner = false

  static func bend(_ x: Double, _ y: Double) -> FigurePoint { FigurePoint(x: x, y: y) }
  static func corner(_ x: Double, _ y: Double) -> FigurePoint { FigurePoint(x: x, y: y, isCorner: true) }

  var mirrored: FigurePoint { FigurePoint(x: -x, y: y, isCorner: isCorner) }

  static func - (one: FigurePoint, other: FigurePoint) -> FigurePoint {
    FigurePoint(x: one.x - other.x, y: one.y - other.y)
  }

  var length: Double { (x * x + y * y).squareRoot() }
}

/// A cubic Bézier curve from the end of the one before.
struct FigureCurve: Hashable {
  let start: FigurePoint
  let leaving: FigurePoint
  let arriving: FigurePoint
  let end: FigurePoint

  /// The point at a share of the curve, from 0 to 1.
  func point(_ share: Double) -> FigurePoint {
    let rest = 1 - share
    let weights = [
      rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share,
    ]
    let points = [start, leaving, arriving, end]
    return FigurePoint(
      x: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x },
      y: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y })
  }
}

/// A part of the figure: an outline and its muscle, nil for skin and bone.
struct BodyShape {
  let muscle: Muscle?
  /// The points in order; the last connects to the first.
  let outline: [FigurePoint]
  /// Whether the other side of the body has the same part.
  let isMirrored: Bool

  init(_ muscle: Muscle?, mirrored: Bool = true, _ outline: [FigurePoint]) {
    self.muscle = muscle
    isMirrored = mirrored
    self.outline = outline
  }

  /// A part that is its own mirror image, from its right half, which begins and ends in the middle.
  init(whole half: [FigurePoint]) {
    self.init(nil, mirrored: false, half + half.dropFirst().dropLast().reversed().map(\.mirrored))
  }

  /// The lighter middle of a large muscle, which gives it volume: its outline, half as large and without angles; nil for small ones.
  var sheen: BodyShape? {
    var (area, x, y) = (0.0, 0.0, 0.0)
    for (index, point) in outline.enumerated() {
      let last = outline[(index + outline.count - 1) % outline.count]
      let cross = last.x * point.y - point.x * last.y
      area += cross / 2
      x += (last.x + point.x) * cross / 6
      y += (last.y + point.y) * cross / 6
    }
    guard abs(area) > 16 else { return nil }
    let (middle, size) = (FigurePoint(x: x / area, y: y / area), 0.5)
    return BodyShape(
      muscle, mirrored: isMirrored,
      outline.map { .bend(middle.x + ($0.x - middle.x) * size, middle.y + ($0.y - middle.y) * size) })
  }

  /// The outlines to draw: this one, and its mirror image if it has one.
  var outlines: [[FigurePoint]] { isMirrored ? [outline, outline.map(\.mirrored)] : [outline] }

  /// The curves through the points of an outline. At a bend, a curve leaves in the direction between the neighbours (as in
  /// Catmull and Rom 1974), with handles of a third of its length.
  static func curves(_ outline: [FigurePoint]) -> [FigureCurve] {
    let count = outline.count
    /// The handle of a point towards the next one, `way` 1, or the one before, -1.
    func handle(_ index: Int, _ way: Double, along chord: FigurePoint) -> FigurePoint {
      let point = outline[index]
      if point.isCorner { return FigurePoint(x: point.x + way * chord.x / 3, y: point.y + way * chord.y / 3) }
      let across = outline[(index + 1) % count] - outline[(index + count - 1) % count]
      let scale = across.length > 0 ? way * chord.length / 3 / across.length : 0
      return FigurePoint(x: point.x + across.x * scale, y: point.y + across.y * scale)
    }
    return outline.indices.map { index in
      let next = (index + 1) % count
      let chord = outline[next] - outline[index]
      return FigureCurve(
        start: outline[index], leaving: handle(index, 1, along: chord),
        arriving: handle(next, -1, along: chord), end: outline[next])
    }
  }

  /// The outlines as an SVG path, moved and scaled.
  func path(left: Double, top: Double, scale: Double) -> String {
    // A tenth of a pixel is enough, and keeps pages small.
    func add(_ letter: String, _ points: FigurePoint..., to path: inout Markup) {
      for (index, point) in points.enumerated() {
        path.add(index == 0 ? letter : " ")
        path.add(SVGWriter.number(((left + point.x * scale) * 10).rounded() / 10))
        path.add(" ")
        path.add(SVGWriter.number(((top + point.y * scale) * 10).rounded() / 10))
      }
    }
    var path = Markup()
    for outline in outlines {
      let curves = Self.curves(outline)
      if let start = curves.first?.start { add("M", start, to: &path) }
      for curve in curves { add("C", curve.leaving, curve.arriving, curve.end, to: &path) }
      path.add("Z")
    }
    return path.text
  }

  /// The outlines as polygons that differ from the curves by less than a terminal can show.
  var polygons: [FigurePolygon] {
    outlines.map { outline in
      FigurePolygon(
        corners: Self.curves(outline).flatMap { curve in [0, 0.25, 0.5, 0.75].map(curve.point) })
    }
  }
}

/// A polygon of the figure, for asking what is at a point.
struct FigurePolygon {
  private let corners: [FigurePoint]
  private let across: ClosedRange<Double>
  private let down: ClosedRange<Double>

  init(corners: [FigurePoint]) {
    self.corners = corners
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    across = (xs.min() ?? 0)...(xs.max() ?? 0)
    down = (ys.min() ?? 0)...(ys.max() ?? 0)
  }

  /// Whether a point is inside: a line from it to the left crosses the edge an odd number of times.
  func contains(_ point: FigurePoint) -> Bool {
    guard across.contains(point.x), down.contains(point.y), var last = corners.last else { return false }
    var isInside = false
    for corner in corners {
      if (corner.y > point.y) != (last.y > point.y) {
        let crossing = (last.x - corner.x) * (point.y - corner.y) / (last.y - corner.y) + corner.x
        if point.x > crossing { isInside.toggle() }
      }
      last = corner
    }
    return isInside
  }
}
