import Testing
import Training
import Wording

@Suite struct SetErrorTests {
  static let problems: [SetSyntaxError.Problem] = [
    .nothing, .noAmount, .unexpected, .unreadableNumber, .tooManyDigits, .tooManyDecimals, .decimalComma,
    .countOutOfRange, .zeroAmount, .signedZero, .mixedAmounts, .trailingComma, .unreadableTime, .emptyRange,
    .percentOutOfRange, .noLoad, .loadWithoutUnit, .loadWithoutAmount, .ratingOutOfRange, .noRating,
    .ratingAfterType, .tooManySets,
  ]

  static let refusals: [SetRefusal.Problem] =
    [
      .planOnly, .noLoad, .setsOrLoad, .repsOrLoad, .loadOrRating, .addedToWhat, .addedOrAssisted, .unloaded,
      .tooManyReps(51), .tooHeavy(Mass(Thousandths(10_000), .kilograms)), .belowZero, .nothingToShift,
      .percentage(Thousandths(80)), .nothingToChange,
    ] + CountMode.allCases.map { .countMode(expected: $0, typed: .reps) }

  @Test(arguments: Language.allCases)
  func everyProblemHasItsOwnPhrase(language: Language) {
    let words = language.words
    let phrases =
      Self.problems.map(words.syntaxProblem) + Self.refusals.map { words.refusal($0, exercise: "plank") }
    #expect(Set(phrases).count == phrases.count)
    #expect(phrases.allSatisfy { !$0.isEmpty && !$0.hasSuffix(".") && !$0.contains("  ") })
  }

  @Test func languagesDiffer() {
    for problem in Self.problems {
      #expect(Set(Language.allCases.map { $0.words.syntaxProblem(problem) }).count == 3)
    }
    for problem in Self.refusals {
      #expect(Set(Language.allCases.map { $0.words.refusal(problem, exercise: "x") }).count == 3)
    }
  }

  @Test func readingsAreOffered() {
    let message = English().unreadableSets("3x8x100", .loadWithoutUnit, readings: ["3x8x100kg", "3x8@100"])
    #expect(message.text == "\"3x8x100\": a load after an x needs its unit: 8x100kg")
    #expect(message.hint == "Did you mean 3x8x100kg or 3x8@100?")
    #expect(
      English().unreadableSets("?", .noAmount, readings: []).hint == "How sets are written: gymlog help log")
    #expect(English().unreadableSets("", .nothing, readings: []).text == "no sets are given")
  }

  @Test func whatNeedsForceSaysSo() {
    let heavy = SetRefusal.Problem.tooHeavy(Mass(Thousandths(10_000), .kilograms))
    let message = English().refusedSets("5@10000kg", heavy, exercise: "Squat", readings: [])
    #expect(message.text == "\"5@10000kg\": 10,000 kg is more than anybody lifts")
    #expect(message.hint == "If you mean it, add --force")
    let many = Catalan().refusedSets("100@8", .tooManyReps(100), exercise: "Squat", readings: ["8@100"])
    #expect(many.text == "\"100@8\": 100 repeticions amb pes són moltíssimes")
    #expect(many.hint == "Volies dir 8@100? Si va de debò, afegeix --force")
  }

  @Test func countModesAreNamed() {
    let refusal = SetRefusal.Problem.countMode(expected: .duration, typed: .reps)
    #expect(
      Spanish().refusedSets("60", refusal, exercise: "La plancha", readings: ["60s"])
        == Message("\"60\": La plancha se cuenta por tiempo", hint: "¿Querías decir 60s?"))
  }
}
