import Formats
import Training

/// GPX 1.0 and 1.1 (topografix.com/GPX/1/1): each `trk` is a track, each `rte` a planned one. Waypoints are no track.
extension XMLTracks {
  mutating func readGPX() throws(XMLError) {
    // What this program recorded or exported names no device.
    let device = try xml.attribute("creator").flatMap { $0 == "gymlog" ? nil : $0 }
    while let child = try xml.nextChild() {
      guard child.local == "trk" || child.local == "rte" else {
        try xml.skip()
        continue
      }
      track.device = device
      track.isPlanned = child.local == "rte"
      try readTrack()
      endTrack()
    }
  }

  /// A `trk` or `rte`.
  private mutating func readTrack() throws(XMLError) {
    while let child = try xml.nextChild() {
      switch child.local {
      case "name": track.name = try line()
      case "desc": track.note = try line()
      case "type":
        track.sportText = try line()
        track.sport = track.sportText.flatMap { Sport(named: $0) }
      case "trkseg":
        while let point = try xml.nextChild() {
          if point.local == "trkpt" { try readPoint() } else { try xml.skip() }
        }
        endSegment()
      case "rtept": try readPoint()
      default: try xml.skip()
      }
    }
  }

  private mutating func readPoint() throws(XMLError) {
    let offset = xml.start
    let texts = [try xml.attribute("lat"), try xml.attribute("lon")]
    let numbers = texts.map { $0.flatMap { TrackText.number($0) } }
    var point = TrackPoint()
    if zip(texts, numbers).contains(where: { $0 != nil && $1 == nil }) {
      problems.add(.badNumber, at: .init(xml.position(of: offset)))
    } else {
      point.place = place(numbers[0], numbers[1], at: offset)
    }
    while let child = try xml.nextChild() {
      switch child.local {
      case "ele": point.elevation = try number()
      case "time": point.time = try time()
      case "speed": point.speed = try number().map { Float($0) }
      case "extensions": try readExtensions(of: &point)
      default: try xml.skip()
      }
    }
    add(point, at: offset, isUnusable: point.place == nil)
  }
}
