import Catalogue
import Formats
import Insights
import Logbook
import TerminalKit
import Training
import Wording

/// The tested maxes of one exercise, for the reports beside `max`.
struct TestedMaxes {
  /// Newest first.
  let all: [TestedMax]

  init(of exercise: ExerciseID, among tested: [TestedMax], in range: DayRange? = nil) {
    all = tested.filter { max in
      max.exercise == exercise && range?.contains(max.at.day) != false
    }.sorted { ($0.at.seconds, $0.id) > ($1.at.seconds, $1.id) }
  }

  /// The newest of each kind, 1RM first.
  var newest: [TestedMax] { TestedMax.Kind.allCases.compactMap { kind in all.first { $0.kind == kind } } }

  /// The heaviest of each kind, 1RM first; of equal ones the first.
  var heaviest: [TestedMax] {
    TestedMax.Kind.allCases.compactMap { kind in
      all.reversed().filter { $0.kind == kind }.max { $0.load.signedExact < $1.load.signedExact }
    }
  }

  /// The heaviest lifted for at least this many reps; of equal ones the first.
  func heaviest(forReps reps: Int) -> TestedMax? {
    all.reversed().filter { $0.kind.reps >= reps }.max { $0.load.signedExact < $1.load.signedExact }
  }

  /// Whether more was lifted in a test than in any set, if the mark is the heaviest load of the sets.
  func outdo(_ mark: RecordEntry) -> Bool {
    guard mark.kind == .heaviestLoad, let load = mark.performance.load, let tested = heaviest(forReps: 1)
    else { return false }
    return tested.load.signedExact > load.signedExact
  }
}

extension [TestedMax] {
  /// Whether the same was tested on the same day.
  func has(_ max: TestedMax) -> Bool {
    contains {
      $0.exercise == max.exercise && $0.kind == max.kind && $0.load == max.load && $0.at.day == max.at.day
    }
  }

  /// The indices of the sets that they were tested with, of sets done on some days: the last of equal ones.
  func indices(
    of sets: [(exercise: ExerciseID, type: SetType, result: Performance)], on days: ClosedRange<Day>
  ) -> Set<Int> {
    Set(
      compactMap { max in
        guard days.contains(max.at.day) else { return nil }
        return sets.lastIndex { set in
          set.exercise == max.exercise && set.result.load == max.load
            && set.result.testedKind(set.type) == max.kind
        }
      })
  }

  /// The sets of a workout that they were tested with.
  func sets(of workout: Workout) -> Set<SetPlace> {
    let places = workout.places.filter { workout[$0].result != nil }
    let sets = places.compactMap { place in
      workout[place].result.map { (workout.exercises[place.exercise].exercise, workout[place].type, $0) }
    }
    return Set(indices(of: sets, on: workout.testDays).map { places[$0] })
  }
}

extension History {
  /// The session that a max was tested in: of its day, the last that had begun, else the first; nil on a day without any.
  func session(of max: TestedMax) -> Int? {
    let day = max.at.day
    let found = sessions(from: day.adding(days: -1), through: day).filter {
      (sessions[$0].day...Swift.max(sessions[$0].day, sessions[$0].end?.day ?? day)).contains(day)
    }
    return found.last { sessions[$0].start.seconds <= max.at.seconds } ?? found.first
  }
}

extension Workout {
  /// The days on which maxes may have been tested in it.
  var testDays: ClosedRange<Day> { start.day...Swift.max(start.day, end?.day ?? start.day) }

  fileprivate var places: [SetPlace] {
    exercises.enumerated().flatMap { index, entry in
      entry.sets.indices.map { SetPlace(exercise: index, set: $0) }
    }
  }
}

extension Context {
  /// The sets of a workout that maxes were tested with; none if those can't be read.
  func testedSets(of workout: Workout) -> Set<SetPlace> {
    let maxes = try? logbook.read { snapshot throws(Failure) in try snapshot.testedMaxes().maxes }
    return maxes?.sets(of: workout) ?? []
  }

  /// The exercise of a tested max: from the catalogue, or known only by name.
  func exercise(of max: TestedMax) -> Exercise {
    catalogue(with: max.exercise).exercise(id: max.exercise)
      ?? Exercise(unknown: max.exercise, max.name, .reps)
  }
}

extension [TestedMax] {
  func points(in unit: MassUnit, _ words: Words) -> [LineChart.Point] {
    map { max in
      LineChart.Point(
        day: max.at.day.daysSince1970, value: Double(max.load.signed(in: unit).raw) / 1_000,
        label: words.dayShortWithYear(max.at.day) + ": " + words.reached(max),
        note: words.load(max.load, convertedTo: unit))
    }
  }

  /// For programs.
  var json: JSON { .array(map { .object($0.json) }) }
}

extension ReportTable<TestedMax> {
  /// Tested maxes below a table; `kind` is its column for what a row is of. `context`: their exercises are named.
  static func tested(_ maxes: [TestedMax], kind: String, _ context: Context? = nil) -> ReportTable {
    var table = ReportTable(maxes)
    if let context {
      table.flatColumn("exercise") { .text(context.exercise(of: $0).name) }
      table.flatColumn("exerciseId") { .text($0.exercise.text) }
    }
    table.flatColumn(kind) { .text("tested" + $0.kind.rawValue) }
    table.flatColumn("value") { max in
      max.load.mass.cell { .number(max.load.signed(in: $0.unit)) }
    }
    table.flatColumn("unit") { $0.load.mass.cell { .text($0.unit.rawValue) } }
    table.flatColumn("date") { .day($0.at.day) }
    return table
  }
}

extension Words {
  /// `tested 1RM 180 kg`.
  func reached(_ max: TestedMax) -> String { reached(tested(label(max.kind)), load(max.load)) }
}
