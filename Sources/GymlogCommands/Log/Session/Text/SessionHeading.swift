import Catalogue
import Training
import Wording

/// A line that begins another day: `Mon 16 Nov`, `2026-11-16 18:30 Push`, `Saturday, 14 November 2026, 18:30 – 19:24`.
struct SessionHeading: Equatable {
  var date: HeadingDay
  /// The start and the end, in minutes after midnight.
  var start: Int?
  var end: Int?
  /// The day of the end, if it is given.
  var endDay: Day?
  /// The workout's name, after the date.
  var name: String?

  /// The words after the date that can't be read, or that can mean several starts.
  var unread: String?
  /// The body weight after the date, as typed.
  var bodyWeight: String?
  var doubt: [Int] = []
  /// The date as typed, if what follows it may be a remark on the lines above and no name: `May 3 try 65`.
  private(set) var dateAboveRemark: String?
  /// The future day that is more likely meant than the one a year before: `29 Nov` on the 27th.
  var toCome: Day?

  /// The day, or the first of those that it can mean.
  var day: Day { date.day }

  /// Reads a line; nil if it doesn't begin with a day. A day without a year is the last one up to today. A date in numbers alone,
  /// `19/11`, could be reps: `mayBeShort` says whether it is a day here.
  init?(
    _ text: String, today: Day, in language: Language,
    mayBeShort: (HeadingDay.ShortDate) -> Bool = { _ in false }
  ) {
    if let heading = Self(short: text, today: today, in: language) {
      self = heading
      return
    }
    // `2026-10-05T18:30`
    let text = Self.withoutT(text)
    var words = text.split(separator: " ").flatMap { word in
      // A comma between figures is a decimal one.
      Int(word.prefix { $0.isNumber }) != nil && word.contains(",") && word.last != ","
        ? [word] : word.split(separator: ",")
    }.map(String.init)
    // X 18/11
    let isWeekday =
      words.count > 1 && words[0].count == 1 && "LMXJVSD".contains(words[0]) && Self.isClearDate(words[1])
    if isWeekday { words.removeFirst() }
    words = DayWords.parted(words)
    let turned = Self.withDayFirst(words, language)
    if let turned { words = turned }
    // `Monday: legs` and `Monday - legs` are headings; `Sun salutation` is an exercise.
    var hasMark = false
    // `Friday's leg day`
    if let first = words.first, first.hasSuffix("'s") || first.hasSuffix("’s") {
      (words[0], hasMark) = (String(first.dropLast(2)), true)
    }
    // `Set 25` is no set.
    if words.count == 2, words[0].lowercased() == "set", let day = Int(words[1]), (13...31).contains(day) {
      words.swapAt(0, 1)
    }
    let beginsWithWeekday = words.first.map { HeadingDay.weekday($0, language) != nil } ?? false
    words = words.enumerated().map { place, word in
      // `Set 1:` is no day of September, but `Domingo 15:` is one.
      guard word.last == ":",
        word.contains(where: \.isLetter) || word.count > 4 || place == 1 && beginsWithWeekday
      else { return word }
      // `Monday: bench, squat` names exercises.
      hasMark = !text.contains(",")
      return String(word.dropLast())
    }
    guard
      let date = HeadingDay(words, today: today, in: language, mayBeShort: { isWeekday || mayBeShort($0) })
    else { return nil }
    self.date = date
    // `Monday -` is a day, too.
    let dashes = [words[date.count - 1], words.count > date.count ? words[date.count] : ""]
    if dashes.contains(where: { ["-", "–", "—"].contains($0) }) { hasMark = true }
    let named = words[0]
    let typedDate = words[..<date.count].joined(separator: " ")
    words.removeFirst(date.count)
    if Self.isDayWithName(named, words) { hasMark = true }
    let (times, rest) = HeadingTimes.split(words, language)
    (start, end, doubt) = (times.start, times.end, times.doubt)
    endDay = times.endDay.flatMap { $0.day(today: today) }
    if let start, let length = times.length { end = (start + length.seconds / 60) % (24 * 60) }
    words = rest
    if words.contains(where: { $0.contains(where: \.isNumber) && $0.contains { "@x×".contains($0) } }) {
      return nil
    }
    // A time that can't be read is no name, and neither are a number and a weight.
    if start == nil, let length = times.length {
      // `1h` may be one o'clock.
      if text.lowercased().contains("min") {
        end = Self.noon + length.seconds / 60
      } else {
        unread = length.typed
      }
    }
    if let time = words.first(where: HeadingTimes.isTime) { unread = time }
    // `Ayer noche` and `saturday last week` name no workout.
    if !words.isEmpty, HeadingTimes.arePartOfDay(words) || DayWords.goOn(words) {
      (unread, hasMark) = (words.joined(separator: " "), true)
    }
    if let first = words.first, Int(first.drop { "'’".contains($0) }) != nil { unread = first }
    bodyWeight = Self.bodyWeight(in: words)
    if bodyWeight == nil, let weight = words.first(where: Self.isWeight) { unread = weight }
    name = words.isEmpty ? nil : words.joined(separator: " ")
    // `Wednesday (Push)`
    if let bracketed = name, bracketed.first == "(", bracketed.last == ")", bracketed.count > 2 {
      name = String(bracketed.dropFirst().dropLast())
    }
    // `Sun off`
    let isRest = name.map(SessionText.isRest) ?? false
    if date.isWeekday, start == nil, !words.isEmpty, !hasMark, !isRest { return nil }
    if turned == nil, start == nil, end == nil, unread == nil, bodyWeight == nil, !isRest,
      WorkoutTitle.mayBeRemark(words)
    {
      dateAboveRemark = typedDate
    }
  }

