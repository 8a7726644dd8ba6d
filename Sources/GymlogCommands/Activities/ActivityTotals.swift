import Formats
import Insights
import TerminalKit
import Training
import Wording

/// What activities add up to, by sport or by span of the calendar, as a part of `stats`.
struct ActivityTotals {
  /// The sums of some activities.
  struct Row {
    var sport: Sport
    var span: CalendarSpan?
    var count = 0
    /// Metres.
    var distance = 0.0
    /// Seconds.
    var time = 0.0
    /// Metres and seconds of those that have both: the mean speed is of these.
    var paced = (metres: 0.0, seconds: 0.0)
    /// Metres up.
    var gain = 0.0
  }

  let rows: [Row]
  let scale: DistanceScale

  /// The sums of activities and, where there are any, of the cardio sets of workouts. A run that is both counts once.
  init(
    _ data: ActivityHistory, _ history: History, by unit: CalendarUnit?, where isWanted: (Activity) -> Bool
  ) {
    var rows: [Row] = []
    var counted = data.activities
    if !counted.isEmpty {
      counted += LoggedTwice.pairs(of: counted, with: CardioSet.all(in: history)).others.map(\.activity)
    }
    for activity in counted where isWanted(activity) {
      let span = unit.map { CalendarSpan($0, of: activity.start.day) }
      let known = rows.firstIndex { $0.sport == activity.sport && $0.span == span }
      let index = known ?? rows.endIndex
      if known == nil { rows.append(Row(sport: activity.sport, span: span)) }
      rows[index].count += 1
      rows[index].distance += activity.distance?.double ?? 0
      rows[index].time += activity.time?.exactSeconds ?? 0
      if let distance = activity.distance, let time = activity.time {
        rows[index].paced.metres += distance.double
        rows[index].paced.seconds += time.exactSeconds
      }
      rows[index].gain += (activity.device?.gain ?? activity.computed?.gain)?.double ?? 0
    }
    let order = Dictionary(uniqueKeysWithValues: Sport.allCases.enumerated().map { ($1, $0) })
    self.rows = rows.sorted { one, other in
      if let first = one.span, let second = other.span, first != second { return first < second }
      return order[one.sport, default: 0] < order[other.sport, default: 0]
    }
    scale = data.scale
  }

  /// A sport's sums in a line: `42 · 312.40 km · 28:10:00`.
  func figures(_ row: Row, _ words: Words) -> String {
    let time = Duration(rounding: row.time).flatMap { row.time > 0 ? words.stopwatch($0.wholeSeconds) : nil }
    return [words.number(row.count), row.distance > 0 ? scale.distance(row.distance, words) : nil, time]
      .compactMap(\.self).joined(separator: " · ")
  }

  /// The section of the screen; nothing without activities.
  func lines(_ screen: Screen) -> [String] {
    guard !rows.isEmpty else { return [] }
    let words = screen.words
    return [screen.painter.paint(words.activitiesHeading, .strong)]
      + screen.lines(table(words), shrinkingTo: 12).map { " " + $0 }
  }

  /// The member of the answer; none without activities.
  func json(_ words: Words) -> [JSON.Member] {
    rows.isEmpty ? [] : [JSON.Member(name: "activities", value: table(words).json)]
  }

  func table(_ words: Words) -> ReportTable<Row> {
    var table = ReportTable(rows)
    if rows.contains(where: { $0.span != nil }) {
      table.column("date", .name("")) { row in
        row.span.cell { .shown(.day($0.first), as: $0.code) }
      }
    }
    table.column("sport", .name("")) { .shown(.text($0.sport.rawValue), as: words.sports($0.sport)) }
    table.column("activities", .init("")) { .count($0.count) }
    table.column("metres", .init(words.say(en: "Distance", es: "Distancia", ca: "Distància"))) { row in
      guard row.distance > 0, let metres = Thousandths(rounding: row.distance) else { return .none }
      return .shown(.number(metres), as: scale.distance(row.distance, words))
    }
    table.column("seconds", .init(words.say(en: "Time", es: "Tiempo", ca: "Temps"))) { row in
      guard row.time > 0, let time = Duration(rounding: row.time) else { return .none }
      return .shown(.duration(time), as: words.stopwatch(time.wholeSeconds))
    }
    table.shownColumn(.init(words.say(en: "Mean", es: "Media", ca: "Mitjana"))) { row in
      let time = Duration(rounding: row.paced.seconds)
      return scale.rate(row.paced.metres, time, row.sport, words).cell { .text($0) }
    }
    table.column("gain", .init(words.say(en: "Climb", es: "Desnivel", ca: "Desnivell"))) { row in
      guard row.gain >= 1, let gain = Thousandths(rounding: row.gain) else { return .none }
      return .shown(.number(gain), as: "+" + DistanceScale.fixed(row.gain, 0, words) + " m")
    }
    return table
  }
}

