import CommandLineKit
@testable import GymlogCommands
import Testing
import Wording

@Suite struct HelpTextTests {
  static func pages(_ words: Words) -> [CommandHelp] {
    Commands.table(words).commands.map(\.help) + [words.overviewHelp]
  }

  @Test(arguments: Language.allCases)
  func summariesAreOneShortLine(language: Language) {
    for page in Self.pages(language.words) {
      #expect((1..<60).contains(page.summary.count), "\(page.summary)")
      #expect(!page.summary.hasSuffix(".") && !page.summary.contains("\n"))
    }
  }

  @Test(arguments: Language.allCases)
  func examplesAreLinesToType(language: Language) {
    for command in Commands.table(language.words).commands {
      let page = command.help
      #expect((1...4).contains(page.examples.count), "\(command.name)")
      for example in page.examples {
        #expect(example.line == "gymlog" || example.line.hasPrefix("gymlog "))
        #expect(example.line.count + example.meaning.count <= 96, "\(example)")
        #expect(!example.meaning.isEmpty && !example.meaning.hasSuffix("."))
        let quotes = example.line.count { $0 == "\"" }
        #expect(quotes % 2 == 0)
      }
    }
  }

  /// Unquoted, these mean something to bash, zsh or fish.
  @Test(arguments: Language.allCases)
  func examplesAreSafeInAnyShell(language: Language) {
    for example in Self.pages(language.words).flatMap(\.examples) {
      let unquoted = example.line.split(separator: "\"", omittingEmptySubsequences: false)
        .enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined()
      #expect(!unquoted.contains { "*?!=~#[]{};|><$&()'".contains($0) }, "\(example.line)")
    }
  }

  @Test(arguments: Language.allCases)
  func commandsShowThemselves(language: Language) {
    for command in Commands.table(language.words).commands {
      let lines = command.help.examples.map(\.line)
      #expect(lines.contains { $0.contains(command.name) }, "\(command.name)")
    }
  }

  @Test func summariesDifferBetweenLanguagesAndCommands() {
    let all = Language.allCases.flatMap { Self.pages($0.words) }.map(\.summary)
    #expect(Set(all).count == all.count)
  }

  @Test(arguments: Language.allCases)
  func nothingIsEmpty(language: Language) {
    let words = language.words
    let texts =
      HelpLabel.allCases.map(words.label) + HelpSection.allCases.map(words.section)
      + Placeholder.allCases.map(words.placeholder) + Placeholder.allCases.map(words.meaning)
      + OptionName.allCases.map(words.option)
      + Self.pages(words).flatMap { $0.details.split(separator: "\n\n").map(String.init) }
    #expect(texts.allSatisfy { !$0.isEmpty && !$0.contains("\n") && !$0.contains("  ") && !$0.contains("’") })
  }

  @Test(arguments: Language.allCases)
  func linesOfHelpAreShort(language: Language) {
    let words = language.words
    #expect(OptionName.allCases.allSatisfy { words.option($0).count <= 70 })
    #expect(Placeholder.allCases.allSatisfy { words.meaning($0).count <= 80 })
    #expect(Set(OptionName.allCases.map(words.option)).count == OptionName.allCases.count)
  }

  @Test(arguments: Language.allCases)
  func placeholdersAreOneWordInCapitals(language: Language) {
    for placeholder in Placeholder.allCases.map(language.words.placeholder) {
      #expect(placeholder == placeholder.uppercased() && placeholder.allSatisfy(\.isLetter))
    }
  }
}
