import TestSupport
import Testing
import Training

@Test(arguments: [
  ("1970-01-01", 0, 4), ("2026-11-21", 20_778, 6), ("2000-02-29", 11_016, 2), ("1969-12-31", -1, 3),
  ("0001-01-01", -719_162, 1), ("9999-12-31", 2_932_896, 5),
])
func daysAreCounted(text: String, days: Int, weekday: Int) throws {
  let day = try #require(Day(text))
  #expect(day.daysSince1970 == days)
  #expect(day.weekday == weekday)
  #expect(Day(daysSince1970: days) == day)
  #expect(day.text == text)
}

@Test func eachDayFollowsTheOneBefore() throws {
  var day = try #require(Day("1899-12-31"))
  for _ in 0..<80_000 {
    let next = day.adding(days: 1)
    #expect(day < next)
    #expect(next.weekday == day.weekday % 7 + 1)
    #expect(next.day == 1 || (next.day == day.day + 1 && next.month == day.month))
    if next.day == 1 { #expect(day.day == Day.length(ofMonth: day.month, year: day.year)) }
    day = next
  }
}

@Test(arguments: [
  "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "0000-01-01", "2026-11-31", "", "x",
])
func daysThatDoNotExist(text: String) {
  #expect(Day(text) == nil)
}

@Test(arguments: [
  ("2026-11-21T18:30:00+01:00", 1_795_282_200, 3_600), ("1969-12-31T23:59:59+00:00", -1, 0),
  ("2026-06-01T00:15:30-09:30", 1_780_307_130, -34_200),
])
func instantsRead(text: String, seconds: Int, offset: Int) throws {
  let instant = try #require(Instant(text))
  #expect(instant.seconds == seconds)
  #expect(instant.offset == offset)
  #expect(instant.text == text)
}

@Test(arguments: [
  "2026-11-21T18:30:00", "2026-11-21 18:30:00+01:00", "2026-11-21T24:00:00Z", "2026-11-21T18:60:00Z",
  "2026-11-21T18:30:60Z", "2026-11-21T18:30:00+19:00", "2026-11-21T18:30:00+18:01",
  "2026-11-21T18:30:00+1:00",
  "2026-11-21T18:30:00.5Z", "2026-11-31T18:30:00Z", "2026-11-21T18:30:00+01:00 ", "T",
])
func otherTextsAreNoInstants(text: String) {
  #expect(Instant(text) == nil)
}

@Test func theDayIsTheOneWhereTheLifterWas() throws {
  let late = try #require(Instant("2026-11-21T23:30:00-05:00"))
  #expect(late.day == Day("2026-11-21"))
  #expect(late.adding(seconds: 1_800).day == Day("2026-11-22"))
  let elsewhere = Instant(seconds: late.seconds, offset: 0)
  #expect(elsewhere.day == Day("2026-11-22"))
  #expect(late < elsewhere)
  #expect(Instant("2026-11-21T18:30:00Z")?.offset == 0)
}

@Test(arguments: [1]) func namesOfDocumentsAreOfTheirForm(seed: UInt64) throws {
  let instant = try #require(Instant("2026-11-21T18:30:59+01:00"))
  let id = EntityID(at: instant, random: 0)
  #expect(id.text == "20261121t1830-0000000000")
  #expect(EntityID(id.text) == id)
  #expect(EntityID(at: instant, random: .max).text == "20261121t1830-zzzzzzzzzz")
  var random = SeededRandom(seed)
  for _ in 0..<1_000 {
    let id = EntityID(at: instant, random: random.next())
    #expect(EntityID.isID(id.text))
  }
}

@Test(arguments: [
  "", "20261121t1830", "20261121t1830-000000000", "20261121t1830-00000000000", "20261121T1830-0000000000",
  "20261121t1830-000000000i", "20261121t1830-00000/0000", "20261121t1830_0000000000",
  "20261121t18x0-0000000000",
])
func otherTextsAreNoNames(text: String) {
  #expect(EntityID(text) == nil)
}

@Test func exercisesAreNumberedOrNamed() {
  #expect(ExerciseID("32") != nil)
  #expect(ExerciseID("20261121t1830-0000000000") != nil)
  for text in ["", "0", "032", "-1", "1234567890", "squat"] { #expect(ExerciseID(text) == nil) }
}
