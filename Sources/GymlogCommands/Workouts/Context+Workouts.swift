import Documents
import Logbook
import Training
import Wording

extension Context {
  /// The workout that a reference means.
  ///
  /// - Throws: A `Failure` if none or several match.
  func workout(_ reference: WorkoutReference, typed text: String, in snapshot: Snapshot) throws(Failure)
    -> StoredWorkout
  {
    let folder =
      switch reference {
      case .last(let back): try finished(back, in: snapshot)
      case .today: try last(on: now.day, in: snapshot)
      case .yesterday: try last(on: now.day.adding(days: -1), in: snapshot)
      case .day(let day): try last(on: day, in: snapshot)
      case .id(let beginning): try workout(beginningWith: beginning, in: snapshot)
      }
    guard let folder, let stored = try snapshot.workout(folder) else {
      if case .last(0) = reference { throw Failure.noWorkoutsYet }
      throw Failure.workoutNotFound(text)
    }
    return stored
  }

  /// The finished workout that is `back` before the last. The newest names give the candidates, and their documents the
  /// order.
  private func finished(_ back: Int, in snapshot: Snapshot) throws(Failure) -> WorkoutFolder? {
    var finished: [(folder: WorkoutFolder, start: Instant)] = []
    var damaged: [(folder: WorkoutFolder, error: Failure)] = []
    for year in try snapshot.years() where finished.count <= back + 10 {
      for folder in try snapshot.workouts(in: year) {
        if finished.count > back + 10 { break }
        do throws(Failure) {
          guard let workout = try snapshot.header(folder), !workout.isOpen else { continue }
          finished.append((folder, workout.start))
        } catch {
          guard case .damaged = error.logbookError else { throw error }
          damaged.append((folder, error))
        }
      }
    }
    finished.sort { ($0.start.seconds, $0.folder) > ($1.start.seconds, $1.folder) }
    let found = back < finished.count ? finished[back].folder : nil
    // One that can't be read may be the one that is meant.
    if let hidden = damaged.first(where: { hidden in found.map { hidden.folder > $0 } ?? true }) {
      throw hidden.error
    }
    return found
  }

  /// The reference to a workout that is being finished: `last`, or its id if a later workout is the last.
  func reference(toFinished workout: Workout, in snapshot: Snapshot) throws(Failure) -> String {
    do {
      let last = try finished(0, in: snapshot).flatMap { folder throws(Failure) in try snapshot.header(folder)
      }
      guard let last, last.id != workout.id, last.start > workout.start else { return "last" }
    } catch {
      guard case .damaged = error.logbookError else { throw error }
      // The unreadable workout may be the last.
    }
    return workout.id.text
  }

  /// The last finished workout.
  func lastFinished(in snapshot: Snapshot) throws(Failure) -> StoredWorkout? {
    guard let folder = try finished(0, in: snapshot) else { return nil }
    return try snapshot.workout(folder)
  }

  private func last(on day: Day, in snapshot: Snapshot) throws(Failure) -> WorkoutFolder? {
    var last: (folder: WorkoutFolder, start: Instant)?
    for folder in try folders(on: day, in: snapshot) {
      guard let start = try snapshot.header(folder)?.start else { continue }
      if last.map({ $0.start <= start }) ?? true { last = (folder, start) }
    }
    return last?.folder
  }

  /// The workouts of a day without their exercises, earliest first, except unreadable ones.
  func workouts(on day: Day, in snapshot: Snapshot) throws(Failure) -> [Workout] {
    var workouts: [Workout] = []
    for folder in try folders(on: day, in: snapshot) {
      do {
        if let workout = try snapshot.header(folder) { workouts.append(workout) }
      } catch {
        guard case .damaged = error.logbookError else { throw error }
      }
    }
    return workouts.sorted { $0.start < $1.start }
  }

  private func folders(on day: Day, in snapshot: Snapshot) throws(Failure) -> [WorkoutFolder] {
    try snapshot.workouts(in: day.year).filter { $0.id.text.hasPrefix(day.compactText) }
  }

  private func workout(beginningWith text: String, in snapshot: Snapshot) throws(Failure) -> WorkoutFolder? {
    var folders: [WorkoutFolder] = []
    for year in try snapshot.years() {
      folders += try snapshot.workouts(in: year).filter { $0.id.text.hasPrefix(text) }
    }
    if folders.count > 1 {
      var workouts: [Workout] = []
      for folder in folders.prefix(12) {
        if let workout = try snapshot.header(folder) { workouts.append(workout) }
      }
      throw Failure.severalWorkouts(text, workouts)
    }
    return folders.first
  }
}

extension Failure {
  static func severalWorkouts(_ reference: String, _ candidates: [Workout]) -> Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message(
          "\(words.quoted(reference)) matches several workouts", hint: "Type more of the date or id"),
        es: Message(
          "varios entrenamientos coinciden con \(words.quoted(reference))",
          hint: "Escribe algo más de la fecha o del id"),
        ca: Message(
          "hi ha més d'un entrenament que coincideix amb \(words.quoted(reference))",
          hint: "Escriu una mica més de la data o de l'id")
      )
      .with(details: Failure.candidates(candidates, words))
    }
  }

  private static func candidates(_ workouts: [Workout], _ words: Words) -> [String] {
    workouts.prefix(12).map {
      "  " + $0.id.text + "  " + words.dayShortWithYear($0.start.day) + " " + words.clock($0.start.civil)
        + ($0.name.map { "  " + $0 } ?? "")
    }
  }
}
