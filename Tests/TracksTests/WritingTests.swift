import TestSupport
import Testing
import Training

@testable import Tracks

@Suite struct WritingTests {
  /// Whatever is written as GPX is read back.
  @Test(arguments: seeds(40)) func gpx(seed: UInt64) throws {
    var random = SeededRandom(seed)
    var track = Track()
    track.name = random.maybe { $0.one(of: ["A <b> & \"c\"", "Volta\r\nllarga", "ñ é 🏃"]) }
    track.sport = .run
    var time = 1_795_282_200.0
    for _ in 0...random.int(0...3) {
      track.segments.append(
        (0...random.int(0...9)).map { _ in
          time += Double(random.int(0...5_000)) / 1_000
          var point = TrackPoint(
            time: (time * 1_000).rounded() / 1_000,
            place: Place(Double(random.int(-90...90)) / 1.01, Double(random.int(-180...180)) / 1.01),
            elevation: random.maybe { Double($0.int(-400...8_000)) })
          point.heartRate = random.maybe { Int16($0.int(40...200)) }
          point.cadence = random.maybe { Int16($0.int(1...200)) }
          return point
        })
    }
    let reading = TrackReading(text: TrackWriter.gpx(track))
    #expect(reading.isWhole)
    let read = try #require(reading.tracks.first)
    #expect(read.name == track.name)
    #expect(read.sport == .run)
    #expect(read.segments.map(\.count) == track.segments.map(\.count))
    for (one, other) in zip(read.points, track.points) {
      #expect(abs((one.time ?? 0) - (other.time ?? 0)) < 0.000_6)
      #expect(
        (one.elevation, one.heartRate, one.cadence) == (other.elevation, other.heartRate, other.cadence))
      let (place, expected) = try (#require(one.place), #require(other.place))
      #expect(abs(place.latitude - expected.latitude) < 1e-8)
      #expect(abs(place.longitude - expected.longitude) < 1e-8)
    }
  }

  @Test func kml() throws {
    var track = Track((0...1_250).map { (Double($0), Double($0) * 2) })
    track.name = "To & fro"
    let measured = MeasuredTrack(track)
    #expect(measured.marks(each: 1_000).map { $0.distance.rounded() } == [0, 1_000, 2_000, 2_500])
    #expect(measured.lines(by: 5).map(\.count) == [418])
    let text = TrackWriter.kml(measured)
    for part in [
      "<name>Start</name>", "<name>1</name>", "<name>2</name>", "<name>End</name>", "To &amp; fro",
    ] {
      #expect(text.contains(part))
    }
    let reading = TrackReading(text: text)
    #expect(reading.tracks.map { $0.segments.map(\.count) } == [[418]])
    #expect(text.contains("<gx:MultiTrack>") && !text.contains("LineString"))
    #expect(reading.tracks.first?.start == 0 && reading.tracks.first?.end == 1_250)
    // Without times, it is a line.
    for index in track.segments[0].indices { track.segments[0][index].time = nil }
    let line = TrackWriter.kml(MeasuredTrack(track))
    #expect(line.contains("<LineString>") && line.contains("<MultiGeometry>") && !line.contains("<gx:"))
    #expect(TrackReading(text: line).tracks.map { $0.segments.map(\.count) } == [[418]])
  }

  /// What is exported and read again has the same points, times and sums, whatever was left out.
  @Test(arguments: seeds(40)) func roundTrip(seed: UInt64) throws {
    var random = SeededRandom(seed)
    var track = Track()
    track.sport = .run
    var (time, metres) = (1_795_282_200.0, 0.0)
    for _ in 0...random.int(0...2) {
      let points = (0...random.int(1...80)).map { _ in
        time += Double(random.int(1...20)) / 2
        metres += random.chance(5) ? 900 : Double(random.int(0...12))
        var point = TrackPoint.at(
          time, metres: metres, elevation: random.chance(80) ? Double(random.int(100...140)) / 4 : nil)
        if random.chance(5) { point.place = Place(0, 0) }
        if random.chance(5) { point.accuracy = 40.04 }
        return point
      }
      track.segments.append(points)
      time += 60
    }
    let measured = MeasuredTrack(track)
    let gpx = try #require(TrackReading(text: TrackWriter.gpx(track)).tracks.first)
    check(MeasuredTrack(gpx), is: measured, measured.path)
    var options = TrackWriter.KMLOptions()
    options.step = 0
    let text = TrackWriter.kml(measured, options)
    let counted = measured.path.filter { $0.mark == nil }
    // A point alone is no line.
    guard let kml = TrackReading(text: text).tracks.first,
      !measured.lines(by: 0).contains(where: { $0.count < 2 })
    else { return }
    let read = MeasuredTrack(kml, as: .run, filter: TrackFilter.none)
    // Besides the points that count there are those to which the track jumped.
    let times = Set(counted.compactMap { point in point.elapsed.map { Int(($0 * 1_000).rounded()) } })
    let points = read.path.filter { times.contains(Int((($0.elapsed ?? -1) * 1_000).rounded())) }
    check(read, is: measured, counted, points)
  }

  /// Whether a track that was read is one that was written, which has these points.
  private func check(
    _ read: MeasuredTrack, is written: MeasuredTrack, _ points: [PathPoint], _ own: [PathPoint]? = nil
  ) {
    let own = own ?? read.path
    #expect(own.count == points.count)
    #expect(abs((read.start ?? -1) - (written.start ?? 0)) < 0.000_6)
    for (one, other) in zip(own, points) {
      #expect(one.mark == other.mark && one.elevation == other.elevation)
      #expect(abs((one.elapsed ?? 0) - (other.elapsed ?? 0)) < 0.001)
      #expect(abs(one.distance - other.distance) < 0.01)
      #expect((one.place.map { abs($0.longitude - (other.place?.longitude ?? 0)) } ?? 1) < 1e-8)
    }
    let (sums, expected) = (read.sums, written.sums)
    #expect(abs(sums.distance - expected.distance) < 0.01)
    #expect(abs((sums.elapsed ?? 0) - (expected.elapsed ?? 0)) < 0.001)
    #expect(abs((sums.moving ?? 0) - (expected.moving ?? 0)) < 0.001)
  }

  @Test func csv() {
    var track = Track([(0, 0), (10, 30), (11, 43)])
    track.segments[0][1].heartRate = 120
    track.segments[0][1].elevation = -2.5
    let lines = String(decoding: TrackWriter.csv(MeasuredTrack(track)), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("segment,elapsed,latitude,"))
    #expect(lines[2] == "1,10,0,10.00026949,-2.5,30,10,3,120,")
    #expect(lines[3].hasSuffix(",tooFast"))
  }

  @Test func numbers() {
    #expect(TrackWriter.fixed(-0.00001, 3) == "0")
    #expect(TrackWriter.fixed(2.5, 8) == "2.5")
    #expect(TrackWriter.fixed(-12.050, 3) == "-12.05")
    #expect(TrackWriter.timeText(0) == "1970-01-01T00:00:00Z")
    #expect(TrackWriter.timeText(-0.5) == "1969-12-31T23:59:59.500Z")
  }
}
