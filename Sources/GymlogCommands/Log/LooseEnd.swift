import Wording

/// Words after loosely written sets: efforts, failures, rests, and remarks.
struct LooseEnd {
  /// Marks of all sets of the last group: `rpe 8`, `f`.
  private var marks: [String] = []
  /// A mark of the last sets, and how many.
  private var last: (mark: String, count: Int)?
  private var isFirstWarmUp = false
  private var isLastRepMissed = false
  private var areAllToFailure = false
  private(set) var note: [String] = []
  /// Whether a phrase is about the first or the last sets.
  var marksSome: Bool { last != nil || isFirstWarmUp }

  /// Takes a mark or a remark off the end; false if there is none.
  mutating func take(from words: inout [String]) -> Bool {
    let folded = words.map { Recognition.folded($0) }
    for (phrase, mark) in Self.phrases {
      let pattern = phrase.split(separator: " ")
      guard folded.count > pattern.count else { continue }
      let end = words.count - pattern.count
      let isMatch = zip(pattern, folded[end...]).allSatisfy {
        $0 == "#" ? $1.first?.isNumber == true : $0 == $1
      }
      guard isMatch else { continue }
      let number = pattern.firstIndex(of: "#").map { words[end + $0] } ?? ""
      switch mark {
      case .failure: marks.insert("f", at: 0)
      case .allFailure: areAllToFailure = true
      case .lastFailure:
        guard let count = number.isEmpty ? 1 : Int(number), (1...5).contains(count) else { continue }
        last = ("f", count)
      case .lastRep:
        last = ("f", 1)
        isLastRepMissed = true
      case .lastRating: last = ("rpe " + number, 1)
      case .firstWarmUp: isFirstWarmUp = true
      case .rating, .rest: marks.insert(pattern[0] + " " + number, at: 0)
      case .reserve: marks.insert("rir " + number, at: 0)
      }
      words.removeLast(pattern.count)
      return true
    }
    if let word = words.last, words.count > 1, (word.first == "@") != word.hasSuffix("/10"),
      let rating = Double(word.drop { $0 == "@" }.prefix { $0 != "/" }), (5...10).contains(rating)
    {
      marks.insert("@\(word.drop { $0 == "@" }.prefix { $0 != "/" })", at: 0)
      words.removeLast()
      return true
    }
    return takeRemark(&words)
  }

  private enum Mark {
    case failure, allFailure, lastFailure, lastRep, lastRating, firstWarmUp, rating, reserve, rest
  }

  /// The phrases at the end, longer ones before those that they end with; `#` is a number.
  private static let phrases: [(String, Mark)] =
    [
      ("last # sets to failure", .lastFailure), ("last set to failure", .lastFailure),
      ("last to failure", .lastFailure), ("last set failed", .lastFailure),
      ("missed last rep of last set", .lastRep), ("missed last rep on last set", .lastRep),
      ("missed last rep", .lastRep), ("missed the last rep", .lastRep),
      ("last rep failed", .lastRep), ("failed last rep", .lastRep), ("last rep missed", .lastRep),
      ("failed last set", .lastFailure), ("failed last", .lastFailure), ("missed last", .lastFailure),
      ("la ultima al fallo", .lastFailure), ("ultima serie al fallo", .lastFailure),
      ("ultima al fallo", .lastFailure), ("la darrera al fall", .lastFailure),
      ("ultima serie al fall", .lastFailure), ("darrera al fall", .lastFailure),
      ("lultima al fall", .lastFailure),
      ("ultima al fall", .lastFailure),
      ("all to failure", .allFailure), ("todas al fallo", .allFailure), ("totes al fall", .allFailure),
      ("to failure", .failure), ("al fallo", .failure), ("al fall", .failure),
      ("last set rpe #", .lastRating), ("ultima serie rpe #", .lastRating), ("ultima rpe #", .lastRating),
      ("darrera serie rpe #", .lastRating), ("lultima rpe #", .lastRating),
      ("first set was a warmup", .firstWarmUp), ("first set warmup", .firstWarmUp),
      ("first set warm up", .firstWarmUp),
      ("first one warmup", .firstWarmUp), ("la primera de calentamiento", .firstWarmUp),
      ("primera de calentamiento", .firstWarmUp), ("la primera descalfament", .firstWarmUp),
      ("primera descalfament", .firstWarmUp),
      ("rpe #", .rating), ("rest #", .rest), ("descanso #", .rest), ("descans #", .rest),
      ("rir #", .reserve), ("# rir", .reserve), ("# in reserve", .reserve), ("# en reserva", .reserve),
      ("dejando #", .reserve),
    ]

  /// Words without figures at the end.
  private mutating func takeRemark(_ words: inout [String]) -> Bool {
    guard let word = words.last, words.count > 1, !word.contains(where: \.isNumber),
      word.contains(where: \.isLetter),
      LooseToken.read(word, decimalComma: false) == nil
    else { return false }
    note.insert(word, at: 0)
    words.removeLast()
    return true
  }

  /// The sets with these marks: one reading, or two if sets and reps could be swapped.
  func applied(to groups: [LooseSets.Group]) -> [String] {
    var turned = groups
    for place in turned.indices where groups[place].isTurnable {
      (turned[place].count, turned[place].reps) = (groups[place].reps, groups[place].count)
    }
    let both = turned.map(\.text) == groups.map(\.text) ? [groups] : [groups, turned]
    // To failure may be the last of several sets, or each.
    guard groups.count > 1, marks.contains("f") else {
      return both.flatMap { [isLastRepMissed ? Self.withoutLastRep($0) : nil, $0].compactMap(\.self) }
        .compactMap(text)
    }
    var (each, last) = (self, self)
    each.marks.removeAll { $0 == "f" }
    last.marks.removeAll { $0 == "f" }
    each.areAllToFailure = true
    last.last = ("f", 1)
    return both.flatMap { groups in [last, each].compactMap { $0.text(groups) } }
  }

  /// The sets of `5x5 missed last rep` with one rep less in the last; nil where it has its own reps, `5/5/4`.
  private static func withoutLastRep(_ groups: [LooseSets.Group]) -> [LooseSets.Group]? {
    guard var last = groups.last, last.count > 1, last.reps > 1 else { return nil }
    var sets = groups
    sets[sets.count - 1].count -= 1
    (last.count, last.reps) = (1, last.reps - 1)
    return sets + [last]
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
}
