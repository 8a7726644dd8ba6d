/// The name of a document: when it was made and 50 random bits, `20261121t1830-7kq2m4xd9a`.
///
/// The time is for people and sorts folders; the bits make it unique on any number of devices. Lower case only, so that
/// file systems that fold case can't confuse two.
package struct EntityID: Hashable, Comparable, Sendable {
  package let text: String

  /// Nil for text that isn't of the form.
  package init?(_ text: some StringProtocol) {
    guard Self.isID(text) else { return nil }
    self.text = String(text)
  }

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

  /// Base 32 without the letters that are mistaken for digits (i, l, o) and without u.
  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  /// Whether a text has the form of an id: eight digits, `t`, four digits, `-`, ten letters of the alphabet.
  package static func isID(_ text: some StringProtocol) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 24, bytes[8] == UInt8(ascii: "t"), bytes[13] == UInt8(ascii: "-") else {
      return false
    }
    return bytes.indices.allSatisfy { index in
      switch index {
      case 8, 13: true
      case ..<13: (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
      default: alphabet.contains(bytes[index])
      }
    }
  }

  package static func < (one: Self, other: Self) -> Bool { one.text < other.text }
}
