import Testing
import Training

/// Pausing, finishing and repeating a workout, with clocks that advance, pass midnight and go backwards.
@Suite struct WorkoutTimeTests {
  static func time(_ text: String) throws -> Instant { try #require(Instant("2026-11-21T\(text):00+01:00")) }

  /// A workout from 18:30 with sets completed at these times; nil for a set without a time.
  static func workout(_ times: [String?]) throws -> Workout {
    let start = try time("18:30")
    var exercise = WorkoutExercise(
      id: EntityID(at: start, random: 1), position: .first, exercise: try #require(ExerciseID("32")),
      name: "Deadlift")
    for (index, text) in times.enumerated() {
      exercise.sets.append(
        WorkoutSet(
          id: EntityID(at: start, random: UInt64(index) + 2), position: .after(exercise.sets.last?.position),
          type: index == 0 ? .warmUp : .normal,
          result: Performance(.reps(index + 5), effort: RPE(halves: 16).map(Effort.rpe)),
          completed: try text.map(time)))
    }
    return Workout(
      id: EntityID(at: start, random: 0), name: "Leg day", start: start, unit: .pounds, exercises: [exercise])
  }

  @Test func pausedTimeIsNotCounted() throws {
    var workout = try Self.workout([])
    workout.pause(at: try Self.time("18:50"))
    #expect(workout.elapsed(at: try Self.time("19:10")) == Duration(seconds: 20 * 60))
    #expect(workout.resume(at: try Self.time("18:55")) == Duration(seconds: 5 * 60))
    #expect(workout.openPause == nil)
    #expect(workout.elapsed(at: try Self.time("19:00")) == Duration(seconds: 25 * 60))
    #expect(workout.resume(at: try Self.time("19:00")) == Duration(seconds: 0))
    #expect(workout.pauses.count == 1)
  }

  @Test func aPauseNeverEndsBeforeItBegan() throws {
    var workout = try Self.workout([])
    workout.pause(at: try Self.time("18:50"))
    #expect(workout.resume(at: try Self.time("18:40")) == Duration(seconds: 0))
    #expect(workout.pauses == [Workout.Pause(start: try Self.time("18:50"), end: try Self.time("18:50"))])
  }

  @Test func pausesEndWithTheWorkout() throws {
    var workout = try Self.workout(["18:40"])
    for (from, to) in [("18:45", "18:50"), ("18:55", "19:05"), ("19:10", "19:15")] {
      workout.pause(at: try Self.time(from))
      workout.resume(at: try Self.time(to))
    }
    workout.pause(at: try Self.time("19:20"))
    #expect(workout.finish(at: try Self.time("19:00")) == 0)
    #expect(
      workout.pauses == [
        Workout.Pause(start: try Self.time("18:45"), end: try Self.time("18:50")),
        Workout.Pause(start: try Self.time("18:55"), end: try Self.time("19:00")),
      ])
    #expect(workout.elapsed(at: try Self.time("20:00")) == Duration(seconds: 20 * 60))
  }

  @Test func whatWasOnlyPlannedGoes() throws {
    var workout = try Self.workout(["18:40", nil])
    workout.exercises[0].sets[1].result = nil
    var second = workout.exercises[0]
    for index in second.sets.indices { second.sets[index].result = nil }
    workout.exercises.append(second)
    #expect(workout.finish(at: try Self.time("19:00")) == 3)
    #expect(workout.exercises.map(\.sets.count) == [1])
  }

  @Test(arguments: [("21:39", false), ("21:40", true), ("22:00", true), ("17:00", false)])
  func threeHoursWithoutASetAreLeftBehind(now: String, isLeft: Bool) throws {
    #expect(try Self.workout(["18:35", "18:40"]).isIdle(at: Self.time(now)) == isLeft)
    var ended = try Self.workout(["18:40"])
    ended.end = try Self.time("18:45")
    #expect(!ended.isIdle(at: try Self.time(now)))
  }

