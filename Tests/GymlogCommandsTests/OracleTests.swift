import Foundation
import GymlogCommands
import TestSupport
import Testing
import Wording

/// The numbers of reports are those that an independent program computes from the documents (`Oracle`).
@Suite struct OracleTests {
  private static let exercises = [
    "barbell bench press", "pull-up", "dumbbell bench press", "bulgarian split squat", "running", "plank",
    "dumbbell row", "deadlift", "rowing machine",
  ]

  /// A logbook of random workouts with cardio, body weights, tested maxes, pounds, parts and sides.
  static func logbook(_ seed: UInt64) throws -> TestMachine {
    var random = SeededRandom(seed)
    let machine = try TestMachine()
    func load(_ most: Int) -> String {
      random.int(0...3) == 0
        ? "\(random.int(4...most) * 5)lb" : "\(random.int(2...most))\(random.one(of: ["", ".5"]))kg"
    }
    func set(_ name: String) -> String {
      let reps = random.int(1...14)
      let effort = random.one(of: ["", "", " @8", " @9.5", " rir2"])
      switch name {
      case "running":
        let distance = random.one(of: ["5km", "5km", "5km", "6km", "3mi", "\(random.int(1...9))km"])
        return distance + "/\(random.int(9...59)):30"
      case "rowing machine": return "\(random.one(of: [500, 1_000, 2_000]))m/\(random.int(2...9)):15"
      case "plank": return "\(random.int(20...90))s"
      case "pull-up":
        return "\(reps)@" + random.one(of: ["bw", "+" + load(20), "-" + load(20)]) + effort
      case "dumbbell row" where random.int(0...2) == 0: return "8/\(random.int(5...7))@" + load(30)
      default:
        if random.int(0...6) == 0 { return "12+4+3@" + load(60) }
        if random.int(0...6) == 0 { return "10@\(load(60))+8@" + load(40) }
        return "\(reps)@" + load(80) + (random.int(0...4) == 0 ? "w" : effort)
      }
    }
    var text = ""
    for _ in 0..<random.int(3...14) {
      let (month, day) = (random.int(9...11), random.int(1...20))
      let hour = random.int(6...20)
      let length = random.int(0...2) == 0 ? " - \(hour + 1):\(random.int(10...59))" : ""
      text +=
        "2026-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day) \(hour):\(random.int(10...59))\(length)\n"
      for _ in 0..<random.int(1...4) {
        let name = random.one(of: exercises)
        text += name + (0..<random.int(1...5)).map { _ in " " + set(name) }.joined() + "\n"
      }
    }
    machine.input = text
    let logged = machine.run(["log", "-", "--force"])
    try #require(logged.code == .done, "\(text)\(logged.errors)")
    for _ in 0..<random.int(0...3) {
      let day = "2026-\(random.one(of: ["09", "10", "11"]))-0\(random.int(1...9))"
      let weight = machine.run(["body", random.one(of: ["80.5kg", "176lb", "79kg"]), "--at", day, "--force"])
      try #require(weight.code == .done, "\(weight.errors)")
    }
    if random.int(0...1) == 0 {
      for _ in 0..<random.int(1...4) {
        let added = machine.run(
          [
            "activity", "add", random.one(of: ["ride", "walk"]),
          ] + (random.int(0...2) == 0 ? [] : ["\(random.int(3...40))km"]) + [
            "\(random.int(20...59)):30", "--at",
            "2026-\(random.one(of: ["09", "10"]))-\(random.int(21...28)) \(random.int(8...19)):00", "--force",
          ])
        try #require(added.code == .done, "\(added.errors)")
      }
      let tested = machine.run([
        "max", "deadlift", "1@405lb", "--at", "2026-10-0\(random.int(1...9))", "--force",
      ])
      try #require(tested.code == .done, "\(tested.errors)")
      // Some are of exercises that were never done, and on days without a workout.
      for _ in 0..<random.int(1...3) {
        let day = "2026-\(random.one(of: ["09", "10"]))-\(random.int(10...28))"
        let max = random.one(of: ["bench press", "full squat", "pull-up"])
        let load = random.one(of: [1, 10]).description + "@" + (max == "pull-up" ? "+" : "") + load(60)
        let tested = machine.run(["max", max, load, "--at", day, "--force"])
        try #require(tested.code == .done, "\(tested.errors)")
      }
    }
    return machine
  }

  static func json(_ machine: TestMachine, _ line: String) throws -> [String: Any]? {
    let outcome = machine.run((line + " --json").split(separator: " ").map(String.init))
    guard outcome.code == .done else { return nil }
    return try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
  }

