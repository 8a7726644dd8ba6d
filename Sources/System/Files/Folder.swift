#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An open folder. Its contents are reached through its descriptor, by plain names and without following links, so no call
/// ends up elsewhere, whatever happens to the path in the meantime.
///
/// A name must not be empty, `.` or `..`, or contain a slash or a zero byte; every method that takes one throws EINVAL
/// otherwise. Copies share the descriptor, which is closed with the last one.
package struct Folder: Sendable {
  let descriptor: Descriptor
  /// The path that the folder was opened with, to show to people.
  package let path: String

  init(descriptor: Int32, path: String) {
    self.descriptor = Descriptor(descriptor)
    self.path = path
  }

  /// Opens the folder at `path`, following links in it.
  ///
  /// - Throws: `SystemError` with the part of the path that is missing or isn't a folder.
  package static func open(_ path: String) throws(SystemError) -> Folder {
    let raw = try openPath(path, flags: O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    return Folder(descriptor: raw, path: path)
  }

  /// Opens the folder `name` in this one; nil if nothing has this name.
  ///
  /// - Throws: `SystemError`; `isLink` for a link, `isNotFolder` for anything else.
  package func openFolder(_ name: String) throws(SystemError) -> Folder? {
    try check(name, .open)
    let raw = openRaw(folder: name)
    if raw >= 0 { return Folder(descriptor: raw, path: path(of: name)) }
    let error = SystemError(.open, path(of: name))
    if error.isNotFound { return nil }
    if error.isNotFolder, try status(name)?.kind == .link {
      throw SystemError(.open, error.path, code: ELOOP)
    }
    throw error
  }

  /// A descriptor for reading the folder `name`, not following a link; -1 with `errno` set on failure.
  func openRaw(folder name: String) -> Int32 {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    return repeatingInterrupted { openat(descriptor.raw, name, flags) }
  }

  /// Creates the folder `name` with mode 0700, whatever the umask. False if the name is taken.
  ///
  /// - Throws: `SystemError` if it can't be created for another reason.
  @discardableResult
  package func makeFolder(_ name: String) throws(SystemError) -> Bool {
    try check(name, .makeFolder)
    if mkdirat(descriptor.raw, name, 0o700) != 0 {
      if errno == EEXIST { return false }
      throw SystemError(.makeFolder, path(of: name))
    }
    // A umask can take away the owner's bits too.
    if let mode = try status(name)?.mode, mode & 0o700 != 0o700,
      fchmodat(descriptor.raw, name, 0o700, 0) != 0
    {
      throw SystemError(.changeMode, path(of: name))
    }
    return true
  }

  /// The status of `name`, of a link itself; nil if nothing has this name.
  ///
  /// - Throws: `SystemError` if that can't be seen.
  package func status(_ name: String) throws(SystemError) -> FileStatus? {
    try check(name, .status)
    var raw = stat()
    // Passed directly, the string would be copied first.
    if name.withCString({ fstatat(descriptor.raw, $0, &raw, AT_SYMLINK_NOFOLLOW) }) == 0 {
      return FileStatus(raw)
    }
    if errno == ENOENT { return nil }
    throw SystemError(.status, path(of: name))
  }

  /// The status of the folder itself.
  ///
  /// - Throws: `SystemError` if that can't be seen.
  package func status() throws(SystemError) -> FileStatus {
    guard let status = FileStatus(descriptor: descriptor.raw) else { throw SystemError(.status, path) }
    return status
  }

  /// Gives the file or folder `name` these permission bits (`0o600`). A link isn't followed.
  ///
  /// - Throws: `SystemError` if the mode can't be changed.
  package func setMode(of name: String, _ mode: UInt32) throws(SystemError) {
    try check(name, .changeMode)
    guard fchmodat(descriptor.raw, name, mode_t(mode), AT_SYMLINK_NOFOLLOW) == 0 else {
      throw SystemError(.changeMode, path(of: name))
    }
  }

  /// Gives the folder itself these permission bits.
  ///
  /// - Throws: `SystemError` if the mode can't be changed.
  package func setMode(_ mode: UInt32) throws(SystemError) {
    guard fchmod(descriptor.raw, mode_t(mode)) == 0 else { throw SystemError(.changeMode, path) }
  }

  /// The path of `name` in this folder, to show to people.
  package func path(of name: String) -> String {
    path.utf8.last == UInt8(ascii: "/") ? path + name : "\(path)/\(name)"
  }

  /// Throws EINVAL for a name that would lead out of this folder, or nowhere.
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
