import Logbook
import System
import Training
import Wording

/// A value read from a snapshot of the logbook when it is first needed, and once for each snapshot.
final class SnapshotCache<Value> {
  typealias Found = (value: Value, problems: [Problem])

  /// The outcome of reading. Not a `Result`, which makes the Swift runtime scan the program's conformances at startup.
  private enum Outcome {
    case found(Value, [Problem])
    case failed(LogbookError)

    func get() throws(LogbookError) -> Value {
      switch self {
      case .found(let value, _): value
      case .failed(let error): throw error
      }
    }
  }

  private let logbook: Logbook
  private let read: (Snapshot) throws(LogbookError) -> Found
  private var snapshot: Snapshot?
  private var found: Outcome?

  init(_ logbook: Logbook, _ read: @escaping (Snapshot) throws(LogbookError) -> Found) {
    (self.logbook, self.read) = (logbook, read)
  }

  /// Reads from this snapshot from now on.
  func look(in snapshot: Snapshot) {
    if let last = self.snapshot, !snapshot.isOfSameMoment(as: last) { found = nil }
    self.snapshot = snapshot
  }

  /// The value.
  ///
  /// - Throws: `LogbookError` if it can't be read at all; single damaged documents become `problems`.
  func value() throws -> Value {
    if let found { return try found.get() }
    let current =
      try snapshot.map(found(in:))
      ?? logbook.read { snapshot in
        self.snapshot = snapshot
        return self.found(in: snapshot)
      }
    found = current
    return try current.get()
  }

  private func found(in snapshot: Snapshot) -> Outcome {
    do throws(LogbookError) {
      let (value, problems) = try read(snapshot)
      return .found(value, problems)
    } catch {
      return .failed(error)
    }
  }

  /// Documents that couldn't be read; empty until the value is first needed.
  var problems: [Problem] {
    switch found {
    case .found(_, let problems): problems
    case .failed(.system(let error)): [Problem(path: error.path, reason: .system(error))]
    case .failed, nil: []
    }
  }
}

/// The logbook for commands: each snapshot they read is also the source of the caches.
struct CommandLogbook {
  private let logbook: Logbook
  private let look: (Snapshot) -> Void

  init(_ logbook: Logbook, looking look: @escaping (Snapshot) -> Void) {
    (self.logbook, self.look) = (logbook, look)
  }

  /// As `Logbook.read`.
  func read<Result>(_ body: (Snapshot) throws -> Result) throws -> Result {
    try logbook.read { snapshot in
      look(snapshot)
      return try body(snapshot)
    }
  }

  /// As `Logbook.change`.
  func change<Result>(
    _ command: String, at time: Instant, _ body: (inout Change) throws -> Result
  ) throws -> Result {
    try logbook.change(command, at: time) { change in
      look(change.snapshot)
      return try body(&change)
    }
  }

  /// As `Logbook.undo`.
  func undo(at time: Instant) throws -> Logbook.UndoneChange { try logbook.undo(at: time) }
}

extension Context {
  /// Documents of the caches that couldn't be read.
  var problems: [Problem] { exercises.problems + bodyWeights.problems }

  /// Runs a command. If it fails, custom exercises that couldn't be read are added: what it didn't find may be among them.
  func reply(_ work: () throws -> Reply) throws -> Reply {
    do {
      return try work()
    } catch let failure as Failure where failure.isOfRequest {
      throw failure.attaching(exercises.problems)
    }
  }
}
