#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The kind of a directory entry.
package enum FileKind: Sendable, Equatable {
  case file, folder, link
  /// A pipe, socket or device.
  case special
}

/// The metadata of a file or folder.
package struct FileStatus: Equatable, Sendable {
  package var kind: FileKind
  /// Length in bytes.
  package var size: Int
  /// When the content last changed, in nanoseconds since 1970 UTC.
  package var modified: Int64
  /// When content, names, mode or owner last changed, in nanoseconds since 1970 UTC.
  package var changed: Int64
  /// The inode's number.
  package var inode: UInt64
  /// The number of the device that the file is on.
  package var device: UInt64
  /// The permission bits alone (`0o600`).
  package var mode: UInt32
  /// The number of hard links; 0 for an open file that was removed.
  package var links: Int

  init(_ raw: stat) {
    kind = FileKind(mode: raw.st_mode)
    size = Int(raw.st_size)
    modified = nanoseconds(modificationTime(raw))
    changed = nanoseconds(changeTime(raw))
    inode = UInt64(raw.st_ino)
    device = UInt64(truncatingIfNeeded: raw.st_dev)
    mode = UInt32(raw.st_mode) & 0o7777
    links = Int(raw.st_nlink)
  }

  /// The status of an open file; nil with `errno` set on failure.
  init?(descriptor: Int32) {
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { return nil }
    self.init(raw)
  }
}

extension FileKind {
  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .special
    }
  }
}

private func nanoseconds(_ time: timespec) -> Int64 {
  Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}
