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
  /// Sixty-four random bits.
  package var random: @Sendable () -> UInt64
  package var environment: Environment
  package var terminal: Terminal
  /// Writes results, to standard output.
  package var print: @Sendable (String) throws(SystemError) -> Void
  /// Writes messages, to standard error; what can't be written there can't be said anywhere.
  package var complain: @Sendable (String) -> Void

  package init(
    now: @escaping @Sendable () -> Instant, offsets: @escaping @Sendable (CivilTime) -> [Int],
    random: @escaping @Sendable () -> UInt64, environment: Environment, terminal: Terminal,
    print: @escaping @Sendable (String) throws(SystemError) -> Void,
    complain: @escaping @Sendable (String) -> Void
  ) {
    self.now = now
    self.offsets = offsets
    self.random = random
    self.environment = environment
    self.terminal = terminal
    self.print = print
    self.complain = complain
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
  /// The world as this process finds it.
  package static func process() -> World {
    let environment = Environment.process
    return World(
      now: {
        let seconds = SystemClock.now().seconds
        return Instant(seconds: Int(seconds), offset: SystemClock.offset(at: seconds))
      },
      offsets: offsets, random: Randomness.word, environment: environment,
      terminal: Terminal(
        isTerminal: StandardStream.output.isTerminal, width: StandardStream.output.width(environment)),
      print: { text throws(SystemError) in try StandardStream.output.write(text) },
      complain: { try? StandardStream.error.write($0) })
  }

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
