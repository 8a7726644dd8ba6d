import Insights
import TestSupport
import Testing
import Training

struct StatisticsTests {
  private func volume(_ kilograms: Double) -> Volume {
    Volume(MovedLoad(mass(kilograms), .load), typed: nil, reps: 1, LoadFacts(), bodyWeight: nil)
  }

  private let now = Log.start.adding(seconds: 400 * 86_400)

  private func statistics(
    _ log: Log, _ facts: StatisticsFacts = StatisticsFacts(), by unit: CalendarUnit? = nil,
    body: BodyWeights = BodyWeights()
  ) -> Statistics {
    let history = History(log.workouts)
    return history.statistics(of: Array(history.sessions.indices), by: unit, bodyWeights: body) {
      _ in facts
    }
  }

  @Test(
    "A span counts whole unless more than a seventh of it is before the logbook, or any of it before the days asked for"
  )
  func counted() throws {
    func counted(_ unit: CalendarUnit, since: String? = nil, begun: String, through: String) throws -> Int {
      func day(_ text: String) throws -> Day { try #require(Day(text)) }
      return CalendarSpan(unit, of: try day("2026-11-04")).counted(
        since: try since.map(day), begun: try day(begun), through: try day(through))
    }
    #expect(try counted(.month, begun: "2026-11-02", through: "2026-12-31") == 30)
    #expect(try counted(.month, begun: "2026-11-05", through: "2026-11-20") == 20)
    #expect(try counted(.month, begun: "2026-11-06", through: "2026-12-31") == 25)
    #expect(try counted(.month, since: "2026-11-02", begun: "2025-01-01", through: "2026-12-31") == 29)
    #expect(try counted(.week, begun: "2026-11-03", through: "2026-12-31") == 7)
    #expect(try counted(.week, begun: "2026-11-04", through: "2026-12-31") == 5)
    #expect(try counted(.week, begun: "2026-12-04", through: "2026-11-01") == 0)
  }

  @Test("Sums are exact across units; warm-ups count only as sets")
  func sums() throws {
    var log = Log()
    try log.session(0, [(.warmUp, lifted(10, 40)), (.normal, lifted(8, 62.5)), (.drop, pounds(4, 45))])
    try log.session(1, lifted(5, 100))
    let total = statistics(log).total
    #expect(total.sets.workouts == 2 && total.duration == Duration(seconds: 7_200))
    #expect(total.sets.sets == 4 && total.sets.workSets == 3)
    #expect(total.sets.reps.total == 17 && total.sets.reps.most == 8)
    #expect(total.sets.reps.meanInThousandths == Thousandths(raw: 5_667))
    // 500 + 180 lb (81.6466266) + 500
    #expect(total.sets.volume.exact == 108_164_662_660_000)
    #expect(total.sets.exactLoads.most == mass(100).exact)
    #expect(total.sets.share(of: .warmUp) == Thousandths(25))
  }

  @Test("The time of an open workout counts once it is finished")
  func openWorkout() throws {
    var log = Log()
    try log.session(0, lifted(5, 100))
    try log.session(1, lifted(5, 100))
    log.workouts[1].end = nil
    let total = statistics(log).total
    #expect(total.sets.workouts == 2 && total.duration == Duration(seconds: 3_600))
    #expect(total.meanSeconds == Thousandths(3_600))
    #expect(TrainedDays(History(log.workouts)).entries.map(\.seconds) == [3_600, nil])
  }

  @Test("Workouts of unknown length count as workouts, but not in the mean time")
  func unknownTimes() throws {
    var log = Log()
    try log.session(0, lifted(5, 100))
    try log.session(8, lifted(5, 100))
    log.workouts[1].end = nil
    log.workouts[1].exercises[0].sets[0].completed = nil
    let statistics = statistics(log, by: .week)
    #expect(statistics.total.sets.workouts == 2 && statistics.total.duration == Duration(seconds: 3_600))
    #expect(statistics.total.meanSeconds == Thousandths(3_600))
    #expect(statistics.spans.map(\.tally.duration) == [Duration(seconds: 3_600), nil])
    let days = TrainedDays(History(log.workouts))
    #expect(days.entries.map(\.seconds) == [3_600, nil])
  }

  @Test("Pairs count as often as the facts say")
  func implements() throws {
    var log = Log()
    try log.session(0, lifted(10, 20))
    #expect(
      statistics(log, StatisticsFacts(LoadFacts(implements: 2))).total.sets.volume
        == volume(400))
    #expect(statistics(log).total.sets.volume == volume(200))
  }

  @Test("With a load in the hands, body weight counts once per rep, and only in the volume")
  func bodyBesideLoad() throws {
    var log = Log()
    try log.session(0, lifted(10, 20))
    let weights = BodyWeights([
      BodyWeight(id: EntityID(at: Log.start, random: 7), weight: mass(80), at: Log.start)
    ])
    let lunge = LoadFacts(share: Thousandths(raw: 880), implements: 2)
    let sets = statistics(log, StatisticsFacts(lunge), body: weights).total.sets
    // 10 × (2 × 20 + 0.88 × 80)
    #expect(sets.volume.mass(in: .kilograms) == mass(1_104))
    #expect(sets.volume.body.mass(in: .kilograms) == mass(704))
    #expect(sets.exactLoads.most == mass(20).exact)
    #expect(sets.setsWithBodyWeight == 1 && sets.setsWithoutBodyWeight == 0)
    let unknown = statistics(log, StatisticsFacts(lunge)).total.sets
    #expect(unknown.volume == volume(400) && unknown.setsWithoutBodyWeight == 1)
    let records = log.records(lunge, body: weights).best
    #expect(records.contains { $0.kind == .setVolume && $0.mass(in: .kilograms) == mass(1_104) })
    #expect(records.contains { $0.kind == .heaviestLoad && $0.performance.load?.mass == mass(20) })
    #expect(records.contains { $0.kind == .e1rm && $0.mass(in: .kilograms).value.text == "26.667" })
  }

