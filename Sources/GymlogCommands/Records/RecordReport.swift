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

  init(_ trained: TrainingData, _ recorded: RecordedExercise, since: Day?, _ context: Context) {
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
    let recordText = RecordText(exercise, context, context.words)
    return .array(best.map { .object(recordText.json($0, history.source(of: $0))) })
  }

  func json(_ context: Context) -> [JSON.Member] {
    let recordText = RecordText(exercise, context, context.words)
    let maxima = zip(1..., repMaxima).map { reps, mark -> JSON in
      let found = mark.map { recordText.json($0, history.source(of: $0)) } ?? []
      let load = mark.map(recordText.load(forPrograms:))
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
        name: "broken", value: .array(breaks.map { recordText.json($0) { history.source(of: $0) } })),
    ]
  }

  /// A row for each current record, and for each number of reps with a best load.
  func table(_ context: Context) -> ReportTable<RecordRow> {
    let recordText = RecordText(exercise, context, context.words)
    let maxima = zip(1..., repMaxima).compactMap { reps, mark in
      mark.map { RecordRow(exercise, $0, repMaximum: reps, history, recordText) }
    }
    return .records(best.map { RecordRow(exercise, $0, history, recordText) } + maxima)
  }
}

/// A record in a table for programs.
struct RecordRow {
  fileprivate let exercise: Exercise
  fileprivate let mark: RecordMark
  fileprivate let repMaximum: Int?
  fileprivate let previous: RecordMark?
  fileprivate let history: History
  fileprivate let recordText: RecordText

  /// A record, or the best load for `repMaximum` reps.
  init(
    _ exercise: Exercise, _ mark: RecordMark, repMaximum: Int? = nil, previous: RecordMark? = nil,
    _ history: History, _ recordText: RecordText
  ) {
    (self.exercise, self.mark, self.repMaximum, self.previous) = (exercise, mark, repMaximum, previous)
    (self.history, self.recordText) = (history, recordText)
  }
}

extension ReportTable<RecordRow> {
  static func records(_ rows: [RecordRow]) -> ReportTable {
    var table = ReportTable(rows)
    table.column("exercise") { .text($0.exercise.name) }
    table.column("exerciseId") { .text($0.exercise.id.text) }
    table.column("kind") { .text($0.repMaximum == nil ? $0.mark.kind.rawValue : "repMaximum") }
    table.column("at") { $0.rung.cell { .exact($0.value) } }
    table.column("atUnit") { $0.rung.cell { .text($0.unit) } }
    table.column("value") { .exact($0.number.value) }
    table.column("unit") { .text($0.number.unit) }
    table.column("rough") { .flag($0.mark.isRough) }
    table.column("set") { .text($0.recordText.set($0.mark)) }
    table.column("date") { .day($0.history.source(of: $0.mark).start.day) }
    table.column("workout") { .text($0.history.source(of: $0.mark).workout.text) }
    table.column("ref") { .text($0.history.source(of: $0.mark).reference) }
    table.column("previous") { row in row.previous.cell { .exact(row.recordText.number($0).value) } }
    table.column("previousDate") { row in row.previous.cell { .day(row.history.source(of: $0).start.day) } }
    table.column("previousWorkout") { row in
      row.previous.cell { .text(row.history.source(of: $0).workout.text) }
    }
    return table
  }
}

extension RecordRow {
  fileprivate var rung: (value: String, unit: String)? {
    repMaximum.map { ("\($0)", "reps") } ?? recordText.rung(mark)
  }

  fileprivate var number: (value: String, unit: String) {
    repMaximum == nil ? recordText.number(mark) : recordText.load(forPrograms: mark)
  }
}
