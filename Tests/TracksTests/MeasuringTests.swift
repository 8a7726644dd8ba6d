import TestSupport
import Testing
import Training

@testable import Tracks

@Suite struct MeasuringTests {
  private func isClose(_ value: Double?, _ expected: Double, _ within: Double = 0.001) -> Bool {
    value.map { abs($0 - expected) <= within } == true
  }

  @Test func gapsDoNotCount() throws {
    var track = Track([(0, 0), (10, 30)])
    track.segments.append([.at(100, metres: 1_000), .at(110, metres: 1_040)])
    let sums = MeasuredTrack(track).sums
    #expect(isClose(sums.distance, 70))
    #expect(sums.elapsed == 110)
    #expect(sums.moving == 20)
    #expect(track.pauses == [10..<100])
  }

  @Test func stillAndMoving() {
    // 4 m in 10 s is 1.44 km/h: a walk, but no run.
    let points = [(0.0, 0.0), (10, 4), (20, 40), (50, 41)]
    #expect(MeasuredTrack(Track(points, sport: .walk)).sums.moving == 20)
    #expect(MeasuredTrack(Track(points, sport: .run)).sums.moving == 10)
    #expect(isClose(MeasuredTrack(Track(points, sport: .run)).sums.distance, 41))
    let timeless = Track([(0, 0), (10, 40)].map { ($0.0, $0.1) })
    var planned = timeless
    for index in planned.segments[0].indices { planned.segments[0][index].time = nil }
    let sums = MeasuredTrack(planned).sums
    #expect(sums.elapsed == nil && sums.moving == nil)
    #expect(isClose(sums.distance, 40))
  }

  @Test func indoors() {
    var track = Track()
    track.segments = [
      [0.0, 25, 50].enumerated().map { index, metres in
        var point = TrackPoint(time: Double(index) * 10)
        point.distance = metres
        return point
      }
    ]
    #expect(MeasuredTrack(track).sums.distance == 50)
  }

  /// What stood still didn't move; a device that measures no way doesn't know.
  @Test func neverMoved() {
    let still = MeasuredTrack(Track([(0, 0), (10, 0), (20, 1), (600, 1)], sport: .walk)).sums
    #expect(still.moving == 0 && still.elapsed == 600)
    #expect(MeasuredTrack(Track([(0, 0)])).sums.moving == nil)
    var track = Track()
    track.segments = [[TrackPoint(time: 0), TrackPoint(time: 60)]]
    for index in track.segments[0].indices { track.segments[0][index].distance = 0 }
    #expect(MeasuredTrack(track).sums.moving == nil && MeasuredTrack(track).sums.elapsed == 60)
  }

  @Test func zeroElevationsAreNone() {
    var track = Track([(0, 0), (100, 300), (200, 600), (300, 900), (400, 1_200)])
    for index in track.segments[0].indices { track.segments[0][index].elevation = 0 }
    #expect(MeasuredTrack(track).sums.climb == nil)
    #expect(MeasuredTrack(track).splits(each: 500).allSatisfy { $0.elevation == nil })
    track.segments[0][4].elevation = 5
    #expect(MeasuredTrack(track).sums.climb?.gain == 5)
    // A track that is still being recorded has them from the first that isn't 0.
    var growing = MeasuredTrack(Track(), as: .run)
    growing.append(.at(0, metres: 0, elevation: 300), inNewSegment: false)
    #expect(growing.path.first?.elevation == 300)
  }

  /// Six legs of different lengths may be slower than the split that they are in.
  @Test func noSplitIsFasterThanItsMaximum() throws {
    var points: [(Double, Double)] = [(0, 0)]
    for leg in 0..<12 {
      let last = points[points.count - 1]
      points.append(leg % 2 == 0 ? (last.0 + 20, last.1 + 100) : (last.0 + 1, last.1 + 1))
    }
    let split = try #require(MeasuredTrack(Track(points)).splits(each: 10_000).first)
    #expect(try #require(split.maximumSpeed) >= split.distance / split.moving)
  }

  /// Each six speeds in a row count in the split that they end in, wherever the marks are.
  @Test(arguments: [17.0, 50, 120, 250, 1_000]) func theMaximumIsInOneOfTheSplits(_ step: Double) {
    var points: [(Double, Double)] = [(0, 0)]
    for leg in 0..<100 {
      points.append((Double(leg + 1), points[leg].1 + (leg % 40 >= 30 && leg % 40 < 37 ? 12 : 4)))
    }
    let measured = MeasuredTrack(Track(points, sport: .ride))
    let maxima = measured.splits(each: step).compactMap(\.maximumSpeed)
    #expect(isClose(measured.maximumSpeed, 12))
    #expect(isClose(maxima.max(), 12))
    #expect(maxima.count { isClose($0, 12) } >= 2 || step == 1_000)
  }

