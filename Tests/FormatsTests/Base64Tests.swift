import Foundation
import Formats
import TestSupport
import Testing

@Suite struct Base64Tests {
  @Test(arguments: seeds(20)) func bytesComeBack(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let bytes = (0..<Int(seed % 60)).map { _ in UInt8.random(in: 0...255, using: &random) }
    let text = Base64.encode(bytes)
    #expect(String(decoding: text, as: UTF8.self) == Data(bytes).base64EncodedString())
    #expect(Base64.decode(text) == bytes)
  }

  @Test(arguments: ["A", "AA", "AAA", "====", "A===", "AA=A", "AB==", "AAB=", "AA==AAAA", "AA A", "AA-_"])
  func whatItDoesNotWriteIsRefused(text: String) {
    #expect(Base64.decode(text.utf8) == nil)
  }
}
