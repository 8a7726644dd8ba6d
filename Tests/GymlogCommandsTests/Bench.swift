import GymlogCommands
import System
import Training
import Wording

/// A lifter's machine for a test: a folder of its own, a clock that stands until it is moved, Madrid's winter time, random
/// bits that come in order.
final class Bench {
  let home: String
  private let box = Box()

  /// What changes while commands run. Tests use one bench from one thread.
  private final class Box: @unchecked Sendable {
    var now = Instant("2026-11-21T18:30:00+01:00") ?? Instant(seconds: 0, offset: 0)
    var change: ClockChange?
    var bits: UInt64 = 0
    var slept = Duration(seconds: 0)
    var interruption: Duration?
    var output = ""
    var errors = ""
    var answers: [Answer] = []
    var whileAsked: (() -> Void)?
    var input = ""
    var edits: [(old: String, new: String)]?
    var editor: [String] = []
    var whileEdited: (() -> Void)?

    func answer(_ question: String) -> String? {
      let shown = output + question
      whileAsked?()
      guard !answers.isEmpty, case .line(let line) = answers.removeFirst() else {
        output = shown + "\n"
        return nil
      }
      output = shown + line + "\n"
      return line
    }
  }

  /// What comes when somebody is asked.
  enum Answer {
    case line(String)
    case end
  }

  /// A change of the clocks: the moment, and the offsets before and after it.
  struct ClockChange {
    var moment: Instant
    var before: Int
    var after: Int

    /// As `World.offsets` has it.
    func offsets(_ civil: CivilTime) -> [Int] {
      let isBefore = Instant(civil, offset: before).seconds < moment.seconds
      let isAfter = Instant(civil, offset: after).seconds >= moment.seconds
      let fitting = (isBefore ? [before] : []) + (isAfter ? [after] : [])
      return fitting.isEmpty ? [before] : fitting
    }
  }

  /// What a command printed, and how it ended.
  struct Outcome {
    var output: String
    var errors: String
    var code: ExitCode
  }

  /// What is typed at the questions to come; with any, the program is on a terminal, and its questions are part of its output.
  var answers: [Answer] {
    get { box.answers }
    set { box.answers = newValue }
  }

  /// What comes on standard input.
  var input: String {
    get { box.input }
    set { box.input = newValue }
  }

  /// What is replaced in the editor; nil where there is no terminal for one.
  var edits: [(old: String, new: String)]? {
    get { box.edits }
    set { box.edits = newValue }
  }

  /// The words of the last editor.
  var editor: [String] { box.editor }

  /// What happens elsewhere while somebody edits.
  var whileEdited: (() -> Void)? {
    get { box.whileEdited }
    set { box.whileEdited = newValue }
  }

  /// What happens elsewhere while a question waits for its answer.
  var whileAsked: (() -> Void)? {
    get { box.whileAsked }
    set { box.whileAsked = newValue }
  }

  var environment: [String: String] = [:]
  /// Columns of the terminal; nil for a pipe.
  var width: Int?

  init() throws {
    home = "/tmp/gymlog-bench-" + EntityID.randomText(Randomness.word())
    _ = try Folder.makeFolders(home)
  }

  /// Another bench with the same home, on which something happens meanwhile.
  static func sharing(_ bench: Bench) throws -> Bench {
    let other = try Bench()
    other.environment["HOME"] = bench.home
    other.box.bits = 1 << 40
    return other
  }

  deinit { Self.remove("/tmp", String(home.dropFirst("/tmp/".count))) }

  private static func remove(_ path: String, _ name: String) {
    guard let parent = try? Folder.open(path) else { return }
    if (try? parent.remove(name)) != nil { return }
    for inner in (try? parent.openFolder(name)?.names()) ?? [] { remove(path + "/" + name, inner) }
    _ = try? parent.removeFolder(name)
  }

  var now: Instant {
    get { box.now }
    set { box.now = newValue }
  }

  /// Where it is always the same time zone, nil.
  var change: ClockChange? {
    get { box.change }
    set { box.change = newValue }
  }

  /// After how long of waiting ctrl-C comes; nil where it doesn't.
  var interruption: Duration? {
    get { box.interruption }
    set { box.interruption = newValue }
  }

  func run(_ words: [String]) -> Outcome {
    (box.output, box.errors, box.slept) = ("", "", Duration(seconds: 0))
    let code = Program(world).run(words)
    return Outcome(output: box.output, errors: box.errors, code: code)
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
        // A full-period step, so that no two names are alike.
        box.bits = box.bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return box.bits >> 7
      },
      environment: Environment(environment.merging(["HOME": home]) { given, _ in given }),
      terminal: .init(isTerminal: width != nil, width: width),
      print: { text throws(SystemError) in box.output += text }, complain: { box.errors += $0 },
      ask: box.answers.isEmpty ? nil : { @Sendable question throws(SystemError) in box.answer(question) })
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
