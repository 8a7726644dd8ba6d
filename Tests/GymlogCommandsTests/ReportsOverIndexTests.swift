import Foundation
import GymlogCommands
import System
import TestSupport
import Testing
import Training
import Wording

/// Every report is the same with and without the index, for a logbook that is changed in every possible way: by this device
/// and another, by edits of its files, by moving the clock, and by damage to the index.
@Suite struct ReportsOverIndexTests {
  static let reports = [
    "stats --json", "stats --by month", "stats --exercise pull-up", "records --all", "records pull-up --json",
    "progress pull-up --json", "progress full squat --csv", "calendar --json", "calendar 2026",
    "muscles --since 2020-01-01 --json", "muscles", "compare 2026-09 2026-10 --json", "compare last-1 last",
    "max", "max pull-up --json", "body --list --json", "body", "history full squat", "list", "list --json",
    "list --csv", "show last",
    "report -o -", "year", "year 2026 --json",
  ].map { $0.split(separator: " ").map(String.init) }

  @Test(arguments: seeds(2)) func everyReportIsTheSameWithoutIt(seed: UInt64) throws {
    let life = try RandomTraining(seed)
    // Files that changed within the last two seconds aren't trusted.
    SystemClock.sleep(2.1)
    for report in Self.reports { #expect(life.machine.run(report).code == .done, "\(report)") }
    #expect(life.indices.count == 2)
    for step in 1...15 { expectSame(life, "seed \(seed), step \(step): \(try life.step())") }
  }

  @Test("`log` judges a set by the whole past, without an index and after another device trained")
  func logKnowsThePast() throws {
    let machine = try TestMachine()
    let otherDevice = try TestMachine.sharing(machine)
    otherDevice.environment["XDG_STATE_HOME"] = machine.home + "/other/state"
    otherDevice.environment["XDG_CACHE_HOME"] = machine.home + "/other/cache"
    func log(_ load: String, on machine: TestMachine) -> TestMachine.Outcome {
      machine.run(["log", "full", "squat", "5@" + load])
    }
    func finish(_ machine: TestMachine) {
      #expect(machine.run(["finish"]).code == .done)
      machine.now = machine.now.adding(seconds: 86_400)
    }
    _ = log("100kg", on: machine)
    finish(machine)
    otherDevice.now = machine.now
    _ = log("120kg", on: otherDevice)
    finish(otherDevice)
    machine.now = otherDevice.now
    #expect(log("125kg", on: machine).output.contains("was 120 kg"))
    #expect(log("400kg", on: machine).errors.contains("5@125kg"))
    finish(machine)
    try FileManager.default.removeItem(atPath: machine.home + "/.cache/gymlog")
    #expect(log("130kg", on: machine).output.contains("was 125 kg"))
  }

  private func expectSame(_ life: RandomTraining, _ what: String) {
    for report in Self.reports {
      let (with, without) = (life.machine.run(report), life.withoutIndex { life.machine.run(report) })
      let isSame = with.output == without.output && with.errors == without.errors && with.code == without.code
      #expect(isSame, "\(report), \(what)\n\(with.errors)\n\(without.errors)")
    }
  }
}

/// A year of training, and random changes to it.
private final class RandomTraining {
  let machine: TestMachine
  private let otherDevice: TestMachine
  private var random: SeededRandom

  private static let exercises = [
    ["full", "squat"], ["pull-up"], ["plank"], ["bench", "press"], ["running"],
  ]
  private static let sets = [
    "8@100kg", "5@120kg", "12", "60s", "5km/25:00", "10@40kg w", "3x5@60kg", "8@+20kg",
  ]

  init(_ seed: UInt64) throws {
    machine = try TestMachine()
    otherDevice = try TestMachine.sharing(machine)
    otherDevice.environment["XDG_STATE_HOME"] = machine.home + "/other/state"
    otherDevice.environment["XDG_CACHE_HOME"] = machine.home + "/other/cache"
    random = SeededRandom(seed)
    let now = machine.now
    for days in (1...20).reversed() {
      machine.now = now.adding(seconds: -days * 17 * 86_400)
      _ = machine.run(["body", "\(70 + days)kg"])
      train(on: machine)
    }
    machine.now = now
    for words in [["full", "squat", "8@100kg"], ["pull-up", "8@-20kg"], ["pull-up", "8@bw"]] {
      _ = machine.run(["log"] + words)
    }
    train(on: machine)
  }

