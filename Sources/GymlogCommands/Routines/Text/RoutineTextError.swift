import Logbook
import Training
import Wording

/// Why a text can't be read as a routine, and where in it: counted from 1.
struct RoutineTextError: Error {
  let line: Int
  let column: Int
  /// A `RoutineTextProblem`, or what a command says of the same words.
  let error: any Error
  /// What else is wrong further down.
  let others: [RoutineTextError]

  init(_ first: RoutineTextError, others: [RoutineTextError]) {
    (line, column, error, self.others) = (first.line, first.column, first.error, others)
  }

  init(_ piece: RoutineText.Piece, _ error: any Error) {
    (line, column, self.error, others) = (piece.line, piece.column, error, [])
  }
}

/// What only a routine's text can have wrong.
enum RoutineTextProblem: Error, Equatable {
  /// Something behind a bar that is no option.
  case unknownOption(String)
  /// A header that stands in an earlier line already.
  case repeated(RoutineKey, line: Int)
  /// A header below an exercise, to which it doesn't belong.
  case headerBelow(RoutineKey)
  /// A line about a set, and no exercise above it.
  case noExerciseAbove
  /// A line about a set that the exercise doesn't have.
  case setMissing(Int, sets: Int)
  case unitUnknown(String)
  case progressUnreadable(String)
  /// A routine is to be made of a text that doesn't name it.
  case nameMissing
}

/// A text that was refused and kept: where it is.
struct KeptTextError: Error {
  let error: any Error
  /// The file, or nil where the text came from standard input.
  let path: String?
  /// What reads it again.
  let command: String

  /// Whether the error's own hint is that nothing has changed, which is said with the text that is kept.
  var saysThatNothingChanged: Bool {
    if case RoutineError.editorFailed = error { return true }
    return error is LogbookError
  }
}
