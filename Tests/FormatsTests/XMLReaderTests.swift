import Formats
import TestSupport
import Testing

@Suite struct XMLReaderTests {
  /// An outline of a document: `a(x=1){text, b}`.
  private func outline(_ bytes: [UInt8]) throws -> String {
    var reader = try XMLReader(bytes)
    guard let root = try reader.nextChild() else { return "" }
    let text = try outline(&reader, root)
    #expect(try reader.nextChild() == nil)
    return text
  }

  private func outline(_ reader: inout XMLReader, _ name: XMLName) throws -> String {
    var text = name.space.isEmpty ? name.local : "{\(name.space)}\(name.local)"
    if let x = try reader.attribute("x") { text += "(\(x))" }
    var children: [String] = []
    while let child = try reader.nextChild() { children.append(try outline(&reader, child)) }
    return children.isEmpty ? text : text + "[" + children.joined(separator: " ") + "]"
  }

  @Test(
    arguments: [
      ("<a/>", "a"), ("<a></a>", "a"), (" \n<a><b/><c></c></a >\n", "a[b c]"),
      ("<?xml version=\"1.0\"?><!-- - --><?p q?><a/><!---->", "a"), ("<!DOCTYPE a SYSTEM \"x>\"><a/>", "a"),
      ("<a x='1'/>", "a(1)"), ("<a  x = \"&lt;&#65;&#x42;&quot;'\"\n/>", "a(<AB\"')"),
      ("<a x='1\n2'/>", "a(1 2)"), ("<a x='1\r\n2\r3\t\n4'/>", "a(1 2 3  4)"),
      ("<a xmlns='n'><b/><p:b xmlns:p='q'><c/><p:c/></p:b></a>", "{n}a[{n}b {q}b[{n}c {q}c]]"),
      ("<a xmlns='n'><b xmlns=''/></a>", "{n}a[b]"), ("<é-1.2/>", "é-1.2"),
      ("<h1><a2-></a2-></h1>", "h1[a2-]"),
      ("<a>]] > <![CDATA[<b>]]></a>", "a"),
    ])
  func reads(_ text: String, _ expected: String) throws {
    #expect(try outline(Array(text.utf8)) == expected)
    #expect(try outline([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == expected)
    #expect(
      try outline([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) == expected)
    #expect(
      try outline([0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) == expected)
  }

  @Test(
    arguments: [
      ("<a>b</a>", "b"), ("<a/>", ""), ("<a> 1 <b>2</b><!--3-->4</a>", " 1 4"),
      ("<a>&amp;amp;&#169;<![CDATA[&lt;]]]></a>", "&amp;©&lt;]"), ("<a>1\r\n2\r3\n</a>", "1\n2\n3\n"),
      ("<a><![CDATA[\r\n]]>&#13;</a>", "\n\r"),
    ])
  func text(_ text: String, _ expected: String) throws {
    let escaped = text.replacing("]]]></a>", with: "]]>]</a>")
    var reader = try XMLReader(Array(escaped.utf8))
    _ = try reader.nextChild()
    #expect(try reader.text() == expected)
    #expect(try reader.nextChild() == nil)
  }

