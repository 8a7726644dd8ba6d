#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a file, mapped into memory: what isn't looked at isn't read. Given back with the last owner.
///
/// The file must not be cut while it is mapped; one that is only ever replaced keeps this.
package final class Mapping: Sendable {
  private nonisolated(unsafe) let memory: UnsafeMutableRawPointer
  package let count: Int

  fileprivate init(_ memory: UnsafeMutableRawPointer, count: Int) {
    self.memory = memory
    self.count = count
  }

  deinit { munmap(memory, count) }

  /// The bytes; valid as long as the mapping lives.
  package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory, count: count) }
}

extension Folder {
  /// Maps the file `name`; nil where nothing has this name, or an empty file. Links and other things than regular
  /// files are refused as by `read`; over `limit` bytes it fails with `isTooLarge`.
  package func map(_ name: String, limit: Int = 1 << 32) throws(SystemError) -> Mapping? {
    try withFile(name, limit: limit) { file, status throws(SystemError) in
      if status.size == 0 { return nil }
      guard let memory = mmap(nil, status.size, PROT_READ, MAP_PRIVATE, file, 0), memory != MAP_FAILED else {
        throw SystemError(.read, path(of: name))
      }
      return Mapping(memory, count: status.size)
    }
  }
}
