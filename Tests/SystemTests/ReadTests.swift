import Testing

@testable import System

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct ReadTests {
  @Test(arguments: [0, 1, 4095, 4096, 70_000, 1 << 20])
  func writtenBytesAreRead(size: Int) throws {
    let scratch = try ScratchFolder()
    let content = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try scratch.folder.replace("file", content)
    #expect(try scratch.folder.read("file") == content)
  }

  @Test func theLimitIsInclusive() throws {
    let scratch = try ScratchFolder()
    try scratch.folder.replace("file", [1, 2, 3])
    #expect(try scratch.folder.read("file", limit: 3) == [1, 2, 3])
    let error = failure { _ = try scratch.folder.read("file", limit: 2) }
    #expect(error == SystemError(.read, scratch.path + "/file", code: EFBIG))
    #expect(error?.isTooLarge == true)
  }

  @Test func onlyRegularFilesAreRead() throws {
    let scratch = try ScratchFolder()
    try scratch.folder.makeFolder("folder")
    mkfifo(scratch.path + "/pipe", 0o600)
    #expect(failure { _ = try scratch.folder.read("folder") }?.isFolder == true)
    #expect(failure { _ = try scratch.folder.read("pipe") }?.isSpecialFile == true)
    let devices = try Folder.open("/dev")
    #expect(failure { _ = try devices.read("zero") }?.isSpecialFile == true)
    #expect(try scratch.folder.entries().contains(Folder.Entry(name: "pipe", kind: .special)))
  }

  @Test func filesOfUnknownSizeAreReadToTheEnd() throws {
    guard let process = try? Folder.open("/proc/self") else { return }
    let bytes = try #require(try process.read("status"))
    #expect(bytes.count > 100 && bytes.last == UInt8(ascii: "\n"))
    #expect(
      failure { _ = try process.read("status", limit: 5) }?.isTooLarge == true)
  }
}
