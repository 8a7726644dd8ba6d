import TerminalKit
import Training
import Wording

/// The front and back of the body in terminal blocks, with muscles shaded by effort.
struct FigurePicture {
  /// The effort of each muscle, above 0 and up to 1; muscles at rest have no value.
  let effort: [Muscle: Double]

  /// The lines of a figure, enough to show every muscle.
  private static let rows = 44
  private static let columns = 19
  /// How many points of a dot are looked at, across and down.
  private static let samples = 3

  /// The width of the picture in columns.
  static let width = 2 * columns + 2

  /// Front and back side by side, on a dark card, with their names below.
  func lines(_ words: Words) -> [String] {
    var picture = DotPicture(columns: Self.width, rows: Self.rows + 2)
    for row in 0..<Self.rows + 2 {
      for column in 0..<Self.width { picture[column, row] = WarmShade.card }
    }
    for (place, view) in BodyView.allCases.enumerated() {
      let parts = (view.shapes.filter { $0.muscle != .heart || effort[.heart] != nil }).map {
        (muscle: $0.muscle, polygons: $0.polygons)
      }
      let body = BodyShape.body.polygons
      for row in 0..<Self.rows {
        for column in 0..<Self.columns {
          let color = color(atColumn: column, row, parts, body)
          if let color { picture[place * (Self.columns + 2) + column, row + 1] = color }
        }
      }
    }
    let names = BodyView.allCases.map { view in
      let name = words.side(view)
      return String(repeating: " ", count: max((Self.columns - name.count) / 2, 0)) + name
    }
    return picture.lines + [padded(names[0], to: Self.columns + 2) + names[1]]
  }

  private typealias Part = (muscle: Muscle?, polygons: [FigurePolygon])

  /// The colour of a dot: that of the muscle with the most of it, or skin; nil for none.
  private func color(
    atColumn column: Int, _ row: Int, _ parts: [Part], _ body: [FigurePolygon]
  ) -> PaletteColor? {
    let size = 100 / Double(Self.rows)
    let left = -size * Double(Self.columns) / 2
    var found: [Muscle: Int] = [:]
    var skin = 0
    for place in 0..<Self.samples * Self.samples {
      let (across, down) = (place % Self.samples, place / Self.samples)
      let point = FigurePoint(
        x: left + (Double(column) + (Double(across) + 0.5) / Double(Self.samples)) * size,
        y: (Double(row) + (Double(down) + 0.5) / Double(Self.samples)) * size)
      if let muscle = parts.first(where: { $0.polygons.contains { $0.contains(point) } })?.muscle {
        // A muscle that works is seen, however thin it is.
        found[muscle, default: 0] += effort[muscle] == nil ? 2 : 3
      } else if body.contains(where: { $0.contains(point) }) {
        skin += 1
      }
    }
    let most = found.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }
    guard let most, most.value >= 4 else { return skin >= 4 ? WarmShade.plain : nil }
    return WarmShade.color(ofLevel: effort[most.key].map(WarmShade.level) ?? 0)
  }
}

extension Screen {
  /// Whether the screen can show figures: it has colour, Unicode and enough columns.
  var showsFigures: Bool { painter.color && glyphs == .unicode && (width ?? 0) >= FigurePicture.width }

  /// A patch in an effort's colour, for a legend.
  func swatch(_ effort: Double) -> String {
    var patch = DotPicture(columns: 2, rows: 2)
    for place in 0..<4 {
      patch[place % 2, place / 2] = WarmShade.color(ofLevel: WarmShade.level(effort))
    }
    return patch.lines.joined()
  }
}
