import Wording

/// What is said after loosely written sets: efforts, failures, rests, and remarks.
struct LooseEnd {
  /// Marks of all sets of the last group: `rpe 8`, `f`.
  private var marks: [String] = []
  /// A mark of the last sets, and how many.
  private var last: (mark: String, count: Int)?
  private var isFirstWarmUp = false
  private var areAllToFailure = false
  private(set) var note: [String] = []
  /// Whether something is said of the first or the last sets.
  var marksSome: Bool { last != nil || isFirstWarmUp }

  /// Takes a mark or a remark off the end; false if there is none.
  mutating func take(from words: inout [String]) -> Bool {
    let folded = words.map { Recognition.folded($0) }
    func ends(_ phrases: [[String]]) -> Int? {
      phrases.first { $0.count < folded.count && Array(folded.suffix($0.count)) == $0 }?.count
    }
    func drop(_ count: Int) { words.removeLast(count) }
    if let count = ends(Self.lastToFailure) {
      last = ("f", 1)
      drop(count)
      return true
    }
    if let count = ends(Self.failed) {
      last = ("f", 1)
      drop(count)
      return true
    }
    if folded.count > 5, Array(folded.suffix(3)) == ["sets", "to", "failure"],
      folded[folded.count - 5] == "last",
      let count = Int(folded[folded.count - 4]), (2...5).contains(count)
    {
      last = ("f", count)
      drop(5)
      return true
    }
    if folded.count > 4, Array(folded[(folded.count - 4)...].prefix(3)) == ["last", "set", "rpe"],
      let rating = words.last, Double(rating) != nil
    {
      last = ("rpe " + rating, 1)
      drop(4)
      return true
    }
    if let count = ends(Self.firstWarmUp) {
      isFirstWarmUp = true
      drop(count)
      return true
    }
    if let count = ends(Self.allToFailure) {
      areAllToFailure = true
      drop(count)
      return true
    }
    if let count = ends(Self.toFailure) {
      marks.insert("f", at: 0)
      drop(count)
      return true
    }
    if folded.count > 2, ["rpe", "rir", "rest"].contains(folded[folded.count - 2]), let value = words.last,
      value.first?.isNumber == true
    {
      marks.insert(folded[folded.count - 2] + " " + value, at: 0)
      drop(2)
      return true
    }
    if folded.count > 3, Array(folded.suffix(2)) == ["in", "reserve"],
      let reps = Int(folded[folded.count - 3])
    {
      marks.insert("rir \(reps)", at: 0)
      drop(3)
      return true
    }
    if folded.count > 2, folded.last == "rir", let reps = Int(folded[folded.count - 2]) {
      marks.insert("rir \(reps)", at: 0)
      drop(2)
      return true
    }
    if let word = words.last, words.count > 1, (word.first == "@") != word.hasSuffix("/10"),
      let rating = Double(word.drop { $0 == "@" }.prefix { $0 != "/" }), (5...10).contains(rating)
    {
      marks.insert("@\(word.drop { $0 == "@" }.prefix { $0 != "/" })", at: 0)
      drop(1)
      return true
    }
    return takeRemark(&words, folded)
  }

  /// Words without figures at the end.
  private mutating func takeRemark(_ words: inout [String], _ folded: [String]) -> Bool {
    guard let word = words.last, words.count > 1, !word.contains(where: \.isNumber),
      word.contains(where: \.isLetter),
      LooseToken.read(word, decimalComma: false) == nil
    else { return false }
    note.insert(word, at: 0)
    words.removeLast()
    return true
  }

  /// The sets with these marks: a reading, or two where sets and reps could be turned.
  func applied(to groups: [LooseSets.Group]) -> [String] {
    var turned = groups
    for place in turned.indices where groups[place].isTurnable {
      (turned[place].count, turned[place].reps) = (groups[place].reps, groups[place].count)
    }
    let both = turned.map(\.text) == groups.map(\.text) ? [groups] : [groups, turned]
    // To failure may be the last of several sets, or each.
    guard groups.count > 1, marks.contains("f") else { return both.compactMap(text) }
    var (each, last) = (self, self)
    each.marks.removeAll { $0 == "f" }
    last.marks.removeAll { $0 == "f" }
    each.areAllToFailure = true
    last.last = ("f", 1)
    return both.flatMap { groups in [last, each].compactMap { $0.text(groups) } }
  }

  private func text(_ groups: [LooseSets.Group]) -> String? {
    let groups = groups.flatMap { group in
      group.count > 1 && (isFirstWarmUp || last != nil)
        ? (0..<group.count).map { _ in
          var one = group
          one.count = 1
          return one
        } : [group]
    }
    var texts = groups.map { $0.text + (areAllToFailure ? " f" : "") }
    if let last {
      guard last.count <= groups.count else { return nil }
      for place in groups.indices.suffix(last.count) { texts[place] += " " + last.mark }
    }
    if isFirstWarmUp { texts[0] += " w" }
    // A list's mark is of all its sets.
    if groups.count > 1, last == nil, !isFirstWarmUp, !areAllToFailure, Set(groups.map(\.load)).count == 1,
      groups.allSatisfy({ $0.count == 1 && !$0.isDrop })
    {
      texts = [
        groups.map { "\($0.reps)" }.joined(separator: ",") + "@" + groups[0].load.text + groups[0].load.unit
      ]
    }
    return (texts + marks).joined(separator: " ")
  }

  private static let lastToFailure = [
    ["last", "set", "to", "failure"], ["last", "to", "failure"], ["last", "set", "failed"],
    ["ultima", "al", "fallo"], ["ultima", "serie", "al", "fallo"], ["ultima", "al", "fall"],
    ["ultima", "serie", "al", "fall"],
  ]
  private static let failed = [
    ["missed", "last", "rep"], ["last", "rep", "failed"], ["failed", "last", "rep"],
    ["last", "rep", "missed"],
    ["failed", "last"], ["failed", "last", "set"], ["missed", "last"],
  ]
  private static let firstWarmUp = [
    ["first", "set", "warmup"], ["first", "set", "was", "a", "warmup"], ["first", "was", "warmup"],
    ["first", "set", "warm", "up"], ["first", "one", "warmup"],
  ]
  private static let allToFailure = [
    ["all", "to", "failure"], ["todas", "al", "fallo"], ["totes", "al", "fall"],
  ]
  private static let toFailure = [["to", "failure"], ["al", "fallo"], ["al", "fall"]]
}
