import Testing

@testable import CommandLineKit

@Suite struct ExpectationTests {
  private let table = GardenProgram.table()

  private func names(_ words: String, _ word: String = "") -> [String] {
    switch table.expectation(after: words.split(separator: " ").map(String.init), typing: word) {
    case .command(let noun): ["command", noun].compactMap(\.self)
    case .option(let options): options.map(\.spelling)
    case .value(let parameter, let command, let words): [parameter.spelling, command ?? "-"] + words
    case .nothing: []
    }
  }

  @Test func commands() {
    #expect(names("") == ["command"])
    #expect(names("bed") == ["command", "bed"])
  }

  @Test func values() {
    #expect(names("plant") == ["SEED…", "plant"])
    #expect(names("plant peas") == ["SEED…", "plant", "peas"])
  }

  @Test func options() {
    let all = names("plant", "-")
    #expect(all.contains("--help") && all.count > 3)
    // One that is there isn't offered again.
    #expect(names("plant --help", "--") == all.filter { $0 != "--help" })
    #expect(names("plant --", "-").first == "SEED…")
  }
}
