#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file descriptor, closed when its last owner lets go of it.
final class Descriptor: Sendable {
  let raw: Int32

  init(_ raw: Int32) { self.raw = raw }

  deinit { _ = close(raw) }
}

/// How often a call that a signal interrupted is made again before the interruption counts as its failure.
private let attempts = 100

/// Makes a call again while a signal interrupts it. Answers what the call did, with `errno` as it left it.
///
/// Only for calls that may be repeated: never for `close` and never for `fsync`.
@inline(__always)
func repeatingInterrupted<Result: SignedInteger>(_ call: () -> Result) -> Result {
  for _ in 1..<attempts {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
  return call()
}

/// Writes all bytes, however many calls that takes. False with `errno` set where it could not.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
  var rest = bytes
  while !rest.isEmpty {
    let count = repeatingInterrupted { write(descriptor, rest.baseAddress, rest.count) }
    if count < 0 {
      guard errno == EAGAIN, waitUntilWritable(descriptor) else { return false }
      continue
    }
    if count == 0 {
      errno = EIO
      return false
    }
    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
  }
  return true
}

/// Waits for a descriptor that somebody has set to non-blocking: a terminal or a pipe shared with another
/// program.
private func waitUntilWritable(_ descriptor: Int32) -> Bool {
  var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  return repeatingInterrupted { poll(&request, 1, -1) } > 0
}

/// Reads up to the end, or until `limit` bytes are passed. Nil with `errno` set where it could not; `EFBIG`
/// over the limit.
func readAll(from descriptor: Int32, after start: [UInt8] = [], limit: Int) -> [UInt8]? {
  var bytes = start
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while bytes.count <= limit {
    let count = repeatingInterrupted { read(descriptor, &chunk, chunk.count) }
    if count < 0 { return nil }
    if count == 0 { return bytes }
    bytes += chunk[..<count]
  }
  errno = EFBIG
  return nil
}

/// Reads up to a line feed, which is left out, and no further; nil at the end. False, with `errno` set, where it fails or
/// a line is longer than `limit`.
func readBytesOfLine(from descriptor: Int32, limit: Int, into line: inout [UInt8]?) -> Bool {
  var bytes: [UInt8] = []
  var byte: UInt8 = 0
  while bytes.count <= limit {
    let count = repeatingInterrupted { read(descriptor, &byte, 1) }
    if count < 0 { return false }
    if count == 0 || byte == UInt8(ascii: "\n") {
      line = count == 0 && bytes.isEmpty ? nil : bytes
      return true
    }
    bytes.append(byte)
  }
  errno = EFBIG
  return false
}

/// Brings a file's bytes to the disk itself, not only to the disk's cache. Never to be repeated on one
/// descriptor: a second call may answer well although the bytes were lost.
func synchronizeDescriptor(_ descriptor: Int32) -> Int32 {
  #if canImport(Darwin)
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
    if errno != ENOTSUP && errno != ENOTTY && errno != EINVAL { return -1 }
  #endif
  return fsync(descriptor)
}

/// Has the disk begin to write what a file holds. No more than a hint: `synchronizeDescriptor` waits, and tells of errors.
///
/// Linux begins to write what it is told won't be needed, because it can't be forgotten before.
func beginWriting(_ descriptor: Int32) {
  #if !canImport(Darwin)
    _ = posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED)
  #endif
}
