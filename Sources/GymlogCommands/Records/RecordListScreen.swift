import Insights
import TerminalKit
import Training
import Wording

/// The latest records of all exercises, one per line.
struct RecordListScreen {
  let list: RecordList
  let context: Context
  let screen: Screen

  /// Whether every record was asked for, each on a line of its own.
  let isWhole: Bool

  private var words: Words { screen.words }
  /// How many exercises and days are shown on a terminal.
  private static let most = 20

  var lines: [String] {
    guard !list.entries.isEmpty else {
      if let since = list.since { return [words.noRecordsSince(words.dayShortWithYear(since))] }
      return [words.noRecordsYet]
    }
    let isUncut = isWhole || list.since != nil || !context.world.terminal.isTerminal
    let groups = isWhole ? list.entries.map { [$0] } : list.days
    let shown = isUncut ? groups[...] : groups.prefix(Self.most)
    let rest = list.entries.count - shown.count
    let isNarrow = screen.width.map { width in
      table(shown, Painter(color: false)).contains { displayWidth(of: $0) > width }
    }
    let first = shown.map { $0[0] }
    var lines = isNarrow == true ? twoLines(shown) : table(shown, screen.painter)
    if first.contains(where: { list[$0].mark.isRough }) {
      lines += wrapped(words.roughRecord(over: Int(MaxEstimate.mostReliableReps)), width: screen.width)
    }
    lines += words.note(list.basis(of: first)).map { wrapped($0, width: screen.width) } ?? []
    guard rest > 0 else { return lines }
    let command = "gymlog records --all" + (list.since.map { " --since " + $0.text } ?? "")
    return lines + wrapped(words.earlierRecords(rest, command), width: screen.width)
  }

  private func day(_ entry: RecordList.Entry) -> String {
    words.dayRelative(
      list.history.sessions[list[entry].mark.session].day, today: context.now.day)
  }

  private func table(_ groups: ArraySlice<[RecordList.Entry]>, _ painter: Painter) -> [String] {
    let (recordTexts, names) = (recordTexts, names)
    var table = Table([.left, .left, .left, .left])
    // Records of a session are adjacent and share its day.
    var (session, day) = (-1, "")
    for group in groups {
      let entry = group[0]
      let (recordText, one) = (recordTexts[entry.exercise], list[entry])
      if one.mark.session != session { (session, day) = (one.mark.session, self.day(entry)) }
      table.add([
        .init(day, .faint), .init(names[entry.exercise], .strong), .init(recordText.title(one.mark)),
        .init(words.broke(recordText.value(one), before: recordText.before(one)) + others(group)),
      ])
    }
    return table.lines(width: nil, painter)
  }

  private func others(_ group: [RecordList.Entry]) -> String {
    group.count > 1 ? " " + words.others(group.count - 1) : ""
  }

  /// By exercise index.
  private var recordTexts: [RecordText] { list.exercises.map { RecordText($0, context, words) } }
  private var names: [String] { list.exercises.map(context.name(of:)) }

  private func twoLines(_ groups: ArraySlice<[RecordList.Entry]>) -> [String] {
    let (recordTexts, names) = (recordTexts, names)
    return groups.flatMap { group in
      let entry = group[0]
      let (recordText, one) = (recordTexts[entry.exercise], list[entry])
      let broke = words.broke(recordText.reached(one), before: recordText.before(one)) + others(group)
      let head =
        screen.painter.paint(day(entry), .faint) + "  "
        + screen.painter.paint(names[entry.exercise], .strong)
      return [head] + wrapped(broke, width: screen.width, indent: "  ", hanging: "    ")
    }
  }
}
