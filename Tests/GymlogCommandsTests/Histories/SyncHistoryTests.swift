import Documents
import Foundation
import GymlogCommands
import System
import TestSupport
import Testing
import Wording

/// Simulated histories of two or three devices: random commands without a network, on clocks two days apart, then synced until
/// nothing moves. `Tests/Faults/histories` plays thousands of them.
@Suite struct SyncHistoryTests {
  /// How many histories are played, and the first seed: `GYMLOG_HISTORIES=10000 GYMLOG_SEED=1`.
  static let played: Range<UInt64> = {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["GYMLOG_SEED"].flatMap(UInt64.init) ?? 1
    return first..<first + (environment["GYMLOG_HISTORIES"].flatMap(UInt64.init) ?? 8)
  }()

  /// The settings of git of whoever runs the tests don't count.
  static func leaveOutSettings() {
    setenv("GIT_CONFIG_GLOBAL", "/dev/null", 1)
    setenv("GIT_CONFIG_SYSTEM", "/dev/null", 1)
  }

  @Test("Every device ends with the same logbook; nothing is lost or invented", arguments: played)
  func plays(seed: UInt64) throws {
    Self.leaveOutSettings()
    let mover = HistoryMover.allCases[Int(seed % 4)]
    var history = try History(mover, seed: seed)
    let mistakes = try history.play()
    Self.tally.add(history.collisions)
    if ProcessInfo.processInfo.environment["GYMLOG_LINES"] != nil {
      print(history.lines.joined(separator: "\n"))
    }
    #expect(
      mistakes.isEmpty, "\(mover) \(seed): \(mistakes.prefix(5))\n\(history.lines.joined(separator: "\n"))")
  }

  private static let tally = Tally(of: played.count)

  @Test(
    "A note stays with its exercise where another device logs an equal workout",
    arguments: HistoryMover.allCases)
  func lookAlikes(mover: HistoryMover) throws {
    Self.leaveOutSettings()
    var history = try History(mover, seed: 1)
    let mistakes = try history.playLookAlikes()
    #expect(mistakes.isEmpty, "\(mistakes)")
  }

  @Test("Without the attributes, git moves changes to other documents")
  func withoutAttributes() throws {
    Self.leaveOutSettings()
    var history = try History(.git, seed: 1, hasAttributes: false)
    let mistakes = try history.playLookAlikes()
    #expect(mistakes.contains { $0.contains("nobody typed there") }, "\(mistakes)")
  }
}

/// Counts collisions over all histories, and prints them after the last.
private final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var left: Int
  private var counts: [String: Int] = [:]
  private let total: Int

  init(of count: Int) { (left, total) = (count, count) }

  func add(_ collisions: [String: Int]) {
    lock.withLock {
      counts.merge(collisions, uniquingKeysWith: +)
      left -= 1
      guard left == 0 else { return }
      let list = counts.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
      print(
        "\(total) histories from seed \(SyncHistoryTests.played.lowerBound): " + list.joined(separator: ", "))
    }
  }
}

/// One history.
private struct History {
  let mover: HistoryMover
  let hasAttributes: Bool
  let devices: [HistoryDevice]
  private var random: SeededRandom
  private var typed = TypedValues()
  private var copier = HistoryCopier()
  private let git: HistoryGit
  private let home: TestMachine
  /// How many collisions of each kind there were.
  private(set) var collisions: [String: Int] = [:]

  init(_ mover: HistoryMover, seed: UInt64, hasAttributes: Bool = true) throws {
    (self.mover, self.hasAttributes) = (mover, hasAttributes)
    random = SeededRandom(seed)
    home = try TestMachine()
    git = try HistoryGit(home.home)
    devices = try (0..<random.int(2...3)).map { try HistoryDevice($0, seed: seed) }
  }

  var lines: [String] { devices.flatMap(\.lines) }

