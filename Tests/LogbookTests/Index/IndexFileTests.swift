import Documents
import System
import Testing
import Training

@testable import Logbook

@Suite struct IndexFileTests {
  private func filled(_ workouts: Int = 3) throws -> ScratchLogbook {
    let scratch = try ScratchLogbook()
    for number in 1...workouts { try scratch.dropIn(past(days: number * 40, exercise: "\(number + 1)")) }
    _ = try scratch.histories()
    return scratch
  }

  @Test func theFirstReportWritesTheIndex() throws {
    let scratch = try filled()
    #expect(scratch.index != nil)
    let (with, without) = try scratch.histories()
    #expect(with == without)
    #expect(with.history.sessions.count == 3)
    #expect(with.history.sets.count == 18)
  }

  @Test func theIndexIsPrivate() throws {
    let scratch = try filled()
    let status = try Folder.open(scratch.root).status("cache")
    #expect(status?.mode == 0o700)
    for entry in try Folder.open(scratch.root + "/cache").entries() {
      #expect(try Folder.open(scratch.root + "/cache").status(entry.name)?.mode == 0o600)
    }
  }

  /// The files of an old workout aren't checked.
  @Test func theIndexIsUsedIfNothingSeemsChanged() throws {
    let scratch = try filled()
    let folder = try scratch.dropIn(past(days: 120))
    try scratch.dropIn(past(days: 0))
    let before = try scratch.histories()
    scratch.index = nil
    _ = try scratch.histories()
    try scratch.editSet(of: folder)
    let after = try scratch.histories()
    #expect(after.with == before.with)
    #expect(after.without != before.without)
  }

  @Test func aFlippedBitIsDetected() throws {
    let scratch = try ScratchLogbook()
    try scratch.dropIn(past(days: 40, sets: 1))
    let expected = try scratch.histories().without.history
    let bytes = try #require(scratch.index)
    let status = try Folder.open(scratch.root + "/data").status()
    let exercises = expected.exerciseSpans.map(\.id)
    let alone = expected.exercises.map { History(Array(expected.sets(ofExercise: $0)), of: expected) }
    let folder = try Folder.open(scratch.root)
    #expect(try history(bytes, status, folder) == expected)
    // Every bit of the header, which has no checksum.
    let flips = (0..<bytes.count * 8).filter { $0 < IndexFile.headerEnd * 8 || $0 / 8 % 8 == $0 % 8 }
    for flip in flips {
      let offset = flip / 8
      var flipped = bytes
      flipped[offset] ^= UInt8(1 << (flip % 8))
      try folder.stage("flipped", flipped, durable: false).publish()
      guard let mapping = try folder.map("flipped"), let index = IndexFile(mapping, of: status) else {
        continue
      }
      let history = index.history()
      #expect(history == nil || history == expected, "byte \(offset)")
      for (exercise, expected) in zip(exercises, alone) {
        let found = index.history(of: exercise, excluding: nil)
        #expect(found == nil || found == expected, "byte \(offset)")
      }
    }
  }

  @Test func aTruncatedIndexIsNotUsed() throws {
    let scratch = try ScratchLogbook()
    try scratch.dropIn(past(days: 40, sets: 1))
    _ = try scratch.histories()
    let bytes = try #require(scratch.index)
    let status = try Folder.open(scratch.root + "/data").status()
    let folder = try Folder.open(scratch.root)
    for length in bytes.indices { #expect(try history(Array(bytes[..<length]), status, folder) == nil) }
    #expect(try history(bytes + [0], status, folder) == nil)
  }

  @Test(arguments: [0, 1, 8, 300, 400, 1_000, 5_000]) func aDamagedIndexIsRebuilt(offset: Int) throws {
    let scratch = try filled()
    let whole = try #require(scratch.index)
    let expected = try scratch.histories().without
    scratch.index = Array(whole[..<min(offset, whole.count)])
    #expect(try scratch.histories().with == expected)
    #expect(scratch.index?.count == whole.count)
    var flipped = whole
    flipped[min(offset, whole.count - 1)] ^= 0x80
    scratch.index = flipped
    #expect(try scratch.histories().with == expected)
    try scratch.write("cache/\(try #require(Folder.open(scratch.root + "/cache").names().first))", "")
    #expect(try scratch.histories().with == expected)
  }

  private func history(_ bytes: [UInt8], _ status: FileStatus, _ folder: Folder) throws -> History? {
    try folder.stage("copy", bytes, durable: false).publish()
    return try folder.map("copy").flatMap { IndexFile($0, of: status) }?.history()
  }

  @Test func anIndexOfAnotherInodeOrDeviceIsNotUsed() throws {
    let scratch = try filled()
    let bytes = try #require(scratch.index)
    var status = try Folder.open(scratch.root + "/data").status()
    let folder = try Folder.open(scratch.root)
    status.inode += 1
    #expect(try history(bytes, status, folder) == nil)
    status.inode -= 1
    status.device += 1
    #expect(try history(bytes, status, folder) == nil)
  }

  /// A valid file of another program version, whose values would be misread.
  @Test func anotherVersionIsNotUsed() throws {
    let scratch = try filled()
    var bytes = try #require(scratch.index)
    let status = try Folder.open(scratch.root + "/data").status()
    let folder = try Folder.open(scratch.root)
    bytes[8] += 1
    #expect(try history(bytes, status, folder) == nil)
  }

  /// A recent temporary file may be in use by another process.
  @Test func onlyOldTemporaryFilesAreRemoved() throws {
    let scratch = try filled()
    try scratch.write("cache/.tmp-1-1", "half an ind")
    scratch.index = nil
    _ = try scratch.histories()
    #expect(scratch.index != nil)
    #expect(scratch.files("cache")["cache/.tmp-1-1"] != nil)
    try setAge(of: scratch.root + "/cache/.tmp-1-1", hours: 2)
    scratch.index = nil
    _ = try scratch.histories()
    #expect(scratch.files("cache")["cache/.tmp-1-1"] == nil, "what a crash left is swept")
  }

  @Test func theChecksumDetectsEveryFlippedBit() {
    for count in 0...100 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
      let sum = bytes.withUnsafeBytes { checksum($0) }
      for offset in bytes.indices {
        for bit in 0..<8 {
          var other = bytes
          other[offset] ^= UInt8(1 << bit)
          #expect(other.withUnsafeBytes { checksum($0) } != sum)
        }
      }
      #expect((bytes + [0]).withUnsafeBytes { checksum($0) } != sum)
    }
  }
}
