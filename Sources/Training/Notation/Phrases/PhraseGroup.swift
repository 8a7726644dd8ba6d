extension PhraseReader {
  /// A set, or equal sets, in parts.
  struct Group {
    enum Amount: Equatable {
      case none
      case reps([String])
      case time(Duration)
      case distance(Distance, Duration?)
    }

    var amount = Amount.none
    var count: Int?
    var load: String?
    var rating: String?
    /// `rpe7-8`: the ratings that it could be.
    var ratings: [String] = []
    /// Whether the load was typed as that of each hand, or the time as that of each side.
    var isEach = false
    var isTotal = false
    /// The plates on each side of the bar; 0 for the bar alone.
    var plates: Int?
    /// The load on each side of the bar, if it was typed separately from the bar: `la barra y 5 por lado`.
    var side: Thousandths?
    /// Whether the load was typed with "with", not "at": `8 with 10kg`.
    var isWith = false
    var isMissed = false
    var missWord = "miss"
    /// The parts after the first, in the notation.
    var parts: [String] = []
    var type: SetType?
    /// Whether the type was typed before the set.
    var isTypeFirst = false
    /// Whether the type was spelled out: `warm-ups`, not `w`.
    var spellsType = false
    /// Whether a load follows the type: `drop a 30 10`.
    var isDropTo = false
    var cells: Range<Int>
    /// Whether the reps were named as such.
    var namesReps = false
    /// Whether the number of sets was named as such: `5 sets`.
    var namesSets = false
    /// Whether load and reps stand beside each other with nothing between.
    var isJuxtaposed = false
    /// Whether it was typed as a product that names more sets than reps: `12 x 3`.
    var isLongProduct = false
    /// Whether the amount was typed before the load, as a bare number.
    var isNumberFirst = false

    /// The reps; none for other amounts.
    var reps: [String] { if case .reps(let reps) = amount { reps } else { [] } }

    var isBare: Bool { count == nil && load == nil && plates == nil && rating == nil && type == nil }
  }
}

extension PhraseReader.Group.Amount {
  var isTime: Bool { if case .time = self { true } else { false } }
  var isDistance: Bool { if case .distance = self { true } else { false } }
  var isDistanceAlone: Bool { if case .distance(_, nil) = self { true } else { false } }

  var isTooFast: Bool {
    guard case .distance(let distance, let time) = self else { return false }
    return TargetAmount.exactly(.distance(distance, time)).isTooFast
  }

  /// The amounts in the notation.
  var text: String {
    switch self {
    case .none: ""
    case .reps(let reps): reps.joined(separator: ",")
    case .time(let time): NotationWriter().text(Amount.duration(time))
    case .distance(let distance, let time): NotationWriter().text(Amount.distance(distance, time))
    }
  }
}

extension PhraseReader.Group {
  /// The group in the notation; several amounts with a count of their number are a list.
  var text: String {
    var isList = false
    if case .reps(let reps) = amount { isList = reps.count > 1 }
    let times = count.map { isList ? "" : "\($0)x" } ?? ""
    let parts = [
      times + amount.text + (load.map { "@" + $0 } ?? "") + parts.map { "+" + $0 }.joined(), rating,
      type.map { $0.letters ?? "normal" }, isMissed ? missWord : nil,
    ]
    return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether it was typed as its load, an `x` and its reps: `115x5`.
  func isLoadFirst(in typed: String) -> Bool {
    guard let load, !isNumberFirst, typed.hasPrefix(load.prefix { $0.isNumber || $0 == "." }) else {
      return false
    }
    return typed.lowercased().contains("x")
  }

  /// Whether the amounts are as many as the count says.
  var isConsistent: Bool {
    guard case .reps(let reps) = amount, reps.count > 1, let count else { return true }
    return reps.count == count
  }

  /// Whether its load is less than that of another.
  func isLighter(than other: Self) -> Bool {
    let loads = [load, other.load].map { load in
      load.flatMap { Thousandths(String($0.prefix { $0.isNumber || $0 == "." })) }
    }
    guard let own = loads[0], let next = loads[1] else { return false }
    return own < next
  }

  /// Adds another group as a part of this set; false if one of them can't be a part.
  mutating func add(_ part: Self) -> Bool {
    guard case .reps(let own) = amount, own.count == 1, case .reps(let reps) = part.amount, reps.count == 1,
      count == nil, part.count == nil, plates == nil, part.plates == nil, rating == nil, type == nil,
      !isMissed, !part.isMissed, (load == nil) == (part.load == nil)
    else { return false }
    parts.append(reps[0] + (part.load.map { "@" + $0 } ?? ""))
    (rating, type) = (part.rating, part.type)
    return true
  }
}
