/// A group of the SET notation as typed: `3x8@100kg @8 w`. `SetInterpreter` fills in what it leaves out.
package struct NotatedGroup: Hashable, Sendable {
  /// The amount of each set: three for `3x8` as for `8,8,6`. At least one, and all of one kind.
  package var amounts: [TargetAmount]
  /// Whether the amounts were typed as count × amount, such as `3x8`.
  package var isCounted: Bool
  /// The load; nil if none was typed.
  package var load: NotatedLoad?
  /// The effort; nil if none was typed.
  package var effort: Effort?
  /// The type of set; nil if none was typed.
  package var type: SetType?
  /// Whether the type was spelled out: `warm-ups`, not `w`.
  package var spellsType = false
  /// The word for a missed attempt; nil without one.
  package var miss: NotatedMiss?
  /// Whether the amounts were named as reps: `8 reps`.
  package var namesReps = false
  /// Whether the number of sets was named as such: `5 sets`.
  package var namesSets = false
  /// Whether a number stood before the number of sets, `225 for 5 sets`, so that it is hardly their reps.
  package var isNumberBeforeSets = false
  /// Whether the load was typed as that of each hand, or the amount as that of each side.
  package var isEach = false
  /// Whether the word "each" stands between counted reps and their load, and may mean each set: `3 sets of 8 each at 80`.
  package var isEachSet = false
  /// Whether it was typed as that of each hand, not of each side.
  package var isEachHand = false
  /// Whether the load, or else the amount, was typed as the total of both hands or sides.
  package var isTotal = false
  /// The plates on each side of the bar, if the load was typed so: `5 at 2 plates`; 0 for the bar alone.
  package var plates: Int?
  /// The load on each side of the bar, if it was typed separately from the bar.
  package var side: Thousandths?
  /// Whether the load was typed with "with", not "at": `8 with 10kg`.
  package var isWith = false
  /// The parts of each set after the first, which is the amount with the load.
  package var parts: [NotatedPart] = []
  /// Whether the parts can't be anything else.
  package var namesParts = false
  /// Whether a word says so: `rest-pause`, `cluster`.
  var isPartsByName = false
  /// Whether each part names the one load of all, as sets do: `5@100 + 5@100`.
  var repeatsLoad = false
  /// Whether a word before the parts says that they are drops: `dropset 10@60 8@45`.
  package var isDropsByName = false
  /// The reps of the left and the right side where they differ.
  package var sides: SideReps?
  /// Whether the amount was typed as that of each side.
  package var isEachSide = false
  /// Whether the sides were typed as two numbers, which may be those of two sets: `10/10`.
  var isPair = false
  /// Whether it was typed as two times a load, `2x30kg`, which may be two dumbbells.
  var isTwice = false
  /// Whether parts were typed with spaces around their `+`.
  var hasPartsApart = false
  /// Whether the load was typed apart from the reps: `8 62.5`, `8 at 60`.
  var isLoadApart = false
  /// Whether it was typed as a load times reps: `115x5`.
  var isLoadFirst = false
  /// The indices of the words that it spans.
  package var words: Range<Int>

  /// Creates a group.
  package init(
    amounts: [TargetAmount], isCounted: Bool = false, load: NotatedLoad? = nil, effort: Effort? = nil,
    type: SetType? = nil, miss: NotatedMiss? = nil, words: Range<Int> = 0..<1
  ) {
    self.miss = miss
    self.amounts = amounts
    self.isCounted = isCounted
    self.load = load
    self.effort = effort
    self.type = type
    self.words = words
  }

  /// Whether nothing but one amount was typed.
  package var isBare: Bool { isOneAmount && effort == nil && type == nil && miss == nil }

  /// Whether it is a list of amounts and nothing else: `8,7`, `8 and 7`.
  var isList: Bool {
    amounts.count > 1 && !isCounted && load == nil && parts.isEmpty && sides == nil && !isEachSide
      && effort == nil && type == nil && miss == nil
  }

  /// Whether one amount was typed, perhaps with an effort or a type.
  var isOneAmount: Bool {
    amounts.count == 1 && !isCounted && load == nil && parts.isEmpty && sides == nil && !isEachSide
  }
}

