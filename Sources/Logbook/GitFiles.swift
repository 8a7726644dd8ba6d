import System

/// The files in the data directory that tell git how to treat the documents.
enum GitFiles {
  /// A file and the lines that it must have, each with a comment for who reads it.
  private static let files: [(name: String, comment: String, lines: [String])] = [
    (
      ".gitattributes",
      "# Each document is a whole. git must not mix the lines of two, least of all of two that look alike.",
      ["*.json -text -merge"]
    ),
    (".gitignore", "# What belongs to one device.", [".lock", ".tmp-*", ".device/", ".trash/"]),
  ]

  /// Writes what is missing of them, if the data directory is in a git repository: as soon as that is known, because git pairs
  /// documents that look alike in the very first merge. Returns the names of those that it wrote.
  ///
  /// - Throws: `SystemError`
  static func write(in root: Folder) throws(SystemError) -> [String] {
    let incomplete = try incomplete(in: root)
    for (name, text) in incomplete { try root.replace(name, Array(text.utf8)) }
    return incomplete.map(\.name)
  }

  /// The files that lack a line, with the text that they should have; none outside a git repository.
  ///
  /// - Throws: `SystemError`
  static func incomplete(in root: Folder) throws(SystemError) -> [(name: String, text: String)] {
    guard try isInRepository(root) else { return [] }
    var incomplete: [(name: String, text: String)] = []
    for (name, comment, lines) in files {
      let old = String(decoding: try root.read(name) ?? [], as: UTF8.self)
      let present = old.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
      let missing = lines.filter { !present.contains($0) }
      if missing.isEmpty { continue }
      let start = old.isEmpty || old.hasSuffix("\n") ? old : old + "\n"
      incomplete.append((name, start + ([comment] + missing).map { $0 + "\n" }.joined()))
    }
    return incomplete
  }

  /// Whether the folder or one above it is the work tree of a git repository.
  static func isInRepository(_ root: Folder) throws(SystemError) -> Bool {
    var path = try Folder.realPath(root.path)
    while true {
      if Folder.exists(path == "/" ? "/.git" : path + "/.git") { return true }
      if path == "/" || path.isEmpty { return false }
      let above = splitPath(path).folder
      path = above.isEmpty ? "/" : above
    }
  }
}
