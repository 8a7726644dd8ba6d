import TerminalKit
import Wording

/// The terminal or file that a reply is rendered for: width, language, colour.
struct Screen {
  let words: Words
  let painter: Painter
  /// Columns; nil for a pipe or a file, where nothing is cut off.
  let width: Int?
  /// The glyphs that charts are drawn with.
  let glyphs: Glyphs
}
