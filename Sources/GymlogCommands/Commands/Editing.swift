import Formats
import Logbook
import Training
import Wording

/// A workout after a change, with what the change answers.
struct Edited<Result> {
  let workout: Workout
  let result: Result
  /// Documents of it that couldn't be used.
  let problems: [Problem]
  /// Whether the workout was begun by it.
  var began = false
}

extension Context {
  /// Changes the workout in hand, or the one that `--in` names, as one operation.
  func edit<Result>(
    _ command: CommandName, in argument: WorkoutArgument?, _ body: (inout Workout) throws -> Result
  ) throws -> Edited<Result> {
    try logbook.change(command.rawValue, at: now) { change in
      let stored = try self.stored(argument, in: change.snapshot)
      return try edit(stored, isInHand: argument == nil, in: &change, body)
    }
  }

  /// Changes the workout in hand; where none is open, begins one first, as part of the same operation.
  func editOrBegin<Result>(
    _ command: CommandName, in argument: WorkoutArgument?, _ body: (inout Workout) throws -> Result
  ) throws -> Edited<Result> {
    try logbook.change(command.rawValue, at: now) { change in
      let found = try argument.map { try self.workout($0.reference, typed: $0.text, in: change.snapshot) }
      if let stored = try found ?? openToGoOn(in: change.snapshot) {
        return try edit(stored, isInHand: argument == nil, in: &change, body)
      }
      var workout = Workout(id: newID(at: now), start: now, unit: settings.unit.value)
      let result = try body(&workout)
      change.hand = try change.add(workout)
      return Edited(workout: workout, result: result, problems: [], began: true)
    }
  }

  private func edit<Result>(
    _ stored: StoredWorkout, isInHand: Bool, in change: inout Change, _ body: (inout Workout) throws -> Result
  ) throws -> Edited<Result> {
    var workout = stored.workout
    let result: Result
    do {
      result = try body(&workout)
    } catch let error as CommandError {
      // What isn't found may be in the document that can't be read.
      throw stored.problems.isEmpty ? error : HinderedError(error: error, problems: stored.problems)
    }
    try change.save(workout, over: stored)
    if isInHand { change.hand = stored.folder }
    return Edited(workout: workout, result: result, problems: stored.problems)
  }

  /// The workout that an argument names, else the one in hand.
  ///
  /// - Throws: `CommandError` where there is none.
  func stored(_ argument: WorkoutArgument?, in snapshot: Snapshot) throws -> StoredWorkout {
    if let argument { return try workout(argument.reference, typed: argument.text, in: snapshot) }
    guard let stored = try open(in: snapshot) else { throw CommandError.noWorkoutOpen }
    return stored
  }
}
