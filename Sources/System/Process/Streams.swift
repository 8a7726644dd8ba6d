#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The streams that the program writes to.
package enum StandardStream: Sendable {
  case output, error

  private var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }

  /// Writes all bytes.
  ///
  /// - Throws: `SystemError`; after `Signals.ignoreBrokenPipe()`, `isBrokenPipe` if the reader is gone.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    guard bytes.withUnsafeBytes({ writeAll($0, to: descriptor) }) else {
      throw SystemError(.write, self == .output ? "/dev/stdout" : "/dev/stderr")
    }
  }

  /// Writes a text as UTF-8.
  ///
  /// - Throws: `SystemError`; after `Signals.ignoreBrokenPipe()`, `isBrokenPipe` if the reader is gone.
  package func write(_ text: String) throws(SystemError) { try write(Array(text.utf8)) }

  /// Whether the stream is a terminal.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The terminal's width in columns: `COLUMNS` if it is a number from 10 to 10,000, else what the terminal reports. Nil
  /// if the stream isn't a terminal or the terminal doesn't report a width.
  package func width(_ environment: Environment) -> Int? {
    guard isTerminal else { return nil }
    if let text = environment["COLUMNS"], let columns = Int(text), (10...10_000).contains(columns) {
      return columns
    }
    return size.flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil }
  }

  /// The terminal's height in lines: `LINES` if it is a number from 2 to 10,000, else what the terminal reports. Nil if the
  /// stream isn't a terminal or the terminal doesn't report a height.
  package func height(_ environment: Environment) -> Int? {
    guard isTerminal else { return nil }
    if let text = environment["LINES"], let lines = Int(text), (2...10_000).contains(lines) { return lines }
    return size.flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil }
  }

  private var size: winsize? {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }
}

/// The stream that the program reads from.
package enum StandardInput {
  /// The input up to its end, at most `limit` bytes.
  ///
  /// - Throws: `SystemError`; `isTooLarge` if there is more.
  package static func read(limit: Int) throws(SystemError) -> [UInt8] {
    guard let bytes = readAll(from: STDIN_FILENO, limit: limit) else {
      throw SystemError(.read, "/dev/stdin")
    }
    return bytes
  }

  /// The next line without its line feed, at most `limit` bytes; nil at the end of the input. Invalid UTF-8 becomes U+FFFD.
  ///
  /// Nothing after the line feed is consumed.
  ///
  /// - Throws: `SystemError`; `isTooLarge` if the line is longer.
  package static func readLine(limit: Int) throws(SystemError) -> String? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while line.count <= limit {
      let count = readInput(into: &byte)
      if count < 0 { throw SystemError(.read, "/dev/stdin") }
      if count == 0, line.isEmpty { return nil }
      if count == 0 || byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    throw SystemError(.read, "/dev/stdin", code: EFBIG)
  }

  /// Whether the input is a terminal.
  package static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }
}

/// Reads one byte of the input: 1, 0 at its end, or -1 with `errno` set.
private func readInput(into byte: inout UInt8) -> Int {
  repeatingInterrupted { read(STDIN_FILENO, &byte, 1) }
}
