import Insights
import TerminalKit
import Training
import Wording

/// An exercise's records: the current ones, the best load for each number of reps, and the latest to be broken.
struct RecordScreen {
  let report: RecordReport
  let context: Context
  let screen: Screen

  private var words: Words { screen.words }
  private var recordText: RecordText { RecordText(report.exercise, context, words) }
  /// How many of the latest records are shown without `--since`.
  private static let latest = 5

  var lines: [String] {
    let name = Table.Cell(context.name(of: report.exercise), .strong)
    guard report.workouts > 0 else {
      let message = words.onlyWarmUps(context.name(of: report.exercise))
      return wrapped(message.text.capitalised, width: screen.width)
    }
    var lines = screen.dotted([name, .init(words.workouts(report.workouts))])
    if let since = report.since, report.best.isEmpty, report.breaks.isEmpty {
      return lines + [words.noRecordsSince(words.dayShortWithYear(since))]
    }
    let held = report.best.filter { $0.kind != .repsAtLoad }
    lines += rows(held)
    if held.contains(where: \.isRough) {
      lines += wrapped(words.roughRecord(over: Int(MaxEstimate.mostReliableReps)), width: screen.width)
    }
    lines += words.note(report.basis, of: report.exercise).map { wrapped($0, width: screen.width) } ?? []
    lines += section(words.repsAtLoads, repsAtLoad) + section(words.repMaxima, repMaxima)
    lines += report.breaks.isEmpty ? ["", words.noRecordsYet] : section(words.latestRecords, latest)
    return lines
  }

  private func section(_ heading: String, _ rows: [String]) -> [String] {
    rows.isEmpty ? [] : ["", screen.painter.paint(heading.capitalised, .strong)] + rows
  }

  private func day(_ day: Day) -> String { words.dayRelative(day, today: context.now.day) }

  private func day(_ mark: RecordMark) -> String { day(report.history.sessions[mark.session].day) }

  private var isNarrow: Bool { screen.width.map { $0 < 70 } ?? false }

  /// The record's title, value, set, day and workout; on two lines on a narrow screen.
  private func rows(_ marks: [RecordMark]) -> [String] {
    var table = Table([.left, .right, .left(shrinkingTo: 6), .left, .left(shrinkingTo: 6)])
    for mark in marks {
      let facts = isNarrow ? [] : [set(mark), day(mark), report.history.source(of: mark).name ?? ""]
      table.add(
        [.init(recordText.title(mark)), .init(recordText.value(mark), .strong)]
          + facts.map { .init($0, .faint) })
    }
    let lines = table.lines(width: screen.width.map { $0 - 1 }, screen.painter).map { " " + $0 }
    guard isNarrow else { return lines }
    return zip(lines, marks).flatMap { line, mark in
      let facts = [set(mark), day(mark)].filter { !$0.isEmpty }.joined(separator: ", ")
      return [line, "   " + screen.painter.paint(facts, .faint)]
    }
  }

  /// The set that holds the record; empty for a workout's volume, which comes from all sets.
  private func set(_ mark: RecordMark) -> String { mark.kind == .sessionVolume ? "" : recordText.set(mark) }

  private var repsAtLoad: [String] {
    var table = Table([.right, .right, .left])
    for mark in report.best where mark.kind == .repsAtLoad {
      table.add([
        .init(recordText.load(mark)), .init(words.reps(mark.reps), .strong), .init(day(mark), .faint),
      ])
    }
    return table.lines(width: screen.width.map { $0 - 1 }, screen.painter).map { " " + $0 }
  }

  /// Empty if no load was ever used: the most reps say it all.
  private var repMaxima: [String] {
    guard report.repMaxima.contains(where: { $0?.performance.load?.mass != nil }) else { return [] }
    var table = Table([.right, .right, .left(shrinkingTo: 8), .left])
    for (reps, mark) in zip(1..., report.repMaxima) {
      guard let mark else { continue }
      table.add([
        .init("\(reps)"), .init(recordText.load(mark), .strong), .init(recordText.set(mark), .faint),
        .init(day(mark), .faint),
      ])
    }
    return table.lines(width: screen.width.map { $0 - 1 }, screen.painter).map { " " + $0 }
  }

  private var latest: [String] {
    let shown = report.breaks.prefix(report.since == nil ? Self.latest : .max)
    let texts = shown.map { one in
      words.broke(recordText.reached(one), before: recordText.before(one))
    }
    var lines: [String]
    if isNarrow {
      lines = zip(shown, texts).flatMap { one, text in
        wrapped(day(one.mark) + "  " + text, width: screen.width, indent: " ", hanging: "   ")
      }
    } else {
      var table = Table([.left, .left])
      for (one, text) in zip(shown, texts) { table.add([.init(day(one.mark), .faint), .init(text)]) }
      lines = table.lines(width: nil, screen.painter).map { " " + $0 }
    }
    let rest = report.breaks.count - shown.count
    if rest > 0 {
      lines += wrapped(words.earlierRecords(rest, everyCommand), width: screen.width, indent: " ")
    }
    return lines
  }

  private var everyCommand: String {
    let name = shellName(context.name(of: report.exercise).lowercased())
    let first = report.history.sets(of: report.exercise.id).first.map { report.history.day(of: $0).text }
    return "gymlog records " + name + (first.map { " --since " + $0 } ?? "")
  }
}

extension Words {
  /// The heading of the heaviest loads by reps.
  var repMaxima: String {
    say(en: "rep maxes", es: "máximos por repeticiones", ca: "màxims per repeticions")
  }

  /// The heading of the most reps at each load.
  var repsAtLoads: String {
    say(en: "most reps at a load", es: "más repeticiones con cada peso", ca: "més repeticions amb cada pes")
  }
}
