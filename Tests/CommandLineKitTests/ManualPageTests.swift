import Testing

@testable import CommandLineKit

@Suite struct ManualPageTests {
  private let pages = GardenProgram.table().manualPages(
    labels: GardenProgram.english, version: "1.0", date: "2026-11-22")

  @Test func thereIsOneForEachCommand() {
    #expect(pages.count == 1 + GardenProgram.table().commands.count)
    #expect(Set(pages.map(\.file)).count == pages.count)
    #expect(
      pages.allSatisfy { $0.file.hasPrefix("garden") && $0.file.hasSuffix(".1") && !$0.file.contains(" ") })
  }

  /// Only requests begin with a dot, and no line begins with an apostrophe.
  @Test func noTextIsARequest() {
    let requests = Set([".TH", ".SH", ".TP", ".B", ".BR", ".PP"])
    for line in pages.flatMap({ $0.text.split(separator: "\n") }) {
      #expect(!line.hasPrefix("'"))
      if line.hasPrefix(".") { #expect(requests.contains(String(line.prefix { $0 != " " })), "\(line)") }
    }
  }
}
