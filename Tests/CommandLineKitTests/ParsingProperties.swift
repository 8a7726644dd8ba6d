import CommandLineKit
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

  private func lines(_ count: Int) -> [[String]] {
    var random = SplitMix(state: 7)
    return (0..<count).map { _ in
      (0..<Int.random(in: 0...6, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? ""
      }
    }
  }

  @Test("nothing crashes, and a line always gives the same answer")
  func total() {
    let table = GardenProgram.table()
    for line in lines(20_000) {
      let first = Result { () throws(UsageError) in try table.parse(line).globals }
      let second = Result { () throws(UsageError) in try table.parse(line).globals }
      #expect(first == second)
    }
  }

  @Test("every word of an accepted line is in a value, an option or the command's name")
  func consumed() throws {
    var accepted = 0
    for line in lines(20_000) {
      var seen: [String] = []
      let words = Parameter<[String]>.words("W", help: "w")
      let command = Command<Void, Void>(
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

  @Test("an argument of 120 KiB, and very many arguments")
  func large() throws {
    let long = String(repeating: "x", count: 120 << 10)
    #expect(GardenProgram.error([long]) == .unknownCommand(long, nearest: [], noun: nil))
    #expect(
      GardenProgram.error(["plant", "--" + long])
        == .unknownOption("--" + long, nearest: [], command: "plant"))
    #expect(try GardenProgram.work(["plant"] + Array(repeating: "x", count: 100_000)).count == 1)
  }
}

/// Repeatable random numbers (Steele, Lea and Flood 2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
