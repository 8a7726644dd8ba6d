import TestSupport
import Testing

@testable import Tracks

@Suite struct GeodesicTests {
  /// The test cases that come with Karney's GeographicLib (test_geodesic.py, MIT licence).
  @Test(
    arguments: [
      (35.60777, -139.44815, -11.17491, -69.95921, 8935244.5604818305),
      (55.52454, 106.05087, 77.03196, 197.18234, 4105086.1713924406),
      (-21.97856, 142.59065, 41.84138, 98.56635, 8394328.894657671),
      (-66.99028, 112.2363, -12.70631, 285.90344, 11150344.2312080241),
      (-17.42761, 173.34268, -15.84784, 5.93557, 16076603.1631180673),
      (32.84994, 48.28919, -56.28556, 202.29132, 16727068.9438164461),
      (6.96833, 52.74123, -7.39675, 206.17291, 17102477.2496958388),
      (-50.56724, -16.30485, -33.56571, -94.97412, 6455670.5118668696),
      (-58.93002, -8.90775, -8.91104, 133.13503, 11756066.0219864627),
      (-68.82867, -74.28391, -50.63005, -8.36685, 3956936.926063544),
      (-10.62672, -32.0898, 5.883, -134.31681, 11470869.3864563009),
      (-21.76221, 166.90563, 48.72884, 213.97627, 9098627.3986554915),
      (-19.79938, -174.47484, -11.99349, -154.35109, 2319004.8601169389),
      (-11.95887, -116.94513, 4.57352, 7.16501, 13834722.5801401374),
      (-87.85331, 85.66836, 66.48646, 16.09921, 17286615.3147144645),
      (1.74708, 128.32011, -11.16617, 11.87109, 12942901.1241347408),
      (-41.22777, 122.32875, -7.57291, 130.37946, 3812686.035106021),
      (11.01307, 138.25278, 6.62726, 247.05981, 11911190.819018408),
    ])
  func karney(_ lat1: Double, _ lon1: Double, _ lat2: Double, _ lon2: Double, _ metres: Double) throws {
    let one = try #require(Place(latitude: lat1, longitude: lon1))
    let other = try #require(Place(latitude: lat2, longitude: lon2))
    #expect(abs(Geodesic.distance(one, other) - metres) < 0.000_5)
    #expect(abs(Geodesic.distance(other, one) - metres) < 0.000_5)
  }

  /// The first row of GeodTest (Karney, doi:10.5281/zenodo.32156, CC0), and a short line of GeographicLib's tests.
  @Test(
    arguments: [
      (36.530042355041, 0.0, -48.164270779097768864, 5.762344694676510456, 9398502.0434687, 0.001),
      (36.493349428792, 0, 36.49334942879201, 0.0000008, 0.072, 0.000_5),
      (40.6, -73.8, 49.01666667, 2.55, 5853226, 0.5), (0, 0, 0, 90, 10018754.171, 0.001),
      (0, 0, 90, 0, 10001965.729, 0.001), (-90, 0, 90, 33, 20003931.459, 0.001), (5, 5, 5, 5, 0, 0),
      // Flinders Peak and Buninyong, Geocentric Datum of Australia Technical Manual 2.2.
      (-37.951033416667, 144.424867889, -37.652821138889, 143.926495527778, 54972.271, 0.003),
    ])
  func published(
    _ lat1: Double, _ lon1: Double, _ lat2: Double, _ lon2: Double, _ metres: Double, _ within: Double
  ) {
    #expect(abs(Geodesic.distance(Place(lat1, lon1), Place(lat2, lon2)) - metres) <= within)
  }

  /// Where Vincenty's formula doesn't converge: GeodSolve6, 9, 11 and 33 of the same tests.
  @Test(
    arguments: [
      (88.202499451857, -88.202499451857, 179.981022032992859592, 20003898.214),
      (56.320923501171, -56.320923501171, 179.664747671772880215, 19993558.287),
      (48.522876735459, -48.52287673545898293, 179.599720456223079643, 19989144.774),
      (0, 0, 180, 20003931), (0, 1, 180, 19893357), (0, 0, 179.5, 19980862),
    ])
  func opposite(_ lat1: Double, _ lat2: Double, _ longitude: Double, _ metres: Double) {
    #expect(Geodesic.distance(Place(lat1, 0), Place(lat2, longitude)).isWithin(0.003, of: metres))
  }

  /// On a plane around a place, distances of a few kilometres are right to 0.1 %.
  @Test(arguments: seeds(50)) func plane(seed: UInt64) {
    var random = SeededRandom(seed)
    let origin = Place(Double(random.int(-75...75)), Double(random.int(-180...180)))
    let places = (0..<2).map { _ in
      Place(
        origin.latitude + Double(random.int(-1_000...1_000)) / 50_000,
        origin.longitude + Double(random.int(-1_000...1_000)) / 50_000)
    }
    let points = places.map { Geodesic.plane($0, from: origin) }
    let (x, y) = (points[0].x - points[1].x, points[0].y - points[1].y)
    #expect((x * x + y * y).squareRoot().isWithin(0.002, of: Geodesic.distance(places[0], places[1])))
  }

  @Test func noPlace() {
    #expect(Place(latitude: 91, longitude: 0) == nil)
    #expect(Place(latitude: .nan, longitude: 0) == nil)
    #expect(Place(latitude: 0, longitude: .infinity) == nil)
    #expect(Place(latitude: 0, longitude: 350)?.longitude == -10)
  }
}