extension Words {
  /// A sport as what is done, in tables: `running`.
  func sports(_ sport: Sport) -> String {
    switch sport {
    case .run: say(en: "running", es: "carrera", ca: "cursa")
    case .ride: say(en: "cycling", es: "bici", ca: "bici")
    case .walk: say(en: "walking", es: "caminata", ca: "caminada")
    case .hike: say(en: "hiking", es: "senderismo", ca: "senderisme")
    case .swim: say(en: "swimming", es: "natación", ca: "natació")
    case .row: say(en: "rowing", es: "remo", ca: "rem")
    case .ski: say(en: "skiing", es: "esquí", ca: "esquí")
    case .other: say(en: "other", es: "otras", ca: "altres")
    }
  }
}

/// The longest activity of each sport, and the fastest times over distances inside any, as a part of `records`.
struct ActivityRecords {
  /// A best value and the activity that has it.
  struct Row {
    let sport: Sport
    /// Metres; nil for the longest activity.
    let over: Double?
    let activity: Activity
    let time: Duration?
  }

  let rows: [Row]
  let scale: DistanceScale

  init(_ data: ActivityHistory, since: Day?) {
    let activities = data.activities.filter { activity in since.map { $0 <= activity.start.day } ?? true }
    var rows: [Row] = []
    for sport in Sport.allCases {
      let own = activities.filter { $0.sport == sport && $0.distance != nil }
      // The first of equals is the record.
      guard let first = own.first else { continue }
      let longest = own.dropFirst().reduce(first) { best, activity in
        (activity.distance?.raw ?? 0) > (best.distance?.raw ?? 0) ? activity : best
      }
      rows.append(Row(sport: sport, over: nil, activity: longest, time: longest.time))
      var best: [Int: Row] = [:]
      for activity in own {
        for (metres, time) in activity.efforts {
          if let known = best[metres.raw]?.time, known <= time { continue }
          best[metres.raw] = Row(sport: sport, over: metres.double, activity: activity, time: time)
        }
      }
      rows += best.sorted { $0.key < $1.key }.map(\.value)
    }
    self.rows = rows
    scale = data.scale
  }

  func lines(_ screen: Screen, today: Day) -> [String] {
    guard !rows.isEmpty else { return [] }
    let words = screen.words
    var table = Table([.left, .left, .right, .right, .left])
    for row in rows {
      let over = row.over.map { scale.distance($0, words) }
      let metres = row.over ?? row.activity.distance?.double ?? 0
      table.add([
        .init(words.sports(row.sport)),
        .init(over ?? words.say(en: "longest", es: "la más larga", ca: "la més llarga")),
        .init(
          row.over == nil
            ? scale.distance(metres, words) : row.time.map { words.stopwatch($0.wholeSeconds) } ?? "",
          .strong), .init(scale.rate(metres, row.time, row.sport, words) ?? ""),
        .init(words.dayRelative(row.activity.start.day, today: today), .faint),
      ])
    }
    return [screen.painter.paint(words.activitiesHeading, .strong)]
      + table.lines(width: screen.width.map { $0 - 1 }, screen.painter).map { " " + $0 }
  }

  var json: [JSON.Member] {
    guard !rows.isEmpty else { return [] }
    let list = rows.map { row -> JSON in
      .object([
        JSON.Member(name: "sport", value: .string(row.sport.rawValue)),
        JSON.Member(
          name: "over",
          value: row.over.flatMap { Thousandths(rounding: $0) }.map { .number($0.text) } ?? .null),
        JSON.Member(name: "metres", value: row.activity.distance.map { .number($0.text) } ?? .null),
        JSON.Member(
          name: "seconds", value: row.time.map { .number(Thousandths(raw: $0.milliseconds).text) } ?? .null),
        JSON.Member(name: "activity", value: .string(row.activity.id.text)),
        JSON.Member(name: "date", value: .string(row.activity.start.day.text)),
      ])
    }
    return [JSON.Member(name: "activities", value: .array(list))]
  }
}

extension Activity {
  /// The fastest times over distances inside it. One that was added by hand is as long as it is, and counts for that alone.
  fileprivate var efforts: [(Thousandths, Duration)] {
    (computed?.best ?? []).map { ($0.distance, $0.time) }
  }
}
