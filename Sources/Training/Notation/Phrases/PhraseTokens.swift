/// The words, numbers and signs of a text.
struct PhraseTokens {
  struct Token {
    enum Kind { case number, clock, word, sign }

    var kind: Kind
    var text: String
    var cells: Range<Int>
    /// Whether a space comes before it.
    var isSpaced: Bool
  }

  private(set) var all: [Token] = []

  init(_ text: NotationText) {
    let cells = text.cells.map(\.scalar)
    var index = 0
    var isSpaced = true
    while index < cells.count {
      if cells[index] == NotationText.space {
        (isSpaced, index) = (true, index + 1)
        continue
      }
      let (kind, end) = Self.token(cells, from: index)
      all.append(
        Token(kind: kind, text: text.text(index..<end), cells: index..<end, isSpaced: isSpaced))
      (isSpaced, index) = (false, end)
    }
  }

  private static func token(_ cells: [Unicode.Scalar], from start: Int) -> (Token.Kind, end: Int) {
    func end(after index: Int, while isIncluded: (Unicode.Scalar) -> Bool) -> Int {
      cells[index...].firstIndex { !isIncluded($0) } ?? cells.count
    }
    func isDigit(_ index: Int) -> Bool { index < cells.count && cells[index].isDigit }
    if cells[start].isLetter { return (.word, end(after: start) { $0.isLetter }) }
    guard cells[start].isDigit else { return (.sign, start + 1) }
    var last = end(after: start) { $0.isDigit }
    var kind = Token.Kind.number
    while last < cells.count, cells[last] == ":", isDigit(last + 1), isDigit(last + 2), !isDigit(last + 3) {
      (kind, last) = (.clock, last + 3)
    }
    if last < cells.count, cells[last] == ".", isDigit(last + 1) {
      last = end(after: last + 1) { $0.isDigit }
    }
    return (kind, last)
  }
}
