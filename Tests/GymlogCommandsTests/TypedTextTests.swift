@testable import GymlogCommands
import CommandLineKit
import Testing
import Training
import Wording

/// What help tells people to type is understood by the program.
@Suite struct TypedTextTests {
  @Test(arguments: Language.allCases)
  func setsInExamplesRead(language: Language) {
    let notation = Notation(decimalComma: language.usesDecimalComma)
    let words = language.words
    for example in words.logHelp.examples + words.addHelp.examples + words.overviewHelp.examples {
      let typed = example.line.split(separator: " ").dropFirst().map(String.init)
      for part in Notation.parts(of: typed) {
        let sets = part.words.drop { $0.first?.isNumber != true }
        guard !sets.isEmpty else { continue }
        #expect(notation.reads(asSets: Array(sets)), "\(example.line)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func changesInExamplesRead(language: Language) {
    let notation = Notation(decimalComma: language.usesDecimalComma)
    let words = language.words
    for example in words.againHelp.examples + words.doneHelp.examples + words.editHelp.examples {
      let typed = example.line.split(separator: " ").dropFirst(2).map(String.init)
      let change = typed.drop { $0.first?.isNumber != true && !"+@".contains($0.first ?? " ") }
      guard !change.isEmpty else { continue }
      #expect(notation.reads(asChange: Array(change)), "\(example.line)")
    }
    let forms = words.meaning(.change).split(separator: ": ")[1].split(separator: ", ")
    #expect(forms.allSatisfy { notation.reads(asChange: [String($0)]) })
  }

  @Test(arguments: Language.allCases)
  func timesRead(language: Language) {
    let words = language.words
    for form in words.meaning(.time).components(by: ", ") + words.option(.at).components(by: ", ") {
      #expect(!TypedTime.readings(of: form, in: language).isEmpty, "\(form)")
    }
    for example in Commands.table(words).commands.flatMap({ $0.declaration.help.examples }) {
      let parts = example.line.components(by: "--at ")
      guard parts.count == 2 else { continue }
      let time = parts[1].filter { $0 != "\"" }
      #expect(!TypedTime.readings(of: time, in: language).isEmpty, "\(example.line)")
    }
  }

  @Test(arguments: Language.allCases)
  func workoutsRead(language: Language) {
    let words = language.words
    for form in words.meaning(.workout).components(by: ", ").prefix(5) {
      #expect(isReference(form, language), "\(form)")
    }
    for help in [words.repeatHelp, words.showHelp, words.reopenHelp, words.deleteHelp] {
      for example in help.examples {
        let words = example.line.components(by: " ").dropFirst(2).prefix { !$0.hasPrefix("-") }
        guard words.first?.contains(where: \.isNumber) == true else { continue }
        #expect(isReference(words.joined(separator: " "), language), "\(example.line)")
      }
    }
  }
}

/// Whether a text names a workout by something else than its name.
private func isReference(_ text: String, _ language: Language) -> Bool {
  if case .name = WorkoutArgument(text, language).reference { false } else { true }
}

extension String {
  fileprivate func components(by separator: String) -> [String] {
    split(separator: separator).map(String.init)
  }
}
