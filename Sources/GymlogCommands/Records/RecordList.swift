import Catalogue
import Formats
import Insights
import Training

/// The records broken in all exercises, latest first; from each workout, those that still stood at its end.
struct RecordList {
  /// A place in the list; `list[entry]` is the record.
  struct Entry {
    /// The index of the exercise among `exercises`.
    let exercise: Int
    fileprivate let index: Int
  }

  let history: History
  let range: DayRange
  /// The exercises of the history, by index.
  let exercises: [Exercise]
  let entries: [Entry]
  let trained: TrainingData
  /// Every record break of each exercise, oldest first.
  let breaks: [[RecordBreak]]
  /// The breaks of each exercise that still stood at the end of their workout, oldest first.
  private let standing: [[RecordBreak]]

  /// A record that an activity broke, with the exercise that its sport is called by.
  struct Outing {
    let exercise: Exercise
    let broken: BrokenActivityRecords
    /// On how many days before its sport had been done.
    let earlierDays: Int
  }

  /// The records that activities broke, latest first; empty unless activities stand beside the sets.
  let outings: [Outing]

  init(
    _ trained: TrainingData, in range: DayRange, besides data: ActivityHistory? = nil, _ context: Context
  ) {
    let history = trained.history
    (self.history, self.range, self.trained) = (history, range, trained)
    var exercises: [Exercise] = []
    var breaks: [[RecordBreak]] = []
    var standing: [[RecordBreak]] = []
    // A record is large, so places are sorted instead. Records of one set keep the order in which they were found.
    var found: [Entry] = []
    var keys: [(session: Int, set: Int, order: Int)] = []
    for exercise in history.exercises {
      let recorded = trained.records(of: exercise, context)
      exercises.append(recorded.exercise)
      breaks.append(recorded.records.breaks)
      // A run that is logged twice counts as the activity.
      standing.append(recorded.records.standing.filter { data == nil || trained.twins[$0.mark.set] == nil })
      for (index, broken) in standing[exercise].enumerated()
      where range.contains(history.sessions[broken.mark.session].day) {
        keys.append((broken.mark.session, broken.mark.set, -found.count))
        found.append(Entry(exercise: exercise, index: index))
      }
    }
    (self.exercises, self.breaks, self.standing) = (exercises, breaks, standing)
    entries = keys.sorted { $1 < $0 }.map { found[-$0.order] }
    outings = data.map { Self.outings($0, history, in: range, context) } ?? []
  }

  private static func outings(
    _ activities: ActivityHistory, _ history: History, in range: DayRange, _ context: Context
  ) -> [Outing] {
    if activities.activities.isEmpty { return [] }
    var exercises: [Sport: Exercise?] = [:]
    return ActivityRecords.broken(activities, history, in: range).reversed().compactMap { rows, earlierDays in
      let broken = BrokenActivityRecords(rows, activities.scale, context)
      guard let sport = rows.first?.row.sport, !broken.told.isEmpty else { return nil }
      let exercise =
        exercises[sport] ?? sport.exercise.flatMap { context.catalogue(with: $0).exercise(id: $0) }
      exercises[sport] = .some(exercise)
      return exercise.map { Outing(exercise: $0, broken: broken, earlierDays: earlierDays) }
    }
  }

  subscript(_ entry: Entry) -> RecordBreak { standing[entry.exercise][entry.index] }

  /// The days that calendars mark (`History.recordSessions`), and those that they don't, with a record of an exercise or a sport
  /// among its first.
  var calendarDays: (marked: Set<Day>, early: Set<Day>) {
    func days(_ sessions: (Int, [RecordBreak]) -> [Int]) -> Set<Day> {
      Set(exercises.indices.flatMap { sessions($0, standing[$0]) }.map { history.sessions[$0].day })
    }
    var (marked, early) = (days(history.recordSessions), days(history.earlyRecordSessions))
    for outing in outings {
      guard let day = outing.broken.told.first?.row.activity.start.day else { continue }
      if outing.earlierDays < History.firstSessions { early.insert(day) } else { marked.insert(day) }
    }
    return (marked, early)
  }

  /// The entries of each exercise and day, the most telling first.
  var days: [[Entry]] {
    var groups: [[Entry]] = []
    var places: [Place: Int] = [:]
    for entry in entries {
      let place = Place(exercise: entry.exercise, day: history.sessions[self[entry].mark.session].day)
      if let index = places[place] {
        groups[index].append(entry)
      } else {
        places[place] = groups.count
        groups.append([entry])
      }
    }
    return groups.map { group in
      group.enumerated().map { (order: self[$1].mark.order, offset: $0, entry: $1) }
        .sorted { ($0.order, $0.offset) < ($1.order, $1.offset) }.map(\.entry)
    }
  }

  private struct Place: Hashable {
    let exercise: Int
    let day: Day
  }

  /// How body weight counts in the estimates and volumes of some entries; `load` if none involves it.
  func basis(of entries: some Sequence<Entry>) -> MovedLoad.Basis {
    // With dumbbells or a bar, only the volume has it, as the records of that exercise say.
    entries.lazy.filter { exercises[$0.exercise].equipment.loading != .external }
      .map { trained.basis(of: [self[$0].mark], exercises[$0.exercise]) }.first { $0 != .load }
      ?? .load
  }

  func json(_ context: Context) -> [JSON.Member] {
    JSON.members([
      "since": range.since.map { .string($0.text) } ?? .null,
      "until": range.until.map { .string($0.text) } ?? .null, "broken": records(context).json,
      "tested": tests.json,
    ])
  }

  /// The tested maxes that were more than those tested before, latest first.
  private var tests: [TestedMax] { LatestRecords.broken(trained.tested, in: range).map(\.max) }

  func table(_ context: Context) -> ReportTable<EitherRow<RecordRow, TestedMax>> {
    records(context).followed(by: .tested(tests, kind: "kind", context))
  }

  func records(_ context: Context) -> ReportTable<RecordRow> {
    let recordTexts = exercises.map { RecordText($0, context, context.words) }
    let sets = entries.map { entry -> (start: Int, row: RecordRow) in
      let broken = self[entry]
      let row = trained.row(broken, recordTexts[entry.exercise])
      return (history.sessions[broken.mark.session].start.seconds, row)
    }
    let told = outings.flatMap { outing in
      outing.broken.told.map { row, before -> (start: Int, row: RecordRow) in
        let record = RecordRow(outing.exercise, row, previous: RecordRow(outing.exercise, before))
        return (start: row.activity.start.seconds, row: record)
      }
    }
    guard !told.isEmpty else { return .records(sets.map(\.row)) }
    let all = (sets + told).enumerated().sorted {
      ($1.element.start, $0.offset) < ($0.element.start, $1.offset)
    }
    return .records(all.map(\.element.row))
  }
}
