import System
import Testing
import Training
import Wording

@testable import GymlogCommands

@Suite struct SettingsFileTests {
  @Test("Two simultaneous writers keep each other's settings")
  func twoWrite() throws {
    let folder = try TestMachine().home + "/config"
    var one = SettingsFile()
    var other = SettingsFile()
    one.unit = .pounds
    other.formula = .brzycki
    try one.write(.unit, in: folder)
    try other.write(.formula, in: folder)
    let kept = try SettingsFile.read(in: folder)
    #expect(kept.unit == .pounds)
    #expect(kept.formula == .brzycki)
    #expect(try Folder.open(folder).names() == [SettingsFile.name])
  }

  @Test("No setting of many simultaneous writers is lost")
  func manyWrite() async throws {
    let folder = try TestMachine().home + "/config"
    var file = SettingsFile()
    (file.unit, file.formula, file.dumbbells, file.language) = (.pounds, .brzycki, .one, .catalan)
    (file.rest, file.restAfter, file.leftOpen) = (
      Duration(seconds: 90), Duration(seconds: 120), Duration(seconds: 3_600)
    )
    let choices = file
    try await withThrowingTaskGroup(of: Void.self) { group in
      for name in SettingName.allCases where name != .data {
        group.addTask { try choices.write(name, in: folder) }
      }
      try await group.waitForAll()
    }
    let kept = try SettingsFile.read(in: folder)
    #expect(kept == choices)
  }
}
