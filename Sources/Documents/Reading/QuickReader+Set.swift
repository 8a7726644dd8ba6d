import Training

extension QuickReader {
  private static let setNames: [StaticString] = [
    "format", "in", "position", "result", "completed", "plan", "type", "rest", "note", "rested",
  ]

  /// A set of a workout; nil for a document that isn't plain, or isn't sound.
  static func set(_ bytes: UnsafeBufferPointer<UInt8>, _ id: EntityID) -> SetDocument? {
    var reader = QuickReader(bytes)
    var set = WorkoutSet(id: id, position: .first)
    var (format, position, exercise): (Int?, Position?, EntityID?)
    let isRead = reader.object(setNames) { name, reader in
      switch name {
      case 0: return reader.read(into: &format) { $0.integer(in: 1...1) }
      case 1: return reader.read(into: &exercise) { $0.string().flatMap { EntityID($0) } }
      case 2: return reader.read(into: &position) { $0.string().flatMap { Position($0) } }
      case 3: return reader.read(into: &set.result) { $0.performance() }
      case 4: return reader.read(into: &set.completed) { $0.string().flatMap { Instant($0) } }
      case 5: return reader.read(into: &set.plan) { $0.target() }
      case 6:
        guard let type = reader.string().flatMap({ SetType(rawValue: $0) }) else { return false }
        set.type = type
        return true
      case 7: return reader.read(into: &set.rest) { $0.thousandths().map { Duration(milliseconds: $0) } }
      case 8: return reader.read(into: &set.note) { $0.string(limit: Limits.note) }
      default: return reader.read(into: &set.rested) { $0.thousandths().map { Duration(milliseconds: $0) } }
      }
    }
    guard isRead, reader.isAtEnd(), format != nil, let position, let exercise,
      set.result != nil || (set.plan != nil && set.completed == nil)
    else { return nil }
    set.position = position
    return SetDocument(in: exercise, set)
  }

  private static let exerciseNames: [StaticString] = [
    "format", "exercise", "name", "position", "superset", "rest", "skipped", "note",
  ]

  /// An exercise of a workout; nil for a document that isn't plain, or isn't sound.
  static func exercise(_ bytes: UnsafeBufferPointer<UInt8>, _ id: EntityID) -> WorkoutExercise? {
    var reader = QuickReader(bytes)
    var (format, exercise, name, position): (Int?, ExerciseID?, String?, Position?)
    var (superset, rest, isSkipped, note): (String?, Duration?, Bool?, String?)
    let isRead = reader.object(exerciseNames) { member, reader in
      switch member {
      case 0: reader.read(into: &format) { $0.integer(in: 1...1) }
      case 1: reader.read(into: &exercise) { $0.string().flatMap { ExerciseID($0) } }
      case 2: reader.read(into: &name) { $0.string(limit: Limits.name) }
      case 3: reader.read(into: &position) { $0.string().flatMap { Position($0) } }
      case 4: reader.read(into: &superset) { $0.string() }
      case 5: reader.read(into: &rest) { $0.thousandths().map { Duration(milliseconds: $0) } }
      case 6: reader.read(into: &isSkipped) { $0.boolean() }
      default: reader.read(into: &note) { $0.string(limit: Limits.note) }
      }
    }
    guard isRead, reader.isAtEnd(), format != nil, let exercise, let name, let position else { return nil }
    return WorkoutExercise(
      id: id, position: position, exercise: exercise, name: name, note: note, superset: superset, rest: rest,
      isSkipped: isSkipped ?? false)
  }

  /// Reads a value into its place; false where it isn't understood.
  private mutating func read<Value>(into place: inout Value?, _ read: (inout QuickReader) -> Value?) -> Bool {
    place = read(&self)
    return place != nil
  }

  // MARK: - Results and plans

  /// What results and plans have in common, as it was read.
  private struct Numbers {
    var reps: TargetAmount?
    var duration: Duration?
    var distance: Distance?
    var load: Load?
    var percent: Thousandths?
    var effort: Effort?

    /// Nil for several amounts, or none.
    var amount: TargetAmount? {
      if let reps { return duration == nil && distance == nil ? reps : nil }
      if let distance { return .exactly(.distance(distance, duration)) }
      return duration.map { .exactly(.duration($0)) }
    }
  }

