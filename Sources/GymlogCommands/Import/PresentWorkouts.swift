import Documents
import Logbook
import Training
import Wording

/// The workouts of the logbook by their start, to recognise one that a file has under another id.
struct PresentWorkouts {
  private let snapshot: Snapshot
  /// The workouts by their first minute, for the years looked up so far: by the moment, and by the time on the clock, which is all
  /// that some files have.
  private var moments: [Int: [WorkoutFolder]] = [:]
  private var clocks: [Int: [WorkoutFolder]] = [:]
  /// The spans of the workouts of those years that have an end.
  private var spans: [Int: [Range<Int>]] = [:]
  private var years: Set<Int> = []

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  /// The counterpart in the logbook of a workout in a file.
  enum Presence {
    case none
    /// A workout that began in the same minute, with the same sets, and how many it has: files have parts of sets as sets.
    case same(WorkoutFolder, sets: Int)
    /// A workout with the same name, but other sets.
    case sameName(WorkoutFolder)
    /// A workout with another name and other sets.
    case sameTime(WorkoutFolder)
  }

  mutating func presence(of workout: Workout) throws(Failure) -> Presence {
    var found = Presence.none
    var all: (first: WorkoutFolder, workout: Workout)?
    for folder in try folders(at: workout.start) {
      guard let stored = try snapshot.workout(folder)?.workout else { continue }
      if all == nil { all = (folder, stored) } else { all?.workout.exercises += stored.exercises }
      if workout.doneCount > 0, stored.hasSameSets(as: workout) {
        return .same(folder, sets: stored.doneCount)
      }
      if stored.exportedName == workout.exportedName {
        found = .sameName(folder)
      } else if case .none = found {
        found = .sameTime(folder)
      }
    }
    // A file that knows workouts by their start alone has several as one.
    if let all, workout.doneCount > 0, all.workout.hasSameSets(as: workout) {
      return .same(all.first, sets: all.workout.doneCount)
    }
    return found
  }

  /// Whether a workout of the same year went on while another did.
  mutating func hasWorkout(during workout: Workout) throws(Failure) -> Bool {
    guard let span = workout.span else { return false }
    try read(year: workout.start.day.year)
    return spans[workout.start.day.year]?.contains { $0.overlaps(span) } ?? false
  }

  /// Another workout of the same minute with all sets of one: of several with one start, a file may have first what another had last.
  mutating func other(than own: WorkoutFolder, with workout: Workout) throws(Failure) -> WorkoutFolder? {
    for folder in try folders(at: workout.start) where folder != own {
      if let stored = try snapshot.workout(folder)?.workout, stored.hasSameSets(as: workout) { return folder }
    }
    return nil
  }

  private mutating func folders(at start: Instant) throws(Failure) -> [WorkoutFolder] {
    try read(year: start.day.year)
    let sameMoment = moments[start.minute] ?? []
    return sameMoment + (clocks[start.clockMinute] ?? []).filter { !sameMoment.contains($0) }
  }

  /// Reads the workouts of a year, once.
  private mutating func read(year: Int) throws(Failure) {
    guard years.insert(year).inserted else { return }
    for folder in try snapshot.workouts(in: year) {
      guard let head = try snapshot.header(folder) else { continue }
      moments[head.start.minute, default: []].append(folder)
      clocks[head.start.clockMinute, default: []].append(folder)
      if let span = head.span { spans[year, default: []].append(span) }
    }
  }
}

extension Instant {
  fileprivate var minute: Int { seconds / 60 }
  fileprivate var clockMinute: Int { (seconds + offset) / 60 }
}

extension Workout {
  /// From its start to its end, in seconds; nil if it has no end.
  fileprivate var span: Range<Int>? {
    guard let end, end.seconds > start.seconds else { return nil }
    return start.seconds..<end.seconds
  }

  /// The name that files for other programs give it.
  var exportedName: String { name ?? "Workout" }

  /// Whether it has each set of another workout: an exercise of the same kind, with the same work as often. It may have more.
  func hasSameSets(as other: Workout) -> Bool {
    var there = works
    for (exercise, works) in other.works {
      for work in works {
        guard let place = there[exercise]?.firstIndex(where: { $0.isSame(as: work) }) else { return false }
        there[exercise]?.remove(at: place)
      }
    }
    return true
  }

  private var works: [ExerciseID: [Work]] {
    var works: [ExerciseID: [Work]] = [:]
    for exercise in exercises {
      works[exercise.exercise, default: []] += exercise.sets.compactMap(\.result).flatMap(\.works)
    }
    return works
  }
}

/// The work done in a set or a part of it, whatever its RPE or RIR: not every program records ratings.
private struct Work {
  let amount: Amount
  let load: Load?

  /// Whether it is the same but for the rounding of a file in other units.
  func isSame(as other: Work) -> Bool { isSameAmount(as: other) && isSameLoad(as: other) }

  private func isSameAmount(as other: Work) -> Bool {
    guard case .distance(let one, let time) = amount, case .distance(let two, let otherTime) = other.amount
    else { return amount == other.amount }
    // Files have metres at the least.
    return abs(one.millimetres - two.millimetres) <= 500 && time == otherTime
  }

  private func isSameLoad(as other: Work) -> Bool {
    guard let one = load?.mass, let two = other.load?.mass else { return load?.mass == other.load?.mass }
    return one.converted(to: two.unit).value == two.value || two.converted(to: one.unit).value == one.value
  }
}

extension Performance {
  /// The set and its further parts, which other programs have as sets of their own.
  fileprivate var works: [Work] {
    [Work(amount: amount, load: load)] + parts.map { Work(amount: .reps($0.reps), load: $0.load ?? load) }
  }
}
