import Testing

@testable import Catalogue

@Suite("Folding")
struct FoldingTests {
  @Test(arguments: [
    ("Bench Press", "bench press"),
    ("  Bent-Over   Row ", "bent over row"),
    ("Farmer's Walk", "farmers walk"),
    ("Farmer’s Walk", "farmers walk"),
    ("press d'espatlles", "press d espatlles"),
    ("fons en paral·leles", "fons en paralleles"),
    ("JALÓN AL PECHO", "jalon al pecho"),
    ("flexión de bíceps", "flexion de biceps"),
    ("e\u{301}lan", "elan"),
    ("ñandú çà ÈÒÏ üll", "nandu ca eoi ull"),
    ("Größe, Œuvre, Ægir", "grosse oeuvre aegir"),
    ("Łuk ściągnięty", "luk sciagniety"),
    ("Clean & Jerk (Barbell)", "clean jerk barbell"),
    ("D.B. press_up/3\tx", "db press up 3 x"),
    ("Bench – Close\u{A0}Grip", "bench close grip"),
    ("Приседания", "приседания"),
    ("懸垂 2", "懸垂 2"),
    ("45° Leg × Press", "45 leg press"),
    ("", ""), ("-. '", ""),
  ])
  func folds(_ text: String, _ expected: String) {
    #expect(String(decoding: folded(text), as: UTF8.self) == expected)
  }

  @Test("The table of accents agrees with Unicode's letter names")
  func accents() throws {
    #expect(Folder.latin.count == 0x180 - 0xC0)
    for (place, letter) in Folder.latin.enumerated() where letter != UInt8(ascii: "?") {
      let scalar = try #require(Unicode.Scalar(UInt32(0xC0 + place)))
      let name = try #require(scalar.properties.name)
      let named = name.split(separator: " ").drop { $0 != "LETTER" }.dropFirst().first.map(String.init) ?? ""
      let expected =
        ["DOTLESS": "i", "ETH": "d", "KRA": "k", "ENG": "n", "LONG": "s"][named] ?? named.lowercased()
      #expect(String(Unicode.Scalar(letter)) == expected, "\(name)")
    }
  }

  @Test(arguments: [
    ("squat", "sqaut", true), ("squat", "squatt", true), ("squat", "squa", true), ("squat", "sqyat", true),
    ("squat", "squat", false), ("squat", "sqtau", false), ("row", "rows", false), ("abcd", "badc", false),
    ("step2", "step3", false), ("press", "pres", true), ("press", "prses", true), ("aaaa", "aaaaa", true),
    ("curl1", "curl", false), ("pull", "puhl", true), ("pull", "pill", true), ("pull", "pool", false),
  ])
  func typos(_ one: String, _ other: String, _ expected: Bool) {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    #expect(isOneEdit(one.span, of: other.span) == expected)
    #expect(isOneEdit(other.span, of: one.span) == expected)
  }
}