  /// A value with its unit in kilograms, metres or seconds.
  static func base(_ value: Any?) -> Double? {
    guard let pair = value as? [String: Any], let number = (pair["value"] as? NSNumber)?.doubleValue else {
      return nil
    }
    return number
      * (["lb": 0.45359237, "km": 1_000, "mi": 1_609.344, "s/mi": 1 / 1.609344][pair["unit"] as? String ?? ""]
        ?? 1)
  }

  static func isNear(_ one: Double?, _ other: Double?, by tolerance: Double = 0.003) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return abs(one - other) <= tolerance
  }

  static func oracle(_ machine: TestMachine) throws -> Oracle {
    try Oracle(
      data: machine.home + "/.local/share/gymlog", catalogue: Repository.text("Data/exercises.csv"))
  }

  func check(_ found: [String: Any], _ total: Oracle.Total, _ what: String) {
    #expect(found["workouts"] as? Int == total.workouts, "\(what)")
    #expect(found["sets"] as? Int == total.sets, "\(what)")
    #expect(found["workSets"] as? Int == total.workSets, "\(what)")
    #expect(found["reps"] as? Int == total.reps, "\(what)")
    #expect(Self.isNear(Self.base(found["volume"]), total.volume), "\(what): \(total.volume)")
  }

  @Test(arguments: seeds(25)) func statsAndCompare(seed: UInt64) throws {
    let machine = try Self.logbook(seed)
    let oracle = try Self.oracle(machine)
    let stats = try #require(try Self.json(machine, "stats"))
    let total = try #require(stats["total"] as? [String: Any])
    check(total, oracle.total(oracle.sets), "total")
    #expect(Self.isNear((total["metres"] as? NSNumber)?.doubleValue ?? 0, oracle.total(oracle.sets).metres))
    for entry in try #require(stats["exercises"] as? [[String: Any]]) {
      let id = entry["exerciseId"] as? String
      check(entry, oracle.total(oracle.sets.filter { $0.exercise == id }), "\(id ?? "")")
    }
    var muscles: [String: Double] = [:]
    for entry in try #require(stats["muscles"] as? [[String: Any]]) {
      muscles[entry["muscle"] as? String ?? ""] = (entry["sets"] as? NSNumber)?.doubleValue
    }
    #expect(muscles == oracle.muscles)
    guard let compared = try Self.json(machine, "compare 2026-09 2026-10") else { return }
    for (side, month) in [("earlier", "2026-09"), ("later", "2026-10")] {
      let found = try #require(compared[side] as? [String: Any])
      check(found, oracle.total(oracle.sets.filter { $0.day.hasPrefix(month) }), month)
    }
    for entry in try #require(compared["exercises"] as? [[String: Any]]) {
      let id = try #require(entry["exerciseId"] as? String)
      let estimates = ["earlier", "later"].map { Self.base((entry[$0] as? [String: Any])?["e1rm"]) }
      for (found, value) in zip(estimates, oracle.compared(id, ["2026-09", "2026-10"])) {
        #expect(Self.isNear(found, value), "\(id): \(estimates)")
      }
    }
  }

  @Test(arguments: seeds(25)) func recordsMaxAndProgress(seed: UInt64) throws {
    let machine = try Self.logbook(seed)
    let oracle = try Self.oracle(machine)
    for exercise in Set(oracle.sets.map(\.exercise)).sorted() {
      let records = try #require(try Self.json(machine, "records id:" + exercise))
      var found: [String: Double] = [:]
      var fastest: [Double: Double] = [:]
      for record in try #require(records["records"] as? [[String: Any]]) {
        let kind = record["kind"] as? String ?? ""
        if kind == "fastest", let metres = Self.base(record["at"]) {
          fastest[metres] = Self.base(record["value"])
        }
        if kind == "repsAtLoad", let load = Self.base(record["at"]) {
          let most = oracle.reps(exercise, at: load).map(Double.init)
          #expect(Self.isNear(Self.base(record["value"]), most), "\(exercise) at \(load)")
        }
        // A rough estimate stands beside a reliable one, which counts.
        if kind == "e1rm", record["rough"] as? Bool == true, found[kind] != nil { continue }
        found[kind] = max(found[kind] ?? -.infinity, Self.base(record["value"]) ?? -.infinity)
      }
      for (kind, value) in oracle.records(exercise) {
        // Loads are compared to 50 g, so the first of two that are as near may hold the record.
        #expect(Self.isNear(found[kind], value, by: 0.06), "\(exercise) \(kind): \(value)")
      }
      for (metres, seconds) in fastest {
        #expect(Self.isNear(oracle.fastest(exercise)[metres], seconds), "\(exercise) over \(metres) m")
      }
      try checkProgress(of: exercise, machine, oracle)
      try checkTimes(of: exercise, machine, oracle)
    }
  }

  private func checkTimes(of exercise: String, _ machine: TestMachine, _ oracle: Oracle) throws {
    guard let progress = try Self.json(machine, "progress id:\(exercise) --metric time"),
      let metres = Self.base(progress["distance"])
    else { return }
    var points: [String: Double] = [:]
    for point in try #require(progress["points"] as? [[String: Any]]) {
      points[point["date"] as? String ?? ""] = Self.base(point["value"])
    }
    let times = oracle.times(exercise, over: metres)
    #expect(points.keys.sorted() == times.keys.sorted(), "\(exercise)")
    for (day, time) in times { #expect(Self.isNear(points[day], time), "\(exercise) \(day)") }
    let best = Self.base((progress["best"] as? [String: Any])?["value"])
    #expect(Self.isNear(best, oracle.fastest(exercise)[metres]), "\(exercise)")
  }

  private func checkProgress(of exercise: String, _ machine: TestMachine, _ oracle: Oracle) throws {
    let days = oracle.progress(exercise)
    guard !days.isEmpty else { return }
    let progress = try #require(try Self.json(machine, "progress id:\(exercise) --metric e1rm"))
    var points: [String: Double] = [:]
    for point in try #require(progress["points"] as? [[String: Any]]) {
      points[point["date"] as? String ?? ""] = Self.base(point["value"])
    }
    #expect(points.keys.sorted() == days.keys.sorted())
    for (day, value) in days {
      #expect(Self.isNear(points[day], value), "\(exercise) \(day): \(value)")
    }
    let marked = try #require(progress["points"] as? [[String: Any]])
      .filter { $0["record"] as? Bool == true }.compactMap { $0["date"] as? String }
    let broken = try #require(try Self.json(machine, "records id:" + exercise)?["broken"] as? [[String: Any]])
      .filter { $0["kind"] as? String == "e1rm" }.compactMap { $0["date"] as? String }
    if let (sure, never) = oracle.e1rmRecords(exercise) {
      for days in [Set(marked), Set(broken)] {
        #expect(sure.isSubset(of: days) && never.isDisjoint(with: days), "\(exercise) \(days)")
      }
      #expect(Set(marked) == Set(broken), "\(exercise)")
    }
    // All days of these logbooks are within the twelve weeks of the current estimate.
    let maxes = try #require(try Self.json(machine, "max id:" + exercise))
    let estimated = try #require(maxes["estimated"] as? [String: Any])
    let best = oracle.best(oracle.sets.filter { $0.exercise == exercise })
    let typed = estimated["oneRepMaxTyped"]
    #expect(Self.isNear(Self.signed(typed), best, by: 0.06), "\(exercise): \(best ?? 0)")
    let tested = (maxes["tested"] as? [String: Any])?["oneRepMax"] as? [String: Any]
    let newest = oracle.tested.filter { $0.exercise == exercise && $0.kind == "1RM" }.max { $0.at < $1.at }
    #expect(Self.isNear(tested.flatMap { Self.base($0["load"] ?? $0) }, newest?.kilograms))
  }

  /// A load that may be added to the body or take from it.
  static func signed(_ load: Any?) -> Double? {
    let kind = (load as? [String: Any])?["kind"] as? String
    return kind == "bodyWeight" ? 0 : base(load).map { kind == "assisted" ? -$0 : $0 }
  }

  @Test(arguments: seeds(6)) func reportAndYear(seed: UInt64) throws {
    let machine = try Self.logbook(seed)
    let oracle = try Self.oracle(machine)
    let total = oracle.total(oracle.sets)
    let year = try #require(try Self.json(machine, "year 2026"))
    #expect(year["sets"] as? Int == total.sets && year["workouts"] as? Int == total.workouts)
    #expect(year["daysTrained"] as? Int == Set(oracle.sets.map(\.day) + oracle.activities.map(\.day)).count)
    #expect(Self.isNear(Self.base(year["volume"]), total.volume))
    let page = machine.run(["report", "--since", "2026-01-01", "-o", "-"]).output
      .replacing("\u{A0}", with: " ")
    let figures = page.split(separator: "<dd>").dropFirst().map {
      $0.prefix { $0 != "<" }.filter { $0 != "," }
    }
    #expect(figures.contains("\(total.workouts)") && figures.contains("\(total.sets)"), "\(figures)")
    let kilograms = figures.compactMap { $0.hasSuffix(" kg") ? Double($0.dropLast(3)) : nil }.first
    let tonnes = figures.compactMap { $0.hasSuffix(" t") ? Double($0.dropLast(2)) : nil }.first
    let volume = tonnes.map { $0 * 1_000 } ?? kilograms
    #expect(
      Self.isNear(volume, total.volume, by: tonnes == nil ? 0.051 : 51), "\(figures): \(total.volume)")
  }
}