  /// Points far apart: 400 m are less than six legs, and belong to the split in which they end, too.
  @Test(arguments: [60.0, 200, 400, 500, 1_000, 5_000]) func noSplitIsFasterThanTheTrack(_ step: Double)
    throws
  {
    let legs = [
      (10.0, 50.0), (9, 60), (8, 131), (9, 189), (11, 274), (8, 208), (7, 139), (5, 66), (1, 9), (1, 9),
      (1, 10), (5, 60),
      (20, 100), (15, 90), (30, 120), (8, 40), (9, 50),
    ]
    var points: [(Double, Double)] = [(0, 0)]
    for leg in legs {
      points.append((points[points.count - 1].0 + leg.0, points[points.count - 1].1 + leg.1))
    }
    let measured = MeasuredTrack(Track(points, sport: .ride))
    let maximum = try #require(measured.maximumSpeed)
    let fastest = try #require(measured.bestEffort(over: 400))
    #expect(isClose(maximum, 400 / fastest.seconds))
    let splits = measured.splits(each: step)
    for split in splits {
      guard let own = split.maximumSpeed else { continue }
      #expect(own <= maximum && own >= split.distance / split.moving * 0.999)
    }
    #expect(splits.compactMap(\.maximumSpeed).max() == maximum)
  }

  @Test func filters() {
    // Only both coordinates at 0 are no signal.
    var track = Track([(0, 0), (10, 30), (20, 60), (30, 90)])
    track.segments[0][1].place = Place(0, 0)
    track.segments[0][2].accuracy = 41
    let measured = MeasuredTrack(track)
    #expect(measured.leftOut == [.zero: 1, .inaccurate: 1])
    #expect(measured.path.count == 4)
    #expect(isClose(measured.sums.distance, 90))
    track.segments[0][1].place = Place(0, 10.0003)
    track.segments[0][2].accuracy = 40
    #expect(MeasuredTrack(track).leftOut.isEmpty)

    // A first place from last time.
    let late = MeasuredTrack(Track([(0, 0), (60, 150), (70, 180), (80, 210)]))
    #expect(late.leftOut == [.farStart: 1])
    #expect(isClose(late.sums.distance, 60))
    // It says nothing of the time: the device may have known that place since yesterday.
    #expect(late.start == 60 && late.sums.elapsed == 20)
    #expect(late.path.map(\.elapsed) == [nil, 0, 10, 20])
    let far = MeasuredTrack(Track([(0, 0), (60, 100), (120, 250)]))
    #expect(far.leftOut.isEmpty)

    // 45 km/h is 12.5 m/s.
    let jump = Track([(0, 0), (10, 30), (11, 43), (21, 73)])
    #expect(MeasuredTrack(jump).leftOut == [.tooFast: 1])
    #expect(isClose(MeasuredTrack(jump).sums.distance, 60))
    #expect(MeasuredTrack(jump).sums.moving == 20)
    #expect(MeasuredTrack(jump, as: .ride).leftOut.isEmpty)
    #expect(isClose(MeasuredTrack(jump, filter: TrackFilter.none).sums.distance, 73))
  }

  /// A track with points left out is the one without them, in climb, splits and places.
  @Test func leftOutCountsForNothing() throws {
    let points = (0...100).map { (Double($0) * 10, Double($0) * 30) }
    var clean = Track(points)
    for index in points.indices { clean.segments[0][index].elevation = 500 }
    var track = clean
    for index in [0, 33, 34, 66, 100] {
      track.segments[0][index].place = Place(0, 0)
      track.segments[0][index].elevation = 0
    }
    let measured = MeasuredTrack(track)
    clean.segments[0] = Array(clean.segments[0][1...99])
    let whole = MeasuredTrack(clean)
    #expect(measured.leftOut == [.zero: 5])
    #expect(measured.sums.climb == Climb([500]))
    let (splits, others) = (measured.splits(each: 1_000), whole.splits(each: 1_000))
    #expect(splits.count == others.count)
    for (split, other) in zip(splits, others) {
      #expect(isClose(split.elapsed, try #require(other.elapsed)) && isClose(split.elevation, 500))
    }
    let (places, expected) = (measured.places(each: 25), whole.places(each: 25))
    #expect(places.count == expected.count)
    #expect(zip(places, expected).allSatisfy { Geodesic.distance($0, $1) < 0.01 })
    #expect(isClose(SimilarRoutes.distance(measured, whole), 0, 0.01))
    let marks = zip(measured.marks(each: 1_000), whole.marks(each: 1_000))
    #expect(marks.allSatisfy { Geodesic.distance($0.place, $1.place) < 0.01 })

    // There and back too fast, and far up.
    clean.segments[0][50] = .at(510, metres: 2_000, elevation: 900)
    let spike = MeasuredTrack(clean)
    #expect(spike.leftOut == [.tooFast: 1])
    #expect(spike.sums.climb == Climb([500]))
    #expect(spike.splits(each: 1_000).allSatisfy { isClose($0.elevation, 500) })
  }

