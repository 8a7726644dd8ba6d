// The only file of the module that needs libm.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Distances on the WGS-84 ellipsoid.
package enum Geodesic {
  /// The equatorial radius of WGS-84 in metres.
  private static let radius = 6_378_137.0
  /// The flattening of WGS-84.
  private static let flattening = 1 / 298.257223563
  private static let polarRadius = radius * (1 - flattening)

  /// The metres between two places.
  ///
  /// Vincenty, "Direct and inverse solutions of geodesics on the ellipsoid with application of nested equations", Survey
  /// Review 23 (1975), formulas 13 to 21: within 0.1 mm of Karney's results. It doesn't converge for places almost opposite
  /// each other; their distance is that by way of the pole that is nearer, which is right to 0.3 %.
  package static func distance(_ one: Place, _ other: Place) -> Double {
    if one == other { return 0 }
    return vincenty(one, other) ?? overPole(one, other)
  }

  private static func vincenty(_ one: Place, _ other: Place) -> Double? {
    let difference = radians(degreesEast(from: one, to: other))
    let (sin1, cos1) = reduced(one.latitude)
    let (sin2, cos2) = reduced(other.latitude)
    var lambda = difference
    for _ in 0..<100 {
      let (sinLambda, cosLambda) = (sin(lambda), cos(lambda))
      let east = cos2 * sinLambda
      let north = cos1 * sin2 - sin1 * cos2 * cosLambda
      let sinSigma = (east * east + north * north).squareRoot()
      if sinSigma == 0 { return 0 }
      let cosSigma = sin1 * sin2 + cos1 * cos2 * cosLambda
      let sigma = atan2(sinSigma, cosSigma)
      let sinAlpha = cos1 * cos2 * sinLambda / sinSigma
      let cosSquared = 1 - sinAlpha * sinAlpha
      // On the equator the second term of the formula is 0.
      let cosMiddle = cosSquared > 1e-15 ? cosSigma - 2 * sin1 * sin2 / cosSquared : 0
      let middle = 2 * cosMiddle * cosMiddle - 1
      let share = flattening / 16 * cosSquared * (4 + flattening * (4 - 3 * cosSquared))
      let last = lambda
      lambda =
        difference + (1 - share) * flattening * sinAlpha
        * (sigma + share * sinSigma * (cosMiddle + share * cosSigma * middle))
      guard abs(lambda) <= .pi else { return nil }
      guard abs(lambda - last) < 1e-12 else { continue }
      let ratio = radius / polarRadius
      let square = cosSquared * (ratio * ratio - 1)
      let scale = 1 + square / 16_384 * (4_096 + square * (-768 + square * (320 - 175 * square)))
      let bend = square / 1_024 * (256 + square * (-128 + square * (74 - 47 * square)))
      let third = bend / 6 * cosMiddle * (4 * sinSigma * sinSigma - 3) * (4 * cosMiddle * cosMiddle - 3)
      let correction = bend * sinSigma * (cosMiddle + bend / 4 * (cosSigma * middle - third))
      return polarRadius * scale * (sigma - correction)
    }
    return nil
  }

  /// The sine and cosine of the latitude on the auxiliary sphere.
  private static func reduced(_ latitude: Double) -> (sin: Double, cos: Double) {
    let angle = radians(latitude)
    let (north, out) = ((1 - flattening) * sin(angle), cos(angle))
    let length = (north * north + out * out).squareRoot()
    return (north / length, out / length)
  }

  /// The metres from one place to another along their meridians.
  private static func overPole(_ one: Place, _ other: Place) -> Double {
    let pole = one.latitude + other.latitude < 0 ? -90.0 : 90.0
    let legs = [one, other].map { vincenty($0, Place(pole, $0.longitude)) ?? 0 }
    return legs[0] + legs[1]
  }

  /// Metres to the east and north of `origin`, for places within some hundred kilometres.
  package static func plane(_ place: Place, from origin: Place) -> PlanePoint {
    let angle = radians(origin.latitude)
    let squared = flattening * (2 - flattening)
    let inner = 1 - squared * sin(angle) * sin(angle)
    let normal = radius / inner.squareRoot()
    let meridian = normal * (1 - squared) / inner
    return PlanePoint(
      x: radians(degreesEast(from: origin, to: place)) * normal * cos(angle),
      y: radians(place.latitude - origin.latitude) * meridian)
  }

  /// The difference of longitudes by the shorter way, which may cross the date line.
  private static func degreesEast(from one: Place, to other: Place) -> Double {
    let degrees = other.longitude - one.longitude
    return degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}

/// A point on a plane, in metres.
package struct PlanePoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
