#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What kind of thing a name in a folder stands for.
package enum FileKind: Sendable, Equatable {
  case file, folder, link, special
}

/// What the file system knows about a file or a folder.
package struct FileStatus: Equatable, Sendable {
  /// File, folder, link or something else.
  package var kind: FileKind
  /// Length in bytes.
  package var size: Int
  /// Time of the last change of content, in nanoseconds since 1970 UTC.
  package var modified: Int64
  /// Time of the last change of content, name, mode or owner, in nanoseconds since 1970 UTC.
  package var changed: Int64
  /// The number of the file on its device.
  package var inode: UInt64
  /// The number of the device.
  package var device: UInt64
  /// The permission bits alone (`0o600`).
  package var mode: UInt32
  /// In how many folders it has a name; 0 once it is removed and only open.
  package var links: Int

  init(_ raw: stat) {
    kind = FileKind(mode: raw.st_mode)
    size = Int(raw.st_size)
    #if canImport(Darwin)
      modified = nanoseconds(raw.st_mtimespec)
      changed = nanoseconds(raw.st_ctimespec)
    #else
      modified = nanoseconds(raw.st_mtim)
      changed = nanoseconds(raw.st_ctim)
    #endif
    inode = UInt64(raw.st_ino)
    device = UInt64(truncatingIfNeeded: raw.st_dev)
    mode = UInt32(raw.st_mode) & 0o7777
    links = Int(raw.st_nlink)
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

/// The status of an open descriptor, or nil with `errno` set.
func status(of descriptor: Int32) -> FileStatus? {
  var raw = stat()
  return fstat(descriptor, &raw) == 0 ? FileStatus(raw) : nil
}

private func nanoseconds(_ time: timespec) -> Int64 {
  Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}