  @Test("Muscles: primary 1, secondary ½, the hardest worked first")
  func muscles() throws {
    var log = Log()
    try log.session(0, lifted(10, 20), lifted(10, 20), lifted(10, 20))
    let found = statistics(log, StatisticsFacts(primary: [.chest], secondary: [.abs, .triceps])).muscles
    #expect(found.map(\.muscle) == [.chest, .triceps, .abs])
    #expect(found.map(\.sets.text) == ["3", "1.5", "1.5"])
    #expect(found.map { $0.volume(in: .kilograms).value.text } == ["600", "300", "300"])
  }

  @Test("Body weight is that day's, and the report knows its part of the volume")
  func bodyWeight() throws {
    var log = Log()
    try log.session(0, body(10), body(5, 20), body(5, -30))
    let facts = StatisticsFacts(LoadFacts(share: Thousandths(1)))
    let without = statistics(log, facts).total.sets
    #expect(
      without.volume == volume(100) && without.setsWithoutBodyWeight == 3 && without.volume.body.isZero)
    let weights = BodyWeights([
      BodyWeight(id: EntityID(at: Log.start, random: 7), weight: mass(80), at: Log.start)
    ])
    let with = statistics(log, facts, body: weights).total.sets
    #expect(with.volume.mass(in: .kilograms) == mass(800 + 500 + 250))
    #expect(
      with.volume.body.mass(in: .kilograms) == mass(800 + 400 + 250) && with.setsWithoutBodyWeight == 0
        && with.setsWithBodyWeight == 3)
  }

  @Test("Spans are consecutive, including those without workouts")
  func spans() throws {
    var log = Log()
    try log.session(0, lifted(5, 100))
    try log.session(1, lifted(5, 100))
    try log.session(15, lifted(5, 100))
    // The first is Saturday, 21 November 2026.
    let weeks = statistics(log, by: .week).spans
    #expect(weeks.map(\.span.code) == ["2026-W47", "2026-W48", "2026-W49"])
    #expect(weeks.map(\.tally.sets.workouts) == [2, 0, 1])
    #expect(statistics(log, by: .month).spans.map(\.span.code) == ["2026-11", "2026-12"])
    #expect(statistics(log, by: .year).spans.map(\.tally.sets.sets) == [3])
  }

  @Test(
    "Weeks by ISO 8601, also around the turn of the year",
    arguments: [
      ("2026-11-16", "2026-W47"), ("2026-11-22", "2026-W47"), ("2027-01-03", "2026-W53"),
      ("2027-01-04", "2027-W01"),
      ("2024-12-30", "2025-W01"), ("2023-01-01", "2022-W52"), ("2020-12-31", "2020-W53"),
    ])
  func weeks(day: String, code: String) throws {
    let span = CalendarSpan(.week, of: try #require(Day(day)))
    #expect(span.code == code && span.first.weekday == 1 && span.last.weekday == 7)
  }

  @Test("Calendar spans are consecutive and contain their days")
  func calendar() throws {
    for unit in CalendarUnit.allCases {
      for number in stride(from: 0, to: 4_000, by: 13) {
        let day = Day(daysSince1970: 18_000 + number)
        let span = CalendarSpan(unit, of: day)
        #expect(span.contains(day) && span.next.first == span.last.adding(days: 1))
        #expect(CalendarSpan(unit, of: span.last) == span && CalendarSpan(unit, of: span.first) == span)
      }
    }
  }

  @Test("No sets give zero totals, without a division by zero")
  func empty() {
    let none = statistics(Log(), by: .week)
    #expect(none.exercises.isEmpty && none.muscles.isEmpty && none.spans.isEmpty)
    #expect(none.total.sets.share(of: .normal) == Thousandths(0) && none.total.sets.reps.mean == 0)
  }

  @Test("Whatever is logged, parts add up to the whole, and shares to 100%", arguments: seeds(200))
  func property(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let log = try random.log(8)
    let facts = LoadFacts(share: Thousandths(raw: random.int(0...1_000)))
    let weight = random.one(of: [nil, mass(80)])
    let weights = BodyWeights(
      weight.map { [BodyWeight(id: EntityID(at: Log.start, random: 7), weight: $0, at: Log.start)] } ?? [])
    let found = statistics(log, StatisticsFacts(facts), by: .week, body: weights)
    let total = found.total.sets
    let each = log.workouts.map {
      WorkoutSummary($0, at: now, facts: { _ in facts }, bodyWeight: weight).volume
    }
    #expect(each.reduce(into: Volume(), +=) == total.volume)
    #expect(found.spans.reduce(0) { $0 + $1.tally.sets.sets } == total.sets)
    #expect(found.spans.reduce(into: Volume()) { $0 += $1.tally.sets.volume } == total.volume)
    let shares = SetType.allCases.reduce(0) { $0 + total.share(of: $1).raw }
    #expect(abs(shares - 100_000) <= 2)
    #expect(
      total.exactLoads.mean <= total.exactLoads.most
        && total.volume.exact >= 0)
  }
}
