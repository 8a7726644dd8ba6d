import GymlogCommands
import Testing
import Training
import Wording

@Suite("Every value of a filter finds exercises, in every language")
struct SearchWordsTests {
  private func count(_ machine: TestMachine, _ option: String, _ word: String) -> Int {
    let outcome = machine.run(["exercises", option, word])
    return outcome.code == .done ? outcome.output.split(separator: "\n").count : 0
  }

  @Test(arguments: Language.allCases)
  func words(_ language: Language) throws {
    let machine = try TestMachine()
    machine.environment["LANG"] = language.rawValue
    let words = language.words
    for muscle in Muscle.allCases {
      #expect(count(machine, "--muscle", words.muscle(muscle)) > 1, "\(muscle)")
    }
    for equipment in Equipment.allCases {
      #expect(count(machine, "--equipment", words.equipment(equipment)) > 0, "\(equipment)")
    }
    for part in BodyPart.allCases {
      #expect(count(machine, "--body-part", words.bodyPart(part)) > 1, "\(part)")
    }
    for mode in CountMode.allCases {
      #expect(count(machine, "--count-mode", words.countMode(mode)) > 1, "\(mode)")
    }
  }

  @Test("Muscles are understood in other languages, too")
  func otherLanguages() throws {
    let machine = try TestMachine()
    for word in [
      "glutis", "glúteos", "pectoral", "esquena alta", "femorales", "pec", "delts", "espalda", "cames",
      "core",
    ] {
      #expect(count(machine, "--muscle", word) > 1, "\(word)")
    }
    for word in ["rings", "anillas", "anelles", "kb", "DB"] {
      #expect(count(machine, "--equipment", word) > 1, "\(word)")
    }
  }
}
