/// The name of a document: when it was made and 50 random bits, `20261121t1830-7kq2m4xd9a`.
///
/// The time is for people and sorts folders; the bits make it unique on any number of devices. Lower case only, so that
/// file systems that fold case can't confuse two.
package struct EntityID: Hashable, Comparable, Sendable {
  package let text: String

  /// Nil for text that isn't of the form.
  package init?(_ text: String) {
    guard Self.isID(text) else { return nil }
    self.text = text
  }

  /// Nil for text that isn't of the form.
  package init?(_ text: Substring) { self.init(String(text)) }

  /// A new name: the local minute of `instant`, and the low 50 bits of `random`.
  package init(at instant: Instant, random: UInt64) {
    let time = instant.civil
    text =
      time.day.compactText + "t" + twoDigits(time.hour) + twoDigits(time.minute) + "-"
      + Self.randomText(random)
  }

  /// The low 50 bits of a number as ten characters.
  package static func randomText(_ random: UInt64) -> String {
    String(decoding: (0..<10).map { alphabet[Int(random >> (UInt64($0) * 5) & 31)] }, as: UTF8.self)
  }

  /// Text that is known to be of the form.
  init(checked text: String) { self.text = text }

  /// The letter for a number from 0 to 31.
  static func letter(_ value: Int) -> UInt8 { alphabet[value] }

  /// The number that a letter of the alphabet stands for.
  static func value(ofLetter letter: UInt8) -> Int { alphabet.firstIndex(of: letter) ?? 0 }

  /// Base 32 without the letters that are mistaken for digits (i, l, o) and without u.
  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  /// Whether a text has the form of an id: eight digits, `t`, four digits, `-`, ten letters of the alphabet.
  package static func isID(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.count == 24, bytes[8] == UInt8(ascii: "t"), bytes[13] == UInt8(ascii: "-") else {
        return false
      }
      return bytes[..<8].allSatisfy(\.isDigit) && bytes[9..<13].allSatisfy(\.isDigit)
        && bytes[14...].allSatisfy(isInAlphabet)
    }
  }

  private static func isInAlphabet(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "i"), UInt8(ascii: "l"), UInt8(ascii: "o"), UInt8(ascii: "u"): false
    case UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: byte.isDigit
    }
  }

  package static func < (one: Self, other: Self) -> Bool { one.text < other.text }
}
