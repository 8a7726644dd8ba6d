import Wording

/// The columns of a table copied from a spreadsheet: `Exercise → Sets → Reps → Weight`, with tabs between them.
struct PaperTable {
  private enum Column { case exercise, sets, reps, load }

  private let columns: [Column]

  /// The columns that a line names; nil if it names others, or not those that are needed.
  init?(heads line: some StringProtocol) {
    let heads = Self.cells(line).map { Self.column($0.lowercased()) }
    let columns = heads.compactMap(\.self)
    guard columns.count == heads.count, columns.count > 2, columns.first == .exercise,
      columns.contains(.reps),
      Set(columns).count == columns.count
    else { return nil }
    self.columns = columns
  }

  private static func column(_ head: String) -> Column? {
    switch head {
    case "exercise", "ejercicio", "exercici": .exercise
    case "sets", "series", "sèries": .sets
    case "reps", "repes", "repetitions", "repeticiones", "repeticions": .reps
    case "weight", "load", "kg", "lb", "peso", "pes": .load
    default: nil
    }
  }

  private static func cells(_ line: some StringProtocol) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  /// A row as an exercise with its sets; nil if it doesn't fill the columns.
  func row(_ line: some StringProtocol) -> String? {
    let cells = Self.cells(line)
    guard cells.count == columns.count else { return nil }
    var values: [Column: String] = [:]
    for (column, cell) in zip(columns, cells) where !cell.isEmpty { values[column] = cell }
    guard let name = values[.exercise], let reps = values[.reps] else { return nil }
    return name + " " + (values[.sets].map { $0 + "x" } ?? "") + reps + (values[.load].map { "@" + $0 } ?? "")
  }
}
