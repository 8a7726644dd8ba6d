import Documents
import System
import TestSupport
import Testing
import Training

@testable import Logbook

/// A logbook to which everything that can happen to a logbook happens, in random order.
struct RandomLogbook {
  let scratch: ScratchLogbook
  var now = evening
  /// Whether a workout older than sixty days was edited in place since the last full pass.
  private(set) var hasUnseenEdit = false
  /// Whether a body weight older than sixty days was edited in place since the last full pass.
  private(set) var hasUnseenWeight = false
  /// Another device's logbook in the same data directory.
  private var other: Logbook
  private var random: SeededRandom

  init(_ seed: UInt64) throws {
    scratch = try ScratchLogbook()
    other = Logbook(
      LogbookDirectories(
        data: scratch.root + "/data", createsData: true, state: scratch.root + "/other/state",
        cache: scratch.root + "/other/cache"))
    random = SeededRandom(seed)
    for days in [2, 30, 59, 61, 200, 400] { try scratch.dropIn(past(days: days)) }
    // More than the drift limit.
    for days in 50..<70 { try scratch.weighIn(days: days) }
  }

  private var folders: [WorkoutFolder] {
    get throws {
      try scratch.plain.read { snapshot in
        try snapshot.years().flatMap { try snapshot.workouts(in: $0) }.sorted()
      }
    }
  }

  /// Does one random thing, here or on another device. Returns what.
  mutating func step() throws -> String {
    scratch.letTimePass()
    defer { scratch.letTimePass() }
    if random.int(0...5) == 0 { return try stepElsewhere() }
    let before = records
    let done = try happen()
    guard records.count > before.count, random.int(0...3) == 0 else { return done }
    let applied = random.int(0...4)
    try scratch.crashLastChange(applied: applied)
    return done + ", crashed after \(applied)"
  }

  /// The records of changes that this device committed and finished.
  private var records: [String] { scratch.files("state").keys.filter { $0.hasSuffix(".done") } }

  private mutating func stepElsewhere() throws -> String {
    let unseen = (hasUnseenEdit, hasUnseenWeight)
    (scratch.logbook, other) = (other, scratch.logbook)
    let done = try happen()
    (scratch.logbook, other) = (other, scratch.logbook)
    // A full pass on the other device isn't one on this device.
    (hasUnseenEdit, hasUnseenWeight) = (hasUnseenEdit || unseen.0, hasUnseenWeight || unseen.1)
    return done + ", on another device"
  }

  private mutating func happen() throws -> String {
    let folder = try folders.randomElement(using: &random)
    if random.int(0...3) == 0 { return try weigh() }
    switch (random.int(0...17), folder) {
    case (0...1, _), (_, nil): return try begin()
    case (2...3, _): return try log()
    case (4, _): return try finish()
    case (5, let folder?): return try edit(folder)
    case (6, let folder?): return try delete(folder)
    case (7, _): return undo()
    case (8, let folder?): return try reopen(folder)
    case (9, _): return try dropInWorkout()
    case (10, let folder?): return try dropInSet(folder)
    case (11...12, let folder?): return try editInPlace(folder)
    case (13, let folder?): return try removeFile(folder)
    case (14, let folder?): return try removeFolder(folder)
    case (15, _): return moveClock()
    default: return damageIndex()
    }
  }

  // MARK: - This device

  private mutating func begin() throws -> String {
    var new = workout(exercises: random.int(1...2), sets: random.int(0...3))
    new.start = now
    try scratch.logbook.begin(new)
    return "begin"
  }

  private func log() throws -> String {
    try scratch.logbook.edit { $0.addSet() }
    return "log"
  }

  private mutating func finish() throws -> String {
    guard try scratch.logbook.read({ try $0.currentWorkout() }) != nil else { return "nothing to finish" }
    try scratch.finish()
    (hasUnseenEdit, hasUnseenWeight) = (false, false)
    return "finish"
  }

  mutating func finishAll() throws {
    try scratch.logbook.begin(workout())
    _ = try finish()
  }

  private func edit(_ folder: WorkoutFolder) throws -> String {
    try scratch.edit(folder) { $0.addSet() }
    return "edit \(folder.text)"
  }

  private func delete(_ folder: WorkoutFolder) throws -> String {
    do {
      try scratch.delete(folder)
    } catch LogbookError.damaged {
      return "can't delete \(folder.text)"
    }
    return "delete \(folder.text)"
  }

  private func undo() -> String {
    do {
      return "undo " + (try scratch.logbook.undo(at: now)).command
    } catch {
      return "nothing undone: \(error)"
    }
  }

  private func reopen(_ folder: WorkoutFolder) throws -> String {
    try scratch.reopen(folder)
    return "reopen \(folder.text)"
  }

  // MARK: - Other programs and devices

  private mutating func dropInWorkout() throws -> String {
    let folder = try scratch.dropIn(
      past(days: random.int(0...500), exercise: "\(random.int(1...5))", reps: random.int(1...9)))
    return "drop in \(folder.text)"
  }

  private mutating func dropInSet(_ folder: WorkoutFolder) throws -> String {
    guard let name = try files(of: folder, "set-").randomElement(using: &random) else { return "no set" }
    let text = try #require(scratch.documents["data/workouts/\(folder.text)/\(name)"])
    try scratch.write("data/workouts/\(folder.text)/set-\(newID().text).json", text)
    return "drop \(name) once more into \(folder.text)"
  }

