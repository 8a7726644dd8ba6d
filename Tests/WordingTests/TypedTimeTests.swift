import TestSupport
import Testing
import Training
import Wording

/// Times and days as people type them, on Saturday, 21 November 2026.
@Suite struct TypedTimeTests {
  private static let today = Day(daysSince1970: 20_778)

  /// The readings as `2026-11-16 18:30`, `2026-11-16` or `18:30`.
  private func read(_ text: String, _ language: Language = .english, today: Day = today) -> [String] {
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return TypedTime.readings(of: text, in: language).map { reading in
      switch reading {
      case .now: return "now"
      case .ago(let duration): return "\(duration.seconds) s ago"
      case .instant(let instant): return instant.text
      case .day(let day): return day.day(today: today)?.text ?? "never"
      case .clock(let day, let hour, let minute):
        let day = day.map { ($0.day(today: today)?.text ?? "never") + " " } ?? ""
        return day + twoDigits(hour) + ":" + twoDigits(minute)
      }
    }
  }

  @Test(arguments: [
    ("18:30", "18:30"), ("9.30", "09:30"), ("9:05", "09:05"), ("17h30", "17:30"), ("20h", "20:00"),
    ("17.30 h", "17:30"), ("18 h", "18:00"), ("6pm", "18:00"), ("6 pm", "18:00"), ("5:45 p.m.", "17:45"),
    ("12am", "00:00"), ("12pm", "12:00"), ("noon", "12:00"), ("at 18:30", "18:30"), ("a las 19", "19:00"),
    ("las 7 de la tarde", "19:00"), ("a les 7 del vespre", "19:00"), ("a la 1 de la tarde", "13:00"),
    ("7 in the morning", ""), ("at 7 in the morning", "07:00"), ("quarter to six", "05:45 17:45"),
    ("las siete y media de la tarde", "19:30"), ("les nou menys quart del mati", "08:45"),
    ("at 6", "06:00 18:00"), ("a las 7", "07:00 19:00"), ("half six", "06:30 18:30"),
    ("now", "now"), ("ara", "now"), ("2 hours ago", "7200 s ago"), ("hace media hora", "1800 s ago"),
    ("fa dues hores", "7200 s ago"), ("20min ago", "1200 s ago"),
    ("dos quarts de set", "06:30 18:30"), ("a tres quarts d'onze del mati", "10:45"),
    ("un quart d'una", "00:15 12:15"), ("quatre quarts de set", ""), ("25:00", ""), ("18:60", ""), ("6", ""),
    ("18", ""), ("13pm", ""), ("", ""),
    ("banana", ""), ("18:30 18:30", ""), ("next monday", ""),
  ])
  func timesOfDay(text: String, expected: String) {
    #expect(read(text).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("today", "2026-11-21"), ("ayer", "2026-11-20"), ("abans-d'ahir", "2026-11-19"),
    ("abans d’ahir", "2026-11-19"), ("antes de ayer", "2026-11-19"),
    ("the day before yesterday", "2026-11-19"),
    ("sat", "2026-11-21"), ("last saturday", "2026-11-14"), ("monday", "2026-11-16"),
    ("lunes pasado", "2026-11-16"), ("el pasado lunes", "2026-11-16"), ("dilluns passat", "2026-11-16"),
    ("MIÉRCOLES", "2026-11-18"), ("dj. 19 nov.", "2026-11-19"), ("16 Nov", "2026-11-16"),
    ("2 Dec", "2025-12-02"), ("29 Feb", "2024-02-29"), ("nov 16", "2026-11-16"), ("16nov", "2026-11-16"),
    ("Nov16", "2026-11-16"), ("3set", ""),
    ("November 16, 2025", "2025-11-16"), ("16th of November", "2026-11-16"), ("1 d'abril", "2026-04-01"),
    ("16 de noviembre de 2025", "2025-11-16"), ("el 16", "2026-11-16"), ("el dia 22", "2026-10-22"),
    ("the 16th", "2026-11-16"), ("sat 21", "2026-11-21"), ("fri 21", "never"), ("16/11", "2026-11-16"),
    ("11/16", "2026-11-16"), ("16-11-2026", "2026-11-16"), ("16.11.26", "2026-11-16"),
    ("5/11", "2026-11-05 2026-05-11"), ("5/5", "2026-05-05"), ("5 days ago", "2026-11-16"),
    ("hace una semana", "2026-11-14"), ("fa 2 dies", "2026-11-19"), ("tomorrow", "2026-11-22"),
    ("31 Nov", "never"), ("Tue 16 Nov", "never"), ("13/13", ""), ("16", ""), ("9.11", "09:11"),
    ("16 nov 1830", ""),
  ])
  func days(text: String, expected: String) {
    #expect(Set(read(text)).sorted().reversed().joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("yesterday 18:30", "2026-11-20 18:30"), ("yesterday at 6pm", "2026-11-20 18:00"),
    ("18:30 yesterday", "2026-11-20 18:30"), ("18:30 on monday", "2026-11-16 18:30"), ("18:30 monday", ""),
    ("sat 10:00", "2026-11-21 10:00"), ("2026-11-16T18:30", "2026-11-16 18:30"),
    ("2026-11-16 18:30:00", "2026-11-16 18:30"), ("this morning 8:00", "2026-11-21 08:00"),
    ("this morning 18:00", ""), ("ayer por la tarde a las 7", "2026-11-20 19:00"),
    ("esta mañana a las 8", "2026-11-21 08:00"), ("anit a les 10", "2026-11-20 22:00"),
    ("16/11 a les 18.30 h", "2026-11-16 18:30"), ("el lunes a las 18:00", "2026-11-16 18:00"),
    ("16 November 2025, 18:30", "2025-11-16 18:30"), ("5 days ago at 18:00", "2026-11-16 18:00"),
  ])
  func daysWithTimes(text: String, expected: String) {
    #expect(read(text).joined(separator: " ") == expected)
  }

  @Test func tuesdayAndMarch() {
    #expect(read("mar 17") == ["2026-03-17"])
    #expect(Set(read("mar 17", .spanish)) == ["2026-03-17", "2026-11-17"])
    #expect(read("17 mar", .spanish) == ["2026-03-17"])
    #expect(read("mar 17 nov", .spanish) == ["2026-11-17"])
    #expect(read("mar 18:00", .spanish) == ["2026-11-17 18:00"])
  }

  /// Every day and time that gymlog prints is read as the same day and time, in each language.
  @Test(arguments: Language.allCases)
  func whatIsPrintedIsRead(language: Language) {
    let words = language.words
    for back in 0..<800 {
      let day = Self.today.adding(days: -back)
      let weekday = words.weekdayShort(Weekday(of: day)) + " "
      var forms = [
        day.text, words.dayRelative(day, today: Self.today), words.dayShortWithYear(day), words.dayLong(day),
        weekday + words.dayShortWithYear(day),
      ]
      if day.year == Self.today.year {
        forms += [words.dayShort(day), words.dayAndMonth(day), weekday + words.dayShort(day)]
      }
      for form in forms { #expect(Set(read(form, language)) == [day.text], "\(form)") }
      let time = CivilTime(day: day, hour: back * 7 % 24, minute: back * 13 % 60)
      let both = day.text + " " + words.clock(time)
      let times = [
        words.moment(time, today: Self.today), words.dayAndSpan(Instant(time, offset: 0), nil),
        weekday + words.dayShortWithYear(day) + ", " + words.clock(time),
      ]
      for form in times {
        let isToday = back == 0 && form == times[0]
        #expect(Set(read(form, language)) == [isToday ? words.clock(time) : both], "\(form)")
      }
    }
  }

  /// Words of one language mean the same in another, other than `mar`.
  @Test func languagesAgree() {
    for language in Language.allCases {
      for back in 0..<400 {
        let day = Self.today.adding(days: -back)
        let form = language.words.dayLong(day)
        #expect(Language.allCases.allSatisfy { read(form, $0) == read(form, language) }, "\(form)")
      }
    }
  }

  /// Random words never crash, and never mean more than a few times.
  @Test(arguments: [1, 2]) func anyWordsAreRead(seed: UInt64) {
    var random = SeededRandom(seed)
    let pieces = [
      "16", "5/11", "nov", "mar", "lunes", "a", "las", "7", "18:30", "de", "la", "tarde", "half", "fa",
      "hora", "el",
      "last", "2026", "h", "pm", "hace", "ago", "d'", "99999999999999999999", "-", "1h15", "'", "y", "media",
    ]
    for _ in 0..<5_000 {
      let text = (0..<random.int(1...8)).map { _ in random.one(of: pieces) }.joined(separator: " ")
      #expect(read(text).count <= 8, "\(text)")
      _ = TypedLength(text)
    }
  }
}

