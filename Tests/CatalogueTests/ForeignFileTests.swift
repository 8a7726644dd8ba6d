import Foundation
import TestSupport
import Testing

@testable import Catalogue

@Suite("Names in a real export")
struct ForeignFileTests {
  private static let file = Repository.sharedData.appending(path: "strong-ios-classic-kg.csv")

  static let isThere = FileManager.default.fileExists(atPath: file.path)

  @Test(.enabled(if: isThere, "skipped: no ../shared/data/strong-ios-classic-kg.csv"))
  func eachFindsOneExercise() throws {
    let lines = try String(contentsOf: Self.file, encoding: .utf8).split(whereSeparator: \.isNewline)
      .dropFirst()
    let names = Set(
      lines.compactMap { line -> String? in
        let cells = line.split(separator: ",", omittingEmptySubsequences: false)
        return cells.count > 3 ? cells[3].trimmingCharacters(in: ["\""]) : nil
      })
    #expect(names.count == 22)
    let known = ForeignNames(.bundled)
    for name in names.sorted() {
      guard case .one = known.find(name) else {
        Issue.record("\(name): \(known.find(name).summary)")
        continue
      }
    }
  }
}
