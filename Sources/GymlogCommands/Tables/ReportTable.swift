import Formats
import Training

/// A report's rows and their named columns with typed values. JSON rows, CSV and every format of `TableFormat` are made from it,
/// and from the columns with a heading the tables on a screen and on the page of `report`.
///
/// ```swift
/// var table = ReportTable(entries)
/// table.column("date", .init(words.dayHeading)) { .day($0.day) }
/// table.column("maxLoad", json: "load.max") { .mass($0.load) }
/// table.flatColumn("unit") { .text($0.load.unit.rawValue) }
/// ```
struct ReportTable<Row> {
  /// A column: its names, and its value of a row.
  struct Column {
    /// The name in CSV and every other `TableFormat`; nil if they have no such column.
    let name: String?
    /// The name of the member in a JSON row, or the path `load.max` of a member in a nested object; nil if JSON has none.
    let path: String?
    /// The heading that people see above it; nil if it is for programs only.
    let heading: TableHeading?
    let value: (Row) -> TableValue
  }

  let rows: [Row]
  private(set) var columns: [Column] = []

  init(_ rows: [Row]) { self.rows = rows }

  /// Adds a column for every format; `path` is its name in JSON if that differs.
  mutating func column(
    _ name: String, json path: String? = nil, _ heading: TableHeading? = nil,
    _ value: @escaping (Row) -> TableValue
  ) {
    columns.append(Column(name: name, path: path ?? name, heading: heading, value: value))
  }

  /// Adds a column that JSON doesn't need, such as a unit that it has inside its quantities.
  mutating func flatColumn(_ name: String, _ value: @escaping (Row) -> TableValue) {
    columns.append(Column(name: name, path: nil, heading: nil, value: value))
  }

  /// Adds a member of JSON alone.
  mutating func jsonMember(_ path: String, _ value: @escaping (Row) -> TableValue) {
    columns.append(Column(name: nil, path: path, heading: nil, value: value))
  }

  /// Adds a column for people alone.
  mutating func shownColumn(_ heading: TableHeading, _ value: @escaping (Row) -> TableValue) {
    columns.append(Column(name: nil, path: nil, heading: heading, value: value))
  }
}

/// A row of two tables in one, see `ReportTable.followed(by:)`.
enum EitherRow<One, Other> {
  case one(One)
  case other(Other)
}

extension ReportTable {
  /// This table and another below it, for formats with one table: a column of either stands once, empty where a row has none.
  func followed<Other>(by other: ReportTable<Other>) -> ReportTable<EitherRow<Row, Other>> {
    var table = ReportTable<EitherRow<Row, Other>>(rows.map { .one($0) } + other.rows.map { .other($0) })
    for column in columns {
      guard let name = column.name else { continue }
      let same = other.columns.first { $0.name == name }
      table.flatColumn(name) { row in
        switch row {
        case .one(let row): column.value(row)
        case .other(let row): same?.value(row) ?? .none
        }
      }
    }
    for column in other.columns where !columns.contains(where: { $0.name == column.name }) {
      guard let name = column.name else { continue }
      table.flatColumn(name) { row in if case .other(let row) = row { column.value(row) } else { .none } }
    }
    return table
  }
}

enum TableValue {
  /// No value: null in JSON, empty elsewhere.
  case none
  /// No value, and no member in JSON.
  case absent
  case text(String)
  case flag(Bool)
  case count(Int)
  case number(Thousandths)
  /// A number by its text.
  case exact(String)
  /// Whole seconds for programs.
  case duration(Duration)
  case day(Day)
  /// A number with its unit: an object in JSON, the number alone in CSV.
  case quantity(Thousandths, unit: String)
  case mass(Mass)
  /// A volume, rounded for people.
  case volume(Mass)
  /// Any JSON; empty elsewhere.
  case json(JSON)
  /// A value that people read in other words.
  indirect case shown(TableValue, as: String)
}

extension Optional {
  /// The value in a report; `.none` for nil.
  func cell(_ value: (Wrapped) -> TableValue) -> TableValue { map(value) ?? TableValue.none }
}

// MARK: - JSON

extension ReportTable {
  var json: JSON { .array(objects) }

  var objects: [JSON] { rows.map(object) }

  func object(_ row: Row) -> JSON {
    var members: [JSON.Member] = []
    for column in columns {
      guard let path = column.path, let value = column.value(row).json else { continue }
      guard let dot = path.firstIndex(of: ".") else {
        members.append(JSON.Member(name: path, value: value))
        continue
      }
      let (outer, inner) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
      let index = members.firstIndex { $0.name == outer } ?? members.endIndex
      if index == members.endIndex { members.append(JSON.Member(name: outer, value: .object([]))) }
      guard case .object(let others) = members[index].value else { continue }
      members[index].value = .object(others + JSON.members([inner: value]))
    }
    return .object(members)
  }
}

extension TableValue {
  /// Nil for no member.
  fileprivate var json: JSON? {
    switch self {
    case .none: .null
    case .absent: nil
    case .text(let text): .string(text)
    case .flag(let flag): .bool(flag)
    case .count(let count): .int(count)
    case .number(let number): .number(number.text)
    case .exact(let text): .number(text)
    case .duration(let duration): .int(duration.seconds)
    case .day(let day): .string(day.text)
    case .quantity(let number, let unit): WorkoutJSON.quantity(number, unit)
    case .mass(let mass), .volume(let mass): WorkoutJSON.mass(mass)
    case .shown(let value, _): value.json
    case .json(let json): json
    }
  }
}
