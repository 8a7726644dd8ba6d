import Catalogue
import Training

/// Figures that would be taken for further sets, or for another measure; each form gives the SETs that are meant.
extension LogLine {
  func misread(_ sets: [String], of name: ArraySlice<String>) -> [String]? {
    let words = sets.map { $0.lowercased() }
    let forms = [
      Self.outcomes, Self.madeAndMissed, Self.loadFirst, Self.loadsBeforeLists, Self.joinedByPlus,
      Self.sumOfLoads, Self.thousands, Self.inBothUnits, Self.pairBeforeList, Self.loadOfEachSet, Self.poods,
      Self.pairs, Self.repsOfLoad, Self.restPauses,
    ]
    let loaded = Array(forms.lazy.compactMap { $0(words) }.prefix(1)).first
    let onBody = Self.pairOnBody(words)
    let held = Self.heldWithNumber(words)
    let far = Self.timesAfterDistances(words) ?? Self.kilometresWithComma(words) ?? Self.timeWithComma(words)
    // The exercise is looked up last: that reads the logbook, for its custom exercises.
    guard loaded != nil || onBody != nil || held != nil || far != nil,
      let found = try? match(name.joined(separator: " ")), case .one(let exercise) = found
    else { return nil }
    switch (exercise.countMode, exercise.equipment.loading) {
    case (.reps, .external): return loaded
    case (.reps, .bodyWeight): return onBody
    case (.duration, .external), (.duration, .added): return held
    case (.distance, .unloaded): return far
    default: return nil
    }
  }

  // MARK: - Attempts

  /// `80x1 90x1 100x1 m`, `80 85 90x`, `90x1x`, `85xF`, `90 missed, 90 make`, `95kg failed twice`, `1@265 good, 1@280 good`
  private static func outcomes(_ words: [String]) -> [String]? {
    var attempts: [(load: String, isMissed: Bool)] = []
    var (isSaid, made, missed) = (false, 0, 0)
    for word in words {
      let plain = word.hasSuffix(",") ? String(word.dropLast()) : word
      if let attempt = attempt(plain) {
        attempts.append((attempt.load, attempt.isMissed))
        isSaid = isSaid || attempt.isMissed
        continue
      }
      guard let last = attempts.last else { return nil }
      switch plain {
      case "twice" where last.isMissed:
        attempts.append(last)
        isSaid = true
      // A number with an `m` may be metres.
      case "m" where words.contains { $0.hasSuffix("x1") }: isSaid = true
      case _ where misses.contains(plain): missed += 1
      case _ where makes.contains(plain): made += 1
      default: return nil
      }
      if plain == "m" || misses.contains(plain) { attempts[attempts.count - 1].isMissed = true }
    }
    guard isSaid || made > 1 || made > 0 && missed > 0 else { return nil }
    return attempts.flatMap { $0.isMissed ? ["1@" + $0.load, "miss"] : ["1@" + $0.load] }
  }

  private static func attempt(_ word: String) -> (load: String, isMissed: Bool)? {
    var text = word[...]
    let isMissed = text.hasSuffix("xf") || text.hasSuffix("x")
    if isMissed { text.removeLast(text.hasSuffix("xf") ? 2 : 1) }
    if text.hasSuffix("x1") { text.removeLast(2) } else if text.hasPrefix("1@") { text.removeFirst(2) }
    return isLoad(String(text)) ? (String(text), isMissed) : nil
  }

  /// `92.5 1 miss 2 makes`
  private static func madeAndMissed(_ words: [String]) -> [String]? {
    guard words.count > 2, !words.count.isMultiple(of: 2), isLoad(words[0]) else { return nil }
    var sets: [String] = []
    for place in stride(from: 1, to: words.count, by: 2) {
      guard let count = Int(words[place]), (1...6).contains(count) else { return nil }
      let isMissed = misses.contains(words[place + 1])
      guard isMissed || makes.contains(words[place + 1]) else { return nil }
      sets += [(count > 1 ? "\(count)x" : "") + "1@" + words[0]] + (isMissed ? ["miss"] : [])
    }
    return sets
  }

  /// `5x1@85 2 misses`: of the five, or after them.
  static func missesOfSingles(_ sets: [String]) -> [[String]]? {
    guard sets.count == 3, misses.contains(sets[2].lowercased()), let missed = Int(sets[1]),
      case let halves = sets[0].lowercased().split(separator: "@").map(String.init), halves.count == 2,
      halves[0].hasSuffix("x1"), let count = Int(halves[0].dropLast(2)), (1..<count).contains(missed)
    else { return nil }
    func singles(_ count: Int) -> String { (count > 1 ? "\(count)x" : "") + "1@" + halves[1] }
    return [count - missed, count].map { [singles($0), singles(missed), "miss"] }
  }

  private static let misses: Set = ["miss", "missed", "misses", "fail", "failed", "fails"]
  private static let makes: Set = ["make", "makes", "made", "good"]

  // MARK: - Loads

