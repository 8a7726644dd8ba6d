import TerminalKit
import Training
import Wording

/// The heading of a column, and how its values are shown.
struct TableHeading {
  let text: String
  var style = Style.plain
  /// Whether it is aligned right, as numbers are.
  var isNumber = true
  /// Whether a narrow screen leaves it out.
  var isWide = false
  /// Whether a zero is shown, faint; otherwise its cell is empty.
  var showsZero = false

  init(
    _ text: String, _ style: Style = .plain, isNumber: Bool = true, isWide: Bool = false,
    showsZero: Bool = false
  ) {
    (self.text, self.style, self.isNumber, self.isWide) = (text, style, isNumber, isWide)
    self.showsZero = showsZero
  }

  static func name(_ text: String, _ style: Style = .plain) -> TableHeading {
    TableHeading(text, style, isNumber: false)
  }
}

extension Screen {
  /// The columns of a report that have a heading, without wide ones if `isNarrow` or if they don't fit. The line of headings is left
  /// out if all are empty. If even these don't fit, each row has its own lines, with the headings beside its values.
  func lines<Row>(_ table: ReportTable<Row>, isNarrow: Bool = false, shrinkingTo minimum: Int? = nil)
    -> [String]
  {
    for isNarrow in isNarrow ? [true] : [false, true] {
      let text = text(of: table, isNarrow: isNarrow, shrinkingTo: minimum)
      if text.fits(width) { return text.lines(width: width, painter) }
    }
    return labelled(table)
  }

  /// Each row on lines of its own: its names, and below them its values with their headings.
  private func labelled<Row>(_ table: ReportTable<Row>) -> [String] {
    table.rows.flatMap { row in
      var (names, facts): ([String], [Table.Cell]) = ([], [])
      for column in table.columns {
        guard let heading = column.heading else { continue }
        let value = column.value(row)
        let text = value.isZero && !heading.showsZero ? "" : value.text(words)
        if text.isEmpty { continue }
        if heading.isNumber {
          facts.append(.init(heading.text.isEmpty ? text : heading.text + " " + text))
        } else {
          names.append(text)
        }
      }
      return wrapped(names.joined(separator: "  "), width: width, hanging: "  ").map {
        painter.paint($0, .strong)
      } + narrowed(by: 2).dotted(facts).map { "  " + $0 }
    }
  }

  private func text<Row>(of table: ReportTable<Row>, isNarrow: Bool, shrinkingTo minimum: Int?) -> Table {
    let shown = table.columns.compactMap { column in column.heading.map { (heading: $0, value: column.value) }
    }
    .filter { !isNarrow || !$0.heading.isWide }
    // A column without any value says nothing.
    .filter { column in
      !column.heading.isNumber || table.rows.isEmpty
        || table.rows.contains { row in
          let value = column.value(row)
          return value.isZero ? column.heading.showsZero : !value.text(words).isEmpty
        }
    }
    var text = Table(
      shown.map { $0.heading.isNumber ? .right : .left(shrinkingTo: minimum) })
    if shown.contains(where: { !$0.heading.text.isEmpty }) {
      text.add(shown.map { .init($0.heading.text, .faint) })
    }
    for row in table.rows {
      text.add(
        shown.map { column in
          let value = column.value(row)
          let isFaint = value.isZero && column.heading.showsZero
          return .init(
            value.isZero && !isFaint ? "" : value.text(words), isFaint ? .faint : column.heading.style)
        })
    }
    return text
  }
}

extension TableValue {
  func text(_ words: Words) -> String {
    switch self {
    case .none, .absent, .json: ""
    case .text(let text), .exact(let text): text
    case .flag(let flag): flag ? "✓" : ""
    case .count(let count): words.number(count)
    case .number(let number): words.rounded(number)
    case .duration(let duration): words.duration(duration)
    case .day(let day): words.dayShortWithYear(day)
    case .quantity(let number, let unit): words.rounded(number) + " " + unit
    case .mass(let mass): words.mass(mass)
    case .volume(let mass): words.volume(mass)
    case .shown(_, let text): text
    }
  }

  fileprivate var isZero: Bool {
    switch self {
    case .count(let count): count == 0
    case .duration(let duration): duration.seconds == 0
    case .number(let number), .quantity(let number, _): number.raw == 0
    case .mass(let mass), .volume(let mass): mass.value.raw == 0
    case .shown(let value, _): value.isZero
    default: false
    }
  }
}
