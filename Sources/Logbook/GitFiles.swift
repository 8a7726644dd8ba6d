import System

/// The files in the data directory that tell git how to treat the documents.
enum GitFiles {
  /// A file and the lines that it must have, each with a comment for who reads it.
  private static let files: [(name: String, comment: String, lines: [String])] = [
    (
      ".gitattributes",
      "# Each file is a whole. git must not mix the lines of two, least of all of two that look alike.",
      ["*.json -text -merge", "activities/** -text -merge"]
    ),
    (".gitignore", "# What belongs to one device.", [".lock", ".tmp-*", ".device/", ".trash/"]),
  ]

  /// The names of the files.
  static var names: [String] { files.map(\.name) }

  /// Lets git merge documents by member in this repository. The file belongs to it alone and counts before `.gitattributes`, which
  /// has to be safe without the driver, too.
  static func writeDriver(in root: Folder) throws(SystemError) {
    guard
      let info = try root.openFolder(".git").flatMap({ git throws(SystemError) in
        try git.makeFolder("info")
        return try git.openFolder("info")
      })
    else { return }
    let text = try completed(
      "attributes", in: info, with: ["*.json -text merge=gymlog"],
      after: "# gymlog sync merges documents by member.")
    if let text { try info.replace("attributes", Array(text.utf8)) }
  }

  /// Writes what is missing of them, if the data directory is in a git repository. With every change, because git pairs
  /// documents that look alike in the very next merge.
  static func write(in root: Folder) throws(SystemError) {
    for (name, text) in try incomplete(in: root) { try root.replace(name, Array(text.utf8)) }
  }

  /// The files that lack a line, with the text that they should have; none outside a git repository.
  static func incomplete(in root: Folder) throws(SystemError) -> [(name: String, text: String)] {
    guard try isInRepository(root) else { return [] }
    var incomplete: [(name: String, text: String)] = []
    for (name, comment, lines) in files {
      guard let text = try completed(name, in: root, with: lines, after: comment) else { continue }
      incomplete.append((name, text))
    }
    return incomplete
  }

  /// The text of a file with the lines that it lacks, after a comment; nil if it lacks none.
  private static func completed(
    _ name: String, in folder: Folder, with lines: [String], after comment: String
  ) throws(SystemError) -> String? {
    let old = String(decoding: try folder.read(name) ?? [], as: UTF8.self)
    let present = old.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    let missing = lines.filter { !present.contains($0) }
    if missing.isEmpty { return nil }
    let start = old.isEmpty || old.hasSuffix("\n") ? old : old + "\n"
    return start + ([comment] + missing).map { $0 + "\n" }.joined()
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
