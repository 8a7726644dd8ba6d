import TerminalKit
import Training

/// The body from the front and from the back, with muscles shaded by how hard they work.
struct FigurePicture {
  /// How hard muscles work, from 0 to 1; those without a value don't.
  let effort: [Muscle: Double]

  /// Lines of a figure: enough for every muscle to be seen.
  private static let rows = 40
  private static let columns = 17
  private static let gap = 3

  /// The columns that the picture takes.
  static let width = 2 * columns + gap

  /// Front and back beside each other.
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
      // The heart lies under the chest: it shows only where it works.
      (shape.muscle != .heart || effort[.heart] != nil) && shape.contains(point)
    }
    guard let here else { return nil }
    guard let muscle = here.muscle else { return Shade.skin }
    return effort[muscle].map(Shade.color) ?? Shade.atRest
  }
}

/// The colours of effort: one hue that grows darker and stronger, so that it reads without telling hues apart.
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
