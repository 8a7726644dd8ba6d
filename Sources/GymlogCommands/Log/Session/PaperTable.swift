import Wording

/// The columns of a table: `Exercise → Sets → Reps → Weight` with tabs between them, as a spreadsheet copies it, with commas or
/// semicolons, or with bars, as in Markdown.
struct PaperTable {
  private enum Column { case exercise, sets, reps, load }

  private let columns: [Column]
  private let mark: Character

  /// The columns that a line names; nil if it names others, or not those that are needed.
  init?(heads line: some StringProtocol) {
    guard let mark = "\t|;,".first(where: { line.contains($0) }) else { return nil }
    self.mark = mark
    let heads = Self.cells(line, mark).map { Self.column($0.lowercased()) }
    let columns = heads.compactMap(\.self)
    guard columns.count == heads.count, columns.count > 2, columns.first == .exercise,
      columns.contains(.reps),
      Set(columns).count == columns.count
    else { return nil }
    self.columns = columns
  }

  private static func column(_ head: String) -> Column? {
    switch head {
    case "exercise", "lift", "movement", "ejercicio", "exercici": .exercise
    case "sets", "series", "sèries": .sets
    case "reps", "repes", "repetitions", "repeticiones", "repeticions": .reps
    case "weight", "load", "kg", "lb", "peso", "pes": .load
    default: nil
    }
  }

  private static func cells(_ line: some StringProtocol, _ mark: Character) -> [String] {
    var cells = line.split(separator: mark, omittingEmptySubsequences: false).map {
      $0.split(separator: " ").joined(separator: " ")
    }
    if mark == "|", cells.first == "" { cells.removeFirst() }
    if mark == "|", cells.last == "" { cells.removeLast() }
    return cells
  }

  /// Whether a line is the rule below the heads of a table in Markdown: `|---|---|`.
  func isRule(_ line: some StringProtocol) -> Bool {
    mark == "|" && line.contains("-") && line.allSatisfy { "|-: ".contains($0) }
  }

  /// A row as an exercise with its sets; nil if it doesn't fill the columns.
  func row(_ line: some StringProtocol) -> String? {
    let cells = Self.cells(line, mark)
    guard cells.count == columns.count else { return nil }
    var values: [Column: String] = [:]
    for (column, cell) in zip(columns, cells) where !cell.isEmpty { values[column] = cell }
    guard let name = values[.exercise], let reps = values[.reps] else { return nil }
    return name + " " + (values[.sets].map { $0 + "x" } ?? "") + reps + (values[.load].map { "@" + $0 } ?? "")
  }
}
