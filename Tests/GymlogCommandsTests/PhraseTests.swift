@testable import GymlogCommands
import Testing
import Training
import Wording

@Suite struct PhraseTests {
  @Test func alternatives() {
    #expect(Words(.english).either([]) == "")
    #expect(Words(.english).either(["a"]) == "a")
    #expect(Words(.english).either(["a", "b"]) == "a or b")
    #expect(Words(.catalan).either(["a", "b", "c"]) == "a, b o c")
    #expect(Words(.spanish).either(["a", "b"]) == "a o b")
    #expect(Words(.spanish).either(["uno", "ocho"]) == "uno u ocho")
    #expect(Words(.spanish).either(["uno", "Hombros"]) == "uno u Hombros")
  }

  @Test func suggestions() {
    #expect(Words(.english).tryTyping("gymlog start") == "Try: gymlog start")
    #expect(Words(.catalan).tryTyping("gymlog start", "gymlog list") == "Prova: gymlog start o gymlog list")
    #expect(Words(.spanish).didYouMean(["log", "list"]) == "¿Querías decir log o list?")
    #expect(Words(.english).didYouMean([]) == nil)
  }

  @Test(arguments: [
    (0, 18, "at 18:30", "a las 18:30", "a les 18:30"),
    (0, 1, "at 01:30", "a la 01:30", "a la 01:30"),
    (1, 18, "yesterday at 18:30", "ayer a las 18:30", "ahir a les 18:30"),
    (3, 18, "on 14 May at 18:30", "el 14 may a las 18:30", "el 14 maig a les 18:30"),
  ])
  func moments(daysAgo: Int, hour: Int, english: String, spanish: String, catalan: String) throws {
    let today = try #require(Day(year: 2022, month: 5, day: 17))
    let time = CivilTime(day: today.adding(days: -daysAgo), hour: hour, minute: 30)
    #expect(Words(.english).moment(time, today: today) == english)
    #expect(Words(.spanish).moment(time, today: today) == spanish)
    #expect(Words(.catalan).moment(time, today: today) == catalan)
  }

  @Test(arguments: [
    (0, "since 18:30", "desde las 18:30", "des de les 18:30"),
    (1, "since yesterday at 18:30", "desde ayer a las 18:30", "des d'ahir a les 18:30"),
    (-1, "since tomorrow at 18:30", "desde mañana a las 18:30", "des de demà a les 18:30"),
    (3, "since 14 May at 18:30", "desde el 14 may a las 18:30", "des del 14 maig a les 18:30"),
  ])
  func sinceThen(daysAgo: Int, english: String, spanish: String, catalan: String) throws {
    let today = try #require(Day(year: 2022, month: 5, day: 17))
    let time = CivilTime(day: today.adding(days: -daysAgo), hour: 18, minute: 30)
    #expect(Words(.english).since(time, today: today) == english)
    #expect(Words(.spanish).since(time, today: today) == spanish)
    #expect(Words(.catalan).since(time, today: today) == catalan)
  }

  @Test(arguments: [("1 h", "d'1 h"), ("11 min", "d'11 min"), ("2 h", "de 2 h"), ("10 min", "de 10 min")])
  func catalanElidesBeforeOneAndEleven(duration: String, after: String) {
    let catalan = Words(.catalan)
    #expect(
      catalan.paused("Cames", "ara", after: duration) == "Cames: entrenament en pausa ara, després \(after)")
    #expect(catalan.resumed("Cames", pause: duration, elapsed: "3 h").contains("una pausa \(after),"))
  }

  /// In Catalan the article is elided before `un` and `onze`.
  @Test func catalanSpansOfDays() {
    #expect(Words(.catalan).span(from: "1 oct", to: nil) == "des de l'1 oct")
    #expect(Words(.catalan).span(from: nil, to: "11 oct") == "fins a l'11 oct")
  }
}
