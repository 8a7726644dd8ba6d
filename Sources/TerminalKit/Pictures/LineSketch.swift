/// Lines in a frame without axes, such as a map or a profile, drawn in Braille dots, or in ASCII.
package struct LineSketch: Sendable {
  /// A point, with y upwards.
  package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  }

  /// The lines. Nothing is drawn between two of them.
  package var lines: [[Point]]
  /// Whether a step across is as long as one up, as on a map; otherwise the lines fill the frame.
  package var keepsShape: Bool
  /// Single places and the texts that mark them. One whose place is taken by an earlier one moves a little, or is left out.
  package var marks: [(point: Point, text: String)] = []

  package init(_ lines: [[Point]], keepsShape: Bool) {
    self.lines = lines.map { $0.filter { $0.x.isFinite && $0.y.isFinite } }.filter { !$0.isEmpty }
    self.keepsShape = keepsShape
  }

  /// The picture in at most this many columns and rows; empty without points.
  package func text(columns: Int, rows: Int, _ glyphs: Glyphs) -> [String] {
    let points = lines.joined()
    guard columns > 0, rows > 0, let first = points.first else { return [] }
    var (left, right, low, high) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (low, high) = (min(low, point.y), max(high, point.y))
    }
    let isBraille = glyphs == .unicode
    let (wide, tall) = (isBraille ? columns * 2 : columns, isBraille ? rows * 4 : rows)
    // A dot of Braille is square; a cell is about twice as high as wide.
    let aspect = isBraille ? 1.0 : 2.0
    var across = (right - left) / Double(max(1, wide - 1))
    var down = (high - low) / Double(max(1, tall - 1))
    if keepsShape {
      let step = max(across, down / aspect)
      (across, down) = (step, step * aspect)
    }
    let usedRows = down > 0 ? Int(((high - low) / down).rounded()) + 1 : 1
    let height = keepsShape ? min(rows, isBraille ? (usedRows + 3) / 4 : usedRows) : rows
    var canvas = DotCanvas(columns: columns, rows: height, isBraille ? .braille : .cell)
    func place(_ point: Point) -> (x: Int, y: Int) {
      let x = across > 0 ? (point.x - left) / across : 0
      let y = down > 0 ? (high - point.y) / down : 0
      return (
        min(max(0, Int(x.rounded())), canvas.width - 1), min(max(0, Int(y.rounded())), canvas.height - 1)
      )
    }
    for line in lines {
      var last: (x: Int, y: Int)?
      for point in line {
        let here = place(point)
        canvas.line(from: last ?? here, to: here, .line)
        last = here
      }
    }
    var cells = (0..<height).map { row in (0..<columns).map { canvas.cell($0, row).glyph } }
    var taken: [[Bool]] = cells.map { $0.map { _ in false } }
    for mark in marks where mark.point.x.isFinite && mark.point.y.isFinite {
      let (x, y) = place(mark.point)
      let (row, column, letters) = (isBraille ? y / 4 : y, isBraille ? x / 2 : x, Array(mark.text))
      let free = [column, column + 1, column - letters.count].first { start in
        start >= 0 && start + letters.count <= columns
          && !taken[row][start..<start + letters.count].contains(true)
      }
      guard let free else { continue }
      for (index, letter) in letters.enumerated() {
        cells[row][free + index] = letter
        taken[row][free + index] = true
      }
    }
    return cells.map { row in
      var text = String(row)
      while text.last == " " { text.removeLast() }
      return text
    }
  }
}
