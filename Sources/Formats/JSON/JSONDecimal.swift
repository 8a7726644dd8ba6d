/// The exact value of a JSON number of any length.
struct JSONDecimal: Equatable {
  var isNegative: Bool
  /// The digits as values 0 to 9, the most significant first, without leading or trailing zeros; empty for zero.
  var digits: [UInt8]
  /// The power of ten by which `digits`, read as an integer, is multiplied.
  var exponent: Int

  /// Nil if `number` isn't a JSON number or its exponent has more than 17 digits.
  init?(_ number: [UInt8]) {
    guard JSONDecimal.isNumber(number) else { return nil }
    let mark = number.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? number.endIndex
    guard let power = JSONDecimal.power(number[mark...].dropFirst()) else { return nil }
    let point = number[..<mark].firstIndex(of: UInt8(ascii: ".")) ?? mark
    isNegative = number.first == UInt8(ascii: "-")
    digits = number[..<mark].compactMap { JSONDecimal.isDigit($0) ? $0 - UInt8(ascii: "0") : nil }
    exponent = power - max(0, mark - point - 1)
    normalize()
  }

  private mutating func normalize() {
    digits = Array(digits.drop { $0 == 0 })
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    if digits.isEmpty { (isNegative, exponent) = (false, 0) }
  }

  /// The value of an exponent; 0 if there is none.
  private static func power(_ text: ArraySlice<UInt8>) -> Int? {
    let digits = text.drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
      .drop { $0 == UInt8(ascii: "0") }
    guard digits.count < 18 else { return nil }
    let size = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return text.first == UInt8(ascii: "-") ? -size : size
  }
}

extension JSONDecimal {
  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether `text` is a JSON number and nothing else.
  static func isNumber(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { end(ofNumberAt: 0, in: $0) == $0.count }
  }

  /// Where the JSON number that begins at `start` ends; nil if none begins there.
  static func end(ofNumberAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    func isAt(_ index: Int, _ characters: UInt8...) -> Bool {
      index < bytes.count && characters.contains(bytes[index])
    }
    let first = isAt(start, UInt8(ascii: "-")) ? start + 1 : start
    guard var index = endOfDigits(at: first, in: bytes) else { return nil }
    if index > first + 1, bytes[first] == UInt8(ascii: "0") { return nil }
    if isAt(index, UInt8(ascii: ".")) {
      guard let end = endOfDigits(at: index + 1, in: bytes) else { return nil }
      index = end
    }
    if isAt(index, UInt8(ascii: "e"), UInt8(ascii: "E")) {
      index += isAt(index + 1, UInt8(ascii: "+"), UInt8(ascii: "-")) ? 2 : 1
      guard let end = endOfDigits(at: index, in: bytes) else { return nil }
      index = end
    }
    return index
  }

  private static func endOfDigits(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = start
    while index < bytes.count, isDigit(bytes[index]) { index += 1 }
    return index > start ? index : nil
  }
}
