import Documents

/// Files that sync programs make when a document was changed on two devices: `set-….sync-conflict-20261121-183000-ABCDEFG.json`
/// (Syncthing), `set-… (conflicted copy 2026-11-21).json` (Dropbox, Nextcloud), `set-… 2.json` (iCloud).
enum ConflictCopy {
  /// The path of the document that a file in `folder` is a copy of; nil if it isn't one.
  static func original(of name: String, in folder: String) -> String? {
    guard name.hasSuffix(".json") else { return nil }
    let base = name.dropLast(".json".count)
    let stem = base.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    guard let next = base.dropFirst(stem.count).first, " ._(~".contains(next) else { return nil }
    let path = (folder.isEmpty ? "" : folder + "/") + stem + ".json"
    return DocumentPath(path) == nil ? nil : path
  }
}
