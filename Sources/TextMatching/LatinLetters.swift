/// The Latin letters without their accents: the table that every comparison of text shares.
package enum LatinLetters {
  /// The code points of the table: accented letters of Latin-1 and Latin Extended-A.
  static let codes: Range<UInt32> = 0xC0..<0x180

  /// The lower-case letter for each code; `?` for two letters (`pair`) and for signs.
  static let single = Array(
    ("aaaaaa?ceeeeiiiidnooooo?ouuuuy??aaaaaa?ceeeeiiiidnooooo?ouuuuy?y"
      + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii??jjkkkllllllllllnnnnnnnnn"
      + "oooooo??rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)

  static let none = UInt8(ascii: "?")

  /// The two letters that one letter stands for; nil for every other letter, and for signs.
  static func pair(_ code: UInt32) -> (UInt8, UInt8)? {
    switch code {
    case 0xC6, 0xE6: (UInt8(ascii: "a"), UInt8(ascii: "e"))
    case 0xDE, 0xFE: (UInt8(ascii: "t"), UInt8(ascii: "h"))
    case 0xDF: (UInt8(ascii: "s"), UInt8(ascii: "s"))
    case 0x132, 0x133: (UInt8(ascii: "i"), UInt8(ascii: "j"))
    case 0x152, 0x153: (UInt8(ascii: "o"), UInt8(ascii: "e"))
    default: nil
    }
  }

  /// The letter that a scalar is compared as: `a` for `Á`; nil for two letters, and for a scalar outside the table.
  package static func letter(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard let letters = letters(of: scalar), letters.1 == nil else { return nil }
    return letters.0
  }

  /// The one or two letters that a scalar is compared as: `a` for `Á`, `ae` for `Æ`; nil for a scalar outside the table.
  static func letters(of scalar: Unicode.Scalar) -> (Unicode.Scalar, Unicode.Scalar?)? {
    guard codes.contains(scalar.value) else { return nil }
    let letter = single[Int(scalar.value - codes.lowerBound)]
    if letter != none { return (Unicode.Scalar(letter), nil) }
    return pair(scalar.value).map { (Unicode.Scalar($0), Unicode.Scalar($1)) }
  }
}

extension Unicode.Scalar {
  /// Whether it is a combining accent, or the middle dot of Catalan.
  var isAccent: Bool { (0x300...0x36F).contains(value) || value == 0xB7 }
}
