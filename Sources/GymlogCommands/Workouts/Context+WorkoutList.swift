import Documents
import Logbook
import Training
import Wording

/// The workouts of a range, newest first.
struct WorkoutList {
  var workouts: [Workout] = []
  /// The number of workouts of the range in each month, including those beyond the limit.
  var months: [YearMonth: Int] = [:]
  /// The number of workouts of the range beyond the limit.
  var rest = 0
  /// Documents that couldn't be used.
  var problems: [Problem] = []
}

extension WorkoutList {
  /// The workouts that count in reports (`Session.isTrained`).
  var trained: WorkoutList {
    var list = self
    list.workouts.removeAll { $0.doneCount == 0 }
    for workout in workouts where workout.doneCount == 0 { list.months[YearMonth(workout.start.day)]? -= 1 }
    return list
  }
}

/// A month of a year.
struct YearMonth: Hashable {
  let year: Int
  let month: Int

  init(_ day: Day) { (year, month) = (day.year, day.month) }
}

extension Context {
  /// The workouts of a range. Reads years from the newest, until there are enough workouts; of older years, only counts
  /// names.
  func workouts(in range: WorkoutRange, _ snapshot: Snapshot) throws(Failure) -> WorkoutList {
    var list = WorkoutList()
    var found: [(folder: WorkoutFolder, start: Instant)] = []
    for year in try snapshot.years() where range.touches(year) {
      let folders = try snapshot.workouts(in: year)
      if let limit = range.limit, found.count >= limit, range.covers(year) {
        list.rest += folders.count
        continue
      }
      for folder in folders {
        guard let head = try head(of: folder, in: snapshot, &list.problems) else { continue }
        if range.days.contains(head.start.day), range.includes(head) { found.append((folder, head.start)) }
      }
    }
    found.sort { ($0.start.seconds, $0.folder) > ($1.start.seconds, $1.folder) }
    for one in found { list.months[YearMonth(one.start.day), default: 0] += 1 }
    let shown = found.prefix(range.limit ?? .max)
    list.rest += found.count - shown.count
    for one in shown {
      guard let stored = try snapshot.workout(one.folder) else { continue }
      list.workouts.append(stored.workout)
      list.problems += stored.problems
    }
    return list
  }

  /// A workout without its exercises; nil if its document is missing or unusable. The latter is added to `problems`.
  private func head(
    of folder: WorkoutFolder, in snapshot: Snapshot, _ problems: inout [Problem]
  ) throws(Failure) -> Workout? {
    do {
      return try snapshot.header(folder)
    } catch {
      guard case .damaged(let problem) = error.logbookError else { throw error }
      problems.append(problem)
      return nil
    }
  }
}
