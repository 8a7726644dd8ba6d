import TestSupport
import Testing

@testable import TerminalKit

@Suite struct TerminalSafeTests {
  @Test(
    arguments: [
      ("Squat", "Squat"), ("", ""), ("Prés de banca · l·l 漢 👍🏽 👨‍👩‍👧 🇪🇸 ❤\u{FE0F}", nil), ("e\u{301}", nil),
      ("\u{1B}[31mred", "\\u{1B}[31mred"), ("\u{1B}]0;title\u{7}", "\\u{1B}]0;title\\u{7}"),
      ("a\nb", "a\\u{A}b"), ("a\tb", "a\\u{9}b"), ("a\r\nb", "a\\u{D}\\u{A}b"), ("\u{9B}2J", "\\u{9B}2J"),
      ("\u{7F}", "\\u{7F}"), ("\0", "\\u{0}"), ("evil\u{202E}gpj", "evil\\u{202E}gpj"),
      ("\u{2028}", "\\u{2028}"),
      ("\u{FEFF}", "\\u{FEFF}"), ("\u{AD}", "\\u{AD}"), ("\u{E0041}", "\\u{E0041}"),
      ("\u{200B}", "\\u{200B}"),
      ("\u{3164}", "\\u{3164}"), ("می\u{200C}خواهم", nil), ("\\u{1B}", nil),
    ] as [(String, String?)])
  func texts(text: String, safe: String?) {
    #expect(Array(terminalSafe(text).unicodeScalars) == Array((safe ?? text).unicodeScalars))
  }

  @Test func linesAndTabsPassWhereAsked() {
    #expect(terminalSafe("a\n\tb\r\u{1B}", multiline: true) == "a\n\tb\\u{D}\\u{1B}")
  }

  @Test func nothingDangerousComesOut() {
    let named: [ClosedRange<UInt32>] = [
      0...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x61C...0x61C, 0x180E...0x180E, 0x200B...0x200B, 0x200E...0x200F,
      0x2028...0x202E, 0x2060...0x206F, 0xFEFF...0xFEFF, 0xFFF0...0xFFFB, 0x1D173...0x1D17A,
      0xE0000...0xE00FF,
      0xE01F0...0xE0FFF,
    ]
    let dangerous = Set(named.joined())
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let safe = terminalSafe(String(scalar))
      let passes = safe.unicodeScalars.first == scalar
      if dangerous.contains(value) { #expect(!passes, "U+\(String(value, radix: 16))") }
      if !passes { #expect(safe.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && safe.hasPrefix("\\u{")) }
      if (0x20...0x7E).contains(value) || (0x4E00...0x9FFF).contains(value) { #expect(passes) }
    }
  }

  @Test(arguments: seeds(1)) func safeTextStaysAsItIs(seed: UInt64) {
    var random = SeededRandom(seed)
    for _ in 0..<2000 {
      var text = ""
      for _ in 0..<8 {
        let plane: UInt32 = Bool.random(using: &random) ? 0xFF : 0x2FFFF
        text.unicodeScalars.append(Unicode.Scalar(UInt32.random(in: 0...plane, using: &random)) ?? "x")
      }
      let safe = terminalSafe(text)
      #expect(terminalSafe(safe) == safe)
      #expect(Painter(color: false).paint(text, .strong) == safe)
    }
  }
}
