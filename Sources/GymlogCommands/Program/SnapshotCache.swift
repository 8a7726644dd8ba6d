import Catalogue
import Logbook
import System
import Training
import Wording

/// A value read from a snapshot of the logbook when it is first needed, and once for each snapshot.
final class SnapshotCache<Value> {
  typealias Found = (value: Value, problems: [Problem])

  private let logbook: Logbook
  private let read: (Snapshot) throws(Failure) -> Found
  private var snapshot: Snapshot?
  private var found: Result<Found, Failure>?

  init(_ logbook: Logbook, _ read: @escaping (Snapshot) throws(Failure) -> Found) {
    (self.logbook, self.read) = (logbook, read)
  }

  /// Switches to this snapshot.
  func look(in snapshot: Snapshot) {
    if let last = self.snapshot, !snapshot.isOfSameMoment(as: last) { found = nil }
    self.snapshot = snapshot
  }

  /// The value.
  ///
  /// - Throws: `LogbookError` if it can't be read at all; single damaged documents become `problems`.
  func value() throws(Failure) -> Value {
    if let found { return try found.get().value }
    let current: Result<Found, Failure>
    if let snapshot {
      current = found(in: snapshot)
    } else {
      current = try logbook.read { snapshot in
        self.snapshot = snapshot
        return found(in: snapshot)
      }
    }
    found = current
    return try current.get().value
  }

  private func found(in snapshot: Snapshot) -> Result<Found, Failure> {
    Result { () throws(Failure) in try read(snapshot) }
  }

  /// Documents that couldn't be read; empty until the value is first needed.
  var problems: [Problem] {
    switch found {
    case .success(let found): found.problems
    case .failure(let failure):
      if case .system(let error) = failure.logbookError {
        [Problem(path: error.path, reason: .system(error))]
      } else {
        []
      }
    case nil: []
    }
  }
}

/// The logbook for commands: each snapshot they read is also the source of the caches.
struct CommandLogbook {
  /// The logbook itself, for what needs neither the caches nor the settings.
  let storage: Logbook
  private let look: (Snapshot) -> Void
  /// Why the settings can't be used; nothing is changed then.
  var settingsFailure: Failure?
  /// Whether changes are only tried.
  var isTrial = false

  init(_ logbook: Logbook, looking look: @escaping (Snapshot) -> Void) {
    (storage, self.look) = (logbook, look)
  }

  /// Like `Logbook.read`.
  func read<Result>(_ body: (Snapshot) throws(Failure) -> Result) throws(Failure) -> Result {
    try storage.read { snapshot throws(Failure) in
      look(snapshot)
      return try body(snapshot)
    }
  }

  /// Like `Logbook.restoreFile`.
  func restoreFile(
    _ bytes: [UInt8], beside stored: StoredDocument<Activity>, as command: String
  ) throws(Failure) {
    if let settingsFailure { throw settingsFailure }
    try storage.restoreFile(bytes, beside: stored, as: command)
  }

  /// Like `Logbook.recording`.
  func recording(creating: Bool, waiting seconds: Double = 0) throws(Failure) -> Recording.Found {
    if creating, let settingsFailure { throw settingsFailure }
    return try storage.recording(creating: creating, waiting: seconds)
  }

  /// Like `Logbook.askRecordingToStop`.
  func askRecordingToStop() throws(Failure) { try storage.askRecordingToStop() }

  /// Like `Logbook.change`.
  func change<Result>(
    _ command: String, at time: Instant, group: String? = nil,
    _ body: (inout Change) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let settingsFailure { throw settingsFailure }
    let looking = { (change: inout Change) throws(Failure) -> Result in
      look(change.snapshot)
      return try body(&change)
    }
    return isTrial
      ? try storage.trying(looking) : try storage.change(command, at: time, group: group, looking)
  }

  /// Like `Logbook.refreshIndex`.
  func refreshIndex(at time: Instant) { storage.refreshIndex(at: time) }

  /// Like `Snapshot.check`. Its findings aren't reported as problems, too.
  func check(at time: Instant) throws(Failure) -> (findings: [Finding], documents: Int) {
    try storage.read { snapshot throws(Failure) in
      try snapshot.check(at: time) { Catalogue.bundled.exercise(id: $0) != nil }
    }
  }
}

/// The files beside the documents of the snapshot that was read last: `gymlog.json`, and those of this device.
final class SideFiles {
  private var snapshot: Snapshot?

  func look(in snapshot: Snapshot) { self.snapshot = snapshot }

  /// The side files that can't be used.
  var problems: [Problem] { snapshot?.sideProblems() ?? [] }
}

/// The documents of workouts and routines that couldn't be read, because of which a number may mean another set.
final class UnreadParts {
  private var problems: [EntityID: [Problem]] = [:]

  func note(_ problems: [Problem], of id: EntityID) { self.problems[id] = problems }

  /// A document that may be a set; nil if there is none.
  func set(in workout: Workout) -> Problem? { problems[workout.id]?.first }

  /// A document that may be an exercise; nil if there is none.
  func exercise(in workout: Workout) -> Problem? {
    problems[workout.id]?.first { !splitName($0.path).hasPrefix("set-") }
  }

  private func splitName(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }
}

extension Context {
  /// Documents of the caches that couldn't be read.
  var problems: [Problem] { exercises.problems + bodyWeights.problems + sideFiles.problems }

  /// Runs a command. If it fails, custom exercises that couldn't be read are added: what it didn't find may be among them.
  func reply(_ work: () throws(Failure) -> Reply) throws(Failure) -> Reply {
    do {
      return try work()
    } catch {
      throw error.isOfRequest ? error.attaching(exercises.problems) : error
    }
  }

  /// Looks at the files beside the documents after a command that read the logbook without the caches.
  func noticeSideFiles() { try? logbook.read { _ throws(Failure) in } }
}
