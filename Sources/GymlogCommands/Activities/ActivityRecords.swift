import Formats
import Insights
import TerminalKit
import Tracks
import Training
import Wording

/// The longest activity of each sport, and the fastest times over standard distances, as a part of `records`.
///
/// The cardio sets of workouts count, too. What has no measured times inside counts at its mean pace.
struct ActivityRecords {
  /// A best value and what has it.
  struct Row {
    let sport: Sport
    /// Metres; nil for the longest activity.
    let over: Thousandths?
    let activity: Activity
    let time: Duration?
    /// Whether it is a set of a workout.
    let isSet: Bool
  }

  let rows: [Row]
  let scale: DistanceScale

  /// `sport`: only its records, if anything beside sets has any.
  init(_ data: ActivityHistory, _ history: History, of sport: Sport? = nil, since: Day?) {
    let sets = LoggedTwice.setsBeside(
      data.activities.filter { sport == nil || $0.sport == sport }, in: history
    )
    .filter(\.isWork).map { ($0.activity, true) }
    let counted = (data.activities.map { ($0, false) } + sets).filter { activity, _ in
      activity.distance != nil && since.map { $0 <= activity.start.day } ?? true
    }.sorted { $0.0.start.seconds < $1.0.start.seconds }
    rows = (sport.map { [$0] } ?? Sport.allCases).flatMap { sport in
      Self.rows(of: sport, counted.filter { $0.0.sport == sport })
    }
    scale = data.scale
  }

  /// The rows of a sport's activities with a distance, oldest first: the first of equals is the record.
  private static func rows(of sport: Sport, _ own: [(activity: Activity, isSet: Bool)]) -> [Row] {
    guard let first = own.first else { return [] }
    let longest = own.dropFirst().reduce(first) { best, other in
      (other.activity.distance?.raw ?? 0) > (best.activity.distance?.raw ?? 0) ? other : best
    }
    var best: [Int: Row] = [:]
    for (activity, isSet) in own {
      for (metres, time) in activity.efforts {
        if let known = best[metres.raw]?.time, known <= time { continue }
        best[metres.raw] = Row(sport: sport, over: metres, activity: activity, time: time, isSet: isSet)
      }
    }
    return [
      Row(
        sport: sport, over: nil, activity: longest.activity, time: longest.activity.time, isSet: longest.isSet
      )
    ] + best.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether an activity reaches a mark of a set, which then is a record among sets only.
  func reach(_ mark: RecordEntry) -> Bool { rows.contains { !$0.isSet && $0.activity.reaches(mark) } }

  func lines(_ screen: Screen, today: Day) -> [String] {
    guard !rows.isEmpty else { return [] }
    let words = screen.words
    var table = Table([.left, .left, .right, .right, .left])
    for row in rows {
      let metres = (row.over ?? row.activity.distance)?.double ?? 0
      table.add([
        .init(words.sports(row.sport)),
        .init(
          row.over.map { words.standardDistance($0.raw) }
            ?? words.say(en: "longest", es: "la más larga", ca: "la més llarga")),
        .init(
          row.over == nil
            ? scale.distance(metres, words) : row.time.map { words.stopwatch($0.wholeSeconds) } ?? "",
          .strong), .init(scale.rate(metres, row.time, row.sport, words) ?? ""),
        .init(words.dayRelative(row.activity.start.day, today: today), .faint),
      ])
    }
    return [screen.painter.paint(words.activitiesHeading, .strong)]
      + table.foldedLines(width: screen.width.map { $0 - 1 }, screen.painter).map { " " + $0 }
  }

  var json: [JSON.Member] {
    guard !rows.isEmpty else { return [] }
    let list = rows.map { row -> JSON in
      let id = JSON.string(row.activity.id.text)
      return .object([
        JSON.Member(name: "sport", value: .string(row.sport.rawValue)),
        JSON.Member(name: "over", value: row.over.map { .number($0.text) } ?? .null),
        JSON.Member(name: "metres", value: row.activity.distance.map { .number($0.text) } ?? .null),
        JSON.Member(
          name: "seconds", value: row.time.map { .number(Thousandths(raw: $0.milliseconds).text) } ?? .null),
        JSON.Member(name: "activity", value: row.isSet ? .null : id),
        JSON.Member(name: "workout", value: row.isSet ? id : .null),
        JSON.Member(name: "date", value: .string(row.activity.start.day.text)),
      ])
    }
    return [JSON.Member(name: "activities", value: .array(list))]
  }
}

extension Activity {
  /// The fastest times over standard distances: those measured inside it, else those at its mean pace.
  fileprivate var efforts: [(Thousandths, Duration)] {
    let measured = computed?.best ?? []
    if !measured.isEmpty { return measured.map { ($0.distance, $0.time) } }
    return BestEffort.distances.compactMap { metres in
      let distance = Thousandths(raw: Int(metres * 1_000))
      return time(over: distance).map { (distance, $0) }
    }
  }

  /// Whether it was as fast over the distance of a mark, or went as far.
  func reaches(_ mark: RecordEntry) -> Bool {
    guard case .distance(let other, let otherTime) = mark.performance.amount else { return false }
    switch mark.kind {
    case .furthestDistance: return (distance?.raw ?? 0) >= other.millimetres
    case .fastest:
      guard let best = time(over: Thousandths(raw: other.millimetres)), let otherTime else { return false }
      return best <= otherTime
    default: return false
    }
  }

  /// The best time known over a distance: one measured over that distance or a longer one, or that at the mean pace. Nil if it
  /// is shorter, or has no time.
  func time(over distance: Thousandths) -> Duration? {
    guard let own = self.distance, let time, time.milliseconds > 0, distance.raw > 0, distance <= own else {
      return nil
    }
    let doubled = Int128(time.milliseconds) * Int128(distance.raw) * 2 / Int128(own.raw)
    let paced = Duration(milliseconds: Int((doubled + 1) / 2))
    let measured = (computed?.best ?? []).filter { $0.distance >= distance }.map(\.time)
    return (measured + [paced]).min()
  }
}
