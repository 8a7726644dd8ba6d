import Foundation
import TestSupport
import Testing

/// The other numbers of reports, recomputed from the documents: sums by span and sport, trends, rep maxes and holds.
extension OracleTests {
  private static func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue }

  static func list(_ value: Any?) throws -> [[String: Any]] {
    try #require(value as? [[String: Any]])
  }

  /// The sums that `stats` has beside those of `check`.
  private func checkMore(_ found: [String: Any], _ sets: [Oracle.Done], _ oracle: Oracle, _ what: String) {
    let runs = sets.filter { $0.metres != nil && !$0.isWarmUp }
    let timed = runs.filter { $0.seconds != nil }
    let time = timed.reduce(0) { $0 + ($1.seconds ?? 0) }
    #expect(Self.isNear(Self.number(found["metres"]), oracle.total(sets).metres), "\(what)")
    #expect(Self.isNear(Self.number(found["distanceSeconds"]), time), "\(what)")
    #expect(Self.isNear(Self.number(found["secondsPerKm"]), Self.pace(timed)), "\(what)")
    if found.keys.contains("seconds") {
      #expect(Self.isNear(Self.number(found["seconds"]) ?? 0, oracle.seconds(sets)?.sum ?? 0), "\(what)")
    }
    let types = found["setTypes"] as? [String: [String: Any]] ?? [:]
    for (type, values) in types {
      let count = sets.count { $0.type == type }
      #expect(values["sets"] as? Int == count, "\(what) \(type)")
      #expect(
        Self.isNear(Self.number(values["percent"]), Double(count) * 100 / Double(max(sets.count, 1))),
        "\(what)")
    }
  }

  /// The mean pace of sets of one sport.
  private static func pace(_ timed: [Oracle.Done]) -> Double? {
    guard Set(timed.map(Oracle.sport)).count == 1 else { return nil }
    return timed.reduce(0) { $0 + ($1.seconds ?? 0) } * 1_000 / timed.reduce(0) { $0 + ($1.metres ?? 0) }
  }

  private func check(_ found: Any?, _ spread: Oracle.Spread?, _ what: String, hasTotal: Bool = true) {
    let found = found as? [String: Any]
    func value(_ name: String) -> Double? {
      found.flatMap { Self.number($0[name]) ?? Self.signed($0[name]) ?? Self.base($0[name]) }
    }
    #expect(Self.isNear(value("max"), spread?.most), "\(what)")
    #expect(Self.isNear(value("mean"), spread?.mean), "\(what)")
    if hasTotal { #expect(Self.isNear(value("total"), spread?.total), "\(what)") }
  }

  @Test(arguments: seeds(25)) func statsBySpan(seed: UInt64) throws {
    let machine = try Self.logbook(seed)
    let oracle = try Self.oracle(machine)
    let (sets, days) = (oracle.sets, oracle.sets.map(\.day).sorted())
    let stats = try #require(try Self.json(machine, "stats"))
    let total = try #require(stats["total"] as? [String: Any])
    checkMore(total, sets, oracle, "total")
    let mean = try #require(stats["perWorkout"] as? [String: Any])
    let (sum, count) = (oracle.total(sets), Double(oracle.total(sets).workouts))
    #expect(Self.isNear(Self.number(mean["sets"]), Double(sum.sets) / count))
    #expect(Self.isNear(Self.number(mean["reps"]), Double(sum.reps) / count))
    #expect(Self.isNear(Self.base(mean["volume"]), sum.volume / count))
    #expect(Self.isNear(Self.number(mean["seconds"]), oracle.seconds(sets)?.mean))
    for entry in try Self.list(stats["exercises"]) {
      let id = entry["exerciseId"] as? String ?? ""
      let own = sets.filter { $0.exercise == id }
      check(entry["repsPerSet"], Oracle.reps(own), id + " reps")
      check(entry["load"], Oracle.loads(own), id + " load", hasTotal: false)
      check(entry["time"], Oracle.spread(own.filter { !$0.isWarmUp }.compactMap(\.seconds)), id + " time")
      check(
        entry["distance"], Oracle.spread(own.filter { !$0.isWarmUp }.compactMap(\.metres)), id + " distance")
    }
    let weeks = max(7, Double(Oracle.number("2026-11-21") - Oracle.number(days[0]) + 1)) / 7
    for entry in try Self.list(stats["muscles"]) {
      let muscle = entry["muscle"] as? String ?? ""
      #expect(Self.isNear(Self.base(entry["volume"]), oracle.muscleVolumes[muscle] ?? 0), "\(muscle)")
      #expect(
        Self.isNear(Self.number(entry["setsPerWeek"]), (oracle.muscles[muscle] ?? 0) / weeks), "\(muscle)")
    }
    check(sports: stats, oracle.outings { _ in true }, "all")
    for unit in ["week", "month", "year"] {
      let found = try #require(try Self.json(machine, "stats --by " + unit))
      let spans = try Self.list(found["spans"])
      #expect(spans.count == Oracle.spans(unit, from: days[0], to: days[days.count - 1]), "\(unit)")
      for entry in spans {
        let name = try #require(entry["span"] as? String)
        let own = sets.filter { Oracle.span(unit, of: $0.day) == name }
        check(entry, oracle.total(own), name)
        checkMore(entry, own, oracle, name)
      }
      for exercise in Set(sets.map(\.exercise)).sorted() {
        let found = try #require(try Self.json(machine, "stats id:\(exercise) --by " + unit))
        for entry in try Self.list(found["spans"]) {
          let name = try #require(entry["span"] as? String)
          let own = oracle.working(exercise).filter { Oracle.span(unit, of: $0.day) == name }
          let seconds = own.compactMap(\.seconds).reduce(0, +)
          #expect(Self.isNear(Self.number(entry["setSeconds"]), seconds), "\(exercise) in \(name)")
        }
      }
      let sports = (found["activities"] as? [[String: Any]] ?? [])
      for (date, entries) in Dictionary(grouping: sports, by: { $0["date"] as? String ?? "" }) {
        check(
          sports: ["activities": entries],
          oracle.outings(orSetsAlone: true) { Oracle.span(unit, of: $0) == Oracle.span(unit, of: date) },
          unit + " of " + date)
      }
    }
  }

  private func check(
    sports found: [String: Any], _ sums: [String: (count: Int, metres: Double, seconds: Double)],
    _ what: String
  ) {
    let entries = found["activities"] as? [[String: Any]] ?? []
    #expect(Set(entries.compactMap { $0["sport"] as? String }) == Set(sums.keys), "\(what)")
    for entry in entries {
      let sum = sums[entry["sport"] as? String ?? ""]
      #expect(entry["activities"] as? Int == sum?.count, "\(what)")
      #expect(Self.isNear(Self.number(entry["metres"]) ?? 0, sum?.metres), "\(what)")
      #expect(Self.isNear(Self.number(entry["seconds"]) ?? 0, sum?.seconds), "\(what)")
    }
  }

  @Test(arguments: seeds(25)) func comparedSums(seed: UInt64) throws {
    let machine = try Self.logbook(seed)
    let oracle = try Self.oracle(machine)
    guard let compared = try Self.json(machine, "compare 2026-09 2026-10") else { return }
    let months = ["2026-09", "2026-10"].map { month in oracle.sets.filter { $0.day.hasPrefix(month) } }
    let change = try #require(compared["change"] as? [String: Any])
    let totals = months.map(oracle.total)
    #expect(change["sets"] as? Int == totals[1].sets - totals[0].sets)
    #expect(change["workSets"] as? Int == totals[1].workSets - totals[0].workSets)
    #expect(change["reps"] as? Int == totals[1].reps - totals[0].reps)
    #expect(change["workouts"] as? Int == totals[1].workouts - totals[0].workouts)
    #expect(Self.isNear(Self.base(change["volume"]), totals[1].volume - totals[0].volume, by: 0.01))
    for (side, sets) in zip(["earlier", "later"], months) {
      let found = try #require(compared[side] as? [String: Any])
      #expect(Self.isNear(Self.number(found["metres"]), oracle.total(sets).metres), "\(side)")
      let timed = sets.filter { $0.metres != nil && $0.seconds != nil && !$0.isWarmUp }
      #expect(Self.isNear(Self.number(found["secondsPerKm"]), Self.pace(timed)), "\(side)")
      #expect(Self.isNear(Self.number(found["seconds"]) ?? 0, oracle.seconds(sets)?.sum ?? 0), "\(side)")
    }
    for entry in try Self.list(compared["exercises"]) {
      let id = try #require(entry["exerciseId"] as? String)
      for (side, sets) in zip(["earlier", "later"], months) {
        let own = oracle.total(sets.filter { $0.exercise == id })
        let found = entry[side] as? [String: Any]
        // An exercise without a working set isn't compared.
        let isShown = own.workSets > 0 || !maxes(of: found).isEmpty
        #expect(found?["sets"] as? Int ?? 0 == (isShown ? own.sets : 0), "\(id) \(side)")
        #expect(found?["workSets"] as? Int ?? 0 == own.workSets, "\(id) \(side)")
      }
      for (side, month) in zip(["earlier", "later"], ["2026-09", "2026-10"]) {
        for kind in ["1RM", "10RM"] {
          let found = maxes(of: entry[side] as? [String: Any])[kind]
          #expect(Self.isNear(found, oracle.heaviest(id, kind, in: month)), "\(id) \(side) \(kind)")
        }
      }
      let sides = ["earlier", "later"].map { Self.base((entry[$0] as? [String: Any])?["e1rm"]) }
      if let difference = Self.base((entry["change"] as? [String: Any])?["e1rm"]),
        let before = sides[0], let after = sides[1]
      {
        #expect(Self.isNear(difference, after - before), "\(id)")
      }
    }
  }

  /// The rows of a table, by the names of the columns.
  private static func rows(_ csv: String) -> [[String: String]] {
    let lines = csv.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    guard let names = lines.first else { return [] }
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(names, $0)) }
  }

  /// Each sport has the distance and the time of both months; what isn't known of something done is no 0.
  @Test(arguments: seeds(25)) func comparedSports(seed: UInt64) throws {
    let machine = try Self.logbook(seed)
    let oracle = try Self.oracle(machine)
    let csv = machine.run(["compare", "2026-09", "2026-10", "--csv"]).output
    let totals = Self.rows(csv).filter { $0["exercise"] == "" }
    let sums = ["2026-09", "2026-10"].map { month in
      oracle.outings(orSetsAlone: true) { $0.hasPrefix(month) }
    }
    for sport in ["run", "ride", "walk", "row"] {
      for (name, value) in [("", \.metres), ("Time", \.seconds)]
        as [(String, KeyPath<(count: Int, metres: Double, seconds: Double), Double>)]
      {
        let row = totals.first { $0["measure"] == sport + name }
        guard sums.contains(where: { $0[sport].map { $0[keyPath: value] > 0 } ?? false }) else {
          #expect(row == nil, "\(sport) \(name)")
          continue
        }
        for (side, sum) in zip(["earlier", "later"], sums) {
          let expected = sum[sport].map { $0[keyPath: value] > 0 ? $0[keyPath: value] : nil } ?? 0
          #expect(Self.isNear(row?[side].flatMap(Double.init), expected), "\(sport) \(name) \(side)")
        }
      }
    }
  }

  /// The reps and the load of a set in a table are those of its first part, and assistance is negative.
  @Test(arguments: seeds(12)) func setsOfWorkouts(seed: UInt64) throws {
    let machine = try Self.logbook(seed)
    for (workout, sets) in Dictionary(grouping: try Self.oracle(machine).sets, by: \.workout) {
      let rows = Self.rows(machine.run(["show", workout, "--csv"]).output)
      let found = rows.map { row -> String in
        let load = row["load"].flatMap(Double.init).map { row["unit"] == "lb" ? $0 * 0.45359237 : $0 }
        return "\(row["reps"] ?? "") \(Int(((load ?? 0) * 100).rounded()))"
      }
      let expected = sets.map { set in
        "\(set.reps.map(String.init) ?? "") \(Int(((set.signedLoad ?? 0) * 100).rounded()))"
      }
      #expect(found.sorted() == expected.sorted(), "\(workout)")
    }
  }

  /// The tested maxes of an object by kind, in kilograms, negative for assistance.
  private func maxes(of found: [String: Any]?) -> [String: Double] {
    let list = found?["tested"] as? [[String: Any]] ?? []
    return Dictionary(list.map { ($0["kind"] as? String ?? "", Self.signed($0["load"]) ?? 0) }) { $1 }
  }

  /// What was tested is in `compare`, also if it was only tested, in `history` and in `year`.
  @Test(arguments: seeds(25)) func testedMaxes(seed: UInt64) throws {
    let machine = try Self.logbook(seed)
    let oracle = try Self.oracle(machine)
    let compared = try Self.list(try Self.json(machine, "compare 2026-09 2026-10")?["exercises"] ?? [Any]())
    let shown = Set(compared.compactMap { $0["exerciseId"] as? String })
    let tested = oracle.tested.filter { $0.at.hasPrefix("2026-09") || $0.at.hasPrefix("2026-10") }
    #expect(shown.isSuperset(of: tested.map(\.exercise)))
    for exercise in Set(oracle.tested.map(\.exercise)) {
      let history = try #require(try Self.json(machine, "history id:" + exercise))
      let sessions = try Self.list(history["sessions"])
      let alone = try Self.list(history["tested"])
      #expect(alone.count == oracle.testedAlone(exercise))
      let ofSessions = sessions.flatMap { $0["tested"] as? [[String: Any]] ?? [] }
      let all = Set((alone + ofSessions).compactMap { $0["at"] as? String })
      #expect(all == Set(oracle.tested.filter { $0.exercise == exercise }.map(\.at)))
    }
    let year = try #require(try Self.json(machine, "year 2026"))
    for favourite in try Self.list(year["favourites"]) {
      let id = favourite["exerciseId"] as? String ?? ""
      let heaviest = ["1RM", "10RM"].compactMap { oracle.heaviest(id, $0, in: "2026") }.max()
      let lifted = oracle.working(id).compactMap(\.signedLoad).max()
      let isOutdone = heaviest.map { ($0, lifted ?? -1e9) }.map { $1 > $0 } ?? true
      #expect(Self.isNear(maxes(of: favourite).values.max(), isOutdone ? nil : heaviest), "\(id)")
    }
  }

  @Test(arguments: seeds(25)) func recordsOfRepsAndHolds(seed: UInt64) throws {
    let machine = try Self.logbook(seed)
    let oracle = try Self.oracle(machine)
    for exercise in Set(oracle.sets.map(\.exercise)).sorted() {
      let records = try #require(try Self.json(machine, "records id:" + exercise))
      for entry in try Self.list(records["repMaxima"]) {
        let reps = try #require(entry["reps"] as? Int)
        #expect(
          Self.isNear(Self.signed(entry["load"]), oracle.repMax(exercise, reps), by: 0.06),
          "\(exercise) \(reps) reps")
      }
      let found = Dictionary(grouping: try Self.list(records["records"])) { $0["kind"] as? String ?? "" }
      let hold = found["longestHold"]?.compactMap { Self.base($0["value"]) }.max()
      let longest = oracle.working(exercise).filter { $0.metres == nil }.compactMap(\.seconds).max()
      #expect(Self.isNear(hold, longest), "\(exercise)")
      if let reps = found["reps"]?.compactMap({ Self.base($0["value"]) }).max() {
        #expect(Self.isNear(reps, oracle.freeReps(exercise)), "\(exercise)")
      }
      let broken = Dictionary(grouping: try Self.list(records["broken"])) { $0["kind"] as? String ?? "" }
      for (kind, value) in [
        ("heaviestLoad", { $0.reps == nil ? nil : $0.signedLoad }),
        ("longestHold", { $0.metres == nil ? $0.seconds : nil }),
        ("furthestDistance", \.metres),
      ] as [(String, (Oracle.Done) -> Double?)] {
        guard let (sure, never) = oracle.rises(exercise, value) else { continue }
        let days = Set((broken[kind] ?? []).compactMap { $0["date"] as? String })
        #expect(sure.isSubset(of: days) && never.isDisjoint(with: days), "\(exercise) \(kind) \(days)")
      }
      for entry in broken.values.joined() where entry["kind"] as? String != "fastest" {
        let (now, before) = (entry["value"], (entry["previous"] as? [String: Any])?["value"])
        #expect(Self.signed(now) ?? 0 > Self.signed(before) ?? 0, "\(exercise) \(entry)")
      }
    }
  }

  @Test(arguments: seeds(25)) func progressByMetricAndTrend(seed: UInt64) throws {
    let machine = try Self.logbook(seed)
    let oracle = try Self.oracle(machine)
    for exercise in Set(oracle.sets.map(\.exercise)).sorted() {
      for metric in ["e1rm", "load", "volume", "reps", "time", "pace", "distance"] {
        guard let progress = try Self.json(machine, "progress id:\(exercise) --metric \(metric)") else {
          continue
        }
        let isRace = Self.base(progress["distance"]) != nil
        let points = Dictionary(
          try Self.list(progress["points"]).map {
            ($0["date"] as? String ?? "", Self.signed($0["value"]) ?? Self.base($0["value"]) ?? 0)
          }
        ) { $1 }
        let days = metric == "e1rm" ? oracle.progress(exercise) : oracle.progress(exercise, by: metric)
        if !isRace {
          #expect(points.keys.sorted() == days.keys.sorted(), "\(exercise) \(metric)")
          for (day, value) in days {
            #expect(Self.isNear(points[day], value, by: 0.06), "\(exercise) \(metric) \(day): \(value)")
          }
        }
        if metric == "e1rm" {
          let reliable = oracle.reliable(exercise).count
          let leftOut = reliable < 3 ? 0 : days.count - reliable
          #expect(progress["roughLeftOut"] as? Int == leftOut, "\(exercise)")
        }
        let trend = Oracle.trend(metric == "e1rm" ? oracle.telling(exercise) : isRace ? points : days)
        #expect(
          Self.isNear(Self.base(progress["changePerMonth"]), trend, by: 0.02),
          "\(exercise) \(metric): \(trend ?? 0)")
        guard !isRace, metric != "e1rm" else { continue }
        let best = metric == "pace" ? days.values.min() : days.values.max()
        let found = (progress["best"] as? [String: Any])?["value"]
        #expect(Self.isNear(Self.signed(found), best, by: 0.06), "\(exercise) \(metric)")
      }
    }
  }

  @Test(arguments: seeds(25)) func maxesByDay(seed: UInt64) throws {
    let machine = try Self.logbook(seed)
    let oracle = try Self.oracle(machine)
    let all = try Self.list(try Self.json(machine, "max --all")?["exercises"] ?? [[String: Any]]())
    for entry in all {
      let id = try #require(entry["exerciseId"] as? String)
      let typed = (entry["estimated"] as? [String: Any])?["oneRepMaxTyped"]
      #expect(Self.isNear(Self.signed(typed), oracle.best(oracle.working(id)), by: 0.06), "\(id)")
      let maxes = try #require(try Self.json(machine, "max id:" + id))
      for day in try Self.list(maxes["days"]) {
        guard let estimated = day["estimated"] as? [String: Any] else { continue }
        let date = estimated["date"] as? String ?? ""
        let best = oracle.progress(id)[date]
        #expect(Self.isNear(Self.signed(estimated["oneRepMaxTyped"]), best, by: 0.06), "\(id) \(date)")
        let (one, ten) = (Self.base(estimated["oneRepMax"]), Self.base(estimated["tenRepMax"]))
        #expect(Self.isNear(ten, one.map { $0 * 0.75 }, by: 0.06), "\(id) \(date)")
      }
    }
  }
}
