import Formats
import Logbook
import Training
import Wording

/// The estimates from a set, by all formulas.
struct Estimates {
  let set: EstimatedSet
  let moved: MovedLoad
  /// The body weight included in it; nil if none is recorded.
  let bodyWeight: Mass?
  let chosen: MaxEstimate
  /// The estimate by each formula, the chosen one first; nil if a formula has no value for the reps.
  let all: [(formula: MaxFormula, estimate: MaxEstimate?)]
  /// Unreadable body weights.
  let problems: [Problem]
  let name: String?

  /// The numbers of reps in the table of loads.
  static let reps = Array(1...12) + [15, 20]

  /// Estimates from a set; `line` are the typed arguments.
  ///
  /// - Throws: A `Failure` if the load isn't known, or the formula has no value.
  init(_ set: EstimatedSet, by formula: MaxFormula, _ line: [String], _ context: Context) throws(Failure) {
    self.set = set
    name = set.exercise.map(context.name(of:))
    let found =
      try set.isMovedWithBody
      ? context.logbook.read { snapshot throws(Failure) in try snapshot.bodyWeights(at: context.now) }
      : (BodyWeights(), [])
    problems = found.1
    let bodyWeight = found.0.weight(on: context.now.day)
    self.bodyWeight = bodyWeight
    guard let moved = MovedLoad(set.load, share: set.share, bodyWeight: bodyWeight) else {
      if set.isMovedWithBody, bodyWeight == nil { throw Failure.bodyWeightNeeded }
      throw Failure.nothingMoved
    }
    self.moved = moved
    let formulas = [formula] + MaxFormula.allCases.filter { $0 != formula }
    let all = formulas.map { formula in
      (
        formula: formula,
        estimate: SetEstimate(set.performance, share: set.share, bodyWeight: bodyWeight, formula: formula)?
          .max
      )
    }
    guard let chosen = all[0].estimate else {
      let other = all.first { $0.estimate != nil }?.formula ?? .standard
      throw Failure.noValue(
        reps: set.possibleReps, all.filter { $0.estimate == nil }.map(\.formula),
        instead: TypedLine(.oneRepMax, line).typing(
          line.joined(separator: " ") + " --formula " + other.rawValue))
    }
    self.all = all
    self.chosen = chosen
  }

  var unit: MassUnit { moved.mass.unit }

  /// Whether the load for a number of reps is rough: the estimate is, or the reps exceed what the formulas hold for.
  func isRough(_ reps: Int) -> Bool { chosen.isRough || reps > Int(MaxEstimate.mostReliableReps) }

  /// The added load that a total load means; negative for assistance. Nil if the total doesn't include body weight.
  func added(for load: Double) -> Double? {
    guard moved.basis == .withBody,
      let body = MovedLoad(.bodyWeight, share: set.share, bodyWeight: bodyWeight)
    else { return nil }
    return load - body.mass.unit.convert(body.mass.double, to: unit)
  }
}

extension EstimatedSet {
  /// The reps done and those in reserve.
  var possibleReps: Thousandths {
    Thousandths(raw: reps * 1_000 + (effort?.repsInReserve.raw ?? 0))
  }
}

// MARK: - For programs

extension Estimates {
  var json: [JSON.Member] {
    let writer = NotationWriter(loading: set.exercise?.equipment.loading)
    var members = JSON.members([
      "set": .string(writer.text(set.performance)),
      "exercise": set.exercise.map { .string($0.name) } ?? .null,
      "exerciseId": set.exercise.map { .string($0.id.text) } ?? .null, "reps": .int(set.reps),
      "possibleReps": .number(set.possibleReps.text), "load": WorkoutJSON.mass(moved.mass),
      "basis": .string(moved.basis.rawValue),
    ])
    if moved.basis == .withBody {
      members.append(.init(name: "bodyWeight", value: bodyWeight.map(WorkoutJSON.mass) ?? .null))
      members.append(.init(name: "bodyWeightShare", value: .number(set.share.text)))
    }
    return members
      + JSON.members([
        "exact": .bool(chosen.isExact), "rough": .bool(chosen.isRough),
        "formula": .string(chosen.formula.rawValue), "estimates": .array(all.map(json)), "loads": table.json,
      ])
  }

  private func json(_ formula: MaxFormula, _ estimate: MaxEstimate?) -> JSON {
    [
      "formula": .string(formula.rawValue), "rough": .bool(estimate?.isRough ?? false),
      "oneRepMax": mass(estimate?.oneRepMax),
      "tenRepMax": mass(estimate?.load(forReps: 10)),
    ]
  }

  private func mass(_ value: Double?) -> JSON { .computed(value, unit) }

  /// A row for each number of reps; in CSV, with a column for each formula.
  var table: ReportTable<Int> {
    var table = ReportTable(Array(Self.reps))
    table.column("reps") { .count($0) }
    table.jsonMember("load") { .json(mass(chosen.load(forReps: $0))) }
    table.jsonMember("percent") { .computed(chosen.load(forReps: $0).map { $0 / chosen.oneRepMax * 100 }) }
    table.flatColumn("unit") { _ in .text(unit.rawValue) }
    for (formula, estimate) in all {
      table.flatColumn(formula.rawValue) { .computed(estimate?.load(forReps: $0)) }
    }
    table.column("rough") { .flag(isRough($0)) }
    table.jsonMember("added") { chosen.load(forReps: $0).flatMap(added).map { .json(mass($0)) } ?? .absent }
    return table
  }
}

extension JSON {
  /// A computed number, rounded to thousandths like stored values.
  static func computed(_ value: Double) -> JSON { .number(Thousandths(rounding: value).text) }

  /// A computed mass; null for nil.
  static func computed(_ value: Double?, _ unit: MassUnit) -> JSON {
    value.map { WorkoutJSON.mass(Mass(rounding: $0, unit)) } ?? .null
  }
}

extension TableValue {
  /// A computed number, rounded to thousandths; none for nil.
  static func computed(_ value: Double?) -> TableValue { value.cell { .number(Thousandths(rounding: $0)) } }
}

extension Failure {
  static func noValue(reps: Thousandths, _ formulas: [MaxFormula], instead example: String) -> Failure {
    Failure(.usage) { words in words.noValueForReps(reps, formulas.map(words.formula), instead: example) }
  }

  static var nothingMoved: Failure {
    Failure(
      .usage, en: Message("the assistance leaves no load to estimate from"),
      es: Message("con tanta asistencia no queda peso con el que estimar"),
      ca: Message("amb tanta assistència no queda pes amb què estimar"))
  }
}
