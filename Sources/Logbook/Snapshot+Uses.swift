import Documents
package import Training
package import Wording

/// Where an exercise is used.
package struct ExerciseUses: Equatable, Sendable {
  /// The number of workouts that contain it.
  package var workouts = 0
  /// The names of the lifter's routines that contain it.
  package var routines: [String] = []
  /// Documents that couldn't be read; they may contain it, too.
  package var problems: [Problem] = []

  /// Whether the exercise certainly isn't used anywhere.
  package var isNone: Bool { workouts == 0 && routines.isEmpty && problems.isEmpty }
}

extension Snapshot {
  /// Where an exercise is used. Reads every exercise document of the logbook.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func uses(of id: ExerciseID) throws(Failure) -> ExerciseUses {
    var uses = ExerciseUses()
    for year in try years() {
      for folder in try workouts(in: year) where try contains(id, in: folder, &uses.problems) {
        uses.workouts += 1
      }
    }
    let (routines, problems) = try routines()
    uses.routines = routines.map(\.routine).filter { $0.exercises.contains { $0.exercise == id } }.map(\.name)
    uses.problems += problems
    return uses
  }

  private func contains(
    _ id: ExerciseID, in folder: WorkoutFolder, _ problems: inout [Problem]
  ) throws(Failure) -> Bool {
    let path = Workout.path(folder)
    let (files, unread) = try files(in: path) { name in
      if case .exercise = MemberFile(name, of: .workout) { true } else { false }
    }
    tree?.close(path)
    problems += unread
    var isFound = false
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      guard let file = MemberFile(name, of: .workout) else { continue }
      do throws(DocumentError) {
        if try Document.exercise.decode(bytes, at: file.place(in: folder.id)).exercise == id {
          isFound = true
        }
      } catch {
        problems.append(Problem(path: path + "/" + name, reason: .document(error)))
      }
    }
    return isFound
  }
}
