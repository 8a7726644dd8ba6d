import Logbook
import Training
import Wording

extension Context {
  /// Whether nobody has touched an open workout for as long as the lifter says.
  func isLeftBehind(_ workout: Workout) -> Bool {
    workout.isLeftBehind(at: now, after: settings.leftOpen.value)
  }

  /// The time that a workout took up to now; nil where it isn't known.
  func elapsed(_ workout: Workout) -> Duration? {
    workout.elapsed(at: now, leftBehind: settings.leftOpen.value)
  }

  /// The workout in hand; nil where none is open.
  ///
  /// - Throws: `Failure.inHandDamaged` where its document can't be used.
  func open(in snapshot: Snapshot) throws -> StoredWorkout? {
    do {
      return try snapshot.inHand()
    } catch {
      if case .damaged(let problem) = error { throw Failure.inHandDamaged(problem) }
      throw error
    }
  }

  /// The workout in hand to log sets to. One that nobody has touched for hours, and that this device doesn't point at, is to
  /// be finished, not gone on with.
  func openToGoOn(in snapshot: Snapshot) throws -> StoredWorkout? {
    guard let stored = try open(in: snapshot) else { return nil }
    if isLeftBehind(stored.workout), try snapshot.pointedAt() != stored.folder { return nil }
    return stored
  }

  /// The workout that this device has in hand, if it is open and nobody has touched it for as long as the lifter says.
  /// Of one that is being written down afterwards nobody can tell.
  func leftOpen() throws -> Workout? {
    try logbook.read { snapshot in
      guard let folder = try snapshot.pointedAt(), let head = try snapshot.header(folder),
        isLeftBehind(head), let workout = try snapshot.workout(folder)?.workout, isLeftBehind(workout)
      else { return nil }
      return workout.isWrittenAfterwards(at: now) ? nil : workout
    }
  }

  /// Makes sure that another workout may be taken in hand. One that was left open on another device isn't in the way, nor
  /// is one that can't be read: it is told as a problem.
  ///
  /// - Throws: `Failure.workoutAlreadyOpen`
  func checkHandIsFree(_ snapshot: Snapshot) throws -> [Problem] {
    guard let folder = try snapshot.pointedAt() else { return [] }
    let workout: Workout?
    do {
      workout = try snapshot.header(folder)
    } catch {
      if case .damaged(let problem) = error { return [problem] }
      throw error
    }
    if let workout, workout.isOpen { throw Failure.workoutAlreadyOpen(workout) }
    return []
  }
}

extension Failure {
  static func workoutAlreadyOpen(_ workout: Workout) -> Failure {
    Failure(.conflict) { words, now in
      words.say(
        en: Message(
          "a workout is open already, \(words.since(workout.start.civil, today: now.day))\(workout.name.map { ": " + $0 } ?? "")",
          hint: "End it with gymlog finish, or drop it with gymlog discard"),
        es: Message(
          "ya hay un entrenamiento abierto \(words.since(workout.start.civil, today: now.day))\(workout.name.map { ": " + $0 } ?? "")",
          hint: "Termínalo con gymlog finish, o descártalo con gymlog discard"),
        ca: Message(
          "ja hi ha un entrenament obert \(words.since(workout.start.civil, today: now.day))\(workout.name.map { ": " + $0 } ?? "")",
          hint: "Acaba'l amb gymlog finish, o descarta'l amb gymlog discard"))
    }
  }
}
