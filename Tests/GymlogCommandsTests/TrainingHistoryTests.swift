import Catalogue
import GymlogCommands
import Testing
import Training
import Wording

/// The made-up history: the same for the same seed, and such as a lifter's could be.
@Suite struct TrainingHistoryTests {
  private static func history(years: Int, seed: UInt64 = 2026) throws -> [Workout] {
    let last = try #require(Day("2026-11-20"))
    return Array(
      TrainingHistory(
        seed: seed, from: last.adding(days: -years * 365 - years / 4), through: last,
        offset: { (4...10).contains($0.day.month) ? 7_200 : 3_600 }, words: Words(.english)))
  }

  /// Made once: the tests only look at it.
  private static let decade = Result { try history(years: 10) }

  @Test func theSameSeedGivesTheSameHistory() throws {
    let one = try Self.history(years: 1)
    #expect(try one == Self.history(years: 1))
    #expect(try one != Self.history(years: 1, seed: 7))
  }

  @Test func aYearIsAboutAHundredAndFiftyWorkouts() throws {
    let year = try Self.history(years: 1)
    #expect((140...165).contains(year.count), "\(year.count)")
    let sets = year.reduce(0) { $0 + $1.exercises.reduce(0) { $0 + $1.sets.count } }
    #expect((3_000...3_900).contains(sets), "\(sets)")
  }

  @Test func tenYearsAreAboutTwoThousand() throws {
    let decade = try Self.decade.get()
    #expect((1_950...2_050).contains(decade.count), "\(decade.count)")
    let sets = decade.reduce(0) { $0 + $1.exercises.reduce(0) { $0 + $1.sets.count } }
    #expect((46_500...49_500).contains(sets), "\(sets)")
  }

  @Test func everyNameIsUsedOnce() throws {
    var ids: Set<EntityID> = []
    for workout in try Self.decade.get() {
      let all =
        [workout.id] + workout.exercises.map(\.id) + workout.exercises.flatMap { $0.sets.map(\.id) }
      for id in all { #expect(ids.insert(id).inserted) }
    }
  }

  @Test func exercisesAreInTheCatalogueAndCountedItsWay() throws {
    var seen: Set<ExerciseID> = []
    for workout in try Self.decade.get() {
      for entry in workout.exercises where seen.insert(entry.exercise).inserted {
        let exercise = try #require(Catalogue.bundled.exercise(id: entry.exercise))
        #expect(entry.name == exercise.name)
        for set in entry.sets {
          let result = try #require(set.result)
          #expect(result.amount.countMode == exercise.countMode, "\(exercise.name)")
          #expect(Self.fits(result.load, exercise.equipment.loading), "\(exercise.name) \(result)")
        }
      }
    }
    #expect(seen.count >= 25)
  }

  private static func fits(_ load: Load?, _ loading: Loading) -> Bool {
    switch (loading, load) {
    case (.external, .external), (.bodyWeight, .bodyWeight), (.added, .added), (.assisted, .assisted),
      (.unloaded, nil):
      true
    default: false
    }
  }

  @Test func timesRunForwardWithinAWorkoutAndFromOneToTheNext() throws {
    var last = Instant(seconds: .min, offset: 0)
    for workout in try Self.decade.get() {
      #expect(workout.start > last)
      let end = try #require(workout.end)
      #expect((25 * 60...150 * 60).contains(end.seconds - workout.start.seconds))
      let times = workout.exercises.flatMap(\.sets).compactMap(\.completed)
      #expect(times.allSatisfy { workout.start < $0 && $0 < end })
      for exercise in workout.exercises {
        let own = exercise.sets.compactMap(\.completed)
        #expect(own == own.sorted() && Set(own).count == own.count)
      }
      last = end
    }
  }

  @Test func loadsAreOnThePlatesAndGrow() throws {
    let decade = try Self.decade.get()
    for (exercise, name) in [("5", "squat"), ("1", "bench"), ("32", "deadlift"), ("2", "press")] {
      let best = try Self.bestEachYear(exercise, decade)
      #expect(best.count == 10, "\(name)")
      // A year can be worse than the one before, hardly so; and the first adds more than the last five.
      for (year, next) in zip(best, best.dropFirst()) { #expect(next * 100 >= year * 98, "\(name)") }
      #expect(best[9] - best[4] < best[1] - Self.first(exercise, decade), "\(name)")
      #expect(best[9] < 230_000, "\(name)")
    }
  }

  /// The heaviest load of each year of training, in grams.
  private static func bestEachYear(_ exercise: String, _ workouts: [Workout]) throws -> [Int] {
    let first = try #require(workouts.first).start.seconds
    let years = Dictionary(grouping: workouts) { ($0.start.seconds - first) / (365 * 86_400 + 21_600) }
    return years.sorted { $0.key < $1.key }.map { loads(exercise, $0.value).max() ?? 0 }
  }

  private static func first(_ exercise: String, _ workouts: [Workout]) -> Int {
    loads(exercise, workouts).first ?? 0
  }

  private static func loads(_ exercise: String, _ workouts: [Workout]) -> [Int] {
    let sets = workouts.flatMap(\.exercises).filter { $0.exercise.text == exercise }.flatMap(\.sets)
    let loads = sets.filter { $0.type.isWork }.compactMap { $0.result?.load?.mass?.value.raw }
    #expect(loads.allSatisfy { $0 % 2_500 == 0 && $0 >= 20_000 })
    return loads
  }

  @Test func itLooksLikeALogbook() throws {
    let year = try Self.history(years: 1)
    let sets = year.flatMap(\.exercises).flatMap(\.sets)
    #expect(sets.contains { $0.type == .warmUp } && sets.contains { $0.result?.effort != nil })
    #expect(sets.contains { $0.plan?.performance?.amount != $0.result?.amount && $0.plan != nil })
    #expect(year.contains { $0.tags == ["deload"] } && year.contains { $0.note != nil })
    #expect(Set(year.map(\.name)).count >= 2 && year.allSatisfy { !$0.isOpen })
    #expect(year.flatMap(\.exercises).contains { $0.superset != nil })
    let gaps = zip(year, year.dropFirst()).map { $1.start.day.daysSince1970 - $0.start.day.daysSince1970 }
    #expect((8...21).contains(gaps.max() ?? 0) && gaps.allSatisfy { $0 >= 1 })
  }
}
