#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The two streams that a program writes to.
package enum StandardStream: Sendable {
  case output, error

  private var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }

  /// Writes all bytes. Throws with `isBrokenPipe` where the reader has gone; needs `Signals.ignoreBrokenPipe`
  /// for that.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    guard bytes.withUnsafeBytes({ writeAll($0, to: descriptor) }) else {
      throw SystemError(.write, self == .output ? "/dev/stdout" : "/dev/stderr")
    }
  }

  /// Writes a text as UTF-8.
  package func write(_ text: String) throws(SystemError) { try write(Array(text.utf8)) }

  /// Whether a person sees it at once.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The terminal's width in columns: `COLUMNS` where it is set to a sensible number (10...10,000), else what
  /// the terminal says; nil where this is no terminal, or one that doesn't tell.
  package func width(_ environment: Environment) -> Int? {
    guard isTerminal else { return nil }
    if let text = environment["COLUMNS"], let columns = Int(text), (10...10_000).contains(columns) {
      return columns
    }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

/// The stream that a program reads from.
package enum StandardInput {
  /// All that comes, up to its end. Over `limit` bytes it fails with `isTooLarge`.
  package static func read(limit: Int) throws(SystemError) -> [UInt8] {
    guard let bytes = readAll(from: STDIN_FILENO, limit: limit) else {
      throw SystemError(.read, "/dev/stdin")
    }
    return bytes
  }

  /// The next line, without its line feed, read no further than that; nil at the end of the input. What no UTF-8 is becomes
  /// U+FFFD. Over `limit` bytes it fails with `isTooLarge`.
  package static func readLine(limit: Int) throws(SystemError) -> String? {
    var line: [UInt8]?
    guard readBytesOfLine(from: STDIN_FILENO, limit: limit, into: &line) else {
      throw SystemError(.read, "/dev/stdin")
    }
    return line.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a person types it.
  package static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }
}

/// What the process does about signals.
package enum Signals {
  /// A reader that goes away is then an error of the write (`isBrokenPipe`), not the end of the process.
  package static func ignoreBrokenPipe() { _ = signal(SIGPIPE, SIG_IGN) }
}
