import CommandLineKit
import Training
import Wording

/// A time or a day as typed, with its readings.
struct TimeArgument {
  let text: String
  let readings: [TypedTime]

  init(_ text: String, _ language: Language) throws(Failure) {
    // `--at 7`
    let isHour = text.utf8.count <= 2 && text.utf8.allSatisfy { (48...57).contains($0) }
    readings = TypedTime.readings(of: isHour ? "at " + text : text, in: language)
    self.text = text
    if readings.isEmpty { throw .timeNotUnderstood(text) }
  }
}

/// A day as typed, with its readings.
struct DayArgument {
  let text: String
  let readings: [TypedDay]

  init(_ text: String, _ language: Language) throws(Failure) {
    readings = TypedTime.readings(of: text, in: language).compactMap(\.dayAlone)
    self.text = text
    if readings.isEmpty { throw .dayNotUnderstood(text) }
  }
}

/// One end of a range of days as typed: a day, or a week, month or year, of which the range has all days.
enum DayRangeEnd {
  case day(DayArgument)
  case period(PeriodArgument)
  case span(TypedSpan)

  init(_ text: String, _ language: Language) throws(Failure) {
    if let period = PeriodArgument(text) {
      self = .period(period)
    } else if let span = TypedSpan(text) {
      self = .span(span)
    } else {
      self = .day(try DayArgument(text, language))
    }
  }
}

/// The length of a workout as typed: `1:15` is in hours and minutes, `75` in minutes.
struct LengthArgument {
  let text: String
  let length: Duration

  init(_ text: String) throws(Failure) {
    self.text = text
    let hour = 3_600_000
    switch TypedLength(text) {
    case .colon(let hours, let minutes)?:
      length = Duration(milliseconds: hours * hour + minutes * 60_000)
    case .number(let number)?:
      let minutes = Duration(milliseconds: number.raw * 60)
      // 2 may be hours.
      if number.raw > 0, number.raw < 10_000 {
        throw .durationUnclear(text, [Duration(milliseconds: number.raw * 3_600).typed, minutes.typed])
      }
      length = minutes
    case .exactly, nil: length = try Duration(typed: text)
    }
    guard length.milliseconds > 0, length < Limits.longest else { throw .durationNotUnderstood(text) }
  }
}

extension Parameter {
  /// `--at TIME`; the words after it belong to it as long as they read as a time.
  /// `--at TIME`; `meaning` is what the time is.
  static func at(_ words: Words, _ meaning: String? = nil) -> Parameter where Value == TimeArgument? {
    let meaning = meaning ?? words.say(en: "when", es: "cuándo", ca: "quan")
    return time(OptionName.at.rawValue, help: meaning + ": " + words.option(.at), words)
  }

  /// `--at TIME` of what starts then.
  static func startsAt(_ words: Words) -> Parameter where Value == TimeArgument? {
    at(words, words.say(en: "start time", es: "hora de inicio", ca: "hora d'inici"))
  }

  static func time(_ name: String, help: String, _ words: Words) -> Parameter where Value == TimeArgument? {
    .option(
      name, value: words.placeholder(.time), help: help,
      as: ValueParser(
        phrase: { !TypedTime.readings(of: $0, in: words.language).isEmpty },
        { try TimeArgument($0, words.language) }))
  }

  /// `--date DATE`, a day of the calendar: `2026-11-20`, `20 Nov`, `last monday`.
  static func date(_ words: Words) -> Parameter where Value == DayArgument? {
    .option(
      OptionName.date.rawValue, value: words.placeholder(.date), help: words.option(.date),
      as: ValueParser(
        phrase: { (try? DayArgument($0, words.language)) != nil }, { try DayArgument($0, words.language) }))
  }

  /// `--since` or `--until`: a day, a month or a year.
  static func rangeEnd(_ name: OptionName, _ words: Words) -> Parameter where Value == DayRangeEnd? {
    .option(
      name.rawValue, value: words.placeholder(.date), help: words.option(name),
      as: ValueParser(
        phrase: { (try? DayRangeEnd($0, words.language)) != nil }, { try DayRangeEnd($0, words.language) }))
  }

  /// `--for DURATION`
  static func length(_ words: Words) -> Parameter where Value == LengthArgument? {
    .option(
      "for", value: words.placeholder(.duration),
      help: words.say(
        en: "how long it took: 1h10, 1:10, 70min", es: "cuánto duró: 1h10, 1:10, 70min",
        ca: "quant va durar: 1h10, 1:10, 70min"),
      as: ValueParser(phrase: { TypedLength($0) != nil }, { try LengthArgument($0) }))
  }
}
