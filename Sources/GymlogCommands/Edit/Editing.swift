import Documents
import Formats
import Logbook
import Training
import Wording

/// A workout after a change, with what the change answers; or a routine in the form of one.
struct Edited<Result> {
  let workout: Workout
  let result: Result
  /// Documents of it that couldn't be used.
  let problems: [Problem]
  /// Whether the workout was begun by it.
  var began = false
  /// Whether it is the one in hand.
  var isInHand = true
  /// What was done in other workouts of the exercise that the change is about; nil on doubt, and where nobody asks.
  var past: ExercisePast?

  /// What was changed, for programs: `"workout": id`, or `"routine": id`.
  var target: JSON.Member { workout.target }
}

extension Workout {
  /// Its id for programs, under the name of what it is.
  var target: JSON.Member { JSON.Member(name: isRoutine ? "routine" : "workout", value: .string(id.text)) }
}

extension Context {
  /// Changes the workout in hand, or the one that `--in` names, as one operation.
  func edit<Result>(
    _ command: CommandName, in argument: WorkoutArgument?, _ body: (inout Workout) throws -> Result
  ) throws -> Edited<Result> {
    try edit(command, in: EditTarget(argument), body)
  }

  /// Changes a workout or a routine as one operation.
  ///
  /// `beside` tells of which exercise the past is wanted.
  func edit<Result>(
    _ command: CommandName, in target: EditTarget, beside: (Result) -> Int? = { _ in nil },
    _ body: (inout Workout) throws -> Result
  ) throws -> Edited<Result> {
    try logbook.change(command.rawValue, at: now) { change in
      if case .routine(let name) = target { return try editRoutine(name, in: &change, body) }
      let stored = try self.stored(target, in: change.snapshot)
      let edited = try edit(stored, isInHand: target.isHand, in: &change, body)
      return try withPast(edited, beside, besides: stored.folder, in: change.snapshot)
    }
  }

  /// Changes a workout or a routine; where the workout in hand is to be changed and none is open, begins one first, as part
  /// of the same operation.
  func editOrBegin<Result>(
    _ command: CommandName, in target: EditTarget, beside: (Result) -> Int? = { _ in nil },
    _ body: (inout Workout) throws -> Result
  ) throws -> Edited<Result> {
    guard target.isHand else { return try edit(command, in: target, beside: beside, body) }
    return try logbook.change(command.rawValue, at: now) { change in
      if let stored = try openToGoOn(in: change.snapshot) {
        let edited = try edit(stored, isInHand: true, in: &change, body)
        return try withPast(edited, beside, besides: stored.folder, in: change.snapshot)
      }
      var workout = Workout(id: newID(at: now), start: now, unit: settings.unit.value)
      let result = try body(&workout)
      change.hand = try change.add(workout)
      let edited = Edited(workout: workout, result: result, problems: [], began: true)
      return try withPast(edited, beside, besides: nil, in: change.snapshot)
    }
  }

  private func withPast<Result>(
    _ edited: Edited<Result>, _ beside: (Result) -> Int?, besides folder: WorkoutFolder?,
    in snapshot: Snapshot
  ) throws -> Edited<Result> {
    guard let index = beside(edited.result) else { return edited }
    var edited = edited
    edited.past = try? snapshot.past(of: edited.workout.exercises[index].exercise, besides: folder)
    return edited
  }

  private func edit<Result>(
    _ stored: StoredWorkout, isInHand: Bool, in change: inout Change, _ body: (inout Workout) throws -> Result
  ) throws -> Edited<Result> {
    var workout = stored.workout
    let result = try telling(stored.problems) { try body(&workout) }
    try change.save(workout, over: stored)
    if isInHand { change.hand = stored.folder }
    return Edited(workout: workout, result: result, problems: stored.problems, isInHand: isInHand)
  }

  /// Changes a routine in the form of a workout.
  private func editRoutine<Result>(
    _ name: String, in change: inout Change, _ body: (inout Workout) throws -> Result
  ) throws -> Edited<Result> {
    let stored = try ownRoutine(name, in: change.snapshot)
    var (routine, form) = (
      stored.routine, Workout(planning: stored.routine, at: now, unit: settings.unit.value)
    )
    let result = try telling(stored.problems) {
      do {
        return try body(&form)
      } catch let failure as Failure {
        throw failure.inRoutine(routine.name)
      }
    }
    if form.exercises.isEmpty, !routine.exercises.isEmpty { throw Failure.lastExercise(routine.name) }
    routine.take(form)
    try change.save(routine, over: stored)
    return Edited(workout: form, result: result, problems: stored.problems, isInHand: false)
  }

  /// Does something with a part of the documents: what isn't found may be in one that can't be read.
  private func telling<Result>(_ problems: [Problem], _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let failure as Failure where failure.isOfRequest {
      throw failure.attaching(problems)
    }
  }

  /// A routine of the lifter's own.
  ///
  /// - Throws: `RoutineError` where there is none, and for a ready-made one.
  func ownRoutine(_ name: String, in snapshot: Snapshot) throws -> StoredRoutine {
    try routine(name, in: snapshot).own
  }

  /// The workout that an argument names, else the one in hand.
  ///
  /// - Throws: `CommandError` where there is none.
  func stored(_ argument: WorkoutArgument?, in snapshot: Snapshot) throws -> StoredWorkout {
    try stored(EditTarget(argument), in: snapshot)
  }

  private func stored(_ target: EditTarget, in snapshot: Snapshot) throws -> StoredWorkout {
    if case .workout(let argument) = target {
      return try workout(argument.reference, typed: argument.text, in: snapshot)
    }
    guard let stored = try open(in: snapshot) else { throw Failure.noWorkoutOpen }
    return stored
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
