#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How closely a folder is looked at.
package enum ScanDepth {
  /// At the names of its files.
  case names
  /// At each file from outside.
  case statuses
  /// At what the files hold whose names `isWanted` accepts, up to `limit` bytes; at the others from outside.
  case contents(isWanted: (UnsafeRawBufferPointer) -> Bool, limit: Int)
}

/// What a pass over a folder found.
package struct FolderScan: Sendable {
  /// The folder itself, before anything in it was looked at.
  package var folder: FileStatus
  package var digest: FolderDigest
}

extension Folder {
  /// Goes through the files of the folder `name` in this one, in no order, with as few calls as can be; nil where nothing
  /// has this name. A link is refused (`isLink`).
  ///
  /// `found` is given what the wanted files hold: of each the bytes, or why it can't be read, which is as for `read`. A
  /// file's status is always taken before its bytes: what is changed in between looks different another time.
  package func scan(
    _ name: String, _ depth: ScanDepth,
    found: (_ name: UnsafeRawBufferPointer, _ bytes: Result<[UInt8], SystemError>) -> Void = { _, _ in }
  ) throws(SystemError) -> FolderScan? {
    try check(name, .open)
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let raw = repeatingInterrupted { openat(descriptor.raw, name, flags) }
    guard raw >= 0 else {
      // Says of a link that it is one.
      guard let folder = try openFolder(name) else { return nil }
      throw SystemError(.list, folder.path, code: EAGAIN)
    }
    guard let status = System.status(of: raw), let stream = fdopendir(raw) else {
      let error = SystemError(.list, path(of: name))
      _ = close(raw)
      throw error
    }
    defer { closedir(stream) }
    var scan = FolderScan(folder: status, digest: FolderDigest())
    errno = 0
    while let entry = readdir(stream) {
      if let name = nameOf(entry) { try look(at: name, raw, depth, &scan.digest, found) }
      errno = 0
    }
    if errno != 0 { throw SystemError(.list, path(of: name)) }
    return scan
  }

  private func look(
    at name: UnsafePointer<CChar>, _ folder: Int32, _ depth: ScanDepth, _ digest: inout FolderDigest,
    _ found: (UnsafeRawBufferPointer, Result<[UInt8], SystemError>) -> Void
  ) throws(SystemError) {
    let bytes = UnsafeRawBufferPointer(start: name, count: strlen(name))
    switch depth {
    case .names: digest.add(bytes, nil)
    case .statuses: digest.add(bytes, outside(name, folder))
    case .contents(let isWanted, let limit):
      guard isWanted(bytes) else { return digest.add(bytes, outside(name, folder)) }
      let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
      let raw = repeatingInterrupted { openat(folder, name, flags) }
      if raw < 0 {
        let error = SystemError(.open, String(cString: name))
        if error.isNotFound { return }
        digest.add(bytes, outside(name, folder))
        return found(bytes, .failure(error))
      }
      defer { _ = close(raw) }
      let status = System.status(of: raw)
      digest.add(bytes, status)
      found(bytes, contents(raw, status, limit: limit, name))
    }
  }

  /// The status of a file that may be gone by now.
  private func outside(_ name: UnsafePointer<CChar>, _ folder: Int32) -> FileStatus? {
    var raw = stat()
    return fstatat(folder, name, &raw, AT_SYMLINK_NOFOLLOW) == 0 ? FileStatus(raw) : nil
  }

  private func contents(
    _ raw: Int32, _ status: FileStatus?, limit: Int, _ name: UnsafePointer<CChar>
  ) -> Result<[UInt8], SystemError> {
    guard let status else { return .failure(SystemError(.status, String(cString: name))) }
    let code: Int32? =
      switch status.kind {
      case .file: status.size > limit ? EFBIG : nil
      case .folder: EISDIR
      case .link, .special: ENXIO
      }
    if let code { return .failure(SystemError(.read, String(cString: name), code: code)) }
    guard let bytes = readFile(raw, size: status.size, limit: limit) else {
      return .failure(SystemError(.read, String(cString: name)))
    }
    return .success(bytes)
  }
}

/// The name of an entry where it stands; nil for the folder itself and the one above.
private func nameOf(_ entry: UnsafeMutablePointer<dirent>) -> UnsafePointer<CChar>? {
  guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
  let name = UnsafePointer(
    UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self))
  let dot = CChar(bitPattern: UInt8(ascii: "."))
  if name[0] == dot, name[1] == 0 || (name[1] == dot && name[2] == 0) { return nil }
  return name
}
