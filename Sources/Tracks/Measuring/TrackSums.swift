/// The sums of a track.
package struct TrackSums: Equatable, Sendable {
  /// Metres.
  package var distance: Double
  /// Seconds from the first point to the last; nil without times.
  package var elapsed: Double?
  /// Seconds in motion, 0 if it stood still; nil without times, or if the device measured no way.
  package var moving: Double?
  /// Metres up and down; nil without elevations.
  package var climb: Climb?
  /// Metres per second, see ``MeasuredTrack/maximumSpeed``.
  package var maximumSpeed: Double?
  /// Beats per minute; nil without a heart rate.
  package var heartRate: HeartRate?

  /// The lowest, mean and highest heart rate of all points.
  package struct HeartRate: Equatable, Sendable {
    package var minimum: Int
    package var mean: Double
    package var maximum: Int
  }
}

extension MeasuredTrack {
  /// What it adds up to.
  package var sums: TrackSums {
    let rates = track.points.compactMap(\.heartRate).map { Int($0) }
    var heartRate: TrackSums.HeartRate?
    if let minimum = rates.min(), let maximum = rates.max() {
      let mean = Double(rates.reduce(0, +)) / Double(rates.count)
      heartRate = .init(minimum: minimum, mean: mean, maximum: maximum)
    }
    var elapsed: Double?
    if let start, let end { elapsed = end - start }
    return TrackSums(
      distance: path.last?.distance ?? 0, elapsed: elapsed,
      moving: moving,
      climb: Climb(path.lazy.filter { $0.mark == nil }.compactMap(\.elevation)),
      maximumSpeed: maximumSpeed, heartRate: heartRate)
  }

  private var moving: Double? {
    guard let last = path.last,
      path.contains(where: { $0.speed != nil && ($0.place != nil || last.distance > 0) })
    else { return nil }
    return last.moving
  }

  /// The highest speed: the mean of six legs in a row, so that one wrong place doesn't count, or that over 400 m, which is more
  /// to the point if a device writes so few points that six legs last minutes. Nil without six legs in a row.
  package var maximumSpeed: Double? { topSpeeds.lazy.compactMap(\.self).max() }

  /// For each point of the path, the highest speed of six legs, or of 400 m, that end there or on the way there from the point
  /// before; all nil without six legs in a row.
  var topSpeeds: [Double?] {
    let count = 6
    var speeds = [Double?](repeating: nil, count: path.count)
    var window: [Double] = []
    var segment = -1
    var hasSix = false
    for (index, point) in path.enumerated() {
      if point.segment != segment || point.mark != nil {
        window.removeAll(keepingCapacity: true)
        segment = point.segment
      }
      guard let speed = point.speed else { continue }
      window.append(speed)
      if window.count > count { window.removeFirst() }
      if window.count == count {
        speeds[index] = window.reduce(0, +) / Double(count)
        hasSix = true
      }
    }
    guard hasSix else { return speeds }
    let distance = 400.0
    forEachStretch(of: distance) { seconds, _, end in
      speeds[end] = max(speeds[end] ?? 0, distance / seconds)
    }
    return speeds
  }
}

/// The climb and the descent of a track.
package struct Climb: Equatable, Sendable {
  /// Metres up.
  package var gain = 0.0
  /// Metres down.
  package var loss = 0.0
  /// The lowest elevation.
  package var minimum: Double
  /// The highest elevation.
  package var maximum: Double

  /// The metres by which an elevation must differ from the last that counted: the noise of a barometer.
  package static let hysteresis = 3.0

  /// Adds up elevations; nil if there is none.
  package init?(_ elevations: some Sequence<Double>, hysteresis: Double = Self.hysteresis) {
    var last: Double?
    (minimum, maximum) = (.infinity, -.infinity)
    for elevation in elevations {
      minimum = min(minimum, elevation)
      maximum = max(maximum, elevation)
      guard let before = last else {
        last = elevation
        continue
      }
      guard abs(elevation - before) >= hysteresis else { continue }
      if elevation > before { gain += elevation - before } else { loss += before - elevation }
      last = elevation
    }
    if last == nil { return nil }
  }
}
