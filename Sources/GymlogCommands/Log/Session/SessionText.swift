import Training
import Wording

/// A text with one or more sessions, line by line: what each line is, but not yet what it means.
struct SessionText {
  enum Item: Equatable {
    /// A day of its own begins.
    case day(SessionHeading, line: Int, typed: String)
    /// An exercise, sets, or both; or a note.
    case line(PaperLine)
  }

  private(set) var items: [Item] = []
  let today: Day

  init(_ text: String, today: Day, in language: Language) {
    self.today = today
    var table: PaperTable?
    var name: PaperLine?
    var number = 0
    // Whether no sets can stand here, as above the first line and below a blank one.
    var isAlone = true
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      if let heads = PaperTable(heads: line) {
        table = heads
        continue
      }
      let row = table.flatMap { $0.row(line) }
      if row == nil { table = nil }
      let paper = PaperLine(number, row ?? String(line))
      if paper.typed.isEmpty {
        isAlone = true
        continue
      }
      let isMarked = paper.typed.hasPrefix("#")
      let title = SessionHeading.title(paper.typed)
      defer { isAlone = false }
      if var heading = SessionHeading(title, isAlone: isAlone || isMarked, today: today, in: language) {
        if let line = name, heading.name == nil, items.last == .line(line) {
          items.removeLast()
          heading.name = Recognition.isWorkoutHeading(line.typed) ? nil : line.typed
        }
        items.append(.day(heading, line: number, typed: paper.typed))
        name = nil
        continue
      }
      if paper.isBlank || isMarked { continue }
      items.append(.line(paper))
      name = paper.typed.contains(where: \.isNumber) && !paper.words.isEmpty ? nil : paper
    }
  }
}