  /// Plays it; returns what is wrong.
  mutating func play() throws -> [String] {
    let before = devices[0].files()
    if random.chance(80) { devices[0].begin() }
    typed.note(before, devices[0].files())
    try act(on: devices[0], 3)
    for device in devices { try join(device) }
    try syncUntilQuiet()
    for _ in 0..<random.int(2...3) {
      let before = HistoryState.of(devices[0].files())
      for device in devices { try act(on: device, random.int(2...7)) }
      let states = devices.map { HistoryState.of($0.files()) }
      count(before, states)
      try syncUntilQuiet()
      let mistakes = try mistakes(before, states)
      if !mistakes.isEmpty { return mistakes }
    }
    return try settle()
  }

  /// One device discards a workout and logs an equal one, while another one adds a note to an exercise of the first.
  mutating func playLookAlikes() throws -> [String] {
    func noting(_ device: HistoryDevice, _ act: () -> Void) {
      let before = device.files()
      act()
      typed.note(before, device.files())
    }
    noting(devices[0]) { devices[0].begin() }
    for device in devices { try join(device) }
    try syncUntilQuiet()
    noting(devices[0]) { devices[0].run(["discard", "--yes"]) }
    noting(devices[0]) { devices[0].begin() }
    noting(devices[1]) { devices[1].run(["note", "narrow", "--on", "1"]) }
    try syncUntilQuiet()
    return typed.mistakes(in: devices[0].files(), isByGit: mover == .git || mover == .driver)
  }

  private mutating func act(on device: HistoryDevice, _ times: Int) throws {
    for _ in 0..<times {
      let before = device.files()
      let outcome = device.act(&random)
      typed.note(before, device.files())
      if outcome.code == .inputOutput { throw Broken(what: outcome.errors) }
    }
  }

  private func join(_ device: HistoryDevice) throws {
    switch mover {
    case .sync: try check(device.run(["sync", "--init", git.hub]), .done, .conflict)
    case .git: try git.join(device)
    case .driver:
      try check(device.run(["sync", "--init", git.hub]), .done, .conflict)
      // The driver is the program of this build, if there is one.
      let program = Repository.path(".build/debug/gymlog")
      if Folder.exists(program) {
        try git.run(
          device.data, "config", "merge.gymlog.driver", program + " sync --merge-driver %O %A %B %P")
      }
    case .copier: break
    }
  }

  private mutating func syncUntilQuiet() throws {
    for pass in 0..<12 {
      let before = devices.map { $0.files() }
      var moved = false
      for device in devices.shuffled(using: &random) {
        switch mover {
        case .sync: try check(device.run(["sync"]), .done, .conflict)
        case .git, .driver: try git.sync(device, hasAttributes: hasAttributes)
        case .copier: moved = try copier.sync(device, &random, isQuiet: pass > 2) || moved
        }
      }
      if !moved, before == devices.map({ $0.files() }), before.allSatisfy({ $0 == before[0] }) { return }
    }
    throw Broken(what: "it never became quiet")
  }

  private func check(_ outcome: TestMachine.Outcome, _ codes: ExitCode...) throws {
    if !codes.contains(outcome.code) { throw Broken(what: outcome.errors + outcome.output) }
  }

  /// What is wrong after a sync.
  private func mistakes(_ before: DocumentState, _ states: [DocumentState]) throws -> [String] {
    let files = devices[0].files()
    let state = HistoryState.of(files)
    var found = typed.mistakes(in: files, isByGit: mover == .git || mover == .driver)
    guard mover == .sync else { return found }
    // What one device alone changed is there, and what several did is one of theirs.
    for path in Set(before.keys).union(states.flatMap(\.keys)) {
      if states.contains(where: { $0[path] == nil }) && before[path] != nil { continue }
      let copies = files.filter { $0.key.hasPrefix(path.dropLast(5) + ".conflict-") }
      let versions = [state[path] ?? [:]] + copies.map { HistoryState.members($0.value) }
      let present = states.compactMap { $0[path] }
      for name in Set(present.flatMap(\.keys)).union(before[path].map { Array($0.keys) } ?? []) {
        let old = before[path]?[name]
        let changes = Set(present.map { $0[name] }.filter { $0 != old })
        for change in changes where !versions.contains(where: { $0[name] == change }) {
          found.append("\(path): \(name) should be \(change ?? "gone")")
        }
      }
    }
    // What a device deleted and nobody changed is gone.
    for (path, members) in before {
      let isGone = states.contains { $0[path] == nil }
      let isUntouched = states.allSatisfy { $0[path] == nil || $0[path] == members }
      let folder = path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
      let isQuietFolder = states.allSatisfy { state in
        state.filter { $0.key.hasPrefix(folder) } == before.filter { $0.key.hasPrefix(folder) }
          || state[path] == nil
      }
      if isGone, isUntouched, isQuietFolder, state[path] != nil { found.append("\(path) came back") }
    }
    return found
  }

