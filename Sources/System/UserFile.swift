#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files at paths which the person named, outside the folders that the program keeps: links are followed,
/// pipes and devices allowed.
package enum UserFile {
  /// The bytes of whatever the path leads to. Over `limit` bytes it fails with `isTooLarge`.
  package static func read(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
    let descriptor = Descriptor(try openPath(path, flags: O_RDONLY | O_CLOEXEC))
    guard let bytes = readAll(from: descriptor.raw, limit: limit) else { throw SystemError(.read, path) }
    return bytes
  }

  /// Writes the file at `path`: a new one with the mode that the umask leaves of 0666, or in place of the one
  /// that is there, with its mode. Whatever fails, the file is as before or complete. A pipe or a device gets
  /// the bytes.
  ///
  /// With `replacing` false a path at which something is fails with `alreadyExists`.
  package static func write(_ path: String, _ bytes: [UInt8], replacing: Bool = true) throws(SystemError) {
    guard let present = try status(path) else { return try replace(path, bytes, mode: nil) }
    // A folder isn't replaced in any case.
    if present.kind == .folder { throw SystemError(.open, path, code: EISDIR) }
    guard replacing else { throw SystemError(.open, path, code: EEXIST) }
    switch present.kind {
    case .folder, .file: try replace(try Folder.realPath(path), bytes, mode: present.mode)
    case .link, .special: try send(bytes, to: path)
    }
  }

  /// The status of what the path leads to; nil where it names nothing in a folder that exists.
  private static func status(_ path: String) throws(SystemError) -> FileStatus? {
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
    guard bytes.withUnsafeBytes({ writeAll($0, to: descriptor.raw) }) else {
      throw SystemError(.write, path)
    }
  }
}
