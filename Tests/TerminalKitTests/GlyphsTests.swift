import System
import TerminalKit
import Testing

@Suite struct GlyphsTests {
  @Test(
    "The locale's character set and the terminal decide",
    arguments: [
      ([:], Glyphs.ascii), (["LANG": "ca_ES.UTF-8"], .unicode), (["LANG": "C.utf8"], .unicode),
      (["LANG": "ca_ES.UTF-8@valencia"], .unicode), (["LANG": "ca_ES.ISO-8859-15@euro"], .ascii),
      (["LANG": "C"], .ascii), (["LANG": "en_GB.UTF-8", "LC_ALL": "C"], .ascii),
      (["LANG": "C", "LC_CTYPE": "en_GB.UTF-8"], .unicode),
      (["LANG": "en_GB.UTF-8", "LC_ALL": ""], .unicode),
      (["LANG": "en_GB.UTF-8", "TERM": "dumb"], .ascii), (["LANG": "en_GB.UTF-8", "TERM": "linux"], .ascii),
      (["LANG": "en_GB.UTF-8", "TERM": "xterm-256color"], .unicode),
    ])
  func decided(variables: [String: String], glyphs: Glyphs) {
    #expect(Glyphs(Environment(variables)) == glyphs)
  }
}

@Test func marksAreShownColumnForColumn() {
  let text = "2 Row ┐ 0/3 → · – … ×"
  #expect(asciiSymbols(text) == "2 Row \\ 0/3 > | - ~ x")
  #expect(displayWidth(of: asciiSymbols(text)) == displayWidth(of: text))
  #expect(asciiSymbols("★ 2½") == "* 21/2")
  #expect(asciiSymbols("1 Row 8@60 ✓") == "1 Row 8@60 ok")
  #expect(asciiSymbols("Prensa de piernas à la Núñez") == "Prensa de piernas à la Núñez")
}
