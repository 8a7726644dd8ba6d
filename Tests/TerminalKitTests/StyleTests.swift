import System
import Testing

@testable import TerminalKit

@Suite struct StyleTests {
  @Test func stylesAreWrittenWhereThereIsColour() {
    #expect(Painter(color: true).paint("8@100kg", [.strong, .accent]) == "\u{1B}[1;36m8@100kg\u{1B}[0m")
    #expect(Painter(color: true).paint("8@100kg", .plain) == "8@100kg")
    #expect(Painter(color: true).paint("", .bad) == "")
    #expect(Painter(color: true).paint("\u{1B}[0m", .bad) == "\u{1B}[31m\\u{1B}[0m\u{1B}[0m")
    #expect(Painter(color: false).paint("8@100kg", .good) == "8@100kg")
  }

  @Test(
    arguments: [
      (.always, ["NO_COLOR": "1"], false, true),
      (.never, ["CLICOLOR_FORCE": "1", "TERM": "xterm"], true, false),
      (.auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1", "TERM": "xterm"], true, false),
      (.auto, ["CLICOLOR_FORCE": "1"], false, true), (.auto, ["CLICOLOR_FORCE": "0"], false, false),
      (.auto, ["CLICOLOR_FORCE": "", "NO_COLOR": "", "TERM": "xterm"], true, true),
      (.auto, ["TERM": "xterm"], false, false), (.auto, ["TERM": "dumb"], true, false),
      (.auto, [:], true, false),
      (.always, ["TERM": "dumb"], false, true),
    ] as [(ColorChoice, [String: String], Bool, Bool)])
  func colour(choice: ColorChoice, variables: [String: String], isTerminal: Bool, answer: Bool) {
    #expect(choice.allowsColor(Environment(variables), isTerminal: isTerminal) == answer)
  }
}
