import System
import TestSupport
import Testing

@testable import Catalogue

@Suite("Data/routines")
struct BuiltInRoutineFilesTests {
  /// The paths of the documents in the repository.
  private static func paths() throws -> [String] {
    let folder = try Folder.open(Repository.path("Data/routines"))
    return try folder.names().sorted().flatMap { routine in
      try (folder.openFolder(routine)?.names() ?? []).sorted().map { routine + "/" + $0 }
    }
  }

  @Test("The program embeds every document; if not, run `Tests/list-built-in-routines`")
  func listed() throws {
    let listed = BuiltInRoutineFiles.routines.flatMap { folder in
      folder.files.keys.sorted().map { folder.id + "/" + $0 }
    }
    #expect(try listed == Self.paths())
  }

  @Test("Every document is what its name says")
  func complete() {
    for folder in BuiltInRoutineFiles.routines {
      for (name, bytes) in folder.files {
        #expect(bytes.first == UInt8(ascii: "{") && bytes.last == UInt8(ascii: "\n"), "\(folder.id)/\(name)")
        let isSet = String(decoding: bytes, as: UTF8.self).contains("\"plan\"")
        #expect(isSet == name.hasPrefix("set-"), "\(folder.id)/\(name)")
      }
      #expect(folder.files["routine.json"] != nil, "\(folder.id)")
    }
  }

  @Test("Each has a translated name and note", arguments: ["es", "ca"])
  func translated(language: String) {
    let words = BuiltInRoutineFiles.words(language: language)
    #expect(Set(words.keys) == Set(BuiltInRoutineFiles.routines.map(\.id)))
    #expect(Set(words.values.map(\.name)).count == words.count)
    for (id, words) in words { #expect(!words.name.isEmpty && !words.note.isEmpty, "\(id)") }
  }
}
