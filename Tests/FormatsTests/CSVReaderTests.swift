import Formats
import Testing

@Suite struct CSVReaderTests {
  @Test(
    arguments: [
      ("", []), ("\n\r\n\n", []), ("a", [["a"]]), ("a,b\n", [["a", "b"]]),
      ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]),
      ("a\rb\r", [["a"], ["b"]]), (",\n", [["", ""]]), ("a,\n", [["a", ""]]), ("\"\"\n", [[""]]),
      ("a\n\n\r\nb\n", [["a"], ["b"]]), (" \n", [[" "]]), (" a , b\n", [[" a ", " b"]]),
      ("\"a\",\"b,c\"\n", [["a", "b,c"]]), (#""say ""hi""","""""#, [["say \"hi\"", "\""]]),
      ("\"a\nb\r\nc\rd\",e\n", [["a\nb\r\nc\rd", "e"]]), ("\u{FEFF}a,b\n", [["a", "b"]]),
      ("\u{FEFF}\"a\"\n\u{FEFF}b", [["a"], ["\u{FEFF}b"]]), ("é,🏋\u{0}\n", [["é", "🏋\u{0}"]]),
      ("a;b\tc", [["a;b\tc"]]),
      (#""a"",b""#, [["a\",b"]]),
    ] as [(String, [[String]])])
  func reads(_ text: String, _ expected: [[String]]) throws {
    #expect(try records(text) == expected)
  }

  @Test func readsOtherDelimiters() throws {
    #expect(try records("1,5;\"a;b\"\n", .semicolon) == [["1,5", "a;b"]])
    #expect(try records("1,5\t\"a\tb\"\n", .tab) == [["1,5", "a\tb"]])
    #expect(try records("\t\n", .tab) == [["", ""]])
  }

  @Test(
    arguments: [
      ("a,b\n1,5\" plate\n", .quoteInUnquotedField, 2, 4), ("é\"\"", .quoteInUnquotedField, 1, 2),
      ("a\r\n\"b\" ,c\n", .textAfterClosingQuote, 2, 4), ("\"a\"b", .textAfterClosingQuote, 1, 4),
      ("x\n\"l1\nl2\r\né\"z\n", .textAfterClosingQuote, 4, 3), ("a,\"b\nc\n", .unterminatedQuote, 1, 3),
      ("a\n\n\"", .unterminatedQuote, 3, 1), ("\u{FEFF}\"\"\"", .unterminatedQuote, 1, 1),
      ("\"a\"\"", .unterminatedQuote, 1, 1),
    ] as [(String, CSVError.Reason, Int, Int)])
  func refuses(_ text: String, _ reason: CSVError.Reason, _ line: Int, _ column: Int) throws {
    let error = try #require(#expect(throws: CSVError.self) { try records(text) })
    #expect(error.reason == reason)
    #expect(error.position.line == line)
    #expect(error.position.column == column)
  }

  @Test func refusesInvalidUTF8() throws {
    var reader = CSVReader(Array("é,\"x\n".utf8) + [0xC3, 0x28] + Array("\"\nb\n".utf8))
    let error = #expect(throws: CSVError.self) { try reader.next() }
    #expect(error == CSVError(reason: .invalidUTF8, position: TextPosition(line: 2, column: 1, offset: 6)))
    #expect(try reader.next()?.map(\.string) == ["b"])
  }

  @Test func goesOnAfterAnError() throws {
    var reader = CSVReader(Array("a\nb\"\n\"c\nc\"x\nd\n".utf8))
    #expect(try reader.next()?.map(\.string) == ["a"])
    #expect(throws: CSVError.self) { try reader.next() }
    let error = #expect(throws: CSVError.self) { try reader.next() }
    #expect(error?.position.line == 4)
    let last = try #require(try reader.next())
    #expect(last.map(\.string) == ["d"])
    #expect(last.position == TextPosition(line: 5, column: 1, offset: 12))
    #expect(try reader.next() == nil)
  }

  @Test func knowsWhereItStands() throws {
    var reader = CSVReader(Array("\u{FEFF}é,\"b\n\nc\",d,\"\"\r\n\r\ne\n".utf8))
    let first = try #require(try reader.next())
    #expect(first.position == TextPosition(line: 1, column: 1, offset: 3))
    #expect(try reader.next()?.position == TextPosition(line: 5, column: 1, offset: 21))
  }
}

func records(_ text: some StringProtocol, _ delimiter: CSVDelimiter = .comma) throws(CSVError) -> [[String]] {
  var reader = CSVReader(Array(text.utf8), delimiter: delimiter)
  var records: [[String]] = []
  while let record = try reader.next() { records.append(record.map(\.string)) }
  return records
}
