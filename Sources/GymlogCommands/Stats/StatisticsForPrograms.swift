import Formats
import Insights
import Training
import Wording

extension StatisticsReport {
  func json(_ words: Words) -> [JSON.Member] {
    var members = JSON.members([
      "since": Self.text(question.days.since?.text), "until": Self.text(question.days.until?.text),
      "exercise": Self.text(exercise?.name), "exerciseId": Self.text(exercise?.id.text),
      "tag": Self.text(question.tag), "routine": Self.text(question.routine),
      "firstDay": Self.text(first?.text), "lastDay": Self.text(last?.text),
      "dumbbells": countsPairsTwice ? "both" : "one", "total": total, "perWorkout": .object(averages),
      "exercises": exerciseTable.json, "tested": tested.json, "muscles": muscleTable(words).json,
    ])
    if let unit = question.unit {
      members += JSON.members(["by": .string(unit.rawValue), "spans": spanTable(words).json])
    }
    return members
  }

  private static func text(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

  private var total: JSON {
    var table = ReportTable([statistics.total])
    table.column("workouts") { .count($0.sets.workouts) }
    table.column("seconds") { $0.duration.cell { .duration($0) } }
    table.addCounts(tally: \.sets)
    table.addCardio(distances: distances, tally: \.sets)
    table.addVolume(in: unit, tally: \.sets)
    return table.object(statistics.total)
  }

  /// Averages per workout; null without workouts.
  private var averages: [JSON.Member] {
    let (total, count) = (statistics.total, statistics.total.sets.workouts)
    func mean(_ number: Int) -> JSON { average(number, of: count).map { .number($0.text) } ?? .null }
    return JSON.members([
      "seconds": total.meanSeconds.map { .number($0.text) } ?? .null, "sets": mean(total.sets.sets),
      "reps": mean(total.sets.totalReps), "volume": averageVolume.map(WorkoutJSON.mass) ?? .null,
    ])
  }
}

// MARK: - Averages

extension StatisticsReport {
  /// The mean, rounded half up to thousandths; nil if `count` is 0.
  func average(_ number: Int, of count: Int) -> Thousandths? {
    count > 0 ? Thousandths(raw: (number * 2_000 + count) / (count * 2)) : nil
  }

  /// The mean volume of a workout; nil without workouts.
  var averageVolume: Mass? {
    let count = Int128(statistics.total.sets.workouts)
    return count > 0 ? Mass(exact: statistics.total.sets.volume.exact / count, unit) : nil
  }
}

// MARK: - Tables

extension StatisticsReport {
  var exerciseTable: ReportTable<Entry> {
    var table = ReportTable(entries)
    table.column("exercise") { .text($0.exercise.name) }
    table.column("exerciseId") { .text($0.exercise.id.text) }
    table.column("workouts") { .count($0.tally.workouts) }
    table.addCounts(tally: \.tally)
    func repsPerSet(_ entry: Entry, _ value: (Spread) -> TableValue) -> TableValue {
      entry.tally.reps.count > 0 ? value(entry.tally.reps) : .absent
    }
    table.column("maxReps", json: "repsPerSet.max") { repsPerSet($0) { .count(Int($0.most)) } }
    table.column("meanReps", json: "repsPerSet.mean") { repsPerSet($0) { .number($0.meanInThousandths) } }
    table.jsonMember("repsPerSet.total") { entry in repsPerSet(entry) { _ in .count(entry.tally.totalReps) } }
    func load(_ entry: Entry, _ value: (Tally) -> Mass) -> TableValue {
      entry.tally.exactLoads.count > 0 ? .mass(value(entry.tally)) : .absent
    }
    table.column("maxLoad", json: "load.max") { load($0) { Mass(exact: $0.exactLoads.most, unit) } }
    table.column("meanLoad", json: "load.mean") { load($0) { Mass(exact: $0.exactLoads.mean, unit) } }
    table.jsonMember("load.total") { load($0) { $0.volume.mass(in: unit) } }
    table.addVolume(in: unit, tally: \.tally)
    table.addSpread(
      \.tally.milliseconds, as: "time", unit: "s", columns: ("seconds", "maxSeconds", "meanSeconds"))
    table.addSpread(
      \.tally.millimetres, as: "distance", unit: "m", columns: ("metres", "maxMetres", "meanMetres"))
    func tested(_ entry: Entry) -> TestedMax? {
      self.tested.first { $0.exercise == entry.exercise.id && $0.kind == .oneRep }
    }
    table.flatColumn("tested1RM") { tested($0).cell { .load($0.load) } }
    table.flatColumn("testedUnit") { (tested($0)?.load.mass?.unit).cell { .text($0.rawValue) } }
    table.flatColumn("testedOn") { tested($0).cell { .day($0.at.day) } }
    return table
  }

