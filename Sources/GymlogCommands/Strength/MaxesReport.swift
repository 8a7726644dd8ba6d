import Formats
import Insights
import Logbook
import Training
import Wording

/// The maxes of an exercise over time, tested and estimated.
struct MaxesReport {
  let exercise: Exercise
  let name: String
  let maxes: ExerciseMaxes
  let range: DayRange
  let today: Day
  /// The days, or the months if there are many days; newest first.
  let periods: [MaxesPeriod]
  let length: MaxesPeriod.Length
  /// The number of periods beyond the limit.
  let rest: Int
  let problems: [Problem]
  let unit: MassUnit
  let training: TrainingMax?
  private let record: StrengthData

  /// The most days that are listed one by one.
  static let mostDays = 12

  /// - Throws: A `Failure` if the exercise has no maxes.
  init(
    of exercise: Exercise, _ maxes: ExerciseMaxes, in record: StrengthData, _ range: DayRange,
    limit: Int?, format: TableFormat?, _ context: Context
  ) throws(Failure) {
    if maxes.isEmpty {
      throw context.nothingKnown(of: exercise, by: maxes.estimator.formula, record)
        .attaching(record.problems)
    }
    let days = maxes.periods(.day, where: range.contains)
    // Programs always get days.
    let length: MaxesPeriod.Length =
      format != nil || context.isForPrograms || (limit ?? days.count) <= Self.mostDays
        || days.count <= Self.mostDays
      ? .day : .month
    let all = length == .day ? days : maxes.periods(.month, where: range.contains)
    let limit = context.limit(
      limit, onTerminal: 24, isLimited: !range.isOpen || format != nil || context.isForPrograms)
    periods = Array(all.prefix(limit ?? .max))
    rest = all.count - periods.count
    (self.exercise, self.maxes, self.range, self.length) = (exercise, maxes, range, length)
    self.record = record
    name = context.name(of: exercise)
    today = context.now.day
    unit = context.settings.unit.value
    problems = record.problems
    training = record.training.filter { $0.exercise == exercise.id }.latest(until: nil)
  }

  var recordWorkouts: Set<EntityID> {
    let history = record.history
    guard let index = history.exercise(exercise.id) else { return [] }
    let breaks = history.records(
      ofExercise: index, LoadFacts(exercise), bodyWeights: record.bodyWeights,
      formula: maxes.estimator.formula,
      in: unit
    ).breaks
    return Set(
      breaks.filter { $0.mark.kind == .e1rm && !$0.mark.isRough }.map { history.sessions[$0.mark.session].id }
    )
  }

  func reply(_ form: ChartForm, _ context: Context) throws(Failure) -> Reply {
    try form.reply(
      context, problems: problems, text: { MaxesScreen(report: self, screen: $0).lines }, json: { json },
      table: { table }, svg: { svg(context.words) })
  }
}

struct StrengthData {
  let history: History
  let tested: [TestedMax]
  let training: [TrainingMax]
  let bodyWeights: BodyWeights
  let problems: [Problem]

  func maxes(of exercise: Exercise, by formula: MaxFormula, onlyCurrent: Bool = false) -> ExerciseMaxes {
    ExerciseMaxes(
      of: exercise.id, in: history, tested: tested,
      Estimator(exercise, formula: formula, bodyWeights: bodyWeights), onlyCurrent: onlyCurrent)
  }
}

extension Context {
  func strengthData() throws(Failure) -> StrengthData {
    try logbook.read { snapshot throws(Failure) in
      let recorded = try history(in: snapshot)
      let (tested, damagedMaxes) = try snapshot.testedMaxes()
      let (training, damagedPlans) = try snapshot.trainingMaxes()
      let (bodyWeights, damagedWeights) = try snapshot.bodyWeights(at: now)
      return StrengthData(
        history: recorded.history, tested: tested, training: training,
        bodyWeights: bodyWeights,
        problems: recorded.problems + damagedMaxes + damagedPlans + damagedWeights)
    }
  }

