import Formats
import TestSupport
import Testing
import Training

@testable import Tracks

/// What the sources of real files, or an independent computation, say of them (../shared/tracks/README.md).
@Suite(.enabled(if: SharedTracks.isThere, "skipped: no ../shared/tracks"))
struct KnownResultTests {
  private func measured(_ name: String, as sport: Sport? = nil, filter: TrackFilter = .none) throws
    -> MeasuredTrack
  {
    let reading = try SharedTracks.reading(name)
    #expect(reading.isWhole, "\(name): \(reading.problems)")
    return MeasuredTrack(try #require(Track(joining: reading.tracks)), as: sport, filter: filter)
  }

  @Test func hike() throws {
    let sums = try measured("cerknicko-jezero.gpx").sums
    #expect(sums.distance.isWithin(0.0001, of: 4_576.9))
    let climb = try #require(sums.climb)
    #expect(abs(climb.gain - 209.6) < 0.1)
    #expect(abs(climb.loss - 190.8) < 0.1)
    #expect(try SharedTracks.reading("cerknicko-jezero.gpx").tracks.count == 7)
    // gpxpy: moving 2,425 s, stopped 1,814 s, counted within segments.
    #expect(sums.moving == 2_425)
  }

  @Test func car() throws {
    let sums = try measured("around-visnjan-with-car.gpx").sums
    #expect(sums.distance.isWithin(0.0001, of: 2_736.0))
    #expect(sums.moving == 308)
    #expect(sums.elapsed == 514)
    let climb = try #require(sums.climb)
    #expect(abs(climb.gain - 45.7) < 0.1)
    #expect(abs(climb.loss - 46.1) < 0.1)
    // It writes a point each eight seconds where it goes straight on: 400 m in 15.69 s, in the second kilometre.
    let car = try measured("around-visnjan-with-car.gpx")
    #expect(abs(try #require(car.maximumSpeed) * 3.6 - 91.77) < 0.01)
    #expect(car.splits(each: 1_000).map(\.maximumSpeed).firstIndex(of: car.maximumSpeed) == 1)
    // The cap of running drops 1,238 m.
    let run = try measured("around-visnjan-with-car.gpx", as: .run, filter: TrackFilter(.run))
    #expect(abs(2_736 - run.sums.distance - 1_238) < 1)
    #expect((run.leftOut[.tooFast] ?? 0) > 0)
  }

  @Test func runWithHeartRate() throws {
    let run = try measured("run-with-heart-rate.tcx")
    #expect(run.sport == .run)
    #expect(run.track.note == "Aerobics")
    #expect(run.track.device == "Forerunner 410 Software Version 2.20")
    let points = Array(run.track.points)
    #expect(abs((points.compactMap(\.distance).last ?? 0) - 4_686.31) < 0.01)
    #expect(run.sums.distance.isWithin(0.002, of: 4_686.31))
    let timer = try #require(run.track.sums.timer)
    #expect(abs(timer - 1_992.78) < 0.001)
    #expect(run.track.sums.calories == 379)
    #expect(run.track.laps.count == 3)
    let rate = try #require(run.sums.heartRate)
    // The published mean is that of the points, cut to a whole number.
    #expect((rate.minimum, Int(rate.mean), rate.maximum) == (60, 156, 189))
    // The points lie closer together where the heart is slow. The watch's own laps, by their time: 139, 172 and 167.
    #expect(run.track.sums.averageHeartRate == 160 && run.track.sums.maximumHeartRate == 189)
    let raw = try #require(Climb(points.compactMap(\.elevation), hysteresis: 0))
    #expect(abs(raw.gain - 153.81) < 0.01)
    #expect(abs(raw.loss - 166.31) < 0.01)
    let zones = run.track.seconds(inZonesFrom: [100, 130, 150, 170, 185, 200])
    #expect(zones == [217.5, 3.5, 4.5, 969, 676.5, 120.5, 0])
    #expect(try measured("no-heart-rate.tcx").sums.heartRate == nil)
  }

  @Test(arguments: ["ride.fit", "ride.gpx", "ride.tcx"]) func ride(_ name: String) throws {
    let ride = try measured(name)
    #expect(ride.sport == .ride)
    #expect(ride.sums.distance.isWithin(0.000_1, of: 36_343.3))
    #expect(abs((ride.sums.elapsed ?? 0) - 5_158.557) <= 1)
    guard name != "ride.gpx" else { return }
    #expect(abs((ride.track.sums.distance ?? 0) - 36_322.85) < 0.01)
    let times = ride.track.laps.map { ($0.timer ?? 0).rounded() }
    #expect(times.count == 8)
    for (time, known) in zip(times, [800.0, 707, 689, 654, 702, 681, 705, 220]) {
      #expect(abs(time - known) <= 1)
    }
    let splits = ride.splits(each: 5_000)
    #expect(splits.count == 8)
    #expect(abs(splits.reduce(0) { $0 + ($1.elapsed ?? 0) } - (ride.sums.elapsed ?? 0)) < 0.01)
  }

  @Test func oneRideInThreeFormats() throws {
    let tracks = try ["ride.fit", "ride.gpx", "ride.tcx"].map { try measured($0) }
    #expect(SimilarRoutes.distance(tracks[0], tracks[1]).map { $0 < 5 } == true)
    #expect(SimilarRoutes.distance(tracks[1], tracks[2]).map { $0 < 5 } == true)
    for distance in [1_000.0, 5_000, 10_000] {
      let efforts = try tracks.map { try #require($0.bestEffort(over: distance)).seconds }
      #expect(abs(efforts[0] - efforts[1]) <= 2)
      #expect(abs(efforts[0] - efforts[2]) <= 2)
    }
  }

  @Test func sumsDisagree() throws {
    let tcx = try measured("sums-disagree.tcx")
    #expect(abs((tcx.track.sums.distance ?? 0) - 668.19) < 0.01)
    #expect(tcx.sums.distance.isWithin(0.000_5, of: 901.7))
    #expect(try measured("sums-disagree.gpx").sums.distance.isWithin(0.000_5, of: 901.7))
  }

  @Test func fit() throws {
    let run = try measured("garmin-fenix-5-run.fit").track
    #expect(run.sport == .run)
    #expect(abs((run.sums.distance ?? 0) - 157.56) < 0.001)
    #expect(abs((run.sums.timer ?? 0) - 56.887) < 0.001)
    let ride = try measured("2015-10-13-08-43-15.fit").track
    #expect(abs((ride.sums.distance ?? 0) - 11_536.43) < 0.001)
    #expect(abs((ride.sums.elapsed ?? 0) - 1_623.198) < 0.001)
    #expect(abs((ride.sums.timer ?? 0) - 1_558.198) < 0.001)
    #expect(try measured("garmin-fenix-5-walk.fit").sport == .walk)
    #expect(try measured("garmin-edge-820-bike.fit").sport == .ride)
  }

  @Test func brokenFIT() throws {
    let wrong = try SharedTracks.reading("activity-filecrc.fit")
    #expect(
      wrong.problems.first == TrackProblem(.fit(.checksum(said: 0xB1D5, computed: 0xA1D5)), at: .byte(769)))
    let short = try SharedTracks.reading("activity-unexpected-eof.fit")
    #expect(short.problems.first == TrackProblem(.fit(.cutOff(missing: 3)), at: .byte(768)))
    #expect(!short.tracks.isEmpty)
    let corrupt = try SharedTracks.reading("activity-settings-corruptheader.fit")
    #expect(corrupt.problems.contains { $0.kind == .fit(.badHeader) && $0.location == .byte(771) })
    for reading in [wrong, short, corrupt] { #expect(!reading.isWhole) }
  }

  @Test func formsOfGPX() throws {
    for name in ["gpx1.0_with_all_fields.gpx", "gpx1.1_with_all_fields.gpx"] {
      let reading = try SharedTracks.reading(name)
      #expect(reading.isWhole)
      #expect(reading.tracks.map(\.isPlanned) == [true, true, false])
      #expect(reading.tracks.last?.name == "example name t")
      let point = reading.tracks.last?.points.first { _ in true }
      #expect(point?.place == Place(10.1, -20.2))
      #expect(point?.elevation == 11.1)
      #expect(point?.time == 1_357_041_604)
      #expect(reading.problems.contains { $0.kind == .noZone })
      #expect(reading.problems.contains { $0.kind == .onePoint })
    }
    for name in ["gpx1.1_with_extensions.gpx", "unicode_with_bom.gpx"] {
      #expect(try SharedTracks.reading(name).problems.map(\.kind) == [.noPoints])
    }
    let route = try SharedTracks.reading("route.gpx")
    #expect(route.tracks.map(\.isPlanned) == [true])
    let extremes = try SharedTracks.reading("track-with-extremes.gpx")
    #expect(extremes.problems.map(\.kind) == [.noTimes])
    #expect(try SharedTracks.reading("track-with-empty-segment.gpx").tracks.first?.segments.count == 1)
  }
}
