import Formats
import Insights
import Training
import Wording

struct YearReport {
  /// An exercise done often.
  struct Favourite {
    let exercise: Exercise
    let name: String
    let tally: Tally
    /// Its best reliable estimate of the year; nil without one.
    let best: Load?
    /// The heaviest tested max of the year, unless a set was heavier; nil without one.
    let tested: TestedMax?
  }

  let year: Int
  let days: ClosedRange<Day>
  /// Whether the year isn't over.
  let isNow: Bool
  let statistics: Statistics
  /// Every month up to today, those without workouts too.
  let months: [Statistics.SpanTally]
  let daysTrained: Int
  /// The longest run of weeks with a training day that has a week in this year.
  let streak: WeekStreak?
  let favourites: [Favourite]
  let records: RecordList
  let trained: TrainingData
  /// The totals of the activities by sport, with the cardio sets of workouts.
  let activities: ActivityTotals
  private let hasActivities: Bool
  let context: Context

  /// The most exercises shown.
  private static let mostFavourites = 5

  init(_ year: Int, _ trained: TrainingData, _ data: ActivityHistory, _ context: Context) {
    let today = context.now.day
    let whole = CalendarPeriod.year(year).days
    isNow = whole.contains(today)
    days = whole.lowerBound...(isNow ? today : whole.upperBound)
    (self.year, self.trained, self.context) = (year, trained, context)
    let sessions = trained.history.sessions(from: days.lowerBound, through: days.upperBound)
    statistics = trained.statistics(of: sessions, by: .month, context)
    months = statistics.spans(.month, from: days.lowerBound, through: days.upperBound)
    hasActivities = !data.activities.isEmpty
    activities = ActivityTotals(data, trained) { [days] in days.contains($0.start.day) }
    let entries = TrainedDays(trained.history)
      .with(activities: data.activities.map(\.start.day)).entries(
        from: days.lowerBound, through: days.upperBound)
    daysTrained = entries.count
    streak = TrainedDays(entries: entries).longestStreak
    records = RecordList(trained, in: DayRange(days), besides: data, context)
    favourites = statistics.exercises.prefix(Self.mostFavourites).map { [records, days] found in
      let exercise = records.exercises[found.exercise]
      let series = trained.history.progress(
        ofExercise: found.exercise, by: .e1rm, exercise, bodyWeights: trained.bodyWeights,
        formula: context.settings.formula.value, in: context.settings.unit.value,
        breaks: records.breaks[found.exercise])
      let tested = TestedMaxes(of: exercise.id, among: trained.tested, in: DayRange(days)).heaviest(
        forReps: 1)
      let isOutdone = trained.history.workSets(
        ofExercise: found.exercise, from: days.lowerBound, through: days.upperBound
      ).contains { set in
        guard let tested, let load = set.load, set.reps != 0 else { return false }
        return load.signedExact > tested.load.signedExact
      }
      let best = series.points(from: days.lowerBound, through: days.upperBound).filter { !$0.isRough }
        .max { $0.value < $1.value }
      return Favourite(
        exercise: exercise, name: context.name(of: exercise), tally: found.sets,
        best: best.flatMap { point in
          point.set.flatMap { trained.history.performance(trained.history.sets[$0]).load }?
            .with(signed: point.value, series.unit)
        }, tested: isOutdone ? nil : tested)
    }
  }

  var words: Words { context.words }
  var unit: MassUnit { context.settings.unit.value }
  var total: Statistics.TimedTally { statistics.total }
  /// Whether nothing was ever done.
  var isOfEmptyLogbook: Bool { trained.isEmpty && !hasActivities }
  /// The logbook's first day, or the year's.
  var begun: Day { max(trained.history.sessions.first?.day ?? days.lowerBound, days.lowerBound) }
  var isEmpty: Bool { total.sets.workouts == 0 && activities.rows.isEmpty }

  /// The month with the most volume, or, without any volume, with the most time.
  var strongest: Statistics.SpanTally? {
    func rank(_ month: Statistics.SpanTally) -> (Int128, Int) {
      (month.tally.sets.volume.exact, month.tally.duration?.seconds ?? 0)
    }
    return months.filter { $0.tally.sets.workouts > 0 }.max { rank($0) < rank($1) }
  }

  func weight(_ volume: Volume) -> String { words.tonnes(volume.mass(in: unit)) }

  func name(_ month: Statistics.SpanTally) -> String { words.month(Month(of: month.span.first)) }

