import CommandLineKit
import Foundation
import TestSupport
import Testing
import Wording

@testable import GymlogCommands

/// Every command line in a string literal of Sources, such as `gymlog show --json`: its command and its options exist.
///
/// Lines stand in the sentences as people read them, instead of being put together from the table of commands. A renamed command or
/// option turns up here.
@Suite("Commands that sentences name") struct NamedCommandTests {
  /// Words that follow the program's name where it is the subject of a sentence.
  private static let verbs: Set<Substring> = [
    "reads", "shows", "uses", "proposes", "asks", "never", "or", "lee", "muestra", "usa", "propone",
    "pregunta",
    "llegeix", "mostra", "fa",
    "proposa", "te", "et", "on",
    "con", "amb", "más", "més", "can", "puede", "pot",
    // Exercises logged without the command word.
    "squat", "sentadilla", "esquat",
    // In the scripts for shells, and the title of the manual.
    "in", "gymlog", "names", "manual",
  ]

  private static let lines: [(path: String, line: Substring)] = {
    let folder = Repository.root.appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.flatMap { path -> [(String, Substring)] in
      let text = (try? Repository.text("Sources/" + path)) ?? ""
      return text.matches(of: /gymlog ([a-z0-9][^"\\\n`;:.,()]*)/).map { (path, $0.1) }
    }
  }()

  @Test func exist() {
    #expect(Self.lines.count > 500)
    let table = Commands.table(Words(.english))
    for (path, line) in Self.lines {
      let words = line.split(separator: " ")
      guard let first = words.first, !Self.verbs.contains(first),
        first.first?.isNumber != true || first == "1rm", first != CompletionRequest.command[...],
        OtherNames.commands(named: [String(first)]).isEmpty
      else { continue }
      let names = [words.prefix(2).joined(separator: " "), String(first)]
      guard let command = names.lazy.compactMap(table.command(named:)).first else {
        #expect(!table.commands(ofNoun: String(first)).isEmpty, "\(path): gymlog \(line)")
        continue
      }
      let known = Set((command.declaration.parameters + table.globals).map(\.spelling))
      // The line may go on with another command.
      for option in words.prefix(while: { $0 != "gymlog" }) where option.hasPrefix("--") && option.count > 2 {
        #expect(known.contains(String(option)), "\(path): gymlog \(line)")
      }
    }
  }
}
