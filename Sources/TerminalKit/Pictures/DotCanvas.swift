/// A grid of dots to draw lines with, several to a terminal cell. A cell looks like the first layer that has a dot in it.
struct DotCanvas {
  /// The line that a dot belongs to.
  enum Layer: Int, CaseIterable {
    case stairs, line, trend
  }

  struct Cell: Hashable {
    var glyph: Character
    /// Nil if the cell is empty.
    var layer: Layer?
  }

  /// The number of dots in a cell, across and down.
  enum DotResolution {
    /// The eight dots of a Braille pattern.
    case braille
    case cell

    var across: Int { self == .braille ? 2 : 1 }
    var down: Int { self == .braille ? 4 : 1 }
  }

  let columns: Int
  let rows: Int
  private let resolution: DotResolution
  private var bits: [[UInt8]]

  init(columns: Int, rows: Int, _ resolution: DotResolution) {
    (self.columns, self.rows, self.resolution) = (columns, rows, resolution)
    bits = Layer.allCases.map { _ in Array(repeating: 0, count: columns * rows) }
  }

  var width: Int { columns * resolution.across }
  var height: Int { rows * resolution.down }

  /// The bit of each dot in a Braille pattern, by row and column (The Unicode Standard, section 21.1).
  private static let braille: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

  mutating func dot(_ x: Int, _ y: Int, _ layer: Layer) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    let cell = y / resolution.down * columns + x / resolution.across
    let bit = resolution == .braille ? Self.braille[y % 4][x % 2] : 1
    bits[layer.rawValue][cell] |= bit
  }

  /// Draws a straight line (Bresenham 1965), leaving out `gap` dots after each one.
  mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int), _ layer: Layer, gap: Int = 0) {
    let (wide, high) = (abs(end.x - start.x), -abs(end.y - start.y))
    let (right, down) = (start.x < end.x ? 1 : -1, start.y < end.y ? 1 : -1)
    var (x, y) = start
    var error = wide + high
    var count = 0
    while true {
      if count % (gap + 1) == 0 { dot(x, y, layer) }
      count += 1
      if (x, y) == end { return }
      let doubled = 2 * error
      if doubled >= high {
        error += high
        x += right
      }
      if doubled <= wide {
        error += wide
        y += down
      }
    }
  }

  /// Whether a cell has a dot of a layer.
  func has(_ layer: Layer, _ column: Int, _ row: Int) -> Bool {
    (0..<columns).contains(column) && bits[layer.rawValue][row * columns + column] != 0
  }

  /// The content of a cell, with the dots of all layers.
  func cell(_ column: Int, _ row: Int) -> Cell {
    let index = row * columns + column
    let layer = Layer.allCases.first { bits[$0.rawValue][index] != 0 }
    guard let layer else { return Cell(glyph: " ", layer: nil) }
    guard resolution == .braille else {
      return Cell(glyph: layer == .line ? "." : layer == .stairs ? "=" : "-", layer: layer)
    }
    let all = bits.reduce(0) { $0 | $1[index] }
    return Cell(glyph: Character(Unicode.Scalar(0x2800 + UInt32(all)) ?? " "), layer: layer)
  }
}
