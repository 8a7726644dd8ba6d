import Formats
import Insights
import Training
import Wording

/// The records of one exercise, or those set since a day.
struct RecordReport {
  let exercise: Exercise
  let history: History
  let since: Day?
  /// The current records.
  let best: [RecordMark]
  /// By reps, from 1.
  let repMaxima: [RecordMark?]
  /// Latest first; from each workout, those that still stood at its end.
  let breaks: [RecordBreak]
  let workouts: Int
  /// Whether body weight counts in estimates and volumes; `load` if it never could.
  let basis: MovedLoad.Basis

  init(_ trained: Trained, _ recorded: RecordedExercise, since: Day?, _ context: Context) {
    let history = trained.history
    func isWanted(_ mark: RecordMark) -> Bool {
      since.map { $0 <= history.sessions[mark.session].day } ?? true
    }
    exercise = recorded.exercise
    self.history = history
    self.since = since
    best = recorded.records.best.filter(isWanted)
    repMaxima = recorded.records.repMaxima.map { $0.flatMap { isWanted($0) ? $0 : nil } }
    breaks = recorded.records.standing.filter { isWanted($0.mark) }.reversed()
    workouts = recorded.records.sessions
    basis = trained.basis(of: best, exercise)
  }

  /// The current records as JSON.
  func held(_ context: Context) -> JSON {
    let teller = RecordTeller(exercise, context, context.words)
    return .array(best.map { .object(teller.json($0, history.source(of: $0))) })
  }

  func json(_ context: Context) -> [JSON.Member] {
    let teller = RecordTeller(exercise, context, context.words)
    let maxima = zip(1..., repMaxima).map { reps, mark -> JSON in
      let found = mark.map { teller.json($0, history.source(of: $0)) } ?? []
      let load = mark.map(teller.load(forPrograms:))
      return .object(
        [
          JSON.Member(name: "reps", value: .int(reps)),
          JSON.Member(
            name: "load",
            value: load.map { ["value": .number($0.value), "unit": .string($0.unit)] } ?? .null),
        ] + found.filter { ["set", "date", "workout", "ref"].contains($0.name) })
    }
    return exercise.naming + [
      JSON.Member(name: "since", value: since.map { .string($0.text) } ?? .null),
      JSON.Member(name: "workouts", value: .int(workouts)),
      JSON.Member(name: "basis", value: .string(basis.rawValue)),
      JSON.Member(name: "records", value: held(context)),
      JSON.Member(name: "repMaxima", value: .array(maxima)),
      JSON.Member(
        name: "broken", value: .array(breaks.map { teller.json($0) { history.source(of: $0) } })),
    ]
  }

  /// A line for each current record, and for each number of reps with a best load.
  func csv(_ context: Context) -> CSVWriter {
    var writer = RecordCSV()
    let teller = RecordTeller(exercise, context, context.words)
    for mark in best { writer.append(exercise, mark, nil, history, teller) }
    for (reps, mark) in zip(1..., repMaxima) {
      if let mark { writer.append(exercise, mark, repMaximum: reps, nil, history, teller) }
    }
    return writer.csv
  }
}

/// Records as CSV.
struct RecordCSV {
  private(set) var csv = CSVWriter(guardingFormulas: true)

  init() {
    csv.append([
      "exercise", "exerciseId", "kind", "at", "atUnit", "value", "unit", "rough", "set", "date", "workout",
      "ref",
      "previous", "previousDate", "previousWorkout",
    ])
  }

  /// Appends a record, or the best load for `reps`.
  mutating func append(
    _ exercise: Exercise, _ mark: RecordMark, repMaximum reps: Int? = nil, _ previous: RecordMark?,
    _ history: History, _ teller: RecordTeller
  ) {
    let source = history.source(of: mark)
    let kind = reps == nil ? mark.kind.rawValue : "repMaximum"
    let rung = reps.map { ("\($0)", "reps") } ?? teller.rung(mark)
    let number = reps == nil ? teller.number(mark) : teller.load(forPrograms: mark)
    let before = previous.map { (teller.number($0).value, history.source(of: $0)) }
    csv.append([
      .text(exercise.name), .text(exercise.id.text), .text(kind), .number(rung?.0 ?? ""),
      .text(rung?.1 ?? ""), .number(number.value), .text(number.unit),
      .text(mark.isRough ? "true" : "false"),
      .text(teller.set(mark)), .text(source.start.day.text), .text(source.workout.text),
      .text(source.reference),
      .number(before?.0 ?? ""), .text(before?.1.start.day.text ?? ""), .text(before?.1.workout.text ?? ""),
    ])
  }
}
