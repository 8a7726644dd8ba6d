import Insights
import Logbook
import Training
import Wording

/// The statistics of the requested time, exercise and tag.
struct StatisticsReport {
  struct Entry {
    let exercise: Exercise
    let name: String
    let tally: Tally
  }

  let question: StatisticsQuery
  let exercise: Exercise?
  let statistics: Statistics
  /// The sets of each muscle in a week; nil without workouts.
  let weekly: WeeklySets?
  let entries: [Entry]
  /// The heaviest tested maxes of each exercise, in the order of the exercises; none of a tag or a routine.
  let tested: [TestedMax]
  /// The first and last training day; nil if there was none.
  let first: Day?
  let last: Day?
  /// The first training day of the logbook; nil without workouts.
  let begun: Day?
  /// Whether the logbook has no workouts.
  let isEmpty: Bool
  /// Whether all exercises were asked for, even on a terminal.
  var isWhole = false
  /// Whether activities are added up beside it, by sport and with the cardio sets, so that people don't see those distances twice.
  var hasActivities = false
  /// The only sport with a pace, a run's if the only exercise has no sport: a pace of runs and rows together would mean nothing.
  var pacedSport: Sport? {
    let paced = entries.filter { distances($0.tally).pace.millimetres > 0 }
    let sports = Set(paced.map { CardioSet.sport(of: $0.exercise.id) })
    guard sports.count == 1, let sport = sports.first, sport != nil || paced.count == 1 else { return nil }
    return sport ?? .run
  }
  /// The distances that count: those of the exercise asked for, or of all cardio.
  func distances(_ tally: Tally) -> Tally.Distances { exercise == nil ? tally.cardio : tally.distances }
  /// The sports of the exercises that were done over a distance.
  var sports: Set<Sport> {
    Set(
      entries.filter { distances($0.tally).millimetres > 0 }.compactMap {
        CardioSet.sport(of: $0.exercise.id)
      })
  }
  let scale: DistanceScale
  /// Whether all of the training is in it. Of a part, no muscle is the least trained, nor was any last trained in it.
  var isOfAll: Bool { exercise == nil && question.tag == nil && question.routine == nil }
  /// The line that asks for all exercises.
  var commandForAll: String {
    "gymlog stats --all" + question.days.options + (question.tag.map { " --tag " + shellWord($0) } ?? "")
      + (question.routine.map { " --routine " + shellWord($0) } ?? "")
  }
  let unit: MassUnit
  let countsPairsTwice: Bool
  let problems: [Problem]
  let today: Day

  /// - Throws: `Failure.neverDone` or `Failure.tagNotFound` if the logbook has no such exercise or tag.
  init(
    _ question: StatisticsQuery, _ trained: TrainingData, _ data: ActivityHistory, _ snapshot: Snapshot,
    _ context: Context
  ) throws(Failure) {
    let history = trained.history
    let workout = question.exercise == nil ? nil : try snapshot.currentWorkout()?.workout
    let named = try question.exercise.flatMap { name throws(Failure) in
      try context.exercise(asked: name, workout, in: history)
    }
    let index = try named.map { named throws(Failure) in
      try context.index(of: named, asked: question.exercise, in: trained)
    }
    if let tag = question.tag { try Self.check(tag, history, data.activities) }
    let origin = try context.origin(routine: question.routine, in: snapshot)
    let sessions = history.sessions(from: question.days.since, through: question.days.until).filter {
      session in
      let session = history.sessions[session]
      return (question.tag.map(history.tags(of: session).hasTag) ?? true)
        && (origin.map { history.origin(of: session) == $0 } ?? true)
    }
    statistics = trained.statistics(of: sessions, exercise: index, by: question.unit, context)
    entries = statistics.exercises.map { found in
      let exercise = context.exercise(found.exercise, of: history)
      return Entry(exercise: exercise, name: context.name(of: exercise), tally: found.sets)
    }
    tested = Self.tested(question, named, entries, trained)
    let counted = index.map { index in
      sessions.filter { session in
        history.sets(of: history.sessions[session]).contains { Int($0.exercise) == index }
      }
    }
    let shown = counted ?? sessions
    first = shown.first.map { history.sessions[$0].day }
    last = shown.last.map { history.sessions[$0].day }
    weekly = shown.first.map { first in
      WeeklySets(
        from: question.days.since.map { max($0, history.sessions[0].day) } ?? history.sessions[first].day,
        through: question.days.until ?? context.now.day, trained, context)
    }
    (self.question, scale) = (question, data.scale)
    exercise = named
    isEmpty = history.sessions.isEmpty
    begun = history.sessions.first?.day
    unit = context.settings.unit.value
    countsPairsTwice = context.settings.dumbbells.value == .both
    problems = trained.problems + snapshot.missingDocuments
    today = context.now.day
  }

  private static func tested(
    _ question: StatisticsQuery, _ named: Exercise?, _ entries: [Entry], _ trained: TrainingData
  ) -> [TestedMax] {
    guard question.tag == nil, question.routine == nil else { return [] }
    var exercises = named.map { [$0.id] } ?? entries.map(\.exercise.id)
    if named == nil {
      for max in trained.tested where !exercises.contains(max.exercise) { exercises.append(max.exercise) }
    }
    return exercises.flatMap { TestedMaxes(of: $0, among: trained.tested, in: question.days).heaviest }
  }

  /// How many days of a span count: those asked for, since the logbook begins, up to today.
  func daysCounted(_ span: CalendarSpan) -> Int {
    span.counted(
      since: question.days.since, begun: begun ?? span.first,
      through: min(question.days.until ?? today, today))
  }

  /// - Throws: `Failure.tagNotFound` for a tag that no workout and no activity has.
  private static func check(
    _ tag: String, _ history: History, _ activities: [Activity]
  ) throws(Failure) {
    var known = Set(activities.flatMap(\.tags))
    for session in history.sessions { known.formUnion(history.tags(of: session)) }
    if !known.hasTag(tag) { throw .tagNotFound(tag, among: known.sorted()) }
  }
}
