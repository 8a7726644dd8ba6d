import Testing

@testable import System

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct MappingTests {
  @Test(arguments: [1, 4095, 4096, 4097, 100_000]) func writtenBytesAreMapped(size: Int) throws {
    let scratch = try ScratchFolder()
    let content = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try scratch.folder.replace("file", content)
    let mapping = try #require(try scratch.folder.map("file"))
    #expect(mapping.count == size)
    #expect(mapping.bytes.elementsEqual(content))
  }

  @Test func mappingsOutliveTheirFile() throws {
    let scratch = try ScratchFolder()
    try scratch.folder.replace("file", [1, 2, 3])
    let mapping = try #require(try scratch.folder.map("file"))
    try scratch.folder.replace("file", [4])
    #expect(mapping.bytes.elementsEqual([1, 2, 3]))
    try scratch.folder.remove("file")
    #expect(mapping.bytes.elementsEqual([1, 2, 3]))
  }

  @Test func missingAndEmptyFilesAreNil() throws {
    let scratch = try ScratchFolder()
    #expect(try scratch.folder.map("file") == nil)
    try scratch.folder.replace("file", [])
    #expect(try scratch.folder.map("file") == nil)
  }

  @Test func onlyRegularFilesAreMappedUpToALimit() throws {
    let scratch = try ScratchFolder()
    try scratch.folder.makeFolder("folder")
    try scratch.folder.replace("file", [1, 2, 3])
    symlink("file", scratch.path + "/link")
    #expect(failure { _ = try scratch.folder.map("folder") }?.isFolder == true)
    #expect(failure { _ = try scratch.folder.map("link") }?.isLink == true)
    #expect(failure { _ = try scratch.folder.map("file", limit: 2) }?.isTooLarge == true)
  }
}
