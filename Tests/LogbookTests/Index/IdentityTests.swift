import Foundation
import System
import TestSupport
import Testing
import Training

@testable import Logbook

/// Two data directories never share an index, however similar they are.
@Suite struct IdentityTests {
  private func logbook(_ scratch: ScratchLogbook, _ data: String) -> Logbook {
    var logbook = Logbook(
      LogbookDirectories(
        data: scratch.root + "/" + data, createsData: false, state: scratch.root + "/state",
        cache: scratch.root + "/cache"))
    logbook.indexClock = scratch.logbook.indexClock
    return logbook
  }

  private func sets(_ scratch: ScratchLogbook, _ data: String) throws -> [Int] {
    try Report(logbook(scratch, data), at: evening).history.sets.compactMap(\.reps)
  }

  private func run(_ words: String..., in scratch: ScratchLogbook) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/" + words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = URL(fileURLWithPath: scratch.root)
    try process.run()
    process.waitUntilExit()
  }

  private func filled() throws -> ScratchLogbook {
    let scratch = try ScratchLogbook()
    try scratch.dropIn(past(days: 90, sets: 1, reps: 5))
    #expect(try sets(scratch, "data") == [5, 5])
    return scratch
  }

  /// Edits the sets of a data directory in place, which only shows when they are read.
  private func change(_ scratch: ScratchLogbook, _ data: String) throws {
    scratch.letTimePass()
    for (path, text) in scratch.files(data) where path.contains("/set-") {
      try scratch.overwrite(path, text.replacing("\"reps\": 5", with: "\"reps\": 7"))
    }
  }

  @Test func aCopyHasItsOwnIndex() throws {
    let scratch = try filled()
    try run("cp", "-a", "data", "copy", in: scratch)
    try change(scratch, "copy")
    #expect(try sets(scratch, "copy") == [7, 7])
    #expect(try sets(scratch, "data") == [5, 5])
    #expect(try Folder.open(scratch.root + "/cache").names().count == 2)
  }

  @Test func aReplacedDirectoryHasItsOwnIndex() throws {
    let scratch = try filled()
    try run("cp", "-a", "data", "copy", in: scratch)
    try change(scratch, "copy")
    try run("mv", "data", "old", in: scratch)
    try run("mv", "copy", "data", in: scratch)
    #expect(try sets(scratch, "data") == [7, 7])
    #expect(try sets(scratch, "old") == [5, 5])
  }

  @Test func aLinkSharesTheIndexOfItsTarget() throws {
    let scratch = try filled()
    try run("cp", "-a", "data", "copy", in: scratch)
    try change(scratch, "copy")
    try run("ln", "-s", "data", "link", in: scratch)
    #expect(try sets(scratch, "link") == [5, 5])
    #expect(try Folder.open(scratch.root + "/cache").names().count == 1)
    try run("ln", "-sfn", "copy", "link", in: scratch)
    #expect(try sets(scratch, "link") == [7, 7])
    #expect(try Folder.open(scratch.root + "/cache").names().count == 2)
  }

  /// An index under the wrong name, as if two paths had the same hash.
  @Test func anIndexOfAnotherDirectoryIsNotUsed() throws {
    let scratch = try filled()
    try run("cp", "-a", "data", "copy", in: scratch)
    try change(scratch, "copy")
    let own = try scratch.indexPlace(of: scratch.root + "/data").name
    let other = try scratch.indexPlace(of: scratch.root + "/copy").name
    try run("cp", "cache/" + own, "cache/" + other, in: scratch)
    #expect(try sets(scratch, "copy") == [7, 7])
  }
}
