import Foundation

/// Recomputes the numbers of reports from the JSON documents of a logbook, by the definitions in Format.md and in the help, with
/// plain floating-point arithmetic. It shares no code with gymlog: this file imports none of its modules.
struct Oracle {
  /// A completed set. Masses are in kilograms, distances in metres, times in seconds.
  struct Done {
    var (workout, day, exercise) = ("", "", "")
    var isWarmUp = false
    var type = "normal"
    /// The name of its exercise in the document.
    var name = ""
    var reps: Int?
    /// Reps and loads of all parts; reps can be halves, for sets of two sides.
    var moved: [(reps: Double, load: Load?)] = []
    var (metres, seconds): (Double?, Double?)
    var reserve = 0.0
    var hasEffort = false

    /// The load of its first part, less for assistance.
    var signedLoad: Double? {
      moved.first?.load.map {
        $0.kind == "assisted" ? -$0.kilograms : $0.kind == "bodyWeight" ? 0 : $0.kilograms
      }
    }
  }

  struct Load {
    /// `external`, `added`, `assisted` or `bodyWeight`.
    let kind: String
    let kilograms: Double
    let isPounds: Bool
  }

  struct Fact {
    var (share, implements) = (0.0, 1.0)
    var (primary, secondary): ([String], [String]) = ([], [])
  }

  struct Total: Equatable {
    var (workouts, sets, workSets, reps) = (0, 0, 0, 0)
    var (volume, metres) = (0.0, 0.0)
  }

  struct Outing {
    let (sport, day): (String, String)
    let (metres, seconds): (Double, Double)
  }

  private(set) var sets: [Done] = []
  private(set) var activities: [Outing] = []
  /// The seconds from the start of each workout to its end, without pauses.
  private(set) var lasted: [String: Double] = [:]
  private(set) var facts: [String: Fact] = [:]
  private(set) var weights: [(at: String, id: String, kilograms: Double)] = []
  /// Tested maxes; assistance is negative.
  private(set) var tested: [(exercise: String, kind: String, at: String, kilograms: Double)] = []

  private static let pound = 0.45359237

