import Foundation
import TestSupport
import Testing
import Wording

@testable import GymlogCommands

/// Real tracks with known results. The folder isn't part of the repository and may be absent.
private enum RealTracks {
  static let folder = Repository.sharedData.appending(path: "../tracks").standardizedFileURL

  static let isThere = FileManager.default.fileExists(atPath: folder.path)

  static func path(_ name: String) -> String { folder.appending(path: name).path }
}

/// What gymlog shows of real files, beside what their sources say of them (../shared/tracks/README.md).
@Suite(.enabled(if: RealTracks.isThere, "skipped: no ../shared/tracks"))
struct RealActivityTests {
  /// The figures of a file after its import.
  private func figures(_ name: String, _ options: String...) throws -> [Substring] {
    let machine = try TestMachine()
    let path = RealTracks.path(name)
    #expect(machine.run(["activity", "import", path] + options).code == .done)
    return machine.run(["activity", "show"]).output.split(separator: "\n")
  }

  @Test(arguments: [
    // 1,992.78 s, 7:05 /km
    ("run-with-heart-rate.tcx", "4.69 km · 33:13 · 7:05 /km · 8.5 km/h"),
    // 56.887 s, 157.56 m
    ("garmin-fenix-5-run.fit", "158 m · 0:57 · 6:01 /km · 10.0 km/h"),
    // 5,158.557 s, 36,322.85 m
    ("ride.fit", "36.32 km · 1:25:59 · 25.3 km/h"),
    // 1,558.198 s of 1,623.198 s
    ("2015-10-13-08-43-15.fit", "11.54 km · 25:58 · 26.7 km/h · 27:03 with stops"),
  ])
  func distanceAndTimeAreTheDevices(_ name: String, _ shown: String) throws {
    #expect(try figures(name).dropFirst().first.map(String.init) == shown)
  }

  @Test func theMeanIsNoFasterThanTheFastest() throws {
    let lines = try figures("activity-unexpected-eof.fit", "--partial")
    #expect(lines.dropFirst().first?.hasSuffix("1.5 km/h") == true)
    #expect(lines.contains("Max speed 2.8 km/h"))
  }

  /// Two copies of one recording, each damaged in another way, are of the same moment.
  @Test func shortActivitiesOverlap() throws {
    let machine = try TestMachine()
    for (name, code) in [
      ("activity-filecrc.fit", ExitCode.done), ("activity-settings-corruptheader.fit", .usage),
    ] {
      let path = RealTracks.path(name)
      let ran = machine.run(["activity", "import", path, "--partial"])
      #expect(ran.code == code, "\(ran)")
    }
  }
}
