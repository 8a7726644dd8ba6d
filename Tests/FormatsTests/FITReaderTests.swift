import Formats
import TestSupport
import Testing

@Suite struct FITReaderTests {
  /// A file with one message of one field, at its end.
  private func file(_ value: Int, size: Int, type: UInt8, isBig: Bool = false) -> FITFile {
    var file = FITFile(isBig: isBig)
    file.define(5, 300, [(1, 1, 2), (9, UInt8(size), type)])
    file.write(header: 5, [(7, 1), (value, size)])
    return file
  }

  /// The messages' numbers and places, up to the end or the first error that stops the reader.
  private func messages(_ bytes: [UInt8]) -> (kinds: [Int], starts: [Int], errors: [FITError]) {
    var reader = FITReader(bytes)
    var (kinds, starts): ([Int], [Int]) = ([], [])
    while reader.next() {
      kinds.append(reader.kind)
      starts.append(reader.start)
    }
    return (kinds, starts, reader.errors)
  }

  @Test(
    "A number has its type's size, and each type its invalid value",
    arguments: [
      (0, 1, 0xFF), (1, 1, 0xFF), (2, 1, 0xFF), (0x83, 2, 0xFFFF), (0x84, 2, 0xFFFF), (0x85, 4, 0xFFFF_FFFF),
      (0x86, 4, 0xFFFF_FFFF), (0x88, 4, 0xFFFF_FFFF), (0x89, 8, -1), (0x0A, 1, 0), (0x8B, 2, 0), (0x8C, 4, 0),
      (0x0D, 1, 0xFF), (0x8E, 8, -1), (0x8F, 8, -1), (0x90, 8, 0),
    ] as [(UInt8, Int, Int)], [false, true])
  func numbers(_ type: (code: UInt8, size: Int, invalid: Int), isBig: Bool) {
    func read(_ value: Int, _ size: Int) -> UInt64? {
      var reader = FITReader(file(value, size: size, type: type.code, isBig: isBig).bytes)
      #expect(reader.next() && reader.unsigned(1) == 7 && reader.unsigned(2) == nil)
      return reader.unsigned(9)
    }
    let value = 0x0102_0304_0506_0708 >> (8 * (8 - type.size))
    #expect(read(value, type.size) == UInt64(value))
    #expect(read(type.invalid, type.size) == nil)
    #expect(read(type.invalid == 0 ? -1 : 0, type.size) != nil)
    #expect(read(value, type.size * 2) == nil)
  }

