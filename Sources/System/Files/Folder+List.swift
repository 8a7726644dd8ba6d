#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Folder {
  /// A name in a folder, with its kind.
  package struct Entry: Equatable, Sendable {
    /// The name without a path.
    package var name: String
    /// The kind of the entry with the name: for a link, `.link`.
    package var kind: FileKind
  }

  /// The names in this folder, in no order. Leaves out `.`, `..` and names that aren't valid UTF-8.
  ///
  /// - Throws: `SystemError` if the folder can't be listed.
  package func names() throws(SystemError) -> [String] {
    var names: [String] = []
    try list { name, _ in names.append(name) }
    return names
  }

  /// The names in this folder with their kinds, in no order. Leaves out `.`, `..` and names that aren't valid UTF-8.
  ///
  /// Looks at a file only if the file system doesn't list kinds.
  ///
  /// - Throws: `SystemError` if the folder can't be listed.
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

  private func list(_ body: (String, Int) -> Void) throws(SystemError) {
    // A descriptor of its own has a read position of its own.
    let raw = repeatingInterrupted { openat(descriptor.raw, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard raw >= 0 else { throw SystemError(.list, path) }
    try forEachName(in: raw, path) { name, type in
      if let name = String(validatingCString: name) { body(name, type) }
    }
  }
}

extension FileKind {
  /// The kind for a `d_type`; nil if that is unknown.
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

/// Calls `body` with each name in an open folder, except `.` and `..`, and with its `d_type`. Closes the descriptor.
func forEachName(
  in raw: Int32, _ path: @autoclosure () -> String,
  _ body: (UnsafePointer<CChar>, Int) throws(SystemError) -> Void
) throws(SystemError) {
  guard let stream = fdopendir(raw) else {
    let error = SystemError(.list, path())
    _ = close(raw)
    throw error
  }
  defer { closedir(stream) }
  errno = 0
  while let entry = readdir(stream) {
    if let name = nameInPlace(of: entry) { try body(name, Int(entry.pointee.d_type)) }
    errno = 0
  }
  if errno != 0 { throw SystemError(.list, path()) }
}

/// An entry's name, in place: its memory extends past the end of the struct. Nil for `.` and `..`.
private func nameInPlace(of entry: UnsafeMutablePointer<dirent>) -> UnsafePointer<CChar>? {
  guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
  let name = UnsafePointer(
    UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self))
  let dot = CChar(bitPattern: UInt8(ascii: "."))
  if name[0] == dot, name[1] == 0 || (name[1] == dot && name[2] == 0) { return nil }
  return name
}
