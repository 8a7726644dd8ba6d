/// Writes small FIT files.
package struct FITFile {
  private var body: [UInt8] = []
  private let isBig: Bool
  private let headerSize: Int

  package init(isBig: Bool = false, headerSize: Int = 14) {
    self.isBig = isBig
    self.headerSize = headerSize
  }

  private func number(_ value: Int, _ size: Int) -> [UInt8] {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    return isBig ? bytes.reversed() : bytes
  }

  /// Defines message `local` with fields of (number, size, base type), and developer fields of some sizes.
  package mutating func define(
    _ local: UInt8, _ kind: Int, _ fields: [(UInt8, UInt8, UInt8)], others: [UInt8] = []
  ) {
    body += [0x40 | (others.isEmpty ? 0 : 0x20) | local, 0, isBig ? 1 : 0]
    body += number(kind, 2) + [UInt8(fields.count)]
    for field in fields { body += [field.0, field.1, field.2] }
    guard !others.isEmpty else { return }
    body.append(UInt8(others.count))
    for size in others { body += [0, size, 0] }
  }

  /// Writes a message of values with their sizes.
  package mutating func write(header: UInt8, _ values: [(Int, Int)]) {
    body.append(header)
    for (value, size) in values { body += number(value, size) }
  }

  /// The file with its header and checksums, computed bit by bit.
  package var bytes: [UInt8] {
    func checksum(_ bytes: [UInt8]) -> [UInt8] {
      var sum = 0
      for byte in bytes {
        sum ^= Int(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xA001 : sum >> 1 }
      }
      return [UInt8(sum & 0xFF), UInt8(sum >> 8)]
    }
    let size = (0..<4).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    var header = [UInt8(headerSize), 0x20, 0, 0] + size + Array(".FIT".utf8)
    if headerSize == 14 { header += checksum(header) }
    let file = header + body
    return file + checksum(file)
  }
}
