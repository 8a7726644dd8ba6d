import Catalogue
import Training

/// Figures that would be taken for further sets, or for another measure; each form gives the SETs that are meant.
extension LogLine {
  func misread(_ sets: [String], of name: ArraySlice<String>) -> [String]? {
    let words = sets.map { $0.lowercased().replacing("×", with: "x") }
    let forms = [
      Self.outcomes, Self.failedAtTheEnd, Self.madeAndMissed, Self.singleThenSets, Self.decimalLoads,
      Self.loadAfterComma, Self.manyReps, Self.loadFirst, Self.loadsBeforeLists, Self.joinedByPlus,
      Self.sumOfLoads, Self.thousands, Self.inBothUnits, Self.pairBeforeList, Self.loadOfEachSet, Self.poods,
      Self.pairs, Self.repsOfLoad, Self.restPauses, Self.listThenLoad, Self.openSetAtEnd,
    ]
    let loaded = forms.firstNonNil { $0(words) } ?? Self.missedAmongSets(sets)
    let sided = Self.loadBeforeSides(words)
    let onBody = Self.pairOnBody(words)
    let added = Self.addedBeforeReps(words)
    let held = Self.heldWithNumber(words)
    let read = Self.sidesFirst(words)
    let isRead = read?.unit?.isEmpty != true && read?.plate == nil && context.notation.understands(sets)
    let sides = isRead ? nil : read
    let twice = Self.sumOfPair(words) ?? Self.loadOfTool(words) ?? Self.pairAfterSets(words)
    let carried = Self.pairCarried(words)
    let far =
      Self.timesAfterDistances(words) ?? Self.kilometresWithComma(words) ?? Self.timeWithComma(words)
      ?? Self.timesInSeconds(words)
    // The exercise is looked up last: that reads the logbook, for its custom exercises.
    guard
      [loaded, sided, onBody, added, held, far, twice, carried].contains(where: { $0 != nil })
        || sides != nil,
      let found = try? match(name.joined(separator: " ")), case .one(let exercise) = found
    else { return nil }
    switch (exercise.countMode, exercise.equipment.loading) {
    case (.reps, .external):
      if let sided, exercise.sides != .both { return sided }
      if let twice, [.dumbbell, .kettlebell].contains(exercise.equipment) { return twice }
      return loaded ?? sides.flatMap { withBothSides($0, of: exercise) }
    case (.reps, .bodyWeight): return onBody
    case (.reps, .added): return added
    case (.duration, .external), (.duration, .added): return held
    case (.distance, .unloaded): return far
    case (.distance, .external): return carried
    default: return nil
    }
  }

  // MARK: - Loads