  /// Reads a logbook's folder and the catalogue.
  init(data: String, catalogue: String) throws {
    for line in catalogue.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      func list(_ cell: String) -> [String] { cell.split(separator: ";").map(String.init) }
      facts[cells[0]] = Fact(
        share: Double(cells[9]) ?? 0, implements: Double(cells[7]) ?? 1, primary: list(cells[5]),
        secondary: list(cells[6]))
    }
    let files = FileManager.default
    for path in try files.subpathsOfDirectory(atPath: data) where path.hasSuffix(".json") {
      let parts = path.split(separator: "/").map(String.init)
      let document = try Self.object(data + "/" + path)
      switch parts[0] {
      case "body":
        weights.append(
          (
            document["at"] as? String ?? "", document["id"] as? String ?? "",
            Self.mass(document["weight"])?.kilograms ?? 0
          ))
      case "maxes":
        let load = Self.mass(document["load"])
        tested.append(
          (
            document["exercise"] as? String ?? "", document["kind"] as? String ?? "",
            document["at"] as? String ?? "", (load?.kilograms ?? 0) * (load?.kind == "assisted" ? -1 : 1)
          ))
      case "workouts" where parts[3].hasPrefix("set-"):
        let folder = data + "/" + parts.dropLast().joined(separator: "/")
        guard let result = document["result"] as? [String: Any], let parent = document["in"] as? String else {
          continue
        }
        let workout = try Self.object(folder + "/workout.json")
        let exercise = try Self.object(folder + "/exercise-" + parent + ".json")
        var done = Self.done(result)
        done.type = document["type"] as? String ?? "normal"
        done.isWarmUp = done.type == "warmUp"
        done.name = exercise["name"] as? String ?? ""
        (done.workout, done.day) = (parts[2], String((workout["start"] as? String ?? "").prefix(10)))
        done.exercise = exercise["exercise"] as? String ?? ""
        sets.append(done)
        lasted[done.workout] = Self.lasted(workout)
      case "activities":
        activities.append(
          Outing(
            sport: document["sport"] as? String ?? "",
            day: String((document["start"] as? String ?? "").prefix(10)),
            metres: (document["distance"] as? NSNumber)?.doubleValue ?? 0,
            seconds: ((document["moving"] ?? document["elapsed"]) as? NSNumber)?.doubleValue ?? 0))
      default: break
      }
    }
    weights.sort { ($0.at, $0.id) < ($1.at, $1.id) }
  }

  private static func lasted(_ workout: [String: Any]) -> Double {
    let format = ISO8601DateFormatter()
    func seconds(_ value: Any?) -> Double {
      (value as? String).flatMap(format.date(from:))?.timeIntervalSince1970 ?? 0
    }
    let pauses = workout["pauses"] as? [[String: Any]] ?? []
    return seconds(workout["end"]) - seconds(workout["start"])
      - pauses.reduce(0) { $0 + seconds($1["end"]) - seconds($1["start"]) }
  }

  private static func object(_ path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: URL(filePath: path))
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  private static func mass(_ value: Any?) -> Load? {
    guard let load = value as? [String: Any] else { return nil }
    let number = (load["value"] as? NSNumber)?.doubleValue ?? 0
    let isPounds = load["unit"] as? String == "lb"
    return Load(
      kind: load["kind"] as? String ?? "external", kilograms: isPounds ? number * pound : number,
      isPounds: isPounds)
  }

  private static func done(_ result: [String: Any]) -> Done {
    var done = Done()
    let load = mass(result["load"])
    if let reps = result["reps"] as? Int {
      done.reps = reps
      let sides = [result["left"] as? Int, result["right"] as? Int].compactMap(\.self)
      done.moved = [(sides.count == 2 ? Double(sides[0] + sides[1]) / 2 : Double(reps), load)]
      for part in result["then"] as? [[String: Any]] ?? [] {
        done.moved.append((Double(part["reps"] as? Int ?? 0), mass(part["load"]) ?? load))
      }
    }
    if let distance = result["distance"] as? [String: Any] {
      let lengths: [String: Double] = ["m": 1, "km": 1_000, "mi": 1_609.344]
      let value = (distance["value"] as? NSNumber)?.doubleValue ?? 0
      done.metres = value * (lengths[distance["unit"] as? String ?? "m"] ?? 1)
    }
    done.seconds = (result["duration"] as? NSNumber)?.doubleValue
    done.hasEffort = result["rpe"] != nil || result["rir"] != nil
    if done.moved.count < 2 {
      if let rpe = result["rpe"] as? NSNumber { done.reserve = 10 - rpe.doubleValue }
      if let rir = result["rir"] as? NSNumber { done.reserve = rir.doubleValue }
    }
    return done
  }

  // MARK: - Sets

  func body(on day: String) -> Double? {
    // Before the first day with a weight, that day's counts.
    let first = weights.first?.at.prefix(10)
    return weights.last { $0.at.prefix(10) <= max(Substring(day), first ?? "") }?.kilograms
  }

  /// The load that a set moved, and the part of it that is the body; nil if none is known.
  private func moved(_ load: Load?, _ set: Done) -> (total: Double, body: Double)? {
    guard let load else { return nil }
    let share = facts[set.exercise]?.share ?? 0
    let body = share > 0 ? self.body(on: set.day).map { $0 * share } : nil
    let total: Double?
    switch load.kind {
    case "external": return load.kilograms > 0 ? (load.kilograms, 0) : nil
    case "added": total = (body ?? 0) + load.kilograms
    case "assisted": total = body.map { $0 - load.kilograms }
    default: total = body
    }
    return total.flatMap { $0 > 0 ? ($0, body ?? 0) : nil }
  }

  /// The volume of a set with all its parts.
  func volume(_ set: Done) -> Double {
    let fact = facts[set.exercise] ?? Fact()
    return set.moved.reduce(0) { sum, part in
      guard let moved = moved(part.load, set) else { return sum }
      let beside = part.load?.kind == "external" ? (body(on: set.day) ?? 0) * fact.share : 0
      return sum + part.reps * (moved.total * fact.implements + beside)
    }
  }

  /// The estimated 1RM of a set by Epley's formula, less the body, and whether it is rough; nil without one.
  func estimate(_ set: Done) -> (kilograms: Double, isRough: Bool)? {
    guard let reps = set.reps, reps > 0, let moved = moved(set.moved.first?.load, set) else { return nil }
    let possible = Double(reps) + set.reserve
    let factor = possible == 1 ? 1 : 1 + possible / 30
    return (moved.total * factor - moved.body, possible > 10)
  }

  /// The best estimate of some sets: a rough one only if there is no other.
  func best(_ sets: [Done]) -> Double? {
    let estimates = sets.filter { !$0.isWarmUp }.compactMap(estimate)
    let reliable = estimates.filter { !$0.isRough }
    return (reliable.isEmpty ? estimates : reliable).map(\.kilograms).max()
  }

  // MARK: - Reports

  /// The totals of some sets.
  func total(_ sets: [Done]) -> Total {
    var total = Total()
    total.workouts = Set(sets.map(\.workout)).count
    for set in sets {
      total.sets += 1
      if set.isWarmUp { continue }
      total.workSets += 1
      if let reps = set.reps {
        total.reps += reps
        for part in set.moved.dropFirst() { total.reps += Int(part.reps) }
      }
      total.volume += volume(set)
      total.metres += set.metres ?? 0
    }
    return total
  }

  /// Working sets by muscle: 1 for a main muscle of the exercise, ½ for another.
  var muscles: [String: Double] {
    var muscles: [String: Double] = [:]
    for set in sets where !set.isWarmUp {
      for muscle in facts[set.exercise]?.primary ?? [] { muscles[muscle, default: 0] += 1 }
      for muscle in facts[set.exercise]?.secondary ?? [] { muscles[muscle, default: 0] += 0.5 }
    }
    return muscles
  }

  /// The records of an exercise by kind, in kilograms, seconds or metres.
  func records(_ exercise: String) -> [String: Double] {
    let done = sets.filter { $0.exercise == exercise && !$0.isWarmUp }
    func load(_ set: Done) -> Double? {
      guard let reps = set.reps, reps > 0, let load = set.moved.first?.load else { return nil }
      return load.kind == "assisted" ? -load.kilograms : load.kind == "bodyWeight" ? nil : load.kilograms
    }
    var records: [String: Double] = [:]
    records["heaviestLoad"] = done.compactMap(load).filter { $0 > 0 }.max()
    records["e1rm"] = best(done)
    records["setVolume"] = done.map(volume).filter { $0 > 0 }.max()
    records["sessionVolume"] = Dictionary(grouping: done, by: \.workout).values
      .map { $0.reduce(0) { $0 + volume($1) } }.filter { $0 > 0 }.max()
    records["furthestDistance"] = done.compactMap(\.metres).max()
    return records
  }

  /// The fastest times of an exercise, by the distance in metres: a time over a longer distance counts at its mean pace.
  func fastest(_ exercise: String) -> [Double: Double] {
    let done = sets.filter { $0.exercise == exercise && !$0.isWarmUp }
    var fastest: [Double: Double] = [:]
    for set in done {
      guard let metres = set.metres, set.seconds != nil else { continue }
      fastest[metres] =
        done.compactMap { other in
          guard let own = other.metres, own >= metres, let seconds = other.seconds else { return nil }
          return seconds * metres / own
        }.min()
    }
    return fastest
  }

  /// The days whose estimate is certainly a record, and those whose certainly isn't: a rough estimate competes only until there is
  /// a reliable one, and the first of all is the baseline. Nil for an exercise with the body, or done twice on a day.
  func e1rmRecords(_ exercise: String) -> (sure: Set<String>, never: Set<String>)? {
    let done = sets.filter { $0.exercise == exercise && !$0.isWarmUp }
    let days = Dictionary(grouping: done, by: \.day)
    if (facts[exercise]?.share ?? 0) > 0 { return nil }
    if days.values.contains(where: { Set($0.map(\.workout)).count > 1 }) { return nil }
    var (sure, never): (Set<String>, Set<String>) = ([], [])
    var (reliable, rough): (Double?, Double?)
    for (day, sets) in days.sorted(by: { $0.key < $1.key }) {
      let found = sets.compactMap(estimate)
      let bestRough = found.filter(\.isRough).map(\.kilograms).max()
      let best = found.filter { !$0.isRough }.map(\.kilograms).max()
      let before = reliable ?? rough
      if let value = best ?? (reliable == nil ? bestRough : nil), let before {
        // A reliable estimate may have to beat a rough one of the same day, too, by the order of the sets.
        let isAlone = best == nil || reliable != nil || bestRough == nil
        if value > before + 0.2, isAlone { sure.insert(day) }
        if value < before - 0.1 { never.insert(day) }
      } else {
        never.insert(day)
      }
      if let best { reliable = max(reliable ?? best, best) }
      if let bestRough { rough = max(rough ?? bestRough, bestRough) }
    }
    return (sure, never)
  }

  /// The most reps of an exercise with a load or more.
  func reps(_ exercise: String, at kilograms: Double) -> Int? {
    sets.filter { set in
      set.exercise == exercise && !set.isWarmUp && set.signedLoad.map { $0 > kilograms - 0.03 } == true
    }.compactMap(\.reps).max()
  }

  /// The best estimates of an exercise in two months. RPE and RIR count unless only one of the two best sets has one, and a reliable
  /// estimate goes before a rough one unless only one of the best is reliable.
  func compared(_ exercise: String, _ months: [String]) -> [Double?] {
    var sides = months.map { month in
      sets.filter { $0.exercise == exercise && $0.day.hasPrefix(month) && !$0.isWarmUp }
    }
    var (isPlain, takesRough) = (false, false)
    while true {
      let best = sides.map { side -> (set: Done, estimate: (kilograms: Double, isRough: Bool))? in
        var found: (set: Done, estimate: (kilograms: Double, isRough: Bool))?
        for set in side {
          guard let estimate = estimate(set) else { continue }
          let isBetter =
            found.map { best in
              best.estimate.isRough == estimate.isRough || takesRough
                ? estimate.kilograms > best.estimate.kilograms : best.estimate.isRough
            } ?? true
          if isBetter { found = (set, estimate) }
        }
        return found
      }
      guard let one = best[0], let other = best[1] else { return best.map { $0?.estimate.kilograms } }
      if !isPlain, one.set.hasEffort != other.set.hasEffort {
        isPlain = true
        for side in sides.indices { for set in sides[side].indices { sides[side][set].reserve = 0 } }
      } else if !takesRough, one.estimate.isRough != other.estimate.isRough {
        takesRough = true
      } else {
        return [one.estimate.kilograms, other.estimate.kilograms]
      }
    }
  }

  /// The times of an exercise over a distance, by day: those over just this distance, and at the mean pace those over longer ones
  /// that were faster than all before.
  func times(_ exercise: String, over metres: Double) -> [String: Double] {
    var (times, fastest): ([String: Double], Double?) = ([:], nil)
    let done = sets.filter { $0.exercise == exercise && !$0.isWarmUp && $0.seconds != nil }
    for (day, sets) in Dictionary(grouping: done, by: \.day).sorted(by: { $0.key < $1.key }) {
      let found = sets.compactMap { set -> Double? in
        guard let own = set.metres, let seconds = set.seconds, own >= metres else { return nil }
        let time = seconds * metres / own
        return own == metres || fastest.map { time < $0 - 0.001 } ?? true ? time : nil
      }
      times[day] = found.min()
      fastest = [fastest, found.min()].compactMap(\.self).min()
    }
    return times
  }

  /// The best estimate of each day with one.
  func progress(_ exercise: String) -> [String: Double] {
    Dictionary(grouping: sets.filter { $0.exercise == exercise }, by: \.day).compactMapValues(best)
  }
}
