/// A part of a track between two marks.
package struct Split: Equatable, Sendable {
  /// Metres from the start to its end.
  package var end: Double
  /// Its own metres: the distance between marks, less for the last.
  package var distance: Double
  /// Seconds on the clock; nil without times.
  package var elapsed: Double?
  /// Seconds in motion.
  package var moving: Double
  /// The elevation at its end.
  package var elevation: Double?
  /// Metres per second, see ``MeasuredTrack/maximumSpeed``, and at most that; nil if it isn't known.
  package var maximumSpeed: Double?
}

extension MeasuredTrack {
  /// The parts of the track between marks each `distance` metres, the last of which may be shorter. Time and elevation at a
  /// mark lie in proportion between the points around it.
  package func splits(each distance: Double) -> [Split] {
    guard distance > 0, let total = path.last?.distance, total > 0, total / distance < 100_000 else {
      return []
    }
    let speeds = topSpeeds
    let maximum = speeds.lazy.compactMap(\.self).max()
    var splits: [Split] = []
    var before = moment(at: 0, from: 0)
    repeat {
      let mark = Double(splits.count + 1) * distance
      // A last part under half a metre would be shown as 0 m: it belongs to the one before.
      let end = mark > total - 0.5 ? total : mark
      let here = end == total ? lastMoment : moment(at: end, from: before.index)
      var split = Split(
        end: end, distance: end - before.distance,
        elapsed: here.elapsed.flatMap { now in before.elapsed.map { now - $0 } },
        moving: here.moving - before.moving, elevation: here.elevation)
      // The leg over the mark at its end is the next one's.
      let last = end == total ? path.count : max(before.index, here.index)
      // Six legs, or 400 m, belong to the split in which they end, so the maximum of the track is that of one of its splits. A short
      // split of few points can have a higher mean, by more than rounding: then its own maximum isn't known.
      let mean = split.moving > 0 ? split.distance / split.moving : 0
      if let maximum, mean <= maximum * 1.001 {
        split.maximumSpeed = speeds[min(before.index, last)..<last].lazy.compactMap(\.self).max()
          .map { min(max($0, mean), maximum) }
      }
      splits.append(split)
      before = here
    } while before.distance < total
    return splits
  }

  /// Where and when the track is at a distance.
  struct Moment {
    var distance: Double
    var elapsed: Double?
    var moving: Double
    var elevation: Double?
    var place: Place?
    /// The point at or after it.
    var index: Int
  }

  private var lastMoment: Moment { moment(of: path.lastIndex { $0.mark == nil } ?? path.count - 1) }

  private func moment(of index: Int) -> Moment {
    let point = path[index]
    return Moment(
      distance: point.distance, elapsed: point.elapsed, moving: point.moving, elevation: point.elevation,
      place: point.place, index: index)
  }

  /// The first moment at a distance of at most the total, looking from `start` on. Points that are left out are passed over.
  func moment(at distance: Double, from start: Int) -> Moment {
    guard let index = path[start...].firstIndex(where: { $0.mark == nil && $0.distance >= distance }) else {
      return lastMoment
    }
    let point = path[index]
    guard point.distance > distance, let before = path[..<index].last(where: { $0.mark == nil }),
      before.distance < distance
    else { return moment(of: index) }
    let share = (distance - before.distance) / (point.distance - before.distance)
    func between(_ one: Double?, _ other: Double?) -> Double? {
      guard let one, let other else { return nil }
      return one + (other - one) * share
    }
    var place: Place?
    if let one = before.place, let other = point.place {
      // A leg over the date line is no reason to go around the Earth.
      let isNear = abs(other.longitude - one.longitude) < 180
      place =
        isNear
        ? Place(
          one.latitude + (other.latitude - one.latitude) * share,
          one.longitude + (other.longitude - one.longitude) * share) : one
    }
    return Moment(
      distance: distance, elapsed: between(before.elapsed, point.elapsed),
      moving: before.moving + (point.moving - before.moving) * share,
      elevation: between(before.elevation, point.elevation), place: place, index: index)
  }
}
