import Testing

@testable import System

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct ScanTests {
  private func fill(_ scratch: borrowing ScratchFolder) throws -> Folder {
    try scratch.folder.makeFolder("inner")
    let inner = try #require(try scratch.folder.openFolder("inner"))
    for number in 1...20 {
      try inner.replace("file-\(number)", Array(repeating: UInt8(number), count: number))
    }
    return inner
  }

  /// The files' contents by name.
  private func contents(_ folder: Folder, limit: Int = 100) throws -> (
    FolderScan, [String: Result<[UInt8], SystemError>]
  ) {
    var found: [String: Result<[UInt8], SystemError>] = [:]
    let isFile = { (name: UnsafeRawBufferPointer) in name.starts(with: Array("file".utf8)) }
    let scan = try folder.scan("inner", .contents(isWanted: isFile, limit: limit)) { name, bytes in
      found[String(decoding: name, as: UTF8.self)] = bytes
    }
    return (try #require(scan), found)
  }

  @Test func findsEveryFile() throws {
    let scratch = try ScratchFolder()
    let inner = try fill(scratch)
    try inner.replace("other", [1])
    let (scan, found) = try contents(scratch.folder)
    #expect(found.count == 20)
    for number in 1...20 {
      #expect(try found["file-\(number)"]?.get() == Array(repeating: UInt8(number), count: number))
    }
    #expect(try scan.folder == inner.status())
  }

  @Test func everyKindOfScanGivesTheSameDigest() throws {
    let scratch = try ScratchFolder()
    let inner = try fill(scratch)
    try inner.replace("other", [1])
    let read = try contents(scratch.folder).0.digest
    let seen = try #require(try scratch.folder.scan("inner", .statuses)).digest
    let named = try #require(try scratch.folder.scan("inner", .names)).digest
    #expect(read == seen)
    #expect(named.names == seen.names)
    #expect(try seen.newest == inner.names().compactMap { try inner.status($0)?.changed }.max())
  }

  @Test func everyChangeOfAFileChangesTheDigest() throws {
    let scratch = try ScratchFolder()
    let inner = try fill(scratch)
    var sums: [UInt64] = []
    func expectAnother() throws {
      let digest = try #require(try scratch.folder.scan("inner", .statuses)).digest
      #expect(!sums.contains(digest.files))
      sums.append(digest.files)
      SystemClock.sleep(0.012)
    }
    try expectAnother()
    try inner.replace("file-21", [1])
    try expectAnother()
    try inner.rename("file-21", to: "file-22")
    try expectAnother()
    chmod(inner.path + "/file-3", 0o400)
    try expectAnother()
    let file = open(inner.path + "/file-4", O_WRONLY)
    #expect(write(file, "x", 1) == 1)
    close(file)
    try expectAnother()
    try inner.remove("file-5")
    try expectAnother()
  }

  @Test func onlyNamesChangeTheDigestOfNames() throws {
    let scratch = try ScratchFolder()
    let inner = try fill(scratch)
    let before = try #require(try scratch.folder.scan("inner", .names)).digest
    try inner.replace("file-1", [9, 9])
    #expect(try scratch.folder.scan("inner", .names)?.digest.names == before.names)
    try inner.rename("file-1", to: "file-0")
    #expect(try scratch.folder.scan("inner", .names)?.digest.names != before.names)
  }

  @Test func unreadableFilesAreErrorsAndTheRestIsRead() throws {
    let scratch = try ScratchFolder()
    let inner = try fill(scratch)
    try inner.makeFolder("file-folder")
    symlink("file-1", inner.path + "/file-link")
    mkfifo(inner.path + "/file-pipe", 0o600)
    let (_, found) = try contents(scratch.folder, limit: 19)
    #expect(found.count == 23)
    func error(_ name: String) -> SystemError? {
      if case .failure(let error) = found[name] { error } else { nil }
    }
    #expect(error("file-folder")?.isFolder == true)
    #expect(error("file-link")?.isLink == true)
    #expect(error("file-pipe")?.isSpecialFile == true)
    #expect(error("file-20")?.isTooLarge == true)
    #expect(error("file-19") == nil)
  }

  @Test func onlyFoldersAreScanned() throws {
    let scratch = try ScratchFolder()
    _ = try fill(scratch)
    symlink("inner", scratch.path + "/link")
    try scratch.folder.replace("file", [1])
    let folder = scratch.folder
    #expect(failure { _ = try folder.scan("link", .names) }?.isLink == true)
    #expect(failure { _ = try folder.scan("file", .names) }?.isNotFolder == true)
    #expect(try folder.scan("nothing", .names) == nil)
  }
}

@Suite struct MountTableTests {
  private let table = Array(
    """
    22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
    40 22 0:35 / /home/me/nas rw shared:2 master:3 - nfs4 nas:/export rw
    41 22 0:36 / /home/me/my\\040phone rw - fuse.sshfs phone: rw
    42 22 8:17 / /mnt/usb rw - fuseblk /dev/sdb1 rw
    43 22 0:37 /

    """.utf8)

  @Test(
    arguments: [
      (8, 1, false), (0, 35, true), (0, 36, true), (8, 17, false), (0, 37, false), (9, 9, false),
    ] as [(UInt64, UInt64, Bool)])
  func theFileSystemTypeDecides(major: UInt64, minor: UInt64, isRemote: Bool) {
    #expect(MountTable.isRemote(major << 8 | minor, in: table) == isRemote)
  }

  @Test func largeDeviceNumbers() {
    let table = Array("1 1 4096:70000 / /x rw - nfs x rw".utf8)
    let device: UInt64 = (70_000 & 0xff) | (70_000 & 0xffff_ff00) << 12 | (4_096 & 0xfff) << 8 | 1 << 44
    #expect(MountTable.isRemote(device, in: table))
  }

  @Test func temporaryFoldersAreLocal() throws {
    let scratch = try ScratchFolder()
    #expect(!scratch.folder.isRemote)
  }
}
