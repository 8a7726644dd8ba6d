import Training
import Wording

/// Lines that are read by the one above or below them, and rows of tables without heads.
extension PaperLine {
  /// The line with `5` for `x5` below `100 x 5` or another such line: the load above, once more.
  func withReps(below above: PaperLine) -> PaperLine {
    guard Self.isRepsAlone(typed), Self.isRepsAlone(above.typed) || above.endsInLoadTimesReps else {
      return self
    }
    var line = self
    line.words = [typed.filter(\.isNumber)]
    return line
  }

  private static func isRepsAlone(_ text: String) -> Bool {
    let reps = text.lowercased().filter { $0 != " " }
    return reps.first == "x" && (2...3).contains(reps.count) && reps.dropFirst().allSatisfy(\.isNumber)
  }

  /// Whether it ends in `100 x 5`, `100kg x5`: a number too great for sets, and reps.
  private var endsInLoadTimesReps: Bool {
    let text = typed.lowercased().replacing("×", with: "x").filter { $0 != " " }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count > 1, let reps = Int(parts[parts.count - 1]), reps <= 50 else { return false }
    var load = parts[parts.count - 2]
    for unit in ["kg", "lbs", "lb"] where load.hasSuffix(unit) { load = load.dropLast(unit.count) }
    let figures = String(load.reversed().prefix { $0.isNumber || $0 == "." }.reversed())
    return Double(figures).map { $0 > 20 } ?? false
  }

  /// `1 80 8` above `2 80 8`: the set's number, its load and its reps. Nil unless a line beside it has the number before or after.
  func numberedSet(beside others: [PaperLine]) -> String? {
    guard let row = numberedRow,
      others.contains(where: { $0.numberedRow.map { abs($0.number - row.number) == 1 } == true })
    else { return nil }
    return row.sets
  }

  private var numberedRow: (number: Int, sets: String)? {
    let cells = typed.split { " |\t".contains($0) }.map(String.init)
    guard cells.count == 3, let number = Int(cells[0]), (1...10).contains(number), let one = Double(cells[1]),
      let other = Double(cells[2]), max(one, other) >= 20, max(one, other) > 2 * min(one, other),
      case let (reps, load) = one < other ? (cells[1], cells[2]) : (cells[2], cells[1]), Int(reps) != nil
    else { return nil }
    return (number, reps + "@" + load)
  }

  /// `Bench,3,8,80`: sets, reps and load.
  var ofCommas: String? {
    let cells = typed.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == 4, cells[0].first?.isLetter == true, !cells[0].contains(where: \.isNumber),
      let sets = Int(cells[1]), let reps = Int(cells[2]), (1...10).contains(sets), (1...50).contains(reps),
      case let load = cells[3].lowercased(),
      case let figures = load.prefix(while: { $0.isNumber || $0 == "." }),
      let mass = Double(figures), mass > Double(4 * max(sets, reps)) || load != figures,
      load == figures || MassUnit(named: String(load.dropFirst(figures.count))) != nil
    else { return nil }
    return cells[0] + " " + (sets > 1 ? "\(sets)x" : "") + "\(reps)@" + load
  }
}
