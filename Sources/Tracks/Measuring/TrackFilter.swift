package import Training

/// What is left out of a track's sums. Points are marked, never deleted.
package struct TrackFilter: Equatable, Sendable {
  /// The speed in m/s from which a leg isn't believed; nil for any speed.
  package var maximumSpeed: Double?
  /// The radius in metres from which a place is too uncertain; nil for any.
  package var maximumRadius: Double?
  /// The metres between the first two points from which the first is left out: a device often begins with the last place
  /// it knew. Nil for any.
  package var maximumFirstLeg: Double?
  /// How many points in a row a jump away and back can have; after more, the track continues from where it jumped to.
  package static let longestJump = 3
  /// Whether latitude and longitude of 0, which devices write without a signal, are left out.
  package var leavesOutZero = true

  package init(
    maximumSpeed: Double?, maximumRadius: Double? = 40, maximumFirstLeg: Double? = 100,
    leavesOutZero: Bool = true
  ) {
    self.maximumSpeed = maximumSpeed
    self.maximumRadius = maximumRadius
    self.maximumFirstLeg = maximumFirstLeg
    self.leavesOutZero = leavesOutZero
  }

  /// The filter of a sport. A sprinter reaches 44.7 km/h (Bolt, Berlin 2009: 20 m in 1.61 s), a cyclist downhill about 130.
  package init(_ sport: Sport) {
    switch sport {
    case .run, .walk, .hike, .row, .swim: self.init(maximumSpeed: 45 / 3.6)
    case .ride, .ski: self.init(maximumSpeed: 130 / 3.6)
    case .other: self.init(maximumSpeed: nil)
    }
  }
}

/// Why a point is left out.
package enum PointExclusion: String, CaseIterable, Hashable, Sendable {
  /// Latitude and longitude are both 0.
  case zero
  /// The device knew the place only roughly.
  case inaccurate
  /// The first point, far from the second.
  case farStart
  /// The way to the point was faster than the sport allows, or it lies between a jump away and one back. It counts neither as
  /// distance nor as time.
  case tooFast
}

extension Sport {
  /// The speed in m/s up to which the lifter counts as standing still.
  ///
  /// Running: a mile in 30 minutes (Strava, "Training Glossary for Running": moving is anything faster). Otherwise
  /// 1 km/h (gpxpy, `stopped_speed_threshold`).
  package var stillSpeed: Double { self == .run ? 1_609.344 / 1_800 : 1 / 3.6 }
}
