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

  init(_ month: (year: Int, month: Int)) { (year, self.month) = month }
}

extension Context {
  /// The workouts of a range, as far as a list shows them (`History.outline(of:)`).
  func workouts(in range: WorkoutRange, _ snapshot: Snapshot) throws(Failure) -> WorkoutList {
    guard let limit = range.limit else { return try allWorkouts(in: range, snapshot) }
    return try workouts(in: range, limit, snapshot)
  }

  /// The workouts of a range, from the index.
  private func allWorkouts(in range: WorkoutRange, _ snapshot: Snapshot) throws(Failure) -> WorkoutList {
    let recorded = try history(in: snapshot)
    let history = recorded.history
    var list = WorkoutList()
    var folders: [EntityID: WorkoutFolder]?
    for session in history.sessions.reversed() where range.days.contains(session.day) {
      guard range.includes(tags: history.tags(of: session), history.origin(of: session)) else { continue }
      list.months[YearMonth(session.day), default: 0] += 1
      if session.isOutlined {
        list.workouts.append(history.outline(of: session))
        continue
      }
      if folders == nil { folders = try self.folders(in: snapshot) }
      guard let folder = folders?[session.id] else { continue }
      if !session.isOutlinedBelow {
        if let workout = try snapshot.workout(folder)?.workout { list.workouts.append(workout) }
      } else if var head = try snapshot.header(folder) {
        head.exercises = history.outlines(of: session)
        list.workouts.append(head)
      }
    }
    list.problems = recorded.problems.filter { isAbout($0, list.workouts, in: range) }
    list.problems += snapshot.missingDocuments
    return list
  }

  /// The folder of every workout.
  private func folders(in snapshot: Snapshot) throws(Failure) -> [EntityID: WorkoutFolder] {
    var folders: [EntityID: WorkoutFolder] = [:]
    for year in try snapshot.years() {
      for folder in try snapshot.workouts(in: year) { folders[folder.id] = folder }
    }
    return folders
  }

  /// Whether a problem may hide a workout of the range, or something of a workout listed.
  private func isAbout(_ problem: Problem, _ workouts: [Workout], in range: WorkoutRange) -> Bool {
    guard let folder = DocumentPath(problem.path)?.workoutFolder else { return true }
    return workouts.contains { $0.id == folder.id }
      || (problem.path.hasSuffix("/workout.json") && range.touches(folder.year))
  }

  /// The newest workouts of a range, at most `limit`. Reads years from the newest, until there are enough workouts; of older
  /// years, only counts names.
  private func workouts(
    in range: WorkoutRange, _ limit: Int, _ snapshot: Snapshot
  ) throws(Failure) -> WorkoutList {
    var list = WorkoutList()
    var found: [(folder: WorkoutFolder, start: Instant)] = []
    for year in try snapshot.years() where range.touches(year) {
      let folders = try snapshot.workouts(in: year)
      if found.count >= limit, range.covers(year) {
        list.rest += folders.count
        continue
      }
      for folder in folders {
        guard let head = try head(of: folder, in: snapshot, &list.problems) else { continue }
        guard range.days.contains(head.start.day), range.includes(tags: head.tags, head.origin) else {
          continue
        }
        found.append((folder, head.start))
      }
    }
    found.sort { ($0.start.seconds, $0.folder) > ($1.start.seconds, $1.folder) }
    for one in found { list.months[YearMonth(one.start.day), default: 0] += 1 }
    let shown = found.prefix(limit)
    list.rest += found.count - shown.count
    for one in shown {
      guard let stored = try snapshot.workout(one.folder) else { continue }
      list.workouts.append(stored.workout)
      list.problems += stored.problems
    }
    list.problems += snapshot.missingDocuments
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