/// Lengths of time as people type them.
@Suite struct TypedLengthTests {
  @Test(arguments: [
    ("1h15", 4_500), ("1h 15", 4_500), ("1h 15min", 4_500), ("1 h 15 min", 4_500), ("55 min", 3_300),
    ("75min", 4_500), ("75'", 4_500), ("90m", 5_400), ("90s", 90), ("1.5h", 5_400), ("1,5h", 5_400),
    ("an hour and a half", 5_400), ("hora y media", 5_400), ("una hora y cuarto", 4_500),
    ("una hora i quart", 4_500), ("hora i mitja", 5_400), ("half an hour", 1_800), ("media hora", 1_800),
    ("mitja hora", 1_800), ("tres quarts d'hora", 2_700), ("un cuarto de hora", 900), ("two hours", 7_200),
    ("50 minutos", 3_000), ("1 hour and 10 minutes", 4_200),
  ])
  func lengths(text: String, seconds: Int) {
    #expect(TypedLength(text)?.exact == Duration(seconds: seconds))
  }

  @Test(arguments: [
    "", "h", "min", "1h75", "15min 1h", "1h 1h", "half", "and a half", "1h15x", "100000h", "1 2", "1h15 30",
    "-5min",
    "99999999999999999999h",
  ])
  func otherTexts(text: String) {
    #expect(TypedLength(text)?.exact == nil)
  }

  @Test func numbersAndColons() {
    #expect(TypedLength("75") == .number(Thousandths(75)))
    #expect(TypedLength("1:15") == .colon(1, 15))
    #expect(TypedLength("1:75") == nil)
  }

  @Test(arguments: Language.allCases) func whatIsPrintedIsRead(language: Language) {
    for minutes in 1..<1_000 {
      let duration = Duration(seconds: minutes * 60)
      #expect(TypedLength(language.words.duration(duration))?.exact == duration)
    }
  }
}
