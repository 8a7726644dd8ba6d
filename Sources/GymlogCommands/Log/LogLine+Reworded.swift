import Catalogue
import Training
import Wording

/// Forms with a word or a sign that no set has, each with the lines that are probably meant.
extension LogLine {
  /// Refuses `squat bar x10 95x5`, `squat 5/3/1: 205 235 265`, `bench 80x8, down to 60x8` and other such forms.
  func refuseReworded() throws(Failure) {
    let words = line.words
    guard line.isLog || line.command.isEmpty, (2...24).contains(words.count) else { return }
    var lines = lowered()
    if lines.isEmpty { lines = try barFirst() }
    if lines.isEmpty, let start = firstFigure, start > 0 {
      let sets = words[start...].map { $0.lowercased() }
      // `5x5x5` says no load.
      let factors = sets[0].split { "x×".contains($0) }.map { Int($0) ?? 0 }
      if sets.count == 1, factors.count == 3, Set(factors).count == 1, (1...12).contains(factors[0]) {
        throw .listUnclear(sets[0], [])
      }
      let forms = [Self.repsOfEachLoad, Self.pairsWithPlus, Self.listAfterFor, missedAll]
      var name = Array(words[..<start])
      var readings = forms.firstNonNil { $0(sets) } ?? []
      // `leg extension stack 7 3x12`
      if name.count > 1, name.last?.lowercased() == "stack", sets.count == 2, let number = Int(sets[0]),
        (1...30).contains(number), SetWord.isCountedReps(sets[1]), !sets[1].contains("@")
      {
        name.removeLast()
        readings = [[sets[1] + "@p\(number)"]]
      }
      // The exercise is looked up last: that reads the logbook.
      if readings.isEmpty, let carried = Self.carriedYards(sets),
        case .one(let exercise) = try match(name.joined(separator: " ")), exercise.countMode == .distance,
        exercise.equipment.loading == .external
      {
        readings = [carried]
      }
      if !readings.isEmpty, try knows(name.joined(separator: " ")) { lines = readings.map { name + $0 } }
    }
    if lines.isEmpty { return }
    let same = zip(words, lines[0]).prefix { $0 == $1 }.count
    throw .listUnclear(
      words[same...].joined(separator: " "),
      lines.map { line.typing($0.map(line.quoted).joined(separator: " ")) })
  }

  /// `80x8, baixo a 60x8`: another set, or a drop.
  private func lowered() -> [[String]] {
    let words = line.words
    guard
      let place = words.indices.dropFirst(2).dropLast(2).first(where: {
        Self.lowering.contains(Recognition.folded(words[$0]))
      }), ["a", "to"].contains(words[place + 1].lowercased()), words[place - 1].hasSuffix(","),
      words[place + 2].first?.isNumber == true, !words[place...].contains(where: { $0.hasSuffix(",") })
    else { return [] }
    let plain = words[..<(place - 1)] + [String(words[place - 1].dropLast())] + words[(place + 2)...]
    return [Array(plain), plain + ["d"]]
  }

  private static let lowering: Set = [
    "baixo", "baixant", "baixat", "bajo", "bajando", "bajado", "baje", "down",
  ]

  /// `squat bar x10 95x5`: the bar alone; `bench plate x 10`: with a plate on each side.
  private func barFirst() throws(Failure) -> [[String]] {
    let words = line.words
    guard let place = words.firstIndex(where: { ["bar", "barra", "plate"].contains($0.lowercased()) }),
      place > 0, place + 1 < words.count
    else { return [] }
    var end = place + 1
    var times = words[end].lowercased()
    if ["x", "×"].contains(times), end + 1 < words.count {
      end += 1
      times = "x" + words[end]
    }
    guard times.first == "x", let reps = Int(times.dropFirst().filter { $0 != "," }), (1...30).contains(reps),
      case .one(let exercise) = try match(words[..<place].joined(separator: " ")),
      exercise.equipment == .barbell
    else { return [] }
    // `bar x 10` is read, and asked about as such.
    if words[place].lowercased() != "plate", end > place + 1, end + 1 == words.count { return [] }
    let unit = context.settings.unit.value
    let bar = Plates.standard(unit).bar.value.raw
    let load = Mass(Thousandths(raw: words[place].lowercased() == "plate" ? bar * 3 : bar), unit)
    return [words[..<place] + ["\(reps)@" + NotationWriter().text(load)] + words[(end + 1)...]]
  }

