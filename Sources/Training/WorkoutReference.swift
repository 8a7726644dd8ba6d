/// How a lifter points at a workout: `last`, `last-1`, `today`, `2026-11-21`, an id or its beginning.
package enum WorkoutReference: Hashable, Sendable {
  /// So many before the last finished one: 0 is the last.
  case last(Int)
  /// The last that began today.
  case today
  /// The last that began yesterday.
  case yesterday
  /// The last that began on a day.
  case day(Day)
  /// Its id, or the beginning of it: at least four digits.
  case id(String)

  /// The words for the last workout, as the program's languages have them.
  private static let lastWords: Set = ["last", "ultimo", "último", "ultim", "últim", "darrer"]

  /// The day that it names, where it names one: all that was done then may be meant.
  package func day(today: Day) -> Day? {
    switch self {
    case .today: today
    case .yesterday: today.adding(days: -1)
    case .day(let day): day
    case .last, .id: nil
    }
  }

  /// Nil for text that can't be one.
  package init?(_ text: some StringProtocol) {
    let text = text.lowercased()
    let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let digitsFirst = text.utf8.prefix(4).allSatisfy(\.isDigit)
    if TimeReference.todayWords.contains(text) {
      self = .today
    } else if TimeReference.yesterdayWords.contains(text) {
      self = .yesterday
    } else if Self.lastWords.contains(parts[0]) {
      guard let back = parts.count == 1 ? 0 : digits(parts[1]), parts.last?.isEmpty == false else {
        return nil
      }
      self = .last(back)
    } else if let day = Day(text) {
      self = .day(day)
    } else if digitsFirst && (4...24).contains(text.utf8.count) {
      self = .id(text)
    } else {
      return nil
    }
  }
}
