import TextMatching

/// Words as one text, folded for reading: lower case, without accents, with one kind of space. Each cell
/// knows the word it comes from.
struct NotationText {
  struct Cell {
    var scalar: Unicode.Scalar
    var word: Int32
    /// Another word than `word` in the last cell of a text that stands for several.
    var lastWord: Int32
    var offset: Int32

    init(_ scalar: Unicode.Scalar, word: Int32, offset: Int32) {
      (self.scalar, self.word, self.lastWord, self.offset) = (scalar, word, word, offset)
    }
  }

  private(set) var cells: [Cell] = []
  /// The index of each word's first cell.
  private(set) var starts: [Int] = []

  static let space: Unicode.Scalar = " "

  /// No SET is this long. A longer word becomes one cell that reads as nothing.
  private static let longestWord = 4_096

  init(_ words: [String]) {
    for (number, word) in words.enumerated() {
      starts.append(cells.count)
      let length = append(word, number: Int32(number))
      if number + 1 < words.count {
        cells.append(Cell(Self.space, word: Int32(number), offset: length))
      }
    }
  }

  /// Texts in the notation, each in place of some cells of another text, with spaces between them.
  init(_ parts: [(text: String, cells: Range<Int>)], of original: NotationText) {
    starts = [0]
    for (text, range) in parts {
      guard let first = original.cells[range].first, let last = original.cells[range].last else { continue }
      if !cells.isEmpty { cells.append(Cell(Self.space, word: first.word, offset: first.offset)) }
      for scalar in text.unicodeScalars {
        cells.append(Cell(scalar, word: first.word, offset: first.offset))
      }
      cells[cells.count - 1].lastWord = last.lastWord
    }
  }

  private mutating func append(_ word: String, number: Int32) -> Int32 {
    guard word.utf8.count <= Self.longestWord else {
      cells.append(Cell("\u{FFFD}", word: number, offset: 0))
      return 1
    }
    var offset: Int32 = 0
    for character in word {
      for scalar in character.unicodeScalars {
        guard let folded = fold(scalar) else { continue }
        // `40''`
        if folded == "'", let last = cells.last, last.scalar == "'", last.word == number {
          cells[cells.count - 1].scalar = "\""
          continue
        }
        cells.append(Cell(folded, word: number, offset: offset))
      }
      offset += 1
    }
    return offset
  }

  /// The place of a cell; past the last one, the end of the last word.
  func place(of index: Int) -> SetSyntaxError.Place {
    if index < cells.count {
      return .init(word: Int(cells[index].word), offset: Int(cells[index].offset))
    }
    guard let last = cells.last else { return .init(word: 0, offset: 0) }
    return .init(word: Int(last.word), offset: Int(last.offset) + 1)
  }

  /// The words that some cells come from.
  func words(_ range: ClosedRange<Int>) -> Range<Int> {
    guard let last = cells.indices.last else { return 0..<1 }
    let first = Int(cells[min(range.lowerBound, last)].word)
    return first..<(max(first, Int(cells[min(range.upperBound, last)].lastWord)) + 1)
  }

  /// The folded text of some cells.
  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    for cell in cells[range] { text.append(cell.scalar) }
    return String(text)
  }

  /// The end of the word that a cell belongs to.
  func endOfWord(at index: Int) -> Int {
    guard index < cells.count else { return cells.count }
    let next = Int(cells[index].word) + 1
    return next < starts.count ? starts[next] - 1 : cells.count
  }
}

/// The lower-case scalar without its accent, and `x` for the multiplication sign; nil for a combining mark.
private func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
  switch scalar {
  case "A"..."Z": return Unicode.Scalar(UInt8(scalar.value) + 32)
  case " "..."~": return scalar
  case "×", "✕", "✖", "⨯": return "x"
  case "\u{FF01}"..."\u{FF5E}":
    // Full-width, from a telephone.
    return Unicode.Scalar(scalar.value - 0xFEE0).flatMap(fold)
  case "‐", "‑", "–", "—", "−": return "-"
  case "’", "‘", "′": return "'"
  case "”", "“", "″": return "\""
  case "\t", "\u{A0}", "\u{202F}", "\u{3000}": return " "
  case "\u{300}"..."\u{36F}": return nil
  default: return LatinLetters.letter(of: scalar) ?? scalar
  }
}
