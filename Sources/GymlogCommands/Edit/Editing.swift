import Formats
import Logbook
import Training
import Wording

/// A changed workout, or a routine in the form of one, with the result of the change.
struct EditResult<Result> {
  let workout: Workout
  let result: Result
  /// Its documents that couldn't be used.
  let problems: [Problem]
  /// Whether the change started the workout.
  var began = false
  /// Whether it is the current workout.
  var isCurrent = true
  /// The changed exercise's history in other workouts; nil if it couldn't be read or wasn't asked for.
  var past: ExercisePast?

  /// The same change with a part of its result.
  func mapped<Part>(_ part: (Result) -> Part) -> EditResult<Part> {
    EditResult<Part>(
      workout: workout, result: part(result), problems: problems, began: began, isCurrent: isCurrent,
      past: past)
  }

  /// The workout or routine that was changed, in JSON: `"workout": id` or `"routine": id`.
  var target: JSON.Member { workout.target }
}

extension Workout {
  /// Its id in JSON, named `workout` or `routine`.
  var target: JSON.Member { JSON.Member(name: isRoutine ? "routine" : "workout", value: .string(id.text)) }
}

extension Context {
  /// Changes the current workout, or the one given by `--in`, as one operation.
  func edit<Result>(
    _ command: CommandName, in argument: WorkoutArgument?, _ body: (inout Workout) throws(Failure) -> Result
  ) throws(Failure) -> EditResult<Result> {
    try edit(command, in: EditTarget(argument), body)
  }

  /// Changes a workout or a routine as one operation.
  ///
  /// `beside` gives the index of the exercise whose history the result should have.
  func edit<Result>(
    _ command: CommandName, in target: EditTarget, beside: (Result) -> Int? = { _ in nil },
    _ body: (inout Workout) throws(Failure) -> Result
  ) throws(Failure) -> EditResult<Result> {
    try logbook.change(command.rawValue, at: now) { change throws(Failure) in
      if case .routine(let name) = target { return try editRoutine(name, in: &change, body) }
      let found = target.isCurrent ? try open(in: change.snapshot) : try stored(target, in: change.snapshot)
      guard let stored = found else {
        throw noWorkoutOpen(command, in: change.snapshot).attaching(change.snapshot.sideProblems())
      }
      do throws(Failure) {
        return withPast(try edit(stored, isCurrent: target.isCurrent, in: &change, body), beside)
      } catch {
        throw error.about(target)
      }
    }
  }

  /// Changes a workout or a routine as one operation. If the target is the current workout and none is open, the operation
  /// starts one. `alongside` changes something else in the same operation.
  func editOrStart<Result>(
    _ command: CommandName, in target: EditTarget, beside: (Result) -> Int? = { _ in nil },
    alongside: (inout Change, Workout, Result) throws(Failure) -> Void = { _, _, _ in },
    _ body: (inout Workout) throws(Failure) -> Result
  ) throws(Failure) -> EditResult<Result> {
    try logbook.change(command.rawValue, at: now) { change throws(Failure) in
      if case .routine(let name) = target { return try editRoutine(name, in: &change, body) }
      let open =
        target.isCurrent ? try resumableWorkout(in: change.snapshot) : try stored(target, in: change.snapshot)
      let edited: EditResult<Result>
      if let open {
        edited = try edit(open, isCurrent: target.isCurrent, in: &change, body)
      } else {
        var workout = Workout(id: newID(at: now), start: now, unit: settings.unit.value)
        pasts.look(in: change.snapshot, besides: nil)
        let result = try body(&workout)
        change.currentWorkoutFolder = try change.add(workout)
        edited = EditResult(workout: workout, result: result, problems: [], began: true)
      }
      try alongside(&change, edited.workout, edited.result)
      return withPast(edited, beside)
    }
  }

  private func withPast<Result>(
    _ edited: EditResult<Result>, _ beside: (Result) -> Int?
  ) -> EditResult<Result> {
    guard let index = beside(edited.result) else { return edited }
    var edited = edited
    edited.past = past(of: edited.workout.exercises[index].exercise)
    return edited
  }

