import Catalogue
import Documents
import Logbook
import Training
import Wording

/// A workout or an activity that a line names.
enum Outing {
  case workout(WorkoutArgument)
  case activity(WorkoutArgument)
}

/// The cause of a failure if no workout matches.
struct WorkoutNotFound: Error {}

extension Context {
  /// The workout that an argument names. With `lastOfDay`, a day with several means the last of them.
  ///
  /// - Throws: A `Failure` if none or several match.
  func workout(
    _ argument: WorkoutArgument, in snapshot: Snapshot, lastOfDay: Bool = false
  ) throws(Failure) -> StoredWorkout {
    let found: WorkoutFolder?
    do throws(Failure) {
      found = try folder(of: argument, lastOfDay: lastOfDay, in: snapshot)
    } catch {
      guard error.cause is WorkoutNotFound, let named = activity(namedBy: argument, in: snapshot) else {
        throw error
      }
      throw .workoutIsActivity(argument.text, named, label(named))
    }
    guard let folder = found, let stored = try snapshot.workout(folder) else {
      if let named = activity(namedBy: argument, in: snapshot) {
        throw .workoutIsActivity(argument.text, named, label(named))
      }
      if case .last(0) = argument.reference {
        if try snapshot.currentWorkout() != nil { throw .onlyOpenWorkout }
        if let last = try? ActivityData(snapshot).activities.last {
          throw .workoutIsActivity(argument.text, last, label(last))
        }
        throw Failure.noWorkoutsYet
      }
      throw Failure.workoutNotFound(argument.text)
    }
    return stored
  }

  /// The workout or activity that an argument names, for commands that take both: a workout if one matches. References counted
  /// back from the last count both, so that `last` is the newest workout or activity.
  ///
  /// - Throws: A `Failure` if several workouts match.
  func outing(_ argument: WorkoutArgument) throws(Failure) -> Outing {
    try logbook.read { snapshot throws(Failure) in
      // Nobody counts further.
      guard case .last(let back) = argument.reference, back < 100 else {
        if try hasWorkout(argument, in: snapshot) { return .workout(argument) }
        let found = try? activity(argument, in: ActivityData(snapshot))
        return found == nil ? .workout(argument) : .activity(argument)
      }
      let activities = try ActivityHistory(snapshot, at: now).activities
      var (workouts, passed) = (0, 0)
      while passed < activities.count {
        let next = activities[activities.count - 1 - passed]
        let folder = try finished(workouts, in: snapshot)
        let workout = try folder.flatMap { folder throws(Failure) in try snapshot.header(folder) }
        let isWorkout = workout.map { $0.start.seconds >= next.start.seconds } ?? false
        if workouts + passed == back {
          guard isWorkout, let workout else { return .activity(WorkoutArgument(next.id)) }
          return .workout(passed == 0 ? argument : WorkoutArgument(workout.id))
        }
        if isWorkout { workouts += 1 } else { passed += 1 }
      }
      if passed == 0 { return .workout(argument) }
      if try finished(back - passed, in: snapshot) == nil { throw Failure.workoutNotFound(argument.text) }
      return .workout(WorkoutArgument("last-\(back - passed)", words.language))
    }
  }

  /// Whether an argument names a workout.
  ///
  /// - Throws: A `Failure` if several match.
  func hasWorkout(_ argument: WorkoutArgument, in snapshot: Snapshot) throws(Failure) -> Bool {
    do throws(Failure) {
      return try folder(of: argument, lastOfDay: false, in: snapshot) != nil
    } catch {
      if error.cause is WorkoutNotFound { return false }
      throw error
    }
  }

  private func folder(
    of argument: WorkoutArgument, lastOfDay: Bool, in snapshot: Snapshot
  ) throws(Failure) -> WorkoutFolder? {
    switch argument.reference {
    case .last(let back): try finished(back, in: snapshot)
    case .time(let readings): try workout(at: readings, argument, lastOfDay: lastOfDay, in: snapshot)
    case .id(let beginning): try workout(withID: beginning, orName: argument.text, in: snapshot)
    case .name: try workout(named: argument.text, in: snapshot)
    }
  }

  private func workout(
    withID beginning: String, orName name: String, in snapshot: Snapshot
  ) throws(Failure) -> WorkoutFolder? {
    if let folder = try workout(beginningWith: beginning, in: snapshot) { return folder }
    return try workout(named: name, in: snapshot)
  }

  // MARK: - By day and time

