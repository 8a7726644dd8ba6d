import Formats
import TestSupport
import Testing

/// Damaged texts: the reader gives records and errors with sound places, and ends.
@Suite struct CSVDamageTests {
  static let text = Array(
    "\u{FEFF}id,\"na\"\"me\",é\r\n1,\"two\nlines, \"\"quoted\"\"\r\n\",🏋\n\n,,\"\"\r\"x\"".utf8)

  @Test func cutAnywhere() {
    for count in 0...Self.text.count { walk(Array(Self.text[..<count])) }
  }

  @Test func flippedAnywhere() {
    for index in Self.text.indices {
      for mask in (0..<8).map({ UInt8(1) << $0 }) + [0xFF] {
        var text = Self.text
        text[index] ^= mask
        walk(text)
      }
    }
  }

  @Test(arguments: [30]) func madeOfNothingButNoise(seed: UInt64) {
    var random = SeededRandom(seed)
    let alphabet = Array("\"\"\"\",,;\t\r\n ab".utf8) + [0xC3, 0xA9, 0xFF]
    for _ in 0..<10_000 {
      walk((0..<Int.random(in: 0..<24, using: &random)).map { _ in random.one(of: alphabet) })
    }
  }

  private func walk(_ text: [UInt8]) {
    var reader = CSVReader(text)
    var end = 0
    for _ in 0...text.count {
      do throws(CSVError) {
        guard let record = try reader.next() else { return }
        #expect(record.position == TextPosition(offset: record.position.offset, in: text))
        #expect(record.position.offset >= end)
        end = record.position.offset
      } catch {
        #expect(error.position == TextPosition(offset: error.position.offset, in: text))
        #expect((end...text.count).contains(error.position.offset))
      }
    }
    Issue.record("doesn't come to an end: \(string(text))")
  }
}
