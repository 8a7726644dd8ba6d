import Training
import Wording

/// The kinds of single words next to sets, as people write them.
enum SetWord {
  /// Whether a word is a number, with or without a unit of mass.
  static func isMass(_ word: String) -> Bool {
    let number = word.prefix { $0.isNumber || ".,".contains($0) }
    return !number.isEmpty
      && ["", "kg", "lb", "lbs", "kilos"].contains(word.dropFirst(number.count).lowercased())
  }

  /// Whether a word is a number of sets and their reps: `3x5`, `3x5@100`.
  static func isCountedReps(_ word: String) -> Bool {
    let numbers = word.lowercased().prefix { $0 != "@" }.split(
      separator: "x", omittingEmptySubsequences: false)
    return numbers.count == 2 && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
  }

  /// The words after an attempt that was missed.
  static let misses: Set = ["miss", "missed", "fail", "failed"]

  /// `5km`, `400m`, `3mi`, or such a unit alone
  static func isDistance(_ word: String) -> Bool {
    ["k", "km", "m", "mi", "miles"].contains(word.lowercased().drop { $0.isNumber || ".,x".contains($0) })
  }

  /// Whether a word is the unit of minutes.
  static func isMinutes(_ word: String) -> Bool {
    TimeUnit(named: word.lowercased()) == .minute
  }

  /// Whether a name is that of the heart rate, which no set keeps.
  static func isPulse(_ name: String) -> Bool {
    ["hr", "avg hr", "heart rate", "fc"].contains(name.lowercased())
  }

  /// The number of words at the end that are the heart rate: `hr 150`, `avg hr 150`, `avg 140bpm`, `140 bpm`; nil without any.
  static func wordsOfPulse(_ words: [String]) -> Int? {
    guard words.count > 2, var last = words.last?.lowercased() else { return nil }
    var count = 1
    let isUnit = last == "bpm" || last == "ppm"
    if isUnit {
      last = words[words.count - 2]
      count = 2
    }
    let hasUnit = isUnit || last.hasSuffix("bpm") || last.hasSuffix("ppm")
    let rate = last.hasSuffix("pm") ? String(last.dropLast(3)) : last
    guard let rate = Int(rate), (40...230).contains(rate) else { return nil }
    let before = words.dropLast(count).map { $0.lowercased() }
    for label in [2, 1] where before.count > label && isPulse(before.suffix(label).joined(separator: " ")) {
      return count + label
    }
    guard hasUnit else { return nil }
    return ["avg", "average", "at", "@"].contains(before.last ?? "") ? count + 1 : count
  }

  /// Words with `12 ea` for `12ea` and `3x12 ea@20` for `3x12ea@20`.
  static func partingEach(_ words: [String]) -> [String] {
    words.flatMap { word in
      let rest = word.drop { $0.isNumber || $0 == "x" }
      let isEach = rest.count < word.count && ["ea", "ea,"].contains(rest.prefix { $0 != "@" }.lowercased())
      return isEach ? [String(word.dropLast(rest.count)), String(rest)] : [word]
    }
  }

  /// Words with `with` for the `w` before what is worn or used, `120x5 w belt`: elsewhere it is a warm-up.
  static func spellingWith(_ words: [String]) -> [String] {
    words.enumerated().map { place, word in
      let next = words.dropFirst(place + 1).prefix(2).map { Recognition.folded($0) }
      let isUsed = next.first.map(used.contains) == true || next.count == 2 && used.contains(next[1])
      return word == "w" && isUsed && next[0].allSatisfy(\.isLetter) ? "with" : word
    }
  }

  /// Words with `5@100 w` for `100 warmup 5`, a load, its type and its reps.
  static func turningWarmUps(_ words: [String]) -> [String] {
    var words = words
    for place in words.indices.dropFirst().dropLast().reversed()
    where ["warmup", "warm-up"].contains(words[place].lowercased()) && isMass(words[place - 1]) {
      let reps = words[place + 1].prefix(while: \.isNumber)
      let load = words[place - 1].prefix(while: \.isNumber)
      guard let count = Int(reps), let mass = Int(load), mass > 2 * count,
        ["", ","].contains(words[place + 1].dropFirst(reps.count))
      else { continue }
      words[place - 1...place + 1] = ["\(reps)@" + words[place - 1], "w"]
    }
    return words
  }

  /// Words with `@` before the load and `miss` for a cross in `3x5 120 ❌`.
  static func markingMiss(_ words: [String]) -> [String] {
    var words = words.map { word in
      !word.isEmpty && word.allSatisfy { crosses.contains($0) } ? "miss" : word
    }
    let last = words.count - 1
    if last > 1, misses.contains(words[last].lowercased()),
      isMass(words[last - 1]),
      isCountedReps(words[last - 2]), !words[last - 2].contains("@")
    {
      words[last - 2...last - 1] = [words[last - 2] + "@" + words[last - 1]]
    }
    return words
  }

  /// Marks of what failed.
  static let crosses: Set<Character> = ["❌", "✖", "🚫", "⛔", "❎"]

  private static let used: Set = [
    "belt", "straps", "sleeves", "wraps", "vest", "chains", "pause", "pauses", "band", "bands", "rope",
    "help", "assistance", "spot", "spotter",
  ]

  /// The words between two sets, or two exercises.
  static let thens: Set = ["then", "luego", "después", "despues", "després", "despres"]
}
