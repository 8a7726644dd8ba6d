/// The reason why a FIT file isn't whole, and its place.
package struct FITError: Error, Equatable, Sendable {
  package var reason: Reason
  /// The byte that breaks the rule, from 0.
  package var offset: Int

  package init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// The rule that the file breaks.
  package enum Reason: Equatable, Sendable {
    /// No header of a FIT file, at the start or after the file before in a chain.
    case badHeader
    /// A header of a version that isn't known.
    case unsupportedVersion(Int)
    /// The checksum of the header isn't that of its bytes.
    case headerChecksum(said: UInt16, computed: UInt16)
    /// The checksum at the end isn't that of the file.
    case checksum(said: UInt16, computed: UInt16)
    /// The file ends before its data.
    case cutOff(missing: Int)
    /// Data without a definition of its fields.
    case undefinedMessage
    /// A field, or all of them, with an impossible size.
    case badDefinition
  }
}

/// A reader of FIT, message by message (Garmin's Flexible and Interoperable Data Transfer protocol, versions 1 and 2).
///
/// Both byte orders, compressed time stamps and chained files are read; the fields of developers are passed over. The
/// reader continues after a wrong checksum, and stops at what it can't follow; either is in ``errors``.
package struct FITReader: Sendable {
  /// The errors so far.
  package private(set) var errors: [FITError] = []
  /// The message's global number: 20 is a record.
  package private(set) var kind = 0
  /// Where the message begins.
  package private(set) var start = 0
  /// The time of the message, in seconds since 1989-12-31T00:00:00Z; nil if it has none.
  package private(set) var timestamp: UInt32?

  private let bytes: [UInt8]
  private var index = 0
  private var end = 0
  private var definitions: [Definition?] = Array(repeating: nil, count: 16)
  private var current = Definition()
  private var body = 0
  private var lastTimestamp: UInt32?

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Goes to the next message; false after the last.
  package mutating func next() -> Bool {
    while true {
      while index >= end {
        if end > 0 { index += 2 }
        guard index < bytes.count, beginFile() else { return false }
      }
      start = index
      do throws(FITError) {
        if try readMessage() { return true }
      } catch {
        if errors.last != error { errors.append(error) }
        (index, end) = (bytes.count, bytes.count)
        return false
      }
    }
  }
}

/// The fields of a message, from its definition.
private struct Definition: Sendable {
  var kind = 0
  var isBigEndian = false
  var fields: [Field] = []
  var size = 0

  struct Field: Sendable {
    var number: UInt8
    var type: UInt8
    var offset: Int
    var size: Int
  }
}

extension FITReader {
  /// Reads a header and checks the checksums; false if there is no header.
  private mutating func beginFile() -> Bool {
    let start = index
    guard
      bytes.count - start >= 12, bytes[start] == 12 || bytes[start] == 14,
      bytes[start + 8..<start + 12].elementsEqual(".FIT".utf8)
    else {
      errors.append(FITError(.badHeader, at: start))
      return false
    }
    let version = Int(bytes[start + 1] >> 4)
    guard version <= 2 else {
      errors.append(FITError(.unsupportedVersion(version), at: start + 1))
      return false
    }
    let header = Int(bytes[start])
    let size = Int(number(at: start + 4, size: 4, isBigEndian: false))
    index = start + header
    end = min(index + size, bytes.count)
    if header == 14, bytes.count >= index {
      let said = UInt16(truncatingIfNeeded: number(at: start + 12, size: 2, isBigEndian: false))
      let computed = checksum(start..<start + 12)
      if said != 0, said != computed {
        errors.append(FITError(.headerChecksum(said: said, computed: computed), at: start + 12))
      }
    }
    let missing = index + size + 2 - bytes.count
    if missing > 0 {
      errors.append(FITError(.cutOff(missing: missing), at: bytes.count))
    } else {
      let said = UInt16(truncatingIfNeeded: number(at: end, size: 2, isBigEndian: false))
      let computed = checksum(start..<end)
      if said != computed { errors.append(FITError(.checksum(said: said, computed: computed), at: end)) }
    }
    definitions = Array(repeating: nil, count: 16)
    lastTimestamp = nil
    return index < end || end < bytes.count
  }

  /// Reads a definition, or a message of data and returns true.
  private mutating func readMessage() throws(FITError) -> Bool {
    let header = bytes[index]
    index += 1
    if header & 0xC0 == 0x40 {
      definitions[Int(header & 0x0F)] = try definition(hasDeveloperFields: header & 0x20 != 0)
      return false
    }
    let isCompressed = header & 0x80 != 0
    guard let definition = definitions[Int(isCompressed ? header >> 5 & 3 : header & 0x0F)] else {
      throw FITError(.undefinedMessage, at: start)
    }
    guard index + definition.size <= end else { throw tooShort }
    current = definition
    kind = definition.kind
    body = index
    index += definition.size
    timestamp = nil
    if let time = unsigned(253) {
      timestamp = UInt32(truncatingIfNeeded: time)
      lastTimestamp = timestamp
    } else if isCompressed, let last = lastTimestamp {
      // Five bits of the time; they begin anew every 32 seconds.
      let offset = UInt32(header & 0x1F)
      timestamp = last &+ (offset &- last) & 0x1F
      lastTimestamp = timestamp
    }
    return true
  }

