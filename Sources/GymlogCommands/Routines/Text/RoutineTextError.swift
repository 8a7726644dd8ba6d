import Logbook
import Wording

/// A mistake in a routine's text and its position, counted from 1.
struct RoutineTextError: Error {
  let line: Int
  let column: Int
  let failure: Failure
  /// Further mistakes below.
  let others: [RoutineTextError]

  init(_ first: RoutineTextError, others: [RoutineTextError]) {
    (line, column, failure, self.others) = (first.line, first.column, first.failure, others)
  }

  init(_ piece: RoutineText.Piece, _ failure: Failure) {
    (line, column, self.failure, others) = (piece.line, piece.column, failure, [])
  }
}

extension Failure {
  /// The failure of a mistake in a routine's text; `naming` adds its file and position.
  init(_ error: RoutineTextError) {
    self = error.failure
    cause = error
  }

  /// The failure with the place of the error in a rejected text, as in `push.txt:3:14: …`, and with where the text is kept: in
  /// the file at `path`, which `command` reads again; nil for a text from standard input.
  func keepingText(_ path: String?, again command: String) -> Failure {
    var failure = self
    if let error = cause as? RoutineTextError {
      let file = path ?? "-"
      let isRefusal = code == .conflict || code == .failed
      failure = changing(isRefusal ? .usage : nil) { message, words, now in
        message.text = "\(file):\(error.line):\(error.column): " + message.text
        if !error.others.isEmpty {
          message.details += message.hint.map { [$0] } ?? []
          message.hint = nil
        }
        message.details += error.others.map { other in
          "\(file):\(other.line):\(other.column): " + other.failure.message(words, now: now).text
        }
      }
    }
    guard let path else { return failure }
    let saysThatNothingChanged = cause is LogbookError || cause is EditorFailed
    return failure.changing { message, words, _ in
      if !saysThatNothingChanged { message.details += message.hint.map { [$0] } ?? [] }
      message.hint = words.textKept(path, command: command)
    }
  }
}

struct EditorFailed: Error {}

extension Words {
  /// Where a rejected text was saved, and the command that reads it again.
  func textKept(_ path: String, command: String) -> String {
    say(
      en: "Nothing was changed. Your text is saved in \(path). To continue editing: \(command)",
      es: "No ha cambiado nada. El texto está guardado en \(path). Para seguir editándolo: \(command)",
      ca: "No ha canviat res. El text està desat a \(path). Per continuar editant-lo: \(command)")
  }

  /// The hint for an editor that couldn't be started.
  var lookAtEditor: String {
    say(en: "Check VISUAL and EDITOR", es: "Revisa VISUAL y EDITOR", ca: "Revisa VISUAL i EDITOR")
  }
}
