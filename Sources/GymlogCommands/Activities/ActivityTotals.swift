import Formats
import Insights
import TerminalKit
import Training
import Wording

/// The totals of activities, by sport or by span of the calendar, as a part of `stats`.
struct ActivityTotals {
  /// The sums of some activities.
  struct Row {
    var sport: Sport
    var span: CalendarSpan?
    /// The activities, and the workouts with sets of the sport.
    fileprivate(set) var outings: Set<EntityID> = []
    var count: Int { outings.count }
    /// Metres.
    var distance = 0.0
    /// Seconds.
    var time = 0.0
    /// The total metres and seconds of activities that have both, for the average speed.
    var paced = (metres: 0.0, seconds: 0.0)
    /// Activities without a distance or a time.
    fileprivate(set) var withoutSpeed: Set<EntityID> = []
    /// The average speed in m/s, total distance ÷ total time; nil if no activity has both.
    var speed: Double? { paced.seconds > 0 ? paced.metres / paced.seconds : nil }
    /// Metres up.
    var gain = 0.0
    /// Activities whose metres up aren't known.
    fileprivate(set) var withoutGain: Set<EntityID> = []
    /// Whether there are any to show.
    var hasGain: Bool { gain >= 1 }
    /// The highest maximum speed of a track, in m/s.
    var maximumSpeed: Double?
    /// The total energy of activities where it is known.
    var kilocalories: Int?
    /// Whether any of it is an estimate.
    var isEstimate = false
    /// Activities whose energy isn't known.
    fileprivate(set) var withoutEnergy: Set<EntityID> = []
  }

  let rows: [Row]
  let scale: DistanceScale
  /// The days of the first and the last; nil without any.
  private(set) var days: ClosedRange<Day>?
  /// The workouts whose cardio sets are among them.
  private var workouts: Set<EntityID> = []
  /// Whether a body weight would give more of them an energy.
  private(set) var lacksWeight = false

  /// The sums of activities and, where there are any, of the cardio sets of workouts. A run that is both counts once. With
  /// `countsSetsAlone`, sets count without any activity, too.
  init(
    _ data: ActivityHistory, _ trained: TrainingData, by unit: CalendarUnit? = nil,
    countsSetsAlone: Bool = false, where isWanted: (Activity) -> Bool
  ) {
    var rows: [Row] = []
    let sets = LoggedTwice.setsBeside(
      data.activities, in: trained.history, orAlone: countsSetsAlone
    ).map(\.activity)
    for activity in data.activities + sets where isWanted(activity) {
      let day = activity.start.day
      days = days.map { min($0.lowerBound, day)...max($0.upperBound, day) } ?? day...day
      let span = unit.map { CalendarSpan($0, of: activity.start.day) }
      let known = rows.firstIndex { $0.sport == activity.sport && $0.span == span }
      let index = known ?? rows.endIndex
      if known == nil { rows.append(Row(sport: activity.sport, span: span)) }
      rows[index].outings.insert(activity.id)
      rows[index].distance += activity.distance?.double ?? 0
      rows[index].time += activity.time?.exactSeconds ?? 0
      if let distance = activity.distance, let time = activity.time, distance.raw > 0, time.milliseconds > 0 {
        rows[index].paced.metres += distance.double
        rows[index].paced.seconds += time.exactSeconds
      } else {
        rows[index].withoutSpeed.insert(activity.id)
      }
      if let gain = activity.device?.gain ?? activity.computed?.gain {
        rows[index].gain += gain.double
      } else {
        rows[index].withoutGain.insert(activity.id)
      }
      if let speed = activity.maximumSpeed {
        rows[index].maximumSpeed = max(speed, rows[index].maximumSpeed ?? 0)
      }
      let energy = ActivityEnergy(activity, trained.bodyWeights)
      if let kilocalories = energy.kilocalories {
        rows[index].kilocalories = (rows[index].kilocalories ?? 0) + kilocalories
      } else {
        rows[index].withoutEnergy.insert(activity.id)
      }
      rows[index].isEstimate = rows[index].isEstimate || energy.isEstimate
      if case .lacksWeight = energy { lacksWeight = true }
    }
    workouts = Set(sets.map(\.id))
    let order = Dictionary(uniqueKeysWithValues: Sport.allCases.enumerated().map { ($1, $0) })
    self.rows = rows.sorted { one, other in
      if let first = one.span, let second = other.span, first != second { return first < second }
      return order[one.sport, default: 0] < order[other.sport, default: 0]
    }
    scale = data.scale
  }

