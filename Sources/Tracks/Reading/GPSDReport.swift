import Formats

/// A line of gpsd's JSON, as `gpspipe -w` writes it (gpsd_json(5)): of its reports, those of a position and of receivers.
package enum GPSDReport: Equatable, Sendable {
  /// Where and when the receiver is; nil if it doesn't know.
  case position(TrackPoint?)
  /// The receivers that gpsd reads, by their number.
  case receivers(Int)

  /// Reads a line; nil for any other report, and what is none.
  package init?(_ line: [UInt8]) {
    guard let report = try? JSONDocument(line).root else { return nil }
    switch report["class"]?.stringValue {
    case "TPV": self = .position(Self.point(report))
    case "DEVICES": self = .receivers(report["devices"]?.elements.reduce(0) { count, _ in count + 1 } ?? 0)
    default: return nil
    }
  }

  /// The point of a report with a fix in two dimensions at least (`mode` 2), and a time.
  private static func point(_ report: JSONValue) -> TrackPoint? {
    func number(_ name: String) -> Double? { report[name]?.numberText.flatMap { TrackText.number($0) } }
    guard let mode = number("mode"), mode >= 2, let latitude = number("lat"), let longitude = number("lon"),
      let place = Place(latitude: latitude, longitude: longitude),
      let time = report["time"]?.stringValue.flatMap({ TrackText.time($0) })?.seconds
    else { return nil }
    var point = TrackPoint(time: time, place: place)
    // `alt` is what versions before 3.20 call it.
    if mode >= 3 { point.elevation = number("altMSL") ?? number("alt") }
    // 95 % of places are within `eph`.
    point.accuracy = number("eph").map { Float($0) }
    return point
  }
}