  /// Settles what is left, and looks whether every device works.
  private mutating func settle() throws -> [String] {
    for _ in 0..<6 {
      guard devices[0].files().keys.contains(where: { DocumentPath($0) == nil }) else { break }
      if mover == .copier { try check(devices[0].run(["sync"]), .done, .conflict) }
      let device = devices[random.int(0...devices.count - 1)]
      if mover != .git && mover != .driver {
        let side = random.chance(50) ? "mine" : "theirs"
        let outcome = device.run(["sync", "--keep", side])
        try check(outcome, .done, .notFound)
        // A document with several other versions asks which one.
        if outcome.code == .notFound { try check(device.run(["sync", "--keep", "mine"]), .done, .notFound) }
      }
      try syncUntilQuiet()
    }
    let isByGit = mover == .git || mover == .driver
    var found = typed.mistakes(in: devices[0].files(), isByGit: isByGit)
    // git may have moved a document to another folder. It is refused there, and told.
    let isMoved = devices[0].files().contains { path, bytes in
      DocumentPath(path).map { !$0.isNamed(in: bytes) } ?? false
    }
    if isMoved { collisions["moved by git and refused", default: 0] += 1 }
    if isByGit, isMoved { return found }
    if devices[0].files().keys.contains(where: { DocumentPath($0) == nil }) {
      found.append("copies are left")
    }
    for device in devices {
      let outcome = device.run(["check"])
      if outcome.code != .done { found.append("device \(device.number): \(outcome.output)") }
      if mover == .sync, outcome.output.contains("missing") { found.append(outcome.output) }
      for line in [["status"], ["log", "squat", "5@100kg"], ["list"]] {
        let outcome = device.run(line)
        if outcome.code != .done { found.append("device \(device.number), \(line): \(outcome.errors)") }
      }
    }
    return found
  }

  /// Counts what the devices did to the same documents.
  private mutating func count(_ before: DocumentState, _ states: [DocumentState]) {
    for path in Set(before.keys).union(states.flatMap(\.keys)) {
      let changed = states.filter { $0[path] != before[path] }.map { $0[path] }
      guard changed.count > 1 else { continue }
      if changed.allSatisfy({ $0 == nil }) {
        collisions["deleted twice", default: 0] += 1
      } else if changed.contains(where: { $0 == nil }) {
        collisions["deleted and changed", default: 0] += 1
      } else if Set(changed.compactMap(\.self)).count == 1 {
        collisions["the same change", default: 0] += 1
      } else {
        collisions["changed twice", default: 0] += 1
      }
    }
    let heads = Set(before.keys.filter { $0.hasSuffix("/workout.json") })
    for head in heads where states.contains(where: { $0[head] == nil }) {
      let folder = head.dropLast("workout.json".count)
      let isChanged = states.contains { state in
        state[head] != nil && state.contains { $0.key.hasPrefix(folder) && before[$0.key] != $0.value }
      }
      if isChanged { collisions["workout deleted and trained in", default: 0] += 1 }
    }
    let open = states.map {
      Set($0.filter { $0.key.hasSuffix("/workout.json") && $0.value["end"] == nil }.keys)
    }
    if Set(open.flatMap(\.self)).count > 1 { collisions["two open workouts", default: 0] += 1 }
    let supersets = states.map {
      Set($0.filter { $0.value["superset"] != nil && before[$0.key]?["superset"] == nil }.keys)
    }
    if supersets.count(where: { !$0.isEmpty }) > 1 { collisions["two supersets", default: 0] += 1 }
  }
}

/// A history that can't be played on.
private struct Broken: Error { let what: String }
