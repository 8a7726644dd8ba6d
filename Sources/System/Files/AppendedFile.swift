#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that grows at its end, piece by piece, each durable before the next. It is locked for as long as the value lives, so
/// only one process writes it; the kernel releases the lock when that ends, however that happens.
package final class AppendedFile {
  private let descriptor: Descriptor
  private let path: String

  /// Opens and locks the file `name` in `folder`. Nil if it is missing and isn't to be created.
  ///
  /// - Parameters:
  ///   - name: the file's name
  ///   - folder: the folder that holds it
  ///   - seconds: how long to wait for another process
  ///   - creating: whether to create it with mode 0600 if it is missing
  /// - Throws: `FileLock.Failure`
  package init?(
    _ name: String, in folder: Folder, waiting seconds: Double = 0, creating: Bool
  ) throws(FileLock.Failure) {
    path = folder.path(of: name)
    guard let file = try FileLock.locked(name, in: folder, waiting: seconds, creating: creating) else {
      return nil
    }
    descriptor = file
    if creating {
      do throws(SystemError) { try folder.synchronize() } catch { throw .system(error) }
    }
  }

  /// Unlocks the file itself: closing it leaves the lock to a process that is being started just then, until that begins to run.
  deinit { _ = flock(descriptor.raw, LOCK_UN) }

  /// All of it, at most `limit` bytes.
  ///
  /// - Throws: `SystemError`; `isTooLarge` if there is more.
  package func read(limit: Int) throws(SystemError) -> [UInt8] {
    guard lseek(descriptor.raw, 0, SEEK_SET) == 0, let bytes = readAll(from: descriptor.raw, limit: limit)
    else { throw SystemError(.read, path) }
    return bytes
  }

  /// Adds bytes at its end, and waits until they are durable.
  ///
  /// - Throws: `SystemError`; some of the bytes may have been written then.
  package func append(_ bytes: [UInt8]) throws(SystemError) {
    guard lseek(descriptor.raw, 0, SEEK_END) >= 0, bytes.withUnsafeBytes({ writeAll($0, to: descriptor.raw) })
    else { throw SystemError(.write, path) }
    guard flush(descriptor.raw) == 0 else { throw SystemError(.synchronize, path) }
  }

  /// Truncates the file to its first `count` bytes.
  ///
  /// - Throws: `SystemError` if it can't be truncated.
  package func cut(to count: Int) throws(SystemError) {
    guard repeatingInterrupted({ ftruncate(descriptor.raw, off_t(count)) }) == 0 else {
      throw SystemError(.write, path)
    }
  }
}
