import CommandLineKit
import Wording

/// The workout or routine that a command changes.
enum EditTarget {
  /// The current workout.
  case current
  /// `--in`: a past workout.
  case workout(WorkoutArgument)
  /// `--routine`: one of the lifter's own routines, by the name typed.
  case routine(String)

  init(_ argument: WorkoutArgument?) { self = argument.map { .workout($0) } ?? .current }

  /// - Throws: `Failure.workoutAndRoutine` if both are given.
  init(_ argument: WorkoutArgument?, routine: String?) throws(Failure) {
    switch (argument, routine) {
    case (_?, _?): throw .workoutAndRoutine
    case (nil, let routine?): self = .routine(routine)
    case (let argument, nil): self.init(argument)
    }
  }

  /// The option as typed, with a leading space; empty for the current workout.
  var typed: String {
    switch self {
    case .current: ""
    case .workout(let argument): " --in " + shellWord(argument.text)
    case .routine(let name): " --routine " + shellWord(name)
    }
  }

  /// Runs a closure; a note that its failure offers is for this workout or routine, too.
  func noting<Result>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    do throws(Failure) { return try body() } catch { throw error.noting(in: self) }
  }

  var isCurrent: Bool {
    if case .current = self { true } else { false }
  }
}

extension Parameter {
  /// `--routine NAME`: a routine instead of a workout.
  static func inRoutine(_ words: Words) -> Parameter where Value == String? {
    .option(
      "routine", value: words.placeholder(.routine),
      help: words.say(
        en: "change a routine instead of the current workout",
        es: "cambia una rutina en vez del entrenamiento actual",
        ca: "canvia una rutina en lloc de l'entrenament actual"),
      completedBy: .custom([Placeholder.routine.rawValue]))
  }
}

extension Failure {
  /// A workout and a routine were both given.
  static var workoutAndRoutine: Failure {
    Failure(.usage) { words in
      words.contradiction("--in", "--routine")
    }
  }
}
