/// Reads the words of a time: a day, a time of day, or both in either order, each in one of many forms.
///
/// It tries every form at every word, so a text with two meanings has two readings.
struct TimeReader {
  let words: [String]
  private let language: Language
  private var found: [TypedTime] = []

  /// What was read so far.
  private struct State {
    var day: TypedDay?
    var clock: Clock?
    var part: TimeWords.Part?
  }

  /// A time of day: 24 hours, or an hour of the clock face, of which there are two a day.
  private enum Clock {
    case exact(hour: Int, minute: Int)
    case face(hour: Int, minute: Int)
  }

  /// No time has more words.
  private static let longest = 14

  init(_ text: String, _ language: Language) {
    words = text.wordsOfTime
    self.language = language
  }

  mutating func readings() -> [TypedTime] {
    guard (1...Self.longest).contains(words.count) else { return [] }
    if words.count == 1, TimeWords.now.contains(words[0]) { return [.now] }
    if let ago { return [ago] }
    read(from: 0, State())
    return found
  }

  private mutating func read(from start: Int, _ state: State) {
    guard start < words.count else { return finish(state) }
    for (next, state) in steps(from: start, state) { read(from: next, state) }
  }

  /// Everything that can come next, with the position after it.
  private func steps(from start: Int, _ state: State) -> [(Int, State)] {
    var steps: [(Int, State)] = []
    if state.day == nil {
      for (next, day) in days(from: start) where state.clock == nil || canFollowTime(day, at: start) {
        var state = state
        state.day = day
        steps.append((next, state))
      }
      if state.part == nil {
        for (words, ago, part) in TimeWords.partsOfDays where starts(words, at: start) {
          var state = state
          (state.day, state.part) = (.daysAgo(ago), part)
          steps.append((start + words.count, state))
        }
      }
    }
    if state.clock == nil {
      for (next, clock) in clocks(from: start) {
        var state = state
        state.clock = clock
        steps.append((next, state))
      }
    }
    if state.part == nil, state.clock != nil || state.day != nil {
      for (words, part) in TimeWords.partsAfter where starts(words, at: start) {
        var state = state
        state.part = part
        steps.append((start + words.count, state))
      }
    }
    if TimeWords.fillers.contains(words[start]), start + 1 < words.count, !isNumber(start + 1) {
      steps.append((start + 1, state))
    }
    return steps
  }

  /// Whether a day can come after the time of day: a weekday needs a word in between, as it could be the name of a routine.
  private func canFollowTime(_ day: TypedDay, at start: Int) -> Bool {
    if case .weekday = day { TimeWords.fillers.contains(words[start - 1]) } else { true }
  }

  private mutating func finish(_ state: State) {
    func add(_ reading: TypedTime) { if !found.contains(reading) { found.append(reading) } }
    guard let clock = state.clock else {
      if let day = state.day, state.part == nil { add(.day(day)) }
      return
    }
    for (hour, minute) in Self.times(clock, state.part) { add(.clock(state.day, hour: hour, minute: minute)) }
  }

  private static func times(_ clock: Clock, _ part: TimeWords.Part?) -> [(Int, Int)] {
    switch (clock, part) {
    case (.exact(let hour, let minute), nil): return [(hour, minute)]
    case (.face(let hour, let minute), nil): return [(hour % 12, minute), (hour % 12 + 12, minute)]
    case (.exact(let hour, let minute), let part?), (.face(let hour, let minute), let part?):
      let hours = Self.hours(of: part)
      if hour > 12 || hour == 0 { return hours.contains(hour) && part != .am ? [(hour, minute)] : [] }
      return [hour % 12, hour % 12 + 12].filter { hours.contains($0) }.map { ($0, minute) }
    }
  }

  private static func hours(of part: TimeWords.Part) -> [Int] {
    switch part {
    case .am: Array(0...11)
    case .pm: Array(12...23)
    case .earlyMorning: Array(0...6)
    case .morning: Array(1...11)
    case .midday: Array(12...16)
    case .afternoon: Array(12...21)
    case .evening: Array(16...23)
    case .night: Array(18...23)
    }
  }

  // MARK: - Words

  private func starts(_ expected: [String], at start: Int) -> Bool { words[start...].starts(with: expected) }

  private func isNumber(_ index: Int) -> Bool { words[index].first?.isNumber == true }

