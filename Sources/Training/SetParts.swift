/// A part of a set after its first one, as in rest-pause, myo-reps, clusters and drops within a set.
package struct SetPart: Hashable, Sendable {
  /// The reps, at least 1.
  package var reps: Int
  /// The load; nil for that of the set.
  package var load: Load?

  package init(_ reps: Int, at load: Load? = nil) {
    self.reps = reps
    self.load = load
  }
}

/// The reps of each side, where they differ.
package struct SideReps: Hashable, Sendable {
  package var left: Int
  package var right: Int

  /// Creates the reps of both sides.
  package init(left: Int, right: Int) { (self.left, self.right) = (left, right) }

  /// The words for a side or limb, folded: `8 each leg`, `8/side`.
  package static let words: Set = [
    "side", "leg", "arm", "hand", "lado", "pierna", "brazo", "mano", "costat", "cama", "brac", "banda", "ma",
  ]

  /// The reps that both sides did.
  package var both: Int { min(left, right) }
}

/// A band by its colour or its strength. The raw value is what is typed in English and stored.
package enum Band: String, CaseIterable, Hashable, Sendable {
  case yellow, red, green, blue, black, purple, orange, pink, white, grey, brown, gold, silver
  case extraLight = "x-light"
  case light, medium, heavy
  case extraHeavy = "x-heavy"
}

extension Load {
  /// The numbers of a machine's stack.
  package static let stackNumbers = 1...99

  /// Whether it is a band or a stack number, whose mass isn't known.
  package var isUnweighed: Bool {
    switch self {
    case .band, .stack: true
    case .external, .bodyWeight, .added, .assisted: false
    }
  }
}

extension Performance {
  /// Whether it has neither further parts nor different sides.
  package var isPlain: Bool { parts.isEmpty && sides == nil }

  /// The reps of all parts; nil if it isn't counted in reps. Of different sides, the lesser counts.
  package var totalReps: Int? {
    guard case .reps(let reps) = amount else { return nil }
    return parts.reduce(reps) { $0 + $1.reps }
  }

  /// Twice the reps that count towards volume, with the load of each part. Different sides count half each.
  package var moved: [(load: Load?, halfReps: Int)] {
    guard case .reps(let reps) = amount else { return [] }
    let first = sides.map { $0.left + $0.right } ?? reps * 2
    return [(load, first)] + parts.map { ($0.load ?? load, $0.reps * 2) }
  }

  /// The effort of the first part; nil if there are others, since an effort is that of the whole set.
  package var firstEffort: Effort? { parts.isEmpty ? effort : nil }
}

// MARK: - As a text

extension SetPart {
  /// Parts as a text for the history: `4 8:e60000k`.
  static func packed(_ parts: [SetPart]) -> String {
    parts.map { part in "\(part.reps)" + (part.load.map { ":" + packed($0) } ?? "") }.joined(separator: " ")
  }

  static func unpacked(_ text: String) -> [SetPart] {
    text.split(separator: " ").compactMap { part in
      let halves = part.split(separator: ":")
      guard let reps = halves.first.flatMap({ Int($0) }) else { return nil }
      return SetPart(reps, at: halves.count > 1 ? load(halves[1]) : nil)
    }
  }

  private static func packed(_ load: Load) -> String {
    func mass(_ mass: Mass) -> String { "\(mass.value.raw)" + (mass.unit == .pounds ? "p" : "k") }
    return switch load {
    case .external(let load): "e" + mass(load)
    case .added(let load): "a" + mass(load)
    case .assisted(let load): "s" + mass(load)
    case .bodyWeight: "b"
    case .band(let band): "g" + band.rawValue
    case .stack(let number): "p\(number)"
    }
  }

  private static func load(_ text: Substring) -> Load? {
    let rest = text.dropFirst()
    let unit = rest.last == "p" ? MassUnit.pounds : .kilograms
    let mass = Int(rest.dropLast()).map { Mass(Thousandths(raw: $0), unit) }
    switch text.first {
    case "e": return mass.map { .external($0) }
    case "a": return mass.map { .added($0) }
    case "s": return mass.map { .assisted($0) }
    case "b": return .bodyWeight
    case "g": return Band(rawValue: String(rest)).map { .band($0) }
    case "p": return Int(rest).map { .stack($0) }
    default: return nil
    }
  }
}
