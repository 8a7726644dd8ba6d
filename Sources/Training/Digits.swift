/// A text in which everything has its place, such as a date: read byte by byte, because tens of thousands of them are
/// read for a report.
struct FixedText {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// Valid as long as the bytes are.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// Whether there is such a character at a place.
  func has(_ character: Unicode.Scalar, at index: Int) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: character)
  }

  /// The number that stands at a place, in so many digits and nothing else.
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

/// A number of digits only; nil with a sign or anything else.
func digits(_ text: some StringProtocol) -> Int? {
  guard text.utf8.allSatisfy(\.isDigit) else { return nil }
  return Int(text)
}

func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

func fourDigits(_ number: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, 4 - text.utf8.count)) + text
}
