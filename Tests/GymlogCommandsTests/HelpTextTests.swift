import CommandLineKit
@testable import GymlogCommands
import Testing
import Wording

@Suite struct HelpTextTests {
  static func pages(_ words: Words) -> [CommandHelp] {
    Commands.table(words).commands.map(\.declaration.help) + [words.overviewHelp]
  }

  /// The options of every command, and the global ones.
  static func options(_ words: Words) -> [ParameterDescription] {
    let table = Commands.table(words)
    return (table.globals + table.commands.flatMap(\.declaration.parameters)).filter(\.isOption)
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
      let page = command.declaration.help
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

  /// Unquoted, these characters are special in bash, zsh or fish.
  @Test(arguments: Language.allCases)
  func examplesAreSafeInAnyShell(language: Language) {
    for example in Self.pages(language.words).flatMap(\.examples) {
      let unquoted = example.line.split(separator: "\"", omittingEmptySubsequences: false)
        .enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined()
      #expect(!unquoted.contains { "*?!=~#[]{};|><$&()'".contains($0) }, "\(example.line)")
    }
  }

  @Test(arguments: Language.allCases)
  func pagesMentionTheirCommand(language: Language) {
    for command in Commands.table(language.words).commands {
      let lines = command.declaration.help.examples.map(\.line)
      #expect(lines.contains { $0.contains(command.name) }, "\(command.name)")
    }
  }

  @Test func summariesDifferBetweenLanguagesAndCommands() {
    let all = Language.allCases.flatMap { Self.pages($0.words) }.map(\.summary)
    // Spanish and Catalan say this one alike.
    let shared = ["Crea una rutina"]
    #expect(Set(all).count == all.count - shared.count)
    #expect(shared.allSatisfy { text in all.count { $0 == text } == 2 })
  }

  @Test(arguments: Language.allCases)
  func nothingIsEmpty(language: Language) {
    let words = language.words
    let texts =
      HelpLabel.allCases.map(words.label) + HelpSection.allCases.map(words.section)
      + Placeholder.allCases.map(words.placeholder)
      + Self.options(words).map(\.help)
      + Self.pages(words).flatMap { $0.details.split(separator: "\n\n").map(String.init) }
    #expect(texts.allSatisfy { !$0.isEmpty && !$0.contains("\n") && !$0.contains("  ") && !$0.contains("’") })
  }

  @Test(arguments: Language.allCases)
  func linesOfHelpAreShort(language: Language) {
    let words = language.words
    let options = Self.options(words)
    #expect(options.allSatisfy { $0.help.count <= 70 })
    #expect(Placeholder.allCases.allSatisfy { words.meaning($0).count <= 80 })
    // An error about a missing argument says what each of its placeholders takes.
    for argument in Commands.table(words).commands.flatMap(\.declaration.parameters) where !argument.isOption
    {
      for name in argument.placeholder.split(separator: " ") {
        let named = Placeholder.allCases.filter { words.placeholder($0) == name }
        #expect(named.isEmpty || named.contains { !words.meaning($0).isEmpty }, "\(name)")
      }
    }
    // A help that two options share says too little of one of them.
    for (help, sharing) in Dictionary(grouping: options, by: \.help) {
      #expect(Set(sharing.map(\.name)).count == 1, "\(help)")
    }
  }

  @Test(arguments: Language.allCases)
  func placeholdersAreOneWordInCapitals(language: Language) {
    for placeholder in Placeholder.allCases.map(language.words.placeholder) {
      #expect(placeholder == placeholder.uppercased() && placeholder.allSatisfy(\.isLetter))
    }
  }
}
