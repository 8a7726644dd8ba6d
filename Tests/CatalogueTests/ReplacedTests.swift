import Formats
import TestSupport
import Testing
import Training

@testable import Catalogue

@Suite("Data/replaced.csv")
struct ReplacedTests {
  /// The rows as the file has them.
  private static let rows: [[String]] = {
    let text = (try? Repository.text("Data/replaced.csv")) ?? ""
    return text.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }()

  @Test("Every row has the number of a former exercise and that of a present one, sorted")
  func form() throws {
    #expect(Self.rows.first == ["id", "replacedBy"])
    let table = CatalogueTable.exercises
    var last = 0
    for row in Self.rows.dropFirst() {
      try #require(row.count == 2)
      let (gone, stays) = (try #require(Int(row[0])), try #require(Int(row[1])))
      #expect(gone > last, "\(gone) after \(last)")
      last = gone
      // A number that stays is in the catalogue, so it isn't replaced in its turn.
      #expect(table.row(of: try #require(ExerciseNumber(row[0].utf8))) == nil, "\(gone)")
      #expect(table.row(of: try #require(ExerciseNumber(row[1].utf8))) != nil, "\(stays)")
    }
    #expect(
      ReplacedExercises.all.map { [String($0.number), String($0.successor)] } == Array(Self.rows.dropFirst()))
  }

  @Test("A replaced number means the exercise that stays")
  func meaning() throws {
    for row in Self.rows.dropFirst() {
      #expect(try id(row[0]) == id(row[1]))
      #expect(try id(row[0]).text == row[1])
      #expect(try Catalogue.bundled.exercise(id: id(row[0]))?.id.text == row[1])
    }
    #expect(try id("32").text == "32")
    #expect(ExerciseID("064") == nil)
  }

  @Test(
    "Its names are names of the one that stays",
    arguments: [
      ("Military Press", "2"), ("press militar estricto", "2"), ("Dumbbell Shoulder-to-Overhead", "171"),
      ("Single-Under", "312"), ("salts simples a la corda", "312"), ("Spinning", "306"),
      ("ciclisme indoor", "306"), ("Smith Machine Inverted Row", "500"), ("Jackknife Sit-Up", "622"),
      ("navalla abdominal", "622"), ("id:64", "2"),
    ])
  func names(_ name: String, _ number: String) throws {
    let exercise = try #require(Catalogue.bundled.exercise(id: id(number)))
    #expect(Catalogue.bundled.find(name) == .one(exercise), "\(Catalogue.bundled.find(name).summary)")
  }
}