  /// However many points a jump away and back has, up to the longest, and wherever it is, they alone are left out.
  @Test(arguments: 1...TrackFilter.longestJump) func jumps(length: Int) throws {
    let points = (0...40).map { (Double($0), Double($0) * 3) }
    let clean = Track(points)
    for first in 1..<40 - length {
      for isTogether in [true, false] {
        var track = clean
        for number in 0..<length {
          let metres = isTogether ? 5_000.0 + Double(number) : 5_000 * Double(number + 1)
          track.segments[0][first + number] = .at(points[first + number].0, metres: metres, elevation: 900)
        }
        let measured = MeasuredTrack(track)
        let wrong = Array(first..<first + length)
        let place = Comment(rawValue: "\(length) from \(first), together: \(isTogether)")
        #expect(measured.path.indices.filter { measured.path[$0].mark != nil } == wrong, place)
        #expect(measured.leftOut == [.tooFast: length], place)
        #expect(isClose(measured.sums.distance, 120) && measured.sums.elapsed == 40, place)
        #expect(measured.sums.moving == 40 && measured.path.last?.elapsed == 40, place)
        #expect(measured.sums.climb == MeasuredTrack(clean).sums.climb, place)
        #expect(isClose(measured.maximumSpeed, 3), place)
        #expect(measured.start == 0, place)
      }
    }
  }

  /// A jump to a place where the track stays costs the way of the jump and a point.
  @Test func jumpThatStays() {
    var track = Track((0...40).map { (Double($0), Double($0) * 3) })
    for second in 20...40 {
      track.segments[0][second] = .at(Double(second), metres: Double(second) * 3 + 5_000)
    }
    let measured = MeasuredTrack(track)
    #expect(measured.path.indices.filter { measured.path[$0].mark != nil } == [20])
    #expect(isClose(measured.sums.distance, 117))
    // One wrong place near another, each on its own.
    var twice = Track((0...40).map { (Double($0), Double($0) * 3) })
    twice.segments[0][20] = .at(20, metres: 5_000)
    twice.segments[0][22] = .at(22, metres: 5_000)
    twice.segments[0][40] = .at(40, metres: 5_000)
    let marks = MeasuredTrack(twice)
    #expect(marks.path.indices.filter { marks.path[$0].mark != nil } == [20, 22, 40])
    #expect(isClose(marks.sums.distance, 117))
    // A track that is still being recorded is measured as one that is whole.
    var growing = MeasuredTrack(Track(), as: .run)
    for point in twice.points { growing.append(point, inNewSegment: false) }
    #expect(growing.path == marks.path)
  }

  @Test func maximumSpeed() {
    var points = (0...20).map { (Double($0), Double($0) * 3) }
    #expect(isClose(MeasuredTrack(Track(points)).maximumSpeed, 3))
    // One fix too far to the front isn't the maximum: the mean of 9, 3, 3, 3, 3 and −3 … is lower.
    points[10].1 += 6
    #expect(isClose(MeasuredTrack(Track(points)).maximumSpeed, (9 + 5 * 3) / 6.0))
    #expect(MeasuredTrack(Track(Array(points.prefix(6)))).maximumSpeed == nil)
  }

  @Test func climb() {
    #expect(Climb([]) == nil)
    let flat = Climb([10, 12, 10, 12, 9.9])
    #expect((flat?.gain, flat?.loss) == (0, 0))
    let hill = Climb([10, 12, 13, 20, 18, 17, 5])
    #expect((hill?.gain, hill?.loss) == (10, 15))
    #expect((hill?.minimum, hill?.maximum) == (5, 20))
  }

  @Test func splits() throws {
    var track = Track([(0, 0), (100, 400), (300, 1_200), (500, 2_000), (560, 2_300)], sport: .ride)
    for (index, elevation) in [0.0, 4, 12, 20, 23].enumerated() {
      track.segments[0][index].elevation = elevation
    }
    let splits = MeasuredTrack(track, filter: TrackFilter.none).splits(each: 1_000)
    #expect(splits.count == 3)
    #expect(isClose(splits[0].elapsed, 250))
    #expect(isClose(splits[0].elevation, 10))
    #expect(isClose(splits[1].elapsed, 250))
    #expect(isClose(splits[2].distance, 300))
    #expect(isClose(splits[2].elapsed, 60))
    #expect(isClose(splits[2].moving, 60))
    #expect(MeasuredTrack(Track([(0, 0)])).splits(each: 1_000).isEmpty)
    #expect(MeasuredTrack(track).splits(each: 0).isEmpty)
    // 20 cm after the mark aren't a split of 0 m.
    let round = MeasuredTrack(
      Track([(0, 0), (100, 500), (200, 1_000.2)], sport: .ride), filter: TrackFilter.none)
    #expect(round.splits(each: 1_000).map { $0.distance.rounded() } == [1_000])
  }

