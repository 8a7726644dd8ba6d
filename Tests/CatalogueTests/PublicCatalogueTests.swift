import TestSupport
import Testing

@testable import Catalogue

/// `Tests/Names/catalogues.tsv`: what other public catalogues have, and which exercises of ours that is.
@Suite("Movements of public catalogues") struct PublicCatalogueTests {
  private struct Line {
    let catalogue: String
    let name: String
    let ids: [String]
    let reason: String
  }

  private static func lines() throws -> [Line] {
    try Repository.text("Tests/Names/catalogues.tsv").split(separator: "\n").filter { !$0.hasPrefix("#") }.map
    {
      let cells = $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(cells.count == 4, "\($0)")
      return Line(
        catalogue: cells[0], name: cells[1],
        ids: cells[2] == "-" ? [] : cells[2].split(separator: " ").map(String.init), reason: cells[3])
    }
  }

  @Test("Ids exist, and each name has an id or a reason why not") func areListed() throws {
    for line in try Self.lines() {
      #expect(!line.ids.isEmpty || !line.reason.isEmpty, "\(line.name)")
      for text in line.ids {
        let exercise = Catalogue.bundled.exercise(id: try id(text))
        #expect(exercise != nil, "\(line.name): \(text)")
      }
    }
  }

  @Test("At least 95 of 100 are found, or left out with a reason", arguments: ["free-exercise-db", "wger"])
  func areCovered(_ catalogue: String) throws {
    let lines = try Self.lines().filter { $0.catalogue == catalogue }
    // A reason that only names what would be a new exercise is none.
    let covered = lines.filter { !$0.ids.isEmpty || !$0.reason.hasPrefix("no exercise yet") }
    #expect(lines.count > 800)
    #expect(covered.count * 100 >= lines.count * 95, "\(covered.count) of \(lines.count)")
  }
}
