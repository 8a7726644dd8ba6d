import CommandLineKit
import Documents
import Formats
import Logbook
import System
import Training
import Wording

extension Failure {
  /// A system call that failed; nothing was changed.
  init(_ error: SystemError) {
    self.init(.inputOutput, cause: error) { $0.diskRefused(error.path, DiskProblem(error)) }
  }

  /// Output that couldn't be written. It says that a change was made all the same.
  static func answerNotWritten(_ error: SystemError) -> Failure {
    error.isBrokenPipe
      ? Failure(error) : Failure(.inputOutput) { $0.answerNotWritten(error.path, DiskProblem(error)) }
  }

  init(_ error: LogbookError) {
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
    }
  }

  /// A document that can't be read. `stops`: the command needed it, and did nothing.
  init(_ problem: Problem, stops: Bool = false) {
    switch problem.reason {
    case .system(let error):
      self.init(.inputOutput) { $0.diskRefused(problem.path, DiskProblem(error)) }
    case .document(let error):
      if error.isOfValue {
        self.init(.usage) { $0.unwritable(Damage(error.reason)) }
      } else if case .newer(let format) = error.reason {
        self.init(.damaged) {
          $0.newerDocument(problem.path, format: format, known: DocumentVersion.current)
        }
      } else {
        self.init(.damaged) {
          $0.damagedDocument(
            problem.path, line: error.position.line, column: error.position.column,
            reason: Damage(error.reason), stops: stops)
        }
      }
    }
  }

  /// Documents that another program or device changed after the change to undo.
  static func undoConflict(_ paths: [String]) -> Failure {
    Failure(.conflict) { words in
      words.changedElsewhere(paths).with(
        hint: words.say(
          en: "Nothing was undone: that would also undo a newer change. Look at it with gymlog show",
          es: "No se ha deshecho nada: se perdería un cambio más reciente. Míralo con gymlog show",
          ca: "No s'ha desfet res: es perdria un canvi més recent. Mira-ho amb gymlog show"))
    }
  }

  /// The current workout can't be read.
  static func inHandDamaged(_ problem: Problem) -> Failure {
    Failure(problem).changing { message, words, _ in message.hint = words.inHandDamaged }
  }

  /// An output file that couldn't be written.
  static func fileNotWritten(_ path: String, _ error: SystemError) -> Failure {
    Failure(.inputOutput) { words in
      words.diskRefused(path, DiskProblem(error)).with(
        hint: words.say(
          en: "Nothing was written. Choose another file",
          es: "No se ha escrito nada. Elige otro archivo",
          ca: "No s'ha escrit res. Tria un altre fitxer"))
    }
  }

  private static func dataDirectory(_ error: SystemError, _ words: Words) -> Message {
    if error.isDanglingLink { return words.dataDirectory(error.path, .danglingLink) }
    if error.isNotFound { return words.dataDirectory(error.path, .missing) }
    if error.isNotFolder { return words.dataDirectory(error.path, .notAFolder) }
    return words.diskRefused(error.path, DiskProblem(error))
  }

  /// The failure with documents that couldn't be read as details. What wasn't found may be in one of them, so its exit code
  /// becomes that of damage.
  func attaching(_ problems: [Problem], isDamage: Bool = false) -> Failure {
    if problems.isEmpty { return self }
    let becomesDamage = isDamage || code == .notFound || code == .failed
    return changing(becomesDamage ? .damaged : nil) { message, words, now in
      message.details += problems.map { Failure($0).message(words, now: now).text }
    }
  }

  /// Whether it is about the request, not about the disk.
  var isOfRequest: Bool { code == .notFound || code == .usage || code == .conflict || code == .failed }
}

extension DiskProblem {
  init(_ error: SystemError) {
    self =
      if error.isOutOfSpace {
        .full
      } else if error.isReadOnly {
        .readOnly
      } else if error.isPermission {
        .permission
      } else if error.isFolder {
        .folder
      } else {
        .other(error.text)
      }
  }
}

extension Failure {
  /// The failure for an error that reached the top.
  init(any error: any Error) {
    switch error {
    case let error as Failure: self = error
    case let error as LogbookError: self.init(error)
    case let error as SystemError: self.init(error)
    case let error as UsageError: self.init(error)
    case let error as RoutineTextError: self.init(error)
    case let error as Arguments.Failure: self = .invalidUTF8(argument: error.index)
    default:
      self.init(.failed) {
        $0.say(
          en: Message("unexpected error", hint: "Nothing more was done. To see where you are: gymlog status"),
          es: Message("error inesperado", hint: "No se ha hecho nada más. Para ver cómo está: gymlog status"),
          ca: Message("error inesperat", hint: "No s'ha fet res més. Per veure com està: gymlog status"))
      }
    }
  }
}
