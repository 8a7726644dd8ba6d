#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An exclusive lock on a file, held for as long as the value lives. The kernel releases it when the process ends, however
/// that happens, so it can't go stale.
package struct FileLock: ~Copyable {
  private let descriptor: Descriptor

  /// Why taking the lock failed.
  package enum Failure: Error, Equatable, Sendable {
    /// Another process held it until the timeout.
    case busy
    /// The lock file can't be opened, created or locked.
    case system(SystemError)
  }

  /// Takes the lock on the file `name` in `folder`, after creating the file with mode 0600 if it is missing. The file is always
  /// empty, so that programs that copy or merge the folder find no difference in it.
  ///
  /// - Parameters:
  ///   - name: the file's name
  ///   - folder: the folder that holds it
  ///   - seconds: how long to wait for another process
  /// - Throws: `Failure`
  package init(_ name: String, in folder: Folder, waiting seconds: Double) throws(Failure) {
    guard let file = try Self.locked(name, in: folder, waiting: seconds, creating: true) else {
      throw .system(SystemError(.lock, folder.path(of: name), code: ENOENT))
    }
    // Earlier versions wrote into it.
    if let status = FileStatus(descriptor: file.raw), status.size > 0 { _ = ftruncate(file.raw, 0) }
    descriptor = file
  }

  package consuming func release() {}
}

extension FileLock {
  /// Opens the file `name` in `folder` for reading and writing, and locks it. Nil if it is missing and isn't to be created.
  static func locked(
    _ name: String, in folder: Folder, waiting seconds: Double, creating: Bool
  ) throws(Failure) -> Descriptor? {
    let path = folder.path(of: name)
    let deadline = SystemClock.monotonic() + seconds
    var pause = 0.0005
    guard var file = try open(name, in: folder, creating: creating) else { return nil }
    while true {
      if try lock(file, path) {
        guard let status = FileStatus(descriptor: file.raw) else { throw .system(SystemError(.lock, path)) }
        if status.links > 0 { return file }
        // The file was removed meanwhile, so this lock excludes no one.
        guard let next = try open(name, in: folder, creating: creating) else { return nil }
        file = next
      }
      let rest = deadline - SystemClock.monotonic()
      guard rest > 0 else { throw .busy }
      SystemClock.sleep(min(rest, pause * Double.random(in: 0.5...1.5)))
      pause = min(pause * 2, 0.008)
    }
  }

  private static func open(
    _ name: String, in folder: Folder, creating: Bool
  ) throws(Failure) -> Descriptor? {
    do throws(SystemError) { try folder.check(name, .lock) } catch { throw .system(error) }
    let flags = O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    for _ in 1...8 {
      let raw = repeatingInterrupted { openat(folder.descriptor.raw, name, flags) }
      if raw >= 0 { return Descriptor(raw) }
      guard errno == ENOENT else { break }
      if !creating { return nil }
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
}

/// The process that holds a lock, as it says itself in a file beside other files of this device. A hint: it may have ended since.
package struct LockHolder: Equatable, Sendable {
  /// The process's id.
  package var process: Int
  /// The command that it was running.
  package var command: String

  /// The holder that `folder` names; nil if it names none.
  package init?(in folder: Folder) {
    guard let bytes = try? folder.read(Self.file, limit: 1 << 10) else { return nil }
    let parts = bytes.prefix { $0 != UInt8(ascii: "\n") }.split(separator: UInt8(ascii: " "), maxSplits: 1)
    guard let first = parts.first, let process = Int(String(decoding: first, as: UTF8.self)) else {
      return nil
    }
    self.process = process
    command = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : ""
  }

  private static let file = "holder"

  /// Names this process in `folder` as the one that holds the lock and runs `command`, of which it says at most 200 bytes up to a
  /// line feed. Does nothing if that fails.
  package static func name(_ command: String, in folder: Folder) {
    let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let raw = repeatingInterrupted { openat(folder.descriptor.raw, file, flags, 0o600) }
    guard raw >= 0 else { return }
    let descriptor = Descriptor(raw)
    let line = command.utf8.prefix(200).prefix { $0 != UInt8(ascii: "\n") }
    // An older, longer line may be left after this one's line feed.
    let hint = Array("\(getpid()) ".utf8) + line + [UInt8(ascii: "\n")]
    _ = pwrite(descriptor.raw, hint, hint.count, 0)
  }
}