  /// The spans. `title` is a span's name on a screen.
  func spanTable(_ words: Words, title: @escaping (CalendarSpan) -> String = \.code) -> ReportTable<
    Statistics.SpanTally
  > {
    var table = ReportTable.spans(
      statistics.spans, by: question.unit ?? .month, hasTime: exercise == nil,
      hasDistance: exercise != nil || !hasActivities, sport: pacedSport, scale, unit: unit, words,
      title: title, distances: distances)
    table.jsonMember("days") { .count(daysCounted($0.span)) }
    return table
  }

  func muscleTable(_ words: Words) -> ReportTable<Statistics.MuscleTally> {
    var table = ReportTable(statistics.muscles)
    table.column("muscle", .name("")) { .shown(.text($0.muscle.rawValue), as: words.muscle($0.muscle)) }
    table.column("sets", .init(words.setsHeading)) { .number($0.sets) }
    table.addWeeks(weekly, words, lastDay: isOfAll ? { words.dayRelative($0, today: $1) } : nil)
    table.column("volume", .init(words.volume)) { .volume($0.volume(in: unit)) }
    return table
  }
}

extension ReportTable<Statistics.MuscleTally> {
  /// The sets a week, and the day on which the muscle was last trained, which `lastDay` shows, given today; nil shows none.
  mutating func addWeeks(
    _ weekly: WeeklySets?, _ words: Words, lastDay: ((_ day: Day, _ today: Day) -> String)?
  ) {
    column("setsPerWeek", weekly.map { _ in .init(words.perWeekHeading) }) { tally in
      weekly.cell { .number($0.perWeek(tally)) }
    }
    let isShown = weekly != nil && lastDay != nil
    column("lastDay", isShown ? .init(words.lastTrainedHeading, isWide: true) : nil) { tally in
      weekly.flatMap { weekly in weekly.lastDays[tally.muscle].map { ($0, weekly.today) } }.cell {
        day, today in
        .shown(.day(day), as: lastDay?(day, today) ?? "")
      }
    }
  }
}

extension ReportTable<Statistics.SpanTally> {
  /// Weeks, months or years with their sums. `hasTime`: whether people see the time of whole workouts; if not, they see that of
  /// the sets. `hasDistance`: whether they see distances. `distances`: those that count.
  static func spans(
    _ spans: [Statistics.SpanTally], by length: CalendarUnit, hasTime: Bool, hasDistance: Bool = true,
    sport: Sport? = nil,
    _ scale: DistanceScale, unit: MassUnit, _ words: Words,
    title: @escaping (CalendarSpan) -> String = \.code,
    distances: @escaping (Tally) -> Tally.Distances = \.cardio
  ) -> ReportTable {
    let heading =
      switch length {
      case .week: words.weekHeading
      case .month: words.monthHeading
      case .year: words.yearHeading
      }
    var table = ReportTable(spans)
    table.column("span", .name(heading)) { .shown(.text($0.span.code), as: title($0.span)) }
    table.column("firstDay") { .day($0.span.first) }
    table.column("lastDay") { .day($0.span.last) }
    table.column("workouts", .init(words.workoutsHeading, showsZero: true)) { .count($0.tally.sets.workouts) }
    table.column("seconds", hasTime ? .init(words.duration) : nil) {
      $0.tally.duration.cell { .duration($0) }
    }
    table.addCounts(words, tally: \.tally.sets)
    let isTimed = !hasTime && spans.contains { $0.tally.sets.milliseconds.total > 0 }
    table.column("setSeconds", isTimed ? .init(words.duration) : nil) { span in
      let time = Duration(milliseconds: Int(clamping: span.tally.sets.milliseconds.total))
      return .shown(
        .number(Thousandths(raw: time.milliseconds)),
        as: time.milliseconds > 0 ? words.stopwatch(time.wholeSeconds) : "")
    }
    table.addCardio(
      hasDistance && spans.contains { distances($0.tally.sets).millimetres > 0 } ? words : nil, sport: sport,
      scale,
      distances: distances, tally: \.tally.sets)
    table.addVolume(in: unit, words, tally: \.tally.sets)
    return table
  }
}

extension ReportTable {
  fileprivate mutating func addCounts(_ words: Words? = nil, tally: @escaping (Row) -> Tally) {
    column("sets", words.map { .init($0.setsHeading) }) { .count(tally($0).sets) }
    column("workSets") { .count(tally($0).workSets) }
    column("reps", words.map { .init($0.repsHeading) }) { .count(tally($0).totalReps) }
  }

  /// The distance, the time of the sets that have both, and their pace. People see them if there is any.
  fileprivate mutating func addCardio(
    _ words: Words? = nil, sport: Sport? = nil, _ scale: DistanceScale? = nil,
    distances: @escaping (Tally) -> Tally.Distances, tally: @escaping (Row) -> Tally
  ) {
    column("metres", words.map { .init($0.metric(.distance)) }) { row in
      let length = distances(tally(row)).millimetres
      let metres = Thousandths(raw: Int(clamping: length))
      guard let words, let scale, length > 0 else { return .shown(.number(metres), as: "") }
      return .shown(.number(metres), as: scale.distance(millimetres: length, words))
    }
    column("distanceSeconds") { .number(Thousandths(raw: distances(tally($0)).pace.milliseconds)) }
    let heading: TableHeading? = sport == nil ? nil : words.map { .init($0.metric(.pace)) }
    column("secondsPerKm", heading) { row in
      guard let pace = distances(tally(row)).paceOfOne, let time = pace.time() else { return .none }
      let shown = sport.flatMap { sport in words.flatMap { scale?.pace(pace, sport, $0) } }
      return .shown(.number(Thousandths(raw: time.milliseconds)), as: shown ?? "")
    }
  }

  /// The volume, and what JSON says about it and about types of sets.
  fileprivate mutating func addVolume(
    in unit: MassUnit, _ words: Words? = nil, tally: @escaping (Row) -> Tally
  ) {
    column("volume", words.map { .init($0.volume) }) { .volume(tally($0).volume.mass(in: unit)) }
    flatColumn("unit") { _ in .text(unit.rawValue) }
    jsonMember("bodyVolume") { .mass(tally($0).volume.body.mass(in: unit)) }
    jsonMember("setsWithBodyWeight") { .count(tally($0).setsWithBodyWeight) }
    jsonMember("setsWithoutBodyWeight") { .count(tally($0).setsWithoutBodyWeight) }
    jsonMember("setTypes") { .json(tally($0).setTypes) }
  }

  /// The total, highest and mean of values in thousandths of a unit, for the rows that have any.
  fileprivate mutating func addSpread(
    _ spread: @escaping (Row) -> Spread, as member: String, unit: String,
    columns: (total: String, most: String, mean: String)
  ) {
    func value(_ row: Row, _ value: (Spread) -> Int128) -> TableValue {
      let spread = spread(row)
      return spread.count > 0 ? .number(Thousandths(raw: Int(clamping: value(spread)))) : .absent
    }
    column(columns.total, json: member + ".total") { value($0, \.total) }
    column(columns.most, json: member + ".max") { value($0, \.most) }
    column(columns.mean, json: member + ".mean") { value($0, \.mean) }
    jsonMember(member + ".unit") { spread($0).count > 0 ? .text(unit) : .absent }
  }
}

extension Tally {
  fileprivate var setTypes: JSON {
    .object(
      Tally.types.map { type in
        JSON.Member(
          name: type.rawValue,
          value: ["sets": .int(sets(of: type)), "percent": .number(share(of: type).text)])
      })
  }
}
