#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file at a path that the user typed, read piece by piece, at any place and as often as needed.
package struct ReadableFile: Sendable {
  private let path: String
  private let descriptor: Descriptor

  /// Opens the file; nil for a pipe, a device or a folder. Links are followed.
  ///
  /// - Throws: `SystemError` if it can't be opened.
  package init?(_ path: String) throws(SystemError) {
    guard try UserFile.status(path)?.kind == .file else { return nil }
    self.path = path
    descriptor = Descriptor(try openPath(path, flags: O_RDONLY | O_CLOEXEC))
  }

  /// Up to `count` bytes from `offset` on; none at the end of the file.
  ///
  /// - Throws: `SystemError` if reading fails.
  package func read(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let found = repeatingInterrupted { pread(descriptor.raw, &bytes, count, off_t(offset)) }
    if found < 0 { throw SystemError(.read, path) }
    return Array(bytes[..<found])
  }
}
