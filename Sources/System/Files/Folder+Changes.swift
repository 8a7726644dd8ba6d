#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Folder {
  /// Renames `old` to `new`, in this folder or into another one on the same file system, replacing what has that name.
  /// Durable once both folders are synchronized.
  ///
  /// - Throws: `SystemError`; then `old` has kept its name.
  package func rename(_ old: String, to new: String, in other: Folder? = nil) throws(SystemError) {
    let target = other ?? self
    try check(old, .rename)
    try target.check(new, .rename)
    guard renameat(descriptor.raw, old, target.descriptor.raw, new) == 0 else {
      throw SystemError(.rename, target.path(of: new))
    }
  }

  /// Removes a file, or a link itself. False if nothing has this name.
  ///
  /// - Throws: `SystemError`; `isFolder` for a folder.
  @discardableResult
  package func remove(_ name: String) throws(SystemError) -> Bool {
    try unlink(name, flags: 0)
  }

  /// Removes an empty folder. False if nothing has this name.
  ///
  /// - Throws: `SystemError`; `isNotEmpty`, or `isNotFolder` for a file.
  @discardableResult
  package func removeFolder(_ name: String) throws(SystemError) -> Bool {
    try unlink(name, flags: AT_REMOVEDIR)
  }

  private func unlink(_ name: String, flags: Int32) throws(SystemError) -> Bool {
    try check(name, .remove)
    if unlinkat(descriptor.raw, name, flags) == 0 { return true }
    var error = SystemError(.remove, path(of: name))
    if error.isNotFound { return false }
    // For a folder, Linux says EISDIR, but POSIX says EPERM.
    if error.code == EPERM, flags == 0, try status(name)?.kind == .folder { error.code = EISDIR }
    throw error
  }

  /// Makes this folder's names durable: what was created, renamed and removed in it.
  ///
  /// Repeats an interrupted attempt on a new descriptor. File systems that can't synchronize a folder, such as some
  /// network ones, are trusted.
  ///
  /// - Throws: `SystemError`; then the names may not be durable.
  package func synchronize() throws(SystemError) {
    var code: Int32 = flush(descriptor.raw) == 0 ? 0 : errno
    for _ in 1..<3 where code == EINTR {
      let again = openat(descriptor.raw, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard again >= 0 else { throw SystemError(.open, path) }
      code = flush(again) == 0 ? 0 : errno
      _ = close(again)
    }
    guard code == 0 || code == EINVAL || code == ENOTSUP else {
      throw SystemError(.synchronize, path, code: code)
    }
  }

  /// Makes everything in the folder's file system durable: what was written to files, and their names.
  ///
  /// Costs less than synchronizing some hundred files one by one.
  ///
  /// - Throws: `SystemError`; then nothing is known to be durable.
  package func synchronizeFileSystem() throws(SystemError) {
    guard flushFileSystem(descriptor.raw) == 0 else { throw SystemError(.synchronize, path) }
  }
}
