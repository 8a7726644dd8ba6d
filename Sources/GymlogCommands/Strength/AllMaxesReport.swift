import Catalogue
import Formats
import Insights
import Logbook
import TerminalKit
import Training
import Wording

/// The maxes of all exercises that have any, the last trained first.
struct AllMaxesReport {
  typealias Row = (name: String, exercise: Exercise, maxes: ExerciseMaxes)

  let exercises: [Row]
  let formula: MaxFormula
  let range: DayRange
  let rest: Int
  let problems: [Problem]
  let today: Day
  let unit: MassUnit
  /// A command that records a tested max of the bench press, by its name in the lifter's language.
  let example: String

  init(
    in record: StrengthData, by formula: MaxFormula, _ range: DayRange, limit: Int?, format: TableFormat?,
    _ context: Context
  ) {
    let done = record.history.exercises.map { record.history.id(ofExercise: $0) }
    let ids = done + Set(record.tested.map(\.exercise)).subtracting(done).sorted { $0.text < $1.text }
    let all = ids.compactMap { id -> Row? in
      guard let exercise = context.exercise(id, record) else { return nil }
      let maxes = record.maxes(of: exercise, by: formula, onlyCurrent: true)
      guard let day = maxes.lastDay, range.contains(day) else { return nil }
      return (context.name(of: exercise), exercise, maxes)
    }.sorted { ($0.maxes.lastDay ?? context.now.day) > ($1.maxes.lastDay ?? context.now.day) }
    let limit = context.limit(
      limit, onTerminal: 20, isLimited: !range.isOpen || format != nil || context.isForPrograms)
    exercises = Array(all.prefix(limit ?? .max))
    rest = all.count - exercises.count
    let bench = ExerciseID("1").flatMap { Catalogue.bundled.exercise(id: $0) }.map(context.name(of:)) ?? ""
    example = "gymlog max " + shellName(bench.lowercased()) + " 1@" + context.words.exampleLoad
    unit = context.settings.unit.value
    (self.formula, self.range, problems, today) = (formula, range, record.problems, context.now.day)
  }

  func reply(_ form: ChartForm, _ context: Context) throws(Failure) -> Reply {
    try form.reply(
      context, problems: problems, text: lines,
      json: {
        JSON.members(["formula": .string(formula.rawValue), "exercises": table.json, "more": .int(rest)])
      }, table: { table }, svg: { svg(context.words) })
  }

  private func lines(_ screen: Screen) -> [String] {
    let words = screen.words
    guard !exercises.isEmpty else {
      return wrapped(
        range.isOpen ? words.noMaxesYet(example) : words.noMaxInPeriod,
        width: screen.width)
    }
    var table = Table([.left(shrinkingTo: 8), .right, .right, .right])
    let kind = words.oneRepMax
    // On a narrow screen, what the loads are stands above the names, which need the room.
    table.add(
      screen.isNarrow
        ? [.init(kind, .faint), .init(words.tested, .faint), .init(words.estimated, .faint), ""]
        : [
          "", .init(words.tested(kind), .faint), .init(words.estimated(kind), .faint),
          .init(words.lastTime, .faint),
        ])
    for (name, _, maxes) in exercises {
      let day = maxes.lastDay.map { words.dayRelative($0, today: today) } ?? ""
      table.add([
        .init(name, .strong), .init(words.tested(maxes, in: unit) ?? ""),
        .init(maxes.currentEstimate.map { text($0, words) } ?? ""),
        .init(screen.isNarrow ? "" : day, .faint),
      ])
    }
    return table.lines(width: screen.width, screen.painter) + more(screen) + remarks(screen)
  }

  private func text(_ best: BestEstimate, _ words: Words) -> String {
    (best.estimate.max.isRough ? "~" : "")
      + (best.estimate.shownLoad(in: unit).map { words.load($0, rounds: true) } ?? "")
  }

  private func more(_ screen: Screen) -> [String] {
    guard rest > 0 else { return [] }
    let command = "gymlog max --all --limit \(exercises.count + rest)" + range.options
    return [""]
      + screen.flowing([.init(screen.words.moreMaxes(rest)), .init(command, .accent)], between: " ")
  }

