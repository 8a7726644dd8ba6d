import TestSupport
import Testing
import Training

private func seconds(_ number: Int) -> Duration { Duration(seconds: number) }

@Suite struct SupersetTests {
  static func marks(_ workout: Workout) -> [String] { workout.exercises.map { $0.superset ?? "-" } }

  static func five() throws -> Workout {
    try sample(["A": "(8@80)", "B": "(8@80)", "C": "(8@80)", "D": "(8@80)", "E": "(8@80)"])
  }

  @Test func groupsGetMarksOfTheirOwn() throws {
    var workout = try Self.five()
    workout.exercises.group([0, 2])
    workout.exercises.group([1, 3])
    #expect(Self.marks(workout) == ["a", "b", "a", "b", "-"])
    #expect(workout.supersets == [[0, 2], [1, 3]])
    #expect(workout.superset(of: 3) == [1, 3])
    #expect(workout.superset(of: 4) == nil)
  }

  @Test func whoJoinsLeavesTheOther() throws {
    var workout = try Self.five()
    workout.exercises.group([0, 1, 2])
    workout.exercises.group([2, 3])
    #expect(workout.supersets == [[0, 1], [2, 3]])
    workout.exercises.group([1, 2])
    #expect(workout.supersets == [[1, 2]])
    #expect(Self.marks(workout).count { $0 == "-" } == 3)
  }

  @Test func oneAloneIsNone() throws {
    var workout = try Self.five()
    workout.exercises.group([0, 1, 2])
    workout.exercises.ungroup([0])
    #expect(workout.supersets == [[1, 2]])
    workout.exercises.ungroup([1])
    #expect(Self.marks(workout) == ["-", "-", "-", "-", "-"])
  }

  /// The order in which planned sets come up, with and without times.
  @Test(arguments: [true, false]) func inTurn(isTimed: Bool) throws {
    func order(_ text: KeyValuePairs<String, String>, _ group: [Int]) throws -> String {
      var workout = try sample(text)
      workout.exercises.group(group)
      let id = workout.id
      var names = ""
      while let place = workout.nextPlanned {
        names += workout.exercises[place.exercise].name
        let result = try #require(workout[place].plan?.performance)
        workout.complete(
          place, with: [SetDraft(.normal, result: result)],
          at: isTimed ? workout.start.adding(seconds: 60 * names.count) : nil, ids: { id })
      }
      return names
    }
    #expect(try order(["A": "(8@80) (8@80) (8@80)", "B": "(8@60) (8@60) (8@60)"], [0, 1]) == "ABABAB")
    #expect(try order(["A": "(8@80)", "B": "(8@60) (8@60) (8@60)", "C": "(8@1)"], [0, 1]) == "ABBBC")
    #expect(
      try order(["A": "(8@80) (8@80)", "B": "(8@60)", "C": "(8@1) (8@1)", "D": "(8@1)"], [0, 2]) == "ACACBD")
  }

  /// After a superset come the exercises that follow its first member.
  @Test(arguments: [true, false]) func afterDoneAll(isTimed: Bool) throws {
    var workout = try sample(["A": "8@80", "B": "(8@60)", "C": "8@1", "D": "(8@1)"])
    workout.exercises.group([0, 2])
    if !isTimed {
      for place in workout.places { workout[place].completed = nil }
    }
    #expect(workout.currentExercise == 1)
  }

  @Test func finishAndRepeatLeaveNoneAlone() throws {
    var workout = try sample(["A": "8@80", "B": "(8@80)", "C": "8@80"])
    workout.exercises.group([0, 1])
    var random: UInt64 = 100
    let again = workout.repeated(as: workout.id, named: nil, at: workout.start, unit: nil) {
      random += 1
      return EntityID(at: workout.start, random: random)
    }
    #expect(Self.marks(again) == ["-", "-"])
    _ = workout.finish(at: workout.start.adding(seconds: 600))
    #expect(Self.marks(workout) == ["-", "-"])
  }
}

@Suite struct RestTests {
  /// The rest after the last set, by what is set at each level.
  @Test(
    arguments: [
      (set: 30, exercise: 60, usual: 90, expected: 30), (nil, 60, 90, 60), (nil, nil, 90, 90), (0, 60, 90, 0),
      (nil, nil, nil, nil),
    ] as [(set: Int?, exercise: Int?, usual: Int?, expected: Int?)])
  func theNearestLevelCounts(set: Int?, exercise: Int?, usual: Int?, expected: Int?) throws {
    var workout = try sample(["A": "8@80 (8@80)"])
    workout.exercises[0].sets[0].rest = set.map(seconds)
    workout.exercises[0].rest = exercise.map(seconds)
    let rest = workout.restAfterLastSet(defaults: RestDefaults(afterSet: usual.map(seconds)))
    #expect(rest?.seconds == expected)
  }