  /// `5/3/1: 205 235 265`, `5s 145 170 190`: the reps with each load.
  private static func repsOfEachLoad(_ sets: [String]) -> [[String]]? {
    let loads = sets.dropFirst().map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
    guard loads.count > 1, loads.allSatisfy({ isLoad($0) }) else { return nil }
    let head = sets[0].hasSuffix(":") ? String(sets[0].dropLast()) : sets[0]
    let isAlike = head.last == "s"
    let reps = (isAlike ? head.dropLast() : head[...]).split(
      whereSeparator: { "/,".contains($0) }
    ).map { Int($0) ?? 0 }
    guard reps.allSatisfy({ (1...12).contains($0) }),
      isAlike ? reps.count == 1 : reps.count > 2 && reps.count == loads.count
    else { return nil }
    return [loads.indices.map { "\(reps[isAlike ? 0 : $0])@" + loads[$0] }]
  }

  /// `200 10 + 160 10 + 120 10`: a drop set, or sets.
  private static func pairsWithPlus(_ sets: [String]) -> [[String]]? {
    let pieces = sets.split(separator: "+", omittingEmptySubsequences: false).map(Array.init)
    guard pieces.count > 1,
      pieces.allSatisfy({ $0.count == 2 && isLoad($0[0]) && (1...20).contains(Int($0[1]) ?? 0) })
    else { return nil }
    let written = pieces.map { $0[1] + "@" + $0[0] }
    let loads = pieces.map { Double($0[0].prefix { $0.isNumber || $0 == "." }) ?? 0 }
    let isFalling = zip(loads, loads.dropFirst()).allSatisfy { $0 > $1 }
    return (isFalling ? [[written.joined(separator: "+")]] : []) + [written]
  }

  /// `225 for 5, 5, 3`
  private static func listAfterFor(_ sets: [String]) -> [[String]]? {
    guard sets.count > 3, isLoad(sets[0]), ["for", "por", "per"].contains(sets[1]) else { return nil }
    let reps = sets[2...].map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
    guard sets[2...].dropLast().allSatisfy({ $0.hasSuffix(",") }),
      reps.allSatisfy({ (1...30).contains(Int($0) ?? 0) })
    else { return nil }
    return [[reps.joined(separator: ",") + "@" + sets[0]]]
  }

  /// `180 x 0 fail` on paper
  private func missedAll(_ sets: [String]) -> [[String]]? {
    guard line.command.isEmpty, let mark = sets.last, SetWord.misses.contains(mark)
    else { return nil }
    let typed = sets.dropLast().joined().replacing("×", with: "x")
    let load = typed.hasSuffix("x0") ? String(typed.dropLast(2)) : ""
    return Self.isLoad(load) ? [["1@" + load, "miss"]] : nil
  }

  /// `100/hand 40 yards x 3`, `100s 3x40yd`: the yards in metres.
  private static func carriedYards(_ sets: [String]) -> [String]? {
    let halves = sets[0].split(separator: "/").map(String.init)
    guard sets.count > 1, halves.count == 1 || ["hand", "side", "mano"].contains(halves[1]) else {
      return nil
    }
    let load = halves[0].last == "s" && !SetWord.isMass(halves[0]) ? String(halves[0].dropLast()) : halves[0]
    var text = sets.dropFirst(sets[1].lowercased() == "x" ? 2 : 1).joined()
    for unit in ["yards", "yard", "yds"] { text = text.replacing(unit, with: "yd") }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
    guard SetWord.isMass(load), (1...2).contains(parts.count),
      let place = parts.firstIndex(where: { $0.hasSuffix("yd") }), let yards = Int(parts[place].dropLast(2)),
      (1...500).contains(yards), parts.count == 1 || (1...20).contains(Int(parts[1 - place]) ?? 0)
    else { return nil }
    let metres = Thousandths(raw: (yards * 9_144 / 10 + 50) / 100 * 100)
    let count = parts.count > 1 ? parts[1 - place] + "x" : ""
    return [count + metres.text + "m@" + load]
  }
}
