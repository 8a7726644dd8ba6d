import Formats
import Training

/// Writes a track for other programs.
package enum TrackWriter {
  /// GPX 1.1 with Garmin's TrackPointExtension for heart rate and cadence. Points without a place, which GPX can't hold, are
  /// left out.
  package static func gpx(_ track: Track) -> String {
    var text = gpxHead(track)
    for segment in track.segments {
      text += "<trkseg>\n"
      for point in segment { text += gpx(point) }
      text += "</trkseg>\n"
    }
    return text + "</trk>\n</gpx>\n"
  }

  /// The text before the first segment of a GPX file.
  package static func gpxHead(_ track: Track) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx version="1.1" creator="gymlog" xmlns="http://www.topografix.com/GPX/1/1" \
    xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1" \
    xmlns:gymlog="urn:gymlog:track">
    <trk>

    """ + element("name", track.name) + element("desc", track.note)
      + element("type", track.sport?.rawValue ?? track.sportText)
  }

  /// The line of a point in GPX; empty without a place.
  package static func gpx(_ point: TrackPoint) -> String {
    guard let place = point.place else { return "" }
    var text = "<trkpt lat=\"\(fixed(place.latitude, 8))\" lon=\"\(fixed(place.longitude, 8))\">"
    if let elevation = point.elevation { text += "<ele>\(fixed(elevation, 3))</ele>" }
    if let time = point.time { text += "<time>\(timeText(time))</time>" }
    var extensions = ""
    if point.heartRate != nil || point.cadence != nil {
      extensions += "<gpxtpx:TrackPointExtension>"
      if let rate = point.heartRate { extensions += "<gpxtpx:hr>\(rate)</gpxtpx:hr>" }
      if let cadence = point.cadence { extensions += "<gpxtpx:cad>\(cadence)</gpxtpx:cad>" }
      extensions += "</gpxtpx:TrackPointExtension>"
    }
    if let radius = point.accuracy {
      extensions += "<gymlog:accuracy>\(fixed(Double(radius), 3))</gymlog:accuracy>"
    }
    if !extensions.isEmpty { text += "<extensions>\(extensions)</extensions>" }
    return text + "</trkpt>\n"
  }

  /// What a KML file shows besides the line.
  package struct KMLOptions: Sendable {
    /// The metres between marks.
    package var marks = 1_000.0
    /// The metres that a point must be from the one before to be in the line.
    package var step = 5.0
    /// The names of the first and last mark.
    package var start = "Start"
    package var end = "End"

    package init() {}
  }

  /// KML 2.2: a line, and marks at the start, at the end and in between. A segment whose points have times is a `gx:Track` of
  /// Google's extension, which keeps them; any other is a `LineString`.
  package static func kml(_ track: MeasuredTrack, _ options: KMLOptions = KMLOptions()) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2">
      <Document>

      """
    text += element("name", track.track.name)
    let segments = track.lines(by: options.step).filter { $0.count > 1 }
    let tracks = segments.map { timedTrack($0, from: track.start) }
    let parent = tracks.contains(nil) ? "MultiGeometry" : "gx:MultiTrack"
    text += "<Placemark>\n" + element("name", track.track.name) + "<\(parent)>\n"
    for (points, timed) in zip(segments, tracks) { text += timed ?? lineString(points) }
    text += "</\(parent)></Placemark>\n"
    for mark in track.marks(each: options.marks) {
      let name = mark.isStart ? options.start : mark.isEnd ? options.end : fixed(mark.distance / 1_000, 3)
      text += "<Placemark>\(element("name", name))<Point><coordinates>"
      text += "\(coordinates(mark.place))</coordinates></Point></Placemark>\n"
    }
    return text + "</Document>\n</kml>\n"
  }

  /// A segment with its times, of which `start` is the first; nil if a point has none.
  private static func timedTrack(_ points: [PathPoint], from start: Double?) -> String? {
    guard let start else { return nil }
    var (times, places) = ("", "")
    for point in points {
      guard let elapsed = point.elapsed, let place = point.place else { return nil }
      times += "<when>\(timeText(start + elapsed))</when>\n"
      places += "<gx:coord>\(coordinates(place, point.elevation, separator: " "))</gx:coord>\n"
    }
    return "<gx:Track>\n" + times + places + "</gx:Track>\n"
  }

  private static func lineString(_ points: [PathPoint]) -> String {
    let places = points.map { point in
      point.place.map { coordinates($0, point.elevation) + "\n" } ?? ""
    }
    return "<LineString><coordinates>\n" + places.joined() + "</coordinates></LineString>\n"
  }

  private static func coordinates(
    _ place: Place, _ elevation: Double? = nil, separator: String = ","
  ) -> String {
    [fixed(place.longitude, 8), fixed(place.latitude, 8), elevation.map { fixed($0, 3) }].compactMap(\.self)
      .joined(separator: separator)
  }

  /// A line of an element; nothing without text.
  private static func element(_ name: String, _ text: String?) -> String {
    text.map { "<\(name)>\(XMLEscape.text($0))</\(name)>\n" } ?? ""
  }

  /// A time in UTC, with milliseconds if it isn't on a second.
  static func timeText(_ time: Double) -> String {
    guard abs(time) < 60_000_000_000 else { return "" }
    let milliseconds = Int((time * 1_000).rounded())
    let seconds = (milliseconds - (milliseconds % 1_000 + 1_000) % 1_000) / 1_000
    let rest = milliseconds - seconds * 1_000
    let digits = String(rest + 1_000).dropFirst()
    return Instant(seconds: seconds, offset: 0).civil.text + (rest == 0 ? "" : ".\(digits)") + "Z"
  }

  /// A number with at most `digits` decimals, without exponent and zeros at its end.
  static func fixed(_ value: Double, _ digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    guard abs(value) < 1e9 else { return "\(value)" }
    let scaled = Int((abs(value) * scale).rounded())
    let (whole, rest) = (scaled / Int(scale), scaled % Int(scale))
    var text = "\(value < 0 && scaled > 0 ? "-" : "")\(whole)"
    guard rest > 0 else { return text }
    var decimals = String(String(rest + Int(scale)).dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    text += "." + decimals
    return text
  }
}