  /// Before another exercise, the rest after an exercise applies; after the last planned set there is none.
  @Test(
    arguments: [
      (after: 240, exercise: 60, usualAfter: 180, expected: 240), (nil, 60, 180, 60), (nil, nil, 180, 180),
      (nil, nil, nil, 90),
    ] as [(after: Int?, exercise: Int?, usualAfter: Int?, expected: Int?)])
  func betweenExercises(after: Int?, exercise: Int?, usualAfter: Int?, expected: Int?) throws {
    var workout = try sample(["A": "8@80", "B": "(8@80)"])
    workout.exercises[0].sets[0].plan = Target(.exactly(.reps(8)))
    workout.exercises[0].rest = exercise.map(seconds)
    workout.exercises[0].restAfter = after.map(seconds)
    let usual = RestDefaults(afterSet: seconds(90), afterExercise: usualAfter.map(seconds))
    #expect(workout.restAfterLastSet(defaults: usual)?.seconds == expected)
    workout.exercises[1].isSkipped = true
    #expect(workout.restAfterLastSet(defaults: usual) == nil)
  }

  @Test func onlyARoundOfASupersetEndsWithARest() throws {
    var workout = try sample(["A": "8@80 (8@80)", "B": "(8@80) (8@80)"])
    workout.exercises.group([0, 1])
    let usual = RestDefaults(afterSet: seconds(90))
    #expect(workout.restAfterLastSet(defaults: usual) == nil)
    let (now, id) = (workout.start.adding(seconds: 500), workout.id)
    workout.complete(
      SetPlace(exercise: 1, set: 0), with: [SetDraft(result: Performance(.reps(8)))], at: now
    ) { id }
    #expect(workout.currentExercise == 0)
    #expect(workout.restAfterLastSet(defaults: usual)?.seconds == 90)
  }

  @Test func isCountedFromTheLastSet() throws {
    var workout = try sample(["A": "8@80 (8@80)"])
    let done = try #require(workout.exercises[0].sets[0].completed)
    let usual = RestDefaults(afterSet: seconds(90))
    func left(after time: Int) -> Int? {
      workout.restLeft(at: done.adding(seconds: time), defaults: usual)?.seconds
    }
    #expect(left(after: 0) == 90)
    #expect(left(after: 89) == 1)
    #expect(left(after: 90) == nil)
    // If the clock went backwards, the time rested isn't negative.
    #expect(left(after: -50) == 90)
    workout.rest(seconds(60), at: done.adding(seconds: 100))
    #expect(left(after: 100) == 60)
    workout.rest(seconds(0), at: done.adding(seconds: 120))
    #expect(left(after: 120) == nil)
    #expect(workout.exercises[0].sets[0].rested == seconds(120))
    #expect(workout.exercises[0].sets[0].rest == nil)
    workout.rest(seconds(60), at: done.adding(seconds: 120))
    workout.pause(at: done.adding(seconds: 121))
    #expect(left(after: 122) == nil)
  }
}

@Suite struct SkipTests {
  @Test func whatIsDoneOfItTakesItIn() throws {
    let original = try sample(["A": "8@80 (8@80)", "B": "(8@80)"])
    var workout = original
    let isChanged = [workout.setSkipped(true, 0), workout.setSkipped(true, 0)]
    #expect(isChanged == [true, false])
    #expect(workout.currentExercise == 1)
    let skipped = workout
    workout.complete(
      SetPlace(exercise: 0, set: 1), with: [SetDraft(result: Performance(.reps(8)))], at: nil
    ) { original.id }
    #expect(!workout.exercises[0].isSkipped)
    workout = skipped
    workout.append([SetDraft(plan: Target(.exactly(.reps(8))))], to: 0, at: nil) { original.id }
    #expect(workout.exercises[0].isSkipped)
    workout.append([SetDraft(result: Performance(.reps(8)))], to: 0, at: nil) { original.id }
    #expect(!workout.exercises[0].isSkipped)
    workout = skipped
    workout.markToDo([SetPlace(exercise: 0, set: 1)])
    #expect(!workout.exercises[0].isSkipped)
  }
}

@Suite struct BeginningTests {
  private static func ids(from start: UInt64) -> () -> EntityID {
    var random = start
    return {
      random += 1
      return EntityID(at: Instant(seconds: 0, offset: 0), random: random)
    }
  }

  @Test func aRoutineHandsOnItsPlan() throws {
    let planned = try sample(["A": "(10@40) (8@80)", "B": "(8@50)"])
    var routine = Routine(id: planned.id, name: "Push", tags: ["gym"], exercises: planned.exercises)
    routine.progress = Progression(step: Mass(Thousandths(5), .kilograms))
    routine.exercises[0].rest = seconds(120)
    routine.exercises[0].restAfter = seconds(240)
    routine.exercises[1].progress = Progression(misses: 3)
    let workout = routine.workout(
      as: planned.id, named: nil, at: planned.start, unit: .pounds, ids: Self.ids(from: 900))
    #expect(outline(workout) == ["A: (10@40kg) (8@80kg)", "B: (8@50kg)"])
    #expect((workout.name, workout.unit, workout.tags) == ("Push", .pounds, ["gym"]))
    #expect(workout.origin == .routine(planned.id.text))
    #expect(workout.exercises[0].rest == seconds(120) && workout.exercises[0].restAfter == seconds(240))
    #expect(workout.exercises.map(\.progress) == [routine.progress, routine.exercises[1].progress])
    let old = Set(routine.exercises.map(\.id) + routine.exercises.flatMap(\.sets).map(\.id))
    let new = workout.exercises.map(\.id) + workout.exercises.flatMap(\.sets).map(\.id)
    #expect(old.isDisjoint(with: new) && Set(new).count == new.count)
  }

