import Training
import Wording

/// A line that begins another day: `Mon 16 Nov`, `2026-11-16 18:30 Push`, `Saturday, 14 November 2026, 18:30 – 19:24`.
struct SessionHeading: Equatable {
  var day: Day
  /// The start and the end, in minutes after midnight.
  var start: Int?
  var end: Int?
  /// The day of the end, if it is given.
  var endDay: Day?
  /// The weekday typed, if it isn't that of the day.
  var wrongWeekday = false
  /// What follows the date: the workout's name.
  var name: String?

  /// Reads a line; nil if it doesn't begin with a day. A day without a year is the last one up to today.
  init?(_ text: String, today: Day, in language: Language) {
    if let heading = Self(short: text, today: today, in: language) {
      self = heading
      return
    }
    var words = text.split { " ,".contains($0) }.map(String.init)
    if let turned = Self.withDayFirst(words, language) { words = turned }
    guard let (typed, count) = Self.day(words, language),
      let day = typed.day(today: today) ?? typed.date(today: today)
    else { return nil }
    self.day = day
    wrongWeekday = typed.day(today: today) == nil
    words.removeFirst(count)
    words = words.flatMap { Self.ends(of: $0, language) }
    while let first = words.first?.lowercased(), ["at", "a", "las", "les", "-", "–", "—"].contains(first) {
      words.removeFirst()
    }
    start = words.first.flatMap { Self.minutes($0, language) }
    // `1h` is a length rather than an hour of the night.
    if let start, start < 5 * 60, words.first?.contains("h") == true { return nil }
    if start != nil { words.removeFirst() }
    if start != nil, words.count > 1, ["-", "–", "—", "a", "to", "hasta", "fins"].contains(words[0]) {
      let rest = Array(words.dropFirst())
      let (typed, count) = Self.day(rest, language) ?? (nil, 0)
      if rest.indices.contains(count), let end = Self.minutes(rest[count], language) {
        self.end = end
        endDay = typed?.day(today: today)
        words.removeFirst(count + 2)
      }
    }
    while let first = words.first, first.allSatisfy({ "-–—:|".contains($0) }) { words.removeFirst() }
    if words.contains(where: { $0.contains(where: \.isNumber) && $0.contains { "@x×".contains($0) } }) {
      return nil
    }
    // A time or a length that can't be read is no name.
    if words.contains(where: Self.isTime) { return nil }
    // `Sun salutation` is an exercise.
    if case .weekday = typed, start == nil, !words.isEmpty { return nil }
    name = words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Reads the head line of the short form: `Push · 20 Nov 2026, 18:30 · 54 min · 6,240 kg`. Nil unless a day with a time is
  /// followed by a length.
  private init?(short text: String, today: Day, in language: Language) {
    let parts = ShortLine.parts(of: text)
    for index in parts.indices.dropLast().reversed() {
      guard let length = TypedLength(parts[index + 1])?.exact,
        let heading = Self(parts[index], today: today, in: language),
        let start = heading.start, heading.end == nil, heading.name == nil
      else { continue }
      self = heading
      let minutes = length.seconds / 60
      if minutes < 24 * 60 { end = (start + minutes) % (24 * 60) }
      name = index > 0 ? parts[..<index].joined(separator: " · ") : nil
      return
    }
    return nil
  }

  /// The two times of `18:00-19:15`, with the dash between them; other words as they are.
  private static func ends(of word: String, _ language: Language) -> [String] {
    let times = word.split { "-–—".contains($0) }.map(String.init)
    guard times.count == 2, times.allSatisfy({ isTime($0) && minutes($0, language) != nil }) else {
      return [word]
    }
    return [times[0], "-", times[1]]
  }

  /// Whether a word is written as a time or a length: digits with a colon, or before `h`, `min`, `am` or `pm`.
  private static func isTime(_ word: String) -> Bool {
    let text = word.lowercased().drop { "(".contains($0) }
    guard let first = text.first, first.isNumber else { return false }
    let rest = text.drop { $0.isNumber }
    return rest.first == ":" && rest.dropFirst().first?.isNumber == true
      || ["h", "min", "am", "pm"].contains { unit in
        rest.hasPrefix(unit) && rest.dropFirst(unit.count).first?.isLetter != true
      }
  }

  /// The words of `Push day 2026-11-18` or `Pierna - 16 nov 18:30` with the day first; nil for others. A weekday alone is no day
  /// here, as it may belong to a name.
  private static func withDayFirst(_ words: [String], _ language: Language) -> [String]? {
    guard words.count > 1, words.count <= 10, day(words, language) == nil else { return nil }
    for start in 1..<words.count {
      let name = words[..<start]
      guard name.allSatisfy({ !$0.contains(where: \.isNumber) }) else { return nil }
      let tail = Array(words[start...])
      // `day 2026-11-18` is the day, too, but here it ends a name: `Push day`.
      if ["day", "dia"].contains(Recognition.folded(tail[0])) { continue }
      guard let (day, count) = day(tail, language), count == tail.count || count + 1 == tail.count,
        tail[count...].allSatisfy({ minutes($0, language) != nil })
      else { continue }
      if case .date = day { return tail + name }
    }
    return nil
  }

  /// The day as it can be typed.
  var typed: String { day.text + " " + Self.clock(start ?? 12 * 60) }

  /// The end as it can be typed: without a day of its own, on the next day if it is before the start.
  var typedEnd: String? {
    guard let start, let end else { return nil }
    return (endDay ?? (end < start ? day.adding(days: 1) : day)).text + " " + Self.clock(end)
  }

  private static func clock(_ minutes: Int) -> String {
    let (hour, minute) = (minutes / 60, minutes % 60)
    return "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
  }

  private static func minutes(_ word: String, _ language: Language) -> Int? {
    let readings = TypedTime.readings(of: word, in: language)
    guard readings.count == 1, case .clock(nil, let hour, let minute) = readings[0] else { return nil }
    return hour * 60 + minute
  }

  /// The day at the start of some words, and how many they are; nil if there is none, or if it can be understood in two ways. It
  /// has a name or a year: `12/10/8` is a list of reps.
  private static func day(_ words: [String], _ language: Language) -> (TypedDay, Int)? {
    for count in stride(from: min(8, words.count), through: 1, by: -1) {
      let text = words[..<count].joined(separator: " ")
      guard
        text.contains(where: \.isLetter)
          || text.split(whereSeparator: { !$0.isNumber }).contains(where: { $0.count == 4 })
      else { continue }
      let days = TypedTime.readings(of: text, in: language).compactMap(\.dayAlone)
      if !days.isEmpty { return days.count == 1 ? (days[0], count) : nil }
    }
    return nil
  }
}