  private func remarks(_ screen: Screen) -> [String] {
    let words = screen.words
    let estimates = exercises.compactMap(\.maxes.currentEstimate?.estimate)
    var remarks = [words.by(words.formula(formula)).capitalised]
    if estimates.contains(where: { $0.max.isRough }) {
      remarks.append(words.roughMark)
    }
    if estimates.contains(where: { $0.load.basis == .withoutBody }) {
      remarks.append(words.bodyNotCounted)
    }
    return [""] + remarks.flatMap { wrapped($0, width: screen.width) }
  }

  // MARK: - For programs

  private var table: ReportTable<Row> {
    var table = ReportTable(exercises)
    table.column("exercise") { .text($0.exercise.name) }
    table.column("exerciseId") { .text($0.exercise.id.text) }
    table.jsonMember("tested") { .json($0.maxes.json(tested: $0.maxes.tested)) }
    table.jsonMember("estimated") { row in
      row.maxes.currentEstimate.cell { .json(row.maxes.json($0, of: row.exercise, in: unit)) }
    }
    table.flatColumn("tested1RM") { $0.maxes.tested(.oneRep).cell { .load($0.load) } }
    table.flatColumn("testedUnit") { ($0.maxes.tested(.oneRep)?.load.mass?.unit).cell { .text($0.rawValue) } }
    table.flatColumn("testedOn") { $0.maxes.tested(.oneRep).cell { .day($0.at.day) } }
    table.flatColumn("estimated1RM") { .computed($0.maxes.currentEstimate?.estimate.max.oneRepMax) }
    table.flatColumn("estimatedUnit") { $0.maxes.currentEstimate.cell { .text($0.estimate.unit.rawValue) } }
    table.flatColumn("estimatedOn") { $0.maxes.currentEstimate.cell { .day($0.day) } }
    table.flatColumn("basis") { $0.maxes.currentEstimate.cell { .text($0.estimate.load.basis.rawValue) } }
    table.flatColumn("rough") { $0.maxes.currentEstimate.cell { .flag($0.estimate.max.isRough) } }
    return table
  }
}

extension ExerciseMaxes {
  /// The day of the newest max.
  fileprivate var lastDay: Day? {
    [tested.first?.at.day, estimates.first?.day].compactMap(\.self).max()
  }
}

extension Context {
  /// An exercise of the record: from the catalogue, or known only from its sets.
  fileprivate func exercise(_ id: ExerciseID, _ record: StrengthData) -> Exercise? {
    if let exercise = catalogue(with: id).exercise(id: id) { return exercise }
    let name =
      record.history.exercise(id).map { record.history.name(ofExercise: $0) }
      ?? record.tested.last { $0.exercise == id }?.name
    return name.map { Exercise(unknown: id, $0, .reps) }
  }
}

extension Words {
  /// The newest tested 1RM, or without one the newest 10RM: `140 kg (10RM)`. Nil if nothing was tested.
  func tested(_ maxes: ExerciseMaxes, in unit: MassUnit) -> String? {
    if let max = maxes.tested(.oneRep) { return load(max.load, alsoIn: unit) }
    return maxes.tested(.tenReps).map { load($0.load, alsoIn: unit) + " (" + label($0.kind) + ")" }
  }

  func moreMaxes(_ count: Int) -> String {
    counted(
      count, en: ("more exercise:", "more exercises:"), es: ("ejercicio más:", "ejercicios más:"),
      ca: ("exercici més:", "exercicis més:"))
  }

  /// No exercise has a max yet; `command` records one.
  func noMaxesYet(_ command: String) -> String {
    say(
      en:
        "No maxes yet. They are estimated from the sets you log. To record a tested max: \(command)",
      es:
        "Aún no hay máximos. Se estiman con las series que apuntas. Para apuntar un máximo real: \(command)",
      ca:
        "Encara no hi ha màxims. S'estimen amb les sèries que apuntes. Per apuntar un màxim real: \(command)"
    )
  }
}
