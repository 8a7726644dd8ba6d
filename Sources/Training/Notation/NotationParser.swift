/// What went wrong while reading, before it is put into words and places.
struct NotationFailure: Error {
  var problem: SetSyntaxError.Problem
  var index: Int
  /// Texts that may have been meant; only those that read are offered.
  var readings: [String] = []
  /// Where what the readings stand for begins; the beginning of the group if nil.
  var start: Int?
  /// Up to where the readings reach; the end of the word that was being read if nil.
  var end: Int?
}

/// Reads the SET notation from left to right. Each function reads one part of the grammar and leaves the index after
/// it; one that finds its part absent returns nil and leaves the index where it was.
struct NotationParser {
  let text: NotationText
  let decimalComma: Bool
  var index = 0
  /// Where the group being read begins.
  var groupStart = 0

  init(_ text: NotationText, decimalComma: Bool) {
    self.text = text
    self.decimalComma = decimalComma
  }

  var isAtEnd: Bool { index >= text.cells.count }

  var next: Unicode.Scalar? { peek(0) }

  func peek(_ distance: Int) -> Unicode.Scalar? {
    index + distance < text.cells.count ? text.cells[index + distance].scalar : nil
  }

  /// Whether a set may end here.
  var isAtBoundary: Bool { next == nil || next == NotationText.space }

  mutating func skipSpace() {
    while next == NotationText.space { index += 1 }
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    index += 1
    return true
  }

  mutating func take(word: String) -> Bool {
    var distance = 0
    for scalar in word.unicodeScalars {
      guard peek(distance) == scalar else { return false }
      distance += 1
    }
    index += distance
    return true
  }

  /// A sign with or without a space on either side: the grammar's `at` and `x`.
  mutating func takeSpaced(_ scalar: Unicode.Scalar) -> Bool {
    let start = index
    skipSpace()
    guard take(scalar) else {
      index = start
      return false
    }
    skipSpace()
    return true
  }

  func failure(_ problem: SetSyntaxError.Problem, at index: Int, readings: [String] = []) -> NotationFailure {
    NotationFailure(problem: problem, index: index, readings: readings)
  }

  /// What stands between here and the end of the word.
  var restOfWord: String { text.text(index..<max(index, text.endOfWord(at: index))) }

  /// What was read since `start`.
  func typed(since start: Int) -> String { text.text(start..<index) }

  /// What was read of the group.
  var groupSoFar: String { typed(since: groupStart) }
}
