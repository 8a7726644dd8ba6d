import Training

/// Reads documents that are plain: as a program writes them that has nothing to escape. It understands less than the reader
/// of all JSON, and is ten times as fast: the index of ten years is made of sixty thousand documents.
///
/// Each function answers nil, or false, where it doesn't understand, and then the document is read by the other reader: that
/// one says what is damaged. What this one understands, the other understands alike; a test holds them against each other.
struct QuickReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  /// A text without escapes, and without anything beyond ASCII: the bytes between its quotation marks.
  typealias Text = Slice<UnsafeBufferPointer<UInt8>>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads the members of an object that `read` knows; it is given the place of each name among `names`. No name comes twice.
  mutating func object(_ names: [StaticString], _ read: (Int, inout QuickReader) -> Bool) -> Bool {
    guard take(UInt8(ascii: "{")) else { return false }
    if take(UInt8(ascii: "}")) { return true }
    var seen: UInt32 = 0
    repeat {
      guard let name = text(), let place = names.firstIndex(where: { Self.isEqual(name, $0) }),
        seen & (1 << UInt32(place)) == 0, take(UInt8(ascii: ":")), read(place, &self)
      else { return false }
      seen |= 1 << UInt32(place)
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}"))
  }

  /// Whether nothing is left.
  mutating func isAtEnd() -> Bool {
    skipSpace()
    return index == bytes.count
  }

  mutating func text() -> Text? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return bytes[start..<index - 1]
      case UInt8(ascii: "\\"), ..<0x20, 0x7F...: return nil
      default: index += 1
      }
    }
    return nil
  }

  /// A text of so many characters at most, and at least one.
  mutating func string(limit: Int = .max) -> String? {
    guard let text = text(), !text.isEmpty, text.count <= limit else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  /// A decimal as Format.md has it, in thousandths.
  mutating func thousandths() -> Int? {
    skipSpace()
    let start = index
    guard var raw = digits() else { return nil }
    let whole = index - start
    guard whole <= 9, whole == 1 || bytes[start] != UInt8(ascii: "0") else { return nil }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ".") else { return raw * 1_000 }
    index += 1
    let point = index
    guard let decimals = digits(), index - point <= 3 else { return nil }
    for _ in point..<index { raw *= 10 }
    raw += decimals
    for _ in index - point..<3 { raw *= 10 }
    return raw
  }

  /// A decimal without a fraction.
  mutating func integer(in range: ClosedRange<Int>) -> Int? {
    guard let raw = thousandths(), raw % 1_000 == 0, range.contains(raw / 1_000) else { return nil }
    return raw / 1_000
  }

  mutating func boolean() -> Bool? {
    skipSpace()
    for (word, value) in [("true", true), ("false", false)] as [(StaticString, Bool)] {
      let end = index + word.utf8CodeUnitCount
      guard end <= bytes.count, Self.isEqual(bytes[index..<end], word) else { continue }
      index = end
      return value
    }
    return nil
  }

  /// Whether an object comes next.
  mutating func isAtObject() -> Bool {
    skipSpace()
    return index < bytes.count && bytes[index] == UInt8(ascii: "{")
  }

  /// Digits, at least one and at most twelve.
  private mutating func digits() -> Int? {
    var number = 0
    let start = index
    while index < bytes.count, case let digit = bytes[index] &- UInt8(ascii: "0"), digit < 10 {
      guard index - start < 12 else { return nil }
      number = number * 10 + Int(digit)
      index += 1
    }
    return index == start ? nil : number
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  static func isEqual(_ text: Text, _ word: StaticString) -> Bool {
    guard text.count == word.utf8CodeUnitCount else { return false }
    var place = 0
    for byte in text {
      if byte != word.utf8Start[place] { return false }
      place += 1
    }
    return true
  }
}
