/// The facts about UTF-8 that JSON and CSV need.
enum UTF8Text {
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  static func hasByteOrderMark(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: byteOrderMark)
  }

  static func isContinuation(_ byte: UInt8) -> Bool {
    byte & 0b1100_0000 == 0b1000_0000
  }

  /// Whether a line ends with the byte at `index`: LF, or CR without a following LF.
  static func isLineEnd(at index: Int, in bytes: [UInt8]) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }

  /// The length in bytes of the scalar at `index`; nil if it is ill-formed: overlong, a surrogate, beyond U+10FFFF or
  /// truncated (The Unicode Standard, table 3-7).
  static func scalarLength(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let length: Int
    let second: ClosedRange<UInt8>
    switch bytes[index] {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    for next in (index + 2)..<max(index + 2, index + length) where !isContinuation(bytes[next]) { return nil }
    return length
  }

  /// The offset of the first ill-formed scalar in `range`; nil if there is none.
  static func firstIllFormed(in bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] < 0x80 {
        index += 1
      } else if let length = scalarLength(at: index, in: bytes), index + length <= range.upperBound {
        index += length
      } else {
        return index
      }
    }
    return nil
  }

  /// The scalar at `index`; nil if it is ill-formed.
  static func scalar(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    guard let length = scalarLength(at: index, in: bytes) else { return nil }
    return String(decoding: bytes[index..<index + length], as: UTF8.self).unicodeScalars.first
  }
}
