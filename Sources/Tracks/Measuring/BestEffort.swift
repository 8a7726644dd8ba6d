package import Training

/// The fastest stretch of a distance inside an activity.
package struct BestEffort: Equatable, Sendable {
  /// Metres.
  package var distance: Double
  /// Seconds on the clock: a stop in between counts.
  package var seconds: Double
  /// Metres from the start of the activity to that of the stretch.
  package var from: Double

  /// The distances that records are kept of, in metres: 400 m, 1, 5 and 10 km, half and full marathon.
  package static let distances = [400, 1_000, 5_000, 10_000, 21_097.5, 42_195]

  /// The standard distances of a sport. Rowers race over 500 m and 2 km, not 400 m.
  package static func distances(of sport: Sport?) -> [Double] {
    sport == .row ? [500, 1_000, 2_000, 5_000, 10_000, 21_097.5, 42_195] : distances
  }
}

extension MeasuredTrack {
  /// The fastest stretch of a distance; nil if the track is shorter, or has no times.
  ///
  /// Time passes evenly between two points, so the fastest stretch begins or ends at a point.
  package func bestEffort(over distance: Double) -> BestEffort? {
    let points = path.filter { $0.elapsed != nil && $0.mark == nil }
    guard distance > 0, let total = points.last?.distance, let first = points.first?.distance,
      total - first >= distance
    else { return nil }
    var best: BestEffort?
    func consider(_ seconds: Double, from start: Double) {
      guard seconds > 0, seconds < best?.seconds ?? .infinity else { return }
      best = BestEffort(distance: distance, seconds: seconds, from: start)
    }
    var end = 0
    for (start, point) in points.enumerated() where point.distance + distance <= total {
      let mark = point.distance + distance
      end = max(end, start)
      while points[end].distance < mark { end += 1 }
      consider(time(at: mark, between: points, end) - (point.elapsed ?? 0), from: point.distance)
    }
    var start = 0
    for point in points where point.distance - distance >= first {
      let mark = point.distance - distance
      // The latest moment at the mark: waiting there isn't part of the stretch.
      while start + 1 < points.count, points[start + 1].distance <= mark { start += 1 }
      consider((point.elapsed ?? 0) - time(at: mark, between: points, start + 1), from: mark)
    }
    return best
  }

  /// The time at a mark between the point before `index` and that at it.
  private func time(at mark: Double, between points: [PathPoint], _ index: Int) -> Double {
    let end = points[min(index, points.count - 1)]
    guard index > 0, index < points.count, end.distance > mark else { return end.elapsed ?? 0 }
    let start = points[index - 1]
    guard end.distance > start.distance, let from = start.elapsed, let to = end.elapsed else { return 0 }
    return from + (to - from) * (mark - start.distance) / (end.distance - start.distance)
  }
}
