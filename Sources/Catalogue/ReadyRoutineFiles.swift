import CatalogueData
import Formats

/// The ready-made routines as files: the documents in `Data/routines`, and their words in other languages.
///
/// What the documents mean is not this module's business.
package enum ReadyRoutineFiles {
  /// The documents of one routine.
  package struct Folder: Sendable {
    /// The folder's name: the routine's id.
    package let id: String
    /// The documents, by name.
    package fileprivate(set) var files: [String: [UInt8]] = [:]
  }

  /// All routines in the order of their ids. Splits some 60 KB, so only for commands that need routines.
  package static var folders: [Folder] {
    var count = 0
    let bytes = UnsafeBufferPointer(start: ready_routine_documents(&count), count: count)
    // A zero byte ends each document; none holds one.
    let documents = bytes.split(separator: 0)
    var folders: [Folder] = []
    for (index, document) in documents.enumerated() {
      guard let path = ready_routine_path(index).map({ String(cString: $0) }),
        let slash = path.firstIndex(of: "/")
      else { break }
      if folders.last?.id != String(path[..<slash]) { folders.append(Folder(id: String(path[..<slash]))) }
      folders[folders.count - 1].files[String(path[path.index(after: slash)...])] = Array(document)
    }
    return folders
  }

  /// A routine's words in a language.
  package struct Words: Hashable, Sendable {
    package let name: String
    package let note: String
  }

  /// The words of all routines in a language (`es`, `ca`), by id; empty for English, which the documents speak themselves.
  package static func words(language: String) -> [String: Words] {
    var count = 0
    let start: UnsafePointer<UInt8>?
    switch language {
    case "es": start = ready_routines_spanish(&count)
    case "ca": start = ready_routines_catalan(&count)
    default: return [:]
    }
    do {
      return try words(Array(UnsafeBufferPointer(start: start, count: count)))
    } catch {
      preconditionFailure("Data/routines.\(language).csv:\(error.position)")
    }
  }

  static func words(_ bytes: [UInt8]) throws(CSVError) -> [String: Words] {
    var table = try CSVTable(bytes)
    var words: [String: Words] = [:]
    while let row = try table.next() {
      guard let id = row["id"], let name = row["name"], let note = row["note"] else { continue }
      words[id.string] = Words(name: name.string, note: note.string)
    }
    return words
  }
}
