import Testing

@testable import System

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct PathsTests {
  @Test func missingFoldersAreMade() throws {
    let scratch = try ScratchFolder()
    let folder = try Folder.makeFolders(scratch.path + "/a/b//c/")
    try folder.replace("file", bytes)
    #expect(try Folder.makeFolders(scratch.path + "/a/b/c").read("file") == bytes)
    #expect(try Folder.open(scratch.path + "/a").status("b")?.mode == 0o700)
    #expect(try Folder.realPath(scratch.path + "/a/./b/../b/c") == Folder.realPath(scratch.path) + "/a/b/c")
  }

  @Test func pathsAreSplitByBytes() {
    #expect(split("/a/b/") == ("/a", "b"))
    #expect(split("/a") == ("/", "a"))
    #expect(split("a") == (".", "a"))
    #expect(split("a/\u{301}b") == ("a", "\u{301}b"))
    #expect(split("/").name == "")
  }

  @Test func errorsNameTheFailingPart() throws {
    let scratch = try ScratchFolder()
    try scratch.folder.replace("file", bytes)
    symlink("nowhere", scratch.path + "/dangling")
    symlink("ring", scratch.path + "/ring")
    for open in [Folder.open, Folder.makeFolders] as [(String) throws -> Folder] {
      func error(_ path: String) -> SystemError? {
        failure { _ = try open(scratch.path + path) }
      }
      #expect(error("/file/a/b") == SystemError(.open, scratch.path + "/file", code: ENOTDIR))
      #expect(error("/file")?.isNotFolder == true)
      #expect(error("/dangling/a") == SystemError(.followLink, scratch.path + "/dangling", code: ENOENT))
      #expect(error("/dangling")?.isDanglingLink == true)
      #expect(error("/dangling")?.isNotFound == false)
      #expect(error("/ring/a")?.isLink == true)
      #expect(error("/a\0b")?.code == EINVAL)
    }
    let absent = failure { _ = try Folder.open(scratch.path + "/x/y") }
    #expect(absent == SystemError(.open, scratch.path + "/x", code: ENOENT) && absent?.isNotFound == true)
    #expect(failure { _ = try Folder.open("") }?.code == EINVAL)
    #expect(
      failure { _ = try Folder.realPath(scratch.path + "/x") }?.isNotFound == true)
  }

  @Test(.enabled(if: getuid() != 0, "root has every permission"))
  func deniedPermissionsAreErrors() throws {
    let scratch = try ScratchFolder()
    for name in ["shut", "fixed"] { try scratch.folder.makeFolder(name) }
    let fixed = try Folder.open(scratch.path + "/fixed")
    try fixed.replace("kept", bytes)
    chmod(scratch.path + "/shut", 0)
    chmod(fixed.path, 0o500)
    defer { for name in ["shut", "fixed"] { chmod(scratch.path + "/" + name, 0o700) } }
    #expect(failure { _ = try Folder.open(scratch.path + "/shut/in") }?.isPermission == true)
    #expect(failure { try fixed.replace("kept", [1]) }?.isPermission == true)
    #expect(failure { try fixed.makeFolder("new") }?.isPermission == true)
    #expect(try fixed.read("kept") == bytes && fixed.names() == ["kept"])
  }

  @Test func userFilesAreReadAndWritten() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path + "/out"
    try UserFile.write(path, bytes)
    chmod(path, 0o604)
    symlink("out", scratch.path + "/link")
    try UserFile.write(scratch.path + "/link", [7])
    #expect(try UserFile.read(path, limit: 1) == [7])
    #expect(try scratch.folder.status("link")?.kind == .link && scratch.folder.status("out")?.mode == 0o604)
    #expect(failure { _ = try UserFile.read(path, limit: 0) }?.isTooLarge == true)
    let kept = failure { try UserFile.write(path, [8], replacing: false) }
    #expect(kept?.alreadyExists == true)
    #expect(failure { try UserFile.write(scratch.path, [8]) }?.isFolder == true)
    #expect(
      failure { try UserFile.write(path + "/x", [8]) }
        == SystemError(.status, path + "/x", code: ENOTDIR))
    #expect(
      failure { try UserFile.write(scratch.path + "/no/x", [8]) }?.isNotFound
        == true)
    #expect(try scratch.folder.names().sorted() == ["link", "out"])
    try UserFile.write("/dev/null", bytes)
    #expect(
      failure { try UserFile.write("/dev/full", bytes) }?.isOutOfSpace == true)
  }
}
