#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Folder {
  /// A name in a folder and what it stands for.
  package struct Entry: Equatable, Sendable {
    /// The name alone.
    package var name: String
    /// What it stands for; of a link: the link itself.
    package var kind: FileKind
  }

  /// The names in this folder, in no order, without `.` and `..`. Names which are not valid UTF-8 are left
  /// out.
  package func names() throws(SystemError) -> [String] {
    var names: [String] = []
    try list { name, _ in names.append(name) }
    return names
  }

  /// The names with what they stand for, in no order, without `.` and `..`; those which are not valid UTF-8
  /// are left out. No file is looked at where the folder itself tells the kinds.
  package func entries() throws(SystemError) -> [Entry] {
    var entries: [Entry] = []
    var unknown: [String] = []
    try list { name, type in
      if let kind = FileKind(type: type) {
        entries.append(Entry(name: name, kind: kind))
      } else {
        unknown.append(name)
      }
    }
    for name in unknown {
      if let kind = try status(name)?.kind { entries.append(Entry(name: name, kind: kind)) }
    }
    return entries
  }

  private func list(_ each: (String, Int) -> Void) throws(SystemError) {
    // A descriptor of its own, so that the position in the folder is nobody else's.
    let raw = repeatingInterrupted { openat(descriptor.raw, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard raw >= 0 else { throw SystemError(.list, path) }
    guard let stream = fdopendir(raw) else {
      let error = SystemError(.list, path)
      _ = close(raw)
      throw error
    }
    defer { closedir(stream) }
    errno = 0
    while let entry = readdir(stream) {
      if let name = nameOf(entry), name != ".", name != ".." { each(name, Int(entry.pointee.d_type)) }
      errno = 0
    }
    if errno != 0 { throw SystemError(.list, path) }
  }
}

extension FileKind {
  fileprivate init?(type: Int) {
    switch type {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .link
    case Int(DT_UNKNOWN): return nil
    default: self = .special
    }
  }
}

/// The name of an entry, read in place: its memory ends with the name, not with the struct.
private func nameOf(_ entry: UnsafeMutablePointer<dirent>) -> String? {
  guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
  let start = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
  return String(validatingCString: start)
}
