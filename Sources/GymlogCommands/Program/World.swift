package import System
package import Training

/// Everything outside the program that a command can see or change. Tests replace it.
package struct World: Sendable {
  /// The current time, with its UTC offset.
  package var now: @Sendable () -> Instant
  /// The UTC offsets in seconds at a local time: two, the earlier moment's first, for a time that the clock showed twice. For a
  /// skipped time, the offset before the change.
  package var offsets: @Sendable (CivilTime) -> [Int]
  /// Waits; false if interrupted by ctrl-C.
  package var sleep: @Sendable (Duration) -> Bool
  /// Returns 64 random bits.
  package var random: @Sendable () -> UInt64
  package var environment: Environment
  package var terminal: Terminal
  /// Writes to standard output.
  package var print: @Sendable (String) throws(SystemError) -> Void
  /// Writes to standard error; failures are ignored.
  package var complain: @Sendable (String) -> Void
  /// Prints a question and reads the line that answers it; nil at the end of input. The closure is nil without a terminal.
  package var ask: (@Sendable (String) throws(SystemError) -> String?)?
  /// Shows progress on standard error; nil if that isn't a terminal.
  package var showProgress: (@Sendable (String) -> Void)?

  /// Reads all of standard input, up to a limit in bytes.
  package var input: @Sendable (Int) throws(SystemError) -> [UInt8] = { limit throws(SystemError) in
    try StandardInput.read(limit: limit)
  }
  /// Runs an editor, given as words with the file, and returns its exit status. The closure is nil without a terminal.
  package var edit: (@Sendable ([String]) throws(SystemError) -> Int)?
  /// Shows a text in a pager, given as words. The closure is nil without a terminal.
  package var page: (@Sendable (_ pager: [String], String) throws(SystemError) -> Void)?
  /// Runs a program, given as words, with a standard input and without an output, and returns its exit status. Nil where no other
  /// program may run.
  package var runProgram: (@Sendable ([String], [UInt8]) throws(SystemError) -> Int)?
  /// Starts a program, given as words, and returns what waits up to a time for its next line, or what happens beside. It ends with
  /// that closure.
  package var follow:
    @Sendable ([String]) throws(SystemError) -> (Duration) throws(SystemError) -> FollowedProgram.Event = {
      words throws(SystemError) in
      let program = try FollowedProgram(words)
      return { time throws(SystemError) in try program.next(within: time.milliseconds) }
    }
  /// Standard error.
  package var errorTerminal = Terminal(isTerminal: false, width: nil)

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

  /// Standard output or standard error.
  package struct Terminal: Sendable {
    /// Whether it is a terminal.
    package var isTerminal: Bool
    /// Its columns; nil for a pipe or a file, where nothing is cut off.
    package var width: Int?
    /// Its lines; nil if unknown.
    package var height: Int?

    package init(isTerminal: Bool, width: Int?, height: Int? = nil) {
      self.isTerminal = isTerminal
      self.width = width
      self.height = height
    }
  }
}

extension World {
  /// Whether output may contain more than ASCII: always, unless it is a terminal in a locale that isn't UTF-8.
  var showsMarks: Bool {
    guard terminal.isTerminal,
      let locale = ["LC_ALL", "LC_CTYPE", "LANG"].firstNonNil({ environment.filled($0) })
    else { return true }
    let encoding = locale.prefix { $0 != "@" }.split(separator: ".").dropFirst().first?.lowercased()
    if let encoding { return encoding == "utf-8" || encoding == "utf8" }
    return locale != "C" && locale != "POSIX"
  }

  /// The pager, as words: `GYMLOG_PAGER`, else `PAGER`, else `less -FRX`. Nil if the variable is empty, or for a terminal that
  /// can't move its cursor.
  var pager: [String]? {
    if environment["TERM"] == "dumb" { return nil }
    let chosen = environment["GYMLOG_PAGER"] ?? environment["PAGER"] ?? "less -FRX"
    let words = chosen.split { $0 == " " || $0 == "\t" }.map(String.init)
    return words.isEmpty ? nil : words
  }

  /// The world of this process.
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
        isTerminal: StandardStream.output.isTerminal, width: StandardStream.output.width(environment),
        height: StandardStream.output.height(environment)),
      print: { text throws(SystemError) in try StandardStream.output.write(text) },
      complain: { try? StandardStream.error.write($0) },
      ask: isAtTerminal ? ask : nil,
      // A terminal that can't clear a line would keep every state of the bar.
      showProgress: StandardStream.error.isTerminal && environment["TERM"] != "dumb" ? showProgress : nil)
    if isAtTerminal {
      world.edit = { words throws(SystemError) in try ChildProcess.run(words) }
      world.page = { words, text throws(SystemError) in
        // Where the locale isn't installed, less would show UTF-8 as bytes.
        _ = try ChildProcess.run(
          words, input: Array(text.utf8), environment: ["LESS=FRX", "LESSCHARSET=utf-8"])
      }
    }
    world.runProgram = { words, input throws(SystemError) in
      try ChildProcess.run(words, input: input, isSilent: true)
    }
    world.errorTerminal = Terminal(
      isTerminal: StandardStream.error.isTerminal, width: StandardStream.error.width(environment))
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
