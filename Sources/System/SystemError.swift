#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a system call answered: which call, on what path, and why not.
///
/// It carries facts only; the sentence for people is made elsewhere.
package struct SystemError: Error, Equatable, Sendable {
  /// The call that failed, named for what it does.
  package enum Call: String, Sendable, CaseIterable {
    case open, status, read, write, synchronize, close, rename, remove, list, lock
    case makeFolder, changeMode, realPath, followLink, start
  }

  /// The call that failed.
  package var call: Call
  /// `errno` as the call left it, or the code that says best what is wrong with an argument.
  package var code: Int32
  /// The path as a person would name it: the opened folder's path with the name in it, or a stream's name.
  package var path: String

  /// An error of `call` on `path` with the `errno` value `code`.
  package init(_ call: Call, _ path: String, code: Int32) {
    self.call = call
    self.code = code
    self.path = path
  }

  /// An error with the present `errno`; to be made right after the call.
  init(_ call: Call, _ path: @autoclosure () -> String) {
    let code = errno
    self.init(call, path(), code: code)
  }
}

extension SystemError {
  /// Nothing has this name. A link that leads nowhere is `isDanglingLink` instead.
  package var isNotFound: Bool { code == ENOENT && call != .followLink }
  /// The path is a symbolic link whose target does not exist.
  package var isDanglingLink: Bool { code == ENOENT && call == .followLink }
  /// Something is there already.
  package var alreadyExists: Bool { code == EEXIST }
  /// A folder is needed and something else is there.
  package var isNotFolder: Bool { code == ENOTDIR }
  /// A folder stands where a file is needed.
  package var isFolder: Bool { code == EISDIR }
  /// A symbolic link where none is followed, or a ring of them.
  package var isLink: Bool { code == ELOOP }
  /// Neither file, folder nor link: a pipe, a socket, a device.
  package var isSpecialFile: Bool { code == ENXIO }
  /// A folder that should be empty is not.
  package var isNotEmpty: Bool { code == ENOTEMPTY || code == EEXIST }
  /// The disk, or the quota of this user, is full.
  package var isOutOfSpace: Bool { code == ENOSPC || code == EDQUOT }
  /// The file system is mounted for reading only.
  package var isReadOnly: Bool { code == EROFS }
  /// This user may not do that here.
  package var isPermission: Bool { code == EACCES || code == EPERM }
  /// The reader of a pipe has gone.
  package var isBrokenPipe: Bool { code == EPIPE }
  /// The content is longer than the limit given.
  package var isTooLarge: Bool { code == EFBIG }
  /// Somebody else holds the lock.
  package var isBusy: Bool { code == EWOULDBLOCK || code == EAGAIN }
  /// The name is empty, too long, or holds a slash or a zero byte.
  package var isBadName: Bool { code == EINVAL || code == ENAMETOOLONG }

  /// The name of the code in C (`ENOSPC`), or its number where it is a rare one.
  package var symbol: String { Self.symbols[code] ?? "errno \(code)" }

  /// What libc says about the code, in its own English words (`No space left on device`).
  package var text: String { strerror(code).map { String(cString: $0) } ?? symbol }

  private static let symbols: [Int32: String] = [
    EACCES: "EACCES", EAGAIN: "EAGAIN", EBADF: "EBADF", EBUSY: "EBUSY", EDQUOT: "EDQUOT", EEXIST: "EEXIST",
    EFBIG: "EFBIG", EILSEQ: "EILSEQ", EINTR: "EINTR", EINVAL: "EINVAL", EIO: "EIO", EISDIR: "EISDIR",
    ELOOP: "ELOOP", EMFILE: "EMFILE", EMLINK: "EMLINK", ENAMETOOLONG: "ENAMETOOLONG", ENFILE: "ENFILE",
    ENODEV: "ENODEV", ENOENT: "ENOENT", ENOLCK: "ENOLCK", ENOMEM: "ENOMEM", ENOSPC: "ENOSPC",
    ENOSYS: "ENOSYS", ENOTDIR: "ENOTDIR", ENOTEMPTY: "ENOTEMPTY", ENOTSUP: "ENOTSUP", ENXIO: "ENXIO",
    EPERM: "EPERM", EPIPE: "EPIPE", EROFS: "EROFS", ESPIPE: "ESPIPE", ESTALE: "ESTALE", EXDEV: "EXDEV",
  ]
}
