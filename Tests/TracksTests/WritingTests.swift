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
    #expect(measured.thinned(by: 5, segment: 0).count == 418)
    let text = TrackWriter.kml(measured)
    for part in [
      "<name>Start</name>", "<name>1</name>", "<name>2</name>", "<name>End</name>", "To &amp; fro",
    ] {
      #expect(text.contains(part))
    }
    let reading = TrackReading(text: text)
    #expect(reading.tracks.map { $0.segments.map(\.count) } == [[418]])
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
