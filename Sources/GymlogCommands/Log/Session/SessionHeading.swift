import Training
import Wording

/// A line that begins another day: `Mon 16 Nov`, `2026-11-16 18:30 Push`, `Saturday, 14 November 2026, 18:30 – 19:24`.
struct SessionHeading: Equatable {
  var day: Day
  /// The start and the end, in minutes after midnight.
  var start: Int?
  var end: Int?
  /// The weekday typed, if it isn't that of the day.
  var wrongWeekday = false
  /// What follows the date: the workout's name.
  var name: String?

  /// Reads a line; nil if it doesn't begin with a day. A day without a year is the last one up to today.
  init?(_ text: String, today: Day) {
    var words = text.split { " ,".contains($0) }.map(String.init)
    guard let (day, count, weekday) = Self.day(words, today: today) else { return nil }
    self.day = day
    if let weekday { wrongWeekday = Weekday(of: day) != weekday }
    words.removeFirst(count)
    if let first = words.first?.lowercased(), ["at", "a", "las", "les", "-", "–", "—"].contains(first) {
      words.removeFirst()
    }
    start = words.first.flatMap(Self.minutes)
    if start != nil { words.removeFirst() }
    if start != nil, words.count > 1, ["-", "–", "—"].contains(words[0]), let end = Self.minutes(words[1]) {
      self.end = end
      words.removeFirst(2)
    }
    while let first = words.first, first.allSatisfy({ "-–—:|".contains($0) }) { words.removeFirst() }
    if words.contains(where: { $0.contains(where: \.isNumber) && $0.contains { "@x×".contains($0) } }) { return nil }
    name = words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The day as it can be typed.
  var typed: String { day.text + " " + Self.clock(start ?? 12 * 60) }

  /// The end as it can be typed: on the next day if it is before the start.
  var typedEnd: String? {
    guard let start, let end else { return nil }
    return (end < start ? day.adding(days: 1) : day).text + " " + Self.clock(end)
  }

  private static func clock(_ minutes: Int) -> String {
    let (hour, minute) = (minutes / 60, minutes % 60)
    return "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
  }

  private static func minutes(_ word: String) -> Int? {
    guard case .clock(nil, let hour, let minute) = TimeReference(word) else { return nil }
    return hour * 60 + minute
  }

  // MARK: - Days

  /// The day at the start of some words, how many they are, and the weekday among them.
  private static func day(_ words: [String], today: Day) -> (Day, Int, Weekday?)? {
    if let first = words.first, case .clock(let day?, _, _) = TimeReference(first + " 12:00") {
      switch day {
      case .today: return (today, 1, nil)
      case .yesterday: return (today.adding(days: -1), 1, nil)
      case .day(let day): return (day, 1, nil)
      }
    }
    let weekday = words.first.flatMap(weekday)
    let first = weekday == nil ? 0 : 1
    guard let (number, month, next) = date(words, from: first) else {
      guard weekday != nil, first < words.count, let day = Day(words[first]) else { return nil }
      return (day, first + 1, weekday)
    }
    var end = next
    while end < words.count, ["de", "del"].contains(words[end].lowercased()) { end += 1 }
    if end < words.count, words[end].count == 4, let year = Int(words[end]) {
      return Day(year: year, month: month, day: number).map { ($0, end + 1, weekday) }
    }
    let years = [today.year, today.year - 1]
    return years.lazy.compactMap { Day(year: $0, month: month, day: number) }.first { $0 <= today }
      .map { ($0, next, weekday) }
  }

  /// A day of a month, and the month, in either order.
  private static func date(_ words: [String], from first: Int) -> (Int, Int, Int)? {
    if let number = number(words, first) {
      var next = first + 1
      while next < words.count, ["of", "de", "del"].contains(words[next].lowercased()) { next += 1 }
      guard next < words.count, let month = month(words[next]) else { return nil }
      return (number, month, next + 1)
    }
    guard first < words.count, let month = month(words[first]), let number = number(words, first + 1) else {
      return nil
    }
    return (number, month, first + 2)
  }

  private static func number(_ words: [String], _ index: Int) -> Int? {
    guard index < words.count else { return nil }
    let figures = words[index].prefix(while: \.isNumber)
    guard ["", "st", "nd", "rd", "th", "."].contains(words[index].dropFirst(figures.count).lowercased()),
      let number = Int(figures), (1...31).contains(number)
    else { return nil }
    return number
  }

  private static func month(_ word: String) -> Int? {
    let bare = word.lowercased().hasPrefix("d'") ? String(word.dropFirst(2)) : word
    return Month.allCases.first { month in
      names(bare) { [$0.month(month), $0.monthShort(month)] }
    }?.rawValue
  }

  private static func weekday(_ word: String) -> Weekday? {
    Weekday.allCases.first { weekday in names(word) { [$0.weekday(weekday), $0.weekdayShort(weekday)] } }
  }

  private static func names(_ word: String, _ names: (Words) -> [String]) -> Bool {
    let wanted = word.lowercased().filter { $0 != "." && $0 != ":" }
    return Language.allCases.contains { language in names(language.words).contains { $0.lowercased() == wanted } }
  }
}
