import Documents
import System
import Testing

extension ScratchLogbook {
  /// Turns the last change into one that a crash interrupted: committed, with only the first `applied` of its documents
  /// written. Returns how many documents it has.
  @discardableResult
  func crashLastChange(applied: Int) throws -> Int {
    let (path, text) = try #require(
      files("state").filter { $0.key.hasSuffix(".done") }.max { $0.key < $1.key })
    let record = try Document.operation.decode(Array(text.utf8))
    for change in record.documents.dropFirst(applied) {
      let document = "data/" + change.path.text
      if let before = change.before {
        try write(document, String(decoding: before, as: UTF8.self))
      } else {
        try remove(document)
      }
    }
    try remove(path)
    try write(String(path.dropLast(".done".count)) + ".pending", text)
    return record.documents.count
  }

  /// Removes empty folders, as a power cut may do with folders created for documents yet to be written.
  func removeEmptyFolders(_ path: String) {
    guard let folder = try? Folder.open(root + "/" + path) else { return }
    for name in (try? folder.names()) ?? [] {
      removeEmptyFolders(path + "/" + name)
      _ = try? folder.removeFolder(name)
    }
  }
}
