import Insights
import TestSupport
import Testing
import Training

struct ExerciseMaxesTests {
  private func maxes(
    _ log: Log, tested: [TestedMax] = [], share: Int = 0, body: BodyWeights = BodyWeights(),
    formula: MaxFormula = .epley
  ) throws -> ExerciseMaxes {
    ExerciseMaxes(
      of: try #require(ExerciseID("1")), in: History(log.workouts), tested: tested,
      Estimator(share: Thousandths(raw: share), formula: formula, bodyWeights: body))
  }

  private func tested(
    _ kind: TestedMax.Kind, _ load: Load, day: Int, exercise: String = "1"
  ) throws -> TestedMax {
    let at = Log.start.adding(seconds: day * 86_400)
    return TestedMax(
      id: EntityID(at: at, random: UInt64(day + 1_000)), exercise: try #require(ExerciseID(exercise)),
      name: "Exercise",
      kind: kind, load: load, at: at)
  }

  private func weights(_ kilograms: Double, day: Int = 0) -> BodyWeights {
    let at = Log.start.adding(seconds: day * 86_400)
    return BodyWeights([BodyWeight(id: EntityID(at: at, random: 9), weight: mass(kilograms), at: at)])
  }

  @Test("The best of each session, the newest first; warm-ups don't count")
  func sessions() throws {
    var log = Log()
    try log.session(0, [(.warmUp, lifted(1, 200)), (.normal, lifted(5, 100)), (.drop, lifted(3, 105))])
    try log.session(7, held(60), lifted(0, 100))
    try log.session(9, lifted(8, 90), lifted(5, 95, .rir(3)))
    let found = try maxes(log).estimates
    #expect(found.map { Thousandths(rounding: $0.estimate.max.oneRepMax).text } == ["120.333", "116.667"])
    #expect(found.map(\.place.set) == [1, 1])
    #expect(found.map(\.day) == [9, 0].map { Log.start.day.adding(days: $0) })
  }

  @Test("A rough estimate doesn't replace a reliable one, and counts only if there is no other")
  func rough() throws {
    var log = Log()
    try log.session(0, lifted(5, 100), lifted(20, 90))
    try log.session(1, lifted(20, 90), lifted(15, 90))
    let found = try maxes(log).estimates
    #expect(found.map(\.performance) == [lifted(20, 90), lifted(5, 100)])
    #expect(found.map(\.estimate.max.isRough) == [true, false])
    #expect(try maxes(log).currentEstimate?.performance == lifted(5, 100))
  }

  @Test("The current estimate is the best of the twelve weeks up to the last session")
  func present() throws {
    var log = Log()
    try log.session(0, lifted(5, 200))
    try log.session(115, lifted(5, 120))
    try log.session(116, lifted(5, 130))
    try log.session(200, lifted(5, 100))
    #expect(try maxes(log).currentEstimate?.performance == lifted(5, 130))
    try log.session(201, lifted(5, 100))
    #expect(try maxes(log).currentEstimate?.performance == lifted(5, 100))
  }

  @Test("Of equal estimates the first counts, as for records")
  func equal() throws {
    var log = Log()
    try log.session(0, lifted(5, 100))
    try log.session(3, lifted(5, 100))
    let found = try maxes(log)
    #expect(found.currentEstimate?.day == Log.start.day)
    #expect(found.periods(.month) { _ in true }.first?.estimate?.day == Log.start.day)
  }

  @Test("Days and months, tested and estimated apart")
  func periods() throws {
    // The first day is 21 November 2026.
    var log = Log()
    try log.session(0, lifted(5, 100))
    try log.session(2, lifted(5, 105))
    try log.session(12, lifted(5, 90))
    let found = try maxes(
      log,
      tested: [
        try tested(.oneRep, .external(mass(120)), day: 2), try tested(.oneRep, .external(mass(110)), day: 3),
        try tested(.tenReps, .external(mass(85)), day: 13),
      ])
    let days = found.periods(.day) { _ in true }
    #expect(days.map(\.start) == [13, 12, 3, 2, 0].map { Log.start.day.adding(days: $0) })
    #expect(days.map { $0.estimate != nil } == [false, true, false, true, true])
    let months = found.periods(.month) { _ in true }
    #expect(months.map(\.start.text) == ["2026-12-01", "2026-11-01"])
    #expect(months[1].tested[.oneRep]?.load == .external(mass(120)))
    #expect(months[1].estimate?.performance == lifted(5, 105))
    #expect(months[0].tested[.oneRep] == nil && months[0].tested[.tenReps] != nil)
    let some = found.periods(.day) { $0 >= Log.start.day.adding(days: 12) }
    #expect(some.count == 2)
  }

  /// Whatever was logged: every number is finite and greater than zero.
  @Test("Every estimate is a finite number", arguments: seeds(3))
  func property(seed: UInt64) throws {
    var random = SeededRandom(seed)
    for _ in 0..<40 {
      let log = try random.log(random.int(0...8))
      let body = random.one(of: [BodyWeights(), weights(80), weights(0.001), weights(400)])
      for share in [0, 640, 1_000] {
        let formula = random.one(of: MaxFormula.allCases)
        let found = try maxes(log, share: share, body: body, formula: formula)
        for best in found.estimates {
          #expect(best.estimate.max.oneRepMax.isFinite && best.estimate.max.oneRepMax > 0)
          #expect(best.type != .warmUp)
        }
      }
    }
  }

  @Test("The last test of a day counts, so that it can be corrected, and the newest day's is current")
  func testedOnOneDay() throws {
    var heavy = try tested(.oneRep, .external(mass(140)), day: 3)
    heavy.at = heavy.at.adding(seconds: -600)
    let all = [
      heavy, try tested(.oneRep, .external(mass(130)), day: 3),
      try tested(.oneRep, .external(mass(150)), day: 1),
    ]
    let maxes = try maxes(Log(), tested: all)
    #expect(maxes.tested(.oneRep)?.load == .external(mass(130)))
    let days = maxes.periods(.day) { _ in true }
    #expect(days.map { $0.tested[.oneRep]?.load } == [.external(mass(130)), .external(mass(150))])
    #expect(try self.maxes(Log()).tested(.oneRep) == nil)
  }
}
