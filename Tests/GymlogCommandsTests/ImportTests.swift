import Foundation
import Formats
import TestSupport
import Testing
import Wording

@testable import GymlogCommands

/// Imports of whole files.
@Suite struct ImportTests {
  private static let file = Repository.sharedData.appending(path: "strong-ios-classic-kg.csv").path
  static let isThere = FileManager.default.fileExists(atPath: file)

  private func json(_ output: String) throws -> JSONValue {
    try JSONDocument(Array(output.utf8)).root
  }

  @Test(.enabled(if: isThere, "skipped: no ../shared/data/strong-ios-classic-kg.csv"))
  func theRealFileComesInWhole() throws {
    let machine = try TestMachine()
    let line = ["import", Self.file, "--unit", "kg", "--yes", "--json"]
    let first = machine.run(line)
    let answer = try json(first.output)
    #expect(answer.number("workouts") == "86" && answer.number("sets") == "1903", "\(first)")
    #expect(answer.number("loadTimesRepsKg") == "394186", "\(first)")
    #expect(answer.members.first { $0.name == "leftOut" }?.value.elements.contains { _ in true } == false)
    let again = try json(machine.run(line).output)
    #expect(again.number("known") == "1903" && again.number("sets") == "0")
  }

  @Test(
    "gymlog's own exports for other programs add nothing to the logbook they come from",
    arguments: ["strong", "hevy"])
  func ownExport(format: String) throws {
    let machine = try TestMachine()
    for line in ["full squat 5@100kg 4@100kg @9", "pull-up 8 5@+20kg", "plank 60s"] {
      #expect(machine.run(["log"] + line.split(separator: " ").map(String.init)).code == .done)
    }
    #expect(machine.run(["finish", "--force"]).code == .done)
    let file = machine.home + "/export.csv"
    #expect(machine.run(["export", format, "-o", file]).code == .done)
    let again = try json(machine.run(["import", file, "--unit", "kg", "--yes", "--json"]).output)
    #expect(again.number("known") == "5" && again.number("sets") == "0")
  }

  @Test("A name changed in the other program adds nothing, and each import is undone by itself")
  func renamed() throws {
    let machine = try TestMachine()
    func add(_ first: String, _ second: String) throws -> JSONValue {
      var text =
        "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
      for name in [first, second] { text += "2021-01-01 10:00:00,A,1h,\(name),1,60,5,0,0,,,\n" }
      let file = machine.home + "/file.csv"
      try Data(text.utf8).write(to: URL(filePath: file))
      return try json(machine.run(["import", file, "--unit", "kg", "--yes", "--json"]).output)
    }
    #expect(try add("Power Clean", "Front Squat").number("sets") == "2")
    #expect(try add("Power Clean (Barbell)", "Front Squat").number("sets") == "0")
    #expect(try add("Power Clean", "Bench Press (Barbell)").number("sets") == "1")
    #expect(machine.run(["undo"]).code == .done)
    #expect(machine.run(["show", "last"]).output.contains("Power Clean"))
  }
}

extension JSONValue {
  /// A number among its members, as it is written.
  fileprivate func number(_ name: String) -> String? {
    members.first { $0.name == name }.map { String(decoding: $0.value.rawBytes, as: UTF8.self) }
  }
}
