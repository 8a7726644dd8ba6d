/// Words as one text, folded for reading: lower case, accents off, one kind of space, with the way back to each word.
struct NotationText {
  struct Cell {
    var scalar: Unicode.Scalar
    var word: Int32
    var offset: Int32
  }

  private(set) var cells: [Cell] = []
  /// Where each word begins among the cells.
  private(set) var starts: [Int] = []

  static let space: Unicode.Scalar = " "

  /// No SET is as long: longer words are kept as one cell that reads as nothing, whatever is in them.
  private static let longestWord = 4_096

  init(_ words: [String]) {
    for (number, word) in words.enumerated() {
      starts.append(cells.count)
      let length = append(word, number: Int32(number))
      if number + 1 < words.count {
        cells.append(Cell(scalar: Self.space, word: Int32(number), offset: length))
      }
    }
  }

  private mutating func append(_ word: String, number: Int32) -> Int32 {
    guard word.utf8.count <= Self.longestWord else {
      cells.append(Cell(scalar: "\u{FFFD}", word: number, offset: 0))
      return 1
    }
    var offset: Int32 = 0
    for character in word {
      for scalar in character.unicodeScalars {
        guard let folded = fold(scalar) else { continue }
        cells.append(Cell(scalar: folded, word: number, offset: offset))
      }
      offset += 1
    }
    return offset
  }

  /// Where a cell stands; past the last one, the end of the last word.
  func place(of index: Int) -> SetSyntaxError.Place {
    if index < cells.count {
      return .init(word: Int(cells[index].word), offset: Int(cells[index].offset))
    }
    guard let last = cells.last else { return .init(word: 0, offset: 0) }
    return .init(word: Int(last.word), offset: Int(last.offset) + 1)
  }

  /// The text of some cells, in its folded form.
  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    for cell in cells[range] { text.append(cell.scalar) }
    return String(text)
  }

  /// Where the word in which a cell stands ends.
  func endOfWord(at index: Int) -> Int {
    guard index < cells.count else { return cells.count }
    let next = Int(cells[index].word) + 1
    return next < starts.count ? starts[next] - 1 : cells.count
  }
}

/// Lower case, without its accent; the multiplication sign as `x`; nil for a combining mark.
private func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
  switch scalar {
  case "A"..."Z": return Unicode.Scalar(UInt8(scalar.value) + 32)
  case " "..."~": return scalar
  case "×": return "x"
  case "\t", "\u{A0}", "\u{202F}": return " "
  case "\u{300}"..."\u{36F}": return nil
  default: return accented[scalar] ?? scalar
  }
}

private let accented: [Unicode.Scalar: Unicode.Scalar] = [
  "á": "a", "à": "a", "é": "e", "è": "e", "í": "i", "ï": "i", "ó": "o", "ò": "o", "ú": "u", "ü": "u",
  "Á": "a", "À": "a", "É": "e", "È": "e", "Í": "i", "Ï": "i", "Ó": "o", "Ò": "o", "Ú": "u", "Ü": "u",
  "ç": "c", "Ç": "c", "ñ": "n", "Ñ": "n",
]
