import Documents
import Formats
package import System
package import Wording

extension Failure {
  /// A system call that failed; nothing was changed.
  package init(_ error: SystemError) {
    self.init(LogbookError.system(error))
  }

  /// An error of the logbook, which stays its `cause`.
  package init(_ error: LogbookError) {
    switch error {
    case .dataDirectory(let problem):
      self.init(.inputOutput, cause: error) { Self.dataDirectory(problem, $0) }
    case .system(let problem):
      self.init(.inputOutput, cause: error) { $0.diskRefused(problem.path, DiskProblem(problem)) }
    case .unfinished(let problem):
      self.init(.inputOutput, cause: error) { $0.diskRefusedHalfway(problem.path, DiskProblem(problem)) }
    case .busy(let holder):
      self.init(.conflict, cause: error) { $0.busy(process: holder?.process, command: holder?.command) }
    case .conflict(let paths): self.init(.conflict, cause: error) { $0.changedElsewhere(paths) }
    case .damaged(let problem):
      self = Failure(problem, stops: true)
      cause = error
    case .newerLogbook(let format):
      self.init(.damaged, cause: error) {
        $0.newerDocument("gymlog.json", format: format, known: DocumentVersion.current)
      }
    case .nothingToUndo: self.init(.notFound, cause: error) { $0.nothingToUndo() }
    case .nothingToRedo: self.init(.notFound, cause: error) { $0.nothingToRedo() }
    }
  }

  /// A document that can't be read. `stops`: the command needed it, and did nothing.
  package init(_ problem: Problem, stops: Bool = false) {
    switch problem.reason {
    case .system(let error):
      self.init(.inputOutput) { words in
        let refused = words.diskRefused(problem.path, DiskProblem(error))
        return stops ? refused : Message(refused.text, hint: words.leftUntouched)
      }
    case .missing:
      self.init(.damaged) { Message(problem.path + ": " + $0.reason(.missing), hint: $0.toSeeWhatToDo) }
    case .conflictCopy(let original):
      self.init(.damaged) { words in
        Message(problem.path + ": " + words.copy(of: original), hint: words.toSeeCopies)
      }
    case .document(let error):
      if error.isOfValue {
        self.init(.usage) { $0.unwritable(error.reason) }
      } else if case .newer(let format) = error.reason {
        self.init(.damaged) {
          $0.newerDocument(problem.path, format: format, known: DocumentVersion.current)
        }
      } else {
        self.init(.damaged) {
          $0.damagedDocument(
            problem.path, line: error.position.line, column: error.position.column,
            reason: error.reason, stops: stops)
        }
      }
    }
  }

  /// A file that every change needs can't be opened; a repair removes what may be in its place.
  static func obstructed(_ error: SystemError) -> Failure {
    guard error.isInTheWay else { return Failure(error) }
    return Failure(error).changing { message, words, _ in message.hint = words.nothingChangedToSeeWhy }
  }

  private static func dataDirectory(_ error: SystemError, _ words: Words) -> Message {
    if error.isDanglingLink { return words.dataDirectory(error.path, .danglingLink) }
    if error.isNotFound { return words.dataDirectory(error.path, .missing) }
    if error.isNotFolder { return words.dataDirectory(error.path, .notAFolder) }
    return words.diskRefused(error.path, DiskProblem(error))
  }

  /// The error of the logbook that it stands for.
  package var logbookError: LogbookError? { cause as? LogbookError }

  /// The problem of the document at a path, if the error concerns nothing else; nil for an error that stops everything, such as
  /// one of the disk.
  func problem(at path: DocumentPath) -> Problem? {
    switch logbookError {
    case .damaged(let problem): problem
    case .system(let system) where system.isUnusableFile:
      Problem(path: path.text, reason: .system(system))
    default: nil
    }
  }
}

extension DiskProblem {
  package init(_ error: SystemError) {
    self =
      if error.isOutOfSpace {
        .full
      } else if error.isReadOnly {
        .readOnly
      } else if error.isPermission {
        .permission
      } else if error.isFolder {
        .folder
      } else if error.isNotFound {
        .missing
      } else {
        .other(error.text)
      }
  }
}
