import Testing
import Training

@testable import Catalogue

/// A table of made-up rows. Like every table, it is never freed.
func table(_ text: String, _ file: CatalogueFile = .exercises) throws -> CatalogueTable {
  let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
  _ = bytes.initialize(from: text.utf8)
  return try CatalogueTable(UnsafeBufferPointer(bytes), file)
}

private func lines(_ errors: [DataFault]) -> String {
  errors.map(\.description).joined(separator: "\n")
}

@Suite("Data/exercises.csv and its translations")
struct DataTests {
  @Test(arguments: CatalogueFile.allCases)
  func everyRowIsWellFormed(_ file: CatalogueFile) {
    #expect(lines(file.table.errors) == "")
    #expect(file.table.rows.count >= 150)
    #expect(file.table.difference(from: .exercises)?.description == nil)
  }

  @Test(arguments: CatalogueTable.Column.allCases)
  func columnsAreNamedLikeTheirCases(_ column: CatalogueTable.Column) {
    #expect(column.name == "\(column)")
  }

  @Test func noTwoExercisesShareAName() {
    #expect(lines(CatalogueTable.sharedLabels(CatalogueFile.allCases.map(\.table))) == "")
  }

  @Test(
    "Published ids keep their exercises",
    arguments: [
      "3,Air Bike,waist,bodyWeight,reps", "17,Pull-Up,back,assisted,reps", "32,Deadlift,hips,barbell,reps",
      "41,Front Raise,shoulders,barbell,reps",
    ])
  func publishedRows(_ row: String) throws {
    let table = CatalogueTable.exercises
    let lines = table.rows.map { table.text($0..<table.end(of: $0)) }
    #expect(lines.contains { $0.hasPrefix(row + ",") })
  }

  @Test func everyRowIsFoundByID() throws {
    let table = CatalogueTable.exercises
    for row in table.rows {
      let number = try #require(ExerciseNumber(table.bytes[table.field(.id, ofRowAt: row)]))
      #expect(table.row(of: number) == row)
    }
    for missing in ["0", "999999999"] {
      #expect(table.row(of: try #require(ExerciseNumber(missing.utf8))) == nil)
    }
    #expect(Catalogue.bundled.exercise(id: try id("20261121t1830-7kq2m4xd9a")) == nil)
  }

  @Test func readsAllColumns() throws {
    let deadlift = try #require(Catalogue.bundled.exercise(id: try id("32")))
    #expect(deadlift.name == "Deadlift")
    #expect(deadlift.bodyPart == .hips)
    #expect(deadlift.equipment == .barbell)
    #expect(deadlift.countMode == .reps)
    #expect(deadlift.primaryMuscles.contains(.glutes))
    #expect(deadlift.implements == 1)
    #expect(deadlift.sides == .both)
    #expect(deadlift.bodyWeightShare == Thousandths(0))
    #expect(deadlift.aliases.contains("peso muerto"))
    let pushUp = try #require(Catalogue.bundled.exercise(id: try id("12")))
    #expect(pushUp.bodyWeightShare == Thousandths(raw: 640))
    #expect(Catalogue.bundled.search().contains { $0.exercise.implements == 2 })
    #expect(Catalogue.bundled.search().contains { $0.exercise.sides == .one })
  }

  @Test("Names and aliases find their exercise (for every fiftieth: no two share a name)")
  func labelsAreExact() {
    for (place, hit) in Catalogue.bundled.search().enumerated() where place % 50 == 0 {
      for label in [hit.exercise.name] + hit.exercise.aliases {
        #expect(Catalogue.bundled.find(label) == .one(hit.exercise), "\(label)")
      }
    }
  }
}

@Suite("Broken rows")
struct BrokenDataTests {
  private static let header =
    "id,name,bodyPart,equipment,countMode,primaryMuscles,secondaryMuscles,implements,sides,bodyWeightShare,aliases\n"
  private static let good = "1,Bench Press,chest,barbell,reps,chest,triceps;frontDelts,1,both,0,bench|bp\n"

