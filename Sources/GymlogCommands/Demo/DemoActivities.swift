import Formats
import Logbook
import Tracks
import Training

/// The made-up runs and rides: most Sundays, apart from the lifting and with random numbers of their own. The last three have a
/// track, as if imported from a watch.
struct DemoActivities {
  private var random: SeededRandom
  private let first: Day
  private let days: [Day]
  private let offset: (CivilTime) -> Int

  /// The number of the last activities that have a track: two runs on one route, and a ride.
  private static let tracks = 3

  init(seed: UInt64, from first: Day, through last: Day, offset: @escaping (CivilTime) -> Int) {
    var random = SeededRandom(seed: seed &+ 5)
    self.first = first
    self.offset = offset
    let sundays = (first.daysSince1970...max(first.daysSince1970, last.daysSince1970))
      .map { Day(daysSince1970: $0) }.filter { $0.weekday == 7 }
    // From the last one, so that the latest weeks are alike after any number of years.
    days = sundays.reversed()
      .filter { random.happens(percent: 70) && !TrainingDays.isAway(on: $0, seed: seed) }.reversed()
    self.random = random
  }

  /// The activities, oldest first.
  mutating func all() -> [KeptActivity] {
    days.indices.map { index in
      let left = days.count - index
      return activity(on: days[index], left % 3 == 2 ? .ride : .run, hasTrack: left <= Self.tracks)
    }
  }

  private mutating func activity(on day: Day, _ sport: Sport, hasTrack: Bool) -> KeptActivity {
    let weeks = Double(day.daysSince1970 - first.daysSince1970) / 7
    let minute = random.number(in: 7 * 60...8 * 60)
    let civil = CivilTime(
      day: day, hour: minute / 60, minute: minute % 60, second: random.number(in: 0...59))
    let start = Instant(civil, offset: offset(civil))
    // Metres per second.
    let pace = (sport == .run ? Growth(from: 2.45, by: 0.9) : Growth(from: 5.6, by: 2.2)).after(weeks: weeks)
    let speed = pace * (1 + 0.04 * random.swing())
    if hasTrack { return tracked(sport, from: start, speed) }
    let most = (sport == .run ? Growth(from: 45, by: 50) : Growth(from: 200, by: 250)).after(weeks: weeks)
    let metres = random.number(in: Int(most * 0.6)...Int(most)) * 100
    var activity = Activity(id: EntityID(at: start, random: random.word()), sport: sport, start: start)
    activity.distance = Thousandths(metres)
    activity.elapsed = Duration(seconds: Int(Double(metres) / speed))
    activity.heartRate = .init(average: (sport == .run ? 148 : 136) + Int(8 * random.swing()))
    return KeptActivity(activity)
  }

  /// An activity as an import makes it of a file.
  private mutating func tracked(_ sport: Sport, from start: Instant, _ speed: Double) -> KeptActivity {
    var track = Track()
    track.sport = sport
    track.segments = [DemoRoute(sport).points(from: Double(start.seconds), speed, &random)]
    let bytes = Array(TrackWriter.gpx(track).utf8)
    let read = TrackReading(bytes).tracks.first ?? track
    let file = TrackFile(
      format: "gpx", hash: SHA256.hash(bytes), size: bytes.count, source: start.civil.day.text + ".gpx")
    return KeptActivity(Activity(MeasuredTrack(read, as: sport), from: start, file: file), bytes)
  }
}

/// A made-up route that ends where it begins.
private struct DemoRoute {
  private struct Spot {
    /// Metres from the start.
    var (east, north): (Double, Double)
    /// Metres above the sea.
    var height: Double

    func between(_ other: Spot, _ share: Double) -> Spot {
      func mean(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
      return Spot(
        east: mean(east, other.east), north: mean(north, other.north), height: mean(height, other.height))
    }

    func distance(to other: Spot) -> Double {
      let (x, y) = (other.east - east, other.north - north)
      return (x * x + y * y).squareRoot()
    }
  }

  private let spots: [Spot]
  private let heartRate: Double

  /// Seconds between two points.
  private static let step = 10.0
  /// The place of the start, and a degree there in metres.
  private static let (latitude, longitude) = (41.72, 1.85)
  private static let (toNorth, toEast) = (111_070.0, 83_100.0)

  /// A route of about 6 km to run, or 25 km to ride.
  init(_ sport: Sport) {
    let scale = sport == .run ? 1.0 : 4.2
    let corners: [(Double, Double, Double)] =
      sport == .run
      ? [
        (0, 0, 238), (420, 130, 240), (610, 620, 251), (1_120, 760, 268), (1_530, 480, 283),
        (1_790, 930, 296), (1_380, 1_490, 291), (760, 1_340, 270), (330, 1_610, 259), (-240, 1_180, 247),
        (-130, 560, 240),
      ]
      : [
        (0, 0, 238), (-390, 260, 246), (-520, 860, 290), (-190, 1_300, 371), (-480, 1_850, 452),
        (130, 2_240, 398), (700, 1_880, 334), (1_290, 2_010, 301), (1_480, 1_250, 274), (980, 820, 262),
        (1_150, 240, 247), (520, -180, 239),
      ]
    var spots = corners.map { Spot(east: $0.0 * scale, north: $0.1 * scale, height: $0.2) }
    // Each corner is cut, four times: a smooth curve (Chaikin, 1974).
    for _ in 0..<4 {
      spots = zip(spots, spots.dropFirst() + spots.prefix(1)).flatMap { one, other in
        [one.between(other, 0.25), one.between(other, 0.75)]
      }
    }
    self.spots = spots + spots.prefix(1)
    heartRate = sport == .run ? 146 : 134
  }

  /// The points of the route done at a mean speed in metres per second: slower uphill, and never quite even.
  func points(from start: Double, _ speed: Double, _ random: inout SeededRandom) -> [TrackPoint] {
    var points: [TrackPoint] = []
    var (leg, along, time, pace) = (0, 0.0, start, speed)
    while leg + 1 < spots.count {
      let (one, other) = (spots[leg], spots[leg + 1])
      let length = one.distance(to: other)
      if along >= length {
        (leg, along) = (leg + 1, along - length)
        continue
      }
      let grade = (other.height - one.height) / length
      points.append(point(one.between(other, along / length), at: time, grade, Double(points.count), &random))
      pace += 0.2 * (speed * (1 - 4 * grade) * (1 + 0.12 * random.swing()) - pace)
      along += pace * Self.step
      time += Self.step
    }
    // The last step was longer than what was left of the route.
    return points + [point(spots[spots.count - 1], at: time - along / pace, 0, Double(points.count), &random)]
  }

  private func point(
    _ spot: Spot, at time: Double, _ grade: Double, _ count: Double, _ random: inout SeededRandom
  ) -> TrackPoint {
    // A receiver is a few metres off.
    let place = Place(
      latitude: Self.latitude + (spot.north + 1.5 * random.swing()) / Self.toNorth,
      longitude: Self.longitude + (spot.east + 1.5 * random.swing()) / Self.toEast)
    var point = TrackPoint(time: time, place: place, elevation: (spot.height * 10).rounded() / 10)
    // The heart takes some minutes to speed up.
    let rate = heartRate - 34 / (1 + count / 8) + 220 * grade + 4 * random.swing()
    point.heartRate = Int16(max(70, min(rate, 188)).rounded())
    return point
  }
}
