import Documents
import Formats
import System
import TestSupport
import Training
import Wording

/// The members of documents: by path, then by name, the text of each value. Objects that are merged by member count by member.
typealias DocumentState = [String: [String: String]]

/// A device of a history: gymlog on a machine of its own, with a clock of its own.
final class HistoryDevice {
  let number: Int
  let bench: Bench
  static let folder = ".local/share/gymlog"
  var data: String { bench.home + "/" + Self.folder }
  /// The lines that were typed, with their exit codes.
  private(set) var lines: [String] = []

  init(_ number: Int, seed: UInt64) throws {
    self.number = number
    bench = try Bench()
    bench.bits = seed &* 97 &+ UInt64(number) << 48
    // Two days apart.
    bench.now = evening.adding(seconds: number * 2 * 86_400)
  }

  /// The documents and the copies beside them, by path.
  func files() -> [String: [UInt8]] {
    let prefix = Self.folder + "/"
    var found: [String: [UInt8]] = [:]
    for (path, bytes) in bench.files(in: Self.folder) {
      let own = String(path.dropFirst(prefix.count))
      if !own.hasPrefix("."), own.hasSuffix(".json") { found[own] = bytes }
    }
    return found
  }

  /// Runs a command and notes it.
  @discardableResult func run(_ words: [String]) -> Bench.Outcome {
    bench.now = bench.now.adding(seconds: 61)
    let outcome = bench.run(words)
    lines.append("\(number)$ gymlog \(words.joined(separator: " "))  ? \(outcome.code.rawValue)")
    return outcome
  }

  /// Runs a random command, as lifters type them without a network.
  func act(_ random: inout SeededRandom) -> Bench.Outcome {
    let exercise = random.one(of: ["squat", "deadlift", "bench press", "bent-over row"])
    // Few values, so that documents look alike.
    let set = "\(random.int(3...6))@\(random.int(10...12) * 10)kg"
    let place = random.one(of: [".1", ".2", "1.1", "2.1"])
    return run(
      random.one(of: [
        ["log", exercise, set], ["log", exercise, set], ["log", exercise, set, set], ["log", exercise, set],
        ["log", exercise, set, "--note", "slow"],
        ["again"],
        ["edit", place, String(random.int(3...9))], ["edit", place, "@\(random.int(10...13) * 10)"],
        ["edit", place, "rpe\(random.int(7...9))"], ["note", random.one(of: ["easy", "heavy", "sore"])],
        ["note", "1", random.one(of: ["wide", "narrow"])], ["note", place, random.one(of: ["good", "bad"])],
        ["superset", "1,", "2"], ["superset", "2,", "3"], ["superset", "3,", "4"], ["remove", place], ["remove", "2"], ["todo", place], ["add", exercise, set],
        ["done"], ["finish"], ["finish"], ["start", "--name", random.one(of: ["Legs", "Push"])], ["undo"],
        ["undo"],
        ["delete", "last", "--yes"], ["discard", "--yes"],
        ["edit", place, String(random.int(3...9)), "--in", "last"],
        ["tag", random.one(of: ["gym", "home"])], ["body", "\(random.int(78...82))kg"], ["repeat", "last"],
        ["routine", "new", "push", "bench press", "3x8@80kg"], ["routine", "delete", "push", "--yes"],
        ["reopen", "last"],
      ]))
  }
}

/// Documents in parts, and what was ever typed in each.
enum HistoryState {
  /// The members of every sound document.
  static func of(_ files: [String: [UInt8]]) -> DocumentState {
    var state: DocumentState = [:]
    for (path, bytes) in files where DocumentPath(path) != nil { state[path] = members(bytes) }
    return state
  }

  /// The members of one document, but not those that say what it is.
  static func members(_ bytes: [UInt8]) -> [String: String] {
    guard let root = try? JSONDocument(bytes).root else { return ["": "damaged"] }
    var members: [String: String] = [:]
    for (name, value) in root.members where !["format", "id", "parent", "created", "current"].contains(name) {
      if ["plan", "result", "progress"].contains(name) {
        for (inner, value) in value.members {
          members[name + "." + inner] = String(decoding: value.rawBytes, as: UTF8.self)
        }
      } else {
        members[name] = String(decoding: value.rawBytes, as: UTF8.self)
      }
    }
    return members
  }
}

/// What was typed on all devices of a history.
struct TypedValues {
  /// The values that a member of a document ever had where it was typed.
  private(set) var values: [String: [String: Set<String>]] = [:]
  /// The sets that were logged, and those that a command removed.
  private(set) var logged: Set<String> = []
  private(set) var removed: Set<String> = []

  /// Notes what a command changed on one device.
  mutating func note(_ before: [String: [UInt8]], _ after: [String: [UInt8]]) {
    for (path, bytes) in after where before[path] != bytes && DocumentPath(path) != nil {
      for (name, value) in HistoryState.members(bytes) {
        values[path, default: [:]][name, default: []].insert(value)
      }
      if path.contains("/set-"), before[path] == nil { logged.insert(path) }
    }
    for path in before.keys where after[path] == nil { removed.insert(path) }
  }

  /// What is wrong with documents after a sync.
  func mistakes(in state: DocumentState) -> [String] {
    var found: [String] = []
    for (path, members) in state {
      for (name, value) in members where values[path]?[name]?.contains(value) != true {
        found.append("\(path): \(name) is \(value), which nobody typed there")
      }
    }
    for path in logged.subtracting(removed) where state[path] == nil { found.append("\(path) is lost") }
    return found.sorted()
  }
}