  private func errors(_ rows: String) throws -> [String] {
    let table = try CatalogueTests.table(Self.header + Self.good + rows)
    return (table.errors + CatalogueTable.sharedLabels([table])).map(\.description)
  }

  @Test func validRowsHaveNoErrors() throws {
    #expect(try errors("") == [])
    #expect(try errors("20,Dip,upperArms,weighted,reps,triceps,,2,one,0.64,\n") == [])
  }

  @Test(arguments: [
    ("2,Dip,arms,weighted,reps,triceps,,1,both,0,\n", "3:7: bodyPart: “arms” is not possible"),
    ("2,Dip,chest,Barbell,reps,triceps,,1,both,0,\n", "3:13: equipment: “Barbell” is not possible"),
    ("2,Dip,chest,barbell,sets,triceps,,1,both,0,\n", "3:21: countMode: “sets” is not possible"),
    ("2,Dip,chest,barbell,reps,,,1,both,0,\n", "3:26: primaryMuscles: empty, or blank at an end"),
    ("2,Dip,chest,barbell,reps,abs;core,,1,both,0,\n", "3:30: primaryMuscles: “core” is not possible"),
    ("2,Dip,chest,barbell,reps,abs,;,1,both,0,\n", "3:30: secondaryMuscles: “” is not possible"),
    ("2,Dip,chest,barbell,reps,abs,lats;abs,1,both,0,\n", "3:35: abs stands twice"),
    ("2,Dip,chest,barbell,reps,abs;abs,,1,both,0,\n", "3:30: abs stands twice"),
    ("2,Dip,chest,barbell,reps,abs,,3,both,0,\n", "3:31: implements: “3” is not possible"),
    ("2,Dip,chest,barbell,reps,abs,,1,left,0,\n", "3:33: sides: “left” is not possible"),
    ("2,Dip,chest,barbell,reps,abs,,1,both,1.001,\n", "3:38: bodyWeightShare: “1.001” is not possible"),
    ("2,Dip,chest,barbell,reps,abs,,1,both,,\n", "3:38: bodyWeightShare: “” is not possible"),
    ("2,,chest,barbell,reps,abs,,1,both,0,\n", "3:3: name: empty, or blank at an end"),
    ("2,Dip ,chest,barbell,reps,abs,,1,both,0,\n", "3:3: name: empty, or blank at an end"),
    ("2,Dip,chest,barbell,reps,abs,,1,both,0,a||b\n", "3:42: aliases: empty, or blank at an end"),
    ("2,Dip,chest,barbell,reps,abs,,1,both,0\n", "3:1: 10 fields instead of 11"),
    ("2,Dip,chest,barbell,reps,abs,,1,both,0,,\n", "3:1: 12 fields instead of 11"),
    (
      "2,\"Dip\",chest,barbell,reps,abs,,1,both,0,\n",
      "3:3: quotation marks and carriage returns have no place here"
    ),
    ("\n", "3:1: 1 fields instead of 11"),
    ("02,Dip,chest,barbell,reps,abs,,1,both,0,\n", "3:1: id: “02” is not possible"),
    ("two,Dip,chest,barbell,reps,abs,,1,both,0,\n", "3:1: id: “two” is not possible"),
    ("1,Dip,chest,barbell,reps,abs,,1,both,0,\n", "3:1: the id 1 is not greater than the one before"),
    ("2,bench-press,chest,barbell,reps,abs,,1,both,0,\n", "3:3: “bench-press” is also a name of Bench Press"),
    ("2,Dip,chest,barbell,reps,abs,,1,both,0,dips|B.P.\n", "3:45: “B.P.” is also a name of Bench Press"),
    ("2,Dip,chest,barbell,reps,abs,,1,both,0,", "3:40: the last line doesn't end"),
  ])
  func errorsNameLineAndColumn(_ row: String, _ expected: String) throws {
    #expect(try errors(row) == ["Data/exercises.csv:" + expected])
  }

