import Documents
import Logbook
import Training
import Wording

extension Context {
  /// Whether an open workout was idle longer than the `left-open` setting.
  func isIdle(_ workout: Workout) -> Bool {
    workout.isIdle(at: now, after: settings.leftOpen.value)
  }

  /// The time a workout has taken so far; nil if it isn't known.
  func elapsed(_ workout: Workout) -> Duration? {
    workout.elapsed(at: now, idleLimit: settings.leftOpen.value)
  }

  /// The end of a finished workout, late enough for its length: sets logged afterwards may have taken longer than the logging.
  func end(of workout: Workout) -> Instant? {
    guard let end = workout.end else { return nil }
    let logged = end.seconds - workout.start.seconds
    return end.adding(seconds: max(0, (elapsed(workout)?.seconds ?? 0) - logged))
  }

  /// The current workout; nil if none is open.
  ///
  /// - Throws: `Failure.currentWorkoutDamaged` if its document can't be read.
  func open(in snapshot: Snapshot) throws(Failure) -> StoredWorkout? {
    do {
      return try snapshot.currentWorkout()
    } catch {
      if case .damaged(let problem) = error.logbookError { throw Failure.currentWorkoutDamaged(problem) }
      throw error
    }
  }

  /// The current workout to log sets to; nil if there is none, or if it was left open on another device and is idle.
  func resumableWorkout(in snapshot: Snapshot) throws(Failure) -> StoredWorkout? {
    try unlessLeftElsewhere(try open(in: snapshot), in: snapshot)
  }

  /// The current workout, unless it was left open on another device and is idle.
  private func unlessLeftElsewhere(
    _ stored: StoredWorkout?, in snapshot: Snapshot
  ) throws(Failure) -> StoredWorkout? {
    guard let stored else { return nil }
    if isIdle(stored.workout), try snapshot.currentWorkoutFolder() != stored.folder { return nil }
    return stored
  }

  /// This device's current workout, if it is idle and so was probably forgotten; nil for one logged afterwards.
  func leftOpen() throws(Failure) -> Workout? {
    try logbook.read { snapshot throws(Failure) in
      guard let folder = try snapshot.currentWorkoutFolder(), let head = try snapshot.header(folder),
        isIdle(head), let workout = try snapshot.workout(folder)?.workout, isIdle(workout)
      else { return nil }
      return workout.isBackdated(at: now) ? nil : workout
    }
  }

  /// Checks that no workout is open that sets would be logged to, besides that in a folder. A current workout that can't be read
  /// doesn't count, and is returned as a problem.
  ///
  /// - Throws: `Failure.workoutAlreadyOpen`
  func requireNoOpenWorkout(
    _ snapshot: Snapshot, besides folder: WorkoutFolder? = nil
  ) throws(Failure) -> [Problem] {
    let open: StoredWorkout?
    do {
      open = try unlessLeftElsewhere(snapshot.currentWorkout(), in: snapshot)
    } catch {
      if case .damaged(let problem) = error.logbookError { return [problem] }
      throw error
    }
    if let open, open.folder != folder { throw Failure.workoutAlreadyOpen(open.workout) }
    return []
  }
}

extension Failure {
  static func workoutAlreadyOpen(_ workout: Workout) -> Failure {
    Failure(.conflict) { words, now in
      words.say(
        en: Message(
          "a workout has been open \(words.since(workout.start.civil, today: now.day))\(workout.name.map { ": " + $0 } ?? "")",
          hint: "Finish it with gymlog finish, or discard it with gymlog discard"),
        es: Message(
          "ya hay un entrenamiento abierto \(words.since(workout.start.civil, today: now.day))\(workout.name.map { ": " + $0 } ?? "")",
          hint: "Termínalo con gymlog finish, o descártalo con gymlog discard"),
        ca: Message(
          "ja hi ha un entrenament obert \(words.since(workout.start.civil, today: now.day))\(workout.name.map { ": " + $0 } ?? "")",
          hint: "Acaba'l amb gymlog finish, o descarta'l amb gymlog discard"))
    }
  }
}
