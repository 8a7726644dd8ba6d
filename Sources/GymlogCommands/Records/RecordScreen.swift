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
  /// The number of latest records that are shown without a range of days.
  private static let latest = 5

  var lines: [String] {
    let name = Table.Cell(context.name(of: report.exercise), .strong)
    guard report.workouts > 0 || !report.tested.all.isEmpty || !report.range.isOpen else {
      let message = words.onlyWarmUps(context.name(of: report.exercise))
      return wrapped(message.text.capitalised, width: screen.width)
    }
    var lines = screen.dotted(
      [name] + (report.workouts == 0 ? [] : [.init(words.workouts(report.workouts))]))
    if !report.range.isOpen, report.best.isEmpty, report.breaks.isEmpty, report.tested.all.isEmpty {
      return lines + [words.noRecordsInPeriod]
    }
    if report.workouts == 0 { return lines + rows(tested) }
    let held = report.best.filter { $0.kind != .repsAtLoad }
    lines += rows(tested + held.map(row))
    lines += report.way(context).map { [screen.painter.paint($0.text(screen), .good)] } ?? []
    if held.contains(where: \.isRough) {
      lines += wrapped(words.roughRecord, width: screen.width)
    }
    lines += words.note(report.basis, of: report.exercise).map { wrapped($0, width: screen.width) } ?? []
    let activities = report.activities?.lines(screen, today: context.now.day) ?? []
    lines += activities.isEmpty ? screen.section(words.atMeanPace, atMeanPace) : [""] + activities
    lines += screen.section(words.repsAtLoads, repsAtLoad) + screen.section(words.repMaxes, repMaxes)
    if latestRows.isEmpty, activities.isEmpty {
      lines += [""] + wrapped(words.noRecordsYet, width: screen.width)
    }
    lines += screen.section(words.latestRecords, latest)
    return lines
      + (report.isOfCurrent ? [""] + wrappedAroundCommands(words.allRecords, width: screen.width) : [])
  }

  private func day(_ day: Day) -> String { words.dayRelative(day, today: context.now.day) }

  private func day(_ mark: RecordEntry) -> String { day(report.history.sessions[mark.session].day) }

  private var isNarrow: Bool { screen.width.map { $0 < 70 } ?? false }

  /// A record's title, value, set, day and workout.
  private struct Row {
    let title, value, set, day: String
    var workout = ""
    /// The activity that did better.
    var activity: String?
  }

  private var tested: [Row] {
    report.tested.heaviest.map {
      Row(title: words.tested(words.label($0.kind)), value: words.load($0.load), set: "", day: day($0.at.day))
    }
  }

  private func row(_ mark: RecordEntry) -> Row {
    Row(
      title: report.tested.outdo(mark) ? words.heaviestLogged : recordText.title(mark),
      value: recordText.value(mark),
      set: set(mark), day: day(mark), workout: report.history.source(of: mark).name ?? "",
      activity: report.activities?.rivals.note(beside: mark, recordText, today: context.now.day))
  }

  /// On two lines on a narrow screen.
  private func rows(_ rows: [Row]) -> [String] {
    var table = Table([.left, .right, .left(shrinkingTo: 6), .left, .left(shrinkingTo: 6)])
    for row in rows {
      let facts = isNarrow ? [] : [row.set, row.day, row.activity ?? row.workout]
      table.add([.init(row.title), .init(row.value, .strong)] + facts.map { .init($0, .faint) })
    }
    let lines = table.lines(width: screen.width.map { $0 - 1 }, screen.painter).map { " " + $0 }
    guard isNarrow else { return lines }
    return zip(lines, rows).flatMap { line, row in
      let facts = [row.set, row.day].filter { !$0.isEmpty }.joined(separator: ", ")
      let below = [facts, row.activity].compactMap(\.self)
      return [line] + below.map { "   " + screen.painter.paint($0, .faint) }
    }
  }

  /// The set that holds the record; empty for a workout's volume, which comes from all sets.
  private func set(_ mark: RecordEntry) -> String { mark.kind == .sessionVolume ? "" : recordText.set(mark) }

  private var repsAtLoad: [String] {
    var table = Table([.right, .right, .left])
    for mark in report.best where mark.kind == .repsAtLoad {
      table.add([
        .init(recordText.load(mark)), .init(words.reps(mark.reps), .strong), .init(day(mark), .faint),
      ])
    }
    return screen.indented(table)
  }

  private var atMeanPace: [String] {
    var table = Table([.left, .right, .left(shrinkingTo: 8), .left])
    for time in report.otherPaced {
      let set = report.history.sets[time.set]
      table.add([
        .init(words.standardDistance(time.millimetres, of: CardioSet.sport(of: report.exercise.id))),
        .init(words.stopwatch(time.time.wholeSeconds), .strong),
        .init(recordText.set(report.history.performance(set)), .faint),
        .init(day(report.history.day(of: set)), .faint),
      ])
    }
    return screen.indented(table)
  }

  /// Empty if no load was ever used: then the most reps are enough.
  private var repMaxes: [String] {
    guard report.repMaxes.contains(where: { $0?.performance.load?.mass != nil }) else { return [] }
    var table = Table([.right, .right, .left(shrinkingTo: 8), .left])
    for (reps, mark) in zip(1..., report.repMaxes) {
      if let tested = report.tested.heaviest(forReps: reps),
        tested.load.signedExact > mark?.performance.load?.signedExact ?? .min
      {
        table.add([
          .init("\(reps)"), .init(words.load(tested.load), .strong), .init(words.tested, .faint),
          .init(day(tested.at.day), .faint),
        ])
        continue
      }
      guard let mark else { continue }
      table.add([
        .init("\(reps)"), .init(recordText.load(mark), .strong), .init(recordText.set(mark), .faint),
        .init(day(mark), .faint),
      ])
    }
    return screen.indented(table)
  }

  /// The days of the latest records, and how many records each row stands for.
  private typealias LatestRow = (day: Day, text: String, count: Int)

  /// Those of a day on one row with the most telling first; every record if all were asked for. What was tested comes first.
  private var latestRows: [LatestRow] {
    let days =
      report.isWhole
      ? report.breaks.map { [$0] }
      : RecordBreak.groups(report.breaks) { report.history.sessions[$0.mark.session].day }
    var rows = days.map { ones -> LatestRow in
      let text = words.broke(
        recordText.reached(ones[0].mark), before: report.trained.before(ones[0], recordText))
      return (report.history.sessions[ones[0].mark.session].day, text, ones.count)
    }
    for test in report.tests.reversed() {
      let row = (day: test.max.at.day, text: words.reached(test), count: 1)
      if let place = rows.firstIndex(where: { $0.day <= row.day }) {
        if rows[place].day == row.day, !report.isWhole {
          rows[place] = (row.day, row.text, rows[place].count + 1)
        } else {
          rows.insert(row, at: place)
        }
      } else {
        rows.append(row)
      }
    }
    return rows
  }

  private var latest: [String] {
    let rows = latestRows
    let shown = rows.prefix(report.range.isOpen && !report.isWhole ? Self.latest : .max)
    let texts = shown.map { $0.text + ($0.count > 1 ? " " + words.others($0.count - 1) : "") }
    var lines: [String]
    if isNarrow {
      lines = zip(shown, texts).flatMap { row, text in
        wrapped(day(row.day) + "  " + text, width: screen.width, indent: " ", hanging: "   ")
      }
    } else {
      var table = Table([.left, .left])
      for (row, text) in zip(shown, texts) { table.add([.init(day(row.day), .faint), .init(text)]) }
      lines = table.lines(width: nil, screen.painter).map { " " + $0 }
    }
    let rest = report.breaks.count + report.tests.count - shown.count
    if rest > 0 {
      lines += wrapped(words.earlierRecords(rest, everyCommand), width: screen.width, indent: " ")
    }
    return lines
  }

  private var everyCommand: String {
    "gymlog records " + shellName(context.name(of: report.exercise).lowercased())
      + report.range.options + " --all"
  }
}