  /// A sport's distance and time in a line: `312.40 km · 28:10:00`.
  func sums(_ row: Row, _ words: Words) -> String {
    let time = Duration(rounding: row.time).flatMap { row.time > 0 ? words.stopwatch($0.wholeSeconds) : nil }
    return [row.distance > 0 ? scale.distance(row.distance, words) : nil, time].compactMap(\.self)
      .joined(separator: " · ")
  }

  /// The section of the screen; nothing without activities.
  func lines(_ screen: Screen, heading: String? = nil) -> [String] {
    guard !rows.isEmpty else { return [] }
    let words = screen.words
    let isWhole = rows.allSatisfy { $0.span == nil }
    let span = (isWhole ? days : nil).map { days in
      words.span(from: words.dayShortWithYear(days.lowerBound), to: words.dayShortWithYear(days.upperBound))
    }
    return screen.dotted(
      [.init(heading ?? words.activitiesHeading, .strong)] + [span].compactMap { $0.map { .init($0) } })
      + screen.narrowed(by: 1).lines(table(words), shrinkingTo: 12).map { " " + $0 }
      + notes(words).flatMap { screen.noted($0, indent: 1) }
  }

  /// Notes on the activities that averages and energy leave out.
  func notes(_ words: Words) -> [String] {
    /// `2 activities and the cardio of 3 workouts`; nil for none.
    func named(_ outings: Set<EntityID>) -> String? {
      let count = outings.intersection(workouts).count
      let parts = [
        outings.count == count ? nil : words.activities(outings.count - count),
        count == 0 ? nil : words.cardio(ofWorkouts: count),
      ].compactMap(\.self)
      return parts.isEmpty ? nil : parts.joined(separator: words.say(en: " and ", es: " y ", ca: " i "))
    }
    let unpaced = named(rows.reduce(into: []) { $0.formUnion($1.speed == nil ? [] : $1.withoutSpeed) })
    let flat = named(rows.reduce(into: []) { $0.formUnion($1.hasGain ? $1.withoutGain : []) })
    let missing = named(rows.reduce(into: []) { $0.formUnion($1.withoutEnergy) })
    return [
      unpaced.map(words.withoutSpeed), flat.map(words.withoutGain),
      missing.map { words.withoutEnergy($0) + (lacksWeight ? words.energyNeedsWeight : "") },
    ].compactMap(\.self)
  }

  /// The member of the answer; none without activities.
  func json(_ words: Words) -> [JSON.Member] {
    rows.isEmpty ? [] : JSON.members(["activities": table(words).json])
  }

