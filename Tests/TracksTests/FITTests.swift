import Formats
import TestSupport
import Testing
import Training

@testable import Tracks

/// Writes small FIT files.
private struct FITFile {
  private var body: [UInt8] = []
  private let isBig: Bool
  private let headerSize: Int

  init(isBig: Bool = false, headerSize: Int = 14) {
    self.isBig = isBig
    self.headerSize = headerSize
  }

  private func number(_ value: Int, _ size: Int) -> [UInt8] {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    return isBig ? bytes.reversed() : bytes
  }

  /// Defines message `local` with fields of (number, size, base type), and developer fields of some sizes.
  mutating func define(_ local: UInt8, _ kind: Int, _ fields: [(UInt8, UInt8, UInt8)], others: [UInt8] = []) {
    body += [0x40 | (others.isEmpty ? 0 : 0x20) | local, 0, isBig ? 1 : 0]
    body += number(kind, 2) + [UInt8(fields.count)]
    for field in fields { body += [field.0, field.1, field.2] }
    guard !others.isEmpty else { return }
    body.append(UInt8(others.count))
    for size in others { body += [0, size, 0] }
  }

  mutating func write(header: UInt8, _ values: [(Int, Int)]) {
    body.append(header)
    for (value, size) in values { body += number(value, size) }
  }

  /// The file with its header and checksums, computed bit by bit.
  var bytes: [UInt8] {
    func checksum(_ bytes: [UInt8]) -> [UInt8] {
      var sum = 0
      for byte in bytes {
        sum ^= Int(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xA001 : sum >> 1 }
      }
      return [UInt8(sum & 0xFF), UInt8(sum >> 8)]
    }
    let size = (0..<4).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    var header = [UInt8(headerSize), 0x20, 0, 0] + size + Array(".FIT".utf8)
    if headerSize == 14 { header += checksum(header) }
    let file = header + body
    return file + checksum(file)
  }
}

@Suite struct FITTests {
  private static let record: [(UInt8, UInt8, UInt8)] = [
    (253, 4, 0x86), (0, 4, 0x85), (1, 4, 0x85), (2, 2, 0x84), (3, 1, 2),
  ]

  private func activity(isBig: Bool = false, headerSize: Int = 14, others: [UInt8] = []) -> FITFile {
    var file = FITFile(isBig: isBig, headerSize: headerSize)
    file.define(0, 0, [(0, 1, 0)])
    file.write(header: 0, [(4, 1)])
    file.define(1, 20, Self.record, others: others)
    let rest = others.map { (7, Int($0)) }
    file.write(header: 1, [(1_000, 4), (1 << 29, 4), (-(1 << 28), 4), (2_560, 2), (140, 1)] + rest)
    file.write(header: 1, [(1_005, 4), (1 << 29, 4), (-(1 << 28) + 1_000, 4), (0xFFFF, 2), (0xFF, 1)] + rest)
    return file
  }

  @Test(
    arguments: [(false, 14, []), (true, 14, []), (false, 12, [3]), (true, 12, [1, 200])]
      as [(Bool, Int, [UInt8])])
  func values(isBig: Bool, headerSize: Int, others: [UInt8]) throws {
    let reading = TrackReading(activity(isBig: isBig, headerSize: headerSize, others: others).bytes)
    #expect(reading.format == .fit)
    #expect(reading.problems.isEmpty)
    let points = try #require(reading.tracks.first?.segments.first)
    #expect(points.map(\.time) == [631_066_600, 631_066_605])
    #expect(points[0].place == Place(45, -22.5))
    #expect(points.map(\.elevation) == [12, nil])
    #expect(points.map(\.heartRate) == [140, nil])
  }

  /// The five bits of a compressed time begin anew every 32 seconds.
  @Test func compressedTimes() throws {
    var file = activity()
    file.define(2, 20, Array(Self.record[1...2]))
    for bits in [14, 31, 0, 13, 12] as [UInt8] {
      file.write(header: 0x80 | 2 << 5 | bits, [(1 << 29, 4), (0, 4)])
    }
    let points = try #require(TrackReading(file.bytes).tracks.first?.segments.first)
    // 1,005 is 31 × 32 + 13.
    #expect(points.dropFirst(2).map { ($0.time ?? 0) - 631_065_600 } == [1_006, 1_023, 1_024, 1_037, 1_068])
  }

  @Test func chained() throws {
    let one = activity().bytes
    let reading = TrackReading(one + activity(isBig: true).bytes)
    #expect(reading.tracks.count == 2)
    #expect(reading.isWhole)
    let rest = TrackReading(one + [1, 2, 3])
    #expect(rest.tracks.count == 1)
    #expect(rest.problems == [TrackProblem(.fit(.badHeader), at: .byte(one.count))])
  }

  @Test func timerStops() throws {
    var file = activity()
    file.define(2, 21, [(253, 4, 0x86), (0, 1, 0), (1, 1, 0)])
    file.write(header: 2, [(1_006, 4), (0, 1), (4, 1)])
    file.write(header: 2, [(1_050, 4), (0, 1), (0, 1)])
    file.write(header: 1, [(1_050, 4), (1 << 29, 4), (0, 4), (2_560, 2), (140, 1)])
    let track = try #require(TrackReading(file.bytes).tracks.first)
    #expect(track.segments.map(\.count) == [2, 1])
    #expect(track.pauses == [631_066_605..<631_066_650])
  }

  @Test func sessions() throws {
    var file = activity()
    file.write(header: 1, [(2_000, 4), (1 << 29, 4), (0, 4), (2_560, 2), (140, 1)])
    file.define(2, 18, [(253, 4, 0x86), (2, 4, 0x86), (5, 1, 0), (8, 4, 0x86), (9, 4, 0x86)])
    file.write(header: 2, [(1_005, 4), (1_000, 4), (5, 1), (5_000, 4), (10_050, 4)])
    file.write(header: 2, [(2_000, 4), (1_990, 4), (2, 1), (60_000, 4), (100_000, 4)])
    let tracks = TrackReading(file.bytes).tracks
    #expect(tracks.map(\.sport) == [.swim, .ride])
    #expect(tracks.map { $0.segments.first?.count } == [2, 1])
    #expect(tracks.map(\.sums.distance) == [100.5, 1_000])
    #expect(tracks.map(\.sums.timer) == [5, 60])
  }

  @Test func damage() throws {
    let whole = activity().bytes
    var wrong = whole
    wrong[40] ^= 1
    #expect(
      TrackReading(wrong).problems.contains { if case .fit(.checksum) = $0.kind { true } else { false } })
    var header = whole
    header[5] ^= 0x10
    #expect(
      TrackReading(header).problems.contains {
        if case .fit(.headerChecksum) = $0.kind { true } else { false }
      })
    for count in 12..<whole.count {
      let reading = TrackReading(Array(whole[..<count]))
      #expect(!reading.isWhole)
      #expect(reading.problems.first?.location == .byte(count), "\(count)")
    }
    var undefined = FITFile()
    undefined.write(header: 3, [(1, 1)])
    #expect(TrackReading(undefined.bytes).problems.first?.kind == .fit(.undefinedMessage))
  }

  @Test func clock() {
    var file = activity()
    file.write(header: 1, [(1_003, 4), (1 << 29, 4), (0, 4), (2_560, 2), (140, 1)])
    let reading = TrackReading(file.bytes)
    #expect(reading.problems.map(\.kind) == [.clockBackwards])
    #expect(reading.tracks.first?.segments.first?.count == 2)
  }
}
