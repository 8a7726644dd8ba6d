import Documents
import Formats
import Training
import Wording

extension GitRepository {
  /// Writes the tracks that this device has lost or changed as they are in a commit. Nothing changes such a file, so a damaged one must
  /// not replace the good ones of other devices. Returns the paths of the files.
  ///
  /// - Throws: A `Failure` if git fails or a file can't be written.
  func restoreTracks(from commit: String?, in tree: DataTree) throws(Failure) -> [String] {
    guard let commit else { return [] }
    let changed = try output(["diff-index", "-z", "--name-only", commit, "--", "activities"])
    var lost: [(path: String, bytes: [UInt8])] = []
    for bytes in changed.split(separator: 0) {
      let path = String(decoding: bytes, as: UTF8.self)
      let (above, name) = splitPath(path)
      guard TrackFile.names.contains(name),
        case .activity(let folder)? = DocumentPath(above + "/activity.json"),
        let document = (try? tree.read(DocumentPath.activity(folder).text)) ?? nil,
        let file = (try? Document.activity.decode(document, at: DocumentPlace(folder.id)))?.file,
        file.name == name
      else { continue }
      if let present = (try? tree.read(path)) ?? nil, SHA256.hash(present) == file.hash { continue }
      guard let committed = try? output(["cat-file", "blob", commit + ":" + path]),
        SHA256.hash(committed) == file.hash
      else { continue }
      lost.append((path, committed))
    }
    try convertingErrors(tree.write(lost))
    return lost.map(\.path)
  }
}
