import System
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct AppendedFileTests {
  private func open(
    _ scratch: borrowing ScratchFolder, creating: Bool = true, waiting seconds: Double = 0
  ) throws -> AppendedFile? {
    try AppendedFile("log", in: scratch.folder, waiting: seconds, creating: creating)
  }

  @Test func growsAndIsCut() throws {
    let scratch = try ScratchFolder()
    #expect(try open(scratch, creating: false) == nil)
    let file = try #require(try open(scratch))
    try file.append([1, 2])
    try file.append([3])
    #expect(try file.read(limit: 3) == [1, 2, 3])
    #expect(throws: SystemError.self) { try file.read(limit: 2) }
    try file.cut(to: 1)
    try file.append([9])
    #expect(try scratch.folder.read("log") == [1, 9])
    #expect(try scratch.folder.status("log")?.mode == 0o600)
  }

  @Test func itsContentStaysWhenItIsOpened() throws {
    let scratch = try ScratchFolder()
    try open(scratch)?.append([1])
    let file = try #require(try open(scratch, creating: false))
    #expect(try file.read(limit: 10) == [1])
  }

  @Test func onlyOneHasIt() throws {
    let scratch = try ScratchFolder()
    var file = try open(scratch)
    #expect(throws: FileLock.Failure.busy) { try open(scratch) }
    file = nil
    #expect(file == nil)
    #expect(try open(scratch) != nil)
  }

  @Test("A copy of its descriptor in a starting program doesn't keep the lock")
  func copied() throws {
    let scratch = try ScratchFolder()
    var file = try open(scratch)
    var (wanted, status) = (stat(), stat())
    #expect(stat(scratch.path + "/log", &wanted) == 0)
    let descriptor = (3...255).first { fstat($0, &status) == 0 && status.st_ino == wanted.st_ino }
    let copy = dup(try #require(descriptor))
    defer { close(copy) }
    file = nil
    #expect(file == nil)
    #expect(try open(scratch) != nil)
  }

  @Test("Whoever waits for a file that is removed meanwhile finds none, or a new one") func removed() throws {
    let scratch = try ScratchFolder()
    let file = try #require(try open(scratch))
    try file.append([1])
    try scratch.folder.remove("log")
    #expect(try open(scratch, creating: false) == nil)
    #expect(try open(scratch)?.read(limit: 10) == [])
  }
}
