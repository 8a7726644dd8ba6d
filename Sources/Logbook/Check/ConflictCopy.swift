import Documents

/// Files beside a document that hold another version of it. Sync programs make them when it was changed on two devices:
/// `set-….sync-conflict-20261121-183000-ABCDEFG.json` (Syncthing), `set-… (conflicted copy 2026-11-21).json` (Dropbox, Nextcloud),
/// `set-… 2.json` (iCloud), `set-….conflict-1f0a88c29d7e6b35.json` (`sync`).
enum ConflictCopy {
  /// The path of the document that a file in `folder` is a copy of; nil if it isn't one.
  static func original(of name: String, in folder: String) -> String? {
    guard name.hasSuffix(".json") else { return nil }
    // Every file of a workout is looked at each time it is read.
    let stem = name.utf8.prefix {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
    }
    guard stem.count + 5 < name.utf8.count, " ._(~".utf8.contains(name.utf8[stem.endIndex]) else {
      return nil
    }
    let path = (folder.isEmpty ? "" : folder + "/") + String(Substring(stem)) + ".json"
    return DocumentPath(path) == nil ? nil : path
  }

  /// Whether `sync` made the copy at a path, because both sides had changed the same member since their common version.
  static func isOfSync(_ path: String) -> Bool { path.contains(syncMark) }

  private static let syncMark = ".conflict-"

  /// The path of a copy with this text beside a file. The same text has the same name on every device.
  static func path(of text: [UInt8], beside path: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let (stem, ending) = path.hasSuffix(".json") ? (String(path.dropLast(5)), ".json") : (path, "")
    return stem + syncMark + String(hash, radix: 16) + ending
  }
}
