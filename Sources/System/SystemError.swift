#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A failed system call: the call, the path and the reason. Callers put it into words.
package struct SystemError: Error, Equatable, Sendable {
  /// The purpose of the failed call.
  package enum Call: String, Sendable, CaseIterable {
    case open, status, read, write, synchronize, close, rename, remove, list, lock
    case makeFolder, changeMode, realPath, followLink, start
  }

  /// The purpose of the failed call.
  package var call: Call
  /// The call's `errno`, or for an invalid argument the value that describes it best.
  package var code: Int32
  /// The path to show: the name in its folder's path, or a stream's device file.
  package var path: String

  /// An error with an `errno` value.
  package init(_ call: Call, _ path: String, code: Int32) {
    self.call = call
    self.code = code
    self.path = path
  }

  /// An error with the current `errno`; to be made right after the call.
  init(_ call: Call, _ path: @autoclosure () -> String) {
    let code = errno
    self.init(call, path(), code: code)
  }
}

extension SystemError {
  /// Whether the file doesn't exist. For a link without a target it is `isDanglingLink` instead.
  package var isNotFound: Bool { code == ENOENT && call != .followLink }
  /// Whether the path is a symbolic link whose target doesn't exist.
  package var isDanglingLink: Bool { code == ENOENT && call == .followLink }
  /// Whether the file already exists.
  package var alreadyExists: Bool { code == EEXIST }
  /// Whether something other than a folder is where a folder is needed.
  package var isNotFolder: Bool { code == ENOTDIR }
  /// Whether a folder is where a file is needed.
  package var isFolder: Bool { code == EISDIR }
  /// Whether the path is a symbolic link where none is followed, or a loop of links.
  package var isLink: Bool { code == ELOOP }
  /// Whether the path is neither file, folder nor link, but a pipe, socket or device.
  package var isSpecialFile: Bool { code == ENXIO }
  /// Whether a folder to be removed isn't empty.
  package var isNotEmpty: Bool { code == ENOTEMPTY || code == EEXIST }
  /// Whether the disk or the user's quota is full.
  package var isOutOfSpace: Bool { code == ENOSPC || code == EDQUOT }
  /// Whether the file system is read-only.
  package var isReadOnly: Bool { code == EROFS }
  /// Whether the user lacks permission.
  package var isPermission: Bool { code == EACCES || code == EPERM }
  /// Whether the disk can't read or write: it is broken, or lost what it had.
  package var isDiskFailure: Bool { code == EIO }
  /// Whether the reader of a pipe is gone.
  package var isBrokenPipe: Bool { code == EPIPE }
  /// Whether the content is longer than the limit.
  package var isTooLarge: Bool { code == EFBIG }
  /// Whether another process holds the lock.
  package var isBusy: Bool { code == EWOULDBLOCK || code == EAGAIN }

  /// libc's English description of the code (`No space left on device`).
  package var text: String { strerror(code).map { String(cString: $0) } ?? "errno \(code)" }
}
