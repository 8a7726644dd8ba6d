import Training

/// Days from one to another, both among them; a side that is nil is open.
struct DayRange {
  let since: Day?
  let until: Day?

  /// - Throws: `CommandError.spanBackwards` for one that ends before it starts, `CommandError.startInFuture` for one that
  ///   starts after today, in which nothing can have been done.
  init(since: Day?, until: Day?, today: Day) throws(CommandError) {
    if let since, let until, until < since { throw .spanBackwards(since: since, until: until) }
    if let since, since > today { throw .startInFuture(since) }
    (self.since, self.until) = (since, until)
  }

  init(_ days: ClosedRange<Day>) { (since, until) = (days.lowerBound, days.upperBound) }

  func contains(_ day: Day) -> Bool {
    (since.map { $0 <= day } ?? true) && (until.map { day <= $0 } ?? true)
  }

  /// Whether it holds all days.
  var isOpen: Bool { since == nil && until == nil }

  /// As it is typed: ` --since 2026-09-01`, after a command.
  var options: String {
    (since.map { " --since " + $0.text } ?? "") + (until.map { " --until " + $0.text } ?? "")
  }
}
