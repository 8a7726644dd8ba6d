import Testing
import Training

@testable import Tracks

@Suite struct GPSDReportTests {
  private func report(_ line: String) -> GPSDReport? { GPSDReport(Array(line.utf8)) }

  @Test("A position as gpsd 3.22 writes it") func position() throws {
    let line = """
      {"class":"TPV","device":"/dev/pts/1","mode":3,"time":"2026-11-21T06:40:44.000Z","ept":0.005,"lat":41.398658333,\
      "lon":2.204801667,"altHAE":55.3000,"altMSL":5.7000,"alt":5.6000,"epv":29.900,"track":39.5000,"speed":3.102,\
      "eph":17.100,"sep":30.400}
      """
    guard case .position(let point?) = report(line) else { throw Missing() }
    #expect(point.time == 1_795_243_244)
    #expect(point.place == Place(latitude: 41.398658333, longitude: 2.204801667))
    #expect(point.elevation == 5.7)
    #expect(point.accuracy == 17.1)
  }

  private struct Missing: Error {}

  @Test("Without height, by an older gpsd, and without a fix") func others() {
    let start = #"{"class":"TPV","time":"2026-11-21T06:40:44.000Z","lat":41.4,"lon":2.2,"#
    let place = Place(latitude: 41.4, longitude: 2.2)
    #expect(
      report(start + #""alt":5,"mode":2}"#) == .position(TrackPoint(time: 1_795_243_244, place: place)))
    #expect(
      report(start + #""alt":5,"mode":3}"#)
        == .position(TrackPoint(time: 1_795_243_244, place: place, elevation: 5)))
    for line in [
      start + #""mode":1}"#, start + #""mode":0}"#, #"{"class":"TPV","mode":3,"lat":41.4,"lon":2.2}"#,
      #"{"class":"TPV","mode":2,"time":"2026-11-21T06:40:44.000Z","lat":91,"lon":2}"#,
      #"{"class":"TPV"}"#, #"{"class":"TPV","mode":"3","time":5,"lat":"41","lon":2}"#,
    ] {
      #expect(report(line) == .position(nil))
    }
  }

  @Test(arguments: [
    (#"{"class":"DEVICES","devices":[]}"#, 0), (#"{"class":"DEVICES","devices":[{"class":"DEVICE"}]}"#, 1),
    (#"{"class":"DEVICES"}"#, 0),
  ]) func receivers(line: String, count: Int) { #expect(report(line) == .receivers(count)) }

  @Test(arguments: [
    "", "{}", "[]", "7", #"{"class":"SKY"}"#, #"{"class":7}"#, "$GPGGA,064012.00", #"{"class":"TPV""#,
    "\u{0}",
  ]) func nothing(line: String) { #expect(report(line) == nil) }

  @Test("A track measured point by point is measured as the whole") func growing() {
    var track = Track((0...200).map { (Double($0), Double($0) * 3) })
    track.segments.append((0...50).map { .at(300 + Double($0), metres: 5_000 + Double($0) * 4) })
    track.segments[0][7].accuracy = 50
    var growing = MeasuredTrack(Track(), as: .run)
    for segment in track.segments {
      for (index, point) in segment.enumerated() { growing.append(point, inNewSegment: index == 0) }
    }
    #expect(growing.path == MeasuredTrack(track).path)
    #expect(growing.path.last?.segment == 1)
  }
}
