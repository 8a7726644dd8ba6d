import Logbook
import System
import Training
import Wording

/// What the lifter keeps beside workouts: read when somebody first asks, from the moment of the logbook that is being looked
/// at, and once for each.
final class Known<Value> {
  typealias Found = (value: Value, problems: [Problem])

  /// What came of reading. Not a `Result`: which errors that may hold, the Swift runtime makes sure of, by a look through the
  /// conformances of the whole program.
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

  /// From now on, it is as at this moment.
  func look(in snapshot: Snapshot) {
    if let last = self.snapshot, !snapshot.isOfSameMoment(as: last) { found = nil }
    self.snapshot = snapshot
  }

  /// - Throws: `LogbookError` where it can't be read at all; single damaged documents are `problems`.
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

  /// Documents that couldn't be used, where somebody has asked for them.
  var problems: [Problem] {
    switch found {
    case .found(_, let problems): problems
    case .failed(.system(let error)): [Problem(path: error.path, reason: .system(error))]
    case .failed, nil: []
    }
  }
}

/// The logbook as commands have it: what is kept beside workouts is looked for in what they are reading.
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
  func undo(at time: Instant) throws -> Logbook.Undone { try logbook.undo(at: time) }
}

extension Context {
  /// Documents beside workouts that couldn't be used, where somebody has asked for them.
  var problems: [Problem] { exercises.problems + bodyWeights.problems }

  /// What a command answers. What isn't found may be among the exercises of the lifter's own that can't be read.
  func reply(_ work: () throws -> Reply) throws -> Reply {
    do {
      return try work()
    } catch let failure as Failure where failure.isOfRequest {
      throw failure.attaching(exercises.problems)
    }
  }
}
