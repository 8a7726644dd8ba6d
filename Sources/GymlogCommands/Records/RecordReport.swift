import Formats
import Insights
import Training

/// The records of one exercise, or those set in a range of days.
struct RecordReport {
  let exercise: Exercise
  let history: History
  let range: DayRange
  let best: [RecordEntry]
  /// By reps, from 1.
  let repMaxes: [RecordEntry?]
  /// Latest first; from each workout, those that still stood at its end.
  let breaks: [RecordBreak]
  let workouts: Int
  /// The best times over standard distances, at the mean pace of a set.
  let paced: [PacedTime]
  let tested: TestedMaxes
  /// The tested maxes that were more than those tested before, latest first.
  let tests: [LatestRecords.Test]
  /// The records of its sport, if activities have any.
  var activities: ActivityRecords?
  /// Whether no exercise was named, and it is the current one.
  var isOfCurrent = false
  /// Whether every record was asked for.
  var isWhole = false
  /// Whether body weight counts in estimates and volumes; `load` if it never could.
  let basis: MovedLoad.Basis
  let trained: TrainingData

  init(_ trained: TrainingData, _ recorded: RecordedExercise, in range: DayRange) {
    let history = trained.history
    func isWanted(_ mark: RecordEntry) -> Bool { range.contains(history.sessions[mark.session].day) }
    exercise = recorded.exercise
    self.history = history
    self.range = range
    best = recorded.records.best.filter(isWanted)
    repMaxes = recorded.records.repMaxes.map { $0.flatMap { isWanted($0) ? $0 : nil } }
    breaks = recorded.records.standing.filter { isWanted($0.mark) }.reversed()
    workouts = recorded.records.sessions
    basis = trained.basis(of: best, exercise)
    self.trained = trained
    paced = trained.pacedTimes(of: exercise.id, in: range)
    tested = TestedMaxes(of: exercise.id, among: trained.tested, in: range)
    tests = LatestRecords.broken(TestedMaxes(of: exercise.id, among: trained.tested).all, in: range)
  }

  /// The days that led to the latest e1RM record or, without one, to the latest records; nil without any.
  func way(_ context: Context) -> RecordLine? {
    let estimate = breaks.first { $0.mark.kind == .e1rm && !$0.mark.isRough }
    guard let last = estimate ?? breaks.first else { return nil }
    return RecordLine(
      estimate.map { [$0] } ?? breaks.filter { $0.mark.session == last.mark.session },
      RecordText(exercise, context, context.words), in: history, trained.bodyWeights,
      on: history.sessions[last.mark.session].day, context)
  }

  func held(_ context: Context) -> JSON {
    ReportTable.records(best.map { row($0, context) }, named: false).json
  }

  func json(_ context: Context) -> [JSON.Member] {
    let recordText = RecordText(exercise, context, context.words)
    var maxes = ReportTable(Array(repMaxes.enumerated()))
    func column(_ name: String, _ value: @escaping (RecordEntry) -> TableValue) {
      maxes.jsonMember(name) { $0.element.map(value) ?? .absent }
    }
    maxes.jsonMember("reps") { .count($0.offset + 1) }
    maxes.jsonMember("load") { $0.element.cell { .amount(recordText.load(forPrograms: $0)) } }
    column("set") { .text(recordText.set($0)) }
    column("date") { .day(history.source(of: $0).start.day) }
    column("workout") { .text(history.source(of: $0).workout.text) }
    column("ref") { .text(history.source(of: $0).reference) }
    let broken = breaks.map { trained.row($0, recordText) }
    return exercise.naming
      + JSON.members([
        "since": range.since.map { .string($0.text) } ?? .null,
        "until": range.until.map { .string($0.text) } ?? .null, "workouts": .int(workouts),
        "basis": .string(basis.rawValue), "tested": tested.heaviest.json, "records": held(context),
        "repMaxima": maxes.json, "broken": ReportTable.records(broken, named: false).json,
      ]) + pacedJSON(context) + (activities?.json ?? [])
  }

  /// A row for each current record, each number of reps with a best load, and each standard distance with a best time.
  func table(_ context: Context) -> ReportTable<RecordRow> {
    let maxes = zip(1..., repMaxes).compactMap { reps, mark in
      mark.map { row($0, as: .repMaximum(reps), context) }
    }
    let times = paced.map { row(history.mark(of: $0), as: .bestTime($0), context) }
    return .records(best.map { row($0, context) } + maxes + times)
  }

  private func row(
    _ mark: RecordEntry, as role: RecordRow.Role = .record, _ context: Context
  ) -> RecordRow {
    RecordRow(RecordText(exercise, context, context.words), mark, as: role) { history.source(of: $0) }
  }
}
