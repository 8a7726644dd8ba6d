#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is written, and as a rule durable, under a temporary name in its folder, and waits to get its
/// own name.
///
/// Nobody takes it for data before `publish`; left behind by a crash it is swept later.
package struct StagedFile: Sendable {
  let folder: Folder
  let temporary: String
  /// The name that it will have.
  package let name: String
  /// Until its bytes are durable: the open file, which is told of errors of the disk, and the bytes.
  private var waiting: (file: Descriptor, bytes: [UInt8])?

  init(folder: Folder, temporary: String, name: String, waiting: (file: Descriptor, bytes: [UInt8])? = nil) {
    self.folder = folder
    self.temporary = temporary
    self.name = name
    self.waiting = waiting
  }

  /// Gives the file its name, in place of what had that name. Durable once the folder is synchronized.
  package func publish() throws(SystemError) {
    do throws(SystemError) {
      try folder.rename(temporary, to: name)
    } catch {
      discard()
      throw error
    }
  }

  /// Removes the file again, as well as that can be done.
  package func discard() { _ = unlinkat(folder.descriptor.raw, temporary, 0) }

  /// Waits until the bytes of a file are durable that was staged without waiting. After a failure the file is gone.
  package mutating func synchronize() throws(SystemError) {
    guard let (file, bytes) = waiting else { return }
    waiting = nil
    if synchronizeDescriptor(file.raw) == 0 { return }
    let error = SystemError(.synchronize, folder.path(of: name))
    discard()
    // What an interrupted attempt has done to the file nobody knows: another is written from memory.
    guard error.code == EINTR else { throw error }
    self = try folder.stage(name, bytes)
  }
}

extension Folder {
  /// What the names of temporary files begin with.
  package static let temporaryPrefix = ".tmp-"

  /// Writes `bytes` to a new temporary file (mode 0600, whatever the umask) that is to become `name`, and
  /// makes them durable, unless told otherwise for a caller that stages many and synchronizes them
  /// afterwards.
  ///
  /// After a failure the temporary file is gone, if it can be removed. An interrupted synchronization is not
  /// repeated: another file is written from memory, up to three in all.
  package func stage(
    _ name: String, _ bytes: [UInt8], durable: Bool = true
  ) throws(SystemError) -> StagedFile {
    try stage(name, bytes, durable: durable, mode: 0o600)
  }

  /// Writes a temporary file as `stage` does and has the disk begin with it, without waiting: for several files, each of which
  /// is then synchronized. That takes little longer than for one, because the disk has all of them by then. The file stays
  /// open meanwhile.
  package func stageWithoutWaiting(_ name: String, _ bytes: [UInt8]) throws(SystemError) -> StagedFile {
    try check(name, .write)
    let (raw, temporary) = try createTemporary(for: name, mode: 0o600)
    let staged = StagedFile(
      folder: self, temporary: temporary, name: name, waiting: (Descriptor(raw), bytes))
    if let failure = fill(raw, bytes, durable: false) {
      let error = SystemError(failure, path(of: name))
      staged.discard()
      throw error
    }
    beginWriting(raw)
    return staged
  }

  /// The same with another mode, of which the umask takes its part, but not from the owner.
  func stage(
    _ name: String, _ bytes: [UInt8], durable: Bool, mode: mode_t
  ) throws(SystemError) -> StagedFile {
    try check(name, .write)
    for _ in 1..<3 {
      do throws(SystemError) {
        return try stageOnce(name, bytes, durable: durable, mode: mode)
      } catch  where error.call == .synchronize && error.code == EINTR {
        continue
      }
    }
    return try stageOnce(name, bytes, durable: durable, mode: mode)
  }

  /// Stages and publishes in one step: afterwards `name` holds these bytes. The folder is not synchronized.
  package func replace(_ name: String, _ bytes: [UInt8]) throws(SystemError) {
    try stage(name, bytes).publish()
  }

  private func stageOnce(
    _ name: String, _ bytes: [UInt8], durable: Bool, mode: mode_t
  ) throws(SystemError) -> StagedFile {
    let (raw, temporary) = try createTemporary(for: name, mode: mode)
    let staged = StagedFile(folder: self, temporary: temporary, name: name)
    let failure = fill(raw, bytes, durable: durable)
    let code = errno
    let closed = close(raw) == 0 || errno == EINTR
    if let failure {
      staged.discard()
      throw SystemError(failure, path(of: name), code: code)
    }
    guard closed else {
      let error = SystemError(.close, path(of: name))
      staged.discard()
      throw error
    }
    return staged
  }

  /// The call that failed, with `errno` as it left it.
  private func fill(_ raw: Int32, _ bytes: [UInt8], durable: Bool) -> SystemError.Call? {
    if let failure = restoreOwnerBits(raw) { return failure }
    guard bytes.withUnsafeBytes({ writeAll($0, to: raw) }) else { return .write }
    if durable, synchronizeDescriptor(raw) != 0 { return .synchronize }
    return nil
  }

  private func createTemporary(for name: String, mode: mode_t) throws(SystemError) -> (Int32, String) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    for _ in 1...8 {
      let temporary = temporaryName()
      let raw = repeatingInterrupted { openat(descriptor.raw, temporary, flags, mode) }
      if raw >= 0 { return (raw, temporary) }
      if errno != EEXIST { break }
    }
    throw SystemError(.open, path(of: name))
  }
}

/// Gives a new file mode 0600 where a umask has taken bits from the owner too. The call that failed, with
/// `errno`.
func restoreOwnerBits(_ descriptor: Int32) -> SystemError.Call? {
  guard let mode = status(of: descriptor)?.mode else { return .status }
  if mode & 0o600 != 0o600, fchmod(descriptor, 0o600) != 0 { return .changeMode }
  return nil
}

/// The prefix, 60 random bits, and the process that made it.
private func temporaryName() -> String {
  let random = String(Randomness.word() >> 4, radix: 32)
  return "\(Folder.temporaryPrefix)\(random)-\(getpid())"
}

extension Folder {
  /// Removes temporary files which nobody can be writing any more: those last changed over an hour ago.
  /// To be called under the lock of whoever writes here. What can't be removed stays.
  package func sweepTemporaries(olderThan seconds: Int = 3600) throws(SystemError) {
    let limit = (SystemClock.now().seconds - Int64(seconds)) * 1_000_000_000
    for entry in try entries() where entry.kind == .file && entry.name.hasPrefix(Self.temporaryPrefix) {
      guard let status = try status(entry.name), status.modified < limit else { continue }
      _ = unlinkat(descriptor.raw, entry.name, 0)
    }
  }
}