  /// However a track is split, the parts add up to the whole.
  @Test(arguments: seeds(60)) func splitsAddUp(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let track = randomTrack(&random)
    let measured = MeasuredTrack(track)
    let splits = measured.splits(each: Double(random.int(1...2_000)))
    guard let last = measured.path.last(where: { $0.mark == nil }), last.distance > 0 else { return }
    #expect(isClose(splits.reduce(0) { $0 + $1.distance }, last.distance))
    #expect(isClose(splits.reduce(0) { $0 + $1.moving }, last.moving))
    #expect(isClose(splits.reduce(0) { $0 + ($1.elapsed ?? 0) }, last.elapsed ?? -1))
  }

  @Test func bestEffort() throws {
    let track = Track([(0, 0), (100, 300), (180, 700), (300, 1_000), (400, 1_200)], sport: .ride)
    let measured = MeasuredTrack(track, filter: TrackFilter.none)
    let effort = try #require(measured.bestEffort(over: 400))
    #expect(isClose(effort.seconds, 80))
    #expect(isClose(effort.from, 300))
    #expect(isClose(measured.bestEffort(over: 1_199.9)?.seconds, 400, 0.1))
    #expect(measured.bestEffort(over: 1_201) == nil)
    #expect(measured.bestEffort(over: 0) == nil)
  }

  /// No stretch that begins at any metre is faster than the best.
  @Test(arguments: seeds(40)) func bestEffortIsBest(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let measured = MeasuredTrack(randomTrack(&random), filter: TrackFilter.none)
    guard let total = measured.path.last?.distance, total > 200 else { return }
    let distance = Double(random.int(50...Int(total) - 100))
    let best = try #require(measured.bestEffort(over: distance)).seconds
    for start in stride(from: 0.0, through: total - distance, by: 7) {
      let from = try #require(measured.moment(at: start, from: 0).elapsed)
      let to = try #require(measured.moment(at: start + distance, from: 0).elapsed)
      // At a stop the first moment is found, so such a stretch takes longer.
      #expect(best <= to - from + 0.001)
    }
  }

  private func randomTrack(_ random: inout SeededRandom) -> Track {
    var (seconds, metres) = (0.0, 0.0)
    var track = Track()
    track.sport = .ride
    for _ in 0..<random.int(1...4) {
      var segment: [TrackPoint] = []
      for _ in 0..<random.int(1...60) {
        seconds += Double(random.int(1...20))
        metres += random.chance(20) ? 0 : Double(random.int(0...90))
        segment.append(.at(seconds, metres: metres, elevation: Double(random.int(0...50))))
      }
      track.segments.append(segment)
    }
    return track
  }

  @Test func frechet() {
    let one = [(1, 1), (2, 1), (2, 2)].map { PlanePoint(x: $0.0, y: $0.1) }
    let other = [(2, 2), (0, 1), (2, 4)].map { PlanePoint(x: $0.0, y: $0.1) }
    #expect(SimilarRoutes.frechet(one, other) == 2)
    #expect(SimilarRoutes.frechet(other, one) == 2)
    #expect(SimilarRoutes.frechet(one, one) == 0)
    #expect(SimilarRoutes.frechet([], one) == 0)
    #expect(SimilarRoutes.frechet(one, other, upTo: 2) == 2)
    #expect(SimilarRoutes.frechet(one, other, upTo: 1) == .infinity)
  }

  @Test func similarRoutes() throws {
    let there = (0...100).map { (Double($0) * 10, Double($0) * 30) }
    let run = MeasuredTrack(Track(there))
    let slower = MeasuredTrack(Track(there.map { ($0.0 * 1.2, $0.1 + 20) }))
    #expect(isClose(SimilarRoutes.distance(run, slower), 20, 1))
    #expect(SimilarRoutes.distance(run, MeasuredTrack(Track(there, sport: .ride))) == nil)
    #expect(SimilarRoutes.distance(run, MeasuredTrack(Track(Array(there.prefix(95))))) == nil)
    #expect(SimilarRoutes.distance(run, MeasuredTrack(Track(there.map { ($0.0, $0.1 + 150) }))) == nil)
    // The same way back has its ends the wrong way round.
    #expect(SimilarRoutes.distance(run, MeasuredTrack(Track(there.map { ($0.0, 3_000 - $0.1) }))) == nil)
    #expect(run.places(each: 25).count == 121)
  }
}
