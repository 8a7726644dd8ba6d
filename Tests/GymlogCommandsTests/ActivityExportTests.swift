import Foundation
import System
import TestSupport
import Testing
import Wording

/// Activities and the profile in an exported logbook, with the tracks.
@Suite struct ActivityExportTests {
  private static let data = ".local/share/gymlog"

  private static let track = """
    <gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><type>running</type><trkseg>
    <trkpt lat="41.5" lon="2.1"><time>2026-11-20T07:00:00Z</time></trkpt>
    <trkpt lat="41.502" lon="2.1"><time>2026-11-20T07:01:00Z</time></trkpt>
    <trkpt lat="41.504" lon="2.1"><time>2026-11-20T07:02:00Z</time></trkpt>
    </trkseg></trk></gpx>
    """

  /// Every document, by its path; the tracks, which are none, apart.
  private static func files(of machine: TestMachine) -> (
    documents: [String: [UInt8]], tracks: [String: [UInt8]]
  ) {
    let all = machine.files(in: data).filter { !$0.key.hasSuffix(".lock") }
    return (all.filter { $0.key.hasSuffix(".json") }, all.filter { $0.key.hasSuffix(".gpx") })
  }

  @discardableResult
  private static func run(_ line: String, on machine: TestMachine) -> TestMachine.Outcome {
    let outcome = machine.run(line.split(separator: " ").map(String.init))
    #expect(outcome.code == .done, "\(line): \(outcome)")
    return outcome
  }

  private static func logbook() throws -> TestMachine {
    let machine = try TestMachine()
    try UserFile.write(machine.home + "/run.gpx", Array(track.utf8))
    run("activity import \(machine.home)/run.gpx", on: machine)
    run("activity add ride 42km 1h35 --at 2026-11-14 --name Hills --note Windy --hr 140", on: machine)
    run("profile --height 180cm --sex man", on: machine)
    return machine
  }

  @Test func activitiesAndTheProfileComeBack() throws {
    let machine = try Self.logbook()
    let file = machine.home + "/all.json"
    #expect(Self.run("export json -o \(file)", on: machine).output.hasSuffix(": 2 activities, 1 track\n"))
    let expected = Self.files(of: machine)
    #expect(expected.documents.count == 4 && expected.tracks.count == 1)

    let other = try TestMachine()
    let unconfirmed = other.run(["import", file])
    #expect(unconfirmed.errors.contains("this would import 2 activities, 1 track"), "\(unconfirmed)")
    let outcome = Self.run("import \(file) --yes", on: other)
    #expect(
      outcome.output.hasPrefix("Imported: 2 activities, 1 track, 14 Nov 2026 – 20 Nov 2026\n"), "\(outcome)")
    #expect(Self.files(of: other).documents == expected.documents)
    #expect(Self.files(of: other).tracks == expected.tracks)
    #expect(Self.run("import \(file) --yes", on: other).output.contains("Nothing new: 4 documents"))
    #expect(Self.run("check", on: other).output.hasSuffix("no problems\n"))
    // Only the import of the logbook is a change.
    Self.run("undo", on: other)
    #expect(Self.files(of: other).documents.keys.allSatisfy { $0.hasSuffix("gymlog.json") })
  }

  /// The bytes of the track are those that were imported, whatever they are.
  @Test func aMissingTrackComesWithAnotherImport() throws {
    let machine = try Self.logbook()
    let expected = Self.files(of: machine)
    let file = machine.home + "/all.json"
    Self.run("export json -o \(file)", on: machine)
    let path = try #require(expected.tracks.keys.first)
    try FileManager.default.removeItem(atPath: machine.home + "/" + path)
    let outcome = Self.run("import \(file) --yes", on: machine)
    #expect(outcome.output.hasPrefix("Imported: 1 track\n"), "\(outcome)")
    #expect(Self.files(of: machine) == expected)
    // One that is there stays, as do documents.
    try UserFile.write(machine.home + "/" + path, Array("mine".utf8))
    #expect(Self.run("import \(file) --yes", on: machine).output.contains("Nothing new"))
    #expect(Self.files(of: machine).tracks[path] == Array("mine".utf8))
  }

  @Test func anExportWithoutTheTrackLeavesItOut() throws {
    let machine = try Self.logbook()
    let expected = Self.files(of: machine)
    let file = machine.home + "/all.json"
    Self.run("export json -o \(file)", on: machine)
    let text = String(decoding: try UserFile.read(file, limit: 1 << 20), as: UTF8.self)
    try UserFile.write(file, Array(text.replacing(/, "file": "[^"]*"/, with: "").utf8))
    let other = try TestMachine()
    Self.run("import \(file) --yes", on: other)
    #expect(Self.files(of: other).documents == expected.documents)
    #expect(Self.files(of: other).tracks.isEmpty)

    // The track comes with its file, which adds nothing.
    #expect(other.run(["check"]).output.contains("the track of this activity is missing"))
    let back = Self.run("activity import \(machine.home)/run.gpx", on: other)
    #expect(back.output == "1 track restored\n")
    #expect(Self.files(of: other).documents == expected.documents)
    #expect(Self.files(of: other).tracks == expected.tracks)
    #expect(Self.run("check", on: other).output.hasSuffix("no problems\n"))
    #expect(
      Self.run("activity import \(machine.home)/run.gpx", on: other).output == "1 file was imported before\n")
  }

  @Test func partsHaveTheActivitiesOfTheirDays() throws {
    let machine = try Self.logbook()
    func exported(_ options: String) throws -> String {
      String(decoding: Self.run("export json \(options)", on: machine).output.utf8, as: UTF8.self)
    }
    #expect(try exported("--since 2026-11-18").contains(#""sport": "run""#))
    #expect(try !exported("--since 2026-11-18").contains(#""sport": "ride""#))
    #expect(try exported("--until 2026-11-18").contains(#""sport": "ride""#))
    #expect(try !exported("deadlift").contains(#""sport""#))
  }

  @Test func liftingAndActivitiesAreCounted() throws {
    let machine = try Self.logbook()
    Self.run("log deadlift 3x5@100kg", on: machine)
    Self.run("finish", on: machine)
    let file = machine.home + "/all.json"
    #expect(
      Self.run("export json -o \(file)", on: machine).output.hasSuffix(
        ": 1 workout, 3 sets, 2 activities, 1 track\n"))
    #expect(
      Self.run("export csv -o \(machine.home)/sets.csv", on: machine).output.hasSuffix(
        ": 1 workout, 3 sets\n"))
    let other = try TestMachine()
    #expect(
      Self.run("import \(file) --yes", on: other).output.hasPrefix(
        "Imported: 1 workout, 3 sets, 2 activities, 1 track"))
    #expect(Self.files(of: other).documents == Self.files(of: machine).documents)
  }
}
