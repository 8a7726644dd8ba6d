import Testing
import Tracks
import Training
import Wording

@testable import GymlogCommands

/// Speeds and paces that are known.
@Suite struct ActivityFiguresTests {
  private static func activity(_ sport: Sport, metres: Double, seconds: Int) -> Activity {
    let start = Instant(seconds: 0, offset: 0)
    var activity = Activity(id: EntityID(at: start, random: 0), sport: sport, start: start)
    activity.distance = Thousandths(measured: metres)
    activity.moving = Duration(seconds: seconds)
    return activity
  }

  @Test func aRide() throws {
    let ride = Self.activity(.ride, metres: 7_852.95, seconds: 712)
    let speed = try #require(ride.speed)
    #expect((speed * 1_000).rounded() == 11_029)
    #expect(ride.figures(DistanceScale(nil), Words(.english)) == ["7.85 km", "11:52", "39.7 km/h"])
  }

  @Test func whatNeverMovedHasNoPace() {
    let still = Self.activity(.run, metres: 32, seconds: 0)
    #expect(still.speed == nil)
    #expect(still.figures(DistanceScale(nil), Words(.english)) == ["32 m", "0:00", "–"])
  }

  /// Points far apart: six legs are longer than 400 m, and slower than the fastest of them.
  @Test func theMaximumSpeedIsNoLessThanThatOfTheFastest400Metres() throws {
    var track = Track()
    track.sport = .ride
    let seconds = [0.0, 100, 140, 240, 340, 440, 540, 640]
    track.segments = [
      seconds.enumerated().map { index, second in
        TrackPoint(time: second, place: Place(latitude: 0, longitude: 10 + Double(index) * 0.005))
      }
    ]
    let start = Instant(seconds: 0, offset: 0)
    let activity = Activity(
      MeasuredTrack(track), from: start, file: TrackFile(format: "gpx", hash: "", size: 1))
    let computed = try #require(activity.computed)
    let best = try #require(computed.best.first { $0.distance == Thousandths(400) })
    let fastest = best.distance.double / best.time.exactSeconds
    #expect(try #require(computed.maximumSpeed).double >= fastest - 0.001)
  }

  @Test func aWalk() throws {
    let walk = Self.activity(.walk, metres: 2_440, seconds: 28 * 60 + 15)
    let speed = try #require(walk.speed)
    #expect((speed * 360).rounded() == 518)
    #expect(walk.figures(DistanceScale(nil), Words(.english)) == ["2.44 km", "28:15", "11:35 /km"])
  }
}