  @Test(
    arguments: [
      ("", .unexpectedEnd, 1, 1), ("<a>", .unexpectedEnd, 1, 4), ("<a", .unexpectedEnd, 1, 3),
      ("<a><b></a>", .mismatchedEndTag(open: "b"), 1, 7), ("x<a/>", .unexpectedCharacter, 1, 1),
      ("<a/>\n x", .contentAfterRoot, 2, 2), ("<a/><b/>", .contentAfterRoot, 1, 5),
      ("<a x='1' x='2'/>", .duplicateAttribute("x"), 1, 10), ("<a x='1'y='2'/>", .unexpectedCharacter, 1, 9),
      ("<p:a/>", .undeclaredPrefix("p"), 1, 2), ("<a>é&nbsp;</a>", .unknownEntity("nbsp"), 1, 5),
      ("<a>&#0;</a>", .invalidReference, 1, 4),
      ("<a>&#xD800;</a>", .invalidReference, 1, 4), ("<a>&#-5;</a>", .invalidReference, 1, 4),
      ("<a>\u{1}</a>", .invalidCharacter, 1, 4), ("<a>]]></a>", .unexpectedCharacter, 1, 4),
      ("<a x='<'/>", .unexpectedCharacter, 1, 7), ("<a><!-- -- --></a>", .unexpectedCharacter, 1, 11),
      ("<1/>", .unexpectedCharacter, 1, 2), ("<a><?xml version='1.0'?></a>", .unexpectedCharacter, 1, 4),
      ("<!DOCTYPE a [<!ENTITY e 'f'>]><a>&e;</a>", .documentType, 1, 1),
      ("<?xml version='1.0' encoding='KOI8-R'?><a/>", .unsupportedEncoding("KOI8-R"), 1, 1),
      ("<?xml version='1.0' encoding = \"x\" standalone='yes'?><a/>", .unsupportedEncoding("X"), 1, 1),
    ] as [(String, XMLError.Reason, Int, Int)])
  func refuses(_ text: String, _ reason: XMLError.Reason, _ line: Int, _ column: Int) throws {
    let error = try #require(#expect(throws: XMLError.self) { try outline(Array(text.utf8)) })
    #expect(error.reason == reason)
    #expect(error.position.line == line)
    #expect(error.position.column == column)
  }

  @Test func latin1() throws {
    let text = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a x='caf".utf8) + [0xE9] + Array("'/>".utf8)
    #expect(try outline(text) == "a(café)")
    #expect(throws: XMLError.self) { try outline(Array("<a x='".utf8) + [0xE9] + Array("'/>".utf8)) }
  }

  /// The document that grows to gigabytes where entities are expanded: nothing is.
  @Test func billionLaughs() throws {
    var text = "<!DOCTYPE lolz [<!ENTITY lol \"lol\">"
    for level in 1...9 {
      let inner = String(repeating: "&lol\(level == 1 ? "" : String(level - 1));", count: 10)
      text += "<!ENTITY lol\(level) \"\(inner)\">"
    }
    let error = try #require(
      #expect(throws: XMLError.self) { try outline(Array((text + "]><lolz>&lol9;</lolz>").utf8)) })
    #expect(error.reason == .documentType)
    #expect(throws: XMLError.self) { try outline(Array("<a x='&lol9;'/>".utf8)) }
  }

  @Test func isBounded() throws {
    let deep = String(repeating: "<a>", count: 100_000)
    let error = try #require(#expect(throws: XMLError.self) { try outline(Array(deep.utf8)) })
    #expect(error.reason == .tooDeep)
    let wide = "<a" + (0..<1_000).map { " b\($0)=''" }.joined() + "/>"
    #expect(throws: XMLError.self) { try outline(Array(wide.utf8)) }
  }

  @Test(arguments: seeds(60))
  func damageIsAnErrorOrADocument(seed: UInt64) throws {
    var random = SeededRandom(seed)
    var bytes = Array(
      "<?xml version='1.0'?><!--c--><a xmlns:p='q'><p:b x='&amp;'>é&#65;<![CDATA[<]]></p:b>\r\n<c/></a>".utf8)
    for _ in 0...random.int(0...3) {
      switch random.int(0...2) {
      case 0: bytes[random.int(0...bytes.count - 1)] = UInt8(random.int(0...255))
      case 1: bytes.removeLast(random.int(0...bytes.count - 1))
      default: bytes.insert(random.one(of: Array("<>&;'/![-".utf8)), at: random.int(0...bytes.count))
      }
    }
    do { _ = try outline(bytes) } catch let error as XMLError {
      #expect(error.position.offset <= max(bytes.count, 1) * 2)
    }
  }
}