  /// A text that begins with a date and a time as computers write them, with a blank instead of the `T`.
  private static func withoutT(_ text: String) -> String {
    guard text.dropFirst(10).first == "T", Day(text.prefix(10)) != nil else { return text }
    return text.prefix(10) + " " + text.dropFirst(11)
  }

  /// Whether `Monday legs` is a day with the name of its workout: `Sun salutation`, `Monday bench press` and
  /// `Monday bench, squat` name exercises.
  private static func isDayWithName(_ weekday: String, _ words: [String]) -> Bool {
    guard weekday.count >= 5, !words.isEmpty, words.count <= 4,
      words.allSatisfy({ $0.allSatisfy { $0.isLetter || "()./&+".contains($0) } })
    else { return false }
    return !([words, [weekday] + words] + words.map { [$0] }).contains {
      Catalogue.bundled.isWholeName($0.joined(separator: " "))
    }
  }

  /// Reads a day with exercises after it, `Feb 17 2020: bench 8@60`, `yesterday squat 5@100`; nil for other lines.
  static func beforeSets(
    _ text: String, today: Day, in language: Language
  ) -> (heading: SessionHeading, sets: String)? {
    let typed = text.split(separator: " ")
    var words = typed.map { String($0.last == ":" ? $0.dropLast() : $0) }
    // `16.11. Squat 3x5`
    if let first = words.first, first.last == "." {
      words[0] = String(first.dropLast().replacing(".", with: "/"))
    }
    var count = 0
    if let (days, length) = HeadingDay.named(words, language) {
      // Sun salutation
      if case .weekday = days[0], typed[length - 1].last != ":" { return nil }
      count = length
    } else if let first = words.first, isClearDate(first) || first.contains("/") && typed[0].last == ":" {
      count = 1
    }
    guard count > 0,
      let heading = Self(
        words[..<count].joined(separator: " "), today: today, in: language, mayBeShort: { _ in true })
    else { return nil }
    let sets = text.split(separator: " ").dropFirst(count).drop { ["-", "–", "—", ":"].contains($0) }
    guard sets.first?.first?.isLetter == true, sets.contains(where: { $0.first?.isNumber == true }) else {
      return nil
    }
    return (heading, sets.joined(separator: " "))
  }

  /// The time given to a workout without a start: noon, which no time zone moves to another day.
  static let noon = 12 * 60

  private static func isWeight(_ word: String) -> Bool {
    let text = word.lowercased().filter { !"(),".contains($0) }
    return text.first?.isNumber == true && ["kg", "lb", "lbs"].contains { text.hasSuffix($0) }
  }

  /// The weight of `182lb`, `(82.5 kg)` or `bw 182`, as it can be typed.
  private static func bodyWeight(in words: [String]) -> String? {
    let text = words.map { Substring($0.lowercased().filter { !"():".contains($0) }) }
    for (index, word) in text.enumerated() where word.first?.isNumber == true {
      let figures = word.prefix { $0.isNumber || $0 == "." || $0 == "," }
      let unit = figures == word && index + 1 < text.count ? text[index + 1] : word.dropFirst(figures.count)
      let isNamed = index > 0 && ["bw", "bodyweight", "weight", "peso", "pes"].contains(text[index - 1])
      if ["kg", "kilos", "lb", "lbs"].contains(unit), isNamed || index == 0 { return figures + String(unit) }
      if figures == word, isNamed { return String(figures) }
    }
    return nil
  }

  /// `17/11`, in which only one number can be the month.
  static func isClearDate(_ word: String) -> Bool {
    let numbers = word.split(separator: "/").compactMap { Int($0) }
    return numbers.count == 2 && (13...31).contains(max(numbers[0], numbers[1]))
      && (1...12).contains(min(numbers[0], numbers[1]))
  }

  private static let labels: Set = ["date", "fecha", "data", "día", "dia"]

  private static let written: Set = [
    "wrote", "written", "logged", "apuntado", "escrito", "apuntat", "escrit",
  ]