  fileprivate func nothingKnown(
    of exercise: Exercise, by formula: MaxFormula, _ record: StrengthData
  ) -> Failure {
    let name = name(of: exercise)
    let command =
      "gymlog max " + shellName(name.lowercased()) + " 1@"
      + NotationWriter().text(exercise.exampleLoad(in: settings.unit.value))
    let sets = record.history.sets(of: exercise.id)
    if exercise.countMode != .reps { return Failure.withoutReps(name, exercise.countMode) }
    guard let index = record.history.exercise(exercise.id) else {
      return Failure.neverDone(name, record: command)
    }
    if record.history.workSets(ofExercise: index).isEmpty { return Failure.onlyWarmUps(name) }
    let beyond = record.history.repsWithoutEstimate(
      ofExercise: index, exercise, bodyWeights: record.bodyWeights, formula: formula)
    if let beyond { return Failure.noEstimate(reps: Thousandths(rounding: beyond), formula) }
    let wantsBody =
      record.bodyWeights.isEmpty && exercise.bodyWeightShare.raw > 0
      && sets.contains { $0.reps != nil && $0.load?.isOnBody == true }
    return wantsBody
      ? Failure.bodyWeightNeeded : Failure.nothingToEstimateFrom(name, record: command)
  }
}

extension Exercise {
  /// Whether its load may include body weight.
  var movesBody: Bool { equipment.loading != .external || bodyWeightShare.raw > 0 }

  func exampleLoad(in unit: MassUnit) -> Load {
    let mass = Mass(Thousandths(unit == .kilograms ? 100 : 225), unit)
    let added = Mass(Thousandths(unit == .kilograms ? 20 : 45), unit)
    return switch equipment.loading {
    case .external, .unloaded: .external(mass)
    case .bodyWeight, .added: .added(added)
    case .assisted: .assisted(added)
    }
  }
}

// MARK: - For programs

extension MaxesReport {
  private var json: [JSON.Member] {
    JSON.members([
      "exercise": .string(exercise.name), "exerciseId": .string(exercise.id.text),
      "formula": .string(maxes.estimator.formula.rawValue), "tested": maxes.json(tested: maxes.tested),
      "estimated": json(maxes.currentEstimate), "days": table.json, "more": .int(rest),
    ])
  }

  private func json(_ best: BestEstimate?) -> JSON {
    best.map { maxes.json($0, of: exercise, in: unit) } ?? .null
  }

  private var table: ReportTable<MaxesPeriod> {
    var table = ReportTable(periods)
    let notation = NotationWriter(loading: exercise.equipment.loading)
    table.column("date") { .day($0.start) }
    table.jsonMember("tested") { period in .json(maxes.json(tested: { period.tested[$0] })) }
    table.jsonMember("estimated") { .json(json($0.estimate)) }
    for (kind, name) in [(TestedMax.Kind.oneRep, "tested1RM"), (.tenReps, "tested10RM")] {
      table.flatColumn(name) { $0.tested[kind].cell { .load($0.load) } }
      table.flatColumn(name + "Unit") { ($0.tested[kind]?.load.mass?.unit).cell { .text($0.rawValue) } }
    }
    table.flatColumn("estimated1RM") { .computed($0.estimate?.estimate.max.oneRepMax) }
    table.flatColumn("estimated10RM") { .computed($0.estimate?.estimate.max.load(forReps: 10)) }
    table.flatColumn("estimatedUnit") { $0.estimate.cell { .text($0.estimate.unit.rawValue) } }
    table.flatColumn("basis") { $0.estimate.cell { .text($0.estimate.load.basis.rawValue) } }
    table.flatColumn("rough") { $0.estimate.cell { .flag($0.estimate.max.isRough) } }
    table.flatColumn("set") { $0.estimate.cell { .text(notation.text($0.performance, $0.type)) } }
    table.flatColumn("workout") { $0.estimate.cell { .text($0.workout.text) } }
    return table
  }
}

extension TableValue {
  /// A load's number, negative for assistance.
  static func load(_ load: Load) -> TableValue { .number(load.signed(in: load.mass?.unit ?? .kilograms)) }
}

extension Failure {
  static func neverDone(_ exercise: String, record line: String) -> Failure {
    Failure(.notFound) { words in words.neverDone(exercise, record: line) }
  }

  static func nothingToEstimateFrom(_ exercise: String, record line: String) -> Failure {
    Failure(.notFound) { words in
      Message(
        words.say(
          en: "no set of \(exercise) has a load to estimate a 1RM from",
          es: "ninguna serie de \(exercise) tiene un peso con el que estimar el 1RM",
          ca: "\(exercise): cap sèrie té un pes amb què estimar l'1RM"),
        hint: words.toRecordMax(line))
    }
  }
}
