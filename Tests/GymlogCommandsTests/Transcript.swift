import GymlogCommands
import System
import Training
import Wording

/// A terminal session in a file: commands and their output.
///
/// ```
/// # A comment.
/// @ clock 2026-11-21T18:30:00+01:00
/// $ gymlog log deadlift 3x5@100kg
/// Deadlift .1-.3  3x5@100kg | 1,500 kg
/// $ gymlog log deadlift --loud
/// gymlog: unknown option --loud
/// ? 2
/// ```
///
/// Standard output comes first, then standard error, then `?` and the exit code unless it is 0. Output lines that look like
/// input begin with a backslash. `~` is the bench's home.
///
/// Lines that begin with `@` prepare the commands after them:
///
/// - `clock INSTANT` sets the clock, `wait DURATION` moves it.
/// - `change BEFORE AFTER` changes to or from daylight saving time at a moment, given as the clocks show it before and after.
/// - `set NAME=VALUE` sets an environment variable.
/// - `width COLUMNS` runs commands on a terminal, `width pipe` in a pipe.
/// - `height LINES` gives the terminal a height: a longer answer is paged, after a line with the pager.
/// - `write PATH TEXT` writes a file in the home; in a CSV or text file, `\n` begins a new line.
/// - `hub PATH` makes an empty git repository in the home, to sync with.
/// - `answer TEXT` answers the next question: `enter` for an empty line, `end` for the end of the input.
/// - `input TEXT` is the standard input; `\n` begins a new line, `\t` is a tab.
/// - `editor OLD => NEW` replaces text in the editor.
/// - `gps LATITUDE LONGITUDE ELEVATION TIME` is a position from gpspipe; `gps none` one that isn't known, `gps quiet SECONDS` silence,
///   `gps receivers NUMBER` those that gpsd reads, `gps end TEXT` the end of gpspipe. After the last one, Enter is pressed.
/// - `interrupt DURATION` presses ctrl-C after sleeping that long.
struct Transcript {
  /// A comment or preparation, or a command with its output.
  enum Step: Equatable {
    case other(String)
    case command(String, [String])
  }

  var steps: [Step]

  init(_ text: String) {
    steps = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    for line in lines {
      if line.hasPrefix("$ ") {
        steps.append(.command(String(line.dropFirst(2)), []))
      } else if line.hasPrefix("@ ") || line.hasPrefix("#") {
        steps.append(.other(line))
      } else if case .command(let command, let output) = steps.last {
        steps[steps.count - 1] = .command(command, output + [line])
      } else {
        steps.append(.other(line))
      }
    }
  }

  var text: String {
    steps.map { step in
      switch step {
      case .other(let line): line + "\n"
      case .command(let command, let output): (["$ " + command] + output).map { $0 + "\n" }.joined()
      }
    }.joined()
  }

  /// The session with its actual output.
  func played(on machine: TestMachine) throws -> Transcript {
    var played = self
    played.steps = try steps.map { step in
      switch step {
      case .other(let line):
        if line.hasPrefix("@ ") { try prepare(String(line.dropFirst(2)), on: machine) }
        return step
      case .command(let command, let output):
        // Empty lines before the next comment or preparation belong to the file, not to the output.
        let blanks = output.reversed().prefix { $0.isEmpty }.count
        var real = try play(command, on: machine)
        real += Array(repeating: "", count: max(0, blanks - real.reversed().prefix { $0.isEmpty }.count))
        return .command(command, real)
      }
    }
    return played
  }

  private func play(_ command: String, on machine: TestMachine) throws -> [String] {
    let words = Self.words(command)
    guard words.first == "gymlog" else { throw Mistake(line: command) }
    let outcome = machine.run(words.dropFirst().map { $0.replacing("~/", with: machine.home + "/") })
    let text = (outcome.output + outcome.errors).replacing(machine.home, with: "~")
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    lines = lines.map { line in
      line.hasPrefix("$ ") || line.hasPrefix("@ ") || line.hasPrefix("#") ? "\\" + line : line
    }
    return outcome.code == .done ? lines : lines + ["? \(outcome.code.rawValue)"]
  }

