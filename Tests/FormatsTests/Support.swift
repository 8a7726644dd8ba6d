import Formats
import TestSupport

extension SeededRandom {
  static let scalars: [Unicode.Scalar] = [
    "a", "b", "Z", "0", " ", "\"", "\\", "/", "\n", "\r", "\t", "\u{0}", "\u{8}", "\u{C}", "\u{1F}", "\u{7F}",
    ",",
    ";", "=", "'", "é", "e", "\u{301}", "ñ", "\u{2028}", "€", "\u{FEFF}", "\u{FFFF}", "\u{1F3CB}",
    "\u{10FFFF}",
  ]

  mutating func text() -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0..<12, using: &self) { text.append(one(of: Self.scalars)) }
    return String(text)
  }

  mutating func numberText() -> String {
    var text = chance(30) ? "-" : ""
    text += String(Int.random(in: 0..<(chance(50) ? 10 : 1_000_000), using: &self))
    if chance(40) { text += "." + String(Int.random(in: 0..<1000, using: &self)) }
    if chance(20) {
      text += one(of: ["e", "E"]) + one(of: ["", "+", "-"]) + String(Int.random(in: 0..<40, using: &self))
    }
    return text
  }

  mutating func json(depth: Int) -> JSON {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 4), using: &self) {
    case 0: return one(of: [.null, true, false])
    case 1: return .number(numberText())
    case 2, 3: return .string(text())
    case 4: return .array((0..<Int.random(in: 0..<5, using: &self)).map { _ in json(depth: depth - 1) })
    default:
      let names = Set((0..<Int.random(in: 0..<6, using: &self)).map { _ in Array(text().utf8) })
      return .object(
        names.sorted { $0.lexicographicallyPrecedes($1) }
          .map { .init(name: String(decoding: $0, as: UTF8.self), value: json(depth: depth - 1)) })
    }
  }
}

/// The result of reading `bytes`.
func read(_ bytes: [UInt8]) -> Result<JSON, JSONError> {
  Result { () throws(JSONError) in JSON(try JSONDocument(bytes).root) }
}

func read(_ text: String) -> Result<JSON, JSONError> { read(Array(text.utf8)) }

func string(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }
