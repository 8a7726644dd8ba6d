import Documents
import Formats
import GymlogCommands
import Interchange
import Logbook
import System
import TestSupport
import Testing
import Training
import Wording

/// `export json` holds every document: read again into an empty logbook, there is no difference.
@Suite struct ExportTests {
  private static let data = ".local/share/gymlog"

  /// Everything in the data directory except the lock, by its path there.
  private static func documents(of machine: TestMachine) -> [String: [UInt8]] {
    var documents: [String: [UInt8]] = [:]
    for (path, bytes) in machine.files(in: data) where !path.hasSuffix(".lock") {
      documents[path.replacing(data + "/", with: "")] = bytes
    }
    return documents
  }

  private static func run(_ line: String, on machine: TestMachine) -> TestMachine.Outcome {
    machine.run(line.split(separator: " ").map(String.init))
  }

  private static func export(_ machine: TestMachine, isDamaged: Bool = false) throws -> [UInt8] {
    let outcome = run("export json", on: machine)
    #expect(outcome.code == (isDamaged ? .damaged : .done), "\(outcome.errors)")
    return Array(outcome.output.utf8)
  }

  private static func read(_ bytes: [UInt8]) throws -> [(path: DocumentPath, bytes: [UInt8])] {
    var reader = try ExportedLogbookReader(ExportedLogbookText(bytes))
    var documents: [(path: DocumentPath, bytes: [UInt8])] = []
    while let next = try reader.next() { documents.append((next.path, next.bytes)) }
    return documents
  }

  private static func logbook(of machine: TestMachine) -> Logbook {
    Logbook(
      LogbookDirectories(
        data: machine.home + "/" + data, createsData: true, state: machine.home + "/.local/state/gymlog"))
  }

  /// Adds documents to a logbook. Returns what became of them.
  private static func restore(
    _ documents: [(path: DocumentPath, bytes: [UInt8])], on machine: TestMachine
  ) throws -> [Change.Restored] {
    try logbook(of: machine).change("import", at: machine.now) { change throws(Failure) in
      var found: [Change.Restored] = []
      for (path, bytes) in documents { found.append(try change.restore(path, bytes)) }
      return found
    }
  }

  private static let lines = [
    "start --name Legs", "log deadlift 3x5@100kg 2@120kg@9", "add full squat 3x8@80", "done", "done 7",
    "skip squat",
    "note Slept_badly", "log plank 60s", "tag heavy gym", "superset deadlift, squat", "rest 90s", "pause",
    "resume",
    "log pull-up 8@+10 6@bw 5", "finish", "log bench press 12+4+3@60", "undo", "finish", "body 81.5",
    "max deadlift 1@150", "exercise new Carry --body-part core --equipment strongman", "log carry 12@40",
    "exercise alias zc bulgarian split squat", "routine new push bench press 3x8@80kg, dip 3x10",
    "start push", "done", "finish", "delete last --yes", "repeat last", "edit .1 4", "finish", "redo",
  ]

