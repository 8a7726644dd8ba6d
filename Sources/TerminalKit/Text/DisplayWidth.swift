/// The width of a text in a terminal's columns: 2 for East Asian wide characters and emoji, 0 for combining marks, 1 for
/// everything else. Grapheme clusters are measured as a whole.
///
/// The text must be safe (`terminalSafe`): control characters count as 0. Where terminals differ, this follows the newer ones.
package func displayWidth(of text: String) -> Int {
  let bytes = text.utf8
  if isPlainASCII(text) { return bytes.count }
  // Most European text: below U+0300 nothing combines, so every scalar is a character.
  if bytes.allSatisfy({ $0 < 0xCC }) { return text.unicodeScalars.reduce(0) { $0 + width(of: $1) } }
  return text.reduce(0) { $0 + displayWidth(of: $1) }
}

/// The text made safe for a terminal, and its width in columns.
func measured(_ text: String) -> (text: String, width: Int) {
  // Most text is checked once, not twice.
  if isPlainASCII(text) { return (text, text.utf8.count) }
  let safe = terminalSafe(text)
  return (safe, displayWidth(of: safe))
}

/// The width of a character in a terminal's columns.
package func displayWidth(of character: Character) -> Int {
  if let ascii = character.asciiValue { return ascii >= 0x20 && ascii < 0x7F ? 1 : 0 }
  let scalars = character.unicodeScalars
  if scalars.count > 1, isEmoji(scalars) { return 2 }
  // A conjunct of an Indic script is one character of several letters, each with its own width.
  return scalars.reduce(0) { $0 + width(of: $1) }
}

/// Whether a character of several scalars is drawn as one emoji: with a modifier, joined, a flag, a keycap, or with a
/// variation selector.
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
  // Vowels and final consonants of Hangul: part of the syllable of their wide first consonant.
  if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
  // Half of a flag.
  if (0x1F1E6...0x1F1FF).contains(value) { return 1 }
  return isWide(value) || scalar.properties.isEmojiPresentation ? 2 : 1
}

/// Whether Unicode's EastAsianWidth lists a scalar as W or F, apart from scalars with emoji presentation. Unassigned scalars
/// in a wide block count as wide.
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
