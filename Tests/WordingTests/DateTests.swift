import Testing
import Training
import Wording

@Suite struct DateTests {
  @Test(arguments: [
    (1, "1 January", "1 de enero", "1 de gener"), (2, "1 February", "1 de febrero", "1 de febrer"),
    (3, "1 March", "1 de marzo", "1 de març"), (4, "1 April", "1 de abril", "1 d'abril"),
    (5, "1 May", "1 de mayo", "1 de maig"), (6, "1 June", "1 de junio", "1 de juny"),
    (7, "1 July", "1 de julio", "1 de juliol"), (8, "1 August", "1 de agosto", "1 d'agost"),
    (9, "1 September", "1 de septiembre", "1 de setembre"), (10, "1 October", "1 de octubre", "1 d'octubre"),
    (11, "1 November", "1 de noviembre", "1 de novembre"),
    (12, "1 December", "1 de diciembre", "1 de desembre"),
  ])
  func everyMonth(month: Int, english: String, spanish: String, catalan: String) throws {
    let day = try #require(Day(year: 2022, month: month, day: 1))
    #expect(Words(.english).dayAndMonth(day) == english)
    #expect(Words(.spanish).dayAndMonth(day) == spanish)
    #expect(Words(.catalan).dayAndMonth(day) == catalan)
  }

  @Test(arguments: [
    (16, "Monday, 16 May 2022", "lunes, 16 de mayo de 2022", "dilluns, 16 de maig de 2022"),
    (17, "Tuesday, 17 May 2022", "martes, 17 de mayo de 2022", "dimarts, 17 de maig de 2022"),
    (18, "Wednesday, 18 May 2022", "miércoles, 18 de mayo de 2022", "dimecres, 18 de maig de 2022"),
    (19, "Thursday, 19 May 2022", "jueves, 19 de mayo de 2022", "dijous, 19 de maig de 2022"),
    (20, "Friday, 20 May 2022", "viernes, 20 de mayo de 2022", "divendres, 20 de maig de 2022"),
    (21, "Saturday, 21 May 2022", "sábado, 21 de mayo de 2022", "dissabte, 21 de maig de 2022"),
    (22, "Sunday, 22 May 2022", "domingo, 22 de mayo de 2022", "diumenge, 22 de maig de 2022"),
  ])
  func everyWeekday(number: Int, english: String, spanish: String, catalan: String) throws {
    let day = try #require(Day(year: 2022, month: 5, day: number))
    #expect(Words(.english).dayLong(day) == english)
    #expect(Words(.spanish).dayLong(day) == spanish)
    #expect(Words(.catalan).dayLong(day) == catalan)
  }

  @Test func monthsAsHeadings() {
    #expect(Words(.english).monthHeading(.may, year: 2022) == "May 2022")
    #expect(Words(.spanish).monthHeading(.may, year: 2022) == "Mayo de 2022")
    #expect(Words(.catalan).monthHeading(.october, year: 2022) == "Octubre de 2022")
  }

  @Test(arguments: [
    (0, "today", "hoy", "avui"), (1, "yesterday", "ayer", "ahir"), (-1, "tomorrow", "mañana", "demà"),
    (2, "15 May", "15 may", "15 maig"), (136, "1 Jan", "1 ene", "1 gen"),
    (137, "31 Dec 2021", "31 dic 2021", "31 des 2021"),
  ])
  func daysRelativeToToday(before: Int, english: String, spanish: String, catalan: String) throws {
    let today = try #require(Day(year: 2022, month: 5, day: 17))
    let day = today.adding(days: -before)
    #expect(Words(.english).dayRelative(day, today: today) == english)
    #expect(Words(.spanish).dayRelative(day, today: today) == spanish)
    #expect(Words(.catalan).dayRelative(day, today: today) == catalan)
  }

  @Test func shortNamesDiffer() {
    for words in Language.allCases.map(\.words) {
      #expect(Set(Month.allCases.map(words.monthShort)).count == 12)
      #expect(Set(Weekday.allCases.map(words.weekdayShort)).count == 7)
      #expect(Month.allCases.allSatisfy { (2...5).contains(words.monthShort($0).count) })
      #expect(Weekday.allCases.allSatisfy { (2...3).contains(words.weekdayShort($0).count) })
    }
  }

  @Test func timesOfWorkouts() throws {
    let day = try #require(Day(year: 2022, month: 5, day: 17))
    func moment(_ day: Day, _ hour: Int, _ minute: Int, offset: Int = 7_200) -> Instant {
      Instant(CivilTime(day: day, hour: hour, minute: minute), offset: offset)
    }
    let start = moment(day, 11, 57)
    let end = moment(day, 12, 48)
    let late = moment(day.adding(days: 1), 0, 5)
    #expect(Words(.catalan).dayAndSpan(start, end) == "dimarts, 17 de maig de 2022, 11:57 – 12:48")
    #expect(
      Words(.english).dayAndSpan(start, late) == "Tuesday, 17 May 2022, 11:57 – Wednesday, 18 May 2022, 00:05"
    )
    #expect(Words(.spanish).dayAndSpan(start, nil) == "martes, 17 de mayo de 2022, 11:57")
    #expect(Words(.english).span(start, end) == "11:57 – 12:48")
    // On a flight, or when clocks change.
    #expect(
      Words(.english).span(start, moment(day, 7, 30, offset: -12_600)) == "11:57 UTC+2 – 07:30 UTC-3:30")
    #expect(
      Words(.english).dayAndSpan(moment(day, 9, 57, offset: 0), end)
        == "Tuesday, 17 May 2022, 09:57 UTC – 12:48 UTC+2")
  }

  @Test(arguments: [
    (0, "0 min", "0:00"), (1, "1 s", "0:01"), (45, "45 s", "0:45"), (59, "59 s", "0:59"),
    (60, "1 min", "1:00"),
    (72, "1 min", "1:12"), (3_599, "59 min", "59:59"), (3_600, "1 h", "1:00:00"),
    (4_320, "1 h 12 min", "1:12:00"), (90_061, "25 h 1 min", "25:01:01"),
  ])
  func durations(seconds: Int, inWords: String, onTheWatch: String) {
    for words in Language.allCases.map(\.words) {
      #expect(words.duration(Duration(seconds: seconds)) == inWords)
      #expect(words.stopwatch(Duration(seconds: seconds)) == onTheWatch)
    }
  }

  /// In Catalan, the article is elided before `un` and `onze`.
  @Test func daysWithTheirArticle() throws {
    let today = try #require(Day(year: 2026, month: 10, day: 20))
    func moment(_ day: Int) throws -> [String] {
      let time = CivilTime(day: try #require(Day(year: 2026, month: 10, day: day)), hour: 18, minute: 0)
      return [Words(.catalan).moment(time, today: today), Words(.catalan).since(time, today: today)]
    }
    #expect(try moment(1) == ["l'1 oct a les 18:00", "des de l'1 oct a les 18:00"])
    #expect(try moment(11) == ["l'11 oct a les 18:00", "des de l'11 oct a les 18:00"])
    #expect(try moment(10) == ["el 10 oct a les 18:00", "des del 10 oct a les 18:00"])
  }
}
