import Training
import Wording

/// Lines that are read by the one above or below them, and rows of tables without heads.
extension PaperLine {
  /// Whether it begins with a number, as sets do.
  var beginsWithFigure: Bool { words.first?.drop { $0 == "(" }.first?.isNumber == true }

  /// The line with `5` for `x5` below `100 x 5` or another such line: the load above, once more.
  func withReps(below above: PaperLine) -> PaperLine {
    guard let repsAlone, above.repsAlone != nil || above.endsInLoadTimesReps else { return self }
    var line = self
    line.words = [String(repsAlone)]
    return line
  }

  /// The number of a line that is nothing but `x5`.
  var repsAlone: Int? {
    let reps = typed.lowercased().filter { $0 != " " }
    return reps.first == "x" && (2...3).contains(reps.count) ? Int(reps.dropFirst()) : nil
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

  /// `1 80 8` above `2 80 8`, `1 80x8` above `2 80x8`: the set's number, its load and its reps. Nil unless a line beside it has the number before or after.
  func numberedSet(beside others: [PaperLine]) -> String? {
    guard let row = numberedRow,
      others.contains(where: { $0.numberedRow.map { abs($0.number - row.number) == 1 } == true })
    else { return nil }
    return row.sets
  }

  private var numberedRow: (number: Int, sets: String)? {
    // `1 - 80kg - 8 reps`
    let words = typed.split { " |\t".contains($0) }.map(String.init)
    let cells = words.filter { !["-", "–", "—", "reps", "rep"].contains($0.lowercased()) }
    func number(_ cell: String) -> Double? {
      let figures = cell.prefix { $0.isNumber || $0 == "." }
      let unit = cell.dropFirst(figures.count).lowercased()
      return unit.isEmpty || MassUnit(named: unit) != nil ? Double(figures) : nil
    }
    let pair = cells.count == 2 ? cells[1].split(separator: "x").map(String.init) : Array(cells.dropFirst())
    guard pair.count == 2, let ordinal = Int(cells[0]), (1...10).contains(ordinal),
      let one = number(pair[0]), let other = number(pair[1]), max(one, other) >= 20,
      max(one, other) > 2 * min(one, other),
      case let (reps, load) = one < other ? (pair[0], pair[1]) : (pair[1], pair[0]), Int(reps) != nil
    else { return nil }
    return (ordinal, reps + "@" + load)
  }

  /// The sets of reps above as many loads, or below them: `12-10-8`, then `40-45-50`; `kg 40 45 50`, then `reps 12 10 8`.
  func joined(withLoads below: PaperLine) -> String? {
    guard let one = row, let other = below.row, one.numbers.count == other.numbers.count,
      below.nameOfRow.isEmpty
    else { return nil }
    let (first, second) = (one.numbers.compactMap(Double.init), other.numbers.compactMap(Double.init))
    func areReps(_ numbers: [Double]) -> Bool { numbers.allSatisfy { $0 <= 30 && $0 == $0.rounded() } }
    guard let least = first.min(), let most = first.max(), let leastBelow = second.min(),
      let mostBelow = second.max()
    else { return nil }
    let isAbove: Bool
    if let kind = one.kind, let kindBelow = other.kind {
      guard kind != kindBelow else { return nil }
      isAbove = kind == .reps
    } else if areReps(first), leastBelow > most, one.name.isEmpty || leastBelow >= 20 {
      isAbove = true
    } else if areReps(second), least > mostBelow {
      isAbove = false
    } else {
      return nil
    }
    guard areReps(isAbove ? first : second) else { return nil }
    let (reps, loads) = isAbove ? (one, other) : (other, one)
    return zip(reps.numbers, loads.numbers).map { $0 + "@" + $1 + loads.unit }.joined(separator: " ")
  }

  /// The name before the numbers of a row of reps or loads; empty without any.
  var nameOfRow: String { row?.name ?? "" }

  private enum KindOfRow { case reps, loads }

  /// The numbers of a line that has nothing else but what they are, or whose.
  private var row: (name: String, kind: KindOfRow?, unit: String, numbers: [String])? {
    guard note == nil, typed.contains(where: \.isNumber)
    else { return nil }
    var cells = typed.split { " :,-/|".contains($0) }.map(String.init)
    let head = cells.prefix { !$0.contains(where: \.isNumber) }
    cells.removeFirst(head.count)
    var (kind, unit): (KindOfRow?, String) = (nil, "")
    for word in head {
      if Self.wordsForReps.contains(Recognition.folded(word)) { kind = .reps }
      if Self.wordsForLoads.contains(Recognition.folded(word)) { kind = .loads }
      if ["kg", "lb", "lbs"].contains(word.lowercased().filter(\.isLetter)) {
        (kind, unit) = (.loads, word.lowercased().filter(\.isLetter))
      }
    }
    guard cells.count > 1,
      cells.allSatisfy({ $0.allSatisfy { $0.isNumber || $0 == "." } && Double($0) != nil })
    else { return nil }
    return (kind == nil ? head.joined(separator: " ") : "", kind, unit, cells)
  }

  private static let wordsForReps: Set = ["reps", "rep", "repes", "repeticiones", "repeticions"]
  private static let wordsForLoads: Set = [
    "weight", "weights", "load", "loads", "peso", "pesos", "pes", "carga",
  ]

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