  /// A plain number of one or two digits.
  private func small(_ index: Int) -> Int? {
    guard index < words.count, (1...2).contains(words[index].utf8.count) else { return nil }
    return number(words[index])
  }

  func number(_ text: some StringProtocol) -> Int? {
    guard text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(text)
  }

  // MARK: - Days

  private func days(from start: Int) -> [(Int, TypedDay)] {
    let days = TimeWords.days.filter { starts($0.words, at: start) }
      .map { (start + $0.words.count, TypedDay.daysAgo($0.ago)) }
    return days + agoDays(from: start) + dates(from: start, weekday: nil) + weekdays(from: start)
  }

  private func weekdays(from start: Int) -> [(Int, TypedDay)] {
    var (next, isPast) = (start, false)
    if TimeWords.last.contains(words[next]) || TimeWords.this.contains(words[next]) {
      isPast = TimeWords.last.contains(words[next])
      next += 1
    }
    guard next < words.count, let weekday = TimeWords.weekday(words[next], in: language) else { return [] }
    next += 1
    if !isPast, next < words.count, ["pasado", "passat"].contains(words[next]) {
      return [(next + 1, .weekday(weekday, isPast: true))]
    }
    let alone = (next, TypedDay.weekday(weekday, isPast: isPast))
    if isPast || next >= words.count { return [alone] }
    var dates = dates(from: next, weekday: weekday)
    if let day = small(next) { dates.append((next + 1, .date(year: nil, month: nil, day: day, weekday))) }
    return [alone] + dates
  }

  private func dates(from start: Int, weekday: Weekday?) -> [(Int, TypedDay)] {
    guard start < words.count else { return [] }
    func date(_ year: Int?, _ month: Int?, _ day: Int) -> TypedDay {
      .date(year: year, month: month, day: day, weekday)
    }
    if let numbers = numbersOfDate(
      words[start], isBeforeTime: start + 1 < words.count && digits(start + 1) != nil)
    {
      return numbers.map { (start + 1, date($0.year, $0.month, $0.day)) }
    }
    var dates: [(Int, TypedDay)] = []
    if let day = dayOfMonth(start) {
      var next = start + 1
      while next < words.count, ["of", "de", "del"].contains(words[next]) { next += 1 }
      if next < words.count, let month = TimeWords.month(words[next])?.rawValue {
        dates.append((next + 1, date(nil, month, day)))
        if let (end, year) = year(from: next + 1) { dates.append((end, date(year, month, day))) }
      } else if next == start + 1, hasOrdinal(start) || hasArticle(before: start) {
        dates.append((next, date(nil, nil, day)))
      }
    }
    // `set 1` is a set, not a day of September in Catalan.
    if let month = TimeWords.month(words[start])?.rawValue, words[start] != "set", start + 1 < words.count,
      let day = dayOfMonth(start + 1)
    {
      dates.append((start + 2, date(nil, month, day)))
      if let (end, year) = year(from: start + 2) { dates.append((end, date(year, month, day))) }
    }
    if TimeWords.fillers.contains(words[start]), start + 1 < words.count, isNumber(start + 1) {
      dates += self.dates(from: start + 1, weekday: weekday)
    }
    return dates
  }

  /// Whether an article or the word for day stands before a number: `el 16`, `el dia 16`.
  private func hasArticle(before index: Int) -> Bool {
    index > 0 && ["el", "dia", "l"].contains(words[index - 1])
  }

  /// `16`, `16th`, `1st`
  private func dayOfMonth(_ index: Int) -> Int? {
    guard index < words.count else { return nil }
    let digits = words[index].prefix { $0.isNumber }
    guard (1...2).contains(digits.utf8.count), let day = number(digits), (1...31).contains(day),
      ["", "st", "nd", "rd", "th", "r", "er", "º", "ro"].contains(words[index].dropFirst(digits.count))
    else { return nil }
    return day
  }

  private func hasOrdinal(_ index: Int) -> Bool { words[index].last?.isNumber == false }

  private func year(from start: Int) -> (Int, Int)? {
    var next = start
    while next < words.count, ["of", "de", "del"].contains(words[next]) { next += 1 }
    // '20
    if next < words.count, words[next].first == "'", words[next].utf8.count == 3,
      let year = number(words[next].dropFirst())
    {
      return (next + 1, 2_000 + year)
    }
    // 1830 is a time.
    guard next < words.count, words[next].utf8.count == 4, let year = number(words[next]), year >= 1_970
    else { return nil }
    return (next + 1, year)
  }

