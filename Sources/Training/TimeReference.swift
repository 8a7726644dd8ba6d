/// A typed time: `18:30`, `yesterday 18:30`, `2026-11-20 18:30`, `2026-11-20T18:30`, `20min ago`, `now`.
package enum TimeReference: Hashable, Sendable {
  /// The current moment.
  case now
  /// A time of day (0…23, 0…59), on a day if one was typed.
  case clock(TimeDay?, hour: Int, minute: Int)
  /// This long before now.
  case ago(Duration)

  /// The day of a typed time of day.
  package enum TimeDay: Hashable, Sendable {
    case today, yesterday
    case day(Day)
  }

  private static let nowWords: Set = ["now", "ahora", "ara"]
  static let todayWords: Set = ["today", "hoy", "avui"]
  static let yesterdayWords: Set = ["yesterday", "ayer", "ahir"]
  /// Words that mark an amount of time as past: before it in Spanish and Catalan, after it in English.
  private static let agoWords: Set = ["ago", "hace", "fa"]

  /// Reads a time; nil for text that isn't one.
  package init?(_ text: some StringProtocol) {
    let words = text.lowercased().split { $0 == " " || $0 == "t" && text.contains(":") && text.contains("-") }
      .map(String.init)
    switch words.count {
    case 1 where Self.nowWords.contains(words[0]): self = .now
    case 1:
      guard let (hour, minute) = Self.clock(words[0]) else { return nil }
      self = .clock(nil, hour: hour, minute: minute)
    case 2...3 where words.contains(where: Self.agoWords.contains):
      let amount = words.filter { !Self.agoWords.contains($0) }.joined()
      guard let duration = Self.duration(amount) else { return nil }
      self = .ago(duration)
    case 2:
      guard let day = Self.day(words[0]), let (hour, minute) = Self.clock(words[1]) else { return nil }
      self = .clock(day, hour: hour, minute: minute)
    default: return nil
    }
  }

  private static func day(_ word: String) -> TimeDay? {
    if todayWords.contains(word) { return .today }
    if yesterdayWords.contains(word) { return .yesterday }
    return Day(word).map { .day($0) }
  }

  private static func clock(_ word: String) -> (hour: Int, minute: Int)? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      let hour = digits(parts[0]), let minute = digits(parts[1]), hour < 24, minute < 60
    else { return nil }
    return (hour, minute)
  }

  /// Reads a length of time: `20min`, `1h`, `1h30min`, `90s`. Nil for text that isn't one, and from 100,000
  /// hours.
  package static func duration(_ text: some StringProtocol) -> Duration? {
    var seconds = 0
    var number = ""
    var unit = ""
    var found = false
    for character in text.lowercased() + " " {
      let isDigit = character.isASCII && character.isNumber
      if isDigit && unit.isEmpty {
        number.append(character)
      } else if !isDigit && character != " " {
        unit.append(character)
      } else {
        guard let amount = Int(number), amount < 100_000, let factor = factors[unit] else { return nil }
        seconds += amount * factor
        found = true
        (number, unit) = (isDigit ? String(character) : "", "")
      }
    }
    let duration = Duration(seconds: seconds)
    return found && duration < Limits.longest ? duration : nil
  }

  private static let factors = [
    "s": 1, "sec": 1, "min": 60, "m": 60, "mins": 60, "minutes": 60, "minutos": 60, "minuts": 60,
    "h": 3_600, "hour": 3_600, "hours": 3_600, "hora": 3_600, "horas": 3_600, "hores": 3_600,
  ]
}
