import Training

extension Load {
  /// The words of the format for the kinds of loads.
  private enum Kind: String {
    case external, added, assisted, bodyWeight
  }

  private var kind: Kind {
    switch self {
    // A band and a stack number are members of their own (`Members.load`).
    case .external, .band, .stack: .external
    case .added: .added
    case .assisted: .assisted
    case .bodyWeight: .bodyWeight
    }
  }

  /// The member `load`.
  static let codec = Codec.object(Load.bodyWeight) { load, members in
    var (value, unit, kind) = (load.mass?.value, load.mass?.unit, load.kind)
    members.optional("value", &value, .decimal)
    members.optional("unit", &unit, .word)
    members.optional("kind", &kind, .word, default: .external)
    if kind == .bodyWeight {
      members.refuse(.massOfBodyAlone, at: "value", if: value != nil)
      members.refuse(.massOfBodyAlone, at: "unit", if: unit != nil)
      load = .bodyWeight
      return
    }
    guard let value else { return members.refuse(.missing("value")) }
    guard let unit else { return members.refuse(.missing("unit")) }
    let mass = Mass(value, unit)
    switch kind {
    case .external: load = .external(mass)
    case .added: load = .added(mass)
    case .assisted: load = .assisted(mass)
    case .bodyWeight: break
    }
  }
}

extension Mass {
  /// A mass of 0 or more.
  static let codec = codec(value: .decimal)
  /// A mass greater than 0.
  static let positiveCodec = codec(value: .positive)

  private static func codec(value: Codec<Thousandths>) -> Codec<Mass> {
    .object(Mass(Thousandths(0), .kilograms)) { mass, members in
      members.required("value", &mass.value, value)
      members.required("unit", &mass.unit, .word)
    }
  }
}

extension Distance {
  static let codec = Codec.object(Distance(Thousandths(0), .metres)) { distance, members in
    members.required("value", &distance.value, .positive)
    members.required("unit", &distance.unit, .word)
  }
}