  /// `October: 71.2 t`
  var strongestText: String? {
    strongest.map { month in
      let volume = month.tally.sets.volume
      let much = volume.isZero ? month.tally.duration.map(words.duration) : weight(volume)
      return name(month).capitalised + (much.map { ", " + $0 } ?? "")
    }
  }

  /// `412 sets, 188.2 t, e1RM 155.1 kg, tested 1RM 160 kg`
  func figures(_ favourite: Favourite) -> String {
    let tally = favourite.tally
    return [
      words.sets(tally.sets), tally.volume.isZero ? nil : weight(tally.volume),
      tally.millimetres.count > 0
        ? activities.scale.distance(millimetres: tally.millimetres.total, words) : nil,
      favourite.best.map { words.estimatedMax + " " + words.load($0, rounds: true) },
      favourite.tested.map(words.reached),
    ].compactMap(\.self).joined(separator: ", ")
  }

  /// The records of the year, latest first, one for each exercise and day.
  var latestRecords: [LatestRecords.Row] {
    LatestRecords(records, tested: trained.tested, context).rows
  }

  /// The records of the year as a timeline, oldest first: of each exercise the last of a month, and if those don't fit on a sheet of
  /// paper, the ones of the exercises done most.
  var milestones: [LatestRecords.Row] {
    struct Place: Hashable {
      let exercise: ExerciseID
      let month: Int
    }
    var seen: Set<Place> = []
    let last = latestRecords.filter {
      seen.insert(Place(exercise: $0.exercise, month: $0.day.month)).inserted
    }
    let ranks = Dictionary(
      statistics.exercises.enumerated().map {
        (trained.history.id(ofExercise: $0.element.exercise), $0.offset)
      },
      uniquingKeysWith: { first, _ in first })
    let ranked = last.enumerated().sorted { one, other in
      (ranks[one.element.exercise] ?? .max, one.offset) < (
        ranks[other.element.exercise] ?? .max, other.offset
      )
    }
    var (rest, months) = (linesOfRecords, Set<Int>())
    let chosen = ranked.prefix { row in
      let record = row.element
      rest -= Double((record.name.count * 6 / 5 + 1 + record.text.count + Self.columns - 1) / Self.columns)
      if months.insert(record.day.month).inserted { rest -= 1.2 }
      return rest >= 0
    }
    return chosen.sorted { $0.offset > $1.offset }.map(\.element)
  }

  /// The letters on a line of a record on a sheet of paper, which has two such lines side by side. Names are bold, and wider.
  private static let columns = 54

  /// The lines that are left for records on a sheet of paper, below the rows of figures and the bars of the months.
  private var linesOfRecords: Double {
    let rows = (facts.count + 4) / 5
    return Double(2 * (26 - 3 * (rows - 3)))
  }

  // MARK: - For programs

  var json: [JSON.Member] {
    let tally = total.sets
    return JSON.members([
      "year": .int(year), "since": .string(days.lowerBound.text), "until": .string(days.upperBound.text),
      "daysTrained": .int(daysTrained), "workouts": .int(tally.workouts),
      "seconds": total.duration.map { .int($0.seconds) } ?? .null, "sets": .int(tally.sets),
      "volume": WorkoutJSON.mass(tally.volume.mass(in: unit)),
      "strongestMonth": strongest.map { month in
        [
          "month": .string(month.span.code), "workouts": .int(month.tally.sets.workouts),
          "volume": WorkoutJSON.mass(month.tally.sets.volume.mass(in: unit)),
        ]
      } ?? .null,
      "longestStreak": streak.map {
        ["weeks": .int($0.weeks), "since": .string($0.firstMonday.text), "until": .string($0.lastDay.text)]
      }
        ?? .null,
      "favourites": .array(
        favourites.map { favourite in
          [
            "exercise": .string(favourite.exercise.name), "exerciseId": .string(favourite.exercise.id.text),
            "sets": .int(favourite.tally.sets), "workSets": .int(favourite.tally.workSets),
            "volume": WorkoutJSON.mass(favourite.tally.volume.mass(in: unit)),
            "e1rm": favourite.best.map { WorkoutJSON.quantity($0.signed(in: unit), unit.rawValue) } ?? .null,
            "tested": [favourite.tested].compactMap(\.self).json,
          ]
        }), "broken": records.records(context).json,
    ]) + activities.json(words)
  }
}
