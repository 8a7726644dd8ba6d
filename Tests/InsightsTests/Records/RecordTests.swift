import Insights
import Testing
import Training

struct RecordTests {
  /// What broke, with its score in words: `heaviestLoad 105`.
  private func broken(_ records: ExerciseRecords) -> [String] {
    records.breaks.map { $0.mark.kind.rawValue + " " + text($0.mark) + " > " + text($0.previous) }
  }

  private func text(_ mark: RecordEntry) -> String {
    switch mark.kind {
    case .heaviestLoad: mark.performance.load?.compared.signed(in: .kilograms).text ?? "none"
    case .setVolume, .sessionVolume: mark.mass(in: .kilograms).value.text
    case .e1rm: (mark.isRough ? "~" : "") + mark.mass(in: .kilograms).value.text
    case .repsAtLoad: "\(mark.reps)@" + (mark.performance.load?.signed(in: .kilograms).text ?? "none")
    case .reps: "\(mark.reps)"
    case .longestHold: "\(mark.duration.milliseconds)"
    case .fastest: "-\(mark.duration.milliseconds)"
    case .furthestDistance: "\(mark.performance.amount.millimetres ?? 0)"
    }
  }

  @Test("The first session is the baseline; the second breaks only the records it beats")
  func baseline() throws {
    var log = Log()
    try log.session(0, lifted(5, 100), lifted(5, 110))
    #expect(log.records().breaks.isEmpty)
    try log.session(2, lifted(6, 110), lifted(1, 115))
    #expect(
      broken(log.records()) == [
        "repsAtLoad 6@110 > 5@110", "e1rm 132 > 128.333", "setVolume 660 > 550",
        "heaviestLoad 115 > 110",
      ])
    #expect(
      log.records().best.map(\.kind) == [
        .heaviestLoad, .repsAtLoad, .repsAtLoad, .e1rm, .setVolume, .sessionVolume,
      ])
  }

  @Test("A tie isn't a record, even across units")
  func ties() throws {
    var log = Log()
    try log.session(0, lifted(5, 45.359))
    try log.session(1, lifted(5, 45.359))
    #expect(log.records().breaks.isEmpty)
    // 100 lb are 45.359237 kg: a quarter of a gram more, and the same load.
    try log.session(2, pounds(5, 100))
    #expect(log.records().breaks.isEmpty)
    try log.session(3, pounds(5, 101))
    #expect(
      broken(log.records()) == [
        "heaviestLoad 45.8 > 45.35", "e1rm 53.448 > 52.919", "setVolume 229.064 > 226.795",
        "sessionVolume 229.064 > 226.795",
      ])
  }

  @Test("Warm-ups never count, and set no baseline")
  func warmUps() throws {
    var log = Log()
    try log.session(0, [(.warmUp, lifted(10, 200))])
    try log.session(1, [(.normal, lifted(5, 100))])
    #expect(log.records().breaks.isEmpty)
    try log.session(2, [(.warmUp, lifted(5, 150)), (.drop, lifted(4, 101)), (.failure, lifted(1, 102))])
    #expect(
      broken(log.records()) == [
        "heaviestLoad 101 > 100", "heaviestLoad 102 > 101", "sessionVolume 506 > 500",
      ])
  }

  @Test("Reps at a load count for lighter loads too; the first time at a load isn't a record")
  func repsAtLoad() throws {
    var log = Log()
    try log.session(0, lifted(8, 100), lifted(5, 90))
    try log.session(1, lifted(6, 90))
    #expect(!log.records().breaks.contains { $0.mark.kind == .repsAtLoad })
    try log.session(2, lifted(9, 90), lifted(12, 80))
    #expect(broken(log.records()).contains("repsAtLoad 9@90 > 8@100"))
    #expect(!broken(log.records()).contains { $0.hasPrefix("repsAtLoad 12@80") })
  }

  @Test("Less assistance is better; added load more than none; the body alone counts reps")
  func body() throws {
    var log = Log()
    try log.session(0, Training.Performance(.reps(5), at: .assisted(mass(61))))
    try log.session(1, InsightsTests.body(5, -40))
    try log.session(2, InsightsTests.body(5, -70))
    try log.session(3, InsightsTests.body(3))
    try log.session(4, InsightsTests.body(4))
    try log.session(5, InsightsTests.body(1, 10))
    #expect(
      broken(log.records()) == [
        "heaviestLoad -40 > -61", "heaviestLoad 0 > -40", "reps 4 > 3", "heaviestLoad 10 > 0",
      ])
  }

  @Test("With a body weight, the whole moved load counts in estimates and volume")
  func bodyWeight() throws {
    var log = Log()
    try log.session(0, InsightsTests.body(10))
    try log.session(1, InsightsTests.body(11))
    let weights = BodyWeights([
      BodyWeight(id: EntityID(at: Log.start, random: 7), weight: mass(80), at: Log.start)
    ])
    let facts = LoadFacts(share: Thousandths(1))
    #expect(broken(log.records(facts)) == ["reps 11 > 10"])
    #expect(
      broken(log.records(facts, body: weights)) == [
        "reps 11 > 10", "setVolume 880 > 800", "sessionVolume 880 > 800",
      ])
  }

  @Test("The same set at a higher body weight isn't a record; a better set is")
  func heavierBody() throws {
    var log = Log()
    for day in 0...2 { try log.session(day, InsightsTests.body(5), InsightsTests.body(5)) }
    let weights = BodyWeights([
      BodyWeight(id: EntityID(at: Log.start, random: 7), weight: mass(80), at: Log.start),
      BodyWeight(
        id: EntityID(at: Log.start, random: 8), weight: mass(90), at: Log.start.adding(seconds: 2 * 86_400)),
    ])
    let facts = LoadFacts(share: Thousandths(1))
    #expect(broken(log.records(facts, body: weights)).isEmpty)
    #expect(broken(log.records(facts)).isEmpty)
    // The estimate of the heavier body is the best one all the same, and the one to beat.
    #expect(log.records(facts, body: weights).best.first { $0.kind == .e1rm }.map(text) == "15")
    try log.session(3, InsightsTests.body(6), InsightsTests.body(5))
    #expect(
      broken(log.records(facts, body: weights)) == [
        "reps 6 > 5", "e1rm 18 > 15", "setVolume 540 > 450", "sessionVolume 990 > 900",
      ])
  }

  @Test("Losing weight doesn't turn an equal set into a record")
  func lighterBody() throws {
    var log = Log()
    try log.session(0, InsightsTests.body(6, 10))
    try log.session(2, InsightsTests.body(6, 11))
    let weights = BodyWeights([
      BodyWeight(id: EntityID(at: Log.start, random: 7), weight: mass(90), at: Log.start),
      BodyWeight(
        id: EntityID(at: Log.start, random: 8), weight: mass(80), at: Log.start.adding(seconds: 2 * 86_400)),
    ])
    // 1.2 × 91 − 80 is less than 1.2 × 100 − 90; the load is a record.
    #expect(
      broken(log.records(LoadFacts(share: Thousandths(1)), body: weights)) == ["heaviestLoad 11 > 10"])
  }

  @Test("An improvement below the displayed tenth isn't announced")
  func shown() throws {
    var log = Log()
    // 112.5 kg and 112.542 kg are 248.0 lb and 248.1 lb.
    try log.session(0, lifted(5, 90, RPE(halves: 15).map { .rpe($0) }))
    try log.session(1, lifted(5, 92.5, RPE(halves: 17).map { .rpe($0) }))
    let history = History(log.workouts)
    func estimates(_ unit: MassUnit) throws -> [RecordBreak] {
      let id = try #require(ExerciseID(log.exercise))
      let index = try #require(history.exercise(id))
      return history.records(ofExercise: index, LoadFacts(), in: unit).breaks.filter { $0.mark.kind == .e1rm }
    }
    #expect(try estimates(.kilograms).isEmpty)
    #expect(try estimates(.pounds).count == 1)
  }

  @Test("A record beaten by a heavier set of the same session doesn't stand")
  func outdone() throws {
    var log = Log()
    try log.session(0, lifted(4, 60))
    try log.session(1, lifted(5, 60), lifted(8, 70), lifted(7, 60))
    #expect(log.records().breaks.contains { $0.mark.kind == .repsAtLoad })
    #expect(!log.records().standing.contains { $0.mark.kind == .repsAtLoad })
    try log.session(2, lifted(9, 60))
    #expect(
      log.records().standing.last { $0.mark.kind == .repsAtLoad }?.previous.performance == lifted(8, 70))
  }

  @Test("Of equal reps, the first ones hold the record")
  func firstOfEqual() throws {
    var log = Log()
    try log.session(0, InsightsTests.body(10), InsightsTests.body(12, 10))
    try log.session(1, InsightsTests.body(12), InsightsTests.body(13))
    let broken = log.records().breaks.filter { $0.mark.kind == .reps }
    #expect(broken.map(\.previous.performance) == [InsightsTests.body(12, 10)])
  }

  @Test("A rough estimate takes no record from a reliable one, and stands beside it")
  func rough() throws {
    var log = Log()
    try log.session(0, lifted(5, 100))
    try log.session(1, lifted(20, 80))
    #expect(!log.records().breaks.contains { $0.mark.kind == .e1rm })
    try log.session(2, lifted(6, 100))
    let second = try #require(log.records().breaks.last { $0.mark.kind == .e1rm })
    #expect(!second.mark.isRough && second.mark.mass(in: .kilograms).value.text == "120")
    let best = log.records().best.filter { $0.kind == .e1rm }
    #expect(best.map(\.isRough) == [false, true])
    try log.session(3, lifted(20, 85))
    #expect(log.records().breaks.filter { $0.mark.kind == .e1rm }.count == 1)
  }

  @Test("Until a reliable estimate, rough ones break records, and it has to beat them")
  func roughBefore() throws {
    func e1rm(_ sessions: [[Performance]]) throws -> [String] {
      var log = Log()
      for (day, sets) in sessions.enumerated() { try log.session(day, sets.map { (.normal, $0) }) }
      return broken(log.records()).filter { $0.hasPrefix("e1rm") }
    }
    // 12 reps with 10 kg are 14; 10 with 12 kg 16, and 15 with 12 kg 18.
    #expect(try e1rm([[lifted(12, 10)], [lifted(10, 12)], [lifted(15, 12)]]) == ["e1rm 16 > ~14"])
    #expect(try e1rm([[lifted(12, 10)], [lifted(12, 12)], [lifted(5, 12)]]) == ["e1rm ~16.8 > ~14"])
    #expect(
      try e1rm([[lifted(12, 10)], [lifted(12, 12)], [lifted(5, 12)], [lifted(6, 12)]])
        == ["e1rm ~16.8 > ~14", "e1rm 14.4 > 14"])
    // In one workout, the reliable estimate stands.
    var log = Log()
    try log.session(0, lifted(12, 10))
    try log.session(1, lifted(12, 11), lifted(10, 12))
    #expect(log.records().standing.filter { $0.mark.kind == .e1rm }.map(\.mark.isRough) == [false])
  }

  @Test("Holds, distances, and times over a distance or a longer one")
  func others() throws {
    var log = Log()
    try log.session(0, held(60), held(50, .added(mass(5))))
    try log.session(1, held(61), held(90, .assisted(mass(20))))
    #expect(broken(log.records()) == ["longestHold 61000 > 60000"])
    var treadmill = Log()
    try treadmill.session(0, held(1_800))
    try treadmill.session(1, ran(5, 3_000), held(2_400), held(3_600))
    #expect(
      broken(treadmill.records()) == ["longestHold 2400000 > 1800000", "longestHold 3600000 > 2400000"])
    var run = Log()
    try run.session(0, ran(5, 1_500))
    try run.session(1, ran(5, 1_501), ran(6, nil))
    try run.session(2, ran(5, 1_490))
    // At their mean pace, 10 km break the record of 5 km, too.
    try run.session(3, ran(10, 2_900))
    // As fast as that.
    try run.session(4, ran(5, 1_450))
    try run.session(5, ran(5, 1_440))
    #expect(
      broken(run.records()) == [
        "furthestDistance 6000000 > 5000000", "fastest -1490000 > -1500000",
        "furthestDistance 10000000 > 6000000", "fastest -1450000 > -1490000", "fastest -1440000 > -1450000",
      ])
    #expect(
      run.records().best.filter { $0.kind == .fastest }.map(\.duration.milliseconds) == [
        2_900_000, 1_440_000,
      ])
  }

  @Test("A time over a distance breaks the record of the longest shorter one that it beats at its mean pace")
  func shorterDistances() throws {
    var log = Log()
    try log.session(0, ran(3, 900), ran(5, 1_600))
    // 5 km are beaten, and 3 km with them.
    try log.session(1, ran(6, 1_740))
    // 6 km aren't, but the 3 km done faster are: 870 s.
    try log.session(2, ran(3, 860))
    try log.session(3, ran(4, 1_140))
    let records = log.records()
    #expect(
      broken(records) == [
        "furthestDistance 6000000 > 5000000", "fastest -1450000 > -1600000", "fastest -860000 > -870000",
        "fastest -855000 > -860000",
      ])
    #expect(records.breaks.map(\.mark.distance?.millimetres) == [6_000_000, 5_000_000, 3_000_000, 3_000_000])
  }

  @Test("The longest time considers only sets counted by time, not distances with a time")
  func timeAlone() throws {
    func longest(_ log: Log) -> [String] { broken(log.records()).filter { $0.hasPrefix("longest") } }
    func best(_ log: Log) -> Int? {
      log.records().best.first { $0.kind == .longestHold }?.duration.milliseconds
    }
    var log = Log()
    try log.session(1, held(1_500))
    try log.session(2, held(1_860))
    #expect(longest(log) == ["longestHold 1860000 > 1500000"])
    // Older history with a distance takes nothing from it, be its time more or less.
    try log.session(0, ran(5, 1_635), ran(5, 1_900))
    #expect(longest(log) == ["longestHold 1860000 > 1500000"])
    try log.session(3, ran(5, 2_400))
    try log.session(4, held(1_900))
    #expect(longest(log) == ["longestHold 1860000 > 1500000", "longestHold 1900000 > 1860000"])
    #expect(best(log) == 1_900_000)
  }

  @Test("A workout's volume is one record: the final volume, at the set that beat the previous one")
  func sessionVolume() throws {
    var log = Log()
    try log.session(0, lifted(5, 100), lifted(5, 100))
    try log.session(1, lifted(5, 100), lifted(5, 100), lifted(5, 100), lifted(5, 100))
    #expect(broken(log.records()) == ["sessionVolume 2000 > 1000"])
    #expect(log.records().breaks.first?.mark.set == 4)
  }

  @Test("Records that stood at the end of the session: once each, with the record before the session")
  func standing() throws {
    var log = Log()
    try log.session(0, lifted(1, 100))
    try log.session(1, lifted(1, 105), lifted(1, 110))
    #expect(log.records().breaks.filter { $0.mark.kind == .heaviestLoad }.count == 2)
    let standing = log.records().standing.filter { $0.mark.kind == .heaviestLoad }
    #expect(standing.map { text($0.mark) + text($0.previous) } == ["110100"])
  }

  @Test("Rep maxes: the heaviest load for at least that many reps")
  func repMaxes() throws {
    var log = Log()
    try log.session(0, lifted(5, 100), lifted(1, 120), lifted(8, 90), lifted(3, 95))
    let loads = log.records().repMaxes.map { $0?.performance.load?.mass?.value.text }
    #expect(loads == ["120", "100", "100", "100", "100", "90", "90", "90", nil, nil, nil, nil])
  }

  @Test("Rep maxes: of equal loads the first one, since a tie isn't a record")
  func tiedRepMaxes() throws {
    var log = Log()
    try log.session(0, lifted(5, 100))
    try log.session(7, lifted(8, 100))
    try log.session(9, lifted(6, 100))
    #expect(log.records().repMaxes.prefix(9).map { $0?.session } == [0, 0, 0, 0, 0, 1, 1, 1, nil])
  }
}

extension Amount {
  /// The distance in millimetres; nil for other amounts.
  fileprivate var millimetres: Int? {
    if case .distance(let distance, _) = self { distance.millimetres } else { nil }
  }
}