/// A place to mark on a map.
package struct Placemark: Equatable, Sendable {
  package var place: Place
  /// Metres from the start.
  package var distance: Double
  package var isStart = false
  package var isEnd = false
}

extension MeasuredTrack {
  /// The start, a place each `distance` metres, and the end.
  package func marks(each distance: Double) -> [Placemark] {
    let counted = path.filter { $0.mark == nil }
    guard let first = counted.first?.place, let last = counted.last?.place, let total = path.last?.distance
    else { return [] }
    var marks = [Placemark(place: first, distance: 0, isStart: true)]
    var index = 0
    while distance > 0, marks.count < 100_000, Double(marks.count) * distance < total {
      let moment = moment(at: Double(marks.count) * distance, from: index)
      index = moment.index
      marks.append(Placemark(place: moment.place ?? last, distance: Double(marks.count) * distance))
    }
    if counted.count > 1 { marks.append(Placemark(place: last, distance: total, isEnd: true)) }
    return marks
  }

  /// The segments without what is left out, each point at least `step` metres from the one before, with the last. A jump to
  /// where the track stays ends a segment: its way doesn't count.
  package func lines(by step: Double) -> [[PathPoint]] {
    var lines: [[PathPoint]] = []
    var jumped: PathPoint?
    for point in path where point.place != nil {
      guard point.mark == nil else {
        jumped = point.mark == .tooFast ? point : jumped
        continue
      }
      if let last = lines.last?.last, last.segment == point.segment, follows(point, last) {
        lines[lines.endIndex - 1].append(point)
      } else {
        let isInSegment = jumped?.segment == point.segment && lines.last?.last?.segment == point.segment
        lines.append((isInSegment ? [jumped].compactMap(\.self) : []) + [point])
      }
    }
    return lines.map { thinned($0, by: step) }
  }

  /// Whether the way between two points counts.
  private func follows(_ point: PathPoint, _ last: PathPoint) -> Bool {
    guard let here = point.place, let there = last.place else { return false }
    return abs(Geodesic.distance(there, here) - (point.distance - last.distance)) < 0.001
  }

  private func thinned(_ points: [PathPoint], by step: Double) -> [PathPoint] {
    var result: [PathPoint] = []
    for point in points {
      if let last = result.last?.place, let place = point.place, Geodesic.distance(last, place) < step {
        continue
      }
      result.append(point)
    }
    if let last = points.last, result.last != last { result.append(last) }
    return result
  }
}
