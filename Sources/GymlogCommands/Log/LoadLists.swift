import Training

/// Loads in a list, and the reps with each: `60, 65, 70 for 12`, `12 @ 60, 65, 70`, `4 x 10 (60, 60, 65, 65)`, `60/65/70 12/12/10`,
/// `60 70 80 x 10 8 6`.
struct LoadLists {
  private typealias Number = LooseToken.Number

  let groups: [LooseSets.Group]
  /// Whether an `x` or a `for` stands between them, and they aren't the parts of a set, `60/45/30 x 10/8/6`.
  let areTimes: Bool

  /// Nil for anything else.
  init?(_ tokens: [LooseToken]) {
    guard tokens.first?.number != nil, case let lists = Self.lists(tokens), (2...3).contains(lists.count)
    else { return nil }
    let (first, last) = (lists[0], lists[lists.count - 1])
    let isMarked = last.joint == .at
    var reps: [Number]
    var loads: [Number]
    switch (lists.count, first.numbers.count, last.numbers.count) {
    // `4 x 10 (60, 60, 65, 65)`
    case (3, 1, let count) where lists[1].numbers.count == 1 && lists[1].joint == .times:
      guard first.numbers[0].reps == count else { return nil }
      (reps, loads) = (lists[1].numbers, last.numbers)
    case (2, 1, 2...): (reps, loads) = (first.numbers, last.numbers)
    case (2, 2..., 1) where !isMarked: (loads, reps) = (first.numbers, last.numbers)
    case (2, 2..., let count) where count == first.numbers.count:
      (reps, loads) = (first.numbers, last.numbers)
      if !isMarked, Self.areLoads(reps, beside: loads) { (reps, loads) = (loads, reps) }
    default: return nil
    }
    // `60 70x8` may be a warm-up and a set, and in `3x20/25/30` each set has its reps.
    let isApart = (first.numbers.count > 1 ? first : last).isSlashed
    guard loads.count > 2 || isApart, Set(loads.map(\.text)).count > 1 || reps.count > 1 || lists.count == 3,
      isMarked || !(reps.count == 1 && reps[0].reps == loads.count && lists.count == 2),
      Self.areLoads(loads, beside: reps, isMarked: isMarked)
    else { return nil }
    let areParts = last.joint == .times && first.isSlashed && last.isSlashed
    areTimes =
      lists.count == 2 && first.numbers.count > 1 && last.joint != nil && !isMarked && !areParts
    let unit = loads.first { !$0.unit.isEmpty }?.unit ?? ""
    groups = loads.indices.map { place in
      var load = loads[place]
      load.unit = unit
      return LooseSets.Group(reps: reps[reps.count > 1 ? place : 0].reps ?? 0, load: load)
    }
  }

  /// Whether some numbers can be the loads with these reps.
  private static func areLoads(_ loads: [Number], beside reps: [Number], isMarked: Bool = false) -> Bool {
    guard let most = reps.map(\.value).max(), reps.allSatisfy({ ($0.reps ?? 31) <= 30 }) else { return false }
    return loads.allSatisfy { load in
      load.value > most && (isMarked || !load.unit.isEmpty || load.value >= Thousandths(20))
    }
  }

  /// The words without the `each` of `12 reps each at 60, 65 and 70`.
  static func withoutEach(_ words: [String]) -> [String] {
    words.enumerated().filter { place, word in
      !(["each", "cada"].contains(word.lowercased()) && place + 1 < words.count
        && ["at", "with", "con", "amb", "a", "@"].contains(words[place + 1].lowercased()))
    }.map(\.element)
  }

  private struct List {
    /// The sign that joins it to the list before.
    var joint: LooseToken?
    var numbers: [Number]
    var isSlashed = false
  }

  /// The numbers in their lists, which an `x`, an `@` or a `for` separates, or a space if their own numbers have other signs
  /// between them; none if something else stands there.
  private static func lists(_ tokens: [LooseToken]) -> [List] {
    var lists: [List] = []
    var between: [LooseToken] = []
    let parting = partsAtBlanks(tokens)
    for token in tokens {
      guard let number = token.number else {
        if token != .reps { between.append(token) }
        continue
      }
      switch between {
      case [.times], [.at], [.for]: lists.append(List(joint: between[0], numbers: [number]))
      case [.for, .at], [.times, .at]: return []
      case [] where lists.isEmpty || parting: lists.append(List(joint: nil, numbers: [number]))
      case [], [.comma], [.then], [.comma, .then], [.slash(isSpaced: false)], [.slash(isSpaced: true)],
        [.dash(isSpaced: false)]:
        lists[lists.count - 1].numbers.append(number)
        if between.first?.isJoined == true { lists[lists.count - 1].isSlashed = true }
      default: return []
      }
      between = []
    }
    return between.isEmpty ? lists : []
  }

  /// Whether numbers have signs between them, so that a space separates two lists.
  private static func partsAtBlanks(_ tokens: [LooseToken]) -> Bool {
    tokens.contains { $0 == .comma || $0.isJoined }
  }
}
