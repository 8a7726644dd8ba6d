/// A text with fixed columns, such as a date. It is read byte by byte because a report reads tens of
/// thousands of dates.
struct FixedText {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// Creates a text that is valid as long as `bytes` are.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// Whether this character is at an index.
  func has(_ character: Unicode.Scalar, at index: Int) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: character)
  }

  /// The number made of exactly this many digits from `start`; nil if any isn't a digit.
  func number(at start: Int, digits: Int) -> Int? {
    guard start + digits <= bytes.count else { return nil }
    var number = 0
    for index in start..<start + digits {
      guard bytes[index].isDigit else { return nil }
      number = number * 10 + Int(bytes[index] - UInt8(ascii: "0"))
    }
    return number
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}

/// The number that a text of digits alone stands for; nil for anything else, including a sign.
func digits(_ text: some StringProtocol) -> Int? {
  guard text.utf8.allSatisfy(\.isDigit) else { return nil }
  return Int(text)
}

/// A number of at most two digits with a zero before a single one: `07`.
package func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

func fourDigits(_ number: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, 4 - text.utf8.count)) + text
}
