/// An error while reading, by index in the text.
struct NotationFailure: Error {
  /// The error.
  var problem: SetSyntaxError.Problem
  /// The place of the error.
  var index: Int
  /// Texts that may have been meant. Only those that can be read are offered.
  var readings: [String] = []
  /// The start of what the readings replace; nil for the start of the group.
  var start: Int?
  /// The end of what the readings replace; nil for the end of the current word.
  var end: Int?
}

/// Reads the SET notation from left to right. Each function reads a part of the grammar and leaves `index`
/// after it. If the part is absent, it returns nil and leaves `index` unchanged.
struct NotationParser {
  let text: NotationText
  let decimalComma: Bool
  var index = 0
  /// The number of groups read.
  var groupsRead = 0
  /// The start of the current group.
  var groupStart = 0
  /// The word for a missed attempt in the current group.
  var miss: NotatedMiss?

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

  /// A sign with or without a space on either side: `at` and `x` in the grammar.
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

  /// The text from here to the end of the word.
  var restOfWord: String { text.text(index..<max(index, text.endOfWord(at: index))) }

  /// The text read since `start`.
  func typed(since start: Int) -> String { text.text(start..<index) }

  /// The text of the group read so far.
  var groupSoFar: String { typed(since: groupStart) }
}
