import CatalogueData
import Formats

/// The built-in routines as files: the documents of `Data/routines`, not decoded, and their names and notes in other languages.
package enum BuiltInRoutineFiles {
  /// The documents of a routine.
  package struct Routine: Sendable {
    /// The routine's id, which names its folder.
    package let id: String
    /// The documents by file name.
    package fileprivate(set) var files: [String: [UInt8]] = [:]
  }

  /// All routines, ordered by id. Each call splits some 60 KB.
  package static var routines: [Routine] {
    var count = 0
    let bytes = UnsafeBufferPointer(start: ready_routine_documents(&count), count: count)
    // Each document ends with a zero byte.
    let documents = bytes.split(separator: 0)
    var routines: [Routine] = []
    for (index, document) in documents.enumerated() {
      guard let path = ready_routine_path(index).map({ String(cString: $0) }),
        let slash = path.firstIndex(of: "/")
      else { break }
      let id = String(path[..<slash])
      if routines.last?.id != id { routines.append(Routine(id: id)) }
      routines[routines.count - 1].files[String(path[path.index(after: slash)...])] = Array(document)
    }
    return routines
  }

  /// The name and the note of a routine in a language.
  package struct Words: Hashable, Sendable {
    package let name: String
    package let note: String
  }

  /// The names and notes of all routines in a language (`es`, `ca`), by id; empty for English, which the documents have.
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
