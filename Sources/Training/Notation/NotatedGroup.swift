/// A group of the SET notation as typed: `3x8@100kg @8 w`. What it leaves out comes from the context (`SetInterpreter`).
package struct NotatedGroup: Hashable, Sendable {
  /// One for each set, at least one, all of one kind: `3x8` has three, `8,8,6` too.
  package var amounts: [TargetAmount]
  /// Whether the amounts were written as count × amount, such as `3x8`.
  package var isCounted: Bool
  package var load: NotatedLoad?
  package var effort: Effort?
  package var type: SetType?
  /// The words that it stands in, counted from the first word that was read.
  package var words: Range<Int>

  package init(
    amounts: [TargetAmount], isCounted: Bool = false, load: NotatedLoad? = nil, effort: Effort? = nil,
    type: SetType? = nil, words: Range<Int> = 0..<1
  ) {
    self.amounts = amounts
    self.isCounted = isCounted
    self.load = load
    self.effort = effort
    self.type = type
    self.words = words
  }

  /// Whether nothing but one amount was written.
  package var isBare: Bool { amounts.count == 1 && !isCounted && load == nil && effort == nil && type == nil }
}

/// A mass as typed, with or without its unit.
package struct NotatedMass: Hashable, Sendable {
  package var value: Thousandths
  package var unit: MassUnit?

  package init(_ value: Thousandths, _ unit: MassUnit? = nil) {
    self.value = value
    self.unit = unit
  }
}

/// A load as typed.
package enum NotatedLoad: Hashable, Sendable {
  /// `100`, `100kg`.
  case plain(NotatedMass)
  /// `+20`, or `bw+20` where the body weight is named. More than 0.
  case plus(NotatedMass, onBodyWeight: Bool)
  /// `-15`, or `bw-15` where the body weight is named. More than 0.
  case minus(NotatedMass, onBodyWeight: Bool)
  /// `bw`.
  case bodyWeight
  /// `80%`: more than 0 and at most 200. Plans only.
  case percent(Thousandths)

  /// The mass that was typed.
  package var mass: NotatedMass? {
    switch self {
    case .plain(let mass), .plus(let mass, _), .minus(let mass, _): mass
    case .bodyWeight, .percent: nil
    }
  }
}

/// A CHANGE as typed: what it doesn't name stays as it is.
package enum NotatedChange: Hashable, Sendable {
  /// `+2.5`, `-2.5kg`: more or less of the load that is there.
  case shift(up: Bool, NotatedMass)
  /// `7@105 @8 drop`: at least one of the four.
  case replace(Replacement)

  package struct Replacement: Hashable, Sendable {
    package var amount: TargetAmount?
    package var load: NotatedLoad?
    package var effort: Effort?
    package var type: SetType?

    package init(
      amount: TargetAmount? = nil, load: NotatedLoad? = nil, effort: Effort? = nil, type: SetType? = nil
    ) {
      self.amount = amount
      self.load = load
      self.effort = effort
      self.type = type
    }
  }
}
