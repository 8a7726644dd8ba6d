package import Formats
package import Training

/// The kinds of documents, as Format.md lays them down.
package enum Document {
  /// `gymlog.json`
  package static let logbook = LogbookCoding.coding
  /// `workout.json`: a workout without its exercises, which are documents of their own. They are empty when read
  /// and left alone when written.
  package static let workout = WorkoutCoding.coding
  /// `exercise-<id>.json` of a workout or of a routine, likewise without its sets.
  package static let exercise = WorkoutExerciseCoding.coding
  /// `set-<id>.json` of a workout.
  package static let workoutSet = SetCoding.ofWorkout
  /// `set-<id>.json` of a routine.
  package static let routineSet = SetCoding.ofRoutine
  /// `routine.json`: a routine without its exercises.
  package static let routine = RoutineCoding.coding
  /// `exercises/<id>.json`
  package static let ownExercise = OwnExerciseCoding.coding
  /// `aliases/<id>.json`
  package static let alias = OwnAliasCoding.coding
  /// `maxes/<id>.json`
  package static let max = TestedMaxCoding.coding
  /// `body/<id>.json`
  package static let bodyWeight = BodyWeightCoding.coding
  /// A record of a change, outside of the data directory.
  package static let operation = OperationCoding.coding

  /// What was done, as the `result` of a set has it.
  package static func result(_ performance: Performance) -> JSON { PerformanceCoding.write(performance) }
}
