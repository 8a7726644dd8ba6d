#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How closely to look at the files of a folder.
package enum ScanDepth {
  /// Only at their names.
  case names
  /// At their status.
  case statuses
  /// At the contents of files whose names `isWanted` accepts, up to `limit` bytes each, and at the status of the others.
  case contents(isWanted: (UnsafeRawBufferPointer) -> Bool, limit: Int)
}

/// The result of a pass over a folder.
package struct FolderScan: Sendable {
  /// The folder's status before the pass.
  package var folder: FileStatus
  package var digest: FolderDigest
}

/// A digest of a folder's files that doesn't depend on their order. If two folders differ in a name, inode, time of
/// change or size, so do their digests, but for a chance of 1 in 2⁶⁴.
package struct FolderDigest: Equatable, Sendable {
  /// The sum of hashes of names.
  package private(set) var names: UInt64 = 0
  /// The sum of hashes of names, inodes, times of change and sizes.
  package private(set) var files: UInt64 = 0
  /// The latest time of change, in nanoseconds since 1970 UTC; `.min` if no file was looked at.
  package private(set) var newest: Int64 = .min

  package init() {}

  mutating func add(_ name: UnsafeRawBufferPointer, _ status: FileStatus?) {
    // FNV-1a.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = Self.mixed(hash)
    names &+= hash
    guard let status else { return }
    hash = Self.mixed(hash ^ status.inode)
    hash = Self.mixed(hash ^ UInt64(bitPattern: status.changed))
    hash = Self.mixed(hash ^ UInt64(status.size))
    files &+= hash
    newest = max(newest, status.changed)
  }

  /// The finalizer of MurmurHash3 (Austin Appleby): every bit of the result depends on every bit of the number.
  private static func mixed(_ number: UInt64) -> UInt64 {
    var number = number
    number = (number ^ (number >> 33)) &* 0xff51_afd7_ed55_8ccd
    number = (number ^ (number >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    return number ^ (number >> 33)
  }
}

extension Folder {
  /// Visits the files of the folder `name`, in no order and with as few calls as possible; nil if nothing has this
  /// name.
  ///
  /// Calls `found` with each wanted file's bytes, or with the error that `read` would throw for it. A file's
  /// status is taken before its bytes, so that a change in between shows in the next pass.
  ///
  /// - Throws: `SystemError`; `isLink` for a link, `isNotFolder` for anything else.
  package func scan(
    _ name: String, _ depth: ScanDepth,
    found: (_ name: UnsafeRawBufferPointer, _ bytes: Result<[UInt8], SystemError>) -> Void = { _, _ in }
  ) throws(SystemError) -> FolderScan? {
    try check(name, .open)
    let raw = openRaw(folder: name)
    guard raw >= 0 else {
      // Throws the precise error, such as that it is a link.
      guard let folder = try openFolder(name) else { return nil }
      throw SystemError(.list, folder.path, code: EAGAIN)
    }
    guard let status = FileStatus(descriptor: raw) else {
      let error = SystemError(.list, path(of: name))
      _ = close(raw)
      throw error
    }
    var scan = FolderScan(folder: status, digest: FolderDigest())
    try forEachName(in: raw, path(of: name)) { name, _ in
      look(at: name, in: raw, depth, &scan.digest, found)
    }
    return scan
  }

  private func look(
    at name: UnsafePointer<CChar>, in folder: Int32, _ depth: ScanDepth, _ digest: inout FolderDigest,
    _ found: (UnsafeRawBufferPointer, Result<[UInt8], SystemError>) -> Void
  ) {
    let bytes = UnsafeRawBufferPointer(start: name, count: strlen(name))
    switch depth {
    case .names: digest.add(bytes, nil)
    case .statuses: digest.add(bytes, status(of: name, in: folder))
    case .contents(let isWanted, let limit):
      guard isWanted(bytes) else { return digest.add(bytes, status(of: name, in: folder)) }
      let raw = repeatingInterrupted { openat(folder, name, readFlags) }
      if raw < 0 {
        let error = SystemError(.open, String(cString: name))
        if error.isNotFound { return }
        digest.add(bytes, status(of: name, in: folder))
        return found(bytes, .failure(error))
      }
      defer { _ = close(raw) }
      let status = FileStatus(descriptor: raw)
      digest.add(bytes, status)
      found(bytes, contents(raw, status, limit: limit, name))
    }
  }

  /// A file's status; nil if it is gone by now.
  private func status(of name: UnsafePointer<CChar>, in folder: Int32) -> FileStatus? {
    var raw = stat()
    return fstatat(folder, name, &raw, AT_SYMLINK_NOFOLLOW) == 0 ? FileStatus(raw) : nil
  }

  private func contents(
    _ raw: Int32, _ status: FileStatus?, limit: Int, _ name: UnsafePointer<CChar>
  ) -> Result<[UInt8], SystemError> {
    guard let status else { return .failure(SystemError(.status, String(cString: name))) }
    if let code = status.reasonNotToRead(limit: limit) {
      return .failure(SystemError(.read, String(cString: name), code: code))
    }
    guard let bytes = readFile(raw, size: status.size, limit: limit) else {
      return .failure(SystemError(.read, String(cString: name)))
    }
    return .success(bytes)
  }
}
