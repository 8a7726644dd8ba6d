#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An open file descriptor, closed with the last reference to it.
final class Descriptor: Sendable {
  let raw: Int32

  init(_ raw: Int32) { self.raw = raw }

  deinit { _ = close(raw) }
}

/// The number of times that a call is made before an interruption counts as its failure.
private let attempts = 100

/// Repeats a call for as long as signals interrupt it. Returns the last call's result and leaves its `errno`.
///
/// Not for `close` and `fsync`, which must not be repeated.
@inline(__always)
func repeatingInterrupted<Result: SignedInteger>(_ call: () -> Result) -> Result {
  for _ in 1..<attempts {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
  return call()
}

/// Writes all bytes, in as many calls as that takes. False with `errno` set on failure.
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

/// Waits for a non-blocking descriptor. Another program that shares a terminal or pipe may have made it so.
private func waitUntilWritable(_ descriptor: Int32) -> Bool {
  var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  return repeatingInterrupted { poll(&request, 1, -1) } > 0
}

/// Reads to the end, and returns `start` with the bytes read after it. Nil with `errno` set on failure: `EFBIG` if they are
/// more than `limit`.
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
