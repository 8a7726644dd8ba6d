import Formats
import TestSupport
import Testing

/// Damaged documents: the reader gives a sound value or an error.
@Suite struct JSONDamageTests {
  static let document = Array(
    #"""
    {
      "id": "7kq2m4xd9a", "at": "2026-11-21T18:30:00+01:00",
      "exercise": {"id": 32, "name": "D\u00e9adlift \uD83C\uDFCB é€🏋"},
      "load": -102.50e+1, "done": [true, false, null, [], {}, [[1]]],
      "note": "a\"b\\c\/d\n", "empty": ""
    }

    """#.utf8)

  @Test func cutAnywhere() {
    for count in 0..<Self.document.count {
      let text = Array(Self.document[..<count])
      let isWhole = string(text).hasSuffix("}\n") || string(text).hasSuffix("\"\"\n}")
      #expect(isSound(text) == isWhole, "cut after \(count) bytes")
    }
  }

  @Test func flippedAnywhere() {
    for index in Self.document.indices {
      for mask in (0..<8).map({ UInt8(1) << $0 }) + [0xFF] {
        var text = Self.document
        text[index] ^= mask
        _ = isSound(text)
      }
    }
  }

  @Test(arguments: [2]) func withBytesMissingOrDoubledOrMoved(seed: UInt64) {
    var random = SeededRandom(seed)
    for _ in 0..<5_000 {
      var text = Self.document
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: text.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: text.remove(at: place)
        case 1: text.insert(text[place], at: place)
        default: text.swapAt(place, Int.random(in: text.indices, using: &random))
        }
      }
      _ = isSound(text)
    }
  }

  @Test(arguments: [3]) func madeOfNothingButNoise(seed: UInt64) {
    var random = SeededRandom(seed)
    let alphabet = Array("{}[]\",:\\u0dD8e-+.1tfn \n".utf8) + [0xC3, 0xA9, 0xFF]
    for _ in 0..<20_000 {
      _ = isSound((0..<Int.random(in: 0..<24, using: &random)).map { _ in random.one(of: alphabet) })
    }
  }

  /// Whether `text` was accepted. An accepted value is read back from its own text; an error's place is inside the text.
  private func isSound(_ text: [UInt8]) -> Bool {
    switch read(text) {
    case .success(let value):
      #expect(read(value.text(.compact)) == .success(value))
      return true
    case .failure(let error):
      #expect((0...text.count).contains(error.position.offset))
      #expect(error.position.line >= 1 && error.position.column >= 1)
      return false
    }
  }
}
