/// The columns of a table: `Exercise → Sets → Reps → Weight` with tabs between them, as a spreadsheet copies it, with commas or
/// semicolons, or with bars, as in Markdown. With a column of dates, it holds workouts of several days.
struct PaperTable {
  private enum Column: Equatable {
    case exercise, sets, reps, rpe, rir, date
    /// With the unit that its head names: `Weight (kg)`.
    case load(String)
    /// The number of a set; each row is one set.
    case number
    /// A whole set, `80x8`, below `Set 1`.
    case set(Int)
    case note
  }

  private let columns: [Column]
  private let mark: Character
  /// Whether it has only columns of sets, `S1 | S2 | S3`: the exercise stands before them, or on a line above.
  private var isOfSets: Bool { columns.first.map { if case .set = $0 { true } else { false } } ?? false }

  /// The columns that a line names; nil if it names others, or not those that are needed.
  init?(heads line: some StringProtocol) {
    guard let mark = "\t|;,".first(where: { line.contains($0) }) else { return nil }
    self.mark = mark
    let heads = Self.cells(line, mark).map { Self.column($0.lowercased()) }
    let columns = heads.compactMap(\.self)
    let wholes = columns.filter { if case .set = $0 { true } else { false } }
    let others = columns.filter { $0 != .date }
    let isOfSets = wholes.count > 1 && wholes.count == columns.count
    guard columns.count == heads.count, isOfSets || others.count > 2 && others.first == .exercise,
      isOfSets || (columns.contains(.reps) ? wholes.isEmpty : wholes.count == others.count - 1),
      columns.indices.allSatisfy({ !columns[..<$0].contains(columns[$0]) }),
      !(columns.contains(.number) && columns.contains(.sets))
    else { return nil }
    self.columns = columns
  }

  private static func column(_ head: String) -> Column? {
    let words = head.split { " ()[]".contains($0) }.map(String.init)
    if words.count == 2, let unit = ["kg", "lb", "lbs"].first(where: { $0 == words[1] }) {
      return column(words[0]) == .load("") ? .load(unit) : nil
    }
    if words.count == 2, SetOrdinals.isSet(words[0]) { return Int(words[1]).map { .set($0) } }
    // `S1`
    if head.count == 2, head.first == "s", let number = Int(head.dropFirst()) { return .set(number) }
    switch head {
    case "set", "serie", "sèrie", "set #", "#", "nº": return .number
    case "note", "notes", "comment", "comments", "nota", "notas", "comentario", "comentarios", "comentari":
      return .note
    case "sets x reps", "sets × reps", "series x reps", "sèries x reps": return .reps
    case "date", "fecha", "data": return .date
    case "rpe": return .rpe
    case "rir": return .rir
    case "kg", "lb", "lbs": return .load(head)
    case "exercise", "lift", "movement", "ejercicio", "exercici": return .exercise
    case "sets", "series", "sèries": return .sets
    case "reps", "repes", "repetitions", "repeticiones", "repeticions": return .reps
    case "weight", "load", "peso", "pes", "carga", "càrrega": return .load("")
    default: return nil
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

  /// The date of a row; nil if it has none.
  func date(of line: some StringProtocol) -> String? { value(of: .date, in: Self.cells(line, mark)) }

  private func value(of column: Column, in cells: [String]) -> String? {
    guard cells.count == columns.count, let place = columns.firstIndex(of: column) else { return nil }
    return cells[place].isEmpty ? nil : cells[place]
  }

  /// Whether a line without columns above its sets can be the name of an exercise, so that the table continues.
  func goesOn(below line: some StringProtocol) -> Bool {
    isOfSets && !line.contains(mark) && line.contains(where: \.isLetter)
  }

  /// A row as an exercise with its sets, or as sets alone; nil if it doesn't fill the columns.
  func row(_ line: some StringProtocol) -> String? {
    let cells = Self.cells(line, mark)
    if isOfSets {
      let sets = cells.drop { $0.first?.isLetter == true }
      guard cells.count > 1, cells.count - sets.count < 2, sets.count <= columns.count,
        sets.contains(where: { !$0.isEmpty }),
        sets.allSatisfy({ $0.isEmpty || $0.first?.isNumber == true })
      else { return nil }
      return cells.filter { !$0.isEmpty }.joined(separator: " ")
    }
    func value(_ column: Column) -> String? { self.value(of: column, in: cells) }
    guard let name = value(.exercise) else { return nil }
    if !columns.contains(.reps) {
      let sets = zip(columns, cells).filter { $0 != .date && $0 != .exercise && !$1.isEmpty }.map(\.1)
      return ([name] + sets).joined(separator: " ")
    }
    guard let reps = value(.reps) else { return nil }
    var text = name + " " + (value(.sets).map { $0 + "x" } ?? "") + reps
    for (column, cell) in zip(columns, cells) where !cell.isEmpty {
      guard case .load(let unit) = column else { continue }
      text += "@" + cell + (cell.last?.isNumber == true ? unit : "")
    }
    text += (value(.rpe).map { " rpe" + $0 } ?? "") + (value(.rir).map { " rir" + $0 } ?? "")
    return text + (value(.note).map { " # " + $0 } ?? "")
  }
}
