import Documents
import Formats
import Logbook
import Training
import Wording

/// Workouts after a change to the past, and what to say about it.
struct PastChange {
  /// The changed workouts, as they are now.
  var workouts: [Workout]
  /// Documents that couldn't be used.
  var problems: [Problem] = []
  /// A line above the workouts.
  var head: (Words) -> String? = { _ in nil }
  /// Lines below them.
  var notes: (Words) -> [String] = { _ in [] }
  /// Other workouts at the same time.
  var overlaps: [Workout] = []
  var members: [JSON.Member] = []
  /// Whether the exercises of each workout are named.
  var namesExercises = false

  func reply(_ context: Context) -> Reply {
    Reply(
      noticed: problems,
      text: { screen in
        let words = screen.words
        return screen.lines(
          [head(words)]
            + screen.fitting { screen in workouts.map { line($0, context, screen) } }
            + notes(words)
            + overlaps.map { words.overlaps(screen.when($0, today: context.now.day)) })
      },
      json: {
        let workout = workouts.first.map { WorkoutJSON(context: context, workout: $0).members } ?? []
        let others = workouts.dropFirst().map {
          JSON.object(WorkoutJSON(context: context, workout: $0).members)
        }
        return workout + members
          + (others.isEmpty ? [] : JSON.members(["others": .array(others)]))
          + overlaps.json
      })
  }

  /// `Push: Fri 20 Nov, 18:30 – 19:30, 1 h, 3 sets, 1,920 kg`
  private func line(_ workout: Workout, _ context: Context, _ screen: Screen) -> String {
    let names = namesExercises ? workout.exercises.map { context.name(of: $0) } : []
    return ([screen.when(workout, today: context.now.day)] + context.figures(of: workout))
      .joined(separator: ", ") + (names.isEmpty ? "" : ": " + names.joined(separator: ", "))
  }
}

extension Screen {
  /// A workout and its time: `Push: Fri 20 Nov, 18:30 – 19:30`.
  func when(_ workout: Workout, today: Day) -> String {
    let start = workout.start.civil
    let day = start.day.year == today.year ? words.dayShort(start.day) : words.dayShortWithYear(start.day)
    let time = workout.end.map { words.span(workout.start, $0) } ?? words.clock(start)
    return name(of: workout) + ": " + words.weekdayShort(Weekday(of: start.day)) + " " + day + ", " + time
  }
}

extension [Workout] {
  /// The member that names workouts at the same time; none if there are none.
  var json: [JSON.Member] {
    guard !isEmpty else { return [] }
    let workouts = map { workout -> JSON in
      .object(
        JSON.members(["workout": .string(workout.id.text)])
          + (workout.name.map { JSON.members(["name": .string($0)]) } ?? []))
    }
    return JSON.members(["overlaps": .array(workouts)])
  }
}

extension Context {
  /// Saves a workout over a stored one, and returns its folder. On another day it gets a new id and another folder, because both
  /// begin with the day.
  func save(
    _ workout: inout Workout, over stored: StoredWorkout, in change: inout Change
  ) throws(Failure) -> WorkoutFolder {
    guard workout.start.day != stored.workout.start.day else {
      try change.save(workout, over: stored)
      return stored.folder
    }
    workout.id = newID(at: workout.start)
    change.keepUnknownMembers(of: stored)
    try change.delete(stored)
    return try change.add(workout)
  }

  /// The workout that an argument means, to move its sets.
  ///
  /// - Throws: `LogbookError.damaged` if a document of it can't be read: a set that isn't seen would lose its place.
  func wholeWorkout(_ argument: WorkoutArgument, in snapshot: Snapshot) throws(Failure) -> StoredWorkout {
    let stored = try workout(argument, in: snapshot)
    if let problem = stored.problems.first { throw Failure(.damaged(problem)) }
    return stored
  }

  /// The other finished workouts that took place at the same time, earliest first, without their exercises; unreadable ones are
  /// left out. An open workout counts with its first minute.
  func overlaps(
    of workout: Workout, besides old: EntityID? = nil, in snapshot: Snapshot
  ) throws(Failure) -> [Workout] {
    let end = workout.end ?? workout.start.adding(seconds: 60)
    var found: [Workout] = []
    let first = workout.start.day.daysSince1970
    // A workout doesn't last for days.
    for day in first - 1...min(max(first, end.day.daysSince1970), first + 2) {
      for other in try workouts(on: Day(daysSince1970: day), in: snapshot)
      where other.id != workout.id && other.id != old {
        guard let otherEnd = other.end else { continue }
        let common = min(end.seconds, otherEnd.seconds) - max(workout.start.seconds, other.start.seconds)
        if common >= 60 { found.append(other) }
      }
    }
    return found
  }
}

extension Words {
  /// Another workout at the same time.
  func overlaps(_ workout: String) -> String {
    say(
      en: "Overlaps with \(workout)", es: "Coincide en el tiempo con \(workout)",
      ca: "Coincideix en el temps amb \(workout)")
  }
}