  private mutating func definition(hasDeveloperFields: Bool) throws(FITError) -> Definition {
    guard index + 5 <= end else { throw tooShort }
    guard bytes[index + 1] < 2 else { throw FITError(.badDefinition, at: index + 1) }
    var result = Definition()
    result.isBigEndian = bytes[index + 1] == 1
    result.kind = Int(number(at: index + 2, size: 2, isBigEndian: result.isBigEndian))
    let count = Int(bytes[index + 4])
    index += 5
    guard index + 3 * count <= end else { throw tooShort }
    for _ in 0..<count {
      result.fields.append(
        .init(
          number: bytes[index], type: bytes[index + 2] & 0x1F, offset: result.size,
          size: Int(bytes[index + 1])))
      result.size += Int(bytes[index + 1])
      index += 3
    }
    guard hasDeveloperFields else { return result }
    guard index < end else { throw tooShort }
    let others = Int(bytes[index])
    index += 1
    guard index + 3 * others <= end else { throw tooShort }
    for _ in 0..<others {
      result.size += Int(bytes[index + 1])
      index += 3
    }
    return result
  }

  /// The data ends inside a message. If the file isn't cut off, which is known by now, its definitions are wrong.
  private var tooShort: FITError {
    if let known = errors.last, case .cutOff = known.reason { return known }
    return FITError(.badDefinition, at: start)
  }

  private func number(at offset: Int, size: Int, isBigEndian: Bool) -> UInt64 {
    var value: UInt64 = 0
    for step in 0..<size {
      value = value << 8 | UInt64(bytes[offset + (isBigEndian ? step : size - 1 - step)])
    }
    return value
  }

  /// The checksum of FIT: CRC-16 with the polynomial 0xA001, half a byte at a time.
  private func checksum(_ range: Range<Int>) -> UInt16 {
    var sum: UInt16 = 0
    for byte in bytes[range] {
      sum = sum >> 4 ^ Self.table[Int(sum & 0xF)] ^ Self.table[Int(byte & 0xF)]
      sum = sum >> 4 ^ Self.table[Int(sum & 0xF)] ^ Self.table[Int(byte >> 4)]
    }
    return sum
  }

  private static let table: [UInt16] = [
    0x0000, 0xCC01, 0xD801, 0x1400, 0xF001, 0x3C00, 0x2800, 0xE401,
    0xA001, 0x6C00, 0x7800, 0xB401, 0x5000, 0x9C01, 0x8801, 0x4400,
  ]
}

/// The values of the message that ``next()`` went to.
extension FITReader {
  private func field(_ number: UInt8) -> Definition.Field? {
    current.fields.first { $0.number == number }
  }

  /// The bytes of a value of each base type; 0 for a text.
  private static let sizes = [1, 1, 1, 2, 2, 4, 4, 0, 4, 8, 1, 2, 4, 1, 8, 8, 8]

  /// An unsigned field of one value; nil if the message doesn't have it or it is marked invalid.
  package func unsigned(_ number: UInt8) -> UInt64? {
    guard let field = field(number), field.type < Self.sizes.count, field.type != 7,
      field.size == Self.sizes[Int(field.type)]
    else { return nil }
    let value = self.number(at: body + field.offset, size: field.size, isBigEndian: current.isBigEndian)
    // Types with a z are invalid at zero, all others with each bit set.
    if [0x0A, 0x0B, 0x0C, 0x10].contains(field.type) { return value == 0 ? nil : value }
    return value == UInt64.max >> (64 - 8 * UInt64(field.size)) ? nil : value
  }

  /// A signed field of four bytes; nil if the message doesn't have it or it is marked invalid.
  package func signed(_ number: UInt8) -> Int32? {
    guard let field = field(number), field.type == 5, field.size == 4 else { return nil }
    let value = self.number(at: body + field.offset, size: 4, isBigEndian: current.isBigEndian)
    let result = Int32(truncatingIfNeeded: value)
    return result == .max ? nil : result
  }

  /// A text; nil if the message doesn't have it or it is empty.
  package func text(_ number: UInt8) -> String? {
    guard let field = field(number), field.type == 7 else { return nil }
    let text = bytes[body + field.offset..<body + field.offset + field.size].prefix { $0 != 0 }
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }
}
