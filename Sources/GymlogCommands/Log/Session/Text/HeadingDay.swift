import Training
import Wording

/// The day with which a heading begins, `Mon 16 Nov`, `3/14/20 (Sat)`, `2021-01-18:`, and what else it can mean.
struct HeadingDay: Equatable {
  /// The order of day and month in `3/4`.
  enum Order { case dayFirst, monthFirst }

  struct Reading: Equatable {
    let typed: TypedDay
    var day: Day
    /// Nil for a date that isn't written as `3/4`.
    let order: Order?
  }

  /// A date in numbers with at most two digits each, `19/11` or `3/6/20`.
  struct ShortDate {
    let year: Int?
    let month: Int?
    /// Whether it can mean one day only.
    let isClear: Bool
  }

  /// At least one. Several if the day isn't clear.
  private(set) var readings: [Reading]
  /// The weekday typed with a date.
  private let weekday: Weekday?
  /// The number of its words.
  let count: Int

  /// The day, or the first of those that it can mean.
  var day: Day { readings[0].day }

  /// The possible days, if there are several.
  var doubt: [Day] { readings.count > 1 ? readings.map(\.day) : [] }

  /// Whether the weekday typed isn't that of the day.
  var isWrongWeekday: Bool {
    guard let weekday else { return false }
    return !readings.contains { $0.day.weekday == weekday.rawValue }
  }

  /// The weekday, if it is one without a date. `last monday` is as clear as a date.
  var weekdayAlone: Weekday? {
    if case .weekday(let weekday, isPast: false) = readings[0].typed { weekday } else { nil }
  }

  /// Whether it is a weekday without a date.
  var isWeekday: Bool { if case .weekday = readings[0].typed { true } else { false } }

  /// The order in which this day must be read; nil if it says nothing about others.
  var order: Order? { readings.count == 1 ? readings[0].order : nil }

  /// The year that was typed.
  var year: Int? { if case .date(let year, _, _, _) = readings[0].typed { year } else { nil } }

  /// Reads the day at the start of some words; nil if there is none. `mayBeShort` says whether a date in numbers alone, which could
  /// be reps, is a day here.
  init?(
    _ words: [String], today: Day, in language: Language, mayBeShort: (_ date: ShortDate) -> Bool
  ) {
    guard let (typed, count) = Self.named(words, language) ?? Self.short(words, language, mayBeShort) else {
      return nil
    }
    var weekday = typed.lazy.compactMap(\.weekdayOfDate).first
    var length = count
    // 1/14/21 Thu, 4/1/20 (Wed)
    if weekday == nil, count < words.count, typed.contains(where: \.isDate),
      let after = Self.weekday(words[count], language)
    {
      (weekday, length) = (after, count + 1)
    }
    var readings: [Reading] = []
    for typed in typed {
      guard let day = typed.date(today: today) ?? typed.day(today: today),
        !readings.contains(where: { $0.day == day })
      else { continue }
      readings.append(Reading(typed: typed, day: day, order: Self.order(words[0], typed)))
    }
    self.init(readings, weekday, length, today)
  }

  private init?(_ readings: [Reading], _ weekday: Weekday?, _ count: Int, _ today: Day) {
    // What can't be doesn't count if another reading can.
    func kept(_ readings: [Reading], _ isPossible: (Reading) -> Bool) -> [Reading] {
      let possible = readings.filter(isPossible)
      return possible.isEmpty ? readings : possible
    }
    let past = kept(readings) { $0.day <= today }
    self.readings = weekday.map { weekday in kept(past) { $0.day.weekday == weekday.rawValue } } ?? past
    if self.readings.isEmpty { return nil }
    (self.weekday, self.count) = (weekday, count)
  }

  // MARK: - Other days in the same text

  /// Reads `3/4` in the order that the other days of the text have.
  mutating func read(in order: Order) {
    let readings = readings.filter { $0.order == order }
    if !readings.isEmpty { self.readings = readings }
  }

  /// The longest break between two days of a text for which a day without a year is taken to be the nearest to the day above.
  private static let longestBreak = 120

  /// Reads a weekday as one of these days.
  mutating func read(as days: [Day]) {
    readings = days.map { Reading(typed: readings[0].typed, day: $0, order: nil) }
  }

