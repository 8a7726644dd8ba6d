/// Bytes as text (RFC 4648, with padding).
package enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  /// The place of each letter in the alphabet; 64 for any other byte.
  private static let places: [UInt8] = {
    var places = [UInt8](repeating: 64, count: 256)
    for (place, letter) in letters.enumerated() { places[Int(letter)] = UInt8(place) }
    return places
  }()

  package static func encode(_ bytes: [UInt8]) -> [UInt8] {
    let letters = letters
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let count = min(3, bytes.count - index)
      var bits = Int(bytes[index]) << 16
      if count > 1 { bits |= Int(bytes[index + 1]) << 8 }
      if count > 2 { bits |= Int(bytes[index + 2]) }
      for place in 0..<4 { text.append(place <= count ? letters[bits >> (18 - 6 * place) & 63] : padding) }
      index += 3
    }
    return text
  }

  /// Nil for anything that `encode` doesn't write.
  package static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
    let places = places
    guard text.count % 4 == 0 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var (bits, count, paddings) = (0, 0, 0)
    for byte in text {
      if byte == padding {
        paddings += 1
        bits <<= 6
      } else {
        let place = places[Int(byte)]
        guard place < 64, paddings == 0 else { return nil }
        bits = bits << 6 | Int(place)
      }
      count += 1
      guard count == 4 else { continue }
      guard paddings < 3, bits & (1 << (8 * paddings) - 1) == 0 else { return nil }
      for place in 0..<3 - paddings { bytes.append(UInt8(truncatingIfNeeded: bits >> (16 - 8 * place))) }
      (bits, count) = (0, 0)
    }
    return bytes
  }
}
