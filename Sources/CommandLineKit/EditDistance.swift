/// The number of letters to insert, delete, replace or swap with their neighbour to make one word of another: the
/// Damerau–Levenshtein distance in its restricted form (optimal string alignment).
struct EditDistance {
  private let from: [UInt32]
  private var twoBefore: [Int]
  private var before: [Int]
  private var row: [Int]

  init(from word: [UInt32]) {
    from = word
    twoBefore = Array(repeating: 0, count: word.count + 1)
    before = twoBefore
    row = twoBefore
  }

  /// Nil where it is over a limit.
  mutating func callAsFunction(to other: [UInt32], atMost limit: Int) -> Int? {
    guard abs(from.count - other.count) <= limit else { return nil }
    for column in row.indices { row[column] = column }
    for line in other.indices {
      (twoBefore, before, row) = (before, row, twoBefore)
      row[0] = line + 1
      var least = row[0]
      for column in from.indices {
        row[column + 1] = step(line, column, other)
        least = min(least, row[column + 1])
      }
      if least > limit { return nil }
    }
    return row[from.count] <= limit ? row[from.count] : nil
  }

  private func step(_ line: Int, _ column: Int, _ other: [UInt32]) -> Int {
    let same = from[column] == other[line]
    var least = min(before[column] + (same ? 0 : 1), before[column + 1] + 1, row[column] + 1)
    if line > 0, column > 0, from[column] == other[line - 1], from[column - 1] == other[line] {
      least = min(least, twoBefore[column - 1] + 1)
    }
    return least
  }
}