  /// More than six hours after the start, with no set that has a time.
  @Test func writtenDownAfterwards() throws {
    let late = try #require(Instant("2026-11-22T00:30:01+01:00"))
    #expect(try Self.workout([nil]).isBackdated(at: late))
    #expect(try !Self.workout([nil]).isBackdated(at: late.adding(seconds: -1)))
    #expect(try !Self.workout([nil, "18:40"]).isBackdated(at: late))
    // A clock that went backwards doesn't make a workout backdated.
    #expect(try !Self.workout([nil]).isBackdated(at: Self.time("17:00")))
  }

  /// An open workout counts up to now, an idle one up to its last activity. The length of a backdated one is
  /// unknown until it is finished.
  @Test func anIdleWorkoutCountsUntilItsLastActivity() throws {
    let late = try #require(Instant("2026-11-22T00:30:01+01:00"))
    func minutes(_ workout: Workout, at now: Instant) -> Int? {
      workout.elapsed(at: now).map { $0.seconds / 60 }
    }
    let live = try Self.workout(["18:35", "18:40"])
    #expect(minutes(live, at: try Self.time("21:39")) == 189)
    #expect(minutes(live, at: try Self.time("21:40")) == 10)
    #expect(minutes(live, at: late.adding(seconds: 400 * 86_400)) == 10)
    let longer = live.elapsed(at: try Self.time("21:40"), idleLimit: Duration(seconds: 4 * 3_600))
    #expect(longer == Duration(seconds: 190 * 60))
    var paused = live
    paused.pause(at: try Self.time("18:50"))
    #expect(minutes(paused, at: late) == 20)
    paused.resume(at: try Self.time("19:00"))
    #expect(minutes(paused, at: late) == 20)
    var past = try Self.workout([nil, nil])
    #expect(minutes(past, at: late) == nil)
    past.end = try Self.time("19:30")
    #expect(minutes(past, at: late) == 60)
  }

  @Test func whatWasDoneIsRepeatedAsAPlan() throws {
    var past = try Self.workout(["18:40", "18:50", nil])
    past.exercises[0].sets[2].result = nil
    past.exercises[0].sets[0].rest = Duration(seconds: 90)
    past.exercises[0].sets[0].rested = Duration(seconds: 20)
    past.exercises[0].sets[1].rested = Duration(seconds: 300)
    past.exercises[0].sets[1].plan = Target(.repRange(5, 8))
    past.exercises[0].note = "Mixed grip"
    past.exercises[0].superset = "a"
    past.tags = ["gym"]
    var empty = past.exercises[0]
    for index in empty.sets.indices { empty.sets[index].result = nil }
    past.exercises.insert(empty, at: 0)
    var random: UInt64 = 100
    let now = try Self.time("20:00")
    let new = past.repeated(as: EntityID(at: now, random: 99), named: nil, at: now, unit: nil) {
      random += 1
      return EntityID(at: now, random: random)
    }
    #expect(new.name == "Leg day" && new.unit == .pounds && new.start == now && new.isOpen)
    #expect(new.origin == .workout(past.id) && new.tags.isEmpty && new.note == nil)
    #expect(new.exercises.map(\.position) == [.first])
    let exercise = try #require(new.exercises.first)
    #expect(exercise.name == "Deadlift" && exercise.superset == nil && exercise.note == nil)
    #expect(exercise.sets.map(\.type) == [.warmUp, .normal])
    #expect(exercise.sets.map(\.plan) == [Target(.exactly(.reps(5))), Target(.repRange(5, 8))])
    #expect(exercise.sets.allSatisfy { $0.result == nil && $0.completed == nil && $0.rested == nil })
    #expect(exercise.sets.map(\.rest) == [Duration(seconds: 90), nil])
    let ids = [new.id] + new.exercises.map(\.id) + exercise.sets.map(\.id)
    #expect(Set(ids).count == 4 && Set(ids).isDisjoint(with: past.exercises.map(\.id) + [past.id]))
  }

  @Test func anotherNameAndUnitMayBeGiven() throws {
    let past = try Self.workout(["18:40"])
    let new = past.repeated(as: past.id, named: "B", at: past.start, unit: .kilograms) { past.id }
    #expect(new.name == "B" && new.unit == .kilograms)
  }
}
