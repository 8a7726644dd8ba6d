import CommandLineKit
import TestSupport
import Testing

@Suite("A table checks itself")
struct TableProblemTests {
  private func command<each Value>(
    _ name: String, aliases: [String] = [], summary: String = "s", _ parameters: repeat Parameter<each Value>
  ) -> Command<Garden, Void, any Error> {
    Command(
      name, aliases: aliases,
      declaring: .init(help: CommandHelp(summary), repeat each parameters) {
        (_: Garden, _: repeat each Value) in
      })
  }

  private func problems(_ commands: Command<Garden, Void, any Error>...) -> [TableProblem] {
    GardenProgram.table(more: commands).problems()
  }

  @Test("A sound table has no problems")
  func sound() {
    #expect(problems() == [])
  }

  @Test("Names")
  func names() {
    #expect(problems(command("status")) == [.duplicateName("status")])
    #expect(problems(command("sow", aliases: ["s"])) == [.duplicateName("s")])
    #expect(problems(command("")) == [.invalidName("")])
    #expect(problems(command("-x")) == [.invalidName("-x")])
    #expect(problems(command("a b c")) == [.invalidName("a b c")])
    #expect(problems(command("a  b")) == [.invalidName("a  b")])
  }

  @Test("Options")
  func options() {
    #expect(
      problems(command("c", .flag("a", help: "a"), .flag("a", help: "a")))
        == [.duplicateOption("--a", command: "c")])
    #expect(
      problems(command("c", .flag("a", letter: "x", help: "a"), .flag("b", letter: "x", help: "b")))
        == [.duplicateOption("-x", command: "c")])
    #expect(
      problems(command("c", .flag("json", help: "a"))) == [.clashWithGlobal("--json", command: "c")])
    #expect(
      problems(command("c", .flag("hot", letter: "h", help: "a"))) == [.clashWithGlobal("-h", command: "c")])
    #expect(
      problems(command("c", Parameter<String?>.option("a", value: "", help: "a")))
        == [.missingPlaceholder("--a", command: "c")])
    #expect(
      problems(command("c", .flag("a", letter: "ab", help: "a"))) == [.invalidLetter("ab", command: "c")])
  }

  @Test("Help")
  func help() {
    #expect(problems(command("c", summary: "")) == [.missingHelp("c", command: nil)])
    #expect(problems(command("c", .flag("a", help: ""))) == [.missingHelp("--a", command: "c")])
  }

  @Test("The order of positional parameters")
  func order() {
    let optional = Parameter<String?>.optional("A", help: "a", as: .text)
    let words = Parameter<[String]>.words("W", help: "w")
    let required = Parameter.required("B", help: "b", as: .text)
    #expect(problems(command("c", optional, required)) == [.requiredAfterOptional("B", command: "c")])
    #expect(problems(command("c", words, optional)) == [.afterAllWords("A", command: "c")])
    #expect(problems(command("c", required, optional, words)) == [])
  }

  @Test("Globals and hooks")
  func globals() {
    let table = GardenProgram.table(
      globals: [Parameter.required("X", help: "x", as: .text).description], defaultCommand: "nothing")
    #expect(table.problems() == [.unknownCommand("nothing"), .positionalGlobal("X")])
  }
}