  /// `2026-11-16`, `16/11`, `16-11-2026`, `11/16/2026`: every order that gives a month.
  /// Two numbers with a dash are one before a time: `16-11 18:30`. Alone, they may be reps.
  private func numbersOfDate(
    _ word: String, isBeforeTime: Bool
  ) -> [(year: Int?, month: Int, day: Int)]? {
    // 20200403
    if word.utf8.count == 8, let number = number(word), (1_970...2_100).contains(number / 10_000) {
      return [(number / 10_000, number / 100 % 100, number % 100)]
    }
    guard let mark = word.first(where: { "/-.".contains($0) }) else { return nil }
    let parts = word.split(separator: mark, omittingEmptySubsequences: false)
    // 17-nov
    if parts.count == 2, let month = TimeWords.month(String(parts[1])), let day = number(parts[0]),
      (1...31).contains(day), parts[0].utf8.count <= 2
    {
      return [(nil, month.rawValue, day)]
    }
    // 17-feb-20
    if parts.count == 3, let month = TimeWords.month(String(parts[1])), let day = number(parts[0]),
      (1...31).contains(day), let year = number(parts[2]), [2, 4].contains(parts[2].utf8.count)
    {
      return [(parts[2].utf8.count == 2 ? 2_000 + year : year, month.rawValue, day)]
    }
    let numbers = parts.compactMap { $0.isEmpty ? nil : number($0) }
    guard numbers.count == parts.count,
      parts.count == 3 || parts.count == 2 && (mark == "/" || mark == "-" && isBeforeTime)
    else {
      return nil
    }
    if parts.count == 3, parts[0].utf8.count == 4 { return [(numbers[0], numbers[1], numbers[2])] }
    guard parts[0].utf8.count <= 2, parts[1].utf8.count <= 2 else { return nil }
    var year: Int?
    if parts.count == 3 {
      guard [2, 4].contains(parts[2].utf8.count) else { return nil }
      year = parts[2].utf8.count == 2 ? 2_000 + numbers[2] : numbers[2]
    }
    let orders = [(numbers[0], numbers[1]), (numbers[1], numbers[0])]
    let dates: [(year: Int?, month: Int, day: Int)] =
      orders
      .filter { (1...31).contains($0.0) && (1...12).contains($0.1) }.map { (year, $0.1, $0.0) }
    // 26-11-05 may begin with the year, as 2026-11-05 does; in 16-11-26 the later number is the year.
    guard mark == "-", parts.count == 3, parts[2].utf8.count == 2, numbers[0] > numbers[2],
      (1...12).contains(numbers[1]), numbers[2] > 0
    else { return dates }
    return dates + [(2_000 + numbers[0], numbers[1], numbers[2])]
  }

  // MARK: - Times of day

  private func clocks(from start: Int) -> [(Int, Clock)] {
    var clocks: [(Int, Clock)] = []
    if words[start] == "noon" { clocks.append((start + 1, .exact(hour: 12, minute: 0))) }
    if words[start] == "half", start + 1 < words.count, let hour = hourInWords(start + 1) {
      // In Britain, half six is half past six.
      clocks.append((start + 2, .face(hour: hour, minute: 30)))
    }
    for (past, words) in [(30, ["half", "past"]), (15, ["quarter", "past"]), (45, ["quarter", "to"])]
    where starts(words, at: start) {
      if let hour = hourInWords(start + 2) {
        clocks.append((start + 3, .face(hour: past == 45 ? (hour + 10) % 12 + 1 : hour, minute: past)))
      }
    }
    if let quarters = quartersBefore(start) { clocks.append(quarters) }
    if let (clock, isWhole) = digits(start) {
      clocks.append((start + 1, clock))
      if isWhole, start + 1 < words.count, ["h", "hs", "hores", "horas"].contains(words[start + 1]) {
        clocks.append((start + 2, clock))
      }
    }
    // 18 h, 6 pm
    if let hour = small(start), hour < 24, start + 1 < words.count {
      if words[start + 1] == "h" { clocks.append((start + 2, .exact(hour: hour, minute: 0))) }
      if ["am", "pm"].contains(words[start + 1]), (1...12).contains(hour) {
        clocks.append((start + 1, .face(hour: hour, minute: 0)))
      }
    }
    if let words = TimeWords.at.first(where: { starts($0, at: start) }) {
      clocks += hours(from: start + words.count)
      if start + words.count < self.words.count { clocks += self.clocks(from: start + words.count) }
    }
    return clocks
  }