  private mutating func editInPlace(_ folder: WorkoutFolder) throws -> String {
    guard try !files(of: folder, "set-").isEmpty else { return "no set" }
    let start = try? scratch.plain.read { try $0.header(folder)?.start.seconds }
    let isRecent = start.map { $0 >= now.seconds - 60 * 86_400 } ?? true
    if !isRecent, random.int(0...2) > 0 { return "let \(folder.text) be" }
    try scratch.editSet(of: folder)
    if isRecent { return "edit \(folder.text) in place" }
    hasUnseenEdit = true
    return "edit \(folder.text), which is old, in place"
  }

  private mutating func removeFile(_ folder: WorkoutFolder) throws -> String {
    guard let name = try files(of: folder, "").randomElement(using: &random) else { return "no file" }
    try scratch.remove("data/workouts/\(folder.text)/\(name)")
    return "remove \(folder.text)/\(name)"
  }

  private func removeFolder(_ folder: WorkoutFolder) throws -> String {
    for name in try files(of: folder, "") { try scratch.remove("data/workouts/\(folder.text)/\(name)") }
    try Folder.open(scratch.root + "/data/workouts/" + folder.yearText).removeFolder(folder.id.text)
    return "remove \(folder.text)"
  }

  private func files(of folder: WorkoutFolder, _ prefix: String) throws -> [String] {
    try Folder.open(scratch.root + "/data/workouts/" + folder.text).names().filter { $0.hasPrefix(prefix) }
      .sorted()
  }

  // MARK: - Clock and index

  private mutating func moveClock() -> String {
    if random.int(0...1) == 0 {
      // The clock that change times are compared with.
      let seconds = Int64([60, 0, -60, -86_400][random.int(0...3)])
      scratch.logbook.indexClock = { IndexLocation.systemClock() + seconds * 1_000_000_000 }
      return "the clock of the files is \(seconds) s ahead"
    }
    let days = random.int(-200...40)
    now = now.adding(seconds: days * 86_400)
    return "the clock moves by \(days) days"
  }

  private mutating func damageIndex() -> String {
    let (done, isGone) = damage(&scratch.index)
    if isGone { hasUnseenEdit = false }
    return done + " of the index"
  }

  private mutating func damageWeightIndex() -> String {
    let (done, isGone) = damage(&scratch.weightIndex)
    if isGone { hasUnseenWeight = false }
    return done + " of the index of body weights"
  }

  private mutating func damage(_ file: inout [UInt8]?) -> (done: String, isGone: Bool) {
    guard var bytes = file, !bytes.isEmpty else { return ("nothing", false) }
    let place = random.int(0...bytes.count - 1)
    switch random.int(0...2) {
    case 0:
      file = nil
      return ("remove all", true)
    case 1:
      file = Array(bytes[..<place])
      return ("cut from \(place)", false)
    default:
      bytes[place] ^= UInt8(1 << random.int(0...7))
      file = bytes
      return ("flip a bit of byte \(place)", false)
    }
  }
}

// MARK: - Body weights

extension RandomLogbook {
  /// Does one random thing to the body weights. Returns what.
  private mutating func weigh() throws -> String {
    let path = scratch.documents.keys.filter { $0.hasPrefix("data/body/") }.sorted()
      .randomElement(using: &random)
    switch (random.int(0...9), path.flatMap { DocumentPath(String($0.dropFirst("data/".count))) }) {
    case (0...2, _), (_, nil):
      let weight = BodyWeight.past(days: random.int(0...3), kilograms: random.int(60...99))
      try scratch.logbook.change("body", at: now) { try $0.save(weight) }
      return "weigh \(weight.id.text)"
    case (3, .standalone(.bodyWeight, let id)?):
      try scratch.logbook.change("body", at: now) { change in
        try change.remove(BodyWeight(id: id, weight: Mass(Thousandths(1), .kilograms), at: now))
      }
      return "take \(id.text) back"
    case (4, _):
      return "drop in "
        + (try scratch.weighIn(days: random.int(0...100), kilograms: random.int(60...99))).text
    case (5...6, let path?): return try editInPlace(path)
    case (7, let path?):
      try scratch.remove("data/" + path.text)
      return "remove " + path.text
    case (8, let path?):
      // Only half of the time, so that some are left.
      if random.int(0...1) == 0 { return damageWeightIndex() }
      try scratch.write("data/" + path.text, "{")
      return "damage " + path.text
    default: return damageWeightIndex()
    }
  }

  private mutating func editInPlace(_ path: DocumentPath) throws -> String {
    let weight = try scratch.plain.read { try $0.bodyWeights(at: now).weights }.entries
      .first { DocumentPath.standalone(.bodyWeight, $0.id) == path }
    guard let weight else { return "no weight" }
    let isRecent = weight.at.seconds >= now.seconds - 60 * 86_400
    if !isRecent, random.int(0...2) > 0 { return "let \(path.text) be" }
    try scratch.edit(path)
    if !isRecent { hasUnseenWeight = true }
    return "edit \(path.text) in place"
  }
}
