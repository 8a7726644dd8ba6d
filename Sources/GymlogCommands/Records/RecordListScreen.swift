import Insights
import TerminalKit
import Training
import Wording

/// The latest records of all exercises, one per line.
struct RecordListScreen {
  let list: RecordList
  let context: Context
  let screen: Screen

  private var words: Words { screen.words }
  /// How many records are shown on a terminal.
  private static let most = 20

  var lines: [String] {
    guard !list.entries.isEmpty else {
      if let since = list.since { return [words.noRecordsSince(words.dayShortWithYear(since))] }
      return [words.noRecordsYet]
    }
    let isWhole = list.since != nil || !context.world.terminal.isTerminal
    let shown = isWhole ? list.entries[...] : list.entries.prefix(Self.most)
    let rest = list.entries.count - shown.count
    let isNarrow = screen.width.map { width in
      table(shown, Painter(color: false)).contains { displayWidth(of: $0) > width }
    }
    var lines = isNarrow == true ? twoLines(shown) : table(shown, screen.painter)
    if shown.contains(where: { list[$0].mark.isRough }) {
      lines += wrapped(words.roughRecord(over: Int(MaxEstimate.mostReliableReps)), width: screen.width)
    }
    lines += words.note(list.basis(of: shown)).map { wrapped($0, width: screen.width) } ?? []
    guard rest > 0 else { return lines }
    return lines + wrapped(words.earlierRecords(rest, "gymlog records --all | less"), width: screen.width)
  }

  private func day(_ entry: RecordList.Entry) -> String {
    words.dayRelative(
      list.history.sessions[list[entry].mark.session].day, today: context.now.day)
  }

  private func table(_ entries: ArraySlice<RecordList.Entry>, _ painter: Painter) -> [String] {
    let (recordTexts, names) = (recordTexts, names)
    var table = Table([.left, .left, .left, .left])
    // Records of a session are adjacent and share its day.
    var (session, day) = (-1, "")
    for entry in entries {
      let (recordText, one) = (recordTexts[entry.exercise], list[entry])
      if one.mark.session != session { (session, day) = (one.mark.session, self.day(entry)) }
      table.add([
        .init(day, .faint), .init(names[entry.exercise], .strong), .init(recordText.title(one.mark)),
        .init(words.broke(recordText.value(one), before: recordText.before(one))),
      ])
    }
    return table.lines(width: nil, painter)
  }

  /// By exercise index.
  private var recordTexts: [RecordText] { list.exercises.map { RecordText($0, context, words) } }
  private var names: [String] { list.exercises.map(context.name(of:)) }

  private func twoLines(_ entries: ArraySlice<RecordList.Entry>) -> [String] {
    let (recordTexts, names) = (recordTexts, names)
    return entries.flatMap { entry in
      let (recordText, one) = (recordTexts[entry.exercise], list[entry])
      let broke = words.broke(recordText.reached(one), before: recordText.before(one))
      let head =
        screen.painter.paint(day(entry), .faint) + "  "
        + screen.painter.paint(names[entry.exercise], .strong)
      return [head] + wrapped(broke, width: screen.width, indent: "  ", hanging: "    ")
    }
  }
}
