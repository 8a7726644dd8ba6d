import Training
import Wording

/// Sets with an RPE or RIR of their own, or one before their load.
extension LogLine {
  /// Refuses `squat 65% 250x5`, which says the load, too.
  func refusePercents() throws(Failure) {
    let percents = line.words.compactMap(PaperLine.percent)
    guard line.isLog, !percents.isEmpty, percents.count < line.words.count,
      case let sets = TypedLine(line, words: line.words.filter { PaperLine.percent($0) == nil }),
      let phrases = try? LogLine(sets, context).phrases(),
      phrases.allSatisfy({ phrase in
        !phrase.hasNoSets && !phrase.isCardio && phrase.groups.allSatisfy { $0.load != nil }
      })
    else { return }
    throw .besidesSets(percents.joined(separator: " "), sets)
  }

  /// `4x6 102,5 @8`, `4x6 @8 102,5`, `x5 @7 185`
  static func loadAndEffort(_ typed: [String]) -> [String]? {
    let isTimes = typed[0].first.map { "xX".contains($0) } == true
    let sets = isTimes ? [String(typed[0].dropFirst())] + typed.dropFirst() : typed
    guard sets.count == 3, isTimes ? Int(sets[0]) != nil : SetWord.isCountedReps(sets[0]),
      !sets[0].contains("@"),
      let rating = sets.first(where: isRating), let mass = sets.dropFirst().first(where: { $0 != rating }),
      mass.hasSuffix(",5") || sets[1] == rating, case let load = mass.replacing(",", with: "."),
      SetWord.isMass(load), (Double(load.prefix { $0.isNumber || $0 == "." }) ?? 0) > 30
    else { return nil }
    return [sets[0] + "@" + load, rating]
  }

  /// `3x8@80 @7 @8 @9`, `3x8@80 rpe 7,8,9`, `80 3x8 @7,8,9`, `10,9,8@80 rir 2,1,0`, `10,9,8 @ 2,1,0 rir`
  func ratingOfEach(_ typed: [String]) -> [String]? {
    var sets = typed.map { $0.lowercased().filter { !"()".contains($0) } }
    // `2,1,0 rir`
    if let kind = sets.last, ["rpe", "rir"].contains(kind),
      let start = sets.dropLast().lastIndex(where: { !$0.allSatisfy { $0.isNumber || ",/.".contains($0) } })
        ?? sets.indices.first
    {
      sets = sets[...start].filter { $0 != "@" } + [kind] + sets[(start + 1)...].dropLast()
    }
    guard
      let start = sets.firstIndex(where: { $0.first == "@" || $0.hasPrefix("rpe") || $0.hasPrefix("rir") }),
      let (reps, load) = Self.repsAndLoad(sets[..<start])
    else { return nil }
    // `12,10 @8,10` has loads.
    if load.isEmpty, sets[start].first == "@" { return nil }
    let isReserve = sets[start].hasPrefix("rir")
    let ratings = sets[start...].joined(separator: " ").split { "@, /".contains($0) }
      .map { $0.hasPrefix("rpe") || $0.hasPrefix("rir") ? $0.dropFirst(3) : $0 }.filter { !$0.isEmpty }
    guard reps.count > 1, ratings.count == reps.count,
      ratings.allSatisfy({ Double($0).map { (isReserve ? 0...5 : 5...10).contains($0) } == true })
    else { return nil }
    return zip(reps, ratings).flatMap { ["\($0)" + load, (isReserve ? "rir" : "@") + String($1)] }
  }

  /// The reps of each set and the load of `3x8@80`, `80 3x8`, `3x8 80` and `10,9,8`.
  private static func repsAndLoad(_ typed: ArraySlice<String>) -> (reps: [Int], load: String)? {
    var words = typed.flatMap { $0.split(separator: "@").map(String.init) }
    var load = ""
    if words.count == 2, let place = [1, 0].first(where: { isLoad(words[$0]) || typed.count == 1 }) {
      guard SetWord.isMass(words[place]) else { return nil }
      load = "@" + words.remove(at: place)
    }
    guard words.count == 1, case let numbers = words[0].split(separator: "x").map(String.init) else {
      return nil
    }
    if numbers.count == 2, let count = Int(numbers[0]), let reps = Int(numbers[1]), (2...10).contains(count) {
      return (Array(repeating: reps, count: count), load)
    }
    let reps = words[0].split { ",/".contains($0) }.map { Int($0) ?? 0 }
    return reps.count > 1 && reps.allSatisfy { (1...50).contains($0) } ? (reps, load) : nil
  }
}