  @Test func everyBrokenRowIsReported() throws {
    let rows = "2,Dip,arms,barbell,reps,abs,,1,both,0,\n3,Dop,legs,barbell,reps,abs,,1,both,0,\n"
    #expect(try errors(rows).count == 2)
  }

  @Test func aMissingColumnIsNamed() {
    let error = #expect(throws: CatalogueError.self) { try table("id,name,equipment\n") }
    #expect(error?.description == "Data/exercises.csv:1:1: no column “bodyPart”")
    #expect(throws: CatalogueError.self) { try table("") }
  }

  @Test func columnsAreFoundByName() throws {
    let swapped = "name,id" + Self.header.dropFirst("id,name".count).dropLast() + ",more\n"
    let table = try CatalogueTests.table(swapped + "Dip,7,chest,weighted,reps,chest,,1,both,1,dips,x\n")
    #expect(table.errors.isEmpty)
    let row = try #require(table.rows.first)
    let dip = try table.exercise(at: row)
    #expect(dip.id.text == "7")
    #expect(dip.name == "Dip")
    #expect(dip.aliases == ["dips"])
  }

  @Test func translationsAreChecked() throws {
    let english = try table(Self.header + Self.good)
    let good = try table("id,name,aliases\n1,Press de banca,banca\n", .spanish)
    #expect(good.errors == [])
    #expect(good.difference(from: english) == nil)
    let broken = try table("id,name,aliases\n1,Press de banca\n2,,x\n2,Remo,bench\n", .spanish)
    #expect(
      broken.errors.map(\.description) == [
        "Data/exercises.es.csv:2:1: 2 fields instead of 3",
        "Data/exercises.es.csv:3:3: name: empty, or blank at an end",
        "Data/exercises.es.csv:4:1: the id 2 is not greater than the one before",
      ])
    #expect(
      CatalogueTable.sharedLabels([english, broken]).map(\.description) == [
        "Data/exercises.es.csv:4:8: “bench” is also a name of Bench Press"
      ])
    #expect(
      broken.difference(from: english)?.description
        == "Data/exercises.es.csv:5:1: the rows and those of Data/exercises.csv differ from id 2 on")
    let other = try table("id,name,aliases\n7,Remo,\n", .catalan)
    #expect(
      other.difference(from: english)?.description
        == "Data/exercises.ca.csv:2:1: the rows and those of Data/exercises.csv differ from id 7 on")
  }
}

@Suite("Names in other languages")
struct LocalNameTests {
  private let catalogue = Catalogue.bundled

  @Test(arguments: [
    ("1", "es", "Press de banca"), ("1", "ca", "Press de banca"), ("2", "es", "Press militar"),
    ("2", "ca", "Press militar"), ("1", "en", "Bench Press"), ("1", "fr", "Bench Press"),
  ])
  func namesByLanguage(_ number: String, _ language: String, _ name: String) throws {
    #expect(catalogue.name(of: try id(number), language: language) == name)
  }

  @Test func unknownExercisesHaveNoName() throws {
    #expect(catalogue.name(of: try id("999999"), language: "es") == nil)
    let mine = try own("Zercher Carry")
    #expect(Catalogue(own: [mine]).name(of: mine.id, language: "ca") == "Zercher Carry")
  }

  @Test(arguments: [
    ("press por encima de la cabeza", "Overhead Press"), ("press per sobre del cap", "Overhead Press"),
    ("bicicleta abdominal", "Air Bike"), ("crunch bicicleta", "Air Bike"),
    ("PRESS MILITAR DE PIÉ", "Overhead Press"),
  ])
  func localNamesFindTheExercise(_ text: String, _ name: String) {
    #expect(catalogue.find(text).summary == "=" + name)
  }
}
