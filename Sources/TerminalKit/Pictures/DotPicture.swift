/// One of the 256 colours of xterm's palette: 16–231 are a cube of six levels, 232–255 are greys.
package struct PaletteColor: Hashable, Sendable {
  /// Its number in the palette.
  package let index: UInt8

  /// The colour with this number.
  package init(_ index: UInt8) { self.index = index }
}

/// A picture of square dots, two to a terminal cell, one above the other.
package struct DotPicture: Sendable {
  /// The width in dots, and in cells.
  package let columns: Int
  /// The height in dots; a line of text shows two rows.
  package let rows: Int
  private var dots: [PaletteColor?]

  /// An empty picture, which shows the terminal's background.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    dots = Array(repeating: nil, count: columns * rows)
  }

  /// A dot's colour; nil for none.
  package subscript(column: Int, row: Int) -> PaletteColor? {
    get { row < rows ? dots[row * columns + column] : nil }
    set { dots[row * columns + column] = newValue }
  }

  /// The picture as lines with colours. Without colour it shows nothing; show something else then.
  package var lines: [String] {
    stride(from: 0, to: rows, by: 2).map { row in
      var line = ""
      var current: [PaletteColor?] = [nil, nil]
      for column in 0..<columns {
        let (upper, lower) = (self[column, row], self[column, row + 1])
        let (glyph, colors) = Self.cell(upper, lower)
        if colors != current {
          line += Self.sequence(colors)
          current = colors
        }
        line += glyph
      }
      return current == [nil, nil] ? line : line + Self.sequence([nil, nil])
    }
  }

  /// A text in a colour on another one.
  static func paint(_ text: String, _ color: PaletteColor, on ground: PaletteColor) -> String {
    sequence([color, ground]) + text + sequence([nil, nil])
  }

  /// A cell with two dots: a half block, with its foreground and background colours.
  private static func cell(_ upper: PaletteColor?, _ lower: PaletteColor?) -> (String, [PaletteColor?]) {
    switch (upper, lower) {
    case (nil, nil): (" ", [nil, nil])
    case (nil, let lower): ("▄", [lower, nil])
    case (let upper, nil): ("▀", [upper, nil])
    case (let upper, let lower) where upper == lower: ("█", [upper, nil])
    case (let upper, let lower): ("▀", [upper, lower])
    }
  }

  /// ECMA-48's SGR control sequence for a foreground and a background colour.
  private static func sequence(_ colors: [PaletteColor?]) -> String {
    let codes = zip(["38;5;", "48;5;"], colors).compactMap { code, color in color.map { code + "\($0.index)" }
    }
    return "\u{1B}[" + (["0"] + codes).joined(separator: ";") + "m"
  }
}
