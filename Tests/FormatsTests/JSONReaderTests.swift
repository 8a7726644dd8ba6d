import Formats
import Testing

@Suite struct JSONReaderTests {
  @Test(
    arguments: [
      ("null", .null), (" true\n", true), ("false", false), ("\t0\r\n", 0), ("-0", .number("-0")), ("12", 12),
      ("102.50", .number("102.50")), ("1e400", .number("1e400")), ("-1.5E-07", .number("-1.5E-07")),
      ("\"\"", ""),
      (#""a\"\\\/\b\f\n\r\tz""#, "a\"\\/\u{8}\u{C}\n\r\tz"),
      (#""\u00e9\uD83C\uDFCB\u0000""#, "é\u{1F3CB}\u{0}"),
      ("\"ñ€\u{1F3CB}\u{7F}\u{2028}\"", "ñ€\u{1F3CB}\u{7F}\u{2028}"), ("[]", []), ("{ }", [:]),
      ("[1 , [2]]", [1, [2]]),
      (#"{"b":{"c":[]},"a":null,"":"x"}"#, ["b": ["c": []], "a": .null, "": "x"]),
      ("{\"\u{E9}\":1,\"e\u{301}\":2}", ["\u{E9}": 1, "e\u{301}": 2]),
    ] as [(String, JSON)])
  func reads(_ text: String, _ value: JSON) {
    #expect(read(text) == .success(value))
  }

  @Test(
    arguments: [
      ("", .endOfText, 1, 1), (" \n ", .endOfText, 2, 2), ("\u{FEFF}{}", .byteOrderMark, 1, 1),
      ("{\n  \"a\": 1,\n}", .unexpected("}", expected: .memberName), 3, 1),
      ("[1,\n2,]", .unexpected("]", expected: .value), 2, 3),
      ("[1 2]", .unexpected("2", expected: .commaOrBracket), 1, 4),
      ("{\"a\":1 \"b\"}", .unexpected("\"", expected: .commaOrBrace), 1, 8),
      ("{a:1}", .unexpected("a", expected: .memberName), 1, 2),
      ("{\"é\"\r\n 1}", .unexpected("1", expected: .colon), 2, 2),
      ("{} é", .unexpected("é", expected: .endOfText), 1, 4),
      ("{}\r{}", .unexpected("{", expected: .endOfText), 2, 1),
      ("[ñ]", .unexpected("ñ", expected: .value), 1, 2), ("[tru]", .unexpected("t", expected: .value), 1, 2),
      ("nul", .endOfText, 1, 4), ("\u{0}", .unexpected("\u{0}", expected: .value), 1, 1),
      ("// no\n1", .unexpected("/", expected: .value), 1, 1),
      ("NaN", .unexpected("N", expected: .value), 1, 1),
      ("[01]", .invalidNumber, 1, 2), ("-", .invalidNumber, 1, 1), ("[ 1.]", .invalidNumber, 1, 3),
      ("1e+", .invalidNumber, 1, 1), ("+1", .unexpected("+", expected: .value), 1, 1),
      ("1.5.2", .unexpected(".", expected: .endOfText), 1, 4),
      ("\"é\ta\"", .controlCharacter("\t"), 1, 3), ("\"a\nb\"", .controlCharacter("\n"), 1, 3),
      (#"["é\x"]"#, .invalidEscape, 1, 4), (#""\u12G4""#, .invalidEscape, 1, 2),
      (#""\u12"#, .invalidEscape, 1, 2),
      (#""\"#, .endOfText, 1, 3), (#""a\uD800""#, .loneSurrogate, 1, 3), (#""\uDC00""#, .loneSurrogate, 1, 2),
      (#""\uD800\u0041""#, .loneSurrogate, 1, 2), ("\"abc", .endOfText, 1, 5),
      ("{\"a\":1,\n \"a\":2}", .duplicateMember("a"), 2, 2),
      (#"{"é":1,"\u00e9":2}"#, .duplicateMember("é"), 1, 8),
      (#"{"x":[{"k":1,"k":1}]}"#, .duplicateMember("k"), 1, 14),
    ] as [(String, JSONError.Reason, Int, Int)])
  func refuses(_ text: String, _ reason: JSONError.Reason, _ line: Int, _ column: Int) {
    guard case .failure(let error) = read(text) else { return #expect(Bool(false), "accepted: \(text)") }
    #expect(error.reason == reason)
    #expect(error.position.line == line)
    #expect(error.position.column == column)
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x8F],
    ] as [[UInt8]])
  func refusesInvalidUTF8(_ bytes: [UInt8]) {
    let place = TextPosition(line: 1, column: 4, offset: 4)
    #expect(
      read([0x5B, 0x22, 0xC3, 0xA9] + bytes + [0x22, 0x5D])
        == .failure(JSONError(reason: .invalidUTF8, position: place)))
    #expect(
      read(bytes) == .failure(JSONError(reason: .invalidUTF8, position: .init(line: 1, column: 1, offset: 0)))
    )
  }

  @Test func stopsAtTheLimits() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try read(nested(64)).get() }
    #expect(
      read(nested(65))
        == .failure(JSONError(reason: .tooDeep, position: .init(line: 1, column: 65, offset: 64))))
    #expect(throws: Never.self) { try read("[" + String(repeating: "[],", count: 100) + "[]]").get() }

    let full = "\"" + String(repeating: "x", count: JSONDocument.byteLimit - 2) + "\""
    #expect(throws: Never.self) { try read(full).get() }
    #expect(
      read(full + " ")
        == .failure(
          JSONError(reason: .tooLarge, position: .init(line: 1, column: 1_048_577, offset: 1_048_576))))
  }

  @Test func takesAnotherLimitForOtherTexts() throws {
    let text = Array("[\"\(String(repeating: "x", count: JSONDocument.byteLimit))\"]".utf8)
    #expect(try JSONDocument(text, byteLimit: text.count).root.kind == .array)
    #expect(throws: JSONError.self) { try JSONDocument(text, byteLimit: text.count - 1) }
  }

  @Test(arguments: [3, 16, 17, 18, 40]) func findsDuplicatesInObjectsOfAnySize(_ count: Int) {
    let names = (0..<count).map { "\"n\($0)\":\($0)" }
    #expect(throws: Never.self) { try read("{\(names.joined(separator: ","))}").get() }
    for repeated in [0, count / 2, count - 1] {
      let text = "{\((names + [#""\u006e\#(repeated)":0"#]).joined(separator: ","))}"
      guard case .failure(let error) = read(text) else { return #expect(Bool(false), "accepted: \(text)") }
      #expect(error.reason == .duplicateMember("n\(repeated)"))
      #expect(error.position.offset == text.utf8.count - String(repeated).utf8.count - 11)
    }
  }

  @Test("Members are compared in less than quadratic time")
  func readsManyMembers() throws {
    func text(_ count: Int) -> String {
      "{" + (0..<count).map { "\"\($0)\":0" }.joined(separator: ",") + "}"
    }
    func time(_ text: String) throws -> Duration {
      try (0..<3).map { _ in try ContinuousClock().measure { _ = try read(text).get() } }.min() ?? .zero
    }
    let (few, many) = (text(2_000), text(32_000))
    // Sixteen times as many: 16 times as long, or 256 times with the square.
    #expect(try time(many) < time(few) * 100)
  }
}
