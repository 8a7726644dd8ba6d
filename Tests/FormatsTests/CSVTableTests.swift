import Formats
import Foundation
import TestSupport
import Testing

@Suite struct CSVTableTests {
  @Test func givesFieldsByColumn() throws {
    var table = try CSVTable(Array("\u{FEFF}id;name;name\n3;Press;x\n".utf8), delimiter: .semicolon)
    #expect(table.columns == ["id", "name", "name"])
    let row = try #require(try table.next())
    #expect(row["id"]?.string == "3")
    #expect(row["name"]?.string == "Press")
    #expect(row["Name"] == nil)
    #expect(row.record[2].string == "x")
    #expect(row.record.position.line == 2)
    #expect(try table.next() == nil)
  }

  @Test func refusesAnotherNumberOfFieldsAndGoesOn() throws {
    var table = try CSVTable(Array("a,b\n1\n1,2,3\n\n1,2\n".utf8))
    for (line, found) in [(2, 1), (3, 3)] {
      let error = #expect(throws: CSVError.self) { try table.next() }
      #expect(error?.reason == .fieldCount(expected: 2, found: found))
      #expect(error?.position.line == line && error?.position.column == 1)
    }
    #expect(try table.next()?["b"]?.string == "2")
  }

  @Test func wantsAHeader() {
    let error = #expect(throws: CSVError.self) { try CSVTable(Array("\n\n".utf8)) }
    #expect(error == CSVError(reason: .noHeader, position: TextPosition(line: 3, column: 1, offset: 2)))
  }

  private static let export = Repository.sharedData.appending(path: "strong-ios-classic-kg.csv")

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: export.path),
      "skipped: ../shared/data/strong-ios-classic-kg.csv is not there"))
  func readsARealExport() throws {
    let bytes = Array(try Data(contentsOf: Self.export))
    var table = try CSVTable(bytes)
    #expect(table.columns.prefix(4) == ["Date", "Workout Name", "Duration", "Exercise Name"])
    var rows = 0
    var days: Set<String> = []
    while let row = try table.next() {
      rows += 1
      days.insert(row["Date"]?.string ?? "")
      #expect(row.record.position == TextPosition(offset: row.record.position.offset, in: bytes))
    }
    #expect(rows == 1903)
    #expect(days.count == 86)
  }
}
