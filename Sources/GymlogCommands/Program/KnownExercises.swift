import Catalogue
import Logbook
import System
import Training

/// The catalogue with the lifter's own exercises and aliases: read when somebody first asks, from the moment of the logbook
/// that is being looked at, and once for each.
final class KnownExercises {
  private let logbook: Logbook
  private var snapshot: Snapshot?
  private var found: Result<Found, LogbookError>?

  private struct Found {
    var catalogue: Catalogue
    var problems: [Problem]
  }

  init(_ logbook: Logbook) { self.logbook = logbook }

  /// From now on, exercises are those of this moment.
  func look(in snapshot: Snapshot) {
    if let last = self.snapshot, !snapshot.isOfSameMoment(as: last) { found = nil }
    self.snapshot = snapshot
  }

  /// The catalogue.
  ///
  /// - Throws: `LogbookError` where the lifter's own can't be read at all; single damaged documents are `problems`.
  func catalogue() throws -> Catalogue {
    if found == nil {
      if let snapshot {
        found = Self.read(snapshot)
      } else {
        found = try logbook.read { snapshot in
          self.snapshot = snapshot
          return Self.read(snapshot)
        }
      }
    }
    return try found?.get().catalogue ?? .bundled
  }

  /// Documents of own exercises and aliases that couldn't be used, where somebody has asked for them.
  var problems: [Problem] {
    switch found {
    case .success(let found): found.problems
    case .failure(.system(let error)): [Problem(path: error.path, reason: .system(error))]
    case .failure, nil: []
    }
  }

  private static func read(_ snapshot: Snapshot) -> Result<Found, LogbookError> {
    Result { () throws(LogbookError) in
      let exercises = try snapshot.ownExercises()
      let aliases = try snapshot.aliases()
      let problems = exercises.problems + aliases.problems
      guard !exercises.documents.isEmpty || !aliases.documents.isEmpty else {
        return Found(catalogue: .bundled, problems: problems)
      }
      return Found(
        catalogue: Catalogue(own: exercises.values.map(\.listed), aliases: aliases.values), problems: problems
      )
    }
  }
}

/// The logbook as commands have it: exercises are looked for in what they are reading.
struct CommandLogbook {
  private let logbook: Logbook
  private let exercises: KnownExercises

  init(_ logbook: Logbook, _ exercises: KnownExercises) {
    self.logbook = logbook
    self.exercises = exercises
  }

  /// As `Logbook.read`.
  func read<Result>(_ body: (Snapshot) throws -> Result) throws -> Result {
    try logbook.read { snapshot in
      exercises.look(in: snapshot)
      return try body(snapshot)
    }
  }

  /// As `Logbook.change`.
  func change<Result>(
    _ command: String, at time: Instant, _ body: (inout Change) throws -> Result
  ) throws -> Result {
    try logbook.change(command, at: time) { change in
      exercises.look(in: change.snapshot)
      return try body(&change)
    }
  }

  /// As `Logbook.undo`.
  func undo(at time: Instant) throws -> Logbook.Undone { try logbook.undo(at: time) }
}

extension Context {
  /// What a command answers. What isn't found may be among the exercises of the lifter's own that can't be read.
  func reply(_ work: () throws -> Reply) throws -> Reply {
    do {
      return try work()
    } catch let error as CommandError where !exercises.problems.isEmpty {
      throw HinderedError(error: error, problems: exercises.problems)
    } catch let error as HinderedError {
      throw HinderedError(error: error.error, problems: error.problems + exercises.problems)
    }
  }
}
