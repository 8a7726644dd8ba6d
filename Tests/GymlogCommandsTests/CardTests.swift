import GymlogCommands
import System
import Testing
import Wording

/// The card of `share --card` as PNG.
@Suite struct CardTests {
  @Test("A converter that draws nothing isn't believed") func blank() throws {
    let machine = try TestMachine()
    machine.environment["PROGRAMS"] = "magick"
    #expect(machine.run(["log", "squat", "5@100kg"]).code == .done)
    let file = machine.home + "/card.png"
    try UserFile.write(file, Array(repeating: 0, count: 482))
    let answer = machine.run(["share", "--card", file, "--force"])
    #expect(answer.code == .failed)
    #expect(answer.errors.contains("magick couldn't draw the card") && answer.errors.contains("librsvg2-bin"))
    try UserFile.write(file, Array(repeating: 0, count: 80_000))
    #expect(machine.run(["share", "--card", file, "--force"]).code == .done)
  }
}
