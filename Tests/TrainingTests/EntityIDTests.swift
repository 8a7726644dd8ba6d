import Testing
import Training

@Suite struct EntityIDTests {
  /// Tries every ASCII character at every place.
  @Test func hasItsFormAndNoOther() {
    let sound = Array("20261121t1830-7kq2m4xd9a".utf8)
    let (digits, letters) = ("0123456789".utf8, "0123456789abcdefghjkmnpqrstvwxyz".utf8)
    for place in sound.indices {
      for byte in UInt8(0)..<128 {
        var bytes = sound
        bytes[place] = byte
        let isSound =
          switch place {
          case 8, 13: byte == sound[place]
          case ..<13: digits.contains(byte)
          default: letters.contains(byte)
          }
        #expect(EntityID.isID(String(decoding: bytes, as: UTF8.self)) == isSound)
      }
    }
    #expect(!EntityID.isID("20261121t1830-7kq2m4xd9"))
    #expect(!EntityID.isID("20261121t1830-7kq2m4xd9a0"))
  }

  @Test func isMadeOfATimeAndFiftyBits() throws {
    let instant = try #require(Instant("2026-11-21T18:30:59+01:00"))
    for random: UInt64 in [0, .max, 0x1234_5678_9ABC_DEF0] {
      let id = EntityID(at: instant, random: random)
      #expect(EntityID.isID(id.text))
      #expect(id.text.hasPrefix("20261121t1830-"))
      #expect(id == EntityID(at: instant, random: random | 0xFFFC_0000_0000_0000))
      #expect(id != EntityID(at: instant, random: random ^ 1 << 49))
    }
  }
}