  /// Reads a day without a year as the nearest to the day above it, whose year is known. Far from it, it may also be the last one
  /// up to today.
  mutating func follow(_ above: Day, today: Day) {
    guard year == nil else { return }
    readings = readings.flatMap { reading -> [Reading] in
      guard case .date(nil, let month?, let number, _) = reading.typed else { return [reading] }
      let years = [0, 1, -1].compactMap { Day(year: above.year + $0, month: month, day: number) }
        .filter { $0 <= today }
      let named = years.filter { day in weekday.map { $0.rawValue == day.weekday } ?? false }
      func distance(_ day: Day) -> Int { abs(day.daysSince1970 - above.daysSince1970) }
      guard let nearest = (named.isEmpty ? years : named).min(by: { distance($0) < distance($1) }) else {
        return [reading]
      }
      var days = [nearest]
      if distance(nearest) > Self.longestBreak, named.isEmpty {
        // Days of a text mostly follow each other.
        for day in [years.sorted().first { $0 > above }, reading.day] {
          if let day, !days.contains(day) { days.append(day) }
        }
      }
      return days.map { Reading(typed: reading.typed, day: $0, order: reading.order) }
    }
  }

  /// The day of this year, if it is soon (`TypedDay.toCome`). Below a day of a year before, that one is meant.
  func toCome(today: Day, below above: Day?) -> Day? {
    if let above, abs(above.daysSince1970 - day.daysSince1970) <= Self.longestBreak { return nil }
    guard readings.count == 1, let day = readings[0].typed.toCome(today: today),
      weekday.map({ $0.rawValue == day.weekday }) ?? true
    else { return nil }
    return day
  }

  // MARK: - Words

  /// The day at the start of some words, with a name or a year of four digits, and how many they are. `12/10/8` is a list of reps.
  static func named(_ words: [String], _ language: Language) -> (days: [TypedDay], count: Int)? {
    for count in stride(from: min(8, words.count), through: 1, by: -1) {
      let text = words[..<count].joined(separator: " ")
      guard
        text.contains(where: \.isLetter)
          || text.split(whereSeparator: { !$0.isNumber }).contains(where: { $0.count == 4 })
      else { continue }
      let days = TypedTime.readings(of: text, in: language).compactMap(\.dayAlone)
        // `1º sentadilla`, `3r press`: the first and the third exercise.
        .filter { !$0.isDayOfMonthAlone || text.first?.isNumber != true }
      if !days.isEmpty { return saysOther(words, count, language) ? nil : (days, count) }
    }
    return nil
  }

  /// Whether words that may be a day are about sets: `1 set pushups 20`, `may 2 reps left`, `3 may be too light`. Only in Catalan is
  /// `1 set` the first of September.
  private static func saysOther(_ words: [String], _ count: Int, _ language: Language) -> Bool {
    guard count == 2 else { return false }
    let folded = words.prefix(3).map { Recognition.folded($0) }
    if folded[1] == "set", language != .catalan, let number = Int(folded[0]) { return number <= 12 }
    guard folded.contains("may"), let next = folded.dropFirst(2).first else { return false }
    return ["rep", "reps", "set", "sets", "be", "have", "need"].contains(next)
  }

  /// A date in numbers with at most two digits each, `19/11` or `3/6/20`. A weekday or a time after it shows that it is a date.
  private static func short(
    _ words: [String], _ language: Language, _ mayBeShort: (ShortDate) -> Bool
  ) -> (days: [TypedDay], count: Int)? {
    guard let first = words.first else { return nil }
    let days = TypedTime.readings(of: first, in: language).compactMap(\.dayAlone)
    guard case .date(let year, let month, _, _) = days.first else { return nil }
    guard
      mayBeShort(ShortDate(year: year, month: month, isClear: days.count == 1))
        || words.count > 1 && weekday(words[1], language) != nil
        || HeadingTimes.split(Array(words.dropFirst()), language).times.start != nil
    else { return nil }
    return (days, 1)
  }

  static func weekday(_ word: String, _ language: Language) -> Weekday? {
    let name = word.filter { !"(),.:".contains($0) }
    guard !name.isEmpty, name.allSatisfy(\.isLetter) else { return nil }
    return TypedTime.readings(of: name, in: language).lazy.compactMap { reading -> Weekday? in
      if case .day(.weekday(let weekday, isPast: false)) = reading { weekday } else { nil }
    }.first
  }

  private static func order(_ word: String, _ typed: TypedDay) -> Order? {
    guard case .date(_, let month?, let day, _) = typed, word.contains("/"), month != day,
      let first = Int(word.prefix { $0.isNumber })
    else { return nil }
    return first == day ? .dayFirst : first == month ? .monthFirst : nil
  }
}

extension TypedDay {
  /// Whether it is a number without a month: `el 16`, `día 1`.
  var isDayOfMonthAlone: Bool { if case .date(nil, nil, _, nil) = self { true } else { false } }

  fileprivate var isDate: Bool { if case .date = self { true } else { false } }

  fileprivate var weekdayOfDate: Weekday? {
    switch self {
    case .date(_, _, _, let weekday): weekday
    case .weekday(let weekday, _): weekday
    case .daysAgo: nil
    }
  }
}

extension TypedTime {
  /// The day, if there is no time of day.
  var dayAlone: TypedDay? { if case .day(let day) = self { day } else { nil } }
}
