import TerminalKit
import Training

/// The front and back of the body in terminal blocks, with muscles shaded by effort.
struct FigurePicture {
  /// The effort of each muscle, above 0 and up to 1; muscles at rest have no value.
  let effort: [Muscle: Double]

  /// The lines of a figure, enough to show every muscle.
  private static let rows = 40
  private static let columns = 17
  private static let gap = 3

  /// The width of the picture in columns.
  static let width = 2 * columns + gap

  /// Front and back side by side.
  var lines: [String] {
    let height = 100 / Double(Self.rows)
    let width = 2 * BodyView.halfWidth / Double(Self.columns)
    var picture = DotPicture(columns: Self.width, rows: Self.rows)
    for (place, view) in BodyView.allCases.enumerated() {
      for row in 0..<Self.rows {
        for column in 0..<Self.columns {
          let point = FigurePoint(
            x: (Double(column) + 0.5) * width - BodyView.halfWidth, y: (Double(row) + 0.5) * height)
          picture[place * (Self.columns + Self.gap) + column, row] = color(view, at: point)
        }
      }
    }
    return picture.lines
  }

  private func color(_ view: BodyView, at point: FigurePoint) -> PaletteColor? {
    let here = view.shapes.last { shape in
      // The heart covers part of the chest, so it is drawn only if it works.
      (shape.muscle != .heart || effort[.heart] != nil) && shape.contains(point)
    }
    guard let here else { return nil }
    guard let muscle = here.muscle else { return Shade.skin }
    return effort[muscle].map(Shade.color) ?? Shade.atRest
  }
}

/// The colours of effort: a single hue that gets darker and stronger, readable with colour blindness too.
enum Shade {
  /// Greys, visible on dark and on light.
  static let atRest = PaletteColor(244)
  static let skin = PaletteColor(249)

  private static let ramp: [UInt8] = [223, 216, 209, 202, 160]

  /// The colour of an effort above 0, up to 1.
  static func color(_ effort: Double) -> PaletteColor {
    let step = Int((effort * Double(ramp.count)).rounded(.up)) - 1
    return PaletteColor(ramp[min(max(step, 0), ramp.count - 1)])
  }
}

extension Screen {
  /// Whether the screen can show figures: it has colour, Unicode and enough columns.
  var showsFigures: Bool { painter.color && glyphs == .unicode && (width ?? 0) >= FigurePicture.width }

  /// A patch in an effort's colour, for a legend.
  func swatch(_ effort: Double) -> String {
    var patch = DotPicture(columns: 2, rows: 2)
    for place in 0..<4 { patch[place % 2, place / 2] = Shade.color(effort) }
    return patch.lines.joined()
  }
}
