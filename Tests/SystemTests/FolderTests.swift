import Testing

@testable import System

@Test func aFolderIsOpened() throws {
  #expect(try Folder.open("/").openFolder("no such folder")?.path == nil)
}
