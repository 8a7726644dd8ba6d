#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A new version of a file, written under a temporary name in the file's folder.
///
/// It doesn't count as data until `publish`. If a crash leaves it behind, `Folder.sweepTemporaries` removes it.
package struct StagedFile: Sendable {
  let folder: Folder
  let temporary: String
  /// The name that `publish` gives it.
  package let name: String
  /// Until the bytes are durable: the open file, whose descriptor learns of disk errors, and the bytes.
  private var waiting: (file: Descriptor, bytes: [UInt8])?

  init(folder: Folder, temporary: String, name: String, waiting: (file: Descriptor, bytes: [UInt8])? = nil) {
    self.folder = folder
    self.temporary = temporary
    self.name = name
    self.waiting = waiting
  }

  /// Gives the file its name, replacing what has that name. Durable once the folder is synchronized.
  ///
  /// - Throws: `SystemError`; the file is discarded then.
  package func publish() throws(SystemError) {
    do throws(SystemError) {
      try folder.rename(temporary, to: name)
    } catch {
      discard()
      throw error
    }
  }

  /// Removes the file, if it can be removed.
  package func discard() { _ = unlinkat(folder.descriptor.raw, temporary, 0) }

  /// The file's names without its folder, because thousands of folders can't all stay open.
  package struct Names: Sendable {
    let temporary: String
    let name: String
  }

  package var names: Names { Names(temporary: temporary, name: name) }

  /// A file that was staged in `folder` and needs no waiting.
  package init(_ names: Names, in folder: Folder) {
    self.init(folder: folder, temporary: names.temporary, name: names.name)
  }

  /// Waits until the bytes are durable, if the file was staged without waiting.
  ///
  /// - Throws: `SystemError`; the file is discarded then.
  package mutating func synchronize() throws(SystemError) {
    guard let (file, bytes) = waiting else { return }
    waiting = nil
    if flush(file.raw) == 0 { return }
    let error = SystemError(.synchronize, folder.path(of: name))
    discard()
    // After an interrupted attempt the file's state is unknown: write another one from memory.
    guard error.code == EINTR else { throw error }
    self = try folder.stage(name, bytes)
  }
}

extension Folder {
  package static let temporaryPrefix = ".tmp-"

  /// Writes `bytes` to a temporary file that is to become `name`, with mode 0600 whatever the umask.
  ///
  /// If making it durable is interrupted, writes another file instead, up to three in all.
  ///
  /// - Parameters:
  ///   - name: the name that the file is to have
  ///   - bytes: its content
  ///   - durable: whether to wait until the bytes are on the disk
  /// - Returns: the file, to be published
  /// - Throws: `SystemError`; no temporary file is left then, if it can be removed.
  package func stage(
    _ name: String, _ bytes: [UInt8], durable: Bool = true
  ) throws(SystemError) -> StagedFile {
    try stage(name, bytes, durable: durable, mode: 0o600)
  }

  /// Writes a temporary file as `stage` does, and asks the disk to start writing it, without waiting. The file stays open
  /// until it is synchronized.
  ///
  /// Several files staged this way and then synchronized take little longer than one, because the disk writes them together.
  ///
  /// - Throws: `SystemError` if it can't be written; then no temporary file stays.
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
    startWriting(raw)
    return staged
  }

  /// Writes a temporary file with a mode, from which the umask takes away only bits of the group and of others.
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

  /// Writes `bytes` to the file `name`, replacing it in one step. Durable once the folder is synchronized.
  ///
  /// - Throws: `SystemError`; the file is as it was then.
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

  /// Writes the bytes; returns the call that failed, if one did, and leaves its `errno`.
  private func fill(_ raw: Int32, _ bytes: [UInt8], durable: Bool) -> SystemError.Call? {
    if let failure = restoreOwnerBits(raw) { return failure }
    guard bytes.withUnsafeBytes({ writeAll($0, to: raw) }) else { return .write }
    if durable, flush(raw) != 0 { return .synchronize }
    return nil
  }

  func createTemporary(for name: String, mode: mode_t) throws(SystemError) -> (Int32, String) {
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

/// Gives a new file the owner's bits that the umask took away. Returns the call that failed, if one did, and leaves its
/// `errno`.
func restoreOwnerBits(_ descriptor: Int32) -> SystemError.Call? {
  guard let mode = FileStatus(descriptor: descriptor)?.mode else { return .status }
  if mode & 0o600 != 0o600, fchmod(descriptor, 0o600) != 0 { return .changeMode }
  return nil
}

/// The prefix, 60 random bits, and the id of this process.
private func temporaryName() -> String {
  let random = String(Randomness.word() >> 4, radix: 32)
  return "\(Folder.temporaryPrefix)\(random)-\(getpid())"
}

extension Folder {
  /// Removes temporary files that a crash left behind: those last changed more than an hour ago. Call it only while holding
  /// the lock that protects the folder. Files that can't be removed stay.
  ///
  /// - Throws: `SystemError` if the folder can't be listed.
  package func sweepTemporaries() throws(SystemError) {
    for entry in try entries() where try isLeftover(entry) { _ = unlinkat(descriptor.raw, entry.name, 0) }
  }

  /// Whether an entry is a temporary file that a crash left behind: one last changed more than an hour ago.
  ///
  /// - Throws: `SystemError` if that can't be seen.
  package func isLeftover(_ entry: Entry) throws(SystemError) -> Bool {
    guard entry.kind == .file, entry.name.hasPrefix(Self.temporaryPrefix),
      let status = try status(entry.name)
    else { return false }
    return status.modified < (SystemClock.now().seconds - 3_600) * 1_000_000_000
  }
}
