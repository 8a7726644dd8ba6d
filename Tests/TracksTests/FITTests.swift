import Formats
import TestSupport
import Testing
import Training

@testable import Tracks

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

  @Test("Numbers of 64 bits, where a session has 32, aren't taken") func wide() throws {
    var file = activity()
    file.define(2, 18, [(7, 8, 0x8F), (11, 8, 0x8F), (16, 8, 0x8F)])
    file.write(header: 2, [(-2, 8), (-2, 8), (-2, 8)])
    let sums = try #require(TrackReading(file.bytes).tracks.first?.sums)
    #expect(sums.elapsed == nil && sums.calories == nil && sums.averageHeartRate == nil)
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

  /// Laps without a session are of the whole only if they reach its end; the sport is known from them.
  @Test(arguments: [(1_005, true), (995, false)]) func laps(_ end: Int, _ isWhole: Bool) throws {
    var file = activity()
    file.write(header: 1, [(1_020, 4), (1 << 29, 4), (0, 4), (2_560, 2), (140, 1)])
    file.define(2, 19, [(253, 4, 0x86), (2, 4, 0x86), (7, 4, 0x86), (9, 4, 0x86), (25, 1, 0)])
    file.write(header: 2, [(end, 4), (990, 4), ((end - 990) * 1_000, 4), (5_000, 4), (2, 1)])
    file.write(header: 2, [(end + 10, 4), (end, 4), (10_000, 4), (6_000, 4), (2, 1)])
    let track = try #require(TrackReading(file.bytes).tracks.first)
    #expect(track.sport == .ride)
    #expect(track.sums.distance == (isWhole ? 110 : nil))
    #expect(track.laps.count == 2)
    // As much of a file that is cut off before its session.
    let cut = TrackReading(Array(file.bytes.dropLast(2)))
    #expect(cut.tracks.first?.sport == .ride && !cut.isWhole)
  }

  @Test("A session before the cut isn't that of the points after it") func cutOffAfterASession() throws {
    var file = activity()
    file.define(2, 18, [(253, 4, 0x86), (2, 4, 0x86), (5, 1, 0), (7, 4, 0x86), (9, 4, 0x86)])
    file.write(header: 2, [(1_005, 4), (1_000, 4), (1, 1), (5_000, 4), (10_050, 4)])
    for time in [1_100, 1_105] {
      file.write(header: 1, [(time, 4), (1 << 29, 4), (0, 4), (2_560, 2), (140, 1)])
    }
    #expect(TrackReading(file.bytes).tracks.map(\.sums.distance) == [100.5])
    let cut = TrackReading(Array(file.bytes.dropLast(2))).tracks
    #expect(cut.map(\.sums.distance) == [100.5, nil])
    #expect(cut.map { $0.segments.first?.count } == [2, 2])
    #expect(Track(joining: cut)?.sums.distance == nil)
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
    #expect(reading.tracks.first?.unusable == 1)
  }
}
