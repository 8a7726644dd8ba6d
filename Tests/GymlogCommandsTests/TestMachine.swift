import GymlogCommands
import System
import TestSupport
import Testing
import Training
import Wording

/// A machine to run gymlog on: a temporary home, a clock that stands still until it is moved, Madrid's winter time, and
/// repeatable random bits.
final class TestMachine {
  private let temporary: TemporaryFolder
  var home: String { temporary.path }
  private let box = Box()

  /// State that changes while commands run. A test uses its bench from one thread.
  private final class Box: @unchecked Sendable {
    var now = evening
    var change: ClockChange?
    var bits: UInt64 = 0
    var slept = Duration(seconds: 0)
    var interruption: Duration?
    var output = ""
    var errors = ""
    var answers: [Answer] = []
    var whilePrompting: (() -> Void)?
    var input = ""
    var edits: [(old: String, new: String)]?
    var editor: [String] = []
    var whileEdited: (() -> Void)?
    var reports: [FollowedProgram.Event] = []

    func answer(_ question: String) -> String? {
      let shown = output + question
      whilePrompting?()
      guard !answers.isEmpty, case .line(let line) = answers.removeFirst() else {
        output = shown + "\n"
        return nil
      }
      output = shown + line + "\n"
      return line
    }
  }

  /// An answer to a question.
  enum Answer {
    case line(String)
    case end
  }

  /// A change to or from daylight saving time, with the offsets before and after it.
  struct ClockChange {
    var moment: Instant
    var before: Int
    var after: Int

    /// The offsets for a local time, as in `World.offsets`.
    func offsets(_ civil: CivilTime) -> [Int] {
      let isBefore = Instant(civil, offset: before).seconds < moment.seconds
      let isAfter = Instant(civil, offset: after).seconds >= moment.seconds
      let fitting = (isBefore ? [before] : []) + (isAfter ? [after] : [])
      return fitting.isEmpty ? [before] : fitting
    }
  }

  /// A command's output and exit code.
  struct Outcome {
    var output: String
    var errors: String
    var code: ExitCode
  }

  /// Answers to the next questions. If there are any, the program runs on a terminal, and its output includes the questions.
  var answers: [Answer] {
    get { box.answers }
    set { box.answers = newValue }
  }

  /// The standard input.
  var input: String {
    get { box.input }
    set { box.input = newValue }
  }

  /// Replacements made in the editor. Nil if there is no terminal.
  var edits: [(old: String, new: String)]? {
    get { box.edits }
    set { box.edits = newValue }
  }

  /// What comes from gpspipe, each a second after the one before. When nothing is left, Enter is pressed.
  var reports: [FollowedProgram.Event] {
    get { box.reports }
    set { box.reports = newValue }
  }

  /// The command line of the last editor.
  var editor: [String] { box.editor }

  /// Runs while the editor is open.
  var whileEdited: (() -> Void)? {
    get { box.whileEdited }
    set { box.whileEdited = newValue }
  }

  /// Runs while a question waits for its answer.
  var whilePrompting: (() -> Void)? {
    get { box.whilePrompting }
    set { box.whilePrompting = newValue }
  }

  var environment: [String: String] = [:]
  /// The width of the terminal in columns. Nil for a pipe.
  var width: Int?
  /// The height of the terminal in lines; with one, long answers are paged: they follow a line with the pager.
  var height: Int?

  init() throws { temporary = try TemporaryFolder() }

  /// Another bench with the same home, for a second process.
  static func sharing(_ machine: TestMachine) throws -> TestMachine {
    let other = try TestMachine()
    other.environment["HOME"] = machine.home
    other.box.bits = 1 << 40
    return other
  }

  /// A bench with a logbook of these lines, as `log -` reads them.
  static func logged(_ lines: [String] = []) throws -> TestMachine {
    let machine = try TestMachine()
    if lines.isEmpty { return machine }
    machine.input = lines.joined(separator: "\n") + "\n"
    let logged = machine.run(["log", "-", "--force"])
    try #require(logged.code == .done, "\(logged.errors)")
    return machine
  }

