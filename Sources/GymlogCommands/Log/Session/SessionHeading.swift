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

  /// What can't be read after the date, or the starts that it can mean.
  var unread: String?
  var doubt: [Int] = []

  /// Reads a line; nil if it doesn't begin with a day. A day without a year is the last one up to today. A date in numbers alone,
  /// `19/11`, could be reps: `isAlone` says that no sets can stand here.
  init?(_ text: String, isAlone: Bool = false, today: Day, in language: Language) {
    if let heading = Self(short: text, today: today, in: language) {
      self = heading
      return
    }
    var words = text.split { " ,".contains($0) }.map(String.init)
    if let turned = Self.withDayFirst(words, language) { words = turned }
    // `Monday: legs` and `Monday - legs` are headings; `Sun salutation` is an exercise.
    var hasMark = false
    words = words.map { word in
      // `Set 1:` is no day of September.
      guard word.last == ":", word.contains(where: \.isLetter) else { return word }
      // `Monday: bench, squat` names exercises.
      hasMark = !text.contains(",")
      return String(word.dropLast())
    }
    guard let (typed, count) = Self.day(words, language) ?? Self.date(words, isAlone: isAlone, language),
      let day = typed.day(today: today) ?? typed.date(today: today)
    else { return nil }
    self.day = day
    wrongWeekday = typed.day(today: today) == nil
    words.removeFirst(count)
    if let first = words.first, ["-", "–", "—"].contains(first) { hasMark = true }
    let (times, rest) = HeadingTimes.split(words, language)
    (start, end, doubt) = (times.start, times.end, times.doubt)
    endDay = times.endDay.flatMap { $0.day(today: today) }
    if let start, let length = times.length { end = (start + length.seconds / 60) % (24 * 60) }
    words = rest
    if words.contains(where: { $0.contains(where: \.isNumber) && $0.contains { "@x×".contains($0) } }) {
      return nil
    }
    // A time or a length that can't be read is no name.
    if start == nil, let length = times.length { unread = length.typed }
    if let time = words.first(where: HeadingTimes.isTime) { unread = time }
    if case .weekday = typed, start == nil, !words.isEmpty, !hasMark { return nil }
    name = words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// A line without the marks of Markdown that headings have: `## Mon 16 Nov`, `**Mon 16 Nov**`.
  static func title(_ text: String) -> String {
    let text = text.drop { $0 == "#" }.replacing("**", with: "").replacing("__", with: "")
    return text.split(separator: " ").joined(separator: " ")
  }

  /// Why it can't be used; `typed` is the line.
  func failure(_ typed: String, _ context: Context) -> Failure? {
    let day = context.words.dayShort(self.day)
    if !doubt.isEmpty { return .severalTimes(typed, doubt.map { day + " " + Self.clock($0) }) }
    return unread.map { .headingUnclear($0, example: day + " 18:30 – 19:30") }
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
      guard let (day, count) = day(tail, language),
        HeadingTimes.split(Array(tail[count...]), language).rest.isEmpty
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

  /// The day at the start of some words, and how many they are; nil if there is none, or if it can be understood in two ways. It
  /// has a name or a year: `12/10/8` is a list of reps.
  static func day(_ words: [String], _ language: Language) -> (day: TypedDay, count: Int)? {
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

  /// A day and a month in numbers that can only be a date: the day is above 12, and a time follows, or no sets can stand here.
  private static func date(
    _ words: [String], isAlone: Bool, _ language: Language
  ) -> (day: TypedDay, count: Int)? {
    guard let first = words.first, first.contains("/") else { return nil }
    let days = TypedTime.readings(of: first, in: language).compactMap(\.dayAlone)
    guard days.count == 1,
      isAlone || HeadingTimes.split(Array(words.dropFirst()), language).times.start != nil
    else { return nil }
    return (days[0], 1)
  }
}

extension Failure {
  /// A heading with a time or a length that can't be read.
  static func headingUnclear(_ text: String, example: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "\(words.quoted(text)) after the date isn't a start or an end",
          hint: "Write the start, then the end or the length: \(example)"),
        es: Message(
          "\(words.quoted(text)) después de la fecha no es un inicio ni un final",
          hint: "Escribe el inicio y después el final o la duración: \(example)"),
        ca: Message(
          "\(words.quoted(text)) després de la data no és un inici ni un final",
          hint: "Escriu l'inici i després el final o la durada: \(example)"))
    }
  }
}
