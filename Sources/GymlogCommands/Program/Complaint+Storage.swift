import Documents
import Formats
import Logbook
import System
import Wording

extension Complaint {
  init(_ error: LogbookError, _ words: Words) {
    switch error {
    case .dataDirectory(let error): self.init(Self.dataDirectory(error, words), .inputOutput)
    case .system(let error): self.init(words.diskRefused(error.path, DiskProblem(error)), .inputOutput)
    case .unfinished(let error):
      self.init(words.diskRefusedHalfway(error.path, DiskProblem(error)), .inputOutput)
    case .busy(let holder):
      self.init(words.busy(process: holder?.process, command: holder?.command), .conflict)
    case .conflict(let paths): self.init(words.changedElsewhere(paths), .conflict)
    case .damaged(let problem): self.init(problem, stops: true, words)
    case .newerLogbook(let format):
      self.init(
        words.newerDocument("gymlog.json", format: format, known: DocumentVersion.current), .damaged)
    case .nothingToUndo: self.init(words.nothingToUndo(), .notFound)
    }
  }

  init(_ problem: Problem, stops: Bool = false, _ words: Words) {
    switch problem.reason {
    case .system(let error): self.init(words.diskRefused(problem.path, DiskProblem(error)), .inputOutput)
    case .document(let error):
      if error.isOfValue {
        self.init(words.unwritable(Damage(error.reason)), .usage)
      } else if case .newer(let format) = error.reason {
        self.init(
          words.newerDocument(problem.path, format: format, known: DocumentVersion.current), .damaged)
      } else {
        self.init(
          words.damagedDocument(
            problem.path, line: error.position.line, column: error.position.column,
            reason: Damage(error.reason), stops: stops),
          .damaged)
      }
    }
  }

  private static func dataDirectory(_ error: SystemError, _ words: Words) -> Message {
    if error.isDanglingLink { return words.dataDirectory(error.path, .danglingLink) }
    if error.isNotFound { return words.dataDirectory(error.path, .missing) }
    if error.isNotFolder { return words.dataDirectory(error.path, .notAFolder) }
    return words.diskRefused(error.path, DiskProblem(error))
  }
}
