import CommandLineKit
import Documents
import Formats
import Logbook
import System
import TerminalKit
import Training
import Wording

/// An error as it is told: a sentence, what to type next, further lines, and how the program ends.
struct Complaint {
  var message: Message
  /// Candidates, or the line with a mark under what is wrong.
  var details: [String] = []
  var code: ExitCode

  init(_ message: Message, details: [String] = [], _ code: ExitCode) {
    self.message = message
    self.details = details
    self.code = code
  }

  /// The text for standard error: `gymlog: ` and the sentence, the details, what to type next.
  var text: String {
    var lines = ["gymlog: " + terminalSafe(message.text)]
    lines += details.map { terminalSafe($0) }
    if let hint = message.hint { lines.append(terminalSafe(hint)) }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Complaint {
  /// Any error that a command throws, in the lifter's language.
  init(_ error: any Error, _ words: Words, now: Instant) {
    switch error {
    case let error as UsageError: self.init(error, words, now: now)
    case let error as CommandError: self.init(error, words, now: now)
    case let error as RoutineError: self.init(error, words)
    case let error as RoutineTextProblem: self.init(error, words)
    case let error as RoutineTextError: self.init(error.error, words, now: now)
    case let error as KeptTextError: self.init(error, words, now: now)
    case let error as TurnError: self.init(error, words)
    case let error as HistoryError: self.init(error, words)
    case let error as RecordError: self.init(error, words)
    case let error as ChartError: self.init(error, words)
    case let error as ReportError: self.init(error, words)
    case let error as StrengthError: self.init(error, words)
    case let error as LogbookError: self.init(error, words)
    case let error as UnheardError:
      self.init(words.answerNotWritten(error.error.path, DiskProblem(error.error)), .inputOutput)
    case let error as HinderedError: self.init(error, words, now: now)
    case let error as LineError: self.init(error, words)
    case let error as Arguments.Failure: self.init(words.invalidUTF8(argument: error.index), .usage)
    case let error as SystemError: self.init(words.diskRefused(error.path, DiskProblem(error)), .inputOutput)
    case let error as SetSyntaxError: self.init(.notation(error, words: []), words, now: now)
    default: self.init(Message("\(error)"), .failed)
    }
  }
}

extension Complaint {
  fileprivate init(_ error: LineError, _ words: Words) {
    switch error {
    case .wordTooLong(let argument):
      self.init(words.argumentTooLong(argument: argument, limit: Line.wordLimit), .usage)
    case .lineTooLong: self.init(words.argumentsTooLong(limit: Line.lineLimit), .usage)
    }
  }

  /// The complaint for programs, on a line of its own.
  var json: String {
    var members: [JSON.Member] = [
      JSON.Member(name: "format", value: .int(replyFormat)),
      JSON.Member(name: "error", value: .string(message.text)),
      JSON.Member(name: "exitCode", value: .int(Int(code.rawValue))),
    ]
    if !details.isEmpty {
      members.append(JSON.Member(name: "details", value: .array(details.map { .string($0) })))
    }
    if let hint = message.hint { members.append(JSON.Member(name: "hint", value: .string(hint))) }
    return String(decoding: JSON.object(members).text(.compact), as: UTF8.self) + "\n"
  }
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
