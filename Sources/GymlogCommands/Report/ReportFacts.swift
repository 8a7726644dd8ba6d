import Insights
import Logbook
import Training
import Wording

/// The contents of the report, as text and charts.
struct ReportFacts {
  let trained: TrainingData
  let activities: ReportedActivities
  let days: ClosedRange<Day>
  let context: Context
  /// The exercises, and the records broken since the first day.
  let recorded: RecordList
  /// The statistics of these days, in total and by span.
  let statistics: Statistics
  /// All spans from the first workout through today within the days, including those without workouts.
  let spans: [Statistics.SpanTally]
  /// Whether spans are months, not weeks.
  let byMonth: Bool

  init(
    _ trained: TrainingData, _ activities: ReportedActivities, _ days: ClosedRange<Day>, _ context: Context
  ) {
    (self.trained, self.activities, self.days, self.context) = (trained, activities, days, context)
    recorded = RecordList(
      trained, in: DayRange(days), besides: activities.data, context)
    byMonth = days.upperBound.daysSince1970 - days.lowerBound.daysSince1970 > Self.mostDaysByWeek
    let sessions = trained.history.sessions(from: days.lowerBound, through: days.upperBound)
    statistics = trained.statistics(of: sessions, by: byMonth ? .month : .week, context)
    spans = statistics.spans(
      byMonth ? .month : .week,
      from: max(trained.history.sessions.first?.day ?? days.lowerBound, days.lowerBound),
      through: min(days.upperBound, context.now.day))
  }

  var words: Words { context.words }
  var unit: MassUnit { context.settings.unit.value }
  /// Above this number of days, spans are months, not weeks.
  static let mostDaysByWeek = 800
  static let mainLifts = 4
  static let mostMaxes = 8
  static let latestRecords = 15
  static let latestWorkouts = 10

  /// The problems of documents that couldn't be read, and so aren't counted.
  var unread: [String] {
    let problems =
      trained.problems + activities.data.problems + context.problems.filter { !trained.problems.contains($0) }
    return problems.map { Failure($0).message(words, now: context.now).text }
  }

  /// Whether there is nothing to show yet.
  var isEmpty: Bool { trained.isEmpty && activities.data.activities.isEmpty && unread.isEmpty }

  /// The note if there are no workouts in these days, or none at all.
  var nothing: String? {
    guard statistics.total.sets.workouts == 0, activities.isEmpty else { return nil }
    guard trained.isEmpty, unread.isEmpty else { return words.nothingInPeriod }
    return words.noWorkoutsYet().answer.joined(separator: ". ")
  }

  // MARK: - Head

  var span: String { words.days(days.lowerBound, days.upperBound) }

  var made: String { words.dayLong(context.now.day) }

  /// The totals with their labels, and what else is known: the time of the activities, which that of the workouts leaves out.
  var figures: [(label: String, value: String, more: String?)] {
    if isEmpty { return [] }
    let total = statistics.total
    let done: (String, String, String?)? =
      activities.count == 0
      ? nil
      : (words.activitiesHeading, words.number(activities.count), activities.time.map(words.duration))
    // Zeros say nothing to who only runs.
    if total.sets.workouts == 0, let done { return [done] }
    return [
      (words.workoutsHeading.capitalised, words.number(total.sets.workouts), nil),
      total.duration.map { (done == nil ? words.timeHeading : words.workoutTime, words.duration($0), nil) },
      (words.setsHeading.capitalised, words.number(total.sets.sets), nil),
      total.sets.volume.isZero
        ? nil : (words.volume.capitalised, words.tonnes(total.sets.volume.mass(in: unit)), nil),
      done,
    ].compactMap(\.self)
  }
}
