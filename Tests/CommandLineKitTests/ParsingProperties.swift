import CommandLineKit
import TestSupport
import Testing

@Suite("Any line is read or refused")
struct ParsingProperties {
  private static let pieces = [
    "plant", "p", "move", "bed", "show", "new", "status", "help", "peas", "+peas", "7", "99", "-5", "-", "--",
    "---", "-x", "-d", "-w", "-h", "--depth", "--depth=3", "--depth=", "--soil=clay", "--soil", "--tag",
    "--tag=a",
    "--water", "--water=1", "--json", "--data", "--data=/x", "--color=never", "--help", "--version",
    "--short",
    "=", "--=", "-=", "", " ", "é", "-é", "--\u{301}", "-\u{301}", "\u{0}", "🌱", "--🌱=🌱", "-.5", "-.", "- x",
  ]

  private func lines(_ count: Int, _ seed: UInt64) -> [[String]] {
    var random = SeededRandom(seed)
    return (0..<count).map { _ in
      (0..<random.int(0...6)).map { _ in random.one(of: Self.pieces) }
    }
  }

  @Test("Nothing crashes, and a line always gives the same answer", arguments: [7])
  func total(seed: UInt64) {
    let table = GardenProgram.table()
    for line in lines(20_000, seed) {
      let first = Result { () throws(UsageError) in try table.parse(line).globals }
      let second = Result { () throws(UsageError) in try table.parse(line).globals }
      #expect(first == second)
    }
  }

  @Test("Every word of an accepted line is in a value, an option or the command's name", arguments: [7])
  func consumed(seed: UInt64) throws {
    var accepted = 0
    for line in lines(20_000, seed) {
      var seen: [String] = []
      let words = Parameter<[String]>.words("W", help: "w")
      let command = Command<Void, Void, any Error>(
        "plant",
        declaring: .init(
          help: CommandHelp("c"), words, .flag("water", letter: "w", help: "w"),
          .options("tag", value: "T", help: "t", as: .text)
        ) { _, words, water, tags in
          seen = words + (water ? ["--water"] : []) + tags.flatMap { ["--tag", $0] }
        })
      let table = CommandTable(
        program: "p", help: CommandHelp("p"), sections: [CommandSection("all", [command])])
      guard case .run(_, let run)? = try? table.parse(["plant"] + line).request else { continue }
      accepted += 1
      try run(())
      let dashes = line.firstIndex(of: "--").map { [$0] } ?? []
      let expected = line.indices.filter { !dashes.contains($0) }.flatMap { index -> [String] in
        let word = line[index]
        guard dashes.isEmpty || index < dashes[0] else { return [word] }
        if word == "-w" { return ["--water"] }
        return word == "--tag=a" ? ["--tag", "a"] : [word]
      }
      #expect(seen.sorted() == expected.sorted(), "\(line)")
    }
    #expect(accepted > 1_000)
  }

  @Test("An argument of 120 KiB, and very many arguments")
  func large() throws {
    let long = String(repeating: "x", count: 120 << 10)
    #expect(GardenProgram.error([long]) == .unknownCommand(long, nearest: [], noun: nil))
    #expect(
      GardenProgram.error(["plant", "--" + long])
        == .unknownOption("--" + long, nearest: [], command: "plant"))
    #expect(try GardenProgram.work(["plant"] + Array(repeating: "x", count: 100_000)).count == 1)
  }
}
