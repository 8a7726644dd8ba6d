package import Training

/// An error to print: an exit code, and a message that is made in the reader's language.
///
/// Create it where the error is detected, with its sentence. `cause` is for the few that a caller handles.
package struct Failure: Error {
  package var code: ExitCode
  /// The error for callers to handle; nil for a failure that is only printed.
  package var cause: (any Error)?
  private let tell: @Sendable (Words, Instant) -> Message

  /// A failure whose message depends on the current time.
  package init(
    _ code: ExitCode, cause: (any Error)? = nil, _ message: @escaping @Sendable (Words, Instant) -> Message
  ) {
    self.code = code
    self.cause = cause
    tell = message
  }

  /// A failure whose message doesn't depend on the time.
  package init(
    _ code: ExitCode, cause: (any Error)? = nil, _ message: @escaping @Sendable (Words) -> Message
  ) {
    self.init(code, cause: cause) { words, _ in message(words) }
  }

  /// A failure whose message is the same whatever the words know besides their language.
  package init(
    _ code: ExitCode, en: @autoclosure @escaping @Sendable () -> Message,
    es: @autoclosure @escaping @Sendable () -> Message, ca: @autoclosure @escaping @Sendable () -> Message
  ) {
    self.init(code) { words in words.say(en: en(), es: es(), ca: ca()) }
  }

  /// The message in a language, as of `now`.
  package func message(_ words: Words, now: Instant) -> Message { tell(words, now) }

  /// The same failure with its message changed.
  package func changing(
    _ code: ExitCode? = nil, _ change: @escaping @Sendable (inout Message, Words, Instant) -> Void
  ) -> Failure {
    Failure(code ?? self.code, cause: cause) { [tell] words, now in
      var message = tell(words, now)
      change(&message, words, now)
      return message
    }
  }
}

/// The exit code, for scripts.
package enum ExitCode: Int32, Sendable {
  case done = 0
  case failed = 1
  /// The command line is invalid.
  case usage = 2
  /// Something named on the line wasn't found, or is ambiguous.
  case notFound = 3
  /// Another program or device changed the data, or holds the lock.
  case conflict = 4
  /// A document can't be read.
  case damaged = 5
  /// Reading or writing failed: `EX_IOERR` of BSD's sysexits.
  case inputOutput = 74
  /// Interrupted by ctrl-C: 128 + SIGINT, as a shell reports it.
  case interrupted = 130
  /// The pipe was closed: 128 + SIGPIPE, as a shell reports it.
  case brokenPipe = 141
}

/// An error message: a line that says what happened, optional details, and an optional hint that says what to type next.
///
/// The text begins in lower case, as it follows `gymlog: `; the hint begins with a capital. Neither ends in a full stop. Texts
/// from files and arguments are quoted unchanged: the printer makes control characters visible.
package struct Message: Hashable, Sendable {
  package var text: String
  /// Lines after the text: candidates, or the typed line with the error marked.
  package var details: [String]
  package var hint: String?

  package init(_ text: String, details: [String] = [], hint: String? = nil) {
    self.text = text
    self.details = details
    self.hint = hint
  }

  /// The lines of an answer that says this without being an error.
  package var answer: [String] { [text.capitalised, hint].compactMap(\.self) }

  /// The message with other details.
  package func with(details: [String]) -> Message { Message(text, details: details, hint: hint) }

  /// The message with another hint.
  package func with(hint: String?) -> Message { Message(text, details: details, hint: hint) }
}
