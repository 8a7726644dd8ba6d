#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An exclusive lock on a file, held for as long as the value lives. The kernel releases it when the process ends, however
/// that happens, so it can't go stale.
package struct FileLock: ~Copyable {
  private let descriptor: Descriptor

  /// The process that held a lock when it was last looked at. A hint: the lock may have changed hands since.
  package struct Holder: Equatable, Sendable {
    /// The process's id.
    package var process: Int
    /// The command that it was running.
    package var command: String
  }

  /// Why taking the lock failed.
  package enum Failure: Error, Equatable, Sendable {
    /// Another process held it until the timeout.
    case busy(Holder?)
    /// The lock file can't be opened, created or locked.
    case system(SystemError)
  }

  /// Takes the lock on the file `name` in `folder`, after creating the file with mode 0600 if it is missing.
  ///
  /// - Parameters:
  ///   - name: the file's name
  ///   - folder: the folder that holds it
  ///   - seconds: how long to wait for another process
  ///   - command: what to tell other processes that this one is running; up to a line feed, at most 200 bytes
  /// - Throws: `Failure`
  package init(
    _ name: String, in folder: Folder, waiting seconds: Double, command: String
  ) throws(Failure) {
    let path = folder.path(of: name)
    let deadline = SystemClock.monotonic() + seconds
    var file = try Self.open(name, in: folder)
    var pause = 0.0005
    while true {
      if try Self.lock(file, path) {
        guard let status = FileStatus(descriptor: file.raw) else { throw .system(SystemError(.lock, path)) }
        if status.links > 0 { break }
        // The file was removed meanwhile, so this lock excludes no one.
        file = try Self.open(name, in: folder)
      }
      let rest = deadline - SystemClock.monotonic()
      guard rest > 0 else { throw .busy(Self.holder(in: file)) }
      SystemClock.sleep(min(rest, pause * Double.random(in: 0.5...1.5)))
      pause = min(pause * 2, 0.008)
    }
    descriptor = file
    Self.leaveHint(command, in: file)
  }

  /// Releases the lock now.
  package consuming func release() {}
}

extension FileLock {
  private static func open(_ name: String, in folder: Folder) throws(Failure) -> Descriptor {
    do throws(SystemError) { try folder.check(name, .lock) } catch { throw .system(error) }
    let flags = O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    for _ in 1...8 {
      let raw = repeatingInterrupted { openat(folder.descriptor.raw, name, flags) }
      if raw >= 0 { return Descriptor(raw) }
      guard errno == ENOENT else { break }
      let new = repeatingInterrupted { openat(folder.descriptor.raw, name, flags | O_CREAT | O_EXCL, 0o600) }
      if new >= 0 {
        let file = Descriptor(new)
        guard let failure = restoreOwnerBits(new) else { return file }
        throw .system(SystemError(failure, folder.path(of: name)))
      }
      guard errno == EEXIST else { break }
    }
    throw .system(SystemError(.lock, folder.path(of: name)))
  }

  /// Whether the lock was taken; false if another process holds it.
  private static func lock(_ file: Descriptor, _ path: String) throws(Failure) -> Bool {
    if repeatingInterrupted({ flock(file.raw, LOCK_EX | LOCK_NB) }) == 0 { return true }
    let error = SystemError(.lock, path)
    guard error.isBusy else { throw .system(error) }
    return false
  }

  /// Writes `4711 log squat` and a line feed to the start of the file; older, longer hints may be left after it.
  private static func leaveHint(_ command: String, in file: Descriptor) {
    let line = command.utf8.prefix(200).prefix { $0 != UInt8(ascii: "\n") }
    let hint = Array("\(getpid()) ".utf8) + line + [UInt8(ascii: "\n")]
    _ = pwrite(file.raw, hint, hint.count, 0)
  }

  private static func holder(in file: Descriptor) -> Holder? {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = pread(file.raw, &bytes, bytes.count, 0)
    guard count > 0 else { return nil }
    let line = bytes[..<count].prefix { $0 != UInt8(ascii: "\n") }
    let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
    guard let first = parts.first, let process = Int(String(decoding: first, as: UTF8.self)) else {
      return nil
    }
    return Holder(process: process, command: parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : "")
  }
}
