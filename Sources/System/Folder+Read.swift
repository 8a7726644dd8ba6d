#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Folder {
  /// The bytes of the file `name`; nil where nothing has this name.
  ///
  /// Only regular files are read: links (`isLink`), folders (`isFolder`), pipes and devices (`isSpecialFile`)
  /// are refused without waiting for them. Over `limit` bytes it fails with `isTooLarge`.
  package func read(_ name: String, limit: Int = 1 << 20) throws(SystemError) -> [UInt8]? {
    try withFile(name, limit: limit) { file, status throws(SystemError) in
      guard let bytes = readFile(file, size: status.size, limit: limit) else {
        throw SystemError(.read, path(of: name))
      }
      return bytes
    }
  }

  /// Does something with the open file `name`, as `read` has it; nil where nothing has this name.
  func withFile<Result>(
    _ name: String, limit: Int, _ body: (Int32, FileStatus) throws(SystemError) -> Result?
  ) throws(SystemError) -> Result? {
    try check(name, .open)
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let raw = repeatingInterrupted { openat(descriptor.raw, name, flags) }
    guard raw >= 0 else {
      let error = SystemError(.open, path(of: name))
      if error.isNotFound { return nil }
      throw error
    }
    defer { _ = close(raw) }
    guard let status = System.status(of: raw) else { throw SystemError(.status, path(of: name)) }
    switch status.kind {
    case .file: break
    case .folder: throw SystemError(.read, path(of: name), code: EISDIR)
    case .link, .special: throw SystemError(.read, path(of: name), code: ENXIO)
    }
    guard status.size <= limit else { throw SystemError(.read, path(of: name), code: EFBIG) }
    return try body(raw, status)
  }
}

/// Reads a file of a known size with one call; one byte more is asked for, so that a file that grows is
/// noticed.
func readFile(_ descriptor: Int32, size: Int, limit: Int) -> [UInt8]? {
  var failure: Int32 = 0
  let bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
    let result = repeatingInterrupted {
      read(descriptor, buffer.baseAddress, size + 1)
    }
    if result < 0 { failure = errno }
    count = max(0, result)
  }
  if failure != 0 {
    errno = failure
    return nil
  }
  return bytes.count == size ? bytes : readAll(from: descriptor, after: bytes, limit: limit)
}