  private static let numberNames: [StaticString] = [
    "reps", "load", "rpe", "rir", "duration", "distance", "percent",
  ]

  private mutating func performance() -> Performance? {
    guard let numbers = numbers(isPlan: false), case .exactly(let amount) = numbers.amount else { return nil }
    return Performance(amount, at: numbers.load, effort: numbers.effort)
  }

  private mutating func target() -> Target? {
    guard let numbers = numbers(isPlan: true), let amount = numbers.amount,
      numbers.load == nil || numbers.percent == nil
    else { return nil }
    let load = numbers.load.map { TargetLoad.load($0) } ?? numbers.percent.map { .percent($0) }
    return Target(amount, at: load, effort: numbers.effort)
  }

  private mutating func numbers(isPlan: Bool) -> Numbers? {
    var numbers = Numbers()
    var efforts = 0
    let isRead = object(Self.numberNames) { name, reader in
      switch name {
      case 0: return reader.read(into: &numbers.reps) { $0.reps(isPlan: isPlan) }
      case 1: return reader.read(into: &numbers.load) { $0.load() }
      case 2:
        efforts += 1
        return reader.read(into: &numbers.effort) { reader in
          reader.thousandths().flatMap { RPE(Thousandths(raw: $0)) }.map { .rpe($0) }
        }
      case 3:
        efforts += 1
        return reader.read(into: &numbers.effort) { reader in reader.integer(in: Limits.rir).map { .rir($0) }
        }
      case 4:
        return reader.read(into: &numbers.duration) { reader in
          reader.positive().map { Duration(milliseconds: $0) }
        }
      case 5: return reader.read(into: &numbers.distance) { $0.distance() }
      default:
        return isPlan
          && reader.read(into: &numbers.percent) { reader in
            reader.positive().flatMap { $0 <= 200_000 ? Thousandths(raw: $0) : nil }
          }
      }
    }
    return isRead && efforts <= 1 ? numbers : nil
  }

  private mutating func positive() -> Int? { thousandths().flatMap { $0 > 0 ? $0 : nil } }

  private static let rangeNames: [StaticString] = ["from", "to"]

  private mutating func reps(isPlan: Bool) -> TargetAmount? {
    guard isPlan, isAtObject() else { return integer(in: Limits.reps).map { .exactly(.reps($0)) } }
    var (from, to): (Int?, Int?)
    let isRead = object(Self.rangeNames) { name, reader in
      name == 0
        ? reader.read(into: &from) { $0.integer(in: Limits.reps) }
        : reader.read(into: &to) { $0.integer(in: Limits.reps) }
    }
    guard isRead, let from else { return nil }
    guard let to else { return .repsOrMore(from) }
    return from < to ? .repRange(from, to) : nil
  }

  private static let massNames: [StaticString] = ["value", "unit", "kind"]

  private mutating func load() -> Load? {
    var (value, unit, kind): (Int?, MassUnit?, String?)
    let isRead = object(Self.massNames) { name, reader in
      switch name {
      case 0: reader.read(into: &value) { $0.thousandths() }
      case 1: reader.read(into: &unit) { $0.string().flatMap { MassUnit(rawValue: $0) } }
      default: reader.read(into: &kind) { $0.string() }
      }
    }
    guard isRead else { return nil }
    if kind == "bodyWeight" { return value == nil && unit == nil ? .bodyWeight : nil }
    guard let value, let unit else { return nil }
    let mass = Mass(Thousandths(raw: value), unit)
    return switch kind {
    case nil, "external": .external(mass)
    case "added": .added(mass)
    case "assisted": .assisted(mass)
    default: nil
    }
  }

  private mutating func distance() -> Distance? {
    var (value, unit): (Int?, DistanceUnit?)
    let isRead = object(Self.massNames) { name, reader in
      switch name {
      case 0: reader.read(into: &value) { $0.positive() }
      case 1: reader.read(into: &unit) { $0.string().flatMap { DistanceUnit(rawValue: $0) } }
      default: false
      }
    }
    guard isRead, let value, let unit else { return nil }
    return Distance(Thousandths(raw: value), unit)
  }
}
