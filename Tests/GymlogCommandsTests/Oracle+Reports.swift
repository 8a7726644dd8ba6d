import Foundation

extension Oracle {
  /// The working sets of an exercise.
  func working(_ exercise: String) -> [Done] { sets.filter { $0.exercise == exercise && !$0.isWarmUp } }

  // MARK: - Time

  /// The seconds of a workout: from its start to its end, and at least those of its sets. Of one without a length of its own, those of
  /// its sets, or nil if some are of reps and none is a run.
  func seconds(_ workout: String) -> Double? {
    let done = sets.filter { $0.workout == workout }
    let inSets = done.reduce(0) { $0 + ($1.seconds ?? 0) }.rounded(.down)
    let isRun = done.contains { $0.metres != nil && ($0.seconds ?? 0) >= 60 && $0.moved.isEmpty }
    let length = lasted[workout] ?? 0
    if length == 0, done.contains(where: { $0.reps != nil }), !isRun { return nil }
    return max(length, inSets) > 0 ? max(length, inSets) : nil
  }

  /// The seconds of the workouts of some sets; nil if none is known.
  func seconds(_ sets: [Done]) -> (sum: Double, mean: Double)? {
    let known = Set(sets.map(\.workout)).compactMap(seconds)
    let sum = known.reduce(0, +)
    return known.isEmpty ? nil : (sum, sum / Double(known.count))
  }