  private func edit<Result>(
    _ stored: StoredWorkout, isCurrent: Bool, in change: inout Change,
    _ body: (inout Workout) throws(Failure) -> Result
  ) throws(Failure) -> EditResult<Result> {
    var workout = stored.workout
    pasts.look(in: change.snapshot, besides: stored.folder)
    unread.note(stored.problems, of: workout.id)
    let result = try attachingProblems(stored.problems) { () throws(Failure) in try body(&workout) }
    try change.save(workout, over: stored)
    if isCurrent { change.currentWorkoutFolder = stored.folder }
    return EditResult(workout: workout, result: result, problems: stored.problems, isCurrent: isCurrent)
  }

  /// Changes a routine as if it were a workout.
  private func editRoutine<Result>(
    _ name: String, in change: inout Change, _ body: (inout Workout) throws(Failure) -> Result
  ) throws(Failure) -> EditResult<Result> {
    let stored = try ownRoutine(name, in: change.snapshot)
    var (routine, form) = (
      stored.routine, Workout(planning: stored.routine, at: now, unit: settings.unit.value)
    )
    unread.note(stored.problems, of: routine.id)
    let result = try attachingProblems(stored.problems) { () throws(Failure) in
      do throws(Failure) {
        return try body(&form)
      } catch {
        throw error.inRoutine(routine.name)
      }
    }
    if form.exercises.isEmpty, !routine.exercises.isEmpty {
      // Others may be in documents that can't be read.
      throw Failure.lastExercise(routine.name).attaching(stored.problems, isDamage: true)
    }
    routine.update(from: form)
    try change.save(routine, over: stored)
    return EditResult(workout: form, result: result, problems: stored.problems, isCurrent: false)
  }

  /// Attaches problems to an error thrown by `body`: what it didn't find may be in a document that can't be read.
  private func attachingProblems<Result>(_ problems: [Problem], _ body: () throws(Failure) -> Result)
    throws(Failure) -> Result
  {
    do {
      return try body()
    } catch {
      throw error.isOfRequest ? error.attaching(problems) : error
    }
  }

  /// One of the lifter's own routines.
  ///
  /// - Throws: `Failure` if there is none with that name, or it is built in.
  func ownRoutine(_ name: String, in snapshot: Snapshot) throws(Failure) -> StoredRoutine {
    try routine(name, in: snapshot).own
  }

  /// The workout that an argument names, else the current one.
  ///
  /// - Throws: `Failure` if there is none.
  func stored(_ argument: WorkoutArgument?, in snapshot: Snapshot) throws(Failure) -> StoredWorkout {
    try stored(EditTarget(argument), in: snapshot)
  }

  /// The error where a command changes the current workout and none is open. For a correction soon after the last one, it has
  /// the line for that.
  private func noWorkoutOpen(_ command: CommandName, in snapshot: Snapshot) -> Failure {
    let corrections: [CommandName] = [.edit, .note, .remove, .move, .swap, .tag, .superset]
    guard corrections.contains(command),
      let last = try? workout(WorkoutArgument("last", .english), in: snapshot).workout, let end = last.end,
      now.seconds - end.seconds < Self.timeForCorrections
    else { return .noWorkoutOpen }
    let line = (["gymlog"] + line.map(shellWord)).joined(separator: " ") + " --in last"
    return Failure.noWorkoutOpen.changing { message, words, _ in message.hint = words.forLastWorkout(line) }
  }

  /// How long after a workout a correction most likely refers to it, in seconds.
  private static let timeForCorrections = 12 * 3_600

  private func stored(_ target: EditTarget, in snapshot: Snapshot) throws(Failure) -> StoredWorkout {
    if case .workout(let argument) = target {
      return try workout(argument, in: snapshot)
    }
    guard let stored = try open(in: snapshot) else {
      throw Failure.noWorkoutOpen.attaching(snapshot.sideProblems())
    }
    return stored
  }
}

extension Words {
  /// The hint with the line that changes the last workout.
  fileprivate func forLastWorkout(_ line: String) -> String {
    say(
      en: "For the last workout: \(line)", es: "Para el último entrenamiento: \(line)",
      ca: "Per a l'últim entrenament: \(line)")
  }
}

extension Failure {
  static var noWorkoutOpen: Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message("no workout is open", hint: words.tryTyping("gymlog start", "gymlog repeat last")),
        es: Message(
          "no hay ningún entrenamiento abierto", hint: words.tryTyping("gymlog start", "gymlog repeat last")),
        ca: Message(
          "no hi ha cap entrenament obert", hint: words.tryTyping("gymlog start", "gymlog repeat last")))
    }
  }
}
