#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file at a path that the user typed, written piece by piece. It has its name only once it is complete and durable, and no one
/// else can read it. A pipe or device just gets the bytes.
package final class OutputFile {
  private let path: String
  private let descriptor: Descriptor
  /// The temporary file; nil for a pipe or device.
  private let staged: StagedFile?
  private var isFinished = false

  /// Begins a file. Links are followed.
  ///
  /// - Throws: `SystemError`; `isFolder` for a folder, and `alreadyExists` for any other file unless `replacing`.
  package init(_ path: String, replacing: Bool) throws(SystemError) {
    self.path = path
    let present = try UserFile.status(path)
    if present?.kind == .folder { throw SystemError(.open, path, code: EISDIR) }
    if present != nil, !replacing { throw SystemError(.open, path, code: EEXIST) }
    if present?.kind == .special {
      descriptor = Descriptor(try openPath(path, flags: O_WRONLY | O_CLOEXEC))
      staged = nil
      return
    }
    let (above, name) = split(present == nil ? path : try Folder.realPath(path))
    let folder = try Folder.open(above)
    try folder.check(name, .write)
    let (raw, temporary) = try folder.createTemporary(for: name, mode: 0o600)
    descriptor = Descriptor(raw)
    staged = StagedFile(folder: folder, temporary: temporary, name: name)
    if let call = restoreOwnerBits(raw) {
      let error = SystemError(call, path)
      staged?.discard()
      throw error
    }
  }

  /// Writes the next bytes.
  ///
  /// - Throws: `SystemError`; the file is as it was then.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    guard bytes.withUnsafeBytes({ writeAll($0, to: descriptor.raw) }) else { throw SystemError(.write, path) }
  }

  /// Makes the file durable and gives it its name.
  ///
  /// - Throws: `SystemError`; the file is as it was then.
  package func finish() throws(SystemError) {
    guard let staged else { return }
    guard flush(descriptor.raw) == 0 else { throw SystemError(.synchronize, path) }
    isFinished = true
    try staged.publish()
    try staged.folder.synchronize()
  }

  // What isn't finished leaves nothing behind.
  deinit { if !isFinished { staged?.discard() } }
}
