import Insights
import TestSupport
import Testing
import Training

struct RecordPropertyTests {
  private static let facts = [
    LoadFacts(), LoadFacts(share: Thousandths(1)), LoadFacts(implements: 2),
    LoadFacts(share: Thousandths(raw: 880), implements: 2),
  ]

  private func weights(_ random: inout SeededRandom) -> BodyWeights {
    BodyWeights(
      (0..<random.int(0...3)).map { number in
        BodyWeight(
          id: EntityID(at: Log.start, random: UInt64(number)), weight: mass(Double(random.int(40...120))),
          at: Log.start.adding(seconds: number * 200_000))
      })
  }

  @Test(
    "Each break is more than what it broke, which was done before; what broke holds or was outdone",
    arguments: seeds(300))
  func monotone(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let records = try random.log(12).records(random.one(of: Self.facts), body: weights(&random))
    for one in records.breaks {
      #expect(one.mark.score > one.previous.score && one.previous.set < one.mark.set)
      #expect(Self.group(one.mark.kind) == Self.group(one.previous.kind))
      let isOutdone = records.best.contains {
        Self.group($0.kind) == Self.group(one.mark.kind)
          && ($0.score >= one.mark.score || $0.rung > one.mark.rung)
      }
      #expect(isOutdone)
    }
    #expect(records.breaks.map(\.mark.session) == records.breaks.map(\.mark.session).sorted())
    #expect(Set(records.standing.map(\.mark.set)).isSubset(of: Set(records.breaks.map(\.mark.set))))
  }

  /// Reps without a load may break those with one added, and the other way round.
  private static func group(_ kind: RecordKind) -> RecordKind { kind == .reps ? .repsAtLoad : kind }

  @Test(
    "Times alone and distances don't know of each other: the records of either are those without the other",
    arguments: seeds(300))
  func timesAndDistances(seed: UInt64) throws {
    var random = SeededRandom(seed)
    var (both, times, distances) = (Log(), Log(), Log())
    for day in 0..<8 {
      let sets = (0..<random.int(1...3)).map { _ in
        random.one(of: [held(random.int(1...90)), ran(random.int(1...3), random.int(1...60))])
      }
      func isTime(_ set: Performance) -> Bool { if case .duration = set.amount { true } else { false } }
      try both.session(day, sets.map { (.normal, $0) })
      try times.session(day, sets.filter(isTime).map { (.normal, $0) })
      try distances.session(day, sets.filter { !isTime($0) }.map { (.normal, $0) })
    }
    struct Told: Hashable {
      var session: Int
      var rung: RecordQuantity
      var score: RecordQuantity
    }
    func told(_ log: Log, _ kinds: Set<RecordKind>) -> [Told] {
      let records = log.records()
      return (records.breaks.flatMap { [$0.mark, $0.previous] } + records.best)
        .filter { kinds.contains($0.kind) }.map {
          Told(session: $0.session, rung: $0.rung, score: $0.score)
        }
    }
    #expect(told(both, [.longestHold]) == told(times, [.longestHold]))
    let others: Set<RecordKind> = [.furthestDistance, .fastest]
    #expect(told(both, others) == told(distances, others))
  }

  @Test("The order in which workouts are given, and written, doesn't matter", arguments: seeds(60))
  func order(seed: UInt64) throws {
    var random = SeededRandom(seed)
    var log = try random.log(10)
    let records = log.records()
    log.workouts.shuffle(using: &random)
    #expect(log.records() == records)
  }

  @Test("A removed or edited set leaves no trace in the records", arguments: seeds(60))
  func removal(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let log = try random.log(8)
    var (with, without) = (log, log)
    let workout = random.int(0...7)
    let giant = Performance(
      .reps(9_000), at: .external(Mass(Thousandths(raw: 999_999_999_999), .kilograms)))
    with.workouts[workout].exercises[0].sets[0].result = giant
    with.workouts[workout].exercises[0].sets[0].type = .normal
    // Edited back.
    with.workouts[workout].exercises[0].sets[0] = log.workouts[workout].exercises[0].sets[0]
    #expect(with.records() == log.records())
    // Removed: what is left is what those that were never with it come to.
    without.workouts[workout].exercises[0].sets.removeFirst()
    let expected = without.records()
    with.workouts[workout].exercises[0].sets.removeFirst()
    #expect(with.records() == expected)
  }

  @Test("Workouts added for earlier days take records from later sets")
  func olderHistory() throws {
    var log = Log()
    try log.session(100, lifted(5, 100))
    try log.session(102, lifted(5, 105))
    #expect(log.records().breaks.contains { $0.mark.kind == .heaviestLoad })
    try log.session(1, lifted(5, 120))
    #expect(!log.records().breaks.contains { $0.mark.kind == .heaviestLoad })
    #expect(log.records().best.first { $0.kind == .heaviestLoad }?.session == 0)
  }

  @Test("Adding set by set gives the same records as all at once", arguments: seeds(200))
  func streamed(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let log = try random.log(6)
    let (facts, weights) = (random.one(of: Self.facts), weights(&random))
    var scan = RecordScan(facts)
    var (set, counted) = (0, 0)
    for (session, workout) in log.workouts.enumerated() {
      let work = workout.exercises[0].sets.contains { $0.type.isWork }
      if work {
        let day = facts.share.raw > 0 ? weights.weight(on: workout.start.day) : nil
        scan.begin(session: session, bodyWeight: day)
      }
      for one in workout.exercises[0].sets {
        if one.type.isWork, let result = one.result { scan.add(result, set: set) }
        set += 1
        #expect(scan.breaksSoFar.count >= counted)
        counted = scan.breaksSoFar.count
      }
    }
    #expect(scan.records() == log.records(facts, body: weights))
  }
}
