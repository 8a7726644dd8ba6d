import TerminalKit
import Tracks
import Wording

extension DistanceScale {
  /// The first point at each kilometre or mile of a path, or at every few of them if they are many.
  func posts(along points: [PathPoint]) -> [(index: Int, number: Int)] {
    let units = (points.last?.distance ?? 0) / metres
    let step = [1, 2, 5, 10, 20, 50, 100].first { units / Double($0) <= 12 } ?? 200
    var next = step
    var posts: [(index: Int, number: Int)] = []
    for (index, point) in points.enumerated() where point.distance >= Double(next) * metres {
      posts.append((index, next))
      next += step
    }
    return posts
  }
}

/// A track on a terminal: its map and its profile.
struct TrackPictures {
  let measured: MeasuredTrack
  let screen: Screen

  init(_ measured: MeasuredTrack, _ screen: Screen) { (self.measured, self.screen) = (measured, screen) }

  /// The map, and the elevations over the distance, as far as the track has them.
  func lines(_ scale: DistanceScale) -> [String] {
    let width = min(screen.width ?? 80, 80) - 2
    guard width >= 20 else { return [] }
    var lines: [String] = []
    let map = self.map(columns: width, scale)
    if !map.isEmpty { lines += [""] + map }
    let profile = self.profile(columns: width, scale)
    if !profile.isEmpty { lines += [""] + profile }
    return lines
  }

  /// North is up; o marks the start, x the end, and a number a kilometre or mile.
  private func map(columns: Int, _ scale: DistanceScale) -> [String] {
    let points = measured.path.filter { $0.mark == nil && $0.place != nil }
    guard let origin = points.first?.place, points.count > 1 else { return [] }
    func point(_ place: Place) -> LineSketch.Point {
      let plane = Geodesic.plane(place, from: origin)
      return LineSketch.Point(x: plane.x, y: plane.y)
    }
    var segments: [[LineSketch.Point]] = []
    var last = -1
    for pathPoint in points {
      guard let place = pathPoint.place else { continue }
      if pathPoint.segment != last { segments.append([]) }
      last = pathPoint.segment
      segments[segments.count - 1].append(point(place))
    }
    var picture = LineSketch(segments, keepsShape: true)
    if let end = points.last?.place { picture.marks = [(point(origin), "o"), (point(end), "x")] }
    picture.marks += scale.posts(along: points).compactMap { index, number in
      points[index].place.map { (point($0), screen.words.number(number)) }
    }
    let lines = picture.text(columns: columns, rows: 16, screen.glyphs)
    let words = screen.words
    let legend = "o " + words.trackStart + " · x " + words.trackEnd
    return lines.map { "  " + screen.painter.paint($0, .accent) } + [
      "  " + screen.painter.paint(legend, .faint)
    ]
  }

  /// The elevations over the distance, with the highest and lowest beside it, and the distance below.
  private func profile(columns: Int, _ scale: DistanceScale) -> [String] {
    guard let (points, low, high, total) = measured.profile else { return [] }
    let words = screen.words
    let labels = [high, low].map { scale.height($0, words) }
    let margin = labels.map { displayWidth(of: $0) }.max() ?? 0
    let rows = 5
    let line = points.map { LineSketch.Point(x: $0.distance, y: $0.elevation ?? 0) }
    let picture = LineSketch([line], keepsShape: false).text(
      columns: columns - margin - 1, rows: rows, screen.glyphs)
    let (from, through) = ("0", scale.distance(total, words))
    let room = columns - margin - 1 - from.count - displayWidth(of: through)
    let axis =
      String(repeating: " ", count: margin + 3) + from + String(repeating: " ", count: max(room, 1)) + through
    return picture.enumerated().map { index, text in
      let label = index == 0 ? labels[0] : index == rows - 1 ? labels[1] : ""
      let space = String(repeating: " ", count: margin - displayWidth(of: label))
      return "  " + screen.painter.paint(space + label, .faint) + " " + screen.painter.paint(text, .accent)
    } + [screen.painter.paint(axis, .faint)]
  }
}
