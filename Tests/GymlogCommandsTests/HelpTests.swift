import CommandLineKit
import TestSupport
import Testing
import Wording

@testable import GymlogCommands

@Suite struct HelpTests {
  @Test(arguments: Language.allCases) func theTableIsValid(_ language: Language) {
    #expect(Commands.table(language.words).problems() == [])
  }

  @Test(arguments: Language.allCases) func everyCommandIsInTheTable(_ language: Language) {
    let names = Commands.table(language.words).commands.map(\.name)
    #expect(Set(names) == Set(CommandName.allCases.map(\.rawValue)))
  }

  @Test(arguments: CommandName.allCases, Language.allCases)
  func everyPageBeginsWithExamples(_ command: CommandName, _ language: Language) throws {
    let machine = try TestMachine()
    for width in [40, 80, 200] {
      machine.width = width
      let page = machine.run(
        ["help"] + command.rawValue.split(separator: " ").map(String.init) + ["--lang", language.rawValue])
      let sections = page.output.split(separator: "\n\n")
      #expect(page.code == .done && page.errors.isEmpty)
      #expect(page.output.hasPrefix("gymlog " + command.rawValue))
      #expect(sections.dropFirst().first?.hasPrefix(language.words.label(.examples) + "\n  gymlog") == true)
      #expect(page.output.split(separator: "\n").allSatisfy { $0.count <= max(width, 60) })
    }
  }

  /// `gymlog COMMAND --help` and `gymlog help COMMAND` show the same page.
  @Test(arguments: CommandName.allCases) func helpAndTheOptionShowTheSamePage(_ command: CommandName) throws {
    let words = command.rawValue.split(separator: " ").map(String.init)
    let machine = try TestMachine()
    #expect(machine.run(words + ["--help"]).output == machine.run(["help"] + words).output)
  }
}
