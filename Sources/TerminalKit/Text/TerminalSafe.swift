/// Text from files and arguments, made safe for a terminal: what would move the cursor, change the order of
/// letters, or not be seen at all stands there as `\u{1B}`. All text that a person sees goes through here,
/// once or more often: safe text comes out as it went in.
///
/// Escaped are the control characters of ASCII and Latin-1 (C0, DEL, C1), line and paragraph separators, the
/// controls of writing direction, and every other format control and invisible character (soft hyphen, byte
/// order mark, tags, fillers). The joiners and variation selectors of emoji and scripts pass.
///
/// With `multiline` line feed and tab pass too; for texts that keep their lines, never for one that stands
/// within a line.
package func terminalSafe(_ text: String, multiline: Bool = false) -> String {
  if isPlainASCII(text) { return text }
  var safe = ""
  safe.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    if !isDangerous(scalar) || (multiline && (scalar == "\n" || scalar == "\t")) {
      safe.unicodeScalars.append(scalar)
    } else {
      safe += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
  return safe
}

/// Whether a text is made of nothing but the visible signs of ASCII and spaces, as most of it is. All of it is gone over
/// without a branch, which takes a fraction of the time.
func isPlainASCII(_ text: String) -> Bool {
  func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var others: UInt8 = 0
    for byte in bytes { others |= byte &- 0x20 < 0x5F ? 0 : 1 }
    return others == 0
  }
  return text.utf8.withContiguousStorageIfAvailable(isPlain)
    ?? text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
}

/// Whether a terminal must not get this scalar: nobody would see it, or what follows otherwise.
package func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300: return false
  // Joiners, and the selectors of emoji and text presentation and of ideographs.
  case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF: return false
  default: break
  }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator: return true
  default: return scalar.properties.isDefaultIgnorableCodePoint
  }
}
