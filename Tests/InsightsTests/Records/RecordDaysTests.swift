import Insights
import Testing
import Training

struct RecordDaysTests {
  /// The sessions that calendars mark, of sessions with a single each.
  private func marked(_ loads: [Double], in unit: MassUnit = .kilograms) throws -> [Int] {
    var log = Log()
    for (day, load) in loads.enumerated() {
      try log.session(day, unit == .kilograms ? lifted(1, load) : pounds(1, Int(load)))
    }
    return History(log.workouts).recordSessions(ofExercise: 0, log.records().standing)
  }

  private let ten = Array(repeating: 60.0, count: 10)

  @Test("The next round number of kilograms and pounds")
  func next() {
    func next(_ value: Double, _ unit: MassUnit) -> String {
      Mass.round(above: Thousandths(raw: Int(value * 1_000)), unit).value.text
    }
    #expect(
      [0, 4.999, 5, 47.5, 52.4, 99.5, 100].map { next($0, .kilograms) } == [
        "5", "5", "10", "50", "55", "100", "105",
      ])
    #expect([0, 95, 100, 135, 225].map { next($0, .pounds) } == ["10", "100", "110", "140", "230"])
    #expect(next(-20, .kilograms) == "5")
  }

  @Test("A heavier load than ever is marked, a tie isn't")
  func heavier() throws {
    #expect(try marked(ten + [62.5, 67.5, 70, 70, 72.5, 81, 80, 89.9]) == [10, 11, 12, 14, 15, 17])
    #expect(try marked(Array(repeating: 135, count: 10) + [145, 145, 155], in: .pounds) == [10, 12])
  }

  @Test("A faster run and a longer hold are marked")
  func cardio() throws {
    var log = Log()
    for day in 0..<10 { try log.session(day, ran(5, 1_500), held(60)) }
    try log.session(10, ran(5, 1_490), held(60))
    try log.session(11, ran(5, 1_490), held(61))
    #expect(History(log.workouts).recordSessions(ofExercise: 0, log.records().standing) == [10, 11])
  }

  @Test("The first ten sessions of an exercise mark nothing, but raise the load to beat")
  func beginning() throws {
    #expect(try marked([20, 40, 60, 80, 80, 80, 80, 80, 80, 90]).isEmpty)
    var log = Log()
    for (day, load) in ([20, 40] + ten + [90]).enumerated() { try log.session(day, lifted(1, load)) }
    #expect(
      History(log.workouts).earlyRecordSessions(ofExercise: 0, log.records().standing) == [1, 2])
    #expect(try marked([20, 40, 60, 80, 80, 80, 80, 80, 80, 80, 90]) == [10])
    #expect(try marked([20, 40, 60, 80, 100, 80, 80, 80, 80, 80, 100, 109, 110]) == [11, 12])
  }

  @Test("More reps at a load or a warm-up mark nothing")
  func others() throws {
    var log = Log()
    for day in 0..<11 { try log.session(day, lifted(5, 60)) }
    try log.session(11, lifted(12, 60))
    try log.session(12, [(.warmUp, lifted(1, 100)), (.normal, lifted(5, 60))])
    #expect(
      History(log.workouts).recordSessions(ofExercise: 0, log.records().standing).isEmpty)
  }
}
