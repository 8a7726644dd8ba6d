import Formats
import TestSupport
import Testing

@Suite struct CSVWriterTests {
  @Test func quotesOnlyWhereNeeded() {
    var writer = CSVWriter()
    writer.append(["a", "", "b c", "d,e", "f;g", "say \"hi\"", "l1\nl2", "l1\r\nl2", "\r"])
    writer.append([.number("-8"), .number("1,5"), "=1+1", " x "])
    writer.append([""])
    #expect(
      string(writer.bytes) == #"a,,b c,"d,e",f;g,"say ""hi""","# + "\"l1\nl2\",\"l1\r\nl2\",\"\r\"\n"
        + "-8,\"1,5\",=1+1, x \n" + "\"\"\n")
  }

  @Test func writesOtherDelimiters() {
    var writer = CSVWriter(delimiter: .semicolon)
    writer.append(["a,b", "c;d", "e"])
    writer.append(["f"])
    #expect(string(writer.bytes) == "a,b;\"c;d\";e\nf\n")
    var tabs = CSVWriter(delimiter: .tab)
    tabs.append(["a\tb", "c,d"])
    #expect(string(tabs.bytes) == "\"a\tb\"\tc,d\n")
  }

  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"), ("\tx", "'\tx"),
    ("\rx", "\"'\rx\""), ("'=1", "''=1"), ("a=1", "a=1"), ("'a", "'a"), ("", ""), ("'", "'"), (" =1", " =1"),
    ("=\u{301}1", "'=\u{301}1"), ("\r\n", "\"'\r\n\""),
  ])
  func guardsFormulas(_ text: String, _ expected: String) {
    var writer = CSVWriter(guardingFormulas: true)
    writer.append([.text(text), .number("-5")])
    #expect(string(writer.bytes) == expected + ",-5\n")
    #expect(unguarded(CSVFormulaGuard.guarded(text)) == text)
  }

  @Test(arguments: CSVDelimiter.allCases)
  func comesBackAsItWas(_ delimiter: CSVDelimiter) throws {
    let seed: UInt64 = 20
    var random = SeededRandom(seed)
    for round in 0..<500 {
      let table = (0..<Int.random(in: 0..<5, using: &random)).map { _ in
        (0..<Int.random(in: 1..<5, using: &random)).map { _ in (random.chance(20) ? "=" : "") + random.text()
        }
      }
      let isGuarded = round % 2 == 0
      var writer = CSVWriter(delimiter: delimiter, guardingFormulas: isGuarded)
      for record in table { writer.append(record.map(CSVCell.text)) }
      let texts = try records(string(writer.bytes), delimiter)
      let read = isGuarded ? texts.map { $0.map(unguarded) } : texts
      #expect(utf8(read) == utf8(table), "seed \(seed)")
    }
  }

  /// The text without its guard.
  private func unguarded(_ text: String) -> String {
    let rest = String(text.unicodeScalars.dropFirst())
    return CSVFormulaGuard.guarded(rest).utf8.elementsEqual(text.utf8) ? rest : text
  }

  private func utf8(_ table: [[String]]) -> [[[UInt8]]] { table.map { $0.map { Array($0.utf8) } } }
}
