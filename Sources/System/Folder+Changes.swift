#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Folder {
  /// Gives `old` the name `new`, here or in another folder of the same file system; what had that name is
  /// replaced. Durable once both folders are synchronized.
  package func rename(_ old: String, to new: String, in other: Folder? = nil) throws(SystemError) {
    let target = other ?? self
    try check(old, .rename)
    try target.check(new, .rename)
    guard renameat(descriptor.raw, old, target.descriptor.raw, new) == 0 else {
      throw SystemError(.rename, target.path(of: new))
    }
  }

  /// Removes a file, or a link itself; false where nothing has this name. A folder fails with `isFolder`.
  @discardableResult
  package func remove(_ name: String) throws(SystemError) -> Bool {
    try unlink(name, flags: 0)
  }

  /// Removes an empty folder; false where nothing has this name. Fails with `isNotEmpty` or `isNotFolder`.
  @discardableResult
  package func removeFolder(_ name: String) throws(SystemError) -> Bool {
    try unlink(name, flags: AT_REMOVEDIR)
  }

  private func unlink(_ name: String, flags: Int32) throws(SystemError) -> Bool {
    try check(name, .remove)
    if unlinkat(descriptor.raw, name, flags) == 0 { return true }
    var error = SystemError(.remove, path(of: name))
    if error.isNotFound { return false }
    // What Darwin answers for a folder that is not to be removed as a file.
    if error.code == EPERM, flags == 0, try status(name)?.kind == .folder { error.code = EISDIR }
    throw error
  }

  /// Makes the names in this folder durable: what was made, renamed and removed in it.
  ///
  /// An interrupted attempt is made again through a new descriptor. File systems that cannot synchronize a
  /// folder (some network ones) are left to keep their own promises.
  package func synchronize() throws(SystemError) {
    var code: Int32 = synchronizeDescriptor(descriptor.raw) == 0 ? 0 : errno
    for _ in 1..<3 where code == EINTR {
      let again = openat(descriptor.raw, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard again >= 0 else { throw SystemError(.open, path) }
      code = synchronizeDescriptor(again) == 0 ? 0 : errno
      _ = close(again)
    }
    guard code == 0 || code == EINVAL || code == ENOTSUP else {
      throw SystemError(.synchronize, path, code: code)
    }
  }
}
