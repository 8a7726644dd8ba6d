package import Documents
package import Training

extension Snapshot {
  /// A workout; nil where there is none. Throws `damaged` where its own document can't be used.
  package func workout(_ folder: WorkoutFolder) throws(LogbookError) -> StoredWorkout? {
    let path = "workouts/" + folder.text
    let (files, problems) = try files(in: path) { MemberFile($0, of: .workout) != nil }
    tree?.forget(path)
    return try StoredWorkout(folder, files: files, problems: problems)
  }

  /// A workout's own document alone, without its exercises; nil where there is none.
  package func header(_ folder: WorkoutFolder) throws(LogbookError) -> Workout? {
    let path = DocumentPath.workout(folder)
    let bytes: [UInt8]?
    do {
      bytes = try self.bytes(path)
    } catch .system(let error) where error.isUnusableFile {
      throw .damaged(Problem(path: path.text, reason: .system(error)))
    }
    tree?.forget("workouts/" + folder.text)
    guard let bytes else { return nil }
    do {
      return try Document.workout.decode(bytes, named: folder.id)
    } catch {
      throw .damaged(Problem(path: path.text, reason: .document(error)))
    }
  }

  /// The years with workouts, newest first.
  package func years() throws(LogbookError) -> [Int] {
    try names(in: "workouts").compactMap(WorkoutFolder.year).sorted(by: >)
  }

  /// The workouts of a year, newest name first.
  package func workouts(in year: Int) throws(LogbookError) -> [WorkoutFolder] {
    let folder = WorkoutFolder.name(ofYear: year)
    return try names(in: "workouts/" + folder).compactMap { EntityID($0) }
      .compactMap { WorkoutFolder(year: year, id: $0) }.sorted(by: >)
  }

  /// The exercises of the lifter's own, and those documents among them that can't be used.
  package func ownExercises() throws(LogbookError) -> (exercises: [OwnExercise], problems: [Problem]) {
    var (files, problems) = try files(in: "exercises") { DocumentPath("exercises/" + $0) != nil }
    var exercises: [OwnExercise] = []
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      guard case .ownExercise(let id) = DocumentPath("exercises/" + name) else { continue }
      do {
        exercises.append(try Document.ownExercise.decode(bytes, named: id))
      } catch {
        problems.append(Problem(path: "exercises/" + name, reason: .document(error)))
      }
    }
    return (exercises, problems)
  }
}