  @Test(arguments: seeds(6)) func aRandomLogbookComesBack(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let machine = try TestMachine()
    for _ in 0..<40 {
      if let line = Self.lines.randomElement(using: &random) { _ = Self.run(line, on: machine) }
      machine.now = machine.now.adding(seconds: Int.random(in: 1...90_000, using: &random))
    }
    // As other programs and people leave them.
    var isDamaged = false
    for (path, bytes) in Self.documents(of: machine).sorted(by: { $0.key < $1.key })
    where path != "gymlog.json" {
      let text = String(decoding: bytes, as: UTF8.self)
      let new: String? =
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
          text.replacing("{\n", with: "{\n  \"ours\": {\"é\": [1e3, \"\\u0041\", {}]},\n", maxReplacements: 1)
        case 1: text + "  \n"
        case 2: String(text.dropLast())
        case 3: text.replacing("\n", with: "\r\n")
        case 4: "{\"format\": 1}, \"b\": {}\n"
        case 5: "not JSON"
        default: nil
        }
      if let new {
        try UserFile.write(machine.home + "/" + Self.data + "/" + path, Array(new.utf8))
        if DocumentPath(path)?.reads(Array(new.utf8)) == false { isDamaged = true }
      }
    }
    let export = try Self.read(Self.export(machine, isDamaged: isDamaged))
    let expected = Self.documents(of: machine)
    #expect(expected.isEmpty == export.isEmpty)
    let other = try TestMachine()
    guard !export.isEmpty else { return }
    #expect(try Self.restore(export, on: other).allSatisfy { $0 == .added })
    #expect(Self.documents(of: other) == expected, "seed \(seed)")
    // Once more, nothing is added.
    #expect(try Self.restore(export, on: other).allSatisfy { $0 == .same })
    #expect(Self.documents(of: other) == expected)
    #expect(Self.run("undo", on: other).code == .done)
    #expect(Self.documents(of: other).keys.sorted() == ["gymlog.json"])
    try Self.importing(machine, expected, isDamaged: isDamaged)
  }

  /// The command puts everything into an empty logbook, once, and one `undo` takes it out.
  private static func importing(
    _ machine: TestMachine, _ expected: [String: [UInt8]], isDamaged: Bool = false
  ) throws {
    let outcome = run("export json -o \(machine.home)/whole.json --force --json", on: machine)
    #expect(outcome.code == (isDamaged ? .damaged : .done))
    let other = try TestMachine()
    let line = "import \(machine.home)/whole.json --yes"
    let first = run(line, on: other)
    #expect(first.code == .done, "\(first)")
    let found = documents(of: other)
    #expect(found.count == expected.count)
    for (path, bytes) in expected where found[path] != bytes { Issue.record("\(path) differs") }
    #expect(run(line, on: other).output.contains("Nothing new"))
    #expect(documents(of: other) == found)
    #expect(run("undo", on: other).code == .done)
    #expect(documents(of: other).keys.sorted() == ["gymlog.json"])
  }

  /// A year, or as many as the variable says: ten take minutes in a debug build.
  @Test func aHistoryComesBack() throws {
    let years = Environment.process["GYMLOG_YEARS"].flatMap { Int($0) } ?? 1
    let last = try #require(Day("2026-11-20"))
    let machine = try TestMachine()
    let history = TrainingHistory(
      seed: 2026, from: last.adding(days: -years * 365 - years / 4), through: last, offset: { _ in 3_600 },
      words: Words(.english))
    let count = try Self.logbook(of: machine).fill(with: history, at: machine.now)
    #expect(count.workouts > years * 130 && count.sets > years * 3_000)
    let expected = Self.documents(of: machine)
    let outcome = Self.run("export json -o \(machine.home)/all.json --json", on: machine)
    #expect(outcome.code == .done && outcome.output.contains("\"workouts\": \(count.workouts)"))
    #expect(outcome.output.contains("\"documentCount\": \(expected.count)"))
    let bytes = try UserFile.read(machine.home + "/all.json", limit: 1 << 28)
    var reader = try ExportedLogbookReader(ExportedLogbookText(bytes))
    var seen = 0
    while let (path, document, _) = try reader.next() {
      if expected[path.text] != document { Issue.record("\(path.text) differs") }
      seen += 1
    }
    #expect(seen == expected.count)
    try Self.importing(machine, expected)
  }

  /// A command that was interrupted after some of its changes resumes.
  @Test func anInterruptedImportResumes() throws {
    let machine = try TestMachine()
    for _ in 0..<3 { _ = Self.run("log deadlift 5@100kg", on: machine) }
    _ = Self.run("finish", on: machine)
    let expected = Self.documents(of: machine)
    let file = machine.home + "/all.json"
    _ = Self.run("export json -o \(file)", on: machine)
    let other = try TestMachine()
    let part = try Self.read(Self.export(machine)).dropLast(2)
    #expect(try Self.restore(Array(part), on: other).allSatisfy { $0 == .added })
    let outcome = Self.run("import \(file) --yes --json", on: other)
    #expect(outcome.output.contains("\"newDocuments\": 2,"), "\(outcome)")
    #expect(Self.documents(of: other) == expected)
  }

  @Test func whatIsThereStays() throws {
    let machine = try TestMachine()
    _ = Self.run("log deadlift 5@100kg", on: machine)
    let export = try Self.read(Self.export(machine))
    _ = Self.run("edit .1 6", on: machine)
    let changed = Self.documents(of: machine)
    let found = try Self.restore(export, on: machine)
    #expect(found.count { $0 == .differs } == 1 && found.allSatisfy { $0 != .added })
    #expect(Self.documents(of: machine) == changed)
  }

  @Test func whatIsCutOffIsSeen() throws {
    let machine = try TestMachine()
    _ = Self.run("log deadlift 5@100kg", on: machine)
    let whole = try Self.export(machine)
    #expect(ExportedLogbookReader.recognizes(whole))
    let end = String(decoding: whole, as: UTF8.self).utf8.count - 1
    for count in stride(from: 0, to: end, by: 7) {
      #expect(throws: ExportedLogbookError.self, "\(count) bytes") {
        try Self.read(Array(whole.prefix(count)))
      }
    }
  }

  private static let refused: [(text: String, reason: ExportedLogbookError.Reason)] = [
    (#"{"gymlog": "logbook", "format": 2, "documents": []}"#, .newer(format: 2)),
    (#"{"gymlog": "answer", "format": 1, "documents": []}"#, .notAnExport), ("[]", .notAnExport),
    ("", .notAnExport),
    (#"{"gymlog": "logbook", "format": 1, "documents": [{"path": "../x", "document": {}}]}"#, .notADocument),
    (#"{"gymlog": "logbook", "format": 1, "documents": [{"path": "gymlog.json"}]}"#, .notADocument),
    (
      #"{"gymlog": "logbook", "format": 1, "documents": [{"path": "gymlog.json", "text": ""}, {"path": "gymlog.json", "text": ""}]}"#,
      .repeated(.logbook)
    ), (#"{"gymlog": "logbook", "format": 1, "documents": []} x"#, .incomplete),
    (
      #"{"gymlog": "logbook", "format": 1, "documents": [{"path": nul}]}"#,
      .syntax(.unexpected("n", expected: .value))
    ),
  ]

  @Test(arguments: refused) func whatIsNoExportIsRefused(text: String, reason: ExportedLogbookError.Reason)
    throws
  {
    let error = #expect(throws: ExportedLogbookError.self) { try Self.read(Array(text.utf8)) }
    if case .syntax = reason, case .syntax = error?.reason { return }
    #expect(error?.reason == reason)
  }

  @Test func membersAfterTheDocumentsAreThoseOfLaterVersions() throws {
    let text = #"{"gymlog": "logbook", "format": 1, "new": {"a": 1}, "documents": [], "more": [1, "]"]}"#
    #expect(try Self.read(Array(text.utf8)).isEmpty)
  }

  /// A file that exists stays, and one that is written is readable only by its owner.
  @Test func theFileIsPrivateAndNotReplaced() throws {
    let machine = try TestMachine()
    _ = Self.run("log deadlift 5@100kg", on: machine)
    let file = machine.home + "/sets.csv"
    #expect(Self.run("export csv -o \(file)", on: machine).code == .done)
    let folder = try Folder.open(machine.home)
    #expect(try folder.status("sets.csv").map { $0.mode & 0o777 } == 0o600)
    let before = try folder.read("sets.csv")
    _ = Self.run("again", on: machine)
    #expect(Self.run("export csv -o \(file)", on: machine).code == .failed)
    #expect(try folder.read("sets.csv") == before)
    #expect(Self.run("export csv -o \(file) --force", on: machine).code == .done)
    #expect(try folder.read("sets.csv") != before)
    #expect(Self.run("export csv -o \(machine.home)/no/sets.csv", on: machine).code == .failed)
    #expect(try folder.names().allSatisfy { !$0.hasPrefix(".tmp") })
  }
}
