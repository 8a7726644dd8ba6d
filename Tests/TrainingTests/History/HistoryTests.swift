import TestSupport
import Testing

@testable import Training

@Suite struct HistoryTests {
  /// The facts of workouts that a history must keep, read back from it.
  private func unpacked(_ history: History) -> [Outline] {
    history.sessions.map { session in
      Outline(
        id: session.id, name: history.name(of: session), start: session.start, end: session.end,
        unit: session.unit, tags: history.tags(of: session), origin: history.origin(of: session),
        sets: history.sets(of: session).map { set in
          Outline.Done(
            exercise: history.id(ofExercise: Int(set.exercise)), place: set.place, type: set.type,
            performance: history.performance(set), completed: set.completed)
        })
    }
  }

  @Test(arguments: seeds(40)) func whatIsPackedComesBack(seed: UInt64) {
    var random = SeededRandom(seed)
    let workouts = random.workouts()
    let history = History(workouts)
    let sorted = workouts.sorted { ($0.start.seconds, $0.id) < ($1.start.seconds, $1.id) }
    #expect(unpacked(history) == sorted.map(Outline.init))
    for (session, workout) in zip(history.sessions, sorted) {
      for hours in [0, 1, 2, 4, 5, 7, 9, 50_000] {
        let now = workout.lastActivity.adding(seconds: hours * 3_600)
        #expect(history.elapsed(session, at: now) == workout.elapsed(at: now))
        let limit = Duration(seconds: hours * 1_800)
        #expect(
          history.elapsed(session, at: now, idleLimit: limit) == workout.elapsed(at: now, idleLimit: limit))
      }
      #expect(session.day == workout.start.day)
    }
  }

  @Test(arguments: seeds(40)) func theOrderOfWorkoutsDoesNotMatter(seed: UInt64) {
    var random = SeededRandom(seed)
    let workouts = random.workouts()
    #expect(History(workouts) == History(workouts.shuffled(using: &random)))
  }

  @Test(arguments: seeds(40)) func sessionsOfAnotherHistoryAreAsGood(seed: UInt64) {
    var random = SeededRandom(seed)
    let workouts = random.workouts().sorted { ($0.start.seconds, $0.id) < ($1.start.seconds, $1.id) }
    let (all, kept) = (History(workouts), workouts.map { _ in random.chance(70) })
    var builder = HistoryBuilder()
    let source = builder.source(all)
    var expected: [Workout] = []
    for (index, workout) in workouts.enumerated() {
      switch (kept[index], random.chance(50)) {
      case (true, _):
        builder.append(index, of: source)
        expected.append(workout)
      case (false, true):
        builder.append(workout)
        expected.append(workout)
      case (false, false): break
      }
    }
    #expect(builder.history() == History(expected))
  }

  @Test(arguments: seeds(40)) func setsOfAnExerciseAreInTheOrderDone(seed: UInt64) {
    var random = SeededRandom(seed)
    let history = History(random.workouts())
    var found = 0
    for exercise in history.exercises {
      let sets = history.sets(ofExercise: exercise)
      #expect(sets.allSatisfy { Int($0.exercise) == exercise })
      #expect(zip(sets, sets.dropFirst()).allSatisfy { precedes($0, $1) })
      #expect(Set(sets.indices.map { sets.setIndex($0) }).count == sets.count)
      found += sets.count
    }
    #expect(found == history.sets.count)
  }

  @Test(arguments: seeds(40)) func oneExerciseIsWhatItIsAmongAll(seed: UInt64) {
    var random = SeededRandom(seed)
    let history = History(random.workouts())
    for exercise in history.exercises {
      let sets = history.sets(ofExercise: exercise)
      let alone = History(Array(sets), of: history)
      #expect(alone.exerciseSpans.map(\.id) == [history.id(ofExercise: exercise)])
      #expect(alone.sets(ofExercise: 0).map(alone.performance) == sets.map(history.performance))
      #expect(alone.sets(ofExercise: 0).map(\.place) == sets.map(\.place))
      #expect(
        alone.sets(ofExercise: 0).map { alone.session(of: $0).id } == sets.map { history.session(of: $0).id })
      #expect(alone.sessions.allSatisfy { $0.sets.count > 0 })
      #expect(alone.name(ofExercise: 0) == history.name(ofExercise: exercise))
    }
  }

  private func precedes(_ one: PerformedSet, _ other: PerformedSet) -> Bool {
    if one.session != other.session { return one.session < other.session }
    guard let first = one.completed?.seconds, let second = other.completed?.seconds else { return true }
    return first < second || (first == second && one.place < other.place)
  }

  @Test func aSetWithoutATimeComesAfterTheOneBeforeIt() throws {
    var workout = try sample(["Bench Press": "1@80 2@80 3@80", "Row": "9@50", "Bench": "4@80 5@80"])
    workout.exercises[2].exercise = workout.exercises[0].exercise
    let start = workout.start
    let times: [Int?] = [100, 90, nil, 110, nil]
    let places = workout.places.filter { $0.exercise != 1 }
    for (place, time) in zip(places, times) {
      workout[place].completed = time.map { start.adding(seconds: $0) }
    }
    let history = History([workout])
    #expect(history.sets(of: workout.exercises[0].exercise).map(\.reps) == [2, 3, 1, 4, 5])
    #expect(history.sets(of: workout.exercises[1].exercise).map(\.reps) == [9])
  }

  @Test func whatIsOnlyPlannedIsNotInIt() throws {
    let workout = try sample(["Bench Press": "(8@80) 8@80 (8@80) 7@80", "Row": "(9@50)"])
    let history = History([workout])
    #expect(history.sets.map(\.place) == [SetPlace(exercise: 0, set: 1), SetPlace(exercise: 0, set: 3)])
    #expect(history.exercises.count == 1)
    #expect(history.sessions[0].isOpen)
  }

  @Test func anExerciseHasTheNameOfItsLastSet() throws {
    var workouts = [try sample(["Old": "8@80"]), try sample(["New": "8@80"])]
    workouts[1].start = workouts[0].start.adding(seconds: 60)
    let history = History(workouts)
    #expect(history.name(ofExercise: 0) == "New")
    #expect(History([workouts[0]]).name(ofExercise: 0) == "Old")
  }

  @Test func daysAreThoseOfTheLifter() throws {
    // The same moment in Kiritimati, in Madrid and on Baker Island.
    let texts = ["2026-01-02T01:00:00+14:00", "2026-01-01T12:00:00+01:00", "2025-12-31T23:00:00-12:00"]
    let starts = try texts.map { try #require(Instant($0)) }
    let workouts = try starts.enumerated().map { number, start in
      var workout = try sample(["Row": "8@50"])
      (workout.id, workout.start) = (EntityID(at: start, random: UInt64(number)), start)
      return workout
    }
    let history = History(workouts)
    let first = try #require(Day("2026-01-01"))
    let days: ([Int]) -> [String] = { $0.map { history.sessions[$0].day.text }.sorted() }
    #expect(days(history.sessions(from: first)) == ["2026-01-01", "2026-01-02"])
    #expect(days(history.sessions(through: first)) == ["2025-12-31", "2026-01-01"])
    #expect(days(history.sessions(from: first, through: first)) == ["2026-01-01"])
    #expect(history.sessions(from: first.adding(days: 2)) == [])
    #expect(history.sessions(from: first, through: first.adding(days: -1)) == [])
    #expect(history.sessions() == [0, 1, 2])
  }

  @Test func aWorkoutCountsFromItsFirstSet() throws {
    let history = History([try sample(["Row": "(8@50)"]), try sample([:]), try sample(["Row": "8@50"])])
    #expect(history.sessions.count == 3)
    #expect(history.sessions().map { history.sessions[$0].sets.count } == [1])
  }

  @Test func ofNoWorkoutsThereIsNoHistory() {
    #expect(History() == History([]))
    #expect(History().sessions() == [])
    #expect(History().exercises.isEmpty)
  }

  @Test(arguments: seeds(40)) func idsAreOrderedLikeTheirTexts(seed: UInt64) {
    var random = SeededRandom(seed)
    let ids = (0..<50).map { _ in random.id() }
    #expect(ids.map(PackedID.init).map(\.entity) == ids)
    #expect(ids.sorted() == ids.sorted { PackedID($0) < PackedID($1) })
    #expect(ids.map { PackedID(ExerciseID($0)).exercise } == ids.map { ExerciseID($0) })
    for text in ["1", "42", "999999999"] {
      #expect(ExerciseID(text).map { PackedID($0).exercise.text } == text)
    }
  }

  @Test func theMemoryIsWhatTheIndexCountsOn() {
    #expect(MemoryLayout<PerformedSet>.stride == 64)
    #expect(MemoryLayout<Session>.stride == 80)
    #expect(MemoryLayout<ExerciseSpan>.stride == 24)
    #expect(MemoryLayout<PackedID>.stride == 16)
  }
}

private struct Outline: Equatable {
  var id: EntityID
  var name: String?
  var start: Instant
  var end: Instant?
  var unit: MassUnit
  var tags: [String]
  var origin: Workout.Origin?
  var sets: [Done]

  struct Done: Equatable {
    var exercise: ExerciseID
    var place: SetPlace
    var type: SetType
    var performance: Performance
    var completed: Instant?
  }
}

extension Outline {
  init(_ workout: Workout) {
    (id, name, start, end) = (workout.id, workout.name, workout.start, workout.end)
    (unit, tags, origin) = (workout.unit, workout.tags, workout.origin)
    sets = workout.places.compactMap { place in
      let set = workout[place]
      return set.result.map {
        Done(
          exercise: workout.exercises[place.exercise].exercise, place: place, type: set.type,
          performance: $0, completed: set.completed)
      }
    }
  }
}