extension RecordBreak {
  /// The records of each day in a list that has those of a day together, the most telling first.
  static func groups(_ breaks: [RecordBreak], by day: (RecordBreak) -> Day) -> [[RecordBreak]] {
    var groups: [[RecordBreak]] = []
    for broken in breaks {
      if let last = groups.last?.first, day(last) == day(broken) {
        groups[groups.count - 1].append(broken)
      } else {
        groups.append([broken])
      }
    }
    return groups.map(\.mostTellingFirst)
  }
}

extension [RecordBreak] {
  /// By `RecordEntry.order`.
  var mostTellingFirst: [RecordBreak] {
    enumerated().sorted { ($0.element.mark.order, $0.offset) < ($1.element.mark.order, $1.offset) }.map(
      \.element)
  }
}

extension RecordEntry {
  /// Its place among the records of a day: what was lifted comes before what was estimated, volume after both, and rough
  /// estimates come last.
  var order: Int {
    if isRough { return 9 }
    return switch kind {
    case .heaviestLoad: 0
    case .e1rm: 1
    case .fastest: 2
    case .furthestDistance: 3
    case .longestHold: 4
    case .repsAtLoad, .reps: 5
    case .sessionVolume: 6
    case .setVolume: 7
    }
  }
}

extension Words {
  /// The heaviest load of the sets, if a tested max is heavier.
  var heaviestLogged: String {
    say(en: "heaviest logged set", es: "serie con más peso", ca: "sèrie amb més pes")
  }

  func others(_ count: Int) -> String {
    say(
      en: "(and \(number(count)) more)", es: "(y \(number(count)) más)", ca: "(i \(number(count)) més)")
  }

  fileprivate var allRecords: String {
    say(
      en: "For all exercises: gymlog records --all", es: "De todos los ejercicios: gymlog records --all",
      ca: "De tots els exercicis: gymlog records --all")
  }

  var repMaxes: String {
    say(en: "rep maxes", es: "máximos por repeticiones", ca: "màxims per repeticions")
  }

  var repsAtLoads: String {
    say(en: "most reps at a load", es: "más repeticiones con cada peso", ca: "més repeticions amb cada pes")
  }
}
