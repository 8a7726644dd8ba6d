package import Training

/// The name of a document beneath the data directory: exactly the layout of Format.md, nothing else.
package enum DocumentPath: Hashable, Sendable {
  case logbook
  case ownExercise(EntityID)
  case alias(EntityID)
  /// A routine.
  case routine(EntityID)
  /// An exercise in the routine that comes first.
  case routineExercise(EntityID, EntityID)
  /// A set in the routine that comes first.
  case routineSet(EntityID, EntityID)
  case workout(WorkoutFolder)
  case workoutExercise(WorkoutFolder, EntityID)
  case workoutSet(WorkoutFolder, EntityID)
  case max(EntityID)
  case bodyWeight(EntityID)

  /// Reads a path from the data directory, `maxes/20261121t1830-7kq2m4xd9a.json`; nil for what is no document.
  package init?(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    switch (parts.count, parts[0]) {
    case (1, "gymlog.json"):
      self = .logbook
    case (2, "exercises"):
      guard let id = documentID(parts[1]) else { return nil }
      self = .ownExercise(id)
    case (2, "aliases"):
      guard let id = documentID(parts[1]) else { return nil }
      self = .alias(id)
    case (2, "maxes"):
      guard let id = documentID(parts[1]) else { return nil }
      self = .max(id)
    case (2, "body"):
      guard let id = documentID(parts[1]) else { return nil }
      self = .bodyWeight(id)
    case (3, "routines"):
      guard let id = EntityID(parts[1]), let file = MemberFile(String(parts[2]), of: .routine) else {
        return nil
      }
      self.init(routine: id, file)
    case (4, "workouts"):
      guard
        let year = WorkoutFolder.year(String(parts[1])), let id = EntityID(parts[2]),
        let folder = WorkoutFolder(year: year, id: id), let file = MemberFile(String(parts[3]), of: .workout)
      else { return nil }
      self.init(workout: folder, file)
    default: return nil
    }
  }

  package init(routine: EntityID, _ file: MemberFile) {
    self =
      switch file {
      case .head: .routine(routine)
      case .exercise(let id): .routineExercise(routine, id)
      case .set(let id): .routineSet(routine, id)
      }
  }

  package init(workout: WorkoutFolder, _ file: MemberFile) {
    self =
      switch file {
      case .head: .workout(workout)
      case .exercise(let id): .workoutExercise(workout, id)
      case .set(let id): .workoutSet(workout, id)
      }
  }

  /// The workout that it belongs to.
  package var workoutFolder: WorkoutFolder? {
    switch self {
    case .workout(let folder), .workoutExercise(let folder, _), .workoutSet(let folder, _): folder
    default: nil
    }
  }

  /// The routine that it belongs to.
  package var routineID: EntityID? {
    switch self {
    case .routine(let id), .routineExercise(let id, _), .routineSet(let id, _): id
    default: nil
    }
  }

  /// The name of the file in its folder.
  package var fileName: String {
    switch self {
    case .logbook: "gymlog.json"
    case .ownExercise(let id), .alias(let id), .max(let id), .bodyWeight(let id): id.text + ".json"
    case .routine: MemberFile.head.name(of: .routine)
    case .workout: MemberFile.head.name(of: .workout)
    case .routineExercise(_, let id), .workoutExercise(_, let id):
      MemberFile.exercise(id).name(of: .workout)
    case .routineSet(_, let id), .workoutSet(_, let id): MemberFile.set(id).name(of: .workout)
    }
  }

  /// The path of its folder from the data directory, with slashes; empty for the data directory itself.
  package var folder: String {
    switch self {
    case .logbook: ""
    case .ownExercise: "exercises"
    case .alias: "aliases"
    case .max: "maxes"
    case .bodyWeight: "body"
    case .routine(let id), .routineExercise(let id, _), .routineSet(let id, _): "routines/" + id.text
    case .workout(let folder), .workoutExercise(let folder, _), .workoutSet(let folder, _):
      "workouts/" + folder.text
    }
  }

  /// The path from the data directory, with slashes.
  package var text: String {
    let folder = folder
    return folder.isEmpty ? fileName : folder + "/" + fileName
  }
}