  /// The contents of all files in a folder of the home and below, except locks.
  func files(in folder: String = "") -> [String: [UInt8]] {
    temporary.files(in: folder).filter { !$0.key.hasSuffix("/.lock") && !$0.key.hasSuffix("/holder") }
  }

  var now: Instant {
    get { box.now }
    set { box.now = newValue }
  }

  /// A change of the clocks, if there is one.
  var change: ClockChange? {
    get { box.change }
    set { box.change = newValue }
  }

  /// Where the random bits of ids begin, so that two machines make different ones.
  var bits: UInt64 {
    get { box.bits }
    set { box.bits = newValue }
  }

  /// How long a command sleeps before ctrl-C is pressed. Nil for never.
  var interruption: Duration? {
    get { box.interruption }
    set { box.interruption = newValue }
  }

  func run(_ words: [String]) -> Outcome {
    (box.output, box.errors, box.slept) = ("", "", Duration(seconds: 0))
    let code = Program(world).run(words)
    return Outcome(output: box.output, errors: box.errors, code: code)
  }

  /// What a line answers, with plain spaces.
  func answer(_ line: String) -> String {
    run(line.split(separator: " ").map(String.init)).output.replacing("\u{A0}", with: " ")
  }

  var world: World {
    let box = box
    var world = World(
      now: { box.now }, offsets: { box.change?.offsets($0) ?? [box.now.offset] },
      sleep: { duration in
        box.slept.milliseconds += duration.milliseconds
        if let limit = box.interruption, box.slept >= limit { return false }
        box.now = box.now.adding(seconds: duration.seconds)
        return true
      },
      random: {
        // A full-period generator, so that no two ids are the same.
        box.bits = box.bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return box.bits >> 7
      },
      environment: Environment(environment.merging(["HOME": home]) { given, _ in given }),
      terminal: .init(isTerminal: width != nil, width: width, height: height),
      print: { text throws(SystemError) in box.output += text }, complain: { box.errors += $0 },
      ask: box.answers.isEmpty ? nil : { @Sendable question throws(SystemError) in box.answer(question) })
    world.errorTerminal = world.terminal
    if height != nil {
      world.page = { pager, text throws(SystemError) in
        if pager[0] == "missing" { throw SystemError(.start, pager[0], code: 2) }
        box.output += "| " + pager.joined(separator: " ") + "\n" + text
      }
    }
    // Programs that the test has "installed", by name.
    let programs = (environment["PROGRAMS"] ?? "").split(separator: " ")
    world.runProgram = { words, input throws(SystemError) in
      guard programs.contains(where: { $0 == words[0] }) else { throw SystemError(.start, words[0], code: 2) }
      box.output += "| " + words.joined(separator: " ") + "\n" + String(decoding: input, as: UTF8.self)
      return 0
    }
    world.follow = { words throws(SystemError) in
      guard programs.contains(where: { $0 == words[0] }) else { throw SystemError(.start, words[0], code: 2) }
      box.output += "| " + words.joined(separator: " ") + "\n"
      return { time throws(SystemError) in
        guard !box.reports.isEmpty else { return .entered }
        box.now = box.now.adding(seconds: time.seconds)
        return box.reports.removeFirst()
      }
    }
    world.input = { _ throws(SystemError) in Array(box.input.utf8) }
    if let edits = box.edits {
      world.edit = { words throws(SystemError) in
        let bytes = try UserFile.read(words[words.count - 1], limit: 1 << 20)
        box.editor = words
        box.whileEdited?()
        let text = edits.reduce(String(decoding: bytes, as: UTF8.self)) { $0.replacing($1.old, with: $1.new) }
        try UserFile.write(words[words.count - 1], Array(text.utf8))
        return words[0] == "false" ? 1 : 0
      }
    }
    return world
  }
}

/// How often a text stands in a page.
func count(_ text: String, in page: String) -> Int { page.split(separator: text).count - 1 }
