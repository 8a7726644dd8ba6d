import Testing

@testable import TextMatching

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
    #expect(LatinLetters.single.count == LatinLetters.codes.count)
    for (place, letter) in LatinLetters.single.enumerated() where letter != UInt8(ascii: "?") {
      let scalar = try #require(Unicode.Scalar(LatinLetters.codes.lowerBound + UInt32(place)))
      let name = try #require(scalar.properties.name)
      let named = name.split(separator: " ").drop { $0 != "LETTER" }.dropFirst().first.map(String.init) ?? ""
      let expected =
        ["DOTLESS": "i", "ETH": "d", "KRA": "k", "ENG": "n", "LONG": "s"][named] ?? named.lowercased()
      #expect(String(Unicode.Scalar(letter)) == expected, "\(name)")
    }
  }

  @Test(
    "A word loses its marks too, scalars keep them",
    arguments: [
      ("Warm-up", "warmup", "warm-up"), ("warm up", "warmup", "warm up"), ("BÍCEPS", "biceps", "biceps"),
      ("bi\u{301}ceps", "biceps", "biceps"), ("paral·leles", "paralleles", "paralleles"),
      ("Œuvre & Größe", "oeuvregrosse", "oeuvre & grosse"), ("Жим ½", "жим½", "жим ½"), ("-. '", "", "-. '"),
    ])
  func wordsAndScalars(_ text: String, _ word: String, _ scalars: String) {
    #expect(FoldedWord(text).text == word)
    #expect(foldedScalars(text) == scalars.unicodeScalars.map(\.value))
  }
}
