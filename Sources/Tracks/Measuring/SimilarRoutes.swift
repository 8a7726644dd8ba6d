package import Training

/// Whether two tracks are the same route.
package enum SimilarRoutes {
  /// The distance between the points that are compared, in metres.
  package static let step = 25.0
  /// How much the distances may differ.
  package static let distanceShare = 0.05
  /// The greatest distance between starts or ends, in metres.
  package static let endDistance = 200.0
  /// The greatest discrete Fréchet distance of a similar route in metres: more than two places with an uncertainty of 40 m
  /// each, and less than the next street but one.
  package static let threshold = 100.0

  /// The part of a track that is compared.
  package struct Route: Sendable {
    let sport: Sport
    let length: Double
    let places: [Place]

    package init(_ track: MeasuredTrack) {
      sport = track.sport
      length = track.path.last?.distance ?? 0
      places = track.places(each: step)
    }
  }

  /// Whether two distances can be those of one route.
  package static func areAlike(_ length: Double, _ other: Double) -> Bool {
    abs(length - other) <= distanceShare * max(length, other)
  }

  /// Whether two starts, or two ends, can be those of one route; true if one isn't known. They are rounded to a metre.
  package static func areNear(_ place: RoundedPlace?, _ other: RoundedPlace?) -> Bool {
    guard let place, let other else { return true }
    return Geodesic.distance(Place(place), Place(other)) <= endDistance + 2
  }

  /// The Fréchet distance of two similar routes in metres; nil if they aren't similar.
  package static func distance(_ one: Route, _ other: Route) -> Double? {
    guard one.sport == other.sport, areAlike(one.length, other.length) else { return nil }
    let (places, others) = (one.places, other.places)
    guard
      let start = places.first, let otherStart = others.first, let end = places.last,
      let otherEnd = others.last,
      Geodesic.distance(start, otherStart) <= endDistance, Geodesic.distance(end, otherEnd) <= endDistance
    else { return nil }
    let distance = frechet(
      places.map { Geodesic.plane($0, from: start) }, others.map { Geodesic.plane($0, from: start) },
      upTo: threshold)
    return distance <= threshold ? distance : nil
  }

  /// The discrete Fréchet distance of two lines: the shortest leash with which two walkers go along them, point by point,
  /// never back. 0 if a line has no point; infinite as soon as it is known to be over `limit`.
  ///
  /// Eiter and Mannila, "Computing discrete Fréchet distance", Technical Report CD-TR 94/64, TU Wien (1994).
  package static func frechet(
    _ one: [PlanePoint], _ other: [PlanePoint], upTo limit: Double = .infinity
  ) -> Double {
    guard !one.isEmpty, !other.isEmpty else { return 0 }
    // The squares of the leashes up to one point of the first line and each of the second.
    var row = [Double](repeating: .infinity, count: other.count)
    for (number, point) in one.enumerated() {
      var (corner, left, least) = (Double.infinity, Double.infinity, Double.infinity)
      for (index, second) in other.enumerated() {
        let (x, y) = (point.x - second.x, point.y - second.y)
        let above = row[index]
        let shortest = number == 0 && index == 0 ? 0 : min(corner, left, above)
        left = max(shortest, x * x + y * y)
        corner = above
        row[index] = left
        least = min(least, left)
      }
      if least > limit * limit { return .infinity }
    }
    return row[other.count - 1].squareRoot()
  }
}

extension MeasuredTrack {
  /// Its first and its last place; nil without places.
  package var ends: (start: Place, end: Place)? {
    guard let start = path.first(where: { $0.mark == nil })?.place,
      let end = path.last(where: { $0.mark == nil })?.place
    else { return nil }
    return (start, end)
  }

  /// The places each `step` metres along the track, with its first and last.
  package func places(each step: Double) -> [Place] {
    guard step > 0, let total = path.last?.distance, total / step < 1e6 else { return [] }
    var places: [Place] = []
    var index = 0
    var mark = 0.0
    while mark < total {
      let moment = moment(at: mark, from: index)
      if let place = moment.place { places.append(place) }
      index = moment.index
      mark = step * Double(Int(mark / step) + 1)
    }
    if let last = path.last(where: { $0.mark == nil })?.place { places.append(last) }
    return places
  }
}
