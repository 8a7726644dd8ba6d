import Testing
import Training
import Wording

@Suite struct NounTests {
  @Test(arguments: [
    (0, "no sets", "ninguna serie", "cap sèrie"), (1, "1 set", "1 serie", "1 sèrie"),
    (2, "2 sets", "2 series", "2 sèries"), (5, "5 sets", "5 series", "5 sèries"),
    (1_000, "1,000 sets", "1.000 series", "1.000 sèries"),
  ])
  func setsByCount(count: Int, english: String, spanish: String, catalan: String) {
    #expect(Words(.english).sets(count) == english)
    #expect(Words(.spanish).sets(count) == spanish)
    #expect(Words(.catalan).sets(count) == catalan)
  }

  @Test(arguments: Language.allCases)
  func pluralsForNoneOneAndMany(language: Language) {
    let words = language.words
    for plural in [words.reps, words.exercises, words.workouts] {
      let texts = [0, 1, 2, 5].map(plural)
      #expect(Set(texts).count == 4)
      #expect(texts[0].allSatisfy { !$0.isNumber })
      #expect(texts[1].hasPrefix("1 ") && texts[2].hasPrefix("2 ") && texts[3].hasPrefix("5 "))
      #expect(texts[2].dropFirst(2) == texts[3].dropFirst(2))
      #expect(texts[1].dropFirst(2) != texts[2].dropFirst(2))
    }
  }

  @Test func setsOutOfPlanned() {
    #expect(Words(.english).sets(3, of: 10) == "3/10 sets")
    #expect(Words(.spanish).sets(0, of: 1) == "0/1 serie")
    #expect(Words(.catalan).sets(2, of: 2) == "2/2 sèries")
  }

  @Test func efforts() throws {
    let rpe = try #require(RPE(halves: 17))
    #expect(Words(.english).effort(.rpe(rpe)) == "RPE 8.5")
    #expect(Words(.catalan).effort(.rpe(rpe)) == "RPE 8,5")
    #expect(Words(.spanish).effort(.rir(2)) == "RIR 2")
  }

  @Test func shareTextWords() {
    #expect(Language.allCases.map(\.words.workoutHeading) == ["Workout", "Entrenamiento", "Entrenament"])
    #expect(Words(.catalan).typeHeading(.warmUp) == "Escalfament")
    #expect(
      SetType.allCases.map(Words(.english).typeHeading) == [
        "Warm-up", "Normal", "Drop", "Failure", "Drop to failure",
      ])
  }

  @Test func noWordIsEmpty() {
    for words in Language.allCases.map(\.words) {
      let single = [
        words.set, words.exercise, words.workout, words.volume, words.load, words.bodyWeight, words.rest,
        words.note, words.duration, words.superset, words.planned, words.next, words.lastTime, words.paused,
        words.open, words.skipped, words.restLabel, words.noteLabel,
      ]
      let listed = SetType.allCases.map(words.setType) + CountMode.allCases.map(words.countMode)
      #expect((single + listed).allSatisfy { !$0.isEmpty })
    }
  }
}