  /// `80kg 8 8 7 85kg 6 5`
  private static func loadsBeforeLists(_ words: [String]) -> [String]? {
    var sets: [(load: String, reps: [String])] = []
    for word in words {
      if let reps = Int(word) {
        guard !sets.isEmpty, (1...30).contains(reps) else { return nil }
        sets[sets.count - 1].reps.append(word)
      } else {
        guard SetWord.isMass(word), word.last?.isLetter == true else { return nil }
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
    guard words[0].first == "@", SetWord.isMass(String(words[0].dropFirst())), reps.count > 1,
      words.dropFirst().allSatisfy({ $0.allSatisfy { $0.isNumber || $0 == "," } })
    else { return nil }
    return [reps.map(String.init).joined(separator: ",") + words[0]]
  }

  /// `140 1x5 + 120 3x5`
  private static func joinedByPlus(_ words: [String]) -> [String]? {
    let pieces = words.split(separator: "+", omittingEmptySubsequences: false).map(Array.init)
    guard pieces.count > 1,
      pieces.allSatisfy({ $0.count == 2 && isLoad($0[0]) && SetWord.isCountedReps($0[1]) })
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

  /// `8kg each 3x12`, `16kg kb 3x10`
  private static func loadOfTool(_ words: [String]) -> [String]? {
    // `10/leg 20kg dbs`
    if words.count == 3, let tool = words.last, tools.contains(tool), !["each", "ea"].contains(tool),
      SetWord.isMass(words[1]), words[0].first?.isNumber == true, !words[0].contains("@")
    {
      return [words[0], "@" + words[1]]
    }
    guard words.count == 3, SetWord.isMass(words[0]), tools.contains(words[1]),
      SetWord.isCountedReps(words[2]),
      !words[2].contains("@")
    else { return nil }
    return [words[2] + "@" + words[0]]
  }

  private static let tools: Set = [
    "each", "ea", "kb", "kbs", "db", "dbs", "kettlebell", "kettlebells", "dumbbell", "dumbbells", "dumbells",
  ]

  /// `36 12/12 12/11`, `16 5/5`, `40s 10/10 10/9`: a load, or a pair of dumbbells, and the reps of each side.
  private static func loadBeforeSides(_ words: [String]) -> [String]? {
    let load = words[0].last == "s" ? String(words[0].dropLast()) : words[0]
    let sides = words.dropFirst().map { $0.split(separator: "/").compactMap { Int($0) } }
    guard words.count > 1, SetWord.isMass(load), let most = sides.joined().max(), most <= 30,
      case let number = load.prefix(while: { $0.isNumber || $0 == "." }),
      // A decimal or a unit says that it is a load.
      number.contains(".") || number.count < load.count || (Double(number) ?? 0) >= 2 * Double(most)
        || sides.allSatisfy({ Set($0).count > 1 }),
      zip(words.dropFirst(), sides).allSatisfy({
        $1.map(String.init).joined(separator: "/") == $0 && $1.count == 2
      })
    else { return nil }
    return words.dropFirst().map { $0 + "@" + load }
  }

  /// `3x10 two 30s`, `3x10 dos de 12`
  private static func pairAfterSets(_ words: [String]) -> [String]? {
    guard words.count > 2, SetWord.isCountedReps(words[0]), !words[0].contains("@"),
      ["two", "dos", "dues", "2"].contains(words[1]), let last = words.last,
      words[2...].dropLast().allSatisfy({ $0 == "de" || $0 == "of" }),
      case let load = last.hasSuffix("s") && !SetWord.isMass(last) ? String(last.dropLast()) : last,
      SetWord.isMass(load),
      load != last || words.count > 3
    else { return nil }
    return [words[0] + "@" + load]
  }

  /// `20+20 x 8`, `30+30 10`, `30 and 30 x10`, `30+30 3x10`: a pair of dumbbells.
  private static func sumOfPair(_ typed: [String]) -> [String]? {
    let isSpelled = typed.count > 3 && ["+", "and", "y", "i", "&"].contains(typed[1])
    let words = isSpelled ? [typed[0] + "+" + typed[2]] + typed[3...] : typed
    let loads = words[0].split(separator: "+", omittingEmptySubsequences: false)
    guard words.count > 1, loads.count == 2, loads[0] == loads[1], SetWord.isMass(String(loads[0])),
      case let sets = words.dropFirst().joined(),
      case let reps = sets.first == "x" ? sets.dropFirst() : sets[...],
      words.count == 2 || words.count == 3 && words[1] == "x",
      Int(reps) ?? 0 > 0 || SetWord.isCountedReps(String(reps)) && !reps.contains("@"),
      let most = reps.split(separator: "x").compactMap({ Int($0) }).last, most <= 30
    else { return nil }
    return [reps + "@" + loads[0]]
  }

  /// `12,5x10`, `12,5 x 10, 15 x 8`, `14x6 16.5x3`: a decimal can only be a load, and so can the other numbers in its place.
  private static func decimalLoads(_ words: [String]) -> [String]? {
    let text = words.joined(separator: " ").replacing(" x ", with: "x")
    let pieces = text.split(separator: " ").map {
      ($0.hasSuffix(",") ? $0.dropLast() : $0).split(separator: "x", omittingEmptySubsequences: false)
        .map(String.init)
    }
    func isDecimal(_ load: String) -> Bool {
      let mark: Character = pieces.count > 1 && load.contains(".") ? "." : ","
      let parts = load.split(separator: mark, omittingEmptySubsequences: false)
      return parts.count == 2 && Int(parts[0]) != nil && ["5", "25", "75"].contains(parts[1])
    }
    let loads = pieces.compactMap {
      Double($0[0].replacing(",", with: ".").prefix { $0.isNumber || $0 == "." })
    }
    guard
      pieces.allSatisfy({
        $0.count == 2 && (isDecimal($0[0]) || SetWord.isMass($0[0])) && (1...30).contains(Int($0[1]) ?? 0)
      }),
      pieces.contains(where: { isDecimal($0[0]) }), let least = loads.min(), let most = loads.max(),
      most <= least * 3,
      // With a point, only what could be a number of sets isn't clear.
      text.contains(",") || pieces.contains(where: { (1...20).contains(Int($0[0]) ?? 0) })
    else { return nil }
    return pieces.map { $0[1] + "@" + $0[0].replacing(",", with: ".") }
  }

  /// `12@60 kg 12 10,55 kg 12`: a comma before the next load.
  private static func loadAfterComma(_ words: [String]) -> [String]? {
    var pieces: [[String]] = [[]]
    for (place, word) in words.enumerated() {
      let halves = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let isBeforeUnit = place + 1 < words.count && MassUnit(named: words[place + 1]) != nil
      if MassUnit(named: word) != nil, let last = pieces[pieces.count - 1].popLast() {
        pieces[pieces.count - 1].append(last + word)
      } else if halves.count == 2, Int(halves[0]) != nil, isBeforeUnit || halves[1].isEmpty {
        pieces[pieces.count - 1].append(halves[0])
        pieces.append(halves[1].isEmpty ? [] : [halves[1]])
      } else {
        pieces[pieces.count - 1].append(word)
      }
    }
    guard pieces.count > 1 else { return nil }
    var sets: [String] = []
    for piece in pieces {
      guard piece.count > 1 else { return nil }
      let halves = piece[0].split(separator: "@", omittingEmptySubsequences: false).map(String.init)
      let reps = halves.dropLast() + piece.dropFirst()
      guard halves.count < 3, let load = halves.last, SetWord.isMass(load), load.last?.isLetter == true,
        reps.allSatisfy({ Int($0) != nil })
      else { return nil }
      sets.append(reps.joined(separator: ",") + "@" + load)
    }
    return sets
  }

  /// `30x60`: too many for a number of sets.
  private static func manyReps(_ words: [String]) -> [String]? {
    let numbers = words[0].split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard words.count == 1, numbers.count == 2, let reps = numbers[0], let load = numbers[1],
      (21...50).contains(reps), load > reps
    else { return nil }
    return ["\(reps)@\(load)"]
  }

  /// `2x32 40m x 3`: a weight in each hand.
  private static func pairCarried(_ words: [String]) -> [String]? {
    guard words.count > 1, let load = pair(words[0]), words[1].last == "m",
      Int(words[1].dropLast()) != nil
    else { return nil }
    let count = words[2...].joined()
    if count.isEmpty { return [words[1] + "@" + load] }
    guard count.first == "x", let times = Self.count(String(count.dropFirst())) else { return nil }
    return ["\(times)x" + words[1] + "@" + load]
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
    var (words, halves) = (words, words[0].split(separator: "/").map(String.init))
    // `100kg/220lb x 5`
    if words.count == 3, words[1] == "x", let reps = Int(words[2]), halves.count == 2 {
      halves[0] = "\(reps)@" + halves[0]
      words = [words[0]]
    }
    guard halves.count == 2, let at = halves[0].firstIndex(of: "@"), SetWord.isMass(halves[1]),
      case let first = String(halves[0][halves[0].index(after: at)...]), SetWord.isMass(first)
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
  private static func pairOnBody(_ typed: [String]) -> [String]? {
    let words = withoutEachSide(typed)
    guard words.count == 2, let load = pair(words[1]), load.last?.isLetter == true,
      case let number = load.prefix(while: { $0.isNumber || $0 == "." }),
      let each = Thousandths(String(number)),
      let sets = words[0].split(separator: "/").first.map(String.init), !sets.contains("@"),
      SetWord.isCountedReps(sets) || words.count < typed.count && Int(sets) != nil
    else { return nil }
    return [sets + "@+" + Thousandths(raw: each.raw * 2).text + load.dropFirst(number.count)]
  }

  /// `weighted dips 20 8 8 7`: the load comes first, because twice as many reps in the first set are implausible.
  private static func addedBeforeReps(_ words: [String]) -> [String]? {
    let numbers = words.compactMap { Int($0) }
    guard words.count > 2, numbers.count == words.count, let most = numbers.dropFirst().max(),
      numbers[0] >= 2 * most
    else { return nil }
    return [words.dropFirst().joined(separator: ",") + "@" + words[0]]
  }

  /// The load in `2x22.5`.
  private static func pair(_ word: String) -> String? {
    let load = String(word.dropFirst(2))
    return word.hasPrefix("2x") && SetWord.isMass(load) ? load : nil
  }

  /// `3x5 225 235 245`
  private static func loadOfEachSet(_ words: [String]) -> [String]? {
    guard SetWord.isCountedReps(words[0]), case let numbers = words[0].split(separator: "x"),
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

  /// `30s x 12, 35s x 10`, `30s x 12, 20s x 10 drop set`: pairs of dumbbells.
  private static func pairs(_ typed: [String]) -> [String]? {
    let ends = [["drop", "set"], ["dropset"], ["drop"]]
    let end = ends.first { typed.suffix($0.count).elementsEqual($0) } ?? []
    let words = typed.dropLast(end.count)
    guard words.count > 3, words.count.isMultiple(of: 3) else { return nil }
    var sets: [String] = []
    for place in stride(from: 0, to: words.count, by: 3) {
      guard words[place].last == "s", let load = Int(words[place].dropLast()), words[place + 1] == "x",
        let reps = Int(words[place + 2].filter { $0 != "," })
      else { return nil }
      sets += ["\(reps)@\(load)"] + (end.isEmpty || place == 0 ? [] : ["d"])
    }
    return sets
  }

  /// `5 reps of 100 kg`
  private static func repsOfLoad(_ words: [String]) -> [String]? {
    guard words.count > 3, let reps = Int(words[0]), ["rep", "reps"].contains(words[1]), words[2] == "of",
      case let load = words[3...].joined(), SetWord.isMass(load)
    else { return nil }
    return ["\(reps)@" + load]
  }

  /// `8,8,8 14`: a load, because the reps are separated by commas.
  private static func listThenLoad(_ words: [String]) -> [String]? {
    guard words.count == 2, let load = Int(words[1]), load < 30,
      case let reps = words[0].split(separator: ",", omittingEmptySubsequences: false).map({ Int($0) ?? 99 }),
      reps.count > 2, let most = reps.max(), load > most
    else { return nil }
    return [words[0] + "@" + words[1]]
  }

  /// `70kg 10 rp 5 rp 3`, `10@70kg rp 5 rp 3`: rest-pause.
  private static func restPauses(_ typed: [String]) -> [String]? {
    let first = typed[0].split(separator: "@").map(String.init)
    let words = (first.count == 2 ? first.reversed() : [typed[0]]) + typed.dropFirst()
    // `60 rp 15/6/4`
    if words.count == 3, SetWord.isMass(words[0]), ["rp", "rest-pause", "restpause"].contains(words[1]),
      case let reps = words[2].split(whereSeparator: { "/,+".contains($0) }), reps.count > 1,
      reps.allSatisfy({ Int($0) != nil })
    {
      return [reps.joined(separator: "+") + "@" + words[0]]
    }
    let reps = words.dropFirst().split(separator: "rp", omittingEmptySubsequences: false)
    guard isLoad(words[0]), reps.count > 1,
      reps.allSatisfy({ $0.count == 1 && $0.first.flatMap { Int($0) } != nil })
    else { return nil }
    return [reps.joined().joined(separator: "+") + "@" + words[0]]
  }

  /// `weighted plank 3x30 20`
  private static func heldWithNumber(_ words: [String]) -> [String]? {
    guard words.count == 2, SetWord.isCountedReps(words[0]), !words[0].contains("@"),
      let seconds = words[0].split(separator: "x").last.flatMap({ Int($0) }), seconds >= 20,
      SetWord.isMass(words[1])
    else { return nil }
    return [words[0] + "s@" + words[1]]
  }
}
