import TerminalKit
import Training

extension Screen {
  /// Whether pictures can be seen here: colours and blocks on a screen with room for them.
  var showsFigures: Bool { painter.color && glyphs == .unicode && (width ?? 0) >= FigurePicture.width }

  /// A patch of an effort's colour, to stand before what it means.
  func swatch(_ effort: Double) -> String {
    var patch = DotPicture(columns: 2, rows: 2)
    for place in 0..<4 { patch[place % 2, place / 2] = Shade.color(effort) }
    return patch.lines.joined()
  }
}
