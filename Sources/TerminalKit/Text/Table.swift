/// A table of aligned columns.
package struct Table: Sendable {
  /// A text with its style. It is made safe for a terminal when it is shown.
  package struct Cell: Sendable, ExpressibleByStringInterpolation {
    /// The text, without control sequences.
    package var text: String
    package var style: Style

    package init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }

    /// A cell with a plain text.
    package init(stringLiteral text: String) { self.init(text) }
  }

  /// The alignment of a column, and whether it may be cut.
  package struct Column: Sendable {
    /// Whether cells are aligned right, as numbers are.
    package var isRight: Bool
    /// The width to which it may be cut if lines are too wide; nil if it is never cut.
    package var minimum: Int?

    /// Aligned left; never cut unless a minimum is given.
    package static func left(shrinkingTo minimum: Int? = nil) -> Column {
      Column(isRight: false, minimum: minimum)
    }

    /// Aligned right; never cut unless a minimum is given.
    package static func right(shrinkingTo minimum: Int? = nil) -> Column {
      Column(isRight: true, minimum: minimum)
    }

    /// Aligned left, never cut.
    package static let left = left()
    /// Aligned right, never cut.
    package static let right = right()
  }

  private let columns: [Column]
  private let gap: Int
  /// Safe cells with their widths, row after row.
  private var cells: [(cell: Cell, width: Int)] = []

  /// An empty table, with `gap` spaces between columns.
  package init(_ columns: [Column], gap: Int = 2) {
    self.columns = columns
    self.gap = gap
  }

  /// Adds a row. Missing cells are empty; surplus ones are dropped.
  package mutating func add(_ cells: [Cell]) {
    for index in columns.indices {
      guard index < cells.count else {
        self.cells.append((Cell(""), 0))
        continue
      }
      let (text, width) = measured(cells[index].text)
      self.cells.append((Cell(text, cells[index].style), width))
    }
  }

  /// The lines, without empty columns and trailing spaces. If they would be wider than `width`, columns that may be cut are,
  /// the widest first. A nil width, as for a pipe, cuts nothing.
  package func lines(width: Int?, _ painter: Painter) -> [String] {
    let widths = widths(within: width)
    return rows.map { line($0, widths, painter) }
  }

  /// The same, but if cutting isn't enough, each row is folded, so that no line is wider than `width`.
  package func foldedLines(width: Int?, _ painter: Painter) -> [String] {
    guard let width, !fits(width) else { return lines(width: width, painter) }
    return rows.flatMap { folded($0, width, painter) }
  }

  /// Whether no line is wider than `width`, once cells are cut.
  package func fits(_ width: Int?) -> Bool { width.map { total(widths(within: $0)) <= $0 } ?? true }

  private var rows: [ArraySlice<(cell: Cell, width: Int)>] {
    stride(from: 0, to: cells.count, by: columns.count).map { cells[$0..<$0 + columns.count] }
  }

  /// A row on several lines: the names at its beginning, and below them the rest with dots between.
  private func folded(
    _ row: ArraySlice<(cell: Cell, width: Int)>, _ width: Int, _ painter: Painter
  ) -> [String] {
    let names = max(1, columns.firstIndex(where: \.isRight) ?? columns.count)
    var lines: [String] = []
    func add(_ cells: some Collection<(cell: Cell, width: Int)>, between separator: String, indent: Int) {
      var (line, used) = ("", 0)
      for (cell, natural) in cells where natural > 0 {
        let text = natural > width - indent ? truncated(cell.text, to: width - indent) : cell.text
        let needed = min(natural, width - indent)
        if used > 0, used + separator.count + needed > width {
          lines.append(line)
          used = 0
        }
        line =
          (used == 0 ? String(repeating: " ", count: indent) : line + separator)
          + painter.paint(safe: text, cell.style)
        used = (used == 0 ? indent : used + separator.count) + needed
      }
      if used > 0 { lines.append(line) }
    }
    let indent = 3
    let head = row.prefix(names).filter { $0.width > 0 }
    add(row.prefix(names), between: String(repeating: " ", count: gap), indent: 0)
    let before = lines.count
    add(row.dropFirst(names), between: " · ", indent: indent)
    // A number of a row needs no line of its own.
    guard head.count == 1, let name = head.first, name.width < indent, lines.count > before else {
      return lines
    }
    let space = String(repeating: " ", count: indent - name.width)
    lines[0] += space + lines[before].dropFirst(indent)
    lines.remove(at: before)
    return lines
  }

  private func line(
    _ row: ArraySlice<(cell: Cell, width: Int)>, _ widths: [Int], _ painter: Painter
  ) -> String {
    var line: [UInt8] = []
    line.reserveCapacity(widths.reduce(0) { $0 + $1 + gap })
    var spaces = 0
    for (index, (cell, natural)) in row.enumerated() where widths[index] > 0 {
      let isCut = natural > widths[index]
      let text = isCut ? truncated(cell.text, to: widths[index]) : cell.text
      let free = widths[index] - (isCut ? displayWidth(of: text) : natural)
      if columns[index].isRight { spaces += free }
      if !text.isEmpty {
        line.append(contentsOf: repeatElement(UInt8(ascii: " "), count: spaces))
        line.append(contentsOf: painter.paint(safe: text, cell.style).utf8)
        spaces = 0
      }
      if !columns[index].isRight { spaces += free }
      spaces += gap
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// The widths of the columns: those of their widest cells, or less if they have to be cut.
  private func widths(within limit: Int?) -> [Int] {
    let natural = columns.indices.map { index in
      stride(from: index, to: cells.count, by: columns.count).reduce(0) { max($0, cells[$1].width) }
    }
    guard let limit else { return natural }
    var widths = natural
    var most = natural.max() ?? 0
    while total(widths) > limit, most > 0 {
      most -= 1
      for (index, column) in columns.enumerated() {
        if let minimum = column.minimum { widths[index] = min(natural[index], max(most, minimum, 1)) }
      }
    }
    return widths
  }

  /// The width of a line with columns of these widths.
  private func total(_ widths: [Int]) -> Int {
    widths.reduce(gap * max(0, widths.count { $0 > 0 } - 1), +)
  }
}
