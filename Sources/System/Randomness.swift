/// Random bytes from the system, fit for names that nobody else shall hit upon.
package enum Randomness {
  /// `count` random bytes.
  package static func bytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + 7)
    while bytes.count < count {
      withUnsafeBytes(of: generator.next() as UInt64) { bytes.append(contentsOf: $0) }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// 64 random bits.
  package static func word() -> UInt64 {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }
}
