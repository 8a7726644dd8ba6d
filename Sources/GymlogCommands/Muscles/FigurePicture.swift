import TerminalKit
import Training
import Wording

/// The front and back of the body in terminal blocks, with muscles shaded by how much they were trained.
struct FigurePicture {
  /// The ``WarmShade`` of each muscle; muscles at rest have none.
  let levels: [Muscle: Int]

  /// The lines of a figure, enough to show every muscle.
  private static let rows = 44
  private static let columns = 19
  /// The number of points of a dot to look at, across and down.
  private static let samples = 3

  static let width = 2 * columns + 2

  /// Front and back side by side, on a dark card, with their names below.
  func lines(_ words: Words) -> [String] {
    let names = BodyView.allCases.map { view in
      let name = words.side(view)
      return String(repeating: " ", count: max((Self.columns - name.count) / 2, 0)) + name
    }
    return picture.lines + [padded(names[0], to: Self.columns + 2) + names[1]]
  }

  /// Front and back without their names.
  var picture: DotPicture {
    var picture = DotPicture(columns: Self.width, rows: Self.rows + 2)
    for row in 0..<Self.rows + 2 {
      for column in 0..<Self.width { picture[column, row] = WarmShade.card }
    }
    for (place, view) in BodyView.allCases.enumerated() {
      let parts = view.shapes(trained: levels).map { (muscle: $0.muscle, polygons: $0.polygons) }
      let body = BodyShape.body.polygons + BodyShape.head.polygons
      let colors = (0..<Self.rows).map { row in
        (0..<Self.columns).map { color(atColumn: $0, row, parts, body) }
      }
      for row in 0..<Self.rows {
        for column in 0..<Self.columns {
          guard let color = colors[row][column] else { continue }
          picture[place * (Self.columns + 2) + column, row + 1] =
            color == Self.rest && Self.isEdge(column, row, colors) ? WarmShade.plain : color
        }
      }
    }
    return picture
  }

  private typealias Part = (muscle: Muscle?, polygons: [FigurePolygon])

  /// The colour of muscles at rest, as dark as the card: an outline of skin shows them.
  private static let rest = WarmShade.color(ofLevel: 0)

  /// Whether a dot of the body is beside one that isn't.
  private static func isEdge(_ column: Int, _ row: Int, _ colors: [[PaletteColor?]]) -> Bool {
    [(-1, 0), (1, 0), (0, -1), (0, 1)].contains { across, down in
      let (column, row) = (column + across, row + down)
      return !colors.indices.contains(row) || !colors[row].indices.contains(column)
        || colors[row][column] == nil
    }
  }

  /// The colour of a dot: that of the muscle with the most of it, or skin; nil for none.
  private func color(
    atColumn column: Int, _ row: Int, _ parts: [Part], _ body: [FigurePolygon]
  ) -> PaletteColor? {
    let size = 100 / Double(Self.rows)
    let left = -size * Double(Self.columns) / 2
    var found: [Muscle: Int] = [:]
    var (skin, outside) = (0, 0)
    for place in 0..<Self.samples * Self.samples {
      let (across, down) = (place % Self.samples, place / Self.samples)
      let point = FigurePoint(
        x: left + (Double(column) + (Double(across) + 0.5) / Double(Self.samples)) * size,
        y: (Double(row) + (Double(down) + 0.5) / Double(Self.samples)) * size)
      let isBody = body.contains { $0.contains(point) }
      // The heart alone is beside the body.
      let muscle = parts.last {
        ($0.muscle == .heart || isBody) && $0.polygons.contains { $0.contains(point) }
      }?.muscle
      if let muscle { found[muscle, default: 0] += 1 } else if isBody { skin += 1 } else { outside += 1 }
    }
    // A muscle that was trained is seen, however thin it is.
    let trained = found.filter { levels[$0.key] != nil }
      .max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }
    let inside = skin + found.values.reduce(0, +)
    if let trained, trained.value >= 3, trained.value * 2 >= inside - skin {
      return levels[trained.key].map(WarmShade.color)
    }
    guard inside > outside else { return nil }
    return skin * 2 > inside ? WarmShade.plain : Self.rest
  }
}

extension Screen {
  /// Whether the screen can show figures: it has colour, Unicode and enough columns.
  var showsFigures: Bool { painter.color && glyphs == .unicode && (width ?? 0) >= FigurePicture.width }

  /// A patch in a shade, for a legend.
  func swatch(_ level: Int) -> String {
    guard painter.color, glyphs == .unicode else {
      return String(repeating: WarmShade.glyph(ofLevel: level, glyphs), count: 2)
    }
    var patch = DotPicture(columns: 2, rows: 2)
    for place in 0..<4 {
      patch[place % 2, place / 2] = WarmShade.color(ofLevel: level)
    }
    return patch.lines.joined()
  }
}
