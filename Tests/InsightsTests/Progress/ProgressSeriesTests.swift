import Insights
import Testing
import Training

@Suite struct ProgressSeriesTests {
  private let squat = Exercise(
    id: ExerciseID("5") ?? Trained.anyID, name: "Full Squat", bodyPart: .upperLegs, equipment: .barbell,
    countMode: .reps)
  private let pullUp = Exercise(
    id: ExerciseID("5") ?? Trained.anyID, name: "Pull-Up", bodyPart: .back, equipment: .bodyWeight,
    countMode: .reps, bodyWeightShare: Thousandths(1))

  private func values(
    _ days: [(Int, [WorkoutSet])], _ metric: ProgressMetric, _ exercise: Exercise,
    bodyWeights: BodyWeights = BodyWeights()
  ) -> [String] {
    let history = Trained.history(days)
    return history.progress(
      ofExercise: 0, by: metric, exercise, bodyWeights: bodyWeights, in: .kilograms
    )
    .points.map {
      "\($0.day.day):" + ($0.isRough ? "~" : "") + $0.value.text + ($0.isRecord ? "!" : "")
    }
  }

  @Test("The best set of each day, and the records: not the first day, not a tie") func e1rm() {
    let days = [
      (1, [Trained.set(5, 100), Trained.set(10, 60, .warmUp)]),
      (3, [Trained.set(5, 90), Trained.set(5, 102)]),
      (5, [Trained.set(5, 102)]), (7, [Trained.set(1, 120), Trained.set(3, 100)]),
    ]
    #expect(values(days, .e1rm, squat) == ["1:116.667", "3:119!", "5:119", "7:120!"])
    #expect(values(days, .load, squat) == ["1:100", "3:102!", "5:102", "7:120!"])
    #expect(values(days, .volume, squat) == ["1:500", "3:960!", "5:510", "7:420"])
    #expect(values(days, .reps, squat) == ["1:5", "3:5", "5:5", "7:3"])
    #expect(values(days, .time, squat).isEmpty)
  }

  @Test("A rough estimate ranks below a reliable one, and takes no record from it") func rough() {
    let days = [
      (1, [Trained.set(20, 60)]), (2, [Trained.set(5, 80)]), (3, [Trained.set(25, 60), Trained.set(5, 82)]),
      (4, [Trained.set(25, 100)]), (5, [Trained.set(5, 85)]),
    ]
    // 60 × (1 + 20/30) = 100; 80 × (1 + 5/30) = 93.3.
    #expect(values(days, .e1rm, squat) == ["1:~100", "2:93.333", "3:95.667!", "4:~183.333", "5:99.167!"])
    #expect(
      values([(1, [Trained.set(20, 60)]), (2, [Trained.set(20, 66)])], .e1rm, squat) == ["1:~100", "2:~110!"])
  }

  @Test("Two workouts of a day are one point; the second can break what the first did") func twice() {
    let days = [(1, [Trained.set(5, 100)]), (1, [Trained.set(5, 110)])]
    #expect(values(days, .load, squat) == ["1:110!"])
    #expect(values(days, .volume, squat) == ["1:1050!"])
  }

  @Test("Bodyweight exercises, without and with a body weight") func body() throws {
    let days = [
      (1, [Trained.pull(8, .bodyWeight)]),
      (2, [Trained.pull(8, .assisted(Mass(Thousandths(15), .kilograms)))]),
    ]
    #expect(values(days, .e1rm, pullUp).isEmpty)
    #expect(values(days, .load, pullUp) == ["1:0", "2:-15"])
    #expect(values(days, .reps, pullUp) == ["1:8", "2:8"])
    let weights = BodyWeights([Trained.weight(80, day: 1)])
    #expect(values(days, .e1rm, pullUp, bodyWeights: weights) == ["1:21.333", "2:2.333"])
    #expect(values(days, .volume, pullUp, bodyWeights: weights) == ["1:640", "2:520"])
    #expect(values(days, .load, pullUp, bodyWeights: weights) == ["1:0", "2:-15"])
    let history = Trained.history(days)
    func basis(_ metric: ProgressMetric, _ weights: BodyWeights) -> MovedLoad.Basis {
      history.basis(ofExercise: 0, by: metric, pullUp, bodyWeights: weights)
    }
    #expect([.e1rm, .load, .volume].map { basis($0, weights) } == [.withBody, .load, .withBody])
    #expect(basis(.e1rm, BodyWeights()) == .withoutBody && basis(.reps, weights) == .load)
  }

  @Test("The metrics that an exercise has") func metrics() {
    let history = Trained.history([(1, [Trained.set(5, 100)])])
    #expect(
      history.metrics(ofExercise: 0, squat, bodyWeights: BodyWeights()) == [
        .e1rm, .load, .volume, .reps,
      ])
    let body = Trained.history([(1, [Trained.pull(8, .bodyWeight)])])
    #expect(body.metrics(ofExercise: 0, pullUp, bodyWeights: BodyWeights()) == [.reps])
  }
}
