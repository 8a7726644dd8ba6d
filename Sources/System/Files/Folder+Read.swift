#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Folder {
  /// The bytes of the regular file `name`; nil if nothing has this name. Never blocks, even on a pipe.
  ///
  /// - Throws: `SystemError`; `isLink`, `isFolder` or `isSpecialFile` for what isn't a regular file, `isTooLarge` for a
  ///   file of more than `limit` bytes.
  package func read(_ name: String, limit: Int = 1 << 20) throws(SystemError) -> [UInt8]? {
    try withFile(name, limit: limit) { file, status throws(SystemError) in
      guard let bytes = readFile(file, size: status.size, limit: limit) else {
        throw SystemError(.read, path(of: name))
      }
      return bytes
    }
  }

  /// Maps the regular file `name` into memory; nil if nothing has this name, or if the file is empty.
  ///
  /// - Throws: `SystemError`; `isLink`, `isFolder` or `isSpecialFile` for what isn't a regular file, `isTooLarge` for a
  ///   file of more than `limit` bytes.
  package func map(_ name: String, limit: Int = 1 << 32) throws(SystemError) -> Mapping? {
    try withFile(name, limit: limit) { file, status throws(SystemError) in
      if status.size == 0 { return nil }
      guard let memory = mmap(nil, status.size, PROT_READ, MAP_PRIVATE, file, 0), memory != MAP_FAILED else {
        throw SystemError(.read, path(of: name))
      }
      return Mapping(memory, count: status.size)
    }
  }

  private func withFile<Result>(
    _ name: String, limit: Int, _ body: (Int32, FileStatus) throws(SystemError) -> Result?
  ) throws(SystemError) -> Result? {
    try check(name, .open)
    let raw = repeatingInterrupted { openat(descriptor.raw, name, readFlags) }
    guard raw >= 0 else {
      let error = SystemError(.open, path(of: name))
      if error.isNotFound { return nil }
      throw error
    }
    defer { _ = close(raw) }
    guard let status = FileStatus(descriptor: raw) else { throw SystemError(.status, path(of: name)) }
    if let code = status.reasonNotToRead(limit: limit) {
      throw SystemError(.read, path(of: name), code: code)
    }
    return try body(raw, status)
  }
}

/// A file's bytes, mapped into memory, so that only those that are used are read. Unmapped with the last reference.
///
/// The file must not be truncated while it is mapped. Replacing or removing it is safe.
package final class Mapping: Sendable {
  private nonisolated(unsafe) let memory: UnsafeMutableRawPointer
  /// The number of bytes.
  package let count: Int

  fileprivate init(_ memory: UnsafeMutableRawPointer, count: Int) {
    self.memory = memory
    self.count = count
  }

  deinit { munmap(memory, count) }

  /// The bytes, valid as long as the mapping lives.
  package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory, count: count) }
}

/// The flags for opening a file to read: a link isn't followed, and a pipe doesn't block.
let readFlags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC

extension FileStatus {
  /// The `errno` value that says why a file isn't read; nil for a regular file of at most `limit` bytes.
  func reasonNotToRead(limit: Int) -> Int32? {
    switch kind {
    case .file: size > limit ? EFBIG : nil
    case .folder: EISDIR
    case .link, .special: ENXIO
    }
  }
}

/// Reads a file of a known size in one call, which asks for one more byte to notice if the file grows. Nil with `errno`
/// set on failure.
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
