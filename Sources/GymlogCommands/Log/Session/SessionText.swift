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
    var shortYears: Set<Int> = []
    var shortMonths: Set<Int> = []
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
      let title = SessionHeading.title(paper.typed)
      // `#1 Bench` is the first exercise.
      let isMarked = paper.typed.hasPrefix("#") && paper.typed.dropFirst().first?.isNumber != true
      let isHeadingLike = isAlone || !paper.typed.hasPrefix(title)
      defer { isAlone = false }
      let heading = SessionHeading(title, today: today, in: language) { date in
        // Below a name, `12/10/10` are its reps.
        isHeadingLike && (name == nil || date.isClear && date.year == nil)
          // `17/11` below `16/11` and its sets.
          || date.isClear && date.year == nil && date.month.map { shortMonths.contains($0) } ?? false
          || date.year.map { year in shortYears.contains { abs($0 - year) <= 1 } } ?? false
      }
      if var heading {
        if let year = heading.date.year { shortYears.insert(year) }
        if heading.date.year == nil, title.first?.isNumber == true, title.contains("/") {
          shortMonths.insert(heading.day.month)
        }
        if let line = name, heading.name == nil, items.last == .line(line) {
          items.removeLast()
          heading.name = Recognition.isWorkoutHeading(line.typed) ? nil : line.typed
        }
        items.append(.day(heading, line: number, typed: paper.typed))
        name = nil
        continue
      }
      if paper.isBlank || isMarked { continue }
      if Self.restDays.contains(title.lowercased()) {
        if case .day? = items.last { items.removeLast() }
        continue
      }
      if let (heading, sets) = SessionHeading.beforeSets(paper.typed, today: today, in: language) {
        items += [.day(heading, line: number, typed: paper.typed), .line(PaperLine(number, sets))]
        name = nil
        continue
      }
      items.append(.line(paper))
      name = paper.typed.contains(where: \.isNumber) && !paper.words.isEmpty ? nil : paper
    }
    resolveDays()
  }

  /// Lines about a day without a workout.
  private static let restDays: Set = [
    "rest", "rest day", "off", "day off", "descanso", "día de descanso", "descans", "dia de descans",
  ]

  /// Reads `3/4` as the other days of the text are written, if they agree, and days without a year by the day above.
  private mutating func resolveDays() {
    let orders = Set(
      items.compactMap { item -> HeadingDay.Order? in
        if case .day(let heading, _, _) = item { heading.date.order } else { nil }
      })
    var above: Day?
    for index in items.indices {
      guard case .day(var heading, let line, let typed) = items[index] else { continue }
      if orders.count == 1, let order = orders.first { heading.date.read(in: order) }
      if let above { heading.date.follow(above, today: today) }
      if heading.date.year != nil || above != nil { above = heading.date.doubt.isEmpty ? heading.day : nil }
      items[index] = .day(heading, line: line, typed: typed)
    }
  }
}