  // MARK: - Spans

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    return calendar
  }

  /// A day as a date at noon.
  static func date(_ day: String) -> Date {
    ISO8601DateFormatter().date(from: day + "T12:00:00Z") ?? Date(timeIntervalSince1970: 0)
  }

  static func number(_ day: String) -> Int { Int((date(day).timeIntervalSince1970 / 86_400).rounded(.down)) }

  /// The week (`2026-W36`), month or year of a day.
  static func span(_ unit: String, of day: String) -> String {
    switch unit {
    case "year": return String(day.prefix(4))
    case "month": return String(day.prefix(7))
    default:
      let parts = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: date(day))
      let week = parts.weekOfYear ?? 0
      return "\(parts.yearForWeekOfYear ?? 0)-W" + (week < 10 ? "0" : "") + "\(week)"
    }
  }

  /// How many spans there are from one day to another.
  static func spans(_ unit: String, from first: String, to last: String) -> Int {
    let days = stride(from: date(first), through: date(last), by: 86_400)
    let format = ISO8601DateFormatter()
    return Set(days.map { span(unit, of: String(format.string(from: $0).prefix(10))) }).count
  }

  // MARK: - Sums

  struct Spread: Equatable {
    var (total, most, mean) = (0.0, 0.0, 0.0)
  }

  static func spread(_ values: [Double]) -> Spread? {
    guard let most = values.max() else { return nil }
    let total = values.reduce(0, +)
    return Spread(total: total, most: most, mean: total / Double(values.count))
  }

  /// The reps of the working sets: the most and the mean of their first parts, and the sum of all parts.
  static func reps(_ sets: [Done]) -> Spread? {
    let working = sets.filter { !$0.isWarmUp }
    var found = spread(working.compactMap { $0.reps.map(Double.init) })
    found?.total += working.reduce(0) { $0 + $1.moved.dropFirst().reduce(0) { $0 + $1.reps } }
    return found
  }

  /// The loads of the working sets, as typed.
  static func loads(_ sets: [Done]) -> Spread? {
    spread(
      sets.filter { !$0.isWarmUp }.compactMap { set in
        set.signedLoad.flatMap { set.moved.first?.load?.kind == "external" && $0 <= 0 ? nil : $0 }
      })
  }

  /// The sums by sport, of activities and, if there are any, of cardio sets.
  func outings(
    orSetsAlone: Bool = false, _ isWanted: (String) -> Bool
  ) -> [String: (count: Int, metres: Double, seconds: Double)] {
    var sums: [String: (count: Int, metres: Double, seconds: Double)] = [:]
    if activities.isEmpty, !orSetsAlone { return sums }
    for outing in activities where isWanted(outing.day) {
      let sum = sums[outing.sport] ?? (0, 0, 0)
      sums[outing.sport] = (sum.count + 1, sum.metres + outing.metres, sum.seconds + outing.seconds)
    }
    for (sport, own) in Dictionary(grouping: sets.filter { isWanted($0.day) }, by: Self.sport) {
      guard let sport else { continue }
      sums[sport] = (
        Set(own.map(\.workout)).count, own.reduce(0) { $0 + ($1.metres ?? 0) },
        own.reduce(0) { $0 + ($1.seconds ?? 0) }
      )
    }
    return sums
  }

  static func sport(_ set: Done) -> String? { ["39": "run", "308": "run", "40": "row"][set.exercise] }

  /// The volume of the working sets by muscle: whole for a main muscle, half for another.
  var muscleVolumes: [String: Double] {
    var volumes: [String: Double] = [:]
    for set in sets where !set.isWarmUp {
      for muscle in facts[set.exercise]?.primary ?? [] { volumes[muscle, default: 0] += volume(set) }
      for muscle in facts[set.exercise]?.secondary ?? [] { volumes[muscle, default: 0] += volume(set) / 2 }
    }
    return volumes
  }

  // MARK: - Records

  /// The heaviest load with at least so many reps: of a bar, or else on the body.
  func repMax(_ exercise: String, _ reps: Int) -> Double? {
    let done = working(exercise).filter { ($0.reps ?? 0) >= reps && $0.signedLoad != nil }
    let bar = done.filter { $0.moved.first?.load?.kind == "external" }
    return (bar.isEmpty ? done : bar).compactMap(\.signedLoad).max()
  }

  /// The most reps on the body without help.
  func freeReps(_ exercise: String) -> Double? {
    working(exercise).filter { $0.moved.first?.load?.kind != "external" && ($0.signedLoad ?? -1) >= -0.03 }
      .compactMap(\.reps).max().map(Double.init)
  }

  /// The days on which an exercise certainly reached more than ever by a value of its workouts, and those on which it certainly didn't;
  /// nothing if it was done twice on a day.
  func rises(_ exercise: String, _ value: (Done) -> Double?) -> (sure: Set<String>, never: Set<String>)? {
    let days = Dictionary(grouping: working(exercise), by: \.day)
    if days.values.contains(where: { Set($0.map(\.workout)).count > 1 }) { return nil }
    var (sure, never, best): (Set<String>, Set<String>, Double?) = ([], [], nil)
    for (day, sets) in days.sorted(by: { $0.key < $1.key }) {
      let most = sets.compactMap(value).max()
      if let most, let best {
        if most > best + 0.06 { sure.insert(day) }
        if most <= best - 0.06 { never.insert(day) }
      } else {
        never.insert(day)
      }
      best = [best, most].compactMap(\.self).max()
    }
    return (sure, never)
  }

  // MARK: - Progress

  /// The value of each day by a metric other than the estimate; nil for days without one.
  func progress(_ exercise: String, by metric: String) -> [String: Double] {
    Dictionary(grouping: working(exercise), by: \.day).compactMapValues { sets in
      switch metric {
      case "load":
        return sets.compactMap(\.signedLoad).max()
      case "volume":
        let volumes = sets.filter { $0.reps != nil }.map(volume).filter { $0 > 0 }
        return volumes.isEmpty ? nil : volumes.reduce(0, +)
      case "reps": return sets.compactMap(\.reps).max().map(Double.init)
      case "time": return sets.compactMap(\.seconds).max()
      case "distance": return sets.compactMap(\.metres).max()
      default:
        return sets.compactMap { set in
          set.metres.flatMap { metres in set.seconds.map { $0 * 1_000 / metres } }
        }.min()
      }
    }
  }

  /// The change per month by the median of all slopes between days of the half year up to the last; nil for fewer than three or less
  /// than four weeks.
  static func trend(_ days: [String: Double]) -> Double? {
    let all = days.map { (day: number($0.key), value: $0.value) }.sorted { $0.day < $1.day }
    guard let last = all.last?.day else { return nil }
    let recent = all.filter { $0.day >= last - 180 }
    guard recent.count >= 3, last - recent[0].day >= 28 else { return nil }
    var slopes: [Double] = []
    for (index, one) in recent.enumerated() {
      for other in recent[(index + 1)...] {
        slopes.append((other.value - one.value) / Double(other.day - one.day))
      }
    }
    slopes.sort()
    return (slopes[(slopes.count - 1) / 2] + slopes[slopes.count / 2]) / 2 * 365.2425 / 12
  }

  /// The heaviest tested max of a kind within the days whose text begins so, in kilograms; nil without one.
  func heaviest(_ exercise: String, _ kind: String, in period: String) -> Double? {
    tested.filter { $0.exercise == exercise && $0.kind == kind && $0.at.hasPrefix(period) }.map(\.kilograms)
      .max()
  }

  /// The tested maxes of the days on which the exercise wasn't done.
  func testedAlone(_ exercise: String) -> Int {
    let days = Set(sets.filter { $0.exercise == exercise }.map(\.day))
    return tested.count { $0.exercise == exercise && !days.contains(String($0.at.prefix(10))) }
  }

  /// The best reliable estimates of an exercise by day.
  func reliable(_ exercise: String) -> [String: Double] {
    Dictionary(grouping: working(exercise), by: \.day).compactMapValues { sets in
      sets.compactMap(estimate).filter { !$0.isRough }.map(\.kilograms).max()
    }
  }

  /// The estimates of the days that count for a trend: the reliable ones, or all if none is.
  func telling(_ exercise: String) -> [String: Double] {
    let reliable = reliable(exercise)
    return reliable.isEmpty ? progress(exercise) : reliable
  }
}
