import Insights
import Testing
import Training

@Suite struct WorkoutSummaryTests {
  private let start = Instant(seconds: 1_795_282_200, offset: 3_600)

  private func exercise(_ id: String, _ sets: [(SetType, Int, Load?)], planned: Int = 0) throws
    -> WorkoutExercise
  {
    var exercise = WorkoutExercise(
      id: EntityID(at: start, random: 1), position: .first, exercise: try #require(ExerciseID(id)),
      name: "Exercise")
    for (number, (type, reps, load)) in sets.enumerated() {
      exercise.sets.append(
        WorkoutSet(
          id: EntityID(at: start, random: UInt64(number)), position: .after(exercise.sets.last?.position),
          type: type, result: Performance(.reps(reps), at: load),
          completed: start.adding(seconds: 60 * number)))
    }
    for number in 0..<planned {
      exercise.sets.append(
        WorkoutSet(
          id: EntityID(at: start, random: UInt64(100 + number)),
          position: .after(exercise.sets.last?.position),
          plan: Target(.repRange(8, 12))))
    }
    return exercise
  }

  private func kilograms(_ value: Int) -> Load { .external(Mass(Thousandths(value), .kilograms)) }

  @Test func warmUpsCountAsSetsAndNotAsVolume() throws {
    let squat = try exercise("1", [(.warmUp, 10, kilograms(40)), (.normal, 8, kilograms(100))], planned: 2)
    let workout = Workout(
      id: EntityID(at: start, random: 0), start: start, unit: .kilograms, exercises: [squat])
    let summary = summary(workout, at: start.adding(seconds: 600))
    #expect(summary.duration == Duration(seconds: 600))
    #expect(summary.sets == 2)
    #expect(summary.volume.mass(in: .kilograms) == Mass(Thousandths(800), .kilograms))
  }

  private func summary(
    _ workout: Workout, at now: Instant, body: Mass? = nil,
    _ facts: (ExerciseID) -> LoadFacts = { _ in LoadFacts() }
  ) -> WorkoutSummary { WorkoutSummary(workout, at: now, facts: facts, bodyWeight: body) }

  @Test func aPairOfDumbbellsCountsTwiceAndTheBodyWithTheWeightOfItsDay() throws {
    let press = try exercise("2", [(.normal, 10, kilograms(20))])
    let pullUp = try exercise(
      "3",
      [
        (.normal, 5, .bodyWeight), (.normal, 5, .added(Mass(Thousandths(10), .kilograms))),
        (.normal, 5, .assisted(Mass(Thousandths(30), .kilograms))),
      ])
    let workout = Workout(
      id: EntityID(at: start, random: 0), start: start, end: start.adding(seconds: 60), unit: .kilograms,
      exercises: [press, pullUp])
    let facts = { (id: ExerciseID) in
      id.text == "2" ? LoadFacts(implements: 2) : LoadFacts(share: Thousandths(raw: 900))
    }
    let without = summary(workout, at: start, facts).volume
    #expect(without.mass(in: .kilograms) == mass(450) && without.body.isZero)
    // 10 × 2 × 20, then 5 × 72, 5 × 82, 5 × 42, of which the body is 360 + 360 + 210.
    let with = summary(workout, at: start, body: mass(80), facts).volume
    #expect(with.mass(in: .kilograms) == mass(400 + 360 + 410 + 210))
    #expect(with.body.mass(in: .kilograms) == mass(360 + 360 + 210))
  }

  @Test func theBodyWeightIsOnlyAskedForWhereItCounts() throws {
    let bar = try exercise("2", [(.normal, 5, kilograms(100)), (.warmUp, 5, .bodyWeight)])
    let workout = Workout(
      id: EntityID(at: start, random: 0), start: start, unit: .kilograms, exercises: [bar])
    var asked = 0
    func weight() -> Mass? {
      asked += 1
      return mass(80)
    }
    _ = WorkoutSummary(workout, at: start, facts: { _ in LoadFacts() }, bodyWeight: weight())
    #expect(asked == 0)
    let share = LoadFacts(share: Thousandths(1))
    let summary = WorkoutSummary(workout, at: start, facts: { _ in share }, bodyWeight: weight())
    // Once: the warm-up doesn't count.
    #expect(asked == 1 && summary.volume.mass(in: .kilograms) == mass(900))
  }

  @Test func poundsAreConvertedOnceAtTheEnd() throws {
    let bench = try exercise(
      "2", [(.normal, 3, .external(Mass(Thousandths(135), .pounds))), (.normal, 1, kilograms(100))])
    let workout = Workout(id: EntityID(at: start, random: 0), start: start, unit: .pounds, exercises: [bench])
    let volume = summary(workout, at: start).volume
    #expect(volume.mass(in: .pounds) == Mass(Thousandths(raw: 625_462), .pounds))
    #expect(volume.mass(in: .kilograms) == Mass(Thousandths(raw: 283_705), .kilograms))
  }
}
