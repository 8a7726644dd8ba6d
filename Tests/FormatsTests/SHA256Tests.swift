import Formats
import Testing

/// The examples of FIPS 180-4 and of its test vectors, and every length around a block.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func hashes(_ text: String, _ hash: String) {
    #expect(SHA256.hash(Array(text.utf8)) == hash)
  }

  @Test func hashesAMillionLetters() {
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(SHA256.hash(bytes) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  /// The padding fits in the last block, or needs another. Hashes by sha256sum of GNU coreutils.
  @Test(arguments: [
    (55, "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7"),
    (56, "d4817aa5497628e7c77e6b606107042bbba3130888c5f47a375e6179be789fbb"),
    (64, "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b"),
  ])
  func padsTheLastBlock(_ count: Int, _ hash: String) {
    #expect(SHA256.hash([UInt8](repeating: 0, count: count)) == hash)
  }
}
