#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open folder. Everything beneath it is reached through its descriptor, by a plain name, and no link is
/// followed there: whatever happens to the path meanwhile, no call ends up elsewhere.
///
/// Names are single: not empty, not `.` or `..`, without slash and zero byte; others fail with `isBadName`.
/// Copies share the descriptor, which is closed with the last one.
package struct Folder: Sendable {
  let descriptor: Descriptor
  /// The path as shown to people, from the one it was opened with.
  package let path: String

  init(descriptor: Int32, path: String) {
    self.descriptor = Descriptor(descriptor)
    self.path = path
  }

  /// Opens the folder at `path`; links in the path itself are followed. Throws with the path of the part at
  /// fault.
  package static func open(_ path: String) throws(SystemError) -> Folder {
    let raw = try openPath(path, flags: O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    return Folder(descriptor: raw, path: path)
  }

  /// Opens the folder `name` in this one; nil where nothing has this name. A link is refused (`isLink`).
  package func openFolder(_ name: String) throws(SystemError) -> Folder? {
    try check(name, .open)
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let raw = repeatingInterrupted { openat(descriptor.raw, name, flags) }
    if raw >= 0 { return Folder(descriptor: raw, path: path(of: name)) }
    let error = SystemError(.open, path(of: name))
    if error.isNotFound { return nil }
    if error.isNotFolder, try status(name)?.kind == .link {
      throw SystemError(.open, error.path, code: ELOOP)
    }
    throw error
  }

  /// Makes the folder `name` with mode 0700, whatever the umask; false if something of this name was there.
  @discardableResult
  package func makeFolder(_ name: String) throws(SystemError) -> Bool {
    try check(name, .makeFolder)
    if mkdirat(descriptor.raw, name, 0o700) != 0 {
      if errno == EEXIST { return false }
      throw SystemError(.makeFolder, path(of: name))
    }
    // A umask may have taken bits from the owner too.
    if let mode = try status(name)?.mode, mode & 0o700 != 0o700,
      fchmodat(descriptor.raw, name, 0o700, 0) != 0
    {
      throw SystemError(.changeMode, path(of: name))
    }
    return true
  }

  /// The status of what has this name, of a link itself; nil where nothing has.
  package func status(_ name: String) throws(SystemError) -> FileStatus? {
    try check(name, .status)
    var raw = stat()
    // A string as an argument would be copied first.
    if name.withCString({ fstatat(descriptor.raw, $0, &raw, AT_SYMLINK_NOFOLLOW) }) == 0 {
      return FileStatus(raw)
    }
    if errno == ENOENT { return nil }
    throw SystemError(.status, path(of: name))
  }

  /// The status of the folder itself.
  package func status() throws(SystemError) -> FileStatus {
    guard let status = System.status(of: descriptor.raw) else { throw SystemError(.status, path) }
    return status
  }

  /// The path of `name` in this folder, as shown to people.
  package func path(of name: String) -> String {
    path.utf8.last == UInt8(ascii: "/") ? path + name : "\(path)/\(name)"
  }

  /// Refuses whatever would name something outside this folder, or nothing.
  func check(_ name: String, _ call: SystemError.Call) throws(SystemError) {
    var name = name
    let isPlain = name.withUTF8 { bytes in
      for byte in bytes where byte == UInt8(ascii: "/") || byte == 0 { return false }
      return !bytes.isEmpty
        && !(bytes[0] == UInt8(ascii: ".") && (bytes.count == 1 || bytes.elementsEqual("..".utf8)))
    }
    guard isPlain else { throw SystemError(call, path(of: name), code: EINVAL) }
  }
}