  /// An hour after `at`: a number alone, or in words with its quarters.
  private func hours(from start: Int) -> [(Int, Clock)] {
    guard start < words.count else { return [] }
    guard let hour = hourInWords(start) else {
      guard let hour = small(start), hour < 24 else { return [] }
      return [(start + 1, .exact(hour: hour, minute: 0))]
    }
    var clocks = [(start + 1, Clock.face(hour: hour, minute: 0))]
    func follow(_ words: [String], _ clock: Clock) {
      if start + 1 < self.words.count, starts(words, at: start + 1) {
        clocks.append((start + 1 + words.count, clock))
      }
    }
    for and in ["y", "i"] {
      for half in ["media", "mitja"] { follow([and, half], .face(hour: hour, minute: 30)) }
      for quarter in ["cuarto", "quart"] { follow([and, quarter], .face(hour: hour, minute: 15)) }
    }
    for less in ["menos", "menys"] {
      for quarter in ["cuarto", "quart"] {
        follow([less, quarter], .face(hour: (hour + 10) % 12 + 1, minute: 45))
      }
    }
    follow(["o'clock"], .face(hour: hour, minute: 0))
    follow(["en", "punto"], .face(hour: hour, minute: 0))
    follow(["en", "punt"], .face(hour: hour, minute: 0))
    return clocks
  }

  /// `a dos quarts de vuit`: half past seven, as Catalan counts the quarters of the hour that ends at eight.
  private func quartersBefore(_ start: Int) -> (Int, Clock)? {
    var next = words[start] == "a" ? start + 1 : start
    guard next + 2 < words.count, let quarters = TimeWords.number(words[next]) ?? small(next),
      (1...3).contains(quarters),
      TimeWords.quarter.contains(words[next + 1]) || TimeWords.quarters.contains(words[next + 1])
    else { return nil }
    // The `d'` of `d'onze` is none of the words.
    next += words[next + 2] == "de" ? 3 : 2
    guard let hour = hourInWords(next) else { return nil }
    return (next + 1, .face(hour: (hour + 10) % 12 + 1, minute: quarters * 15))
  }

  /// An hour of the clock face, in digits or words.
  private func hourInWords(_ index: Int) -> Int? {
    guard index < words.count else { return nil }
    let hour = small(index) ?? (words[index] == "a" ? nil : TimeWords.number(words[index]))
    return hour.flatMap { (1...12).contains($0) ? $0 : nil }
  }

  /// `18:30`, `9.30`, `17h30`, `18h`, `6pm`, `17.30h`; `isWhole` if it has minutes and may be followed by `h`.
  private func digits(_ index: Int) -> (clock: Clock, isWhole: Bool)? {
    let word = words[index]
    let hourText = word.prefix { $0.isNumber }
    guard (1...2).contains(hourText.utf8.count), let hour = number(hourText), hour < 24 else { return nil }
    var rest = word.dropFirst(hourText.count)
    if rest == "h" { return (.exact(hour: hour, minute: 0), false) }
    var minute = 0
    var mark: Character?
    if let first = rest.first, ":.h".contains(first) {
      let digits = rest.dropFirst().prefix { $0.isNumber }
      guard digits.utf8.count == 2, let number = number(digits), number < 60 else { return nil }
      (minute, mark) = (number, first)
      rest = rest.dropFirst(1 + digits.count)
      // Seconds don't count.
      if first == ":", rest.first == ":", rest.dropFirst().count == 2,
        let seconds = self.number(rest.dropFirst()), seconds < 60
      {
        rest = ""
      }
    }
    switch rest {
    case "" where mark != nil: return (.exact(hour: hour, minute: minute), mark != "h")
    case "h" where mark == ":" || mark == ".": return (.exact(hour: hour, minute: minute), false)
    case "am" where (1...12).contains(hour): return (.exact(hour: hour % 12, minute: minute), false)
    case "pm" where (1...12).contains(hour): return (.exact(hour: hour % 12 + 12, minute: minute), false)
    default: return nil
    }
  }
}
