/// The id of a document: its creation time and 50 random bits, `20261121t1830-7kq2m4xd9a`.
///
/// The time is for people and makes folders sort; the bits make the id unique across devices. Letters are
/// lower case, so file systems that ignore case can't confuse two ids.
package struct EntityID: Hashable, Comparable, Sendable {
  /// The id as text: 24 characters.
  package let text: String

  /// Reads an id; nil for text of any other form.
  package init?(_ text: String) {
    guard Self.isID(text) else { return nil }
    self.text = text
  }

  /// Reads an id; nil for text of any other form.
  package init?(_ text: Substring) { self.init(String(text)) }

  /// Creates an id from the local minute of `instant` and the low 50 bits of `random`.
  package init(at instant: Instant, random: UInt64) {
    let time = instant.civil
    text =
      time.day.compactText + "t" + twoDigits(time.hour) + twoDigits(time.minute) + "-"
      + Self.randomText(random)
  }

  /// Creates the id of an imported fact from the local minute of `instant` and a hash of its source: two devices that import the
  /// same fact give it the same id.
  package init(at instant: Instant, hashing source: [String]) {
    // FNV-1a, whose bits are then mixed: those of short texts differ mostly in the middle.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in source {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }
    hash = (hash ^ hash >> 30) &* 0xbf58_476d_1ce4_e5b9
    hash = (hash ^ hash >> 27) &* 0x94d0_49bb_1331_11eb
    self.init(at: instant, random: hash ^ hash >> 31)
  }

  /// The low 50 bits of a number as ten letters and digits.
  package static func randomText(_ random: UInt64) -> String {
    String(decoding: (0..<10).map { alphabet[Int(random >> (UInt64($0) * 5) & 31)] }, as: UTF8.self)
  }

  /// Creates an id from text that is known to be valid.
  init(checked text: String) { self.text = text }

  /// The character for a value from 0 to 31.
  static func letter(_ value: Int) -> UInt8 { alphabet[value] }

  /// The value of a character of the alphabet, from 0 to 31.
  static func value(ofLetter letter: UInt8) -> Int {
    // Computed: a search in the alphabet took longer than all else that a report does with an id.
    let missing =
      switch letter {
      case ..<UInt8(ascii: "i"): 0
      case ..<UInt8(ascii: "l"): 1
      case ..<UInt8(ascii: "o"): 2
      case ..<UInt8(ascii: "u"): 3
      default: 4
      }
    return letter.isDigit ? Int(letter - UInt8(ascii: "0")) : Int(letter - UInt8(ascii: "a")) + 10 - missing
  }

  /// Base 32 without i, l and o, which look like digits, and without u.
  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  /// Whether a text has the form of an id: eight digits, `t`, four digits, `-` and ten letters of the
  /// alphabet.
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
