import Catalogue
import Training
import Wording

/// Reps typed twice: a total, next to or in brackets after the reps of each set.
extension LogLine {
  /// Refuses `8 7 6 (21)`, `8,7,6 total 21` and `21 (8,7,6)`: the total isn't a set. Offers the line without it.
  func refuseTotal() throws(Failure) {
    guard line.isLog || line.command.isEmpty, line.words.count <= 24,
      let start = firstFigure ?? (isBelowExercise ? 0 : nil), start + 1 < line.words.count,
      case let (name, sets) = (line.words[..<start], Array(line.words[start...])),
      let (typed, total, isSaid) = Self.withoutTotal(sets)
    else { return }
    let isSum = typed.count == 1 && typed[0].contains("+") && typed[0].allSatisfy { $0.isNumber || $0 == "+" }
    let phrase = try whole(Notation.Part(words: Array(name + typed), start: 0))
    let reps = isSum ? typed[0].split(separator: "+").compactMap { Int($0) } : phrase?.exactReps ?? []
    guard reps.count > 1, reps.reduce(0, +) == total else { return }
    var readings = isSum ? [[reps.map(String.init).joined(separator: ",")], typed] : [typed]
    if try isLoaded(name, typed) {
      let list = reps.map(String.init).joined(separator: ",")
      // Without a load, an example of one.
      if (try? context.understood(TypedLine(line, words: name + typed))) == nil {
        readings = [[list + "@" + NotationWriter().text(Plates.standard(context.settings.unit.value).bar)]]
      }
      if !isSaid { readings.append([list + "@\(total)"]) }
    }
    throw .listUnclear(
      sets.joined(separator: " "),
      readings.map { line.typing((name + $0).map(line.quoted).joined(separator: " ")) })
  }

  /// Whether a number beside sets may be their load: the exercise has one, and none is typed.
  private func isLoaded(_ name: ArraySlice<String>, _ sets: [String]) throws(Failure) -> Bool {
    guard case .one(let exercise) = try match(name.joined(separator: " ")) else { return false }
    return exercise.equipment.loading == .external && !sets.contains { $0.contains("@") }
  }

  /// The sets before a total or in the brackets after it, the total, and whether a word or a sign says what it is.
  private static func withoutTotal(_ sets: [String]) -> (sets: [String], total: Int, isSaid: Bool)? {
    // `21 (8,7,6)`
    if let total = Int(sets[0]), sets[1].first == "(", sets.last?.last == ")" {
      let list = sets.dropFirst().joined(separator: " ").split { "(), ".contains($0) }
      return ([list.joined(separator: ",")], total, true)
    }
    for start in sets.indices.dropFirst() {
      let typed = sets[start...].joined(separator: " ").lowercased()
      let words = typed.filter { !"()=:".contains($0) }.split(separator: " ").map(String.init)
      let numbers = words.compactMap { Int($0) }
      let isSaid = typed.contains("=") || words.contains("total")
      guard numbers.count == 1, words.allSatisfy({ Int($0) != nil || totals.contains($0) }),
        isSaid || typed.first == "(" && typed.last == ")"
      else { continue }
      let rest = sets[..<start].map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
      return (rest, numbers[0], isSaid)
    }
    return nil
  }

  private static let totals: Set = ["total", "in", "en", "all", "altogether", "reps"]

  /// `15 (6) (4) @50`: one set in parts, or three sets.
  static func partsInBrackets(_ sets: [String]) -> [[String]]? {
    var words = sets.joined(separator: " ").replacing("@ ", with: "@").split(separator: " ").map(String.init)
    var load = ""
    if let last = words.last, last.first == "@" {
      load = words.removeLast()
    } else if words.count > 2, isLoad(words[0]), words[1].first != "(" {
      load = "@" + words.removeFirst()
    }
    guard words.count > 2, words[0].first?.isNumber == true,
      words.dropFirst().allSatisfy({ $0.first == "(" && $0.last == ")" }),
      case let reps = words.compactMap({ Int($0.filter { !"()".contains($0) }) }), reps.count == words.count,
      zip(reps, reps.dropFirst()).allSatisfy({ $0 > $1 })
    else { return nil }
    return ["+", ","].map { [reps.map(String.init).joined(separator: $0) + load] }
  }

  /// `225x5 255x3 285x1+ (6)`, `285x6 (1+)`: sets, and then an open one with its reps.
  static func openSetAtEnd(_ words: [String]) -> [String]? {
    if let sets = openSet(words) { return sets }
    guard let last = words.last, words.count > 1, last.first == "(", last.last == ")" else { return nil }
    let inside = last.dropFirst().dropLast()
    if inside.last == "+", Int(inside.dropLast()) != nil, words[words.count - 2].last?.isNumber == true {
      return words.dropLast()
    }
    guard words.count > 2, let set = openSet(Array(words.suffix(2))) else { return nil }
    return words.dropLast(2) + set
  }

  /// `5+x265 got 9`, `265x5+ (9)`: the reps that were done of an open set.
  static func openSet(_ words: [String]) -> [String]? {
    let parts = words[0].split(separator: "x", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let open = parts.firstIndex(where: { $0.hasSuffix("+") }),
      Int(parts[open].dropLast()) != nil, SetWord.isMass(parts[1 - open])
    else { return nil }
    let rest = words.dropFirst().map { $0.filter { !"()".contains($0) } }.filter {
      !$0.isEmpty && !gots.contains($0)
    }
    // `265x5+ 9` and `265x5+ 9 reps` are read.
    let isSaid = words.contains { ["got", "did", "hit", "made"].contains($0.filter { $0 != "(" }) }
    guard isSaid || words.last?.first == "(", rest.count == 1, let reps = Int(rest[0]),
      (1...50).contains(reps)
    else { return nil }
    return ["\(reps)@" + parts[1 - open]]
  }

  private static let gots: Set = ["got", "did", "hit", "made", "x", "for", "reps", "rep"]

  /// The readings of `curl 30 each 10`, a pair of dumbbells and reps, or reps and a load.
  static func eachBetween(_ sets: [String]) -> [[String]]? {
    var words = sets.map { $0.lowercased() }
    words.removeAll { ["x", "×", "for"].contains($0) }
    guard words.count > 2, ["each", "ea", "cada", "c/u", "cadascuna"].contains(words[1]),
      case let between = words[2..<(words.count - 1)],
      between.allSatisfy({ ["hand", "una", "uno", "mano", "mà"].contains($0) }),
      let first = Int(words[0]), let last = Int(words[words.count - 1])
    else { return nil }
    let loadFirst = ["\(last)@\(first)"]
    if first > 20 || first > 2 * last { return [loadFirst] }
    return first >= last || last <= 15 ? [loadFirst, ["\(first)@\(last)"]] : nil
  }
}

extension SetPhraseLine {
  /// The reps of each set; fewer if some have a range or another measure.
  fileprivate var exactReps: [Int] {
    groups.flatMap(\.amounts).compactMap { amount in
      if case .exactly(.reps(let reps)) = amount { reps } else { nil }
    }
  }
}
