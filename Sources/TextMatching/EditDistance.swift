/// The number of letters to insert, delete or replace to turn one word into another: Levenshtein's distance.
///
/// With `countsSwaps`, swapping two neighbours counts as one change: the restricted Damerau–Levenshtein distance (optimal
/// string alignment).
package struct EditDistance {
  private let from: [UInt32]
  private let countsSwaps: Bool
  private var twoBefore: [Int]
  private var before: [Int]
  private var row: [Int]

  /// Distances from a word, given as scalars or other codes of letters.
  package init(from word: [UInt32], countsSwaps: Bool) {
    (from, self.countsSwaps) = (word, countsSwaps)
    twoBefore = Array(repeating: 0, count: word.count + 1)
    before = twoBefore
    row = twoBefore
  }

  /// The distance to another word; nil if it is over the limit.
  package mutating func callAsFunction(to other: [UInt32], atMost limit: Int) -> Int? {
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
    if countsSwaps, line > 0, column > 0, from[column] == other[line - 1], from[column - 1] == other[line] {
      least = min(least, twoBefore[column - 1] + 1)
    }
    return least
  }
}
