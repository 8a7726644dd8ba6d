import Training

/// Numbers and times as XML writes them.
enum TrackText {
  /// Reads a decimal, `-12.5` or `1.2e-3`, between white space; nil for anything else.
  static func number(_ text: String) -> Double? {
    var text = text
    return text.withUTF8 { number($0[...]) }
  }

  static func number(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
    var rest = trimmed(text)
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let whole = rest
    var mantissa: UInt64 = 0
    var scale = 0
    var (hasPoint, hasDigit, isLong) = (false, false, false)
    while let byte = rest.first {
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if (0x30...0x39).contains(byte) {
        hasDigit = true
        if mantissa < 100_000_000_000_000_000 {
          mantissa = mantissa * 10 + UInt64(byte - 0x30)
          if hasPoint { scale += 1 }
        } else {
          isLong = true
        }
      } else {
        break
      }
      rest = rest.dropFirst()
    }
    guard hasDigit, rest.isEmpty || isExponent(rest) else { return nil }
    let value: Double
    if rest.isEmpty, !isLong, mantissa < 1 << 53, scale < powers.count {
      // Both are exact, so the quotient is the nearest value.
      value = Double(mantissa) / powers[scale]
    } else {
      value = Double(String(decoding: whole, as: UTF8.self)) ?? .infinity
    }
    guard value.isFinite else { return nil }
    return isNegative ? -value : value
  }

  private static let powers: [Double] = (0...22).map { power in
    (0..<power).reduce(1.0) { value, _ in value * 10 }
  }

  private static func isExponent(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard text.first.map({ $0 | 0x20 }) == UInt8(ascii: "e") else { return false }
    var digits = text.dropFirst()
    if digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
    return !digits.isEmpty && digits.count < 5 && digits.allSatisfy { (0x30...0x39).contains($0) }
  }

  static func trimmed(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>> {
    var text = text
    while let first = text.first, first <= 0x20 { text = text.dropFirst() }
    while let last = text.last, last <= 0x20 { text = text.dropLast() }
    return text
  }

  /// A time: `2020-04-18T11:10:44.5Z`, with an offset, or with no zone, which is read as UTC.
  struct Time: Equatable {
    /// Seconds since 1970.
    var seconds: Double
    var hasZone: Bool
  }

  /// Reads a time (XML Schema `dateTime`); nil for anything else.
  static func time(_ text: String) -> Time? {
    var text = text
    return text.withUTF8 { buffer in
      let text = trimmed(buffer[...])
      return text.count >= 19 ? time(UnsafeBufferPointer(rebasing: text)) : nil
    }
  }

  private static func time(_ text: UnsafeBufferPointer<UInt8>) -> Time? {
    func digits(_ start: Int, _ count: Int) -> Int? {
      guard start + count <= text.count else { return nil }
      var value = 0
      for byte in text[start..<start + count] {
        guard (0x30...0x39).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      return value
    }
    guard
      text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"), text[10] | 0x20 == UInt8(ascii: "t"),
      text[13] == UInt8(ascii: ":"), text[16] == UInt8(ascii: ":"), let year = digits(0, 4),
      let month = digits(5, 2), let number = digits(8, 2),
      let day = Day(year: year, month: month, day: number), let hour = digits(11, 2),
      let minute = digits(14, 2), let second = digits(17, 2), hour < 24, minute < 60, second <= 60
    else { return nil }
    var seconds = Double(day.daysSince1970 * 86_400 + hour * 3_600 + minute * 60 + second)
    var index = 19
    if index < text.count, text[index] == UInt8(ascii: ".") {
      var unit = 0.1
      index += 1
      let from = index
      while index < text.count, (0x30...0x39).contains(text[index]) {
        seconds += Double(text[index] - 0x30) * unit
        unit /= 10
        index += 1
      }
      guard index > from else { return nil }
    }
    if index == text.count { return Time(seconds: seconds, hasZone: false) }
    if index + 1 == text.count, text[index] | 0x20 == UInt8(ascii: "z") {
      return Time(seconds: seconds, hasZone: true)
    }
    guard
      index + 6 == text.count, text[index] == UInt8(ascii: "+") || text[index] == UInt8(ascii: "-"),
      text[index + 3] == UInt8(ascii: ":"), let hours = digits(index + 1, 2), hours <= 18,
      let minutes = digits(index + 4, 2), minutes < 60
    else { return nil }
    let offset = Double(hours * 3_600 + minutes * 60)
    return Time(seconds: seconds + (text[index] == UInt8(ascii: "-") ? offset : -offset), hasZone: true)
  }
}
