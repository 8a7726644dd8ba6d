/// Text as people compare it: without case, accents and the middle dot of Catalan.
enum FoldedText {
  static func scalars(of text: String) -> [UInt32] {
    var folded: [UInt32] = []
    folded.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        folded.append((65...90).contains(scalar.value) ? scalar.value + 32 : scalar.value)
      } else {
        for lower in scalar.properties.lowercaseMapping.unicodeScalars {
          if let base = base(of: lower.value) { folded.append(base) }
        }
      }
    }
    return folded
  }

  /// The letter under an accent, for Latin-1; nil for what is only an accent.
  private static func base(of scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x300...0x36F, 0xB7: nil
    case 0xE0...0xE5: 0x61
    case 0xE7: 0x63
    case 0xE8...0xEB: 0x65
    case 0xEC...0xEF: 0x69
    case 0xF1: 0x6E
    case 0xF2...0xF6, 0xF8: 0x6F
    case 0xF9...0xFC: 0x75
    case 0xFD, 0xFF: 0x79
    default: scalar
    }
  }
}
