/// A typed reference to a workout: `last`, `last-1`, `today`, `2026-11-21`, an id or its beginning.
package enum WorkoutReference: Hashable, Sendable {
  /// A finished workout, counted back from the last one, which is 0.
  case last(Int)
  /// The last workout that started today.
  case today
  /// The last workout that started yesterday.
  case yesterday
  /// The last workout that started on a day.
  case day(Day)
  /// A workout's id or its beginning: at least four digits.
  case id(String)

  /// The words for the last workout in all languages.
  private static let lastWords: Set = ["last", "ultimo", "último", "ultim", "últim", "darrer"]

  /// The day that it names; nil if it doesn't name one.
  package func day(today: Day) -> Day? {
    switch self {
    case .today: today
    case .yesterday: today.adding(days: -1)
    case .day(let day): day
    case .last, .id: nil
    }
  }

  /// Reads a reference; nil for text that can't be one.
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
