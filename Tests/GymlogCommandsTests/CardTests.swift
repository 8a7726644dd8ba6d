import GymlogCommands
import System
import Testing
import Wording

/// The card of `share --card` as PNG.
@Suite struct CardTests {
  @Test("Exercises without room are counted") func others() throws {
    let machine = try TestMachine()
    machine.input =
      "back squat 5@100kg\nbench press 5@80kg\ndeadlift 5@120kg\nplank 60s\nbarbell curl 8@30kg\n"
    #expect(machine.run(["log", "-"]).code == .done)
    let file = machine.home + "/card.svg"
    #expect(machine.run(["share", "--card", file]).code == .done)
    let card = String(decoding: try UserFile.read(file, limit: 1 << 20), as: UTF8.self)
    #expect(card.contains(">+2 more</text>"))
    // The shades of the muscles are explained.
    #expect(card.contains(">less</text>") && card.contains(">more</text>"))
  }

  @Test("A converter that draws nothing isn't believed") func blank() throws {
    let machine = try TestMachine()
    machine.environment["PROGRAMS"] = "magick"
    #expect(machine.run(["log", "squat", "5@100kg"]).code == .done)
    let file = machine.home + "/card.png"
    try UserFile.write(file, Array(repeating: 0, count: 482))
    let answer = machine.run(["share", "--card", file, "--force"])
    #expect(answer.code == .failed)
    #expect(answer.errors.contains("magick couldn't draw the card") && answer.errors.contains("librsvg2-bin"))
    let missing = machine.run(["share", "--card", machine.home + "/none.png"])
    #expect(missing.code == .failed && missing.errors.contains("magick couldn't draw the card"))
    try UserFile.write(file, Array(repeating: 0, count: 80_000))
    #expect(machine.run(["share", "--card", file, "--force"]).code == .done)
  }
}
