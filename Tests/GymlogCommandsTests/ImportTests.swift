import Foundation
import Formats
import TestSupport
import Testing

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
}

extension JSONValue {
  /// A number among its members, as it is written.
  fileprivate func number(_ name: String) -> String? {
    members.first { $0.name == name }.map { String(decoding: $0.value.rawBytes, as: UTF8.self) }
  }
}
