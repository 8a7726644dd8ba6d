import Testing
import TextMatching
import Training
import Wording

@Suite struct RecognitionTests {
  @Test(arguments: Language.allCases)
  func shownValuesAreReadBack(language: Language) {
    let words = language.words
    for muscle in Muscle.allCases {
      #expect(Recognition.muscle(named: words.muscle(muscle)) == muscle)
      for other in words.otherWords(for: muscle) { #expect(Recognition.muscle(named: other) == muscle) }
    }
    for part in BodyPart.allCases {
      #expect(Recognition.bodyPart(named: words.bodyPart(part)) == part)
      for other in words.otherWords(for: part) { #expect(Recognition.bodyPart(named: other) == part) }
    }
    for equipment in Equipment.allCases {
      #expect(Recognition.equipment(named: words.equipment(equipment)) == equipment)
      for other in words.otherWords(for: equipment) {
        #expect(Recognition.equipment(named: other) == equipment)
      }
    }
    for type in SetType.allCases {
      #expect(Recognition.setType(named: words.setType(type).capitalised) == type)
      for other in words.otherWords(for: type) { #expect(Recognition.setType(named: other) == type) }
    }
  }

  @Test func namesInDocumentsAreRead() {
    for muscle in Muscle.allCases { #expect(Recognition.muscle(named: muscle.rawValue) == muscle) }
    for part in BodyPart.allCases { #expect(Recognition.bodyPart(named: part.rawValue) == part) }
    for equipment in Equipment.allCases {
      #expect(Recognition.equipment(named: equipment.rawValue) == equipment)
    }
    for type in SetType.allCases { #expect(Recognition.setType(named: type.rawValue) == type) }
  }

  /// If two values shared a word, only the first could be read back.
  @Test(arguments: Language.allCases)
  func noTwoValuesShareAWord(language: Language) {
    let words = language.words
    #expect(Set(Muscle.allCases.map { FoldedWord(words.muscle($0)) }).count == Muscle.allCases.count)
    #expect(Set(BodyPart.allCases.map { FoldedWord(words.bodyPart($0)) }).count == BodyPart.allCases.count)
    #expect(Set(Equipment.allCases.map { FoldedWord(words.equipment($0)) }).count == Equipment.allCases.count)
    #expect(Set(SetType.allCases.map { FoldedWord(words.setType($0)) }).count == SetType.allCases.count)
  }

  @Test func accentsCaseAndHyphensDoNotMatter() {
    #expect(Recognition.muscle(named: "QUADRICEPS") == .quads)
    #expect(Recognition.muscle(named: "glúteo") == .glutes)
    #expect(Recognition.muscle(named: "bi\u{301}ceps") == .biceps)
    #expect(Recognition.setType(named: "Warm Up") == .warmUp)
    #expect(Recognition.equipment(named: "multi-power") == .smithMachine)
  }

  @Test(arguments: ["", " ", "-", "w", "wing", "sèrie", "bíceps tríceps"])
  func otherWordsAreNotRecognised(text: String) {
    #expect(Recognition.muscle(named: text) == nil)
    #expect(Recognition.bodyPart(named: text) == nil)
    #expect(Recognition.equipment(named: text) == nil)
    #expect(Recognition.setType(named: text) == nil)
  }

  @Test func labelsOfShareTextsAreRead() {
    for words in Language.allCases.map(\.words) {
      #expect(Recognition.isWorkoutHeading(words.workoutHeading))
      #expect(Recognition.isRestLabel(words.restLabel))
      #expect(Recognition.isNoteLabel(words.noteLabel.capitalised))
      #expect(!Recognition.isWorkoutHeading(words.restLabel))
    }
  }
}