  /// A line without what can stand around a heading: `## Mon 16 Nov`, `**Mon 16 Nov**`, `[2021-01-16]`, `Date: 2021-01-19`.
  static func title(_ text: String) -> String {
    var text = text.drop { "#*=_-–—~ ".contains($0) }
    while let last = text.last, "#*=_-–—~ ".contains(last) { text.removeLast() }
    if text.first == "[", text.last == "]" { text = text.dropFirst().dropLast() }
    // `Push (17/02/2020)`
    if text.last == ")", let open = text.lastIndex(of: "("), text[open...].contains(where: \.isNumber),
      text[open...].dropFirst().first.map({ $0.isNumber || $0.isLetter }) == true, !text.contains("@")
    {
      let inside = text[text.index(after: open)...].dropLast()
      let words = inside.split(separator: " ")
      // `Push (Nov 16)`
      let isDay =
        words.count == 2 && words.contains { $0.allSatisfy(\.isNumber) }
        && words.contains { TypedMonth(String($0)) != nil }
      // `Week 3 Day 2 (10/19)`
      if isClearDate(String(inside)), WorkoutTitle.isWhole(PaperLine(0, text[..<open])) {
        return title(inside + " " + text[..<open])
      }
      if isDay || inside.filter({ "/-.".contains($0) }).count >= 2 && words.count == 1 {
        return title(text[..<open] + " " + inside)
      }
    }
    if let colon = text.firstIndex(of: ":"), labels.contains(text[..<colon].lowercased()) {
      text = text[text.index(after: colon)...]
    }
    var words = text.replacing("**", with: "").replacing("__", with: "").split(separator: " ")
    // `Wrote 4/11/26`
    if words.count > 1, words[1].first?.isNumber == true, words[1].contains(where: { "/-".contains($0) }),
      written.contains(Recognition.folded(words[0]))
    {
      words.removeFirst()
    }
    return words.joined(separator: " ")
  }

  /// Reads the head line of the short form: `Push · 20 Nov 2026, 18:30 · 54 min · 6,240 kg`. Nil unless a day with a time is
  /// followed by a length or a volume, or comes after a name.
  private init?(short text: String, today: Day, in language: Language) {
    let parts = ShortLine.parts(of: text)
    for index in parts.indices.reversed() {
      let next = parts.dropFirst(index + 1).first
      let length = next.flatMap { TypedLength($0)?.exact }
      guard length != nil || next.map(Self.isVolume) ?? (index > 0),
        let heading = Self(parts[index], today: today, in: language),
        let start = heading.start, heading.end == nil, heading.name == nil
      else { continue }
      self = heading
      if let minutes = length.map({ $0.seconds / 60 }), minutes < 24 * 60 {
        end = (start + minutes) % (24 * 60)
      }
      name = index > 0 ? parts[..<index].joined(separator: " · ") : nil
      return
    }
    return nil
  }

  /// Whether it is a load and nothing else: `6,240 kg`.
  private static func isVolume(_ text: String) -> Bool {
    ["kg", "lb"].contains(String(text.suffix(2)))
      && text.dropLast(2).allSatisfy { $0.isNumber || $0.isWhitespace || ".,".contains($0) }
  }

  private static let sessions: Set = [
    "session", "workout", "training", "sesion", "entrenamiento", "entreno", "sessio", "entrenament",
  ]

  /// The words of `Push day 2026-11-18` or `Pierna - 16 nov 18:30` with the day first; nil for others. A weekday alone is no day
  /// here, as it may belong to a name.
  private static func withDayFirst(_ words: [String], _ language: Language) -> [String]? {
    guard words.count > 1, words.count <= 10, HeadingDay.named(words, language) == nil else { return nil }
    for start in 1..<words.count {
      let name = words[..<start]
      // `Session 1 - 27/10/2026`
      let isNumbered = sessions.contains(Recognition.folded(name[0])) && start > 1 && Int(name[1]) != nil
      guard isNumbered || name.allSatisfy({ !$0.contains(where: \.isNumber) }) else { return nil }
      let tail = Array(words[start...])
      // `day 2026-11-18` is the day, too, but here it ends a name: `Push day`.
      if ["day", "dia"].contains(Recognition.folded(tail[0])) { continue }
      guard let (days, count) = HeadingDay.named(tail, language),
        HeadingTimes.split(Array(tail[count...]), language).rest.isEmpty
      else { continue }
      if days.count == 1, case .date = days[0] { return tail + name }
    }
    return nil
  }

  /// The day as it can be typed.
  var typed: String { day.text + " " + Self.clock(start ?? Self.noon) }

  /// The end as it can be typed: without a day of its own, on the next day if it is before the start.
  var typedEnd: String? {
    guard let end else { return nil }
    let start = start ?? Self.noon
    return (endDay ?? (end < start ? day.adding(days: 1) : day)).text + " " + Self.clock(end)
  }

  /// The workout's length, if the heading doesn't say when it began.
  var lengthAlone: Duration? {
    start == nil ? end.map { Duration(seconds: ($0 - Self.noon) * 60) } : nil
  }

  static func clock(_ minutes: Int) -> String {
    let (hour, minute) = (minutes / 60, minutes % 60)
    return "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
  }
}