  func withoutIndex<Result>(_ body: () -> Result) -> Result {
    machine.environment["XDG_CACHE_HOME"] = "/dev/null"
    defer { machine.environment["XDG_CACHE_HOME"] = nil }
    return body()
  }

  /// Trains, and returns whether the workout could be finished.
  @discardableResult
  private func train(on machine: TestMachine) -> Bool {
    for _ in 0...random.int(1...3) { log(on: machine) }
    return machine.run(["finish"]).code == .done
  }

  private func log(on machine: TestMachine) {
    // Some are rejected, such as push-ups with a load.
    let words = random.one(of: Self.sets).split(separator: " ").map(String.init)
    _ = machine.run(["log"] + random.one(of: Self.exercises) + words + ["--force"])
  }

  /// Makes one random change, and describes it.
  func step() throws -> String {
    SystemClock.sleep(0.012)
    defer { SystemClock.sleep(0.012) }
    let workout = "last-\(random.int(1...9))"
    switch random.int(0...13) {
    case 0...1:
      log(on: machine)
      return "log"
    case 2:
      train(on: machine)
      return "train"
    case 3: return ran(["delete", workout, "--yes"])
    case 4: return ran(["edit", "--in", workout, "1.1", "9@\(random.int(20...200))kg"])
    case 5: return ran(["undo"])
    case 6: return ran(["body", "\(random.int(60...99))kg"])
    case 7:
      otherDevice.now = machine.now.adding(seconds: -86_400 * random.int(0...100))
      train(on: otherDevice)
      return "train on another device"
    case 8:
      machine.now = machine.now.adding(seconds: 86_400 * random.int(-90...30))
      return "the clock moves"
    case 9: return try dropIn()
    case 10: return try remove()
    case 11: return try editInPlace()
    default: return try damageIndex()
    }
  }

  private func ran(_ words: [String]) -> String {
    "\(words.joined(separator: " ")): \(machine.run(words).code)"
  }

  // MARK: - Edits of files

  private var data: String { machine.home + "/.local/share/gymlog" }

  /// The documents whose names begin with `name`.
  private func documents(_ name: String) -> [String] {
    (FileManager.default.enumerator(atPath: data)?.compactMap { $0 as? String } ?? [])
      .filter { $0.split(separator: "/").last?.hasPrefix(name) == true && $0.hasSuffix(".json") }.sorted()
  }

  private func dropIn() throws -> String {
    let set = random.one(of: documents("set-"))
    let name = "set-" + EntityID(at: machine.now, random: random.next()).text + ".json"
    let copy = set.split(separator: "/").dropLast().joined(separator: "/") + "/" + name
    try FileManager.default.copyItem(atPath: data + "/" + set, toPath: data + "/" + copy)
    return "drop in " + copy
  }

  private func remove() throws -> String {
    let path = random.one(of: documents(random.one(of: ["set-", "exercise-", "workout", "2"])))
    try FileManager.default.removeItem(atPath: data + "/" + path)
    return "remove " + path
  }

  /// Edits of old documents are only seen by the next full pass.
  private func editInPlace() throws -> String {
    let path = random.one(of: documents("set-") + documents("2"))
    let url = URL(fileURLWithPath: data + "/" + path)
    let text = try String(contentsOf: url, encoding: .utf8)
    let handle = try FileHandle(forUpdating: url)
    try handle.truncate(atOffset: 0)
    let number = random.int(1...99)
    try handle.write(
      contentsOf: Data(text.replacing(#/"(reps|value)": [0-9.]+/#) { "\"\($0.output.1)\": \(number)" }.utf8))
    try handle.close()
    SystemClock.sleep(0.012)
    if !train(on: machine) { for path in indices { try FileManager.default.removeItem(atPath: path) } }
    return "edit \(path) in place, and train"
  }

  // MARK: - The index

  /// The paths of the index files.
  var indices: [String] {
    let folder = machine.home + "/.cache/gymlog"
    return ((try? Folder.open(folder).names()) ?? []).sorted().map { folder + "/" + $0 }
  }

  private func damageIndex() throws -> String {
    let path = random.one(of: indices)
    var bytes = try UserFile.read(path, limit: 1 << 24)
    let place = random.int(0...bytes.count - 1)
    if random.chance(50) {
      bytes[place] ^= UInt8(1 << random.int(0...7))
    } else {
      bytes.removeSubrange(place...)
    }
    try UserFile.write(path, bytes)
    return "damage the index at \(place)"
  }
}
