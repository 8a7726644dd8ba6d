package import Training

/// How days and times are written.
package protocol DateWords {
  /// `May`, `maig`.
  func month(_ month: Month) -> String
  /// Three or four letters, without a point: `May`, `sep`, `febr`.
  func monthShort(_ month: Month) -> String
  /// `Tuesday`, `dimarts`.
  func weekday(_ weekday: Weekday) -> String
  /// Two or three letters, without a point: `Tue`, `mar`, `dt`.
  func weekdayShort(_ weekday: Weekday) -> String

  /// Day and month in full: `17 May`, `1 d'abril`.
  func dayAndMonth(_ day: Day) -> String
  /// Weekday, day, month and year: `dimarts, 17 de maig de 2022`.
  func dayLong(_ day: Day) -> String
  /// A month and its year as a heading: `Maig de 2022`.
  func monthHeading(_ month: Month, year: Int) -> String

  /// The day itself, within a sentence.
  var today: String { get }
  /// The day before.
  var yesterday: String { get }
  /// The day after.
  var tomorrow: String { get }
  /// How long ago, from a duration already in words: `12 min ago`, `fa 12 min`.
  func ago(_ duration: String) -> String
  /// When something was, within a sentence: `at 18:30`, `yesterday at 18:30`, `on 14 Nov at 18:30`.
  func moment(_ time: CivilTime, today: Day) -> String
  /// From when on, within a sentence: `since 18:30`, `since yesterday at 18:30`, `since 14 Nov at 18:30`.
  func since(_ time: CivilTime, today: Day) -> String
}

extension DateWords {
  /// Day and month in short, the year left out: `17 May`, `17 maig`.
  package func dayShort(_ day: Day) -> String { String(day.day) + " " + monthShort(Month(of: day)) }

  /// Day, month and year in short: `17 May 2022`.
  package func dayShortWithYear(_ day: Day) -> String { dayShort(day) + " " + String(day.year) }

  /// The day as somebody would say it today: `today`, `yesterday`, `14 Nov`, in another year `14 Nov 2025`.
  package func dayRelative(_ day: Day, today reference: Day) -> String {
    switch reference.daysSince1970 - day.daysSince1970 {
    case 0: today
    case 1: yesterday
    case -1: tomorrow
    default: day.year == reference.year ? dayShort(day) : dayShortWithYear(day)
    }
  }

  /// The time on a 24-hour clock: `09:05`.
  package func clock(_ time: CivilTime) -> String {
    Self.twoDigits(time.hour) + ":" + Self.twoDigits(time.minute)
  }

  /// From one time to another of the same day: `11:57 – 12:48`.
  package func span(_ start: CivilTime, _ end: CivilTime) -> String { clock(start) + " – " + clock(end) }

  /// A day and the time from start to end; the end's day too, where it is another one:
  /// `Tuesday, 17 May 2022, 11:57 – 12:48`. Without an end, the start alone.
  package func dayAndSpan(_ start: CivilTime, _ end: CivilTime?) -> String {
    let beginning = dayLong(start.day) + ", " + clock(start)
    guard let end else { return beginning }
    let ending = (end.day == start.day ? "" : dayLong(end.day) + ", ") + clock(end)
    return beginning + " – " + ending
  }

  /// A duration rounded down to what matters: `45 s`, `51 min`, `1 h 12 min`, `2 h`.
  package func duration(_ duration: Duration) -> String {
    let (hours, minutes) = (duration.seconds / 3_600, duration.seconds / 60 % 60)
    switch (hours, minutes) {
    case (0, 0): return "\(duration.seconds) s"
    case (0, _): return "\(minutes) min"
    case (_, 0): return "\(hours) h"
    default: return "\(hours) h \(minutes) min"
    }
  }

  /// A duration as a stopwatch shows it: `0:45`, `1:12`, `1:02:30`.
  package func stopwatch(_ duration: Duration) -> String {
    let (hours, minutes) = (duration.seconds / 3_600, duration.seconds / 60 % 60)
    let seconds = Self.twoDigits(duration.seconds % 60)
    return hours == 0 ? "\(minutes):\(seconds)" : "\(hours):\(Self.twoDigits(minutes)):\(seconds)"
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