  @Test func onlyFourBytesAreASignedNumber() {
    func read(_ value: Int, _ size: Int = 4, _ type: UInt8 = 0x85) -> Int32? {
      var reader = FITReader(file(value, size: size, type: type).bytes)
      #expect(reader.next() && reader.signed(1) == nil && reader.signed(2) == nil)
      return reader.signed(9)
    }
    for value in [0, 1, -1, 1 << 29, -(1 << 31), 1 << 31 - 2] { #expect(read(value) == Int32(value)) }
    #expect(read(1 << 31 - 1) == nil)
    #expect(read(5, 4, 0x86) == nil && read(5, 2) == nil && read(5, 8) == nil)
  }

  @Test("A text ends with its field, or at a zero before") func texts() {
    func read(_ value: Int, type: UInt8 = 7) -> String? {
      var file = FITFile()
      file.define(0, 0, [(8, 3, type), (9, 1, 2)])
      file.write(header: 0, [(value, 3), (0x7A, 1)])
      var reader = FITReader(file.bytes)
      #expect(reader.next() && reader.text(9) == nil && reader.text(7) == nil && reader.unsigned(8) == nil)
      return reader.text(8)
    }
    #expect(read(0x636261) == "abc")
    #expect(read(0x6261) == "ab")
    #expect(read(0x630061) == "a")
    #expect(read(0) == nil)
    #expect(read(0x636261, type: 2) == nil)
    // Types that aren't known, and no value: the size of a text isn't that of a number.
    for type in [0x07, 0x11, 0x1F] as [UInt8] {
      var reader = FITReader(file(1, size: 0, type: type).bytes)
      #expect(reader.next() && reader.unsigned(9) == nil && reader.text(9) == nil)
    }
  }

  @Test func messagesHaveTheirNumberAndPlace() {
    var file = FITFile()
    file.define(0, 20, [(3, 1, 2)], others: [2, 1])
    file.define(15, 1_000, [])
    for header in [0, 15, 0] as [UInt8] { file.write(header: header, header == 0 ? [(9, 1), (0, 3)] : []) }
    let read = messages(file.bytes)
    #expect(read.kinds == [20, 1_000, 20])
    #expect(read.starts == [14 + 16 + 6, 14 + 16 + 6 + 5, 14 + 16 + 6 + 6])
    #expect(read.errors.isEmpty)
  }

  @Test("Each file of a chain has its own definitions and times") func chains() {
    var first = FITFile()
    first.define(1, 20, [(253, 4, 0x86)])
    first.write(header: 1, [(1_000, 4)])
    var second = FITFile(headerSize: 12)
    second.define(2, 20, [(3, 1, 2)])
    second.write(header: 0x80 | 2 << 5 | 9, [(140, 1)])
    var reader = FITReader(first.bytes + second.bytes)
    #expect(reader.next() && reader.timestamp == 1_000)
    #expect(reader.next() && reader.timestamp == nil && reader.unsigned(3) == 140)
    #expect(!reader.next() && reader.errors.isEmpty)
    var undefined = FITFile()
    undefined.write(header: 1, [(1_000, 4)])
    let read = messages(first.bytes + undefined.bytes)
    #expect(read.kinds == [20])
    #expect(read.errors == [FITError(.undefinedMessage, at: first.bytes.count + 14)])
  }

  @Test func aFileWithoutMessagesIsWhole() {
    #expect(messages(FITFile().bytes).errors.isEmpty)
    #expect(messages(FITFile().bytes + file(1, size: 1, type: 2).bytes).kinds == [300])
    #expect(messages([]).errors.isEmpty)
  }

  @Test("A file that was cut off says how many bytes are missing, once") func cutOff() {
    let whole = file(5, size: 4, type: 0x85).bytes
    for count in 14..<whole.count {
      let read = messages(Array(whole[..<count]))
      #expect(read.errors == [FITError(.cutOff(missing: whole.count - count), at: count)])
      // The message is there if only the checksum is missing.
      #expect(read.kinds == (count >= whole.count - 2 ? [300] : []), "\(count)")
    }
    #expect(messages(Array(whole[..<11])).errors == [FITError(.badHeader, at: 0)])
  }

  @Test("Definitions that need more bytes than a whole file has are wrong") func tooLong() {
    let start = 14
    var fields = FITFile()
    fields.define(0, 20, [(1, 1, 2)])
    var value = fields
    value.write(header: 0, [])
    #expect(messages(value.bytes).errors == [FITError(.badDefinition, at: start + 9)])
    // A definition's header, and one, two and three bytes of what comes after its count.
    for (bytes, isEnough) in [
      ([0x40, 0, 0, 20], false), ([0x40, 0, 0, 20, 0, 0], true), ([0x40, 0, 0, 20, 0, 1, 1, 1], false),
      ([0x40, 0, 0, 20, 0, 1, 1, 1, 2], true), ([0x60, 0, 0, 20, 0, 0], false),
      ([0x60, 0, 0, 20, 0, 0, 0], true), ([0x60, 0, 0, 20, 0, 0, 1, 0, 1], false),
      ([0x60, 0, 0, 20, 0, 0, 1, 0, 1, 0], true),
    ] as [([UInt8], Bool)] {
      var file = FITFile()
      file.write(header: bytes[0], bytes.dropFirst().map { (Int($0), 1) })
      #expect(
        messages(file.bytes).errors == (isEnough ? [] : [FITError(.badDefinition, at: start)]), "\(bytes)")
    }
    var order = FITFile()
    order.write(header: 0x40, [(0, 1), (2, 1), (20, 2), (0, 1)])
    #expect(messages(order.bytes).errors == [FITError(.badDefinition, at: start + 2)])
  }

  @Test("Wrong checksums are reported, and the messages are still read") func checksums() {
    let whole = file(5, size: 4, type: 0x85).bytes
    var wrong = whole
    wrong[whole.count - 2] ^= 1
    let sum = UInt16(whole[whole.count - 2]) | UInt16(whole[whole.count - 1]) << 8
    var read = messages(wrong)
    #expect(read.errors == [FITError(.checksum(said: sum ^ 1, computed: sum), at: whole.count - 2)])
    #expect(read.kinds == [300])
    // A header may leave out its checksum, but not have a wrong one.
    wrong = whole
    (wrong[12], wrong[13]) = (0, 0)
    read = messages(wrong)
    #expect(read.errors.count == 1 && read.errors.first?.offset == whole.count - 2 && read.kinds == [300])
    wrong[12] = 1
    let header = UInt16(whole[12]) | UInt16(whole[13]) << 8
    #expect(messages(wrong).errors.first == FITError(.headerChecksum(said: 1, computed: header), at: 12))
  }

  @Test func otherHeadersAreRefused() {
    let whole = file(5, size: 4, type: 0x85).bytes
    for (place, byte) in [(0, 13), (0, 15), (8, 0x2F), (11, 0x55)] as [(Int, UInt8)] {
      var other = whole
      other[place] = byte
      #expect(messages(other).errors == [FITError(.badHeader, at: 0)])
    }
    var newer = whole
    newer[1] = 0x30
    #expect(messages(newer).errors == [FITError(.unsupportedVersion(3), at: 1)])
    #expect(messages(newer).kinds.isEmpty)
    newer[1] = 0x2F
    #expect(messages(newer).kinds == [300])
  }
}