  /// The workout that started on a day or at a time.
  private func workout(
    at readings: [TypedTime], _ argument: WorkoutArgument, lastOfDay: Bool, in snapshot: Snapshot
  ) throws(Failure) -> WorkoutFolder? {
    let text = argument.text
    var times: [CivilTime] = []
    var (days, missing): ([Day], [TypedDay]) = ([], [])
    for reading in readings {
      switch reading {
      case .instant(let moment): times.append(moment.civil)
      case .day(let day), .clock(let day?, _, _):
        guard let found = day.day(today: now.day) else {
          missing.append(day)
          continue
        }
        if case .clock(_, let hour, let minute) = reading {
          times.append(CivilTime(day: found, hour: hour, minute: minute))
        } else if !days.contains(found) {
          days.append(found)
        }
      case .clock(nil, let hour, let minute):
        times.append(CivilTime(day: now.day, hour: hour, minute: minute))
      case .now, .ago: break
      }
    }
    if days.isEmpty, times.isEmpty, let day = missing.first {
      throw .noSuchDay(text, day: day.date(today: now.day))
    }
    if Set(days + times.map(\.day)).count > 1 {
      let typed = days.map(\.text) + times.map(words.typed)
      throw .severalTimes(text, typed.map { line(with: shellWord($0), for: text) })
    }
    var found: [(folder: WorkoutFolder, workout: Workout)] = []
    for day in Set(days + times.map(\.day)) {
      for folder in try folders(on: day, in: snapshot) {
        guard let workout = try snapshot.header(folder) else { continue }
        let start = workout.start.civil
        let isMeant = days.contains(start.day) || times.contains { $0.isSameMinute(as: start) }
        if isMeant { found.append((folder, workout)) }
      }
    }
    found.sort { ($0.workout.start, $0.folder) < ($1.workout.start, $1.folder) }
    // A workout may be called Monday.
    if text.contains(where: \.isLetter), let named = try workout(called: text, in: snapshot),
      !found.contains(where: { $0.folder == named }), let workout = try snapshot.header(named)
    {
      found.append((named, workout))
    }
    if lastOfDay { return found.last?.folder }
    if found.count > 1 { throw severalWorkouts(text, found.map(\.workout)) }
    return found.first?.folder
  }

  // MARK: - By name

  /// The latest workout of a name, or of the only name that contains the words.
  private func workout(named text: String, in snapshot: Snapshot) throws(Failure) -> WorkoutFolder? {
    if let folder = try workout(called: text, in: snapshot) { return folder }
    let typed = FoldedName(text)
    if typed.isEmpty { return nil }
    let recorded = try history(in: snapshot)
    var names: [FoldedName: Session] = [:]
    for session in recorded.history.sessions {
      guard let name = recorded.history.name(of: session).map({ FoldedName($0) }), name.contains(typed) else {
        continue
      }
      names[name] = session
    }
    if names.count > 1 {
      let sessions = names.values.sorted { $0.start < $1.start }
      let workouts = try sessions.map { session throws(Failure) in
        try workout(beginningWith: session.id.text, in: snapshot).flatMap { folder throws(Failure) in
          try snapshot.header(folder)
        }
      }
      throw severalWorkouts(text, workouts.compactMap(\.self))
    }
    guard let session = names.values.first else {
      throw Failure.workoutNotFound(text).attaching(recorded.problems)
    }
    return try workout(beginningWith: session.id.text, in: snapshot)
  }

  /// The latest workout with exactly this name, ignoring case and accents.
  private func workout(called text: String, in snapshot: Snapshot) throws(Failure) -> WorkoutFolder? {
    let typed = FoldedName(text)
    if typed.isEmpty { return nil }
    let history = try history(in: snapshot).history
    let session = history.sessions.reversed().first { session in
      history.name(of: session).map { FoldedName($0) == typed } ?? false
    }
    guard let session else { return nil }
    return try workout(beginningWith: session.id.text, in: snapshot)
  }

  /// The error for several workouts; each can be named by its start, else by its id.
  private func severalWorkouts(_ text: String, _ workouts: [Workout]) -> Failure {
    let lines = workouts.prefix(12).map { workout in
      let start = workout.start.civil
      let isAlone = workouts.count { $0.start.civil.isSameMinute(as: start) } == 1
      let day = start.day.year == now.day.year ? words.dayShort(start.day) : words.dayShortWithYear(start.day)
      let reference = isAlone ? day + " " + words.clock(start) : workout.id.text
      return (workout.name.map { $0 + ": " } ?? "") + line(with: shellWord(reference), for: text)
    }
    return .severalWorkouts(text, Array(lines))
  }

  // MARK: - By order and id

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

  func lastFinished(in snapshot: Snapshot) throws(Failure) -> StoredWorkout? {
    guard let folder = try finished(0, in: snapshot) else { return nil }
    return try snapshot.workout(folder)
  }

  /// The workouts finished before the last one, at most `count`, newest first, except unreadable ones.
  func finished(beforeLast count: Int, in snapshot: Snapshot) -> [Workout] {
    (1...count).compactMap { back in
      guard let folder = try? finished(back, in: snapshot) else { return nil }
      return (try? snapshot.workout(folder))?.workout
    }
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
      throw severalWorkouts(text, workouts)
    }
    return folders.first
  }
}

extension CivilTime {
  /// Whether a clock without seconds shows the same on the same day.
  fileprivate func isSameMinute(as other: CivilTime) -> Bool {
    (day, hour, minute) == (other.day, other.hour, other.minute)
  }
}

extension Failure {
  /// The last finished workout, where there is only an open one.
  fileprivate static var onlyOpenWorkout: Failure {
    Failure(
      .notFound, en: Message("no workout is finished yet", hint: "To show the current one: gymlog show"),
      es: Message("aún no hay ningún entrenamiento terminado", hint: "Para ver el abierto: gymlog show"),
      ca: Message("encara no hi ha cap entrenament acabat", hint: "Per veure l'obert: gymlog show"))
  }

  /// Several workouts fit; `lines` name each of them.
  static func severalWorkouts(_ reference: String, _ lines: [String]) -> Failure {
    Failure(.notFound) { words in
      Message(
        words.say(
          en: "\(quoted(reference)) matches several workouts",
          es: "varios entrenamientos coinciden con \(quoted(reference))",
          ca: "hi ha més d'un entrenament que coincideix amb \(quoted(reference))"),
        details: lines.map { "  " + $0 }, hint: words.typeTheOneMeant)
    }
  }
}
