@testable import GymlogCommands
import Testing
import Training
import Wording

@Suite struct NotationErrorTests {
  static let problems: [SetSyntaxError.Problem] = [
    .nothing, .noAmount, .unexpected, .unreadableNumber, .tooMuch, .tooManyDecimals, .decimalComma,
    .countOutOfRange, .zeroAmount, .signedZero, .mixedAmounts, .trailingComma, .unreadableTime, .emptyRange,
    .percentOutOfRange, .noLoad, .loadWithoutUnit, .loadWithoutAmount, .ratingOutOfRange, .noRating,
    .ratingAfterType, .tooManySets,
  ]

  static let refusals: [SetRefusal.Problem] =
    [
      .planOnly, .noLoad, .setsOrLoad, .repsOrLoad, .loadOrRating, .addedToWhat, .addedOrAssisted, .unloaded,
      .tooManyReps(51), .tooHeavy(Mass(Thousandths(raw: 10_000_500), .kilograms)), .belowZero,
      .nothingToShift,
      .percentage(Thousandths(raw: 82_500)), .nothingToChange,
    ]
    + CountMode.allCases.flatMap { expected in
      CountMode.allCases.filter { $0 != expected }.map { .countMode(expected: expected, typed: $0) }
    }

  static let exercise = "Single-Arm Dumbbell Triceps Extension"

  static func phrases(_ words: Words) -> [String] {
    problems.map(words.notation) + refusals.map { words.refusal($0, exercise: exercise) }
  }

  @Test(arguments: Language.allCases)
  func everyProblemHasItsOwnShortSentence(language: Language) {
    let phrases = Self.phrases(language.words)
    #expect(Set(phrases).count == phrases.count)
    for phrase in phrases {
      #expect((1..<100).contains(phrase.count), "\(phrase.count): \(phrase)")
      #expect(!phrase.hasSuffix(".") && !phrase.contains("  ") && !phrase.contains("\n"), "\(phrase)")
      #expect(!phrase.contains("’") && !phrase.contains("kg kg"), "\(phrase)")
      let begins = phrase.hasPrefix(Self.exercise) || phrase.first?.isUppercase == false
      #expect(begins || phrase.hasPrefix("RPE "), "\(phrase)")
    }
  }

  @Test func languagesDiffer() {
    let all = Language.allCases.map { Self.phrases($0.words) }
    for (index, phrase) in all[0].enumerated() {
      #expect(Set(all.map { $0[index] }).count == all.count, "\(phrase)")
    }
    #expect(Set(Language.allCases.map { $0.words.forceHint() }).count == all.count)
    #expect(Set(Language.allCases.map { $0.words.howSetsAreWritten }).count == all.count)
  }

  @Test(arguments: Language.allCases)
  func messagesContainTheirFacts(language: Language) {
    let words = language.words
    func refusal(_ problem: SetRefusal.Problem) -> String { words.refusal(problem, exercise: "Plank") }
    for problem in [.noLoad, .unloaded, .countMode(expected: .duration, typed: .reps)] as [SetRefusal.Problem]
    {
      #expect(refusal(problem).contains("Plank"))
    }
    let heavy = Mass(Thousandths(raw: 12_000_500), .pounds)
    #expect(refusal(.tooHeavy(heavy)).contains(words.mass(heavy)))
    #expect(refusal(.tooManyReps(1_000)).contains(words.reps(1_000)))
    #expect(refusal(.percentage(Thousandths(80))).contains(words.percent(Thousandths(80))))
    #expect(words.notation(.tooManySets).contains(words.number(Notation.mostSets)))
    #expect(words.forceHint().contains("--force") && words.howSetsAreWritten.contains("gymlog help log"))
  }

  /// Messages that show the right form do so after a colon.
  @Test(arguments: Language.allCases)
  func examplesRead(language: Language) {
    let words = language.words
    let notation = Notation(decimalComma: language != .english)
    let withExample: [SetSyntaxError.Problem] = [
      .countOutOfRange, .mixedAmounts, .emptyRange, .percentOutOfRange, .loadWithoutUnit, .loadWithoutAmount,
      .ratingAfterType, .tooManyDecimals, .decimalComma,
    ]
    for problem in withExample {
      let sentence = words.notation(problem)
      let example = sentence.split(separator: ":").last.map { String($0.dropFirst()) } ?? ""
      let isLoad = problem == .tooManyDecimals || problem == .decimalComma
      #expect(notation.reads(asSets: [isLoad ? "8@" + example : example]), "\(sentence)")
    }
  }

  @Test func countModeMessagesNameBothModesAndAnExample() {
    let refusal = SetRefusal.Problem.countMode(expected: .duration, typed: .reps)
    #expect(
      Words(.english).refusal(refusal, exercise: "Plank")
        == "Plank is counted by time, not by reps: 60s or 1:30")
    #expect(
      Words(.spanish).refusal(refusal, exercise: "Plancha")
        == "Plancha se cuenta por tiempo, no por repeticiones: 60s o 1:30")
    #expect(
      Words(.catalan).refusal(refusal, exercise: "Planxa")
        == "Planxa es compta per temps, no per repeticions: 60s o 1:30")
  }

  @Test func readingsAreSetApart() {
    #expect(Words(.english).readings([]) == nil)
    #expect(Words(.english).readings(["8,8,7@135"]) == "Did you mean  8,8,7@135?")
    #expect(
      Words(.english).readings(["8@100 8 7", "5@100@8", "5@8kg"])
        == "Did you mean  8@100 8 7  or  5@100@8  or  5@8kg?")
    #expect(
      Words(.spanish).readings(["8@bw", "8@0", "11@40", "5@80"])
        == "¿Querías decir  8@bw  u  8@0  u  11@40  o  5@80?")
    #expect(Words(.catalan).readings(["60s", "8@0"]) == "Volies dir  60s  o  8@0?")
  }

  @Test func messagesJoinReasonAndHint() {
    let message = Words(.english).unreadableSets("3x8x100", .loadWithoutUnit, readings: ["3x8@100"])
    #expect(message.text == "\"3x8x100\": after an x, a load needs a unit: 3x8x100kg")
    #expect(message.hint == "Did you mean  3x8@100?")
    #expect(
      Words(.english).unreadableSets("?", .noAmount, readings: []).hint
        == "How sets are written: gymlog help log")
    #expect(
      Words(.english).unreadableSets("", .nothing, readings: []).text
        == "no set given: write one like 8@100kg")
    let many = Words(.catalan).refusedSets("100@8", .tooManyReps(100), exercise: "Squat", readings: ["8@100"])
    #expect(many.text == "\"100@8\": 100 repeticions amb pes: segur?")
    #expect(many.hint == "Volies dir  8@100? Per confirmar, afegeix --force")
  }

  @Test func messagesSuggestForceIfNeeded() {
    let heavy = SetRefusal.Problem.tooHeavy(Mass(Thousandths(10_000), .kilograms))
    let message = Words(.english).refusedSets("5@10000kg", heavy, exercise: "Squat", readings: [])
    #expect(message.text == "\"5@10000kg\": 10,000 kg looks too heavy: is that right?")
    #expect(message.hint == "To confirm, add --force")
  }
}
