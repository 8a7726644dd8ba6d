import Formats
import Insights
import TerminalKit
import Tracks
import Training
import Wording

/// The longest activity of each sport, and the fastest times over standard distances, as a part of `records`.
///
/// The cardio sets of workouts count, too. What has no measured times inside counts at its mean pace, and says so.
struct ActivityRecords {
  /// A best value, and the activity or set that has it.
  struct Row {
    let sport: Sport
    /// Metres; nil for the longest activity.
    let over: Thousandths?
    let activity: Activity
    let time: Duration?
    /// Whether it is a set of a workout.
    let isSet: Bool

    /// Whether the time is that of a part at the mean pace of the whole: the fastest part was faster.
    var isMean: Bool {
      guard let over, let distance = activity.distance, over < distance else { return false }
      return activity.computed?.best.contains { $0.distance == over && $0.time == time } != true
    }

    var members: [JSON.Member] {
      let id = JSON.string(activity.id.text)
      return JSON.members([
        "sport": .string(sport.rawValue), "over": over.map { .number($0.text) } ?? .null,
        "metres": activity.distance.map { .number($0.text) } ?? .null,
        "seconds": time.map { .number(Thousandths(raw: $0.milliseconds).text) } ?? .null,
        "activity": isSet ? .null : id, "workout": isSet ? id : .null,
        "date": .string(activity.start.day.text), "atMeanPace": .bool(isMean),
      ])
    }
  }

  let rows: [Row]
  /// The activities among them, beside the sets of an exercise.
  let rivals: RivalActivities
  let scale: DistanceScale

  /// `sport`: only its records, if anything beside sets has any.
  init(_ data: ActivityHistory, _ history: History, of sport: Sport? = nil, in range: DayRange) {
    var bests = Bests(range: range)
    let activities = data.activities.filter { sport == nil || $0.sport == sport }
    for activity in activities { bests.add(activity, isSet: false) }
    for set in LoggedTwice.setsBeside(activities, in: history) where set.isWork {
      if sport == nil || set.activity.sport == sport { bests.add(set.activity, isSet: true) }
    }
    rows = Sport.allCases.flatMap(bests.rows)
    scale = data.scale
    rivals = RivalActivities(activities.filter { range.contains($0.start.day) }, scale)
  }

  /// The best values among the activities added so far.
  fileprivate struct Bests {
    /// Something that has a best value.
    private struct Place: Hashable {
      let sport: Sport
      /// Thousandths of a metre; 0 for the longest activity.
      let over: Int
    }

    let range: DayRange
    private var best: [Place: Row] = [:]
    /// The values of those rows, and when they were reached. Rows are large to copy.
    private var ranks: [Place: (value: Int, start: Int)] = [:]

    init(range: DayRange) { self.range = range }

    /// Returns the values that it is better than, with those.
    @discardableResult
    mutating func add(_ activity: Activity, isSet: Bool) -> [Broken] {
      guard let distance = activity.distance, range.contains(activity.start.day) else { return [] }
      var broken = [keep(nil, activity.time, -distance.raw, activity, isSet)]
      activity.forEachEffort { metres, time in
        broken.append(keep(metres, time, time.milliseconds, activity, isSet))
      }
      return broken.compactMap(\.self)
    }

    /// Keeps a value unless a better one is known: a smaller one, or of equal ones the earliest.
    private mutating func keep(
      _ over: Thousandths?, _ time: Duration?, _ value: Int, _ activity: Activity, _ isSet: Bool
    ) -> Broken? {
      let place = Place(sport: activity.sport, over: over?.raw ?? 0)
      let rank = (value, activity.start.seconds)
      if let known = ranks[place], known <= rank { return nil }
      ranks[place] = rank
      let row = Row(sport: activity.sport, over: over, activity: activity, time: time, isSet: isSet)
      return best.updateValue(row, forKey: place).map { (row, $0) }
    }

    /// The rows of a sport: the longest activity, then the fastest times from the shortest distance to the longest.
    func rows(of sport: Sport) -> [Row] {
      best.filter { $0.key.sport == sport }.sorted { $0.key.over < $1.key.over }.map(\.value)
    }
  }

  /// A record, and the one before.
  typealias Broken = (row: Row, before: Row)

