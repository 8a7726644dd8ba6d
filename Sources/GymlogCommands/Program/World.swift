package import System
package import Training

/// Everything outside of the program that a command can see or touch. What runs is the same in a test and on a lifter's
/// machine; only the world differs.
package struct World: Sendable {
  /// This moment, with what the wall clock here is ahead of UTC.
  package var now: @Sendable () -> Instant
  /// What the wall clock here was ahead of UTC when it showed a time, in seconds; both offsets, the earlier moment's first,
  /// for a time that it showed twice. For one that it never showed, the one that was in force before.
  package var offsets: @Sendable (CivilTime) -> [Int]
  /// Waits; false where ctrl-C came meanwhile.
  package var sleep: @Sendable (Duration) -> Bool
  /// Sixty-four random bits.
  package var random: @Sendable () -> UInt64
  package var environment: Environment
  package var terminal: Terminal
  /// Writes results, to standard output.
  package var print: @Sendable (String) throws(SystemError) -> Void
  /// Writes messages, to standard error; what can't be written there can't be said anywhere.
  package var complain: @Sendable (String) -> Void
  /// Writes a question and waits for the line that answers it: nil where none comes any more. There is nobody to ask where
  /// nobody reads and types on a terminal.
  package var ask: (@Sendable (String) throws(SystemError) -> String?)?
  /// Shows how far something is, on standard error; nil where no person sees that at once.
  package var showProgress: (@Sendable (String) -> Void)?

  /// Reads all of standard input, of so many bytes at most.
  package var input: @Sendable (Int) throws(SystemError) -> [UInt8] = { limit throws(SystemError) in
    try StandardInput.read(limit: limit)
  }
  /// Runs an editor, of which the words are given with the file, until the person has ended it: its exit status. Nil where
  /// nobody sits at a terminal.
  package var edit: (@Sendable ([String]) throws(SystemError) -> Int)?

  package init(
    now: @escaping @Sendable () -> Instant, offsets: @escaping @Sendable (CivilTime) -> [Int],
    sleep: @escaping @Sendable (Duration) -> Bool, random: @escaping @Sendable () -> UInt64,
    environment: Environment, terminal: Terminal,
    print: @escaping @Sendable (String) throws(SystemError) -> Void,
    complain: @escaping @Sendable (String) -> Void,
    ask: (@Sendable (String) throws(SystemError) -> String?)? = nil,
    showProgress: (@Sendable (String) -> Void)? = nil
  ) {
    self.now = now
    self.offsets = offsets
    self.sleep = sleep
    self.random = random
    self.environment = environment
    self.terminal = terminal
    self.print = print
    self.complain = complain
    self.ask = ask
    self.showProgress = showProgress
  }

  /// Where the results go.
  package struct Terminal: Sendable {
    /// Whether a person sees them at once.
    package var isTerminal: Bool
    /// Its columns; nil in a pipe or a file, where nothing is cut off.
    package var width: Int?

    package init(isTerminal: Bool, width: Int?) {
      self.isTerminal = isTerminal
      self.width = width
    }
  }
}

extension World {
  /// Whether a terminal shows more than ASCII: unless the locale names another encoding than UTF-8. What isn't for a
  /// terminal is always UTF-8.
  var showsMarks: Bool {
    guard terminal.isTerminal,
      let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap({ environment.filled($0) }).first
    else { return true }
    let encoding = locale.prefix { $0 != "@" }.split(separator: ".").dropFirst().first?.lowercased()
    if let encoding { return encoding == "utf-8" || encoding == "utf8" }
    return locale != "C" && locale != "POSIX"
  }

  /// The world as this process finds it.
  package static func process() -> World {
    let environment = Environment.process
    let isAtTerminal = StandardInput.isTerminal && StandardStream.output.isTerminal
    var world = World(
      now: {
        let seconds = SystemClock.now().seconds
        return Instant(seconds: Int(seconds), offset: SystemClock.offset(at: seconds))
      },
      offsets: offsets, sleep: { Interruption.sleep(milliseconds: $0.milliseconds) },
      random: Randomness.word, environment: environment,
      terminal: Terminal(
        isTerminal: StandardStream.output.isTerminal, width: StandardStream.output.width(environment)),
      print: { text throws(SystemError) in try StandardStream.output.write(text) },
      complain: { try? StandardStream.error.write($0) },
      ask: isAtTerminal ? ask : nil,
      // What can't wipe a line would keep each of the bar's.
      showProgress: StandardStream.error.isTerminal && environment["TERM"] != "dumb" ? showProgress : nil)
    if isAtTerminal {
      world.edit = { words throws(SystemError) in try ChildProcess.run(words) }
    }
    return world
  }

  @Sendable private static func ask(_ question: String) throws(SystemError) -> String? {
    try StandardStream.output.write(question)
    return try StandardInput.readLine(limit: 4_096)
  }

  @Sendable private static func showProgress(_ text: String) { try? StandardStream.error.write(text) }

  @Sendable private static func offsets(at civil: CivilTime) -> [Int] {
    let reading = SystemClock.instants(
      year: civil.day.year, month: civil.day.month, day: civil.day.day, hour: civil.hour,
      minute: civil.minute, second: civil.second)
    let instants =
      switch reading {
      case .once(let instant): [instant]
      case .twice(let earlier, let later): [earlier, later]
      case .never(let before, _): [before]
      }
    let utc = Instant(civil, offset: 0).seconds
    return instants.map { utc - Int($0) }
  }
}
