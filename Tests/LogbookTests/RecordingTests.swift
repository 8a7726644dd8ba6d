import Logbook
import System
import Testing

@Suite struct RecordingTests {
  private func here(_ scratch: ScratchLogbook, creating: Bool = false) throws -> Recording {
    guard case .here(let recording) = try scratch.logbook.recording(creating: creating) else {
      throw Missing()
    }
    return recording
  }

  private struct Missing: Error {}

  private func isNone(_ found: Recording.Found) -> Bool { if case .none = found { true } else { false } }

  @Test func nothingIsMadeByLooking() throws {
    let scratch = try ScratchLogbook()
    #expect(isNone(try scratch.logbook.recording(creating: false)))
    try scratch.logbook.askRecordingToStop()
    #expect(scratch.files("").isEmpty)
  }

  @Test("What was appended is there again, whole lines only") func left() throws {
    let scratch = try ScratchLogbook()
    let first = try here(scratch, creating: true)
    try first.append("one\n")
    try first.append("two\nthree\n")
    try first.append("a part of a li")
    _ = consume first
    let again = try here(scratch)
    #expect(again.bytes == Array("one\ntwo\nthree\n".utf8))
    try again.append("four\n")
    #expect(scratch.files("state").values.contains("one\ntwo\nthree\nfour\n"))
    try again.clear()
    #expect(again.bytes.isEmpty)
    try again.remove()
    #expect(isNone(try scratch.logbook.recording(creating: false)))
  }

  @Test("Another process sees what is recorded and can ask for the end") func elsewhere() throws {
    let scratch = try ScratchLogbook()
    let recording = try here(scratch, creating: true)
    try recording.append("one\n")
    guard case .elsewhere(let bytes) = try scratch.logbook.recording(creating: true) else { throw Missing() }
    #expect(bytes == Array("one\n".utf8))
    #expect(!recording.isAskedToStop)
    try scratch.logbook.askRecordingToStop()
    #expect(recording.isAskedToStop)
    try recording.remove()
    #expect(!recording.isAskedToStop)
    #expect(scratch.files("state").isEmpty)
  }

  @Test("A stale stop request doesn't end the next recording") func oldWish() throws {
    let scratch = try ScratchLogbook()
    _ = try here(scratch, creating: true)
    try scratch.logbook.askRecordingToStop()
    #expect(try !here(scratch).isAskedToStop)
  }
}
