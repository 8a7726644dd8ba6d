import Training
import Wording

/// A workout as it was named on the line: `last`, `last-1`, a day or a time, an id or its beginning, or the workout's name.
struct WorkoutArgument {
  let text: String
  let reference: Reference

  enum Reference {
    /// A finished workout, counted back from the last one, which is 0.
    case last(Int)
    /// The workout of a day, or the one that started at a time.
    case time([TypedTime])
    /// An id or its beginning: at least four digits. If there is none, a name.
    case id(String)
    case name
  }

  static let last = WorkoutArgument(text: "last", reference: .last(0))

  private static let lastWords: Set = [
    "last", "ultimo", "último", "ultima", "última", "ultim", "últim", "darrer", "darrera", "l'últim",
    "l'ultim", "l'última", "l'ultima",
  ]

  private init(text: String, reference: Reference) {
    self.text = text
    self.reference = reference
  }

  init(_ id: EntityID) { self.init(text: id.text, reference: .id(id.text)) }

  init(_ text: String, _ language: Language) {
    self.text = text
    let lower = Self.withoutNoun(text.lowercased())
    let parts = lower.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let readings = TypedTime.readings(of: text, in: language)
    if let first = parts.first, Self.lastWords.contains(first),
      let back = parts.count == 1 ? 0 : parts[1].first?.isNumber == true ? Int(parts[1]) : nil
    {
      reference = .last(back)
    } else if !readings.isEmpty {
      reference = .time(readings)
    } else if Self.canBeID(lower) {
      reference = .id(lower)
    } else {
      reference = .name
    }
  }

  /// `last` of `my last workout`; any other text as it is.
  private static func withoutNoun(_ text: String) -> String {
    var words = text.split(separator: " ").map(String.init)
    guard words.count > 1 else { return text }
    if ["the", "my", "el", "la", "mi"].contains(words[0]) { words.removeFirst() }
    if words.count == 2, words[1].lowercased() == "one" || Recognition.isWorkout(words[1]) {
      words.removeLast()
    }
    return words.count == 1 && lastWords.contains(words[0]) ? words[0] : text
  }

  /// Whether it can only be a workout's name.
  var isName: Bool { if case .name = reference { true } else { false } }

  private static func canBeID(_ text: String) -> Bool {
    (4...24).contains(text.utf8.count) && text.utf8.prefix(4).allSatisfy { (48...57).contains($0) }
      && text.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLetter || $0 == "-") }
  }

  /// The day that it names; nil if it names something else, or several days.
  func day(today: Day) -> Day? {
    guard case .time(let readings) = reference else { return nil }
    let days = readings.compactMap(\.dayAlone).map { $0.day(today: today) }
    guard let day = days.first, days.count == readings.count, days.allSatisfy({ $0 == day }) else {
      return nil
    }
    return day
  }
}
