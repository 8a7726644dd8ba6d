import Foundation
import TestSupport
import Training

@testable import Tracks

/// Real tracks with known results. The folder isn't part of the repository and may be absent.
enum SharedTracks {
  private static let folder = Repository.sharedData.appending(path: "../tracks").standardizedFileURL

  static let isThere = FileManager.default.fileExists(atPath: folder.path)

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  static func reading(_ name: String) throws -> TrackReading { TrackReading(try bytes(name)) }
}

extension TrackReading {
  init(text: String) { self.init(Array(text.utf8)) }
}

extension Track {
  /// A track along the equator to the east, with a point for each pair of seconds and metres.
  init(_ points: [(seconds: Double, metres: Double)], sport: Sport = .run) {
    self.init()
    self.sport = sport
    segments = [points.map { .at($0.seconds, metres: $0.metres) }]
  }

  /// The times between segments, in seconds since 1970.
  var pauses: [Range<Double>] {
    zip(segments, segments.dropFirst()).compactMap { one, next in
      guard let end = one.last(where: { $0.time != nil })?.time,
        let start = next.lazy.compactMap(\.time).first
      else { return nil }
      return end < start ? end..<start : nil
    }
  }
}

extension TrackFilter {
  /// Leaves out only points without a place.
  static let none = TrackFilter(
    maximumSpeed: nil, maximumRadius: nil, maximumFirstLeg: nil, leavesOutZero: false)
}

extension TrackPoint {
  /// A point on the equator, `metres` to the east of Greenwich.
  static func at(_ seconds: Double, metres: Double, elevation: Double? = nil) -> TrackPoint {
    // The radius of the equator is 6,378,137 m. Latitude 0 and longitude 0 would be no signal, so it begins at 10° east.
    let longitude = 10 + metres / 6_378_137 * 180 / Double.pi
    return TrackPoint(time: seconds, place: Place(0, longitude), elevation: elevation)
  }
}

extension Double {
  /// Whether it differs by at most this share of the other.
  func isWithin(_ share: Double, of other: Double) -> Bool { abs(self - other) <= share * abs(other) }
}

extension SimilarRoutes {
  static func distance(_ one: MeasuredTrack, _ other: MeasuredTrack) -> Double? {
    distance(Route(one), Route(other))
  }
}
