/// How many columns of a terminal a text takes: 2 for the wide letters of East Asia and for emoji, 0 for
/// marks that stand on another letter, else 1. What a person sees as one sign is measured as one.
///
/// For text that is safe (`terminalSafe`): control characters count 0 here. Where terminals differ, this is
/// what the newer ones do.
package func displayWidth(of text: String) -> Int {
  let bytes = text.utf8
  if isPlainASCII(text) { return bytes.count }
  // Below U+0300, where nothing combines, every scalar is a sign: most text of Europe ends here.
  if bytes.allSatisfy({ $0 < 0xCC }) { return text.unicodeScalars.reduce(0) { $0 + width(of: $1) } }
  return text.reduce(0) { $0 + displayWidth(of: $1) }
}

/// A text made safe for a terminal, and how many columns it takes.
func measured(_ text: String) -> (text: String, width: Int) {
  // Most is seen once, not twice.
  if isPlainASCII(text) { return (text, text.utf8.count) }
  let safe = terminalSafe(text)
  return (safe, displayWidth(of: safe))
}

/// How many columns one sign takes.
package func displayWidth(of sign: Character) -> Int {
  if let ascii = sign.asciiValue { return ascii >= 0x20 && ascii < 0x7F ? 1 : 0 }
  let scalars = sign.unicodeScalars
  if scalars.count > 1, isEmoji(scalars) { return 2 }
  // Conjuncts of Indic scripts are one sign with several letters, each of its own width.
  return scalars.reduce(0) { $0 + width(of: $1) }
}

/// A sign of several scalars that is drawn as one picture: with a modifier, joined, a flag, a keycap, or by
/// its selector.
private func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
  guard let first = scalars.first, first.properties.isEmoji else { return false }
  if first.properties.isEmojiPresentation { return true }
  return scalars.dropFirst().contains { $0.value == 0xFE0F || $0.properties.isEmojiModifier }
}

private func width(of scalar: Unicode.Scalar) -> Int {
  let value = scalar.value
  if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
  default: break
  }
  // Vowels and final consonants of Hangul, written into the syllable which the wide first consonant opens.
  if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
  // One of the two letters of a flag, without the other.
  if (0x1F1E6...0x1F1FF).contains(value) { return 1 }
  return isWide(value) || scalar.properties.isEmojiPresentation ? 2 : 1
}

/// Whether Unicode's EastAsianWidth lists a scalar as W or F; those of emoji presentation aren't here. Gaps of unassigned
/// scalars are closed where the block is wide as a whole.
private func isWide(_ value: UInt32) -> Bool {
  switch value {
  case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4C6,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x16FF6, 0x17000...0x18DFF, 0x1AFF0...0x1AFFE, 0x1B000...0x1B2FB,
    0x1F200...0x1F202, 0x1F210...0x1F23B, 0x1F240...0x1F248, 0x1F250...0x1F251, 0x1F260...0x1F265,
    0x20000...0x2FFFD, 0x30000...0x3FFFD:
    true
  default: false
  }
}
