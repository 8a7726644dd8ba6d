import CommandLineKit
import Training
import Wording

/// What a command changes.
enum EditTarget {
  /// The workout in hand.
  case hand
  /// `--in`: a past workout.
  case workout(WorkoutArgument)
  /// `--routine`: one of the lifter's own routines, as it was named.
  case routine(String)

  init(_ argument: WorkoutArgument?) { self = argument.map { .workout($0) } ?? .hand }

  /// - Throws: `Failure.workoutAndRoutine` where both are given.
  init(_ argument: WorkoutArgument?, routine: String?) throws(Failure) {
    switch (argument, routine) {
    case (_?, _?): throw .workoutAndRoutine
    case (nil, let routine?): self = .routine(routine)
    case (let argument, nil): self.init(argument)
    }
  }

  /// The option as it was typed, behind a space; empty for the workout in hand.
  var typed: String {
    switch self {
    case .hand: ""
    case .workout(let argument): " --in " + shellWord(argument.text)
    case .routine(let name): " --routine " + shellWord(name)
    }
  }

  var isHand: Bool {
    if case .hand = self { true } else { false }
  }
}

extension Parameter {
  /// `--routine NAME`: a routine instead of a workout.
  static func inRoutine(_ words: Words) -> Parameter where Value == String? {
    .option(.routine, .routine, words)
  }
}

extension Failure {
  /// Options of a workout and of a routine on one line.
  static var workoutAndRoutine: Failure {
    Failure(.usage) { words in
      words.contradiction("--in", "--routine")
    }
  }
}
