/// How the program ends, for scripts.
package enum ExitCode: Int32, Sendable {
  case done = 0
  case failed = 1
  /// The line couldn't be understood.
  case usage = 2
  /// What it names wasn't found, or could be several.
  case notFound = 3
  /// Another hand has changed it, or holds it.
  case conflict = 4
  /// A document can't be read.
  case damaged = 5
  /// The disk, or the terminal, failed. `EX_IOERR` of BSD's sysexits.
  case inputOutput = 74
  /// ctrl-C: 128 + SIGINT, as a shell reports it.
  case interrupted = 130
  /// The reader of a pipe has gone: 128 + SIGPIPE, as a shell reports it.
  case brokenPipe = 141
}
