import System
import Testing

@testable import GymlogCommands
import Wording

/// Editing routines in an editor while something else changes them.
@Suite struct RoutineEditTests {
  private func bench() throws -> TestMachine {
    let machine = try TestMachine()
    machine.environment["EDITOR"] = "nano"
    #expect(machine.run(["routine", "new", "dips", "dip", "3x10"]).code == .done)
    machine.edits = [("3x10", "3x12")]
    return machine
  }

  private func shown(_ machine: TestMachine) -> String {
    machine.run(["routine", "show", "dips", "--text"]).output
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try UserFile.read(path, limit: 1 << 20), as: UTF8.self)
  }

  /// The path of the saved draft in a message.
  private func kept(_ outcome: TestMachine.Outcome) -> String? {
    outcome.errors.split(separator: " ").first { $0.hasPrefix("/") && $0.contains(".txt") }.map {
      String($0.hasSuffix(".") ? $0.dropLast() : $0)
    }
  }

  @Test func aChangeDuringTheEditIsKeptAndSoIsTheText() throws {
    let machine = try bench()
    let other = try TestMachine.sharing(machine)
    machine.whileEdited = { #expect(other.run(["edit", "dip", "8", "--routine", "dips"]).code == .done) }
    let outcome = machine.run(["routine", "edit", "dips"])
    #expect(outcome.code == .conflict)
    #expect(shown(machine).contains("Dip: 3x8@bw"))
    let path = try #require(kept(outcome))
    #expect(!outcome.errors.contains("gymlog status"))
    #expect(try text(path).contains("Dip: 3x12@bw"))
    // The draft can be applied.
    machine.input = try text(path)
    #expect(machine.run(["routine", "edit", "dips", "-"]).code == .done)
    #expect(shown(machine).contains("Dip: 3x12@bw"))
  }

  @Test func aRoutineDeletedDuringTheEditStaysDeleted() throws {
    let machine = try bench()
    let other = try TestMachine.sharing(machine)
    machine.whileEdited = { #expect(other.run(["routine", "delete", "dips", "--yes"]).code == .done) }
    let outcome = machine.run(["routine", "edit", "dips"])
    #expect(outcome.code == .conflict && kept(outcome) != nil)
    #expect(machine.run(["routine", "show", "dips"]).code == .notFound)
  }

  @Test(arguments: [
    ("nano -w", ["nano", "-w"]), ("  vim\t-u  NONE ", ["vim", "-u", "NONE"]),
    ("'/opt/my editor/bin/ed' --wait", ["/opt/my editor/bin/ed", "--wait"]),
    (#""/opt/my editor/ed" -c "set tw=0""#, ["/opt/my editor/ed", "-c", "set tw=0"]),
    (#"/opt/my\ editor/ed"#, ["/opt/my editor/ed"]),
    (#"ed "a\"b\n" 'c\d' e'f'g"#, ["ed", #"a"b\n"#, #"c\d"#, "efg"]),
    ("ed $HOME *.txt; rm -rf x | y", ["ed", "$HOME", "*.txt;", "rm", "-rf", "x", "|", "y"]),
    ("ed '", ["ed", ""]), (#"ed ''"#, ["ed", ""]),
  ])
  func theEditorsArgumentsCanBeQuoted(line: String, words: [String]) throws {
    let machine = try bench()
    machine.environment["VISUAL"] = line
    #expect(machine.run(["routine", "edit", "dips"]).code == .done)
    #expect(Array(machine.editor.dropLast()) == words)
  }

  @Test(arguments: ["", "  ", "''"]) func anEmptyEditorIsNoEditor(line: String) throws {
    let machine = try bench()
    machine.environment["EDITOR"] = line
    #expect(machine.run(["routine", "edit", "dips"]).code == .failed)
    #expect(machine.editor.isEmpty)
  }

  @Test(arguments: ["push a", "it's", "--x", "a\"b\\c", "ñ $x `y`", ""])
  func shellQuotingRoundTrips(word: String) {
    #expect(shellWords("x " + shellWord(word) + " y") == ["x", word, "y"])
  }
}
