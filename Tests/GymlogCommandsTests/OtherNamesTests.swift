import CommandLineKit
import Testing
import Wording

@testable import GymlogCommands

@Suite struct OtherNamesTests {
  private let table = Commands.table(Words(.english))

  private static func key(_ name: String) -> [String] {
    name.split(separator: " ").map { Recognition.folded($0) }
  }

  /// An English command always wins, so a name that folds to one would never be read.
  @Test func noNameIsAnEnglishCommand() {
    let english = Set(table.commands.flatMap { [$0.name] + $0.aliases }.map(Self.key))
    for command in CommandName.allCases {
      for name in OtherNames.of(command).all {
        // `versión` is the English word with an accent.
        #expect(!english.contains(Self.key(name)) || Self.key(name) == Self.key(command.rawValue), "\(name)")
        #expect((1...3).contains(Self.key(name).count) && !Self.key(name).contains(""), "\(name)")
      }
    }
  }

  /// Names that commands share need a rule that decides between them.
  @Test func sharedNamesHaveARule() {
    let rules: [[CommandName]] = [[.repeat, .again], [.edit, .swap], [.remove, .delete]]
    for name in CommandName.allCases.flatMap({ OtherNames.of($0).all }) {
      let commands = OtherNames.commands(named: name.split(separator: " ").map(String.init))
      #expect(commands.count == 1 || rules.contains(commands), "\(name)")
    }
  }

  @Test func everyCommandHasNames() {
    for command in CommandName.allCases where command != .oneRepMax {
      #expect(
        !OtherNames.of(command).spanish.isEmpty && !OtherNames.of(command).catalan.isEmpty, "\(command)")
    }
  }

  /// An option by another name is none of another command.
  @Test func noOptionHasTwoMeanings() {
    let options = Set(
      (table.globals + table.commands.flatMap(\.declaration.parameters)).map(\.name))
    for (name, others) in OtherNames.options {
      #expect(options.contains(name), "\(name)")
      for other in others { #expect(!options.contains(Recognition.folded(other)), "\(other)") }
    }
  }
}
