package import Training

/// A track as a path: how far and how long it was to each point.
package struct MeasuredTrack: Sendable {
  /// The points with a place; if there are none, those with a distance by the device.
  package private(set) var path: [PathPoint] = []
  /// The number of points that are left out, by reason.
  package private(set) var leftOut: [PointExclusion: Int] = [:]
  /// The sport whose thresholds apply.
  package let sport: Sport
  package let track: Track
  /// The times of the first and last point that isn't left out, in seconds since 1970; nil without times.
  package private(set) var start: Double?
  private(set) var end: Double?

  private let filter: TrackFilter
  /// Whether any elevation isn't 0: a device without a barometer may write 0 everywhere.
  private var hasElevations: Bool
  /// The number of points that count so far.
  private var counted = 0
  /// The last point of the segment that counts, and its index in the path.
  private var last: Mark?
  /// The points of the segment before each of the latest jumps, from which it may still continue.
  private var beforeJumps: [Mark] = []

  private typealias Mark = (point: TrackPoint, index: Int)

  /// Measures a track as its sport, or as `sport`.
  package init(_ track: Track, as sport: Sport? = nil, filter: TrackFilter? = nil) {
    self.track = track
    self.sport = sport ?? track.sport ?? .other
    self.filter = filter ?? TrackFilter(self.sport)
    hasElevations = track.points.contains { ($0.elevation ?? 0) != 0 }
    path.reserveCapacity(track.segments.reduce(0) { $0 + $1.count })
    let hasPlaces = track.points.contains { $0.place != nil }
    for (number, segment) in track.segments.enumerated() {
      beginSegment()
      for point in segment {
        if hasPlaces ? point.place != nil : point.distance != nil {
          add(point, segment: number)
        } else {
          extend(to: point.time)
        }
      }
    }
    for mark in PointExclusion.allCases {
      let count = path.count { $0.mark == mark }
      if count > 0 { leftOut[mark] = count }
    }
  }

  /// Measures one more point, of a track that is still being recorded, after those so far or in a new segment. The counts of what
  /// is left out stay as they were.
  package mutating func append(_ point: TrackPoint, inNewSegment: Bool) {
    let segment = path.last?.segment ?? 0
    if inNewSegment { beginSegment() }
    hasElevations = hasElevations || (point.elevation ?? 0) != 0
    add(point, segment: inNewSegment && !path.isEmpty ? segment + 1 : segment)
  }

  private mutating func beginSegment() { (last, beforeJumps) = (nil, []) }

  private mutating func add(_ point: TrackPoint, segment: Int) {
    var next = PathPoint(
      place: point.place, elevation: hasElevations ? point.elevation : nil, segment: segment,
      heartRate: point.heartRate)
    next.distance = path.last?.distance ?? 0
    next.moving = path.last?.moving ?? 0
    next.mark = mark(of: point)
    if next.mark == nil {
      if let last { addLeg(from: last, to: point, &next) }
      last = (point, path.count)
      counted += 1
    }
    if next.mark == nil { extend(to: point.time) }
    if let time = point.time, let start { next.elapsed = time - start }
    path.append(next)
  }

  private mutating func extend(to time: Double?) {
    guard let time else { return }
    start = start ?? time
    end = time
  }

  private func mark(of point: TrackPoint) -> PointExclusion? {
    if filter.leavesOutZero, let place = point.place, place.latitude == 0, place.longitude == 0 {
      return .zero
    }
    if let most = filter.maximumRadius, let radius = point.accuracy, Double(radius) > most {
      return .inaccurate
    }
    return nil
  }

  private mutating func addLeg(from last: Mark, to point: TrackPoint, _ next: inout PathPoint) {
    let leg = length(from: last.point, to: point)
    if counted == 1, let most = filter.maximumFirstLeg, leg > most {
      path[last.index].mark = .farStart
      leaveOutStart(last.point.time)
      beforeJumps.append(last)
      return
    }
    guard isTooFast(leg, from: last.point, to: point) else { return count(leg, from: last, to: point, &next) }
    beforeJumps.removeAll { path.count - $0.index > TrackFilter.longestJump + 1 }
    // A track that returns from a jump continues from the point before it; the points in between were wrong.
    guard let back = beforeJumps.lastIndex(where: { continues(from: $0, to: point) }) else {
      next.mark = .tooFast
      beforeJumps.append(last)
      return
    }
    let before = beforeJumps[back]
    beforeJumps.removeSubrange(back...)
    leaveOut(after: before.index)
    if path[before.index].mark == .farStart { bringBackStart(before) }
    (next.distance, next.moving) = (path[before.index].distance, path[before.index].moving)
    count(length(from: before.point, to: point), from: before, to: point, &next)
  }

  /// Whether the track can continue from a point before a jump. A first point that is left out must be near: its time says nothing.
  private func continues(from before: Mark, to point: TrackPoint) -> Bool {
    let leg = length(from: before.point, to: point)
    let isFar = path[before.index].mark == .farStart && leg > filter.maximumFirstLeg ?? .infinity
    return !isFar && !isTooFast(leg, from: before.point, to: point)
  }

  /// Adds the way to a point.
  private func count(_ leg: Double, from last: Mark, to point: TrackPoint, _ next: inout PathPoint) {
    next.distance += leg
    guard let seconds = seconds(from: last.point, to: point), seconds > 0 else { return }
    next.speed = leg / seconds
    var climb = 0.0
    if let here = point.elevation, let there = last.point.elevation { climb = here - there }
    if (leg * leg + climb * climb).squareRoot() / seconds > sport.stillSpeed { next.moving += seconds }
  }

  /// Removes the points after one, which were reached by a jump.
  private mutating func leaveOut(after index: Int) {
    for later in path.indices[(index + 1)...] {
      path[later].mark = path[later].mark ?? .tooFast
      path[later].speed = nil
      (path[later].distance, path[later].moving) = (path[index].distance, path[index].moving)
    }
  }

  private func seconds(from one: TrackPoint, to other: TrackPoint) -> Double? {
    guard let start = one.time, let end = other.time else { return nil }
    return end - start
  }

  /// Two places within one second are judged as if a second had passed.
  private func isTooFast(_ leg: Double, from one: TrackPoint, to other: TrackPoint) -> Bool {
    guard let most = filter.maximumSpeed, let seconds = seconds(from: one, to: other) else { return false }
    return leg > most * max(seconds, 1)
  }

  /// Lets the times begin after a first point that is left out: a device may have known that place for days.
  private mutating func leaveOutStart(_ time: Double?) {
    guard start == time else { return }
    start = nil
    for index in path.indices { path[index].elapsed = nil }
  }

  /// Takes a first point in again: that after it was the one far away.
  private mutating func bringBackStart(_ first: Mark) {
    path[first.index].mark = nil
    guard let time = first.point.time else { return }
    let before = (start ?? time) - time
    start = time
    for later in path.indices[first.index...] {
      path[later].elapsed = path[later].elapsed.map { $0 + before }
    }
    path[first.index].elapsed = 0
  }

  private func length(from one: TrackPoint, to other: TrackPoint) -> Double {
    if let from = one.place, let to = other.place { return Geodesic.distance(from, to) }
    return max(0, (other.distance ?? 0) - (one.distance ?? 0))
  }
}

package struct PathPoint: Equatable, Sendable {
  /// Where it is; nil if the device didn't know, as indoors.
  package var place: Place?
  /// Metres above the sea; nil if all of the track are 0.
  package var elevation: Double?
  /// The number of its segment, from 0.
  package var segment: Int
  /// Why it is left out; nil if it isn't.
  package var mark: PointExclusion?
  /// Metres from the start, none of them between segments.
  package var distance = 0.0
  /// Seconds from the start; nil if it has no time.
  package var elapsed: Double?
  /// Seconds in motion from the start.
  package var moving = 0.0
  /// The speed in m/s on the way from the point before; nil without one.
  package var speed: Double?
  /// Beats per minute.
  package var heartRate: Int16?
}