  private func prepare(_ line: String, on machine: TestMachine) throws {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw Mistake(line: line) }
    switch parts[0] {
    case "clock":
      guard let now = Instant(parts[1]) else { throw Mistake(line: line) }
      machine.now = now
    case "change":
      // `2026-10-25T03:00:00+02:00 2026-10-25T02:00:00+01:00`: the same moment before and after the change.
      let moments = parts[1].split(separator: " ").compactMap { Instant($0) }
      guard moments.count == 2, moments[0].seconds == moments[1].seconds else { throw Mistake(line: line) }
      machine.change = TestMachine.ClockChange(
        moment: moments[0], before: moments[0].offset, after: moments[1].offset)
    case "wait":
      guard let duration = TypedLength(parts[1])?.exact else { throw Mistake(line: line) }
      machine.now = machine.now.adding(seconds: duration.seconds)
    case "interrupt":
      guard let duration = TypedLength(parts[1])?.exact else { throw Mistake(line: line) }
      machine.interruption = duration
    case "set":
      let halves = parts[1].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      machine.environment[halves[0]] = halves.last?.replacing("~", with: machine.home)
    case "input": machine.input = parts[1].replacing("\\n", with: "\n").replacing("\\t", with: "\t")
    case "editor":
      // `3x8@80kg => 3x8@82.5kg`
      let halves = parts[1].replacing("\\n", with: "\n").split(
        separator: " => ", omittingEmptySubsequences: false)
      machine.edits = halves.count == 2 ? [(String(halves[0]), String(halves[1]))] : []
    case "gps": machine.reports += try Self.reports(parts[1].split(separator: " ").map(String.init))
    case "hub":
      SyncHistoryTests.leaveOutSettings()
      _ = try ChildProcess.output(["git", "init", "-q", "--bare", machine.home + "/" + parts[1]])
    case "width": machine.width = Int(parts[1])
    case "height": machine.height = Int(parts[1])
    case "answer":
      switch parts[1] {
      case "enter": machine.answers.append(.line(""))
      case "end": machine.answers.append(.end)
      default: machine.answers.append(.line(parts[1]))
      }
    case "write":
      let halves = parts[1].split(separator: " ", maxSplits: 1).map(String.init)
      let path = machine.home + "/" + halves[0]
      let slash = path.lastIndex(of: "/") ?? path.endIndex
      let folder = try Folder.makeFolders(String(path[..<slash]))
      // In JSON, `\n` is part of the text.
      let text = halves.last ?? ""
      let lines =
        path.hasSuffix(".csv") || path.hasSuffix(".txt")
        ? text.split(separator: #"\n"#).joined(separator: "\n") : text
      try folder.replace(String(path[path.index(after: slash)...]), Array(lines.utf8))
    default: throw Mistake(line: line)
    }
  }

  private static func reports(_ words: [String]) throws -> [FollowedProgram.Event] {
    func line(_ text: String) -> FollowedProgram.Event { .line(Array(text.utf8)) }
    switch words.first {
    case "none": return [line(#"{"class":"TPV","mode":1}"#)]
    case "quiet": return Array(repeating: .quiet, count: words.last.flatMap { Int($0) } ?? 1)
    case "receivers":
      let count = words.last.flatMap { Int($0) } ?? 0
      let list = Array(repeating: "{}", count: count).joined(separator: ",")
      return [line("{\"class\":\"DEVICES\",\"devices\":[\(list)]}")]
    case "end": return [.ended(status: 1, errors: Array(words.dropFirst().joined(separator: " ").utf8))]
    default:
      guard words.count == 4 else { throw Mistake(line: words.joined(separator: " ")) }
      let place = "\"lat\":\(words[0]),\"lon\":\(words[1]),\"altMSL\":\(words[2])"
      return [line("{\"class\":\"TPV\",\"mode\":3,\(place),\"time\":\"\(words[3])\",\"eph\":9}")]
    }
  }

  /// The words of a line, in which only quotes are special, and a backslash before one outside of them.
  static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
        continue
      }
      switch (character, quote) {
      case ("\\", nil), ("\\", "\""): isEscaped = true
      case (let end, let open?) where end == open: quote = nil
      case ("'", nil), ("\"", nil):
        quote = character
        word = word ?? ""
      case (" ", nil):
        if let done = word { words.append(done) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }

  /// A line of a transcript that can't be read.
  struct Mistake: Error { var line: String }
}
