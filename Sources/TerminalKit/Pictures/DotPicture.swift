/// A colour of the 256 that terminals share (xterm's palette: 16–231 a cube of six levels, 232–255 greys).
package struct PaletteColor: Hashable, Sendable {
  package let index: UInt8

  package init(_ index: UInt8) { self.index = index }
}

/// A picture of square dots, two of them in each cell of a terminal, one above the other.
package struct DotPicture: Sendable {
  package let columns: Int
  /// Rows of dots; a line of text shows two.
  package let rows: Int
  private var dots: [PaletteColor?]

  /// An empty picture, through which the terminal's background shows.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    dots = Array(repeating: nil, count: columns * rows)
  }

  package subscript(column: Int, row: Int) -> PaletteColor? {
    get { row < rows ? dots[row * columns + column] : nil }
    set { dots[row * columns + column] = newValue }
  }

  /// The picture as lines, each as wide as the picture. It says nothing without colour: show something else then.
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

  /// What shows two dots in a cell: a half block, and the colours of foreground and background.
  private static func cell(_ upper: PaletteColor?, _ lower: PaletteColor?) -> (String, [PaletteColor?]) {
    switch (upper, lower) {
    case (nil, nil): (" ", [nil, nil])
    case (nil, let lower): ("▄", [lower, nil])
    case (let upper, nil): ("▀", [upper, nil])
    case (let upper, let lower) where upper == lower: ("█", [upper, nil])
    case (let upper, let lower): ("▀", [upper, lower])
    }
  }

  /// ECMA-48's SGR sequence for a foreground and a background.
  private static func sequence(_ colors: [PaletteColor?]) -> String {
    let codes = zip(["38;5;", "48;5;"], colors).compactMap { code, color in color.map { code + "\($0.index)" }
    }
    return "\u{1B}[" + (["0"] + codes).joined(separator: ";") + "m"
  }
}