  func table(_ words: Words) -> ReportTable<Row> {
    var table = ReportTable(rows)
    if rows.contains(where: { $0.span != nil }) {
      table.shownColumn(.name("")) { row in row.span.cell { .text($0.code) } }
      table.jsonMember("date") { row in row.span.cell { .day($0.first) } }
      // The columns of the table of spans.
      table.flatColumn("span") { row in row.span.cell { .text($0.code) } }
      table.flatColumn("firstDay") { row in row.span.cell { .day($0.first) } }
      table.flatColumn("lastDay") { row in row.span.cell { .day($0.last) } }
    }
    table.column("sport", .name("")) { .shown(.text($0.sport.rawValue), as: words.sports($0.sport)) }
    table.column("activities", .init("")) { .count($0.count) }
    table.column("metres", .init(words.distanceHeading)) { row in
      guard row.distance > 0, let metres = Thousandths(measured: row.distance) else { return .none }
      return .shown(.number(metres), as: scale.distance(row.distance, words))
    }
    table.column("seconds", .init(words.timeHeading)) { row in
      guard row.time > 0, let time = Duration(rounding: row.time) else { return .none }
      return .shown(.duration(time.wholeSeconds), as: words.stopwatch(time.wholeSeconds))
    }
    table.shownColumn(.init(words.say(en: "Average", es: "Media", ca: "Mitjana"))) { row in
      let time = Duration(rounding: row.paced.seconds)
      return scale.rate(row.paced.metres, time, row.sport, words).cell { .text($0) }
    }
    table.column("gain", .init(words.climbHeading)) { row in
      guard row.hasGain, let gain = Thousandths(measured: row.gain) else { return .none }
      return .shown(.number(gain), as: "+" + scale.height(row.gain, words))
    }
    table.column("maximumSpeed", .init(words.maximumSpeedHeading)) { row in
      guard let speed = row.maximumSpeed, let value = Thousandths(measured: speed) else { return .none }
      return .shown(.number(value), as: scale.speed(metresPerSecond: speed, words))
    }
    table.column("kilocalories", .init(words.say(en: "Energy", es: "Energía", ca: "Energia"))) { row in
      row.kilocalories.cell {
        .shown(.count($0), as: (row.isEstimate ? "~" : "") + words.number($0) + " kcal")
      }
    }
    table.column("withoutEnergy") { .count($0.withoutEnergy.count) }
    table.column("metresPerSecond") { row in
      row.speed.flatMap { Thousandths(measured: $0) }.cell { .number($0) }
    }
    table.column("withoutSpeed") { .count($0.withoutSpeed.count) }
    return table
  }
}

extension Words {
  var activitiesHeading: String { say(en: "Activities", es: "Actividades", ca: "Activitats") }

  /// The sets of workouts that count beside activities.
  fileprivate func cardio(ofWorkouts count: Int) -> String {
    say(
      en: "the cardio of \(workouts(count))", es: "el cardio de \(workouts(count))",
      ca: "el cardio de \(workouts(count))")
  }

  /// The activities that the averages leave out.
  fileprivate func withoutGain(_ outings: String) -> String {
    say(
      en: "Climb leaves out \(outings) without elevation data",
      es: "El desnivel no incluye \(outings) sin datos de altitud",
      ca: "El desnivell no inclou \(outings) sense dades d'altitud")
  }

  fileprivate func withoutSpeed(_ outings: String) -> String {
    say(
      en: "Averages leave out \(outings) without distance or time",
      es: "La media no incluye \(outings) sin distancia o sin tiempo",
      ca: "La mitjana no inclou \(outings) sense distància o sense temps")
  }

  /// The activities without a known energy.
  fileprivate func withoutEnergy(_ outings: String) -> String {
    say(
      en: "Energy not known: \(outings)", es: "Energía desconocida: \(outings)",
      ca: "Energia desconeguda: \(outings)")
  }

  /// How to let it be estimated.
  fileprivate var energyNeedsWeight: String {
    say(
      en: ". To estimate it: \(recordBodyWeightCommand)", es: ". Para estimarla: \(recordBodyWeightCommand)",
      ca: ". Per estimar-la: \(recordBodyWeightCommand)")
  }

  /// The heading of a track's highest speed.
  var maximumSpeedHeading: String { say(en: "Max speed", es: "Vel. máx.", ca: "Vel. màx.") }

  /// The average pace of a sport, or its average speed if it has no pace, as a label: `running pace`.
  func speed(of sport: Sport) -> String {
    let (name, pace) = (sports(sport), metric(.pace))
    return sport.hasPace
      ? say(en: "\(name) \(pace)", es: "\(name), \(pace)", ca: "\(name), \(pace)")
      : say(en: "\(name) speed", es: "\(name), velocidad", ca: "\(name), velocitat")
  }

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
