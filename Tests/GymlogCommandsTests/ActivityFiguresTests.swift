import Testing
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

  @Test func aWalk() throws {
    let walk = Self.activity(.walk, metres: 2_440, seconds: 28 * 60 + 15)
    let speed = try #require(walk.speed)
    #expect((speed * 360).rounded() == 518)
    #expect(walk.figures(DistanceScale(nil), Words(.english)) == ["2.44 km", "28:15", "11:35 /km"])
  }
}
