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
  let machine: TestMachine
  static let folder = ".local/share/gymlog"
  var data: String { machine.home + "/" + Self.folder }
  /// The lines that were typed, with their exit codes.
  private(set) var lines: [String] = []

  init(_ number: Int, seed: UInt64) throws {
    self.number = number
    machine = try TestMachine()
    machine.bits = seed &* 97 &+ UInt64(number) << 48
    // Two days apart.
    machine.now = evening.adding(seconds: number * 2 * 86_400)
  }

  /// The documents and the copies beside them, by path.
  func files() -> [String: [UInt8]] {
    let prefix = Self.folder + "/"
    var found: [String: [UInt8]] = [:]
    for (path, bytes) in machine.files(in: Self.folder) {
      let own = String(path.dropFirst(prefix.count))
      if !own.hasPrefix("."), own.hasSuffix(".json") { found[own] = bytes }
    }
    return found
  }

  /// Runs a command and notes it.
  @discardableResult func run(_ words: [String]) -> TestMachine.Outcome {
    machine.now = machine.now.adding(seconds: 61)
    let outcome = machine.run(words)
    lines.append("\(number)$ gymlog \(words.joined(separator: " "))  ? \(outcome.code.rawValue)")
    return outcome
  }

  /// Runs a random command, as lifters type them without a network.
  func act(_ random: inout SeededRandom) -> TestMachine.Outcome {
    let exercise = random.one(of: Self.exercises)
    // Few values, so that documents look alike.
    let set = "\(random.int(3...6))@\(random.int(10...12) * 10)kg"
    let place = random.one(of: [".1", "1.1", "1.2", "2.1", "3.1"])
    let number = String(random.int(1...4))
    switch random.int(0...104) {
    case 0..<20: return run(["log", exercise, set])
    case 20..<26: return run(["log", exercise, set, set])
    case 26..<30: return run(["again"])
    case 30..<42: return run(["edit", place, random.one(of: ["5", "9", "@110", "@130", "rpe8", "rpe9"])])
    case 42..<45: return run(["edit", place, String(random.int(3...9)), "--in", "last"])
    case 45..<48: return run(["note", random.one(of: ["easy", "heavy", "sore"])])
    case 48..<54:
      return run(["note", random.one(of: ["wide", "narrow"]), "--on", random.one(of: [number, place])])
    case 54..<60: return run(["superset", number + ",", String(random.int(1...4))])
    case 60..<66: return run(["remove", random.one(of: [place, number])])
    case 66..<69: return run(["todo", place])
    case 69..<71: return run(["done"])
    case 71..<75: return run(["add", exercise, set])
    case 75..<79: return run(["finish"])
    case 79..<82: return run(["start", "--name", random.one(of: ["Legs", "Push"])])
    case 82..<87: return run(["undo"])
    case 87..<90: return run(random.one(of: [["delete", "last", "--yes"], ["discard", "--yes"]]))
    case 90..<92: return run(["tag", random.one(of: ["gym", "home"])])
    case 92..<94: return run(["body", "\(random.int(78...82))kg"])
    case 94..<96: return run(["repeat", "last"])
    case 96..<98: return run(["reopen", "last"])
    case 98: return run(["routine", "new", "push", "bench press", "3x8@80kg"])
    case 99: return run(["routine", "delete", "push", "--yes"])
    case 100, 101: return run(["activity", "add", "run", "5km", "25min"])
    case 102, 103: return run(["activity", "edit", "last", "--note", random.one(of: ["easy", "hot"])])
    default: return run(["activity", "delete", "last", "--yes"])
    }
  }

  /// The exercises of all workouts.
  private static let exercises = ["squat", "deadlift", "bench press", "bent-over row"]

  /// Logs a workout that all devices are to have.
  func begin() {
    for exercise in Self.exercises.prefix(3) { run(["log", exercise, "5@100kg", "5@100kg"]) }
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

  /// What is wrong with documents after a sync. If git alone moved them, one in the wrong place is there, if readers refuse it.
  func mistakes(in files: [String: [UInt8]], isByGit: Bool) -> [String] {
    var (found, names): ([String], Set<Substring>) = ([], [])
    for (text, bytes) in files {
      guard let path = DocumentPath(text) else { continue }
      if isByGit { names.insert(Substring(path.fileName)) }
      if isByGit, !path.isNamed(in: bytes) { continue }
      for (name, value) in HistoryState.members(bytes) where values[text]?[name]?.contains(value) != true {
        found.append("\(text): \(name) is \(value), which nobody typed there")
      }
    }
    for path in logged.subtracting(removed) where files[path] == nil {
      if !names.contains(path.split(separator: "/").last ?? "") { found.append("\(path) is lost") }
    }
    return found.sorted()
  }
}
