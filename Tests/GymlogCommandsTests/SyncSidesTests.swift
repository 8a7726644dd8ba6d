import Foundation
import System
import TestSupport
import Testing
import Training
import Wording

/// `sync` between two devices through a real repository.
@Suite struct SyncSidesTests {
  private let (ann, laptop): (TestMachine, TestMachine)
  private let hub: String

  init() throws {
    SyncHistoryTests.leaveOutSettings()
    (ann, laptop) = (try TestMachine(), try TestMachine())
    hub = ann.home + "/hub.git"
    _ = try ChildProcess.output(["git", "init", "-q", "--bare", hub])
    expect(ann, ["log squat 5@100kg", "finish --force", "sync --init \(hub)"])
    expect(laptop, ["sync --init \(hub)"])
  }

  private func expect(_ machine: TestMachine, _ lines: [String]) {
    for line in lines { #expect(run(machine, line).code == .done, "\(line)") }
  }

  private func run(_ machine: TestMachine, _ line: String) -> (code: ExitCode, output: String, errors: String)
  {
    let done = machine.run(line.split(separator: " ").map(String.init))
    return (done.code, done.output, done.errors)
  }

  @Test(
    "This device's version is mine on both devices, whichever saw the conflict first",
    arguments: ["mine", "theirs"])
  func sides(kept: String) throws {
    expect(ann, ["edit --in last .1 6", "sync"])
    expect(laptop, ["edit --in last .1 7"])
    #expect(run(laptop, "sync").output.contains("7@100kg → 6@100kg"))
    let seen = run(ann, "sync")
    #expect(seen.code == .conflict && seen.output.contains("6@100kg → 7@100kg"), "\(seen.output)")
    expect(ann, ["sync --keep \(kept)", "sync"])
    expect(laptop, ["sync"])
    for machine in [ann, laptop] {
      #expect(run(machine, "show last").output.contains((kept == "mine" ? "6" : "7") + "@100kg"))
    }
  }

  @Test(
    "What a repair moved to the trash, and what stands in a document's place, isn't lost elsewhere",
    arguments: [false, true])
  func damaged(isFolder: Bool) throws {
    let data = ".local/share/gymlog/"
    let path = try #require(ann.files().keys.first { $0.contains("/set-") })
    let file = ann.home + "/" + path
    #expect(path.hasPrefix(data))
    if isFolder {
      try FileManager.default.removeItem(atPath: file)
      _ = try Folder.makeFolders(file)
    } else {
      try UserFile.write(file, Array("{".utf8))
    }
    #expect(run(ann, "sync").code == .damaged)
    expect(ann, ["check --repair"])
    let told = run(ann, "sync")
    #expect(told.code == .done && told.output.contains("other devices keep it"), "\(told.output)")
    expect(laptop, ["sync"])
    #expect(run(laptop, "show last").output.contains("5@100kg"))
    // As the line says.
    let words = [
      "git", "-C", ann.home + "/" + data, "checkout", "HEAD", "--", String(path.dropFirst(data.count)),
    ]
    #expect(try ChildProcess.output(words).status == 0)
    #expect(run(ann, "sync").output.contains("nothing new"))
    #expect(run(ann, "show last").output.contains("5@100kg"))
  }

  @Test(
    "A set doesn't come back without its workout, whichever device saw the conflict first",
    arguments: [true, false], ["mine", "theirs"])
  func deleted(isFirst: Bool, kept: String) throws {
    expect(ann, ["edit --in last .1 6", "sync"])
    expect(laptop, ["edit --in last .1 7"])
    for machine in [laptop, ann] { #expect(run(machine, "sync").code == .conflict) }
    let (device, other) = isFirst ? (laptop, ann) : (ann, laptop)
    expect(device, ["delete last --yes"])
    for machine in [device, other] { _ = run(machine, "sync") }
    for machine in [other, device] {
      expect(machine, ["sync --keep \(kept)", "sync"])
      #expect(run(machine, "check").output.contains("no problems"))
    }
  }

  @Test("A removed set doesn't come back after another device removed its exercise") func undone() throws {
    expect(ann, ["log bench press 5@60kg 5@60kg", "log deadlift 5@60kg", "sync"])
    expect(laptop, ["sync", "remove 1.1", "sync"])
    expect(ann, ["sync", "remove bench press", "sync"])
    expect(laptop, ["sync"])
    let outcome = run(laptop, "undo")
    #expect(outcome.code == .conflict, "\(outcome)")
    #expect(run(laptop, "check").output.contains("no problems"))
  }

  @Test("Both versions of an activity are shown, and one is chosen") func activities() throws {
    expect(ann, ["activity add run 5km 25min", "sync"])
    expect(laptop, ["sync", "activity edit last --note foo"])
    expect(ann, ["activity edit last --note bar", "sync"])
    let seen = run(laptop, "sync")
    #expect(seen.code == .conflict)
    #expect(seen.output.contains("note: foo → bar"), "\(seen.output)")
    expect(laptop, ["sync --keep mine", "sync"])
    expect(ann, ["sync"])
    for machine in [ann, laptop] { #expect(run(machine, "activity").output.contains("foo")) }
  }

  @Test("A track arrives whole, and only the lifter may read it") func tracks() throws {
    let points = (0...3).map {
      "<trkpt lat=\"41.0\($0)\" lon=\"2\"><time>2026-11-02T08:0\($0 * 3):00Z</time></trkpt>"
    }
    let gpx = "<gpx version=\"1.1\"><trk><trkseg>" + points.joined() + "</trkseg></trk></gpx>"
    try write(gpx, to: "ride.gpx", of: ann)
    expect(ann, ["activity import \(ann.home)/ride.gpx", "sync"])
    expect(laptop, ["sync"])
    #expect(run(laptop, "activity export last --gpx -o -").code == .done)
    #expect(run(laptop, "check").output.contains("no problems"), "\(run(laptop, "check").output)")
    // A device that loses or changes the file gets it back, and passes nothing on.
    let path = try #require(laptop.files().keys.first { $0.hasSuffix("/track.gpx") })
    for isLost in [true, false] {
      if isLost {
        try FileManager.default.removeItem(atPath: laptop.home + "/" + path)
      } else {
        try write(gpx + " ", to: path, of: laptop)
      }
      #expect(run(laptop, "check").code == .damaged)
      #expect(run(laptop, "sync").output.contains("track.gpx: missing or changed here"))
      expect(ann, ["sync"])
      for machine in [ann, laptop] { #expect(run(machine, "check").output.contains("no problems")) }
    }
    expect(laptop, ["activity delete last --yes", "sync"])
    expect(ann, ["sync"])
    #expect(run(ann, "activities").output.contains("No activities"), "\(run(ann, "activities").output)")
  }

  @Test("Both versions of a note are shown") func notes() throws {
    expect(ann, ["note hello --in last", "sync"])
    expect(laptop, ["sync", "note foo --in last"])
    expect(ann, ["note bar --in last", "sync"])
    let seen = run(laptop, "sync")
    #expect(
      seen.code == .conflict && seen.output.contains("foo") && seen.output.contains("bar"), "\(seen.output)")
    let json = run(laptop, "sync --json").output
    #expect(json.contains("\"mine\"") && json.contains("\"theirs\""), "\(json)")
  }

  private func set(of machine: TestMachine) throws -> String {
    try #require(machine.files(in: HistoryDevice.folder).keys.first { $0.contains("/set-") })
  }

  private func write(_ text: String, to path: String, of machine: TestMachine) throws {
    let (whole, parts) = (machine.home + "/" + path, path.split(separator: "/"))
    try Folder.open(String(whole.dropLast(parts[parts.count - 1].count + 1)))
      .replace(String(parts[parts.count - 1]), Array(text.utf8))
  }

  @Test("A damaged document isn't sent, and what others made of it is") func damaged() throws {
    let path = try set(of: ann)
    try write("{\"format\": 1, \"id", to: path, of: ann)
    let own = path.dropFirst(HistoryDevice.folder.count + 1)
    for _ in 1...2 {
      let seen = run(ann, "sync")
      #expect(seen.code == .damaged && seen.output.contains(own) && seen.errors.contains(own), "\(seen)")
    }
    expect(laptop, ["sync"])
    #expect(run(laptop, "show last").output.contains("5@100kg"))
    expect(laptop, ["edit --in last .1 7", "note hello --in last", "sync"])
    #expect(run(ann, "sync").code == .damaged)
    #expect(run(ann, "show last").output.contains("hello"))
    expect(laptop, ["sync"])
    #expect(run(laptop, "show last").output.contains("7@100kg"))
    let data = ann.home + "/" + HistoryDevice.folder
    _ = try ChildProcess.output(["git", "-C", data, "checkout", "HEAD", "--", String(own)])
    expect(ann, ["sync"])
    #expect(run(ann, "show last").output.contains("7@100kg"))
  }

  @Test("A damaged document that git alone sent becomes a copy") func damagedByGit() throws {
    expect(ann, ["sync"])
    let path = try set(of: ann)
    try write("{\"format\": 1, \"id", to: path, of: ann)
    let git = [
      "git", "-C", ann.home + "/" + HistoryDevice.folder, "-c", "user.name=a", "-c", "user.email=a@b",
    ]
    for words in [["add", "-A"], ["commit", "-qm", "x"], ["push", "-q", "origin", "HEAD"]] {
      #expect(try ChildProcess.output(git + words).status == 0)
    }
    let seen = run(laptop, "sync")
    #expect(seen.code == .conflict && seen.output.contains("can't be read"), "\(seen)")
    #expect(run(laptop, "show last").output.contains("5@100kg"))
    expect(laptop, ["sync --keep mine", "sync"])
    expect(ann, ["sync"])
    #expect(run(ann, "show last").output.contains("5@100kg"))
  }

  @Test("A record is one only if it is one in the documents, too") func records() throws {
    ann.now = ann.now.adding(seconds: 86_400)
    expect(ann, ["log squat 5@105kg", "finish --force"])
    ann.now = ann.now.adding(seconds: 86_400)
    let path = try #require(
      ann.files(in: HistoryDevice.folder).first {
        String(decoding: $0.value, as: UTF8.self).contains("\"value\": 105")
      }?
      .key)
    let text = String(decoding: try #require(ann.files(in: HistoryDevice.folder)[path]), as: UTF8.self)
    #expect(run(ann, "records squat").output.contains("105 kg"))
    try write(text.replacing("\"value\": 105", with: "\"value\": 200"), to: path, of: ann)
    let seen = run(ann, "log squat 3@150kg")
    #expect(seen.code == .done && !seen.output.contains("Record"), "\(seen.output)")
    #expect(run(ann, "log squat 3@205kg").output.contains("205 kg, was 200 kg"))
  }

  @Test("A repository of something else is left alone") func otherRepository() throws {
    let other = try TestMachine()
    try Folder.open(other.home).replace("README.md", Array("Hello".utf8))
    let git = ["git", "-C", other.home, "-c", "user.name=a", "-c", "user.email=a@b"]
    for words in [["init", "-q"], ["add", "README.md"], ["commit", "-qm", "x"]] {
      #expect(try ChildProcess.output(git + words).status == 0)
    }
    let third = try TestMachine()
    expect(third, ["log squat 5@100kg"])
    let seen = run(third, "sync --init \(other.home)")
    #expect(seen.code == .failed && seen.errors.contains("has other files"), "\(seen)")
    #expect(third.files(in: HistoryDevice.folder)[HistoryDevice.folder + "/README.md"] == nil)
  }

  @Test("A repository that was made anew gets everything") func emptied() throws {
    _ = try ChildProcess.output(["rm", "-rf", hub])
    _ = try ChildProcess.output(["git", "init", "-q", "--bare", hub])
    #expect(run(ann, "sync").output.contains("0 received, 4 sent"))
    expect(laptop, ["sync"])
    #expect(run(laptop, "show last").output.contains("5@100kg"))
  }
}