extension NotatedGroup {
  /// Whether it has parts, sides, a band or a stack number.
  var isMore: Bool {
    switch load {
    case .band, .stack: true
    default: !parts.isEmpty || isEachSide
    }
  }
}

/// A word for a missed attempt.
package enum NotatedMiss: Hashable, Sendable {
  /// `miss`: the attempt was missed.
  case missed
  /// `failed`: it was missed, or the set was to failure.
  case missedOrToFailure
}

/// A part of a set after the first, as typed.
package struct NotatedPart: Hashable, Sendable {
  /// The reps.
  package var reps: Int
  /// The load; nil for that of the set.
  package var load: NotatedLoad?
}

/// A mass as typed, with or without a unit.
package struct NotatedMass: Hashable, Sendable {
  /// The number of units, at least 0.
  package var value: Thousandths
  /// The unit; nil if none was typed.
  package var unit: MassUnit?

  /// Creates a mass.
  package init(_ value: Thousandths, _ unit: MassUnit? = nil) {
    self.value = value
    self.unit = unit
  }
}

/// A load as typed.
package enum NotatedLoad: Hashable, Sendable {
  /// `100`, `100kg`.
  case plain(NotatedMass)
  /// `+20`, or `bw+20` if the body weight is named. More than 0.
  case plus(NotatedMass, onBodyWeight: Bool)
  /// `-15`, or `bw-15` if the body weight is named. More than 0.
  case minus(NotatedMass, onBodyWeight: Bool)
  /// `bw`.
  case bodyWeight
  /// `red`: a band.
  case band(Band)
  /// `p7`: a number of a machine's stack.
  case stack(Int)
  /// `80%`: more than 0 and at most 200. Only in plans.
  case percent(Thousandths)

  /// The mass; nil for `bw`, bands, stack numbers and percentages.
  package var mass: NotatedMass? {
    switch self {
    case .plain(let mass), .plus(let mass, _), .minus(let mass, _): mass
    case .bodyWeight, .band, .stack, .percent: nil
    }
  }
}

/// A CHANGE as typed. What it doesn't name stays as it is.
package enum NotatedChange: Hashable, Sendable {
  /// `+2.5`, `-2.5kg`: more or less load than before.
  case shift(up: Bool, NotatedMass)
  /// `7@105 @8 drop`: new values for some parts of a set.
  case replace(Replacement)

  /// New values for parts of a set, at least one.
  package struct Replacement: Hashable, Sendable {
    /// The new amount; nil to keep it.
    package var amount: TargetAmount?
    /// The parts after the first; they and the sides replace those of the set if there is an amount.
    package var parts: [NotatedPart] = []
    /// Whether the parts can't be anything else.
    package var namesParts = false
    /// The reps of the left and the right side where they differ.
    package var sides: SideReps?
    /// Whether the amount was typed as that of each side.
    package var isEachSide = false
    /// The new load; nil to keep it.
    package var load: NotatedLoad?
    /// The new effort; nil to keep it.
    package var effort: Effort?
    /// The new type of set; nil to keep it.
    package var type: SetType?
    /// The word for a missed attempt; nil without one.
    package var miss: NotatedMiss?

    /// Creates a replacement.
    package init(
      amount: TargetAmount? = nil, load: NotatedLoad? = nil, effort: Effort? = nil, type: SetType? = nil,
      miss: NotatedMiss? = nil
    ) {
      self.miss = miss
      self.amount = amount
      self.load = load
      self.effort = effort
      self.type = type
    }
  }
}

extension NotatedChange.Replacement {
  /// The first set of a group as new values.
  package init(_ group: NotatedGroup) {
    self.init(
      amount: group.amounts.first, load: group.load, effort: group.effort, type: group.type, miss: group.miss)
    (parts, namesParts) = (group.parts, group.namesParts)
    (sides, isEachSide) = (group.sides, group.isEachSide)
  }
}
