import Wording

/// Attempts at single reps, made and missed, and what people call sets of few reps; each form gives the SETs that are meant.
extension LogLine {
  /// `80x1 90x1 100x1 m`, `80 85 90x`, `90x1x`, `85xF`, `90xx`, `80/90/100x/100`, `90 missed, 90 make`, `95kg failed twice`, `1@265 good, 1@280 good`,
  /// `150 no`
  static func outcomes(_ words: [String]) -> [String]? {
    // `80/90/100x/100`
    let slashed = words.count == 1 ? words[0].split(separator: "/").map(String.init) : words
    let words = slashed.contains(where: { $0.hasSuffix("x") }) ? slashed : words
    var attempts: [(load: String, isMissed: Bool)] = []
    var (isSaid, isJudged, made, missed) = (false, false, 0, 0)
    for word in words {
      let plain = word.hasSuffix(",") ? String(word.dropLast()) : word
      // `90xx`: twice
      let isTwice = plain.hasSuffix("xx")
      if let attempt = attempt(isTwice ? String(plain.dropLast()) : plain) {
        if isTwice { attempts.append((attempt.load, true)) }
        attempts.append((attempt.load, attempt.isMissed))
        isSaid = isSaid || attempt.isMissed
        isJudged = false
        continue
      }
      guard let last = attempts.last else { return nil }
      // `75 miss miss make`: an attempt for each word.
      if misses.contains(plain) || makes.contains(plain) {
        if isJudged { attempts.append((last.load, false)) }
        isJudged = true
      }
      switch plain {
      case "twice" where last.isMissed:
        attempts.append(last)
        isSaid = true
      // A number with an `m` may be metres.
      case "m" where words.contains { $0.hasSuffix("x1") }: isSaid = true
      // `150 no`, `1@150 válido`: as judges say.
      case "no":
        attempts[attempts.count - 1].isMissed = true
        isSaid = true
      case _ where valids.contains(Recognition.folded(plain)):
        made += 1
        isSaid = true
      case _ where misses.contains(plain): missed += 1
      case _ where makes.contains(plain): made += 1
      default: return nil
      }
      if plain == "m" || misses.contains(plain) { attempts[attempts.count - 1].isMissed = true }
    }
    // `190 200 207.5 nulo`: three or more loads are singles.
    let endsInMiss = words.last.map(misses.contains) == true && missed == 1
    guard isSaid || made > 1 || missed > 0 && (made > 0 || endsInMiss && attempts.count > 2) else {
      return nil
    }
    let sets = attempts.flatMap { $0.isMissed ? ["1@" + $0.load, "miss"] : ["1@" + $0.load] }
    return sets == words ? nil : sets
  }

  private static func attempt(_ word: String) -> (load: String, isMissed: Bool)? {
    var text = word[...]
    let isMissed = text.hasSuffix("xf") || text.hasSuffix("x")
    if isMissed { text.removeLast(text.hasSuffix("xf") ? 2 : 1) }
    if text.hasSuffix("x1") { text.removeLast(2) } else if text.hasPrefix("1@") { text.removeFirst(2) }
    let load = text.hasSuffix(",5") ? text.dropLast(2) + ".5" : text
    return isLoad(String(load)) ? (String(load), isMissed) : nil
  }

