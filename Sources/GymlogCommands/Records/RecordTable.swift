import Formats
import Insights
import Training

struct RecordRow {
  fileprivate let recordText: RecordText
  fileprivate let mark: RecordEntry
  fileprivate let role: Role
  fileprivate let previous: RecordEntry?
  fileprivate let source: (RecordEntry) -> RecordSource

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
    source: @escaping (RecordEntry) -> RecordSource
  ) {
    (self.recordText, self.mark, self.role, self.previous) = (recordText, mark, role, previous)
    self.source = source
  }
}

extension ReportTable<RecordRow> {
  /// The table of some records. Without `named`, its JSON leaves out the exercise, because the objects around it name it.
  static func records(_ rows: [RecordRow], named: Bool = true) -> ReportTable {
    var table = ReportTable(rows)
    func name(_ column: String, _ value: @escaping (Exercise) -> String) {
      if named {
        table.column(column) { .text(value($0.recordText.exercise)) }
      } else {
        table.flatColumn(column) { .text(value($0.recordText.exercise)) }
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
    table.flatColumn("rough") { .flag($0.mark.isRough) }
    table.column("set") { .text($0.recordText.set($0.mark)) }
    table.jsonMember("rough") { $0.mark.kind == .e1rm ? .flag($0.mark.isRough) : .absent }
    table.column("date") { .day($0.source($0.mark).start.day) }
    table.column("workout") { .text($0.source($0.mark).workout.text) }
    table.column("ref") { .text($0.source($0.mark).reference) }
    table.jsonMember("previous") { row in
      guard let previous = row.previous else { return .absent }
      let broken = RecordRow(row.recordText, previous, source: row.source)
      return .json(ReportTable.records([], named: false).object(broken))
    }
    table.flatColumn("previous") { row in row.previous.cell { .exact(row.recordText.number($0).value) } }
    table.flatColumn("previousDate") { row in row.previous.cell { .day(row.source($0).start.day) } }
    table.flatColumn("previousWorkout") { row in row.previous.cell { .text(row.source($0).workout.text) } }
    return table
  }
}

extension RecordRow {
  fileprivate var kind: String {
    switch role {
    case .record: mark.kind.rawValue
    case .repMaximum: "repMaximum"
    case .bestTime: "bestTime"
    }
  }

  fileprivate var rung: (value: String, unit: String)? {
    switch role {
    case .record: recordText.rung(mark)
    case .repMaximum(let reps): ("\(reps)", "reps")
    case .bestTime(let paced): (Thousandths(raw: paced.millimetres).text, "m")
    }
  }

  fileprivate var number: (value: String, unit: String) {
    switch role {
    case .record: recordText.number(mark)
    case .repMaximum: recordText.load(forPrograms: mark)
    case .bestTime(let paced): (Thousandths(raw: paced.time.milliseconds).text, "s")
    }
  }
}

extension TableValue {
  /// A number by its text, with its unit: an object in JSON.
  static func amount(_ number: (value: String, unit: String)) -> TableValue {
    .json(["value": .number(number.value), "unit": .string(number.unit)])
  }
}
