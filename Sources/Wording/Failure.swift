package import Training

/// An error as a person is told it: how the program ends, and a message made in the reader's language.
///
/// It is made where the error is detected, so that its sentence stands there too. `cause` is for the few that somebody catches.
package struct Failure: Error {
  package var code: ExitCode
  /// What a caller may act on; nil for a failure that is only told.
  package var cause: (any Error)?
  private let tell: @Sendable (Words, Instant) -> Message

  /// A failure whose message has times in it, told from a given moment.
  package init(
    _ code: ExitCode, cause: (any Error)? = nil, _ message: @escaping @Sendable (Words, Instant) -> Message
  ) {
    self.code = code
    self.cause = cause
    tell = message
  }

  /// A failure whose message is the same at any time.
  package init(
    _ code: ExitCode, cause: (any Error)? = nil, _ message: @escaping @Sendable (Words) -> Message
  ) {
    self.init(code, cause: cause) { words, _ in message(words) }
  }

  /// What went wrong, in a language, as of `now`.
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

/// How the program ends, for scripts.
package enum ExitCode: Int32, Sendable {
  case done = 0
  case failed = 1
  /// The line couldn't be understood.
  case usage = 2
  /// What it names wasn't found, or matches several things.
  case notFound = 3
  /// Another program or device has changed it, or holds the lock.
  case conflict = 4
  /// A document can't be read.
  case damaged = 5
  /// The disk or the terminal failed. `EX_IOERR` of BSD's sysexits.
  case inputOutput = 74
  /// ctrl-C: 128 + SIGINT, as a shell reports it.
  case interrupted = 130
  /// The reader of a pipe has gone: 128 + SIGPIPE, as a shell reports it.
  case brokenPipe = 141
}

/// What went wrong, for a person: a line that says what, further lines, and where there is something to do about it, a last line
/// that says what to type next.
///
/// The text begins in lower case, as it follows `gymlog: `, and neither it nor the hint ends in a full stop. Texts from the
/// lifter's files and arguments stand in it unchanged: what prints it makes control characters visible.
package struct Message: Hashable, Sendable {
  package var text: String
  /// Candidates, or the line with a mark under what is wrong.
  package var details: [String]
  package var hint: String?

  package init(_ text: String, details: [String] = [], hint: String? = nil) {
    self.text = text
    self.details = details
    self.hint = hint
  }

  /// The message with other details.
  package func with(details: [String]) -> Message { Message(text, details: details, hint: hint) }

  /// The message with another hint.
  package func with(hint: String?) -> Message { Message(text, details: details, hint: hint) }
}
