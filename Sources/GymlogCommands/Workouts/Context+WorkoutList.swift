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

struct YearMonth: Hashable {
  let year: Int
  let month: Int

  init(_ day: Day) { (year, month) = (day.year, day.month) }

  init(_ month: (year: Int, month: Int)) { (year, self.month) = month }
}

extension Context {
  /// The workouts of a range, from the index, as far as a list shows them (`History.outline(of:)`). For programs, notes and pauses
  /// are read from the documents.
  func workouts(in range: WorkoutRange, _ snapshot: Snapshot) throws(Failure) -> WorkoutList {
    let recorded = try history(in: snapshot)
    let history = recorded.history
    var list = WorkoutList()
    var folders: [EntityID: WorkoutFolder]?
    for session in history.sessions.reversed() where range.days.contains(session.day) {
      guard range.includes(tags: history.tags(of: session), history.origin(of: session)) else { continue }
      list.months[YearMonth(session.day), default: 0] += 1
      if let limit = range.limit, list.workouts.count >= limit {
        list.rest += 1
        continue
      }
      if session.isOutlined || session.isOutlinedBelow && !isForPrograms {
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
}
