/// The exact value of a JSON number: no digit is lost, whatever its length.
struct JSONDecimal: Equatable {
  var isNegative: Bool
  /// Values 0 to 9, the most significant first, neither beginning nor ending with 0; empty for zero.
  var digits: [UInt8]
  /// The value is `digits`, read as an integer, times ten to this power.
  var exponent: Int

  /// The value of `number`, a JSON number; nil where it isn't one, or where its exponent has more than 17
  /// digits.
  init?(_ number: [UInt8]) {
    guard JSONDecimal.end(ofNumberAt: 0, in: number) == number.count else { return nil }
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

  /// The number of an exponent's text; 0 where there is none.
  private static func power(_ text: ArraySlice<UInt8>) -> Int? {
    let digits = text.drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
      .drop { $0 == UInt8(ascii: "0") }
    guard digits.count < 18 else { return nil }
    let size = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return text.first == UInt8(ascii: "-") ? -size : size
  }

  /// The value of `number`, a JSON number, times ten to the power of `scale`, where that is an integer and
  /// fits.
  static func integer(_ number: ArraySlice<UInt8>, scale: Int) -> Int? {
    shortInteger(number, scale: scale) ?? JSONDecimal(Array(number))?.integer(scale: scale)
  }

  /// As above for the usual numbers, which need no arithmetic of digits: few of them, no exponent.
  private static func shortInteger(_ number: ArraySlice<UInt8>, scale: Int) -> Int? {
    guard number.count + scale <= 18 else { return nil }
    var value = 0
    var decimals: Int?
    for byte in number {
      if isDigit(byte) {
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
        decimals = decimals.map { $0 + 1 }
      } else if byte == UInt8(ascii: ".") {
        decimals = 0
      } else if byte != UInt8(ascii: "-") {
        return nil
      }
    }
    let zeros = scale - (decimals ?? 0)
    guard zeros >= 0 else { return nil }
    for _ in 0..<zeros { value *= 10 }
    return number.first == UInt8(ascii: "-") ? -value : value
  }

  /// This value times ten to the power of `scale`, where that is an integer and fits.
  func integer(scale: Int) -> Int? {
    if digits.isEmpty { return 0 }
    let zeros = exponent + scale
    guard zeros >= 0, digits.count + zeros <= 19 else { return nil }
    var value = 0
    for digit in digits + Array(repeating: 0, count: zeros) {
      let (product, overflows) = value.multipliedReportingOverflow(by: 10)
      let signed = isNegative ? -Int(digit) : Int(digit)
      let (sum, overflowsToo) = product.addingReportingOverflow(signed)
      if overflows || overflowsToo { return nil }
      value = sum
    }
    return value
  }
}

extension JSONDecimal {
  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Where the number that begins at `start` ends, or nil where none that JSON knows begins there.
  static func end(ofNumberAt start: Int, in bytes: [UInt8]) -> Int? {
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

  private static func endOfDigits(at start: Int, in bytes: [UInt8]) -> Int? {
    var index = start
    while index < bytes.count, isDigit(bytes[index]) { index += 1 }
    return index > start ? index : nil
  }
}
