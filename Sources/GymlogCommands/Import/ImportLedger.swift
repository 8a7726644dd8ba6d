import Documents
import Interchange
import Logbook
import Training
import Wording

/// Everything that earlier imports have taken.
struct ImportLedger {
  /// A workout of a program.
  struct Key: Hashable {
    let source: String
    let identity: String
  }

  /// A workout that was imported: what it became, how many sets of each name were taken, and for which exercise.
  struct Taken {
    let workout: EntityID
    var sets: [String: Int] = [:]
    var exercises: [String: ExerciseID] = [:]
  }

  private(set) var taken: [Key: Taken] = [:]
  /// The exercise that each name of a program was taken for, by the last document that says so.
  private(set) var exercises: [String: [String: ExerciseID]] = [:]
  /// The documents that it was read from. If there are others, another import ran.
  private(set) var documents: Set<EntityID> = []

  init(_ records: [ImportRecord]) { for record in records { add(record) } }

  /// Reads the documents of all imports.
  ///
  /// - Throws: `LogbookError.damaged` if one can't be used: its rows would be imported twice.
  init(in snapshot: Snapshot) throws(Failure) {
    let found = try snapshot.documents(of: ImportRecord.self)
    if let problem = found.problems.first { throw Failure(.damaged(problem)) }
    self.init(found.values)
  }

  mutating func add(_ record: ImportRecord) {
    documents.insert(record.id)
    for workout in record.workouts {
      let key = Key(source: record.source, identity: workout.identity)
      var entry = taken[key] ?? Taken(workout: workout.workout)
      for exercise in workout.exercises {
        entry.sets[exercise.name] = max(entry.sets[exercise.name] ?? 0, exercise.sets)
        entry.exercises[exercise.name] = exercise.exercise
        exercises[record.source, default: [:]][exercise.name] = exercise.exercise
      }
      taken[key] = entry
    }
  }
}

extension ImportLedger.Key {
  init(_ program: ForeignProgram, _ workout: ForeignWorkout) {
    self.init(source: program.rawValue, identity: tidyLine(workout.identity))
  }
}