  @Test func whatThePlanLeftOpenStaysOpenWhenRepeated() throws {
    var workout = try sample(["A": "10@80 7@80"])
    workout.exercises[0].sets[0].plan = Target(.repRange(8, 12), at: .percent(Thousandths(70)))
    workout.exercises[0].sets[1].plan = Target(.exactly(.reps(8)))
    let again = workout.repeated(
      as: workout.id, named: nil, at: workout.start, unit: nil, ids: Self.ids(from: 900))
    #expect(outline(again) == ["A: (8-12@80kg) (7@80kg)"])
  }

  @Test func plannedSetsMayStayWhenItEnds() throws {
    var workout = try sample(["A": "8@80 (8@80)", "B": "(8@50)"])
    var kept = workout
    let end = workout.start.adding(seconds: 600)
    let (gone, left) = (workout.finish(at: end), kept.finish(at: end, keepingPlanned: true))
    #expect((gone, left) == (2, 2))
    #expect(outline(workout) == ["A: 8@80kg"])
    #expect(outline(kept) == ["A: 8@80kg (8@80kg)", "B: (8@50kg)"])
    #expect(kept.end == end)
  }

  @Test func anEarlierSessionIsTakenOver() throws {
    var workout = try sample(["A": "(5@100)"])
    var past = try sample(["A": "10@40 8@80 (8@80)"])
    past.exercises[0].sets[0].rest = Duration(seconds: 30)
    past.exercises[0].sets[0].rested = Duration(seconds: 200)
    past.exercises[0].sets[1].rested = Duration(seconds: 5)
    past.exercises[0].sets[1].plan = Target(.repRange(8, 12))
    let places = workout.planAgain(past.exercises[0], in: 0, ids: Self.ids(from: 900))
    #expect(outline(workout) == ["A: (5@100kg) (10@40kg) (8-12@80kg)"])
    #expect(places == [SetPlace(exercise: 0, set: 1), SetPlace(exercise: 0, set: 2)])
    // The planned rest is copied, the rest taken isn't.
    #expect(workout.exercises[0].sets.map(\.rest) == [nil, Duration(seconds: 30), nil])
    #expect(workout.exercises[0].sets.allSatisfy { $0.rested == nil })
  }

  @Test func theRestsOfAnExerciseComeAlongWhereItHasNone() throws {
    var past = try sample(["A": "8@80"])
    past.exercises[0].rest = Duration(seconds: 90)
    past.exercises[0].restAfter = Duration(seconds: 240)
    var workout = try sample(["A": "", "A": ""])
    workout.exercises[1].rest = Duration(seconds: 60)
    for index in 0...1 { _ = workout.planAgain(past.exercises[0], in: index, ids: Self.ids(from: 900)) }
    #expect(workout.exercises.map(\.rest) == [Duration(seconds: 90), Duration(seconds: 60)])
    #expect(workout.exercises.map(\.restAfter) == [Duration(seconds: 240), Duration(seconds: 240)])
  }
}

@Suite struct ChoiceTests {
  @Test func countsUntilTheNextSet() throws {
    var workout = try sample(["A": "8@80", "B": "8@80", "C": "(8@80)"])
    let last = try #require(workout.currentExercise)
    #expect(last != 0)
    workout.choose(0)
    #expect(workout.currentExercise == 0)
    #expect(workout.nextPlanned == SetPlace(exercise: 2, set: 0))
    workout.append([SetDraft(result: lifted(5, 60))], to: 1, at: evening.adding(seconds: 60)) { newID() }
    #expect(workout.currentExercise != 0)
  }

  @Test func choosingTheCurrentOneIsNoChoice() throws {
    var workout = try sample(["A": "(8@80)", "B": "(8@80)"])
    workout.choose(0)
    #expect(workout.choice == nil)
    workout.choose(1)
    #expect(workout.nextPlanned == SetPlace(exercise: 1, set: 0))
    workout.exercises.remove(at: 1)
    #expect(workout.currentExercise == 0)
  }

  @Test func endsWithTheWorkout() throws {
    var workout = try sample(["A": "8@80", "B": "(8@80)"])
    workout.choose(0)
    _ = workout.finish(at: evening.adding(seconds: 3_600))
    #expect(workout.choice == nil)
  }
}
