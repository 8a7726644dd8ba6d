import Foundation
import TestSupport
import Testing
import Wording

/// Texts for `log -` with random slips. `Tests/Faults/fuzz` tries many more, but takes minutes to compile.
@Suite struct MutatedTextTests {
  private let texts: [String]
  private let lines: [String]

  init() throws {
    let corpus = Repository.path("Tests/Faults/Fuzz/corpus")
    texts = try FileManager.default.contentsOfDirectory(atPath: corpus).filter { $0.hasPrefix("notes-") }
      .sorted()
      .map { try String(contentsOfFile: corpus + "/" + $0, encoding: .utf8) }
    let typed = Repository.path("Tests/Typed")
    lines = try FileManager.default.contentsOfDirectory(atPath: typed).sorted().flatMap { name in
      try String(contentsOfFile: typed + "/" + name, encoding: .utf8).split(separator: "\n").compactMap {
        line in
        for start in ["| ", "> gymlog log "] where line.hasPrefix(start) {
          return String(line.dropFirst(start.count))
        }
        return nil
      }
    }
  }

  @Test("A text with slips is logged whole and sound, or changes nothing", arguments: seeds(8))
  func slips(seed: UInt64) throws {
    var random = SeededRandom(seed)
    for _ in 0..<4 {
      let machine = try TestMachine()
      machine.input = text(&random)
      let language: Language = random.any()
      let before = machine.files()
      let logged = machine.run(["log", "-", "--lang", language.rawValue])
      if logged.code == .done {
        let checked = machine.run(["check"])
        #expect(checked.output.contains("no problems"), "\(machine.input)\n\(checked.output)")
      } else {
        #expect([.usage, .notFound].contains(logged.code), "\(machine.input)\n\(logged.errors)")
        #expect(machine.files() == before, "\(machine.input)")
      }
    }
  }

  private func text(_ random: inout SeededRandom) -> String {
    var text =
      random.chance(30)
      ? random.one(of: texts)
      : (0...random.int(0...4)).map { _ in random.one(of: lines) }.joined(separator: "\n")
    for _ in 0...random.int(0...3) {
      let start = text.index(text.startIndex, offsetBy: random.int(0...text.count))
      let end = text.index(start, offsetBy: random.int(0...4), limitedBy: text.endIndex) ?? text.endIndex
      let insertions = [
        "", " ", "\n", "x", "@", ",", ".", ":", "-", "(", ")", "/", "0", "9", "kg", "s", "é", "💪", "\t", "| ",
        "# ",
      ]
      text.replaceSubrange(start..<end, with: random.one(of: insertions + [random.one(of: lines)]))
    }
    return text
  }
}