  /// `80kg 8 8 7 85kg 6 5`
  private static func loadsBeforeLists(_ words: [String]) -> [String]? {
    var sets: [(load: String, reps: [String])] = []
    for word in words {
      if let reps = Int(word) {
        guard !sets.isEmpty, (1...30).contains(reps) else { return nil }
        sets[sets.count - 1].reps.append(word)
      } else {
        guard isMass(word), word.last?.isLetter == true else { return nil }
        sets.append((word, []))
      }
    }
    guard sets.count > 1, sets.allSatisfy({ !$0.reps.isEmpty }), sets.contains(where: { $0.reps.count > 1 })
    else { return nil }
    return sets.map { $0.reps.joined(separator: ",") + "@" + $0.load }
  }

  /// `@80kg 8,8,7`
  private static func loadFirst(_ words: [String]) -> [String]? {
    let reps = words.dropFirst().flatMap { $0.split(separator: ",") }.compactMap { Int($0) }
    guard words[0].first == "@", isMass(String(words[0].dropFirst())), reps.count > 1,
      words.dropFirst().allSatisfy({ $0.allSatisfy { $0.isNumber || $0 == "," } })
    else { return nil }
    return [reps.map(String.init).joined(separator: ",") + words[0]]
  }

  /// `140 1x5 + 120 3x5`
  private static func joinedByPlus(_ words: [String]) -> [String]? {
    let pieces = words.split(separator: "+", omittingEmptySubsequences: false).map(Array.init)
    guard pieces.count > 1,
      pieces.allSatisfy({ $0.count == 2 && isLoad($0[0]) && SetPhraseLine.isCountedReps($0[1]) })
    else { return nil }
    return pieces.map { ($0[1].hasPrefix("1x") ? String($0[1].dropFirst(2)) : $0[1]) + "@" + $0[0] }
  }