  /// The records that each activity of some days broke when it was done, oldest first, and on how many days before its sport had
  /// been done.
  static func broken(
    _ data: ActivityHistory, _ history: History, in range: DayRange
  ) -> [(rows: [Broken], earlierDays: Int)] {
    let sets = LoggedTwice.setsBeside(data.activities, in: history).filter(\.isWork)
    let all = data.activities.map { ($0, false) } + sets.map { ($0.activity, true) }
    var bests = Bests(range: DayRange())
    var days: [Sport: Set<Day>] = [:]
    return all.sorted { $0.0.start.seconds < $1.0.start.seconds }.compactMap { activity, isSet in
      let (day, broken) = (activity.start.day, bests.add(activity, isSet: isSet))
      days[activity.sport, default: []].insert(day)
      guard !isSet, !broken.isEmpty, range.contains(day) else { return nil }
      return (broken, (days[activity.sport]?.count ?? 1) - 1)
    }
  }

  /// The records that some activities hold now and others held before, as an answer tells them.
  static func broken(
    by activities: [Activity], _ data: ActivityHistory, _ history: History
  ) -> [Broken] {
    let ids = Set(activities.map(\.id))
    var (all, others) = (Bests(range: DayRange()), Bests(range: DayRange()))
    for activity in data.activities {
      all.add(activity, isSet: false)
      if !ids.contains(activity.id) { others.add(activity, isSet: false) }
    }
    for set in LoggedTwice.setsBeside(data.activities, in: history) where set.isWork {
      all.add(set.activity, isSet: true)
      others.add(set.activity, isSet: true)
    }
    return Sport.allCases.flatMap { sport -> [Broken] in
      let before = others.rows(of: sport)
      return all.rows(of: sport).compactMap { row in
        guard ids.contains(row.activity.id), !row.isSet,
          let old = before.first(where: { $0.over == row.over })
        else { return nil }
        return (row, old)
      }
    }
  }

  func lines(_ screen: Screen, today: Day) -> [String] {
    guard !rows.isEmpty else { return [] }
    let words = screen.words
    var table = Table([.left, .left, .right, .right, .left, .left])
    for row in rows {
      let metres = (row.over ?? row.activity.distance)?.double ?? 0
      table.add([
        .init(words.sports(row.sport)),
        .init(
          row.over.map { words.standardDistance($0.raw, of: row.sport) }
            ?? words.say(en: "longest", es: "la más larga", ca: "la més llarga")),
        .init(
          row.over == nil
            ? scale.distance(metres, words) : row.time.map { words.stopwatch($0.wholeSeconds) } ?? "",
          .strong), .init(scale.rate(metres, row.time, row.sport, words) ?? ""),
        .init(words.dayRelative(row.activity.start.day, today: today), .faint),
        .init(row.isMean ? words.atItsMeanPace : "", .faint),
      ])
    }
    return [screen.painter.paint(words.activitiesHeading, .strong)]
      + screen.indented(table)
  }

  var json: [JSON.Member] {
    guard !rows.isEmpty else { return [] }
    return JSON.members(["activities": .array(rows.map { .object($0.members) })])
  }
}

extension Words {
  /// The time over a part is that at the mean pace of the whole.
  fileprivate var atItsMeanPace: String {
    say(en: "at average pace", es: "de media", ca: "de mitjana")
  }
}

extension Activity {
  /// Calls `body` with the fastest times over its sport's distances: those measured inside it, else those at its mean pace.
  fileprivate func forEachEffort(_ body: (Thousandths, Duration) -> Void) {
    let measured = computed?.best ?? []
    if sport != .row, !measured.isEmpty {
      for best in measured { body(best.distance, best.time) }
      return
    }
    let wanted = BestEffort.distances(of: sport).map { Thousandths(raw: Int($0 * 1_000)) }
    // A rower's 400 m was measured until rows got distances of their own.
    let known = measured.filter { wanted.contains($0.distance) }
    for best in known { body(best.distance, best.time) }
    for distance in wanted where !known.contains(where: { $0.distance == distance }) {
      if let time = time(over: distance) { body(distance, time) }
    }
  }

  /// Whether it was faster over the distance of a mark, or went further.
  func exceeds(_ mark: RecordEntry) -> Bool {
    guard mark.kind == .fastest else { return (distance?.raw ?? 0) > mark.distance?.millimetres ?? .max }
    return time(over: Thousandths(raw: mark.millimetres)).map { $0 < mark.duration } ?? false
  }

  /// Whether it was as fast over the distance of a mark, or went as far.
  func reaches(_ mark: RecordEntry) -> Bool {
    guard let other = mark.distance else { return false }
    switch mark.kind {
    case .furthestDistance: return (distance?.raw ?? 0) >= other.millimetres
    case .fastest: return time(over: Thousandths(raw: other.millimetres)).map { $0 <= mark.duration } ?? false
    default: return false
    }
  }
}
