import Wording

/// A load before reps that may be something else: sets by reps, or the reps of a further set.
extension LogLine {
  /// `100 5 x 3`: three sets of five, or five of three.
  static func loadThenTimes(_ sets: [String]) -> [String]? {
    let words = sets.joined(separator: " ").lowercased().replacing("×", with: "x")
      .replacing(" x ", with: " x").replacing(" kg", with: "kg").replacing(" lb", with: "lb")
      .split(separator: " ")
    guard words.count == 3, SetWord.isMass(String(words[0])),
      (Int(words[0].prefix { $0.isNumber }) ?? 0) >= 20, words[2].first == "x",
      let one = Int(words[1]), let other = Int(words[2].dropFirst()), one != other,
      (2...12).contains(one), (2...12).contains(other)
    else { return nil }
    return [(other, one), (one, other)].map { "\($0)x\($1)@" + words[0] }
  }

  /// `9 - 15, 15, 12`: a load and the reps with it, or reps of four sets.
  static func lightLoadThenReps(_ sets: [String]) -> [String]? {
    guard let first = sets.first, let load = Int(first), load < 30 else { return nil }
    let hasDash = sets.count > 1 && ["-", "–", "—"].contains(sets[1])
    let typed = sets.dropFirst(hasDash ? 2 : 1)
    let reps = typed.flatMap { $0.split(separator: ",") }.map(String.init)
    guard hasDash || typed.count == 1, reps.count > 1,
      reps.allSatisfy({ (load + 1...30).contains(Int($0) ?? 0) })
    else { return nil }
    let list = reps.joined(separator: ",")
    return [list + "@" + first, first + "," + list]
  }

  /// Asks about `100 5 x 3` without an exercise.
  func askAboutLoadThenTimes() throws(Failure) {
    guard line.isLog || line.command.isEmpty, let readings = Self.loadThenTimes(line.words) else { return }
    throw .listUnclear(line.words.joined(separator: " "), readings.map(line.typing))
  }
}
