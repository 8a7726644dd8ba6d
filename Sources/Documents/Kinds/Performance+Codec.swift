import Formats
import Training

extension Performance {
  /// The member `result` of a set.
  static let codec = Codec.object(Performance(.reps(0))) { result, members in
    var amount = TargetAmount.exactly(result.amount)
    members.amount(&amount, reps: .exactReps)
    result.amount = amount.least
    members.load(&result.load)
    members.effort(&result.effort)
    members.sides(&result.sides, of: .exactly(result.amount))
    members.parts(&result.parts, of: .exactly(result.amount))
  }
}

extension Target {
  /// The member `plan` of a set.
  static let codec = Codec.object(Target(.exactly(.reps(0)))) { plan, members in
    members.amount(&plan.amount, reps: TargetAmount.repsCodec)
    var (load, percent): (Load?, Thousandths?) =
      switch plan.load {
      case .load(let load): (load, nil)
      case .percent(let percent): (nil, percent)
      case nil: (nil, nil)
      }
    members.load(&load)
    members.optional("percent", &percent, .percent)
    members.refuse(.loadAndPercent, at: "percent", if: load?.isUnweighed == false && percent != nil)
    plan.load = percent.map { .percent($0) } ?? load.map { .load($0) }
    members.effort(&plan.effort)
    members.sides(&plan.sides, of: plan.amount)
    members.parts(&plan.parts, of: plan.amount)
  }
}

extension Members {
  /// The members `reps`, `distance` and `duration`: exactly one of them, or a distance with its duration.
  fileprivate mutating func amount(_ amount: inout TargetAmount, reps codec: Codec<TargetAmount>) {
    var (reps, distance, duration): (TargetAmount?, Distance?, Duration?) =
      switch amount {
      case .exactly(.distance(let distance, let duration)): (nil, distance, duration)
      case .exactly(.duration(let duration)): (nil, nil, duration)
      case .exactly(.reps), .repRange, .repsOrMore: (amount, nil, nil)
      }
    optional("reps", &reps, codec)
    optional("distance", &distance, Distance.codec)
    optional("duration", &duration, .duration)
    refuse(.severalAmounts, at: "distance", if: reps != nil && distance != nil)
    refuse(.severalAmounts, at: "duration", if: reps != nil && duration != nil)
    if let reps {
      amount = reps
    } else if let distance {
      amount = .exactly(.distance(distance, duration))
    } else if let duration {
      amount = .exactly(.duration(duration))
    } else {
      refuse(.noAmount)
    }
  }

  /// The members `rpe` and `rir`, of which there can be one.
  fileprivate mutating func effort(_ effort: inout Effort?) {
    var (rpe, rir): (RPE?, Int?) =
      switch effort {
      case .rpe(let rpe): (rpe, nil)
      case .rir(let reps): (nil, reps)
      case nil: (nil, nil)
      }
    optional("rpe", &rpe, .rpe)
    optional("rir", &rir, .rir)
    refuse(.rpeAndRIR, at: "rir", if: rpe != nil && rir != nil)
    effort = rpe.map { .rpe($0) } ?? rir.map { .rir($0) }
  }
}

extension Codec<TargetAmount> {
  /// The reps of a result: `8`.
  fileprivate static var exactReps: Self { Self(Field.exactReps, { .int($0.leastReps) }) }
}

extension TargetAmount {
  /// The reps of a plan: `8`, `{"from": 8, "to": 12}` or `{"from": 5}`.
  fileprivate static let repsCodec = Codec<TargetAmount>(
    { field throws(DocumentError) in
      try field.value.kind == .object ? openReps.read(field) : Field.exactReps(field)
    },
    { if case .exactly = $0 { .int($0.leastReps) } else { openReps.write($0) } }, shape: openReps.shape)

  private static let openReps = Codec.object(TargetAmount.repsOrMore(0)) { amount, members in
    var from = amount.leastReps
    var to: Int? = if case .repRange(_, let to) = amount { to } else { nil }
    members.required("from", &from, .reps)
    members.optional("to", &to, .reps)
    members.refuse(.emptyRange, at: "to", if: to.map { $0 <= from } ?? false)
    amount = to.map { .repRange(from, $0) } ?? .repsOrMore(from)
  }

  /// The fewest reps that are enough; 0 for an amount that isn't counted in reps.
  fileprivate var leastReps: Int { if case .reps(let reps) = least { reps } else { 0 } }
}

extension Field {
  fileprivate static func exactReps(_ field: Field) throws(DocumentError) -> TargetAmount {
    .exactly(.reps(try Codec.reps.read(field)))
  }
}
