import Formats
import Testing
import Training

@testable import Tracks

@Suite struct ReadingTests {
  private func gpx(_ points: String) -> TrackReading {
    TrackReading(
      text: "<gpx xmlns='http://www.topografix.com/GPX/1/1'><trk><trkseg>\n\(points)</trkseg></trk></gpx>")
  }

  private func point(_ second: Int, _ more: String = "", at place: String = "lat='41.5' lon='2.1'") -> String
  {
    let text = second < 10 ? "0\(second)" : "\(second)"
    return "<trkpt \(place)><time>2026-11-21T17:30:\(text)Z</time>\(more)</trkpt>\n"
  }

  @Test func gpxPoint() throws {
    let reading = gpx(
      point(
        1,
        """
        <ele>12.5</ele><extensions><x:TrackPointExtension xmlns:x='g'><x:hr>150</x:hr><x:cad>80</x:cad>
        </x:TrackPointExtension><power>200</power></extensions>
        """) + point(2, "<ele/><extensions><hr>0</hr><cad>0</cad></extensions>"))
    #expect(reading.problems.isEmpty)
    let points = try #require(reading.tracks.first?.segments.first)
    #expect(points[0].time == 1_795_282_201)
    #expect(points[0].place == Place(41.5, 2.1))
    #expect(
      (points[0].elevation, points[0].heartRate, points[0].cadence, points[0].power) == (12.5, 150, 80, 200))
    #expect((points[1].elevation, points[1].heartRate, points[1].cadence) == (nil, nil, 0))
  }

  @Test(
    arguments: [
      ("", .noPoints, nil, 1), ("<trkpt lat='41'/>", .badPlace, (2, 1), 1),
      ("<trkpt lat='91' lon='2'/>", .badPlace, (2, 1), 1),
      ("<trkpt lat='x' lon='2'/>", .badNumber, (2, 1), 1),
    ] as [(String, TrackProblem.Kind, (Int, Int)?, Int)])
  func badPoints(_ text: String, _ kind: TrackProblem.Kind, _ place: (Int, Int)?, _ count: Int) {
    let problem = gpx(text).problems.first { $0.kind == kind }
    #expect(problem?.location == place.map { .text(line: $0.0, column: $0.1) })
    #expect(problem?.count == count)
  }

  @Test func badValues() {
    let reading = gpx(
      point(1) + point(5, "<ele>high</ele>") + point(3) + point(4) + point(6) + "<trkpt lat='1' lon='2'/>")
    #expect(
      reading.problems == [
        TrackProblem(.badNumber, at: .text(line: 3, column: 62)),
        TrackProblem(.clockBackwards, at: .text(line: 4, column: 1), count: 2),
        TrackProblem(.noTime, at: .text(line: 7, column: 1)),
      ])
    #expect(reading.tracks.first?.segments.first?.count == 3)
    #expect(!reading.isWhole)
    let time = gpx("<trkpt lat='1' lon='2'><time>yesterday</time></trkpt>")
    #expect(time.problems.first?.kind == .badTime)
    let zeroes = gpx(point(1, "<ele>0</ele>") + point(2, "<ele>0</ele>"))
    #expect(zeroes.problems == [TrackProblem(.zeroElevations, at: .text(line: 2, column: 1), count: 2)])
    #expect(zeroes.isWhole)
    #expect(gpx(point(1)).problems.map(\.kind) == [.onePoint])
  }

  @Test func cutOff() throws {
    let whole = "<gpx><trk><trkseg>\n" + point(1) + point(2) + point(3)
    let reading = TrackReading(text: String(whole.dropLast(12)))
    #expect(reading.problems.map(\.kind) == [.syntax(.unexpectedEnd)])
    #expect(reading.problems.first?.location == .text(line: 4, column: 59))
    #expect(reading.tracks.first?.segments.first?.count == 2)
  }

  @Test(
    arguments: [
      ("", .empty), ("<!DOCTYPE html>\n<html>", .html), ("\n <HTML lang='en'>", .html), ("hello", .unknown),
      ("PK\u{3}\u{4}", .zip), ("<svg xmlns='s'/>", .xml(root: "svg")), ("{\"gpx\": 1}", .unknown),
    ] as [(String, OtherContent)])
  func somethingElse(_ text: String, _ content: OtherContent) {
    let reading = TrackReading(text: text)
    #expect(reading.problems.map(\.kind) == [.notATrack(content)])
    #expect(reading.format == nil && reading.tracks.isEmpty)
  }

  @Test func lapsAndPauses() throws {
    func point(_ second: Int) -> String {
      "<Trackpoint><Time>2026-11-21T17:30:\(second)Z</Time><DistanceMeters>\(second)</DistanceMeters></Trackpoint>"
    }
    func lap(_ start: Int, _ timer: Int, _ tracks: [[Int]]) -> String {
      "<Lap StartTime='2026-11-21T17:30:\(start)Z'><TotalTimeSeconds>\(timer)</TotalTimeSeconds>"
        + tracks.map { "<Track>" + $0.map(point).joined() + "</Track>" }.joined() + "</Lap>"
    }
    let text =
      "<TrainingCenterDatabase><Activities><Activity Sport='Biking'>" + lap(10, 5, [[10, 14]])
      + lap(15, 5, [[15, 17], [19, 20]]) + lap(30, 5, [[30, 35]])
      + "</Activity></Activities></TrainingCenterDatabase>"
    let reading = TrackReading(text: text)
    #expect(reading.format == .tcx && reading.isWhole)
    let track = try #require(reading.tracks.first)
    #expect(track.segments.map(\.count) == [4, 2, 2])
    #expect(track.laps.count == 3)
    #expect(track.sums.timer == 15)
    #expect(track.pauses.map { $0.upperBound - $0.lowerBound } == [2, 10])
  }

  @Test func kml() throws {
    let text = """
      <kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>
      <Placemark><name>A</name><LineString><coordinates>
      2.1,41.5,10 2.2,41.6
      </coordinates></LineString></Placemark>
      <Folder><Placemark><gx:Track><when>2026-11-21T17:30:00+01:00</when><when>2026-11-21T17:30:09+01:00</when>
      <gx:coord>2.1 41.5 3</gx:coord><gx:coord>2.2 41.6 4</gx:coord>
      <ExtendedData><SchemaData><gx:SimpleArrayData name="heartrate"><gx:value>90</gx:value>
      <gx:value>95</gx:value></gx:SimpleArrayData></SchemaData></ExtendedData></gx:Track></Placemark></Folder>
      <Placemark><Point><coordinates>1,2</coordinates></Point></Placemark></Document></kml>
      """
    let reading = TrackReading(text: text)
    #expect(reading.format == .kml)
    #expect(reading.tracks.map(\.name) == ["A", nil])
    #expect(reading.tracks[0].segments[0].map(\.elevation) == [10, nil])
    let timed = reading.tracks[1].segments[0]
    #expect(timed.map(\.time) == [1_795_278_600, 1_795_278_609])
    #expect(timed.map(\.heartRate) == [90, 95])
    #expect(timed[1].place == Place(41.6, 2.2))
    let uneven = TrackReading(text: text.replacing("<when>2026-11-21T17:30:00+01:00</when>", with: ""))
    #expect(uneven.problems.contains { $0.kind == .unevenLists && $0.location == .text(line: 5, column: 20) })
  }

  /// However a KML is cut off, what came before can be used, except a place that may lack its last digits.
  @Test(arguments: [true, false]) func cutOffKML(_ isInterleaved: Bool) throws {
    let times = (1...3).map { "<when>2026-11-21T17:30:0\($0)Z</when>" }
    let places = (1...3).map { "<gx:coord>2.\($0) 41.\($0)55 3</gx:coord>" }
    let rows = isInterleaved ? zip(times, places).map { $0 + $1 } : times + places
    let text =
      "<kml xmlns:gx='g'><Placemark><name>A</name><gx:Track>" + rows.joined()
      + "</gx:Track></Placemark></kml>"
    let last = try #require(text.firstRange(of: "2.3 41.355"))
    for end in [last.lowerBound, last.upperBound] {
      let reading = TrackReading(text: String(text[..<end]))
      #expect(reading.problems.map(\.kind) == [.syntax(.unexpectedEnd)])
      #expect(reading.tracks.first?.segments.first?.map(\.place) == [Place(41.155, 2.1), Place(41.255, 2.2)])
      #expect(reading.tracks.first?.name == "A")
    }
    #expect(TrackReading(text: String(text.dropLast(29))).tracks.first?.segments.first?.count == 3)
  }

  @Test func cutOffLine() {
    let text = "<kml><Placemark><LineString><coordinates>\n2.1,41.155\n2.2,41.255\n2.3,41.355"
    func count(_ text: String) -> Int? { TrackReading(text: text).tracks.first?.segments.first?.count }
    #expect(count(text) == 2)
    #expect(count(text + "\n") == 3)
    #expect(count(text + "\n</coordinates></LineString></Pl") == 3)
    #expect(count("<kml><Placemark><LineString><coordinates>2.1,41") == nil)
  }

  /// An unknown entity, or an `&` alone, is kept as it is written, and told.
  @Test(arguments: ["a&nbsp;b", "Tom & Jerry", "A&B;C"]) func unknownEntities(_ name: String) {
    let reading = TrackReading(
      text: "<gpx><trk><name>\(name)&amp;</name><trkseg>\n" + point(1) + point(2) + "</trkseg></trk></gpx>")
    #expect(reading.problems.count == 1 && !reading.isWhole)
    #expect(reading.problems.first?.location.map { "\($0)".contains("line: 1") } == true)
    #expect(reading.tracks.first?.segments.first?.count == 2)
    #expect(reading.tracks.first?.name == name + "&")
  }

  /// A name in another encoding than the file says is no reason to lose the points.
  @Test func lettersInAnotherEncoding() {
    let points = "</name><trkseg>\n" + point(1) + point(2) + "</trkseg></trk></gpx>"
    let reading = TrackReading(Array("<gpx><trk><name>C".utf8) + [0xF3] + Array(("rrer" + points).utf8))
    #expect(reading.problems.map(\.kind) == [.syntax(.invalidEncoding)] && !reading.isWhole)
    #expect(reading.problems.first?.location == .text(line: 1, column: 18))
    #expect(reading.tracks.first?.segments.first?.count == 2)
    #expect(reading.tracks.first?.name == "C\u{FFFD}rrer")
  }

  /// The points of a file that can't be used are counted.
  @Test func unusablePoints() {
    let bad = [
      "<trkpt lat='nan' lon='2'><time>2026-11-21T17:30:01Z</time></trkpt>\n", "<trkpt lat='1'/>\n",
      "<trkpt lat='91' lon='2'><time>2026-11-21T17:30:01Z</time></trkpt>\n",
    ]
    for bad in bad {
      #expect(gpx(point(1) + bad + point(2)).tracks.first?.unusable == 1, "\(bad)")
      #expect(gpx(point(1) + point(2) + bad + bad).tracks.first?.unusable == 2, "\(bad)")
    }
    #expect(gpx(point(5) + point(2) + point(3) + point(6)).tracks.first?.unusable == 2)
    #expect(gpx(point(1) + point(2)).tracks.first?.unusable == 0)
  }

  @Test(
    arguments: [
      ("1", 1), ("-0.5", -0.5), ("+2.25 ", 2.25), (".5", 0.5), ("5.", 5),
      ("52.157762758433818817138671875", nil),
      ("1e3", 1_000), ("1.5E-2", 0.015), ("0.1", 0.1), ("45.735199945", 45.735199945),
      ("123456789012345678901", nil),
    ] as [(String, Double?)])
  func numbers(_ text: String, _ expected: Double?) {
    #expect(TrackText.number(text) == expected ?? Double(text))
  }

  @Test(arguments: ["", ".", "-", "1,5", "0x10", "nan", "inf", "1e", "1e400", "1 2", "--1", "1.2.3", "e5"])
  func notNumbers(_ text: String) { #expect(TrackText.number(text) == nil) }

  @Test(
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2026-11-21T18:30:00+01:00", 1_795_282_200),
      ("2026-11-21T12:30:00.25-05:00", 1_795_282_200.25), (" 2026-11-21T17:30:00\n", 1_795_282_200),
    ])
  func times(_ text: String, _ seconds: Double) {
    #expect(TrackText.time(text).map { abs($0.seconds - seconds) < 1e-6 } == true)
    #expect(TrackText.time(text)?.hasZone == !text.hasSuffix("\n"))
  }

  @Test(
    arguments: [
      "", "2026-11-21", "2026-02-30T00:00:00Z", "2026-11-21T24:00:00Z", "2026-11-21T17:30:00.Z",
      "2026-11-21T17:30:00+1:00", "2026-11-21 17:30:00Z", "2026-11-21T17:30:00Zx", "21-11-2026T17:30:00Z",
    ])
  func notTimes(_ text: String) { #expect(TrackText.time(text) == nil) }
}
