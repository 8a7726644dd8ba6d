import Training
import Wording

/// The order of day and month in dates such as 04/05/2026. The raw value is what `--dates` takes.
package enum DateOrder: String, CaseIterable, Sendable {
  case dayFirst = "dmy"
  case monthFirst = "mdy"
}

extension ForeignTime {
  /// Reads a date, with or without a time and an offset, as programs write it. Nil for anything else, or for a date in numbers
  /// whose order isn't known.
  ///
  ///     2026-05-17 18:51:52      2026-05-17T18:51:52.000Z      2026-01-22 06:54:26 +0000
  ///     29 Jun 2025, 10:39       May 7, 2026, 6:13 AM          19 ago 2026, 7:05
  ///     17/05/26                 5/17/2026                     2026/05/17
  ///     5 paź 2026, 18:05        2026年7月19日 07:05             19 7月 2026, 07:05
  init?(foreign text: String, _ order: DateOrder?) {
    guard text.utf8.count <= 80 else { return nil }
    var rest = text.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")[...]
    guard let day = Self.numericDay(&rest, order) ?? Self.namedDay(&rest) else { return nil }
    rest = rest.drop { " ,T".contains($0) }
    for word in ["at ", "um ", "à ", "a las ", "alle ", "às "] where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count)
    }
    if rest.isEmpty {
      self = .day(day)
      return
    }
    guard let civil = Self.time(&rest, day) else { return nil }
    guard !rest.isEmpty else {
      self = .civil(civil)
      return
    }
    guard let offset = Self.offset(rest.trimmed) else { return nil }
    self = .instant(Instant(civil, offset: offset))
  }

  /// The day on the clock where the lifter was, as far as it is known.
  var day: Day {
    switch self {
    case .day(let day): day
    case .civil(let civil): civil.day
    case .instant(let instant): instant.day
    }
  }

  /// The same text for the same point in time, however a file writes it.
  var identity: String {
    switch self {
    case .day(let day): day.text
    case .civil(let civil): civil.text
    case .instant(let instant): instant.text
    }
  }

  /// Whether it has a time of day.
  var hasTime: Bool { if case .day = self { false } else { true } }

  /// The time from here to an end. One before it, early in the morning, is read as one after midnight. Nil if one of them has no time
  /// or the end comes before.
  func length(to end: ForeignTime) -> Duration? {
    guard hasTime, end.hasTime else { return nil }
    let seconds = end.seconds - self.seconds
    if seconds >= 0 { return Duration(seconds: seconds) }
    let untilNextDay = seconds + 86_400
    guard end.hour < 6, (0...12 * 3_600).contains(untilNextDay) else { return nil }
    return Duration(seconds: untilNextDay)
  }

  private var hour: Int {
    switch self {
    case .day: 0
    case .civil(let civil): civil.hour
    case .instant(let instant): instant.civil.hour
    }
  }

  // MARK: - Days

  /// `2026-05-17`, `2026/5/17`, `17.05.2026`, `17/05/26`, `5/17/2026`
  private static func numericDay(_ rest: inout Substring, _ order: DateOrder?) -> Day? {
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || "-/.".contains($0)) }
    guard let mark = digits.first(where: { !$0.isNumber }) else { return nil }
    let parts = digits.split(separator: mark, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.count <= 4 ? Int($0) : nil }
    guard parts.count == 3, numbers.count == 3 else { return nil }
    let day: Day?
    if parts[0].count == 4 {
      day = Day(year: numbers[0], month: numbers[1], day: numbers[2])
    } else {
      let year = parts[2].count == 2 ? 2000 + numbers[2] : numbers[2]
      guard parts[2].count != 3, year >= 1900, let order = mark == "." ? .dayFirst : order else { return nil }
      day =
        order == .dayFirst
        ? Day(year: year, month: numbers[1], day: numbers[0])
        : Day(year: year, month: numbers[0], day: numbers[1])
    }
    if day != nil { rest = rest[digits.endIndex...] }
    return day
  }

  /// `29 Jun 2025`, `May 7, 2026`, `19 ago 2026`, `12 de maio de 2026`, `1. Juli 2026`, `Sat, 14 Nov 2026`, `2026年7月19日`
  private static func namedDay(_ rest: inout Substring) -> Day? {
    var text = rest
    var (month, numbers) = (Int?.none, [Int]())
    while month == nil || numbers.count < 2 {
      text = text.drop { " ,.".contains($0) }
      if let first = text.first, first.isLetter {
        let word = text.prefix { $0.isLetter }
        text = text[word.endIndex...]
        if let found = months[Recognition.folded(word)] {
          guard month == nil else { return nil }
          month = found
        } else if !numbers.isEmpty || month != nil, !["de", "del", "d"].contains(word.lowercased()) {
          return nil
        }
        text = text.drop { $0 == "'" || $0 == "’" }
      } else {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits), digits.count <= 4 else { return nil }
        text = text[digits.endIndex...]
        if text.first == "月" {
          guard month == nil else { return nil }
          month = number
        } else {
          numbers.append(number)
        }
        if let mark = text.first, "年月日".contains(mark) { text.removeFirst() }
      }
    }
    let year = numbers.max() ?? 0
    guard let month, year > 1900, let day = Day(year: year, month: month, day: numbers.min() ?? 0) else {
      return nil
    }
    rest = text
    return day
  }

  /// The numbers of the months by their folded names and short forms in the languages of exports.
  private static let months: [String: Int] = {
    var months: [String: Int] = [:]
    let names = [
      "january jan enero ene janvier janv januar janner gennaio gen janeiro gener januari sty styczen stycznia",
      "february feb febrero fevrier fevr fev februar febbraio fevereiro febrer febr februari lut luty lutego",
      "march mar marzo mars marz mrz maerz marco marc maart mrt marzec marca",
      "april apr abril abr avril avr aprile kwi kwiecien kwietnia",
      "may mayo mai maggio mag maio maig mei maj maja",
      "june jun junio juin juni giugno giu junho juny cze czerwiec czerwca",
      "july jul julio juillet juil juli luglio lug julho juliol lip lipiec lipca",
      "august aug agosto ago aout agost ag augustus sie sierpien sierpnia",
      "september sep sept septiembre septembre settembre set setembro setembre wrz wrzesien wrzesnia",
      "october oct octubre octobre oktober okt ottobre ott outubro out paz pazdziernik pazdziernika",
      "november nov noviembre novembre novembro lis listopad listopada",
      "december dec diciembre dic decembre dezember dez dicembre dezembro desembre des gru grudzien grudnia",
    ]
    for (index, names) in names.enumerated() {
      for name in names.split(separator: " ") { months[String(name)] = index + 1 }
    }
    return months
  }()

  // MARK: - Times

  /// `18:51`, `6:13 AM`, `6:13:05 p. m.`, `10.39`, `18:51:52.000`
  static func time(_ rest: inout Substring, _ day: Day) -> CivilTime? {
    let clock = rest.prefix { $0.isASCII && ($0.isNumber || ":.h".contains($0)) }
    var parts = clock.split(omittingEmptySubsequences: false) { ":.h".contains($0) }
    if parts.count == 4 { parts.removeLast() }
    let numbers = parts.compactMap { $0.count <= 2 ? Int($0) : nil }
    guard (2...3).contains(parts.count), numbers.count == parts.count, numbers[1] < 60,
      numbers.last ?? 0 < 60,
      parts[1].count == 2
    else { return nil }
    var hour = numbers[0]
    rest = rest[clock.endIndex...]
    let half = rest.prefix { !$0.isNumber && !"+-".contains($0) }
    let letters = half.lowercased().filter(\.isLetter)
    switch letters {
    case "am", "pm":
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (letters == "pm" ? 12 : 0)
      rest = rest[half.endIndex...]
    case "uhr": rest = rest[half.endIndex...]
    default: break
    }
    guard hour < 24 else { return nil }
    return CivilTime(day: day, hour: hour, minute: numbers[1], second: numbers.count == 3 ? numbers[2] : 0)
  }

  /// `Z`, `+0000`, `+02:00`, `UTC`
  private static func offset(_ text: String) -> Int? {
    if ["Z", "UTC", "GMT"].contains(text) { return 0 }
    guard let sign = text.first, "+-".contains(sign) else { return nil }
    let digits = text.dropFirst().filter { $0 != ":" }
    guard digits.count == 4, digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits),
      number % 100 < 60, number / 100 <= 18
    else { return nil }
    return (sign == "-" ? -1 : 1) * (number / 100 * 60 + number % 100) * 60
  }
}
