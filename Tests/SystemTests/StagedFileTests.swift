import Testing

@testable import System

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct StagedFileTests {
  @Test func stagedFilesAreInvisibleUntilPublished() throws {
    let scratch = try ScratchFolder()
    try scratch.folder.replace("a", [1])
    let first = try scratch.folder.stage("a", [2])
    var second = try scratch.folder.stageWithoutWaiting("b", [3])
    #expect(try scratch.folder.read("a") == [1] && scratch.folder.read("b") == nil)
    try second.synchronize()
    try first.publish()
    try second.publish()
    #expect(try scratch.folder.read("a") == [2] && scratch.folder.read("b") == [3])
    #expect(try scratch.folder.names().sorted() == ["a", "b"])
  }

  @Test func discardingLeavesNothing() throws {
    let scratch = try ScratchFolder()
    try scratch.folder.stage("a", [1]).discard()
    #expect(try scratch.folder.names().isEmpty)
  }

  @Test func failedPublishingLeavesNothing() throws {
    let scratch = try ScratchFolder()
    try scratch.folder.makeFolder("a")
    let error = failure { try scratch.folder.replace("a", [1]) }
    #expect(error == SystemError(.rename, scratch.path + "/a", code: EISDIR))
    #expect(try scratch.folder.names() == ["a"])
  }

  @Test(.enabled(if: getuid() == 0, "only root can mount")) func aFullDiskIsAnErrorAndLeavesNothing() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path
    try #require(try scratch.folder.makeFolder("small"))
    guard system("mount -t tmpfs -o size=16k tmpfs '\(path)/small' 2>/dev/null") == 0 else { return }
    defer { system("umount '\(path)/small'") }
    do {
      let small = try Folder.open(path + "/small")
      try small.replace("kept", [1])
      let error = failure {
        try small.replace("kept", [UInt8](repeating: 2, count: 100_000))
      }
      #expect(error == SystemError(.write, path + "/small/kept", code: ENOSPC) && error?.isOutOfSpace == true)
      #expect(try small.names() == ["kept"] && small.read("kept") == [1])
      #expect(system("mount -o remount,ro '\(path)/small'") == 0)
      #expect(failure { try small.replace("kept", [3]) }?.isReadOnly == true)
      #expect(try small.read("kept") == [1])
    }
  }

  @Test func modesArePrivateWhateverTheUmask() async throws {
    let scratch = try ScratchFolder()
    await #expect(processExitsWith: .success) { [path = scratch.path as String] in
      let folder = try Folder.open(path)
      for mask: mode_t in [0o000, 0o022, 0o077, 0o277, 0o777] {
        umask(mask)
        try folder.makeFolder("folder-\(mask)")
        try folder.replace("file-\(mask)", bytes)
        try FileLock("lock-\(mask)", in: folder, waiting: 0).release()
      }
      try UserFile.write(path + "/shared", bytes)
      umask(0o027)
      try UserFile.write(path + "/given", bytes)
    }
    let entries = try scratch.folder.entries()
    #expect(entries.count == 17)
    for entry in entries where entry.name != "given" {
      #expect(try scratch.folder.status(entry.name)?.mode == (entry.kind == .folder ? 0o700 : 0o600))
    }
    #expect(try scratch.folder.status("given")?.mode == 0o640)
  }

  @Test func oldTemporaryFilesAreSwept() throws {
    let scratch = try ScratchFolder()
    let old = try scratch.folder.stage("a", [1])
    let fresh = try scratch.folder.stage("a", [1])
    try scratch.folder.replace("data", [1])
    try scratch.folder.makeFolder(".tmp-folder")
    for name in [old.temporary, "data", ".tmp-folder"] {
      var times = [timeval](
        repeating: timeval(tv_sec: time_t(SystemClock.now().seconds - 3700), tv_usec: 0), count: 2)
      utimes(scratch.folder.path(of: name), &times)
    }
    try scratch.folder.sweepTemporaries()
    #expect(try scratch.folder.names().sorted() == [".tmp-folder", fresh.temporary, "data"].sorted())
  }
}
