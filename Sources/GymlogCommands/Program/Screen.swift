import TerminalKit
import Wording

/// Where a reply is shown to a person: how wide it is, in which language, with or without colour.
struct Screen {
  let words: Words
  let painter: Painter
  /// Columns; nil in a pipe or a file, where nothing is cut off.
  let width: Int?
  /// What charts are drawn with.
  let glyphs: Glyphs
}
