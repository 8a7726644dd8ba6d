/// Makes text from files and arguments safe for a terminal: scalars that would move the cursor, reorder letters or be
/// invisible are escaped, as in `\u{1B}`. All text on the screen goes through here; safe text is left unchanged.
///
/// Escapes control characters (C0, DEL, C1), line and paragraph separators, bidirectional controls, and every other format
/// control or invisible character (soft hyphen, byte order mark, tags, fillers). Joiners and variation selectors, which emoji
/// and some scripts need, pass.
///
/// With `multiline`, line feeds and tabs pass too: for texts of several lines, never for part of a line.
package func terminalSafe(_ text: String, multiline: Bool = false) -> String {
  func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    !isDangerous(scalar) || (multiline && (scalar == "\n" || scalar == "\t"))
  }
  if isPlainASCII(text) || text.unicodeScalars.allSatisfy(isSafe) { return text }
  var safe = ""
  safe.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    if isSafe(scalar) {
      safe.unicodeScalars.append(scalar)
    } else {
      safe += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
  return safe
}

/// Whether a text has only printable ASCII, as most texts do. The loop has no branches, which makes it several times faster.
func isPlainASCII(_ text: String) -> Bool {
  func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var others: UInt8 = 0
    for byte in bytes { others |= byte &- 0x20 < 0x5F ? 0 : 1 }
    return others == 0
  }
  return text.utf8.withContiguousStorageIfAvailable(isPlain)
    ?? text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
}

/// Whether a scalar must be escaped: it is invisible, or changes how others are shown.
package func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300: return false
  // Joiners and variation selectors.
  case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF: return false
  default: break
  }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator: return true
  default: return scalar.properties.isDefaultIgnorableCodePoint
  }
}
