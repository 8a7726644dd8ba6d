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
  package func bestEffort(over distance: Double) -> BestEffort? {
    var best: BestEffort?
    forEachStretch(of: distance) { seconds, start, _ in
      guard seconds < best?.seconds ?? .infinity else { return }
      best = BestEffort(distance: distance, seconds: seconds, from: start)
    }
    return best
  }

  /// Calls `consider` with the stretches of a distance that can be the fastest: their seconds, the metres from the start to theirs,
  /// and the index of the point at or after their end.
  ///
  /// Time passes evenly between two points, so the fastest stretch begins or ends at a point.
  func forEachStretch(
    of distance: Double, _ consider: (_ seconds: Double, _ start: Double, _ end: Int) -> Void
  ) {
    let points = path.indices.filter { path[$0].elapsed != nil && path[$0].mark == nil }
    guard distance > 0, let first = points.first.map({ path[$0].distance }),
      let total = points.last.map({ path[$0].distance }), total - first >= distance
    else { return }
    func add(_ seconds: Double, from start: Double, to end: Int) {
      if seconds > 0 { consider(seconds, start, end) }
    }
    var end = 0
    for (start, index) in points.enumerated() {
      let point = path[index]
      let mark = point.distance + distance
      if mark > total { break }
      end = max(end, start)
      while path[points[end]].distance < mark { end += 1 }
      add(time(at: mark, between: points, end) - (point.elapsed ?? 0), from: point.distance, to: points[end])
    }
    var start = 0
    for index in points {
      let point = path[index]
      let mark = point.distance - distance
      if mark < first { continue }
      // The latest moment at the mark: waiting there isn't part of the stretch.
      while start + 1 < points.count, path[points[start + 1]].distance <= mark { start += 1 }
      add((point.elapsed ?? 0) - time(at: mark, between: points, start + 1), from: mark, to: index)
    }
  }

  /// The time at a mark between the point before the one at `number` and that.
  private func time(at mark: Double, between points: [Int], _ number: Int) -> Double {
    let end = path[points[min(number, points.count - 1)]]
    guard number > 0, number < points.count, end.distance > mark else { return end.elapsed ?? 0 }
    let start = path[points[number - 1]]
    guard end.distance > start.distance, let from = start.elapsed, let to = end.elapsed else { return 0 }
    return from + (to - from) * (mark - start.distance) / (end.distance - start.distance)
  }
}
