package import Documents
package import Training

/// A workout as it stands in the logbook, with what is needed to write it again.
package struct StoredWorkout: Sendable {
  package let folder: WorkoutFolder
  package let workout: Workout
  /// Its documents as they were read, by name.
  let files: [String: [UInt8]]
  /// Documents of it that can't be used; they stay as they are.
  package let problems: [Problem]
}

extension StoredWorkout {
  /// Whether its folder holds more than the workout shows: documents that can't be used, sets whose exercise is missing.
  package var hasMore: Bool {
    files.count + problems.count > 1 + workout.exercises.reduce(0) { $0 + 1 + $1.sets.count }
  }

  /// Puts the documents of a folder together; nil where `workout.json` is missing: it may be on its way.
  ///
  /// Throws where that document can't be used. Exercises and sets that can't are left out, and named in `problems`; so
  /// are sets whose exercise is missing, silently.
  init?(
    _ folder: WorkoutFolder, files: [String: [UInt8]], problems: [Problem]
  ) throws(LogbookError) {
    var problems = problems
    let unusable = ["workouts/" + folder.text, DocumentPath.workout(folder).text]
    if let header = problems.first(where: { unusable.contains($0.path) }) {
      throw .damaged(header)
    }
    guard let header = files[MemberFile.head.name(of: .workout)] else { return nil }
    var workout: Workout
    do {
      workout = try Document.workout.decode(header, named: folder.id)
    } catch {
      throw .damaged(
        Problem(path: DocumentPath.workout(folder).text, reason: .document(error)))
    }
    var exercises: [EntityID: WorkoutExercise] = [:]
    var sets: [SetDocument] = []
    for (name, bytes) in files {
      do throws(DocumentError) {
        switch MemberFile(name, of: .workout) {
        case .exercise(let id): exercises[id] = try Document.exercise.decode(bytes, named: id)
        case .set(let id): sets.append(try Document.workoutSet.decode(bytes, named: id))
        case .head, nil: break
        }
      } catch {
        problems.append(
          Problem(path: "workouts/" + folder.text + "/" + name, reason: .document(error)))
      }
    }
    for document in sets { exercises[document.exercise]?.sets.append(document.set) }
    workout.exercises = exercises.values.sorted { ($0.position, $0.id) < ($1.position, $1.id) }
    for index in workout.exercises.indices { workout.exercises[index].sets.sort(by: Self.precedes) }
    self.init(
      folder: folder, workout: workout, files: files, problems: problems.sorted { $0.path < $1.path })
  }

  /// By position; equal ones by the time they were done, those without last; then by id.
  private static func precedes(_ one: WorkoutSet, _ other: WorkoutSet) -> Bool {
    if one.position != other.position { return one.position < other.position }
    if one.completed != other.completed {
      guard let first = one.completed, let second = other.completed else { return one.completed != nil }
      return first < second
    }
    return one.id < other.id
  }
}
