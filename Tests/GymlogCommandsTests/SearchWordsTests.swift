import GymlogCommands
import Testing
import Training
import Wording

@Suite("Every value of a filter finds exercises, in every language")
struct SearchWordsTests {
  private func count(_ bench: Bench, _ option: String, _ word: String) -> Int {
    let outcome = bench.run(["exercises", option, word])
    return outcome.code == .done ? outcome.output.split(separator: "\n").count : 0
  }

  @Test(arguments: Language.allCases)
  func words(_ language: Language) throws {
    let bench = try Bench()
    bench.environment["LANG"] = language.rawValue
    let words = language.words
    for muscle in Muscle.allCases { #expect(count(bench, "--muscle", words.muscle(muscle)) > 1, "\(muscle)") }
    for equipment in Equipment.allCases {
      #expect(count(bench, "--equipment", words.equipment(equipment)) > 0, "\(equipment)")
    }
    for part in BodyPart.allCases {
      #expect(count(bench, "--body-part", words.bodyPart(part)) > 1, "\(part)")
    }
    for mode in CountMode.allCases {
      #expect(count(bench, "--count-mode", words.countMode(mode)) > 1, "\(mode)")
    }
  }

  @Test("Muscles are understood in other languages, too")
  func otherLanguages() throws {
    let bench = try Bench()
    for word in [
      "glutis", "glúteos", "pectoral", "esquena alta", "femorales", "pec", "delts", "espalda", "cames",
      "core",
    ] {
      #expect(count(bench, "--muscle", word) > 1, "\(word)")
    }
    for word in ["rings", "anillas", "anelles", "kb", "DB"] {
      #expect(count(bench, "--equipment", word) > 1, "\(word)")
    }
  }
}