  /// `100+20 x 5`: the bar, and what was put on it.
  private static func sumOfLoads(_ words: [String]) -> [String]? {
    let loads = words[0].split(separator: "+", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard words.count == 3, words[1] == "x", let reps = Int(words[2]), loads.count == 2,
      loads.map(String.init).joined(separator: "+") == words[0], loads[0] >= 40, (1...20).contains(reps)
    else { return nil }
    return ["\(reps)@\(loads[0] + loads[1])"]
  }

  /// `1,000 x 5`
  private static func thousands(_ words: [String]) -> [String]? {
    let parts = words[0].split(separator: ",", omittingEmptySubsequences: false)
    guard words.count == 3, words[1] == "x", Int(words[2]) != nil, parts.count == 2, parts[0].count == 1,
      parts[1].count == 3, let load = Int(parts.joined()), load >= 1_000
    else { return nil }
    return ["\(words[2])@\(load)"]
  }

  /// `5@100kg/220lb`: one load in both units.
  private static func inBothUnits(_ words: [String]) -> [String]? {
    let halves = words[0].split(separator: "/").map(String.init)
    guard halves.count == 2, let at = halves[0].firstIndex(of: "@"), isMass(halves[1]),
      case let first = String(halves[0][halves[0].index(after: at)...]), isMass(first)
    else { return nil }
    func kilograms(_ load: String) -> Double? {
      let number = Double(load.prefix { $0.isNumber || $0 == "." })
      return load.hasSuffix("kg")
        ? number : load.hasSuffix("lb") || load.hasSuffix("lbs") ? number.map { $0 * 0.45359 } : nil
    }
    guard first.hasSuffix("kg") != halves[1].hasSuffix("kg"), let one = kilograms(first),
      let other = kilograms(halves[1]), abs(one - other) < one / 30
    else { return nil }
    return [halves[0]] + words.dropFirst()
  }

  /// `2x22.5 21-15-9`: a pair of dumbbells.
  private static func pairBeforeList(_ words: [String]) -> [String]? {
    guard words.count == 2, let load = pair(words[0]), load.contains("."),
      case let reps = words[1].split(separator: "-").compactMap({ Int($0) }), reps.count > 2,
      reps.map(String.init).joined(separator: "-") == words[1]
    else { return nil }
    return [reps.map(String.init).joined(separator: ",") + "@" + load]
  }

  /// `lunges 3x10/leg 2x12kg`: one in each hand.
  private static func pairOnBody(_ words: [String]) -> [String]? {
    guard words.count == 2, let load = pair(words[1]), load.last?.isLetter == true,
      case let number = load.prefix(while: { $0.isNumber || $0 == "." }),
      let each = Thousandths(String(number)),
      let sets = words[0].split(separator: "/").first.map(String.init), SetPhraseLine.isCountedReps(sets),
      !sets.contains("@")
    else { return nil }
    return [sets + "@+" + Thousandths(raw: each.raw * 2).text + load.dropFirst(number.count)]
  }

  /// The load in `2x22.5`.
  private static func pair(_ word: String) -> String? {
    let load = String(word.dropFirst(2))
    return word.hasPrefix("2x") && isMass(load) ? load : nil
  }

  /// `3x5 225 235 245`
  private static func loadOfEachSet(_ words: [String]) -> [String]? {
    guard SetPhraseLine.isCountedReps(words[0]), case let numbers = words[0].split(separator: "x"),
      let count = Int(numbers[0]), let reps = Int(numbers[1]), (2...10).contains(count),
      words.count == count + 1,
      words.dropFirst().allSatisfy({ isLoad($0) && (Double($0) ?? 31) > Double(reps) })
    else { return nil }
    return words.dropFirst().map { "\(reps)@" + $0 }
  }

  /// `20 reps 1.5 pood`: a pood is 16 kg.
  private static func poods(_ words: [String]) -> [String]? {
    guard words.count > 2, ["pood", "poods"].contains(words[words.count - 1]),
      let number = Thousandths(words[words.count - 2]), number <= Thousandths(4),
      case let sets = words.dropLast(2).filter({ !["rep", "reps", "at", "@", "x", "with"].contains($0) }),
      sets.count == 1
    else { return nil }
    return [sets[0] + "@" + Thousandths(raw: number.raw * 16).text + "kg"]
  }

  /// `30s x 12, 35s x 10`: pairs of dumbbells.
  private static func pairs(_ words: [String]) -> [String]? {
    guard words.count > 3, words.count.isMultiple(of: 3) else { return nil }
    var sets: [String] = []
    for place in stride(from: 0, to: words.count, by: 3) {
      guard words[place].last == "s", let load = Int(words[place].dropLast()), words[place + 1] == "x",
        let reps = Int(words[place + 2].filter { $0 != "," })
      else { return nil }
      sets.append("\(reps)@\(load)")
    }
    return sets
  }

  /// `5 reps of 100 kg`
  private static func repsOfLoad(_ words: [String]) -> [String]? {
    guard words.count > 3, let reps = Int(words[0]), ["rep", "reps"].contains(words[1]), words[2] == "of",
      case let load = words[3...].joined(), isMass(load)
    else { return nil }
    return ["\(reps)@" + load]
  }

  /// `70kg 10 rp 5 rp 3`: rest-pause.
  private static func restPauses(_ words: [String]) -> [String]? {
    let reps = words.dropFirst().split(separator: "rp", omittingEmptySubsequences: false)
    guard isLoad(words[0]), reps.count > 1,
      reps.allSatisfy({ $0.count == 1 && $0.first.flatMap { Int($0) } != nil })
    else { return nil }
    return [reps.joined().joined(separator: "+") + "@" + words[0]]
  }

  /// `weighted plank 3x30 20`
  private static func heldWithNumber(_ words: [String]) -> [String]? {
    guard words.count == 2, SetPhraseLine.isCountedReps(words[0]), !words[0].contains("@"),
      let seconds = words[0].split(separator: "x").last.flatMap({ Int($0) }), seconds >= 20, isMass(words[1])
    else { return nil }
    return [words[0] + "s@" + words[1]]
  }

  // MARK: - Times and distances

  /// `1k 1k 1k 4:00 4:05 4:10`
  private static func timesAfterDistances(_ words: [String]) -> [String]? {
    let pieces = words.flatMap { $0.split(separator: ",").map(String.init) }
    let (distances, times) = (pieces.prefix(pieces.count / 2), pieces.suffix(pieces.count / 2))
    guard pieces.count > 3, pieces.count.isMultiple(of: 2), distances.allSatisfy(isDistance),
      times.allSatisfy({ $0.contains(":") && $0.allSatisfy { $0.isNumber || $0 == ":" } })
    else { return nil }
    return zip(distances, times).map { ($0.hasSuffix("k") ? $0 + "m" : $0) + "/" + $1 }
  }

  private static func isDistance(_ word: String) -> Bool {
    let unit = word.drop { $0.isNumber || $0 == "." }
    return unit.count < word.count && ["k", "km", "m"].contains(unit)
  }

  /// `5,5k 30min`
  private static func kilometresWithComma(_ words: [String]) -> [String]? {
    func isDecimal(_ word: String) -> Bool {
      let parts = word.dropLast().split(separator: ",", omittingEmptySubsequences: false)
      return word.last == "k" && parts.count == 2 && parts.allSatisfy { Int($0) != nil } && parts[1].count < 3
    }
    guard words.contains(where: isDecimal) else { return nil }
    return words.map { isDecimal($0) ? $0.replacing(",", with: ".") + "m" : $0 }
  }

  /// `5k 26,30`: minutes and seconds.
  private static func timeWithComma(_ words: [String]) -> [String]? {
    guard words.count == 2, isDistance(words[0]), words[0].contains("k"),
      case let parts = words[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init),
      parts.count == 2, Int(parts[0]) != nil, parts[1].count == 2, let seconds = Int(parts[1]), seconds < 60
    else { return nil }
    return [(words[0].hasSuffix("k") ? words[0] + "m" : words[0]) + "/" + parts.joined(separator: ":")]
  }
}
