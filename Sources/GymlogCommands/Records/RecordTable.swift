import Formats
import Insights
import Training

/// A record as a row for programs: of a set, or of an activity.
struct RecordRow {
  fileprivate let exercise: Exercise
  fileprivate let kind: String
  /// The load or distance that it is for.
  fileprivate let rung: (value: String, unit: String)?
  fileprivate let number: (value: String, unit: String)
  fileprivate var isRough = false
  /// The set as it can be typed, and its place in its workout.
  fileprivate var set: (text: String, reference: String)?
  fileprivate let day: Day
  fileprivate let workout, activity: EntityID?
  /// The record before; empty without one.
  fileprivate var previous: [RecordRow] = []

  enum Role {
    case record
    /// The best load for this number of reps.
    case repMaximum(Int)
    /// The best time over a standard distance, at the mean pace of the mark's set.
    case bestTime(PacedTime)
  }

  /// A record, with the mark that it broke.
  init(
    _ recordText: RecordText, _ mark: RecordEntry, as role: Role = .record, previous: RecordEntry? = nil,
    source: (RecordEntry) -> RecordSource
  ) {
    exercise = recordText.exercise
    switch role {
    case .record:
      (kind, rung, number) = (mark.kind.rawValue, recordText.rung(mark), recordText.number(mark))
    case .repMaximum(let reps):
      (kind, rung, number) = ("repMaximum", ("\(reps)", "reps"), recordText.load(forPrograms: mark))
    case .bestTime(let paced):
      (kind, rung) = ("bestTime", (Thousandths(raw: paced.millimetres).text, "m"))
      number = (Thousandths(raw: paced.time.milliseconds).text, "s")
    }
    isRough = mark.isRough
    let found = source(mark)
    set = (recordText.set(mark), found.reference)
    (day, workout, activity) = (found.start.day, found.workout, nil)
    self.previous = previous.map { [RecordRow(recordText, $0, source: source)] } ?? []
  }

  /// A record that a set broke, with the one before, of a set or an activity.
  init(
    _ recordText: RecordText, _ broken: RecordBreak, besides rivals: RivalActivities,
    source: (RecordEntry) -> RecordSource
  ) {
    self.init(recordText, broken.mark, previous: broken.previous, source: source)
    guard let row = rivals.row(until: broken) else { return }
    previous = [RecordRow(recordText.exercise, row)]
  }

  /// A record of an activity, or one of a set that an activity broke.
  init(_ exercise: Exercise, _ row: ActivityRecords.Row, previous: RecordRow? = nil) {
    self.exercise = exercise
    if let over = row.over {
      (kind, rung) = (RecordKind.fastest.rawValue, (over.text, "m"))
      number = (Thousandths(raw: row.time?.milliseconds ?? 0).text, "s")
    } else {
      (kind, rung) = (RecordKind.furthestDistance.rawValue, nil)
      number = (row.activity.distance?.text ?? "0", "m")
    }
    day = row.activity.start.day
    (workout, activity) = row.isSet ? (row.activity.id, nil) : (nil, row.activity.id)
    self.previous = previous.map { [$0] } ?? []
  }
}

extension ReportTable<RecordRow> {
  /// The table of some records. Without `named`, its JSON leaves out the exercise, because the objects around it name it.
  static func records(_ rows: [RecordRow], named: Bool = true) -> ReportTable {
    var table = ReportTable(rows)
    func name(_ column: String, _ value: @escaping (Exercise) -> String) {
      if named {
        table.column(column) { .text(value($0.exercise)) }
      } else {
        table.flatColumn(column) { .text(value($0.exercise)) }
      }
    }
    name("exercise") { $0.name }
    name("exerciseId") { $0.id.text }
    table.column("kind") { .text($0.kind) }
    table.jsonMember("at") { $0.rung.map(TableValue.amount) ?? .absent }
    table.flatColumn("at") { $0.rung.cell { .exact($0.value) } }
    table.flatColumn("atUnit") { $0.rung.cell { .text($0.unit) } }
    table.jsonMember("value") { .amount($0.number) }
    table.flatColumn("value") { .exact($0.number.value) }
    table.flatColumn("unit") { .text($0.number.unit) }
    table.flatColumn("rough") { .flag($0.isRough) }
    table.column("set") { $0.set.cell { .text($0.text) } }
    table.jsonMember("rough") { $0.kind == RecordKind.e1rm.rawValue ? .flag($0.isRough) : .absent }
    table.column("date") { .day($0.day) }
    table.column("workout") { $0.workout.cell { .text($0.text) } }
    table.jsonMember("activity") { $0.activity.map { .text($0.text) } ?? .absent }
    // In a table without nested values, the activity stands for the set.
    table.jsonMember("ref") { $0.set.cell { .text($0.reference) } }
    table.flatColumn("ref") { row in (row.set?.reference ?? row.activity?.text).cell { .text($0) } }
    table.jsonMember("previous") { row in
      row.previous.first.map { .json(ReportTable.records([], named: false).object($0)) } ?? .absent
    }
    table.flatColumn("previous") { $0.previous.first.cell { .exact($0.number.value) } }
    table.flatColumn("previousDate") { $0.previous.first.cell { .day($0.day) } }
    table.flatColumn("previousWorkout") { row in (row.previous.first?.workout).cell { .text($0.text) } }
    return table
  }
}

extension TableValue {
  /// A number by its text, with its unit: an object in JSON.
  static func amount(_ number: (value: String, unit: String)) -> TableValue {
    .json(["value": .number(number.value), "unit": .string(number.unit)])
  }
}
