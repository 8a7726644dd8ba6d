import Insights
import Testing
import Training

/// Distances and their times.
@Suite struct CardioTests {
  private static let rowing = Exercise(
    id: Trained.anyID, name: "Rowing", bodyPart: .cardio, equipment: .cardioMachine, countMode: .distance)

  private static func run(_ metres: Int, _ seconds: Int?) -> WorkoutSet {
    WorkoutSet(
      id: Trained.set(1, metres).id, position: .first,
      result: Performance(
        .distance(Distance(Thousandths(metres), .metres), seconds.map { Duration(seconds: $0) }), at: nil))
  }

  private func values(_ days: [(Int, [WorkoutSet])], _ metric: ProgressMetric) throws -> [String] {
    let history = Trained.history(days)
    return history.progress(
      ofExercise: 0, by: metric, Self.rowing, bodyWeights: BodyWeights(), in: .kilograms
    ).points.map { "\($0.day.day):\($0.value.text)" + ($0.isRecord ? "*" : "") }
  }

  @Test("For a repeated distance, the time counts, and less is better") func fixedDistance() throws {
    let days = [
      (1, [Self.run(2_000, 533), Self.run(500, 100)]), (2, [Self.run(2_000, 486), Self.run(2_000, 490)]),
      (3, [Self.run(2_000, 500)]), (4, [Self.run(2_000, 480)]),
    ]
    let history = Trained.history(days)
    #expect(history.fixedDistance(ofExercise: 0)?.millimetres == 2_000_000)
    #expect(
      history.metrics(ofExercise: 0, Self.rowing, bodyWeights: BodyWeights()) == [.time, .pace, .distance])
    #expect(try values(days, .time) == ["1:533", "2:486*", "3:500", "4:480*"])
    #expect(try values(days, .pace) == ["1:200", "2:243", "3:250", "4:240"])
  }

  @Test("Without a repeated distance, no distance is the usual one") func otherDistances() throws {
    let days = [(1, [Self.run(5_000, 1_650)]), (2, [Self.run(8_000, 2_600)]), (3, [Self.run(3_000, nil)])]
    let history = Trained.history(days)
    #expect(history.fixedDistance(ofExercise: 0) == nil)
    #expect(try values(days, .pace) == ["1:330", "2:325*"])
    #expect(try values(days, .time) == ["1:1650", "2:2600"])
  }

  @Test("Activities are charted with the sets, and a set that is one of them isn't") func activities() {
    let history = Trained.history([
      (1, [Self.run(5_000, 1_650)]), (2, [Self.run(8_000, 2_600)]), (3, [Self.run(6_000, 1_900)]),
    ])
    var outings = Outings()
    outings.sets = [1]
    for (day, metres, seconds) in [(2, 8_020, 2_640), (4, 9_000, 2_700), (5, 4_000, 1_200)] {
      var activity = Activity(id: Trained.set(day, metres).id, sport: .run, start: Trained.start(day))
      (activity.distance, activity.elapsed) = (Thousandths(metres), Duration(seconds: seconds))
      outings.activities.append(activity)
    }
    func values(_ metric: ProgressMetric, ofExercise index: Int?) -> [String] {
      history.progress(
        ofExercise: index, by: metric, Self.rowing, bodyWeights: BodyWeights(), in: .kilograms, and: outings
      ).points.map { "\($0.day.day):\($0.value.text)" + ($0.isRecord ? "*" : "") }
    }
    #expect(values(.distance, ofExercise: 0) == ["1:5000", "2:8020*", "3:6000", "4:9000*", "5:4000"])
    #expect(values(.time, ofExercise: 0) == ["1:1650", "2:2640", "3:1900", "4:2700", "5:1200"])
    #expect(values(.distance, ofExercise: nil) == ["2:8020", "4:9000*", "5:4000"])
    #expect(
      history.metrics(ofExercise: nil, Self.rowing, bodyWeights: BodyWeights(), and: outings)
        == [.distance, .time, .pace])
  }

  @Test("A workout lasts at least as long as its sets") func elapsed() throws {
    let history = Trained.history([(1, [Self.run(20_000, 7_200)]), (2, [Self.run(5_000, 1_500)])])
    let times = history.sessions.map { history.elapsed($0, at: Trained.now)?.seconds }
    #expect(times == [7_200, 3_600])
  }

  @Test("A pace by kilometre and mile, rounded to milliseconds") func pace() {
    let pace = Pace(.distance(Distance(Thousandths(5), .kilometres), Duration(seconds: 1_500)))
    #expect(pace?.time() == Duration(seconds: 300))
    #expect(pace?.time(inMiles: true) == Duration(milliseconds: 482_803))
    #expect(Pace(.distance(Distance(Thousandths(5), .kilometres), nil)) == nil)
    #expect(Pace(milliseconds: 5, millimetres: 0).time() == nil)
  }
}
