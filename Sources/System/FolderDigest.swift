/// What the files of a folder look like from outside, added up: two that differ in a name, an inode, a time of change or
/// a size have different sums (but for one chance in 2⁶⁴). The order of the files doesn't matter.
package struct FolderDigest: Equatable, Sendable {
  /// Of the names alone.
  package private(set) var names: UInt64 = 0
  /// Of the names with inode, time of change and size.
  package private(set) var files: UInt64 = 0
  /// The latest time of change among them, in nanoseconds since 1970 UTC.
  package private(set) var newest: Int64 = .min

  package init() {}

  mutating func add(_ name: UnsafeRawBufferPointer, _ status: FileStatus?) {
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

  /// The finalizer of MurmurHash3 (Austin Appleby): each bit of the result hangs on each bit of the number.
  private static func mixed(_ number: UInt64) -> UInt64 {
    var number = number
    number = (number ^ (number >> 33)) &* 0xff51_afd7_ed55_8ccd
    number = (number ^ (number >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    return number ^ (number >> 33)
  }
}
