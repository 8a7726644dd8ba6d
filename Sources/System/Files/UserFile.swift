#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files at paths that the user typed, outside the program's own folders. Links are followed; pipes and devices are allowed.
package enum UserFile {
  /// The bytes of the file at `path`.
  ///
  /// - Throws: `SystemError`; `isTooLarge` if there are more than `limit`.
  package static func read(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
    let descriptor = Descriptor(try openPath(path, flags: O_RDONLY | O_CLOEXEC))
    guard let bytes = readAll(from: descriptor.raw, limit: limit) else { throw SystemError(.read, path) }
    return bytes
  }

  /// Writes the file at `path` durably. Whatever fails, the file is unchanged or complete. A pipe or device just gets the
  /// bytes.
  ///
  /// A new file has mode 0666 less the umask; a file that is replaced keeps its mode.
  ///
  /// - Throws: `SystemError`; `isFolder` for a folder, and `alreadyExists` for any other file unless `replacing`.
  package static func write(_ path: String, _ bytes: [UInt8], replacing: Bool = true) throws(SystemError) {
    guard let present = try status(path) else { return try replace(path, bytes, mode: nil) }
    if present.kind == .folder { throw SystemError(.open, path, code: EISDIR) }
    guard replacing else { throw SystemError(.open, path, code: EEXIST) }
    switch present.kind {
    case .folder, .file: try replace(try Folder.realPath(path), bytes, mode: present.mode)
    case .link, .special: try send(bytes, to: path)
    }
  }

  /// The status of the file at `path`, following links; nil if its folder exists but has no such file.
  static func status(_ path: String) throws(SystemError) -> FileStatus? {
    var raw = stat()
    if stat(path, &raw) == 0 { return FileStatus(raw) }
    let error = SystemError(.status, path)
    if lstat(path, &raw) == 0 { throw SystemError(.followLink, path, code: error.code) }
    if error.isNotFound { return nil }
    throw error
  }

  private static func replace(_ path: String, _ bytes: [UInt8], mode: UInt32?) throws(SystemError) {
    let (above, name) = split(path)
    let folder = try Folder.open(above)
    let staged = try folder.stage(name, bytes, durable: true, mode: mode == nil ? 0o666 : 0o600)
    if let mode, fchmodat(folder.descriptor.raw, staged.temporary, mode_t(mode), 0) != 0 {
      let error = SystemError(.changeMode, path)
      staged.discard()
      throw error
    }
    try staged.publish()
    try folder.synchronize()
  }

  private static func send(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let descriptor = Descriptor(try openPath(path, flags: O_WRONLY | O_CLOEXEC))
    guard bytes.withUnsafeBytes({ writeAll($0, to: descriptor.raw) }) else { throw SystemError(.write, path) }
  }
}