  /// `92.5 1 miss 2 makes`
  static func madeAndMissed(_ words: [String]) -> [String]? {
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

  /// `405x1 455x1 failed 475`
  static func failedAtTheEnd(_ words: [String]) -> [String]? {
    guard words.count > 2, let last = words.last, isLoad(last), misses.contains(words[words.count - 2]) else {
      return nil
    }
    let made = words.dropLast(2).map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
    let attempts = made.compactMap { $0.hasSuffix("x1") || $0.hasPrefix("1@") ? attempt($0)?.load : nil }
    guard attempts.count == made.count else { return nil }
    return attempts.map { "1@" + $0 } + ["1@" + last, "miss"]
  }

  /// `60x2 75xf 75x1`, `455x1 @8 515 x miss`, `50 x 2, 55 x 2, 65 x fail`: attempts missed among sets.
  static func missedAmongSets(_ words: [String]) -> [String]? {
    guard words.contains(where: { $0.last?.isLetter == true }) else { return nil }
    let plain = words.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
    let typed = plain.joined(separator: " ").replacing(" x ", with: "x").split(separator: " ")
    var sets: [String] = []
    // Beside sets of eight, `80xf` may be a set to failure.
    let mayBeSets = typed.contains { (Int($0.split(separator: "x").last ?? "") ?? 0) > 3 && $0.contains("x") }
    var isSaid = false
    for set in typed {
      let parts = set.split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, SetWord.isMass(parts[0]),
        (Double(parts[0].filter { $0.isNumber || $0 == "." }) ?? 0) > 20
      else {
        sets.append(String(set))
        continue
      }
      if Int(parts[1]) != nil {
        sets.append(parts[1] + "@" + parts[0])
      } else if misses.contains(parts[1].lowercased()) || parts[1] == "X"
        || parts[1].lowercased() == "f" && !mayBeSets
      {
        sets += ["1@" + parts[0], "miss"]
        isSaid = true
      } else {
        // `70xx` may be one or two.
        return nil
      }
    }
    return isSaid ? sets : nil
  }

  /// `405 @8 then 3x3 at 365`: a single, and sets after it.
  static func singleThenSets(_ words: [String]) -> [String]? {
    guard words.count > 3, isLoad(words[0]), (Double(words[0]) ?? 0) > 50, isRating(words[1]),
      case let rest = words[2...].drop(while: { ["then", "and"].contains($0) }), let sets = rest.first,
      SetWord.isCountedReps(sets)
    else { return nil }
    let load = rest.dropFirst().filter { !["at", "@"].contains($0) }
    guard load.count <= 1, load.first.map(SetWord.isMass) ?? sets.contains("@") else { return nil }
    return ["1@" + words[0], words[1], sets + load.map { "@" + $0 }.joined()]
  }

  /// Refuses `bench single @8 180` and `bench double 170 @8`, whose words for reps aren't part of a name.
  func refuseSingles(_ name: ArraySlice<String>, _ sets: [String]) throws(Failure) {
    // `275 triple @9`
    if sets.count == 3, Self.isLoad(sets[0]), let reps = Self.counts[Recognition.folded(sets[1])],
      Self.isRating(sets[2]), try knows(name.joined(separator: " "))
    {
      throw .listUnclear(
        sets.joined(separator: " "),
        [line.typing((name + ["\(reps)@" + sets[0], sets[2]]).map(line.quoted).joined(separator: " "))])
    }
    guard name.count > 1, sets.count > 1, let last = name.last,
      let reps = Self.counts[Recognition.folded(last)]
    else { return }
    // `bench single 275 @8 then 3x5 @ 245`
    if sets.count > 2, Self.isLoad(sets[0]), Self.isRating(sets[1]),
      let text = try? context.understood(
        TypedLine(line, words: name.dropLast() + ["\(reps)@" + sets[0]] + sets.dropFirst()))
    {
      throw .listUnclear(([last] + sets).joined(separator: " "), [text])
    }
    guard sets.count == 2, let rating = sets.first(where: Self.isRating),
      let load = sets.first(where: { $0 != rating }),
      Self.isLoad(load), case let exercise = name.dropLast(), try knows(exercise.joined(separator: " "))
    else { return }
    throw .listUnclear(
      ([last] + sets).joined(separator: " "),
      [line.typing((exercise + ["\(reps)@" + load, rating]).map(line.quoted).joined(separator: " "))])
  }

  static func isRating(_ word: String) -> Bool {
    word.first == "@" && Double(word.dropFirst()).map { (5...10).contains($0) } == true
  }

  private static let misses: Set = [
    "miss", "missed", "misses", "fail", "failed", "fails", "nulo", "nula", "nul", "mala", "dolenta",
    "✗", "✘", "❌",
  ]
  private static let makes: Set = [
    "make", "makes", "made", "good", "buena", "buenas", "bona", "bones", "bien", "bé", "✓", "✔", "✅",
  ]
  private static let valids: Set = ["valido", "valida", "valid"]
}
