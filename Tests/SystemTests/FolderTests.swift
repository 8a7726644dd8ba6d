import Testing

@testable import System

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct FolderTests {
  @Test func absentFilesAndFoldersAreNil() throws {
    let scratch = try ScratchFolder()
    #expect(try scratch.folder.openFolder("absent")?.path == nil)
    #expect(try scratch.folder.read("absent") == nil)
    #expect(try scratch.folder.status("absent") == nil)
    #expect(try scratch.folder.remove("absent") == false)
    #expect(try scratch.folder.removeFolder("absent") == false)
  }

  @Test func foldersAreMadeOnceAndListed() throws {
    let scratch = try ScratchFolder()
    #expect(try scratch.folder.makeFolder("inner"))
    #expect(try scratch.folder.makeFolder("inner") == false)
    let inner = try #require(try scratch.folder.openFolder("inner"))
    try inner.replace("día.json", bytes)
    #expect(inner.path == scratch.path + "/inner")
    #expect(try scratch.folder.entries() == [Folder.Entry(name: "inner", kind: .folder)])
    #expect(try inner.entries() == [Folder.Entry(name: "día.json", kind: .file)])
    #expect(
      failure { try scratch.folder.removeFolder("inner") }?.isNotEmpty == true)
    #expect(failure { try inner.removeFolder("día.json") }?.isNotFolder == true)
    #expect(failure { try scratch.folder.remove("inner") }?.isFolder == true)
    #expect(try inner.remove("día.json") && inner.names().isEmpty)
    #expect(try scratch.folder.removeFolder("inner") && scratch.folder.names().isEmpty)
  }

  @Test func manyNamesAreListedOnceEach() throws {
    let scratch = try ScratchFolder()
    let names = (0..<2000).map { "set-\($0)-of-a-name-that-is-not-short.json" }
    for name in names { _ = try scratch.folder.stage(name, [], durable: false).publish() }
    #expect(try Set(scratch.folder.names()) == Set(names))
    #expect(try scratch.folder.names().count == names.count)
  }

  @Test func namesThatAreNotUTF8AreLeftOut() throws {
    let scratch = try ScratchFolder()
    try scratch.folder.replace("good", bytes)
    let made = (scratch.path + "/").withCString { path -> Int32 in
      var raw = Array(UnsafeBufferPointer(start: path, count: strlen(path)))
      raw += [CChar(bitPattern: 0xFF), CChar(bitPattern: 0xFE), 0]
      let descriptor = open(raw, O_CREAT | O_WRONLY, 0o600)
      return descriptor < 0 ? descriptor : close(descriptor)
    }
    // Some file systems don't allow such names.
    if made == 0 { #expect(try scratch.folder.names() == ["good"]) }
    _ = system("rm -f '\(scratch.path)/'$(printf '\\377\\376')")
  }

  @Test(arguments: ["", ".", "..", "a/b", "/etc", "../up", "a\0b"])
  func namesThatLeaveTheFolderAreRejected(name: String) throws {
    let scratch = try ScratchFolder()
    let folder = scratch.folder
    let calls: [() throws -> Void] = [
      { _ = try folder.read(name) },
      { _ = try folder.openFolder(name) },
      { try folder.makeFolder(name) },
      { try folder.replace(name, bytes) },
      { try folder.rename(name, to: "x") },
      { try folder.rename("x", to: name) },
      { try folder.remove(name) },
      { try folder.removeFolder(name) },
      { _ = try folder.status(name) },
    ]
    for call in calls { #expect(failure(of: call)?.code == EINVAL) }
    #expect(try folder.names().isEmpty)
  }

  @Test func namesThatAreTooLongAreBad() throws {
    let scratch = try ScratchFolder()
    let name = String(repeating: "n", count: 256)
    let error = failure { try scratch.folder.makeFolder(name) }
    #expect(error?.code == ENAMETOOLONG)
  }

  @Test func linksAreRejected() throws {
    let scratch = try ScratchFolder()
    let folder = scratch.folder
    try folder.replace("file", bytes)
    try folder.makeFolder("folder")
    symlink("file", scratch.path + "/to-file")
    symlink("folder", scratch.path + "/to-folder")
    symlink("nowhere", scratch.path + "/to-nothing")
    for name in ["to-file", "to-folder", "to-nothing"] {
      #expect(failure { _ = try folder.read(name) }?.isLink == true)
      #expect(failure { _ = try folder.openFolder(name) }?.isLink == true)
      #expect(try folder.status(name)?.kind == .link)
    }
    #expect(try folder.makeFolder("to-nothing") == false)
    try folder.replace("to-file", [1])
    #expect(try folder.read("file") == bytes && folder.read("to-file") == [1])
  }

  @Test func renamingReplaces() throws {
    let scratch = try ScratchFolder()
    try scratch.folder.makeFolder("other")
    let other = try #require(try scratch.folder.openFolder("other"))
    try scratch.folder.replace("a", [1])
    try other.replace("b", [2])
    try scratch.folder.rename("a", to: "b", in: other)
    #expect(try other.read("b") == [1] && scratch.folder.names() == ["other"])
    let error = failure { try other.rename("absent", to: "b") }
    #expect(error == SystemError(.rename, other.path(of: "b"), code: ENOENT))
    try scratch.folder.synchronize()
  }

  @Test func statusShowsChanges() throws {
    let scratch = try ScratchFolder()
    try scratch.folder.replace("a", bytes)
    let first = try #require(try scratch.folder.status("a"))
    #expect(first.kind == .file && first.size == bytes.count && first.mode == 0o600 && first.links == 1)
    #expect(abs(first.modified / 1_000_000_000 - SystemClock.now().seconds) < 60)
    try scratch.folder.replace("a", bytes)
    #expect(try scratch.folder.status("a")?.inode != first.inode)
    #expect(try scratch.folder.status().kind == .folder)
    #expect(try scratch.folder.status().device == first.device)
  }

  @Test func openFoldersSurviveARename() throws {
    let scratch = try ScratchFolder()
    try scratch.folder.makeFolder("a")
    let opened = try #require(try scratch.folder.openFolder("a"))
    try scratch.folder.rename("a", to: "b")
    try opened.replace("file", bytes)
    #expect(try scratch.folder.openFolder("b")?.read("file") == bytes)
  }
}
