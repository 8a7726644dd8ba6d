import Insights
import TerminalKit
import Training
import Wording

/// The latest records of all exercises, one per line.
struct RecordListScreen {
  let list: RecordList
  let tested: [TestedMax]
  let context: Context
  let screen: Screen

  /// Whether every record was asked for, each on a line of its own.
  let isWhole: Bool

  private var words: Words { screen.words }
  /// The most exercises and days that a terminal shows.
  private static let most = 20

  var lines: [String] {
    let latest = LatestRecords(list, tested: tested, isWhole: isWhole, context)
    guard !latest.rows.isEmpty else {
      let none = list.range.isOpen ? words.noRecordsYet : words.noRecordsInPeriod
      return wrapped(none, width: screen.width)
    }
    let isUncut = isWhole || !list.range.isOpen || !context.world.terminal.isTerminal
    let shown = isUncut ? latest.rows[...] : latest.rows.prefix(Self.most)
    let rest = latest.count - shown.count
    let isNarrow = screen.width.map { width in
      table(shown, Painter(color: false)).contains { displayWidth(of: $0) > width }
    }
    let entries = shown.compactMap(\.entry)
    var lines = isNarrow == true ? twoLines(shown) : table(shown, screen.painter)
    if entries.contains(where: { list[$0].mark.isRough }) {
      lines += wrapped(words.roughRecord, width: screen.width)
    }
    lines += words.note(list.basis(of: entries)).map { wrapped($0, width: screen.width) } ?? []
    guard rest > 0 else { return lines }
    let command = "gymlog records --all" + list.range.options
    return lines + wrapped(words.earlierRecords(rest, command), width: screen.width)
  }

  private func day(_ row: LatestRecords.Row) -> String {
    words.dayRelative(row.day, today: context.now.day)
  }

  private func table(_ rows: ArraySlice<LatestRecords.Row>, _ painter: Painter) -> [String] {
    var table = Table([.left, .left, .left, .left])
    for row in rows {
      table.add([.init(day(row), .faint), .init(row.name, .strong), .init(row.title), .init(row.value)])
    }
    return table.lines(width: nil, painter)
  }

  private func twoLines(_ rows: ArraySlice<LatestRecords.Row>) -> [String] {
    rows.flatMap { row in
      screen.flowing([.init(day(row), .faint), .init(row.name, .strong)], between: "  ")
        + wrapped(row.text, width: screen.width, indent: "  ", hanging: "    ")
    }
  }
}
