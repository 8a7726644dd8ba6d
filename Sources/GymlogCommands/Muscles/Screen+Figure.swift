import TerminalKit
import Training

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
