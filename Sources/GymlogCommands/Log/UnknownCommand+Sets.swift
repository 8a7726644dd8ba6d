import Logbook
import Training
import Wording

/// Remarks about several sets, about a set named last, and about a max, in Spanish and Catalan.
extension UnknownCommand {
  /// The commands for `todas a 65` and `las dos últimas con 65`: those sets of the current exercise, changed. Nil for other lines.
  static func changedSets(_ typed: [String], _ line: LogLine) throws(Failure) -> [String]? {
    let words = typed.map { Recognition.folded($0) }
    var rest = words.drop { ["las", "les", "los", "els"].contains($0) }
    var count: Int?
    if ["todas", "totes", "todos", "tots"].contains(rest.first) {
      rest.removeFirst()
    } else {
      let isLast = { (word: String?) in word.map(Self.lastOnes.contains) == true }
      guard let first = rest.popFirst(), let second = rest.first else { return nil }
      count = LogLine.count(isLast(first) ? second : first)
      guard count != nil, isLast(first) || isLast(second) else { return nil }
      rest.removeFirst()
    }
    if rest.first.map(Recognition.isSet) == true { rest.removeFirst() }
    let value = rest.drop { Self.verbs.contains($0) }
    guard value.startIndex > rest.startIndex, let number = value.first, number.first?.isNumber == true else {
      return nil
    }
    let open = try line.context.logbook.read { snapshot throws(Failure) in
      try line.context.open(in: snapshot)?.workout
    }
    guard let open, let current = open.currentExercise else { return nil }
    let sets = open.donePlaces(of: current).map(\.set).suffix(count ?? .max)
    guard let first = sets.first, let last = sets.last, first < last, sets.count == last - first + 1,
      sets.count >= count ?? 0
    else { return nil }
    let change = Array(typed[value.startIndex...])
    return changes(to: change, mayBeLoad: ["a", "con", "amb"].contains(words[value.startIndex - 1]), line)?
      .map { "\(CommandName.edit.rawValue) .\(first + 1)-.\(last + 1) \($0)" }
  }

  /// The commands for `ponle 77,5 a la última` and `posa 8 a la segona`; nil for other lines.
  static func putInSet(_ typed: [String], _ line: LogLine) -> [String]? {
    let words = typed.map { Recognition.folded($0) }
    guard words.count > 3, Self.puts.contains(words[0].filter { $0 != "-" }),
      let place = words.lastIndex(where: { ["a", "en"].contains($0) }), place > 1,
      let (set, _) = namedSet(words[(place + 1)...] + ["era", "1"])
    else { return nil }
    return changes(to: Array(typed[1..<place]), mayBeLoad: true, line)?
      .map { "\(CommandName.edit.rawValue) \(set) \($0)" }
  }

  /// Words as a CHANGE; a number small enough for reps may be a load, too.
  private static func changes(to words: [String], mayBeLoad: Bool, _ line: LogLine) -> [String]? {
    let notation = line.context.notation
    guard let load = notation.mass(in: words) else {
      return notation.reads(asChange: words) ? [words.map(shellWord).joined(separator: " ")] : nil
    }
    if load.unit != nil || load.value > Thousandths(30) {
      return ["@" + NotationWriter().text(NotatedLoad.plain(load))]
    }
    // `@8` may be an effort.
    let mass = Mass(load.value, line.context.settings.unit.value)
    let reps = notation.reads(asChange: words) ? words : []
    return reps.map(shellWord) + (mayBeLoad ? ["@" + NotationWriter().text(mass)] : [])
  }

  /// The command for `mi 1rm en banca es 145`; nil for other lines.
  static func newMax(_ typed: [String], _ line: LogLine) throws(Failure) -> String? {
    let words = typed.map { Recognition.folded($0) }
    guard (3...10).contains(words.count), Self.aroundMax.contains(words[0]),
      !Self.maxima.isDisjoint(with: words),
      let start = words.indices.dropFirst().first(where: {
        words[$0].first?.isNumber == true && words[$0] != "1rm"
      }),
      let mass = line.context.notation.mass(in: Array(typed[start...])),
      mass.unit != nil || mass.value > Thousandths(30)
    else { return nil }
    let name = typed[..<start].filter {
      let word = Recognition.folded($0)
      return !Self.maxima.contains(word) && !Self.aroundMax.contains(word)
    }.joined(separator: " ")
    guard !name.isEmpty, try line.knows(name) else { return nil }
    return "\(CommandName.max.rawValue) \(shellName(name)) 1@"
      + NotationWriter().text(NotatedLoad.plain(mass))
  }

  private static let lastOnes: Set = ["ultimas", "ultimes", "ultimos", "ultims", "darreres", "darrers"]
  private static let verbs: Set = [
    "a", "con", "amb", "de", "fueron", "eran", "eren", "son", "van", "ser",
  ]
  private static let puts: Set = [
    "pon", "ponle", "pone", "ponele", "posa", "posali", "metele", "metale", "pongale",
  ]
  private static let aroundMax: Set = [
    "mi", "el", "la", "meu", "meva", "nuevo", "nou", "es", "en", "de", "del", "a", "al", "con", "amb", "un",
  ]
}
