import Formats
import Logbook
import TerminalKit
import Training
import Wording

/// The records that activities broke when they were added: the new ones that `records` lists, and the ones they replaced.
struct BrokenActivityRecords {
  private let rows: [ActivityRecords.Broken]
  /// The records to tell. What looks the same isn't told; of the distances at the mean pace of an activity, the longest says all.
  let told: [ActivityRecords.Broken]
  private let scale: DistanceScale
  private let context: Context

  init(_ rows: [ActivityRecords.Broken], _ scale: DistanceScale, _ context: Context) {
    (self.rows, self.scale, self.context) = (rows, scale, context)
    let words = context.words
    let own = rows.filter { Self.value($0.row, scale, words) != Self.value($0.before, scale, words) }
    told = own.filter { !$0.row.isMean } + own.filter(\.row.isMean).suffix(1)
  }

  /// If the logbook can't be read, there are none: the change is made, so the command must not fail.
  init(_ activities: [Activity], _ context: Context) {
    let read = try? context.logbook.read { snapshot throws(Failure) in
      let data = try ActivityHistory(snapshot, at: context.now)
      let history = try context.history(in: snapshot).history
      return (rows: ActivityRecords.broken(by: activities, data, history), scale: data.scale)
    }
    self.init(read?.rows ?? [], read?.scale ?? DistanceScale(nil), context)
  }

  /// A sentence for each sport: the first record, and the titles of the others.
  func lines(_ screen: Screen) -> [String] {
    let words = screen.words
    return Sport.allCases.flatMap { sport -> [String] in
      let told = BrokenActivityRecords(rows.filter { $0.row.sport == sport }, scale, context).told
      guard let first = told.first else { return [] }
      let sentence = words.recordBroken(
        words.reached(title(first.row, words), value(first.row, words)), before: value(first.before, words),
        words.dayRelative(first.before.activity.start.day, today: context.now.day),
        also: told.dropFirst().map { title($0.row, words) })
      return wrapped(sentence, width: screen.width, hanging: "  ").map { screen.painter.paint($0, .good) }
    }
  }

  func title(_ row: ActivityRecords.Row, _ words: Words) -> String {
    words.record(
      row.over.map { .fastest(words.standardDistance($0.raw, of: row.sport)) } ?? .furthestDistance)
  }

  func value(_ row: ActivityRecords.Row, _ words: Words) -> String { Self.value(row, scale, words) }

  private static func value(_ row: ActivityRecords.Row, _ scale: DistanceScale, _ words: Words) -> String {
    row.over == nil
      ? scale.distance(row.activity.distance?.double ?? 0, words)
      : row.time.map { words.stopwatch($0.wholeSeconds) } ?? ""
  }

  /// The records as `records` lists them, with their previous values.
  var json: JSON {
    .array(
      rows.map { row, before in
        let old =
          row.over == nil ? before.activity.distance : before.time.map { Thousandths(raw: $0.milliseconds) }
        return .object(row.members + JSON.members(["previous": old.map { .number($0.text) } ?? .null]))
      })
  }
}
