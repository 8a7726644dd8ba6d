import Documents
package import Training

/// Where an exercise is.
package struct ExerciseUses: Equatable, Sendable {
  /// In how many workouts.
  package var workouts = 0
  /// The names of the lifter's routines with it.
  package var routines: [String] = []
  /// Documents that couldn't be used: it may be in them, too.
  package var problems: [Problem] = []

  /// Whether it is certain that it is nowhere.
  package var isNone: Bool { workouts == 0 && routines.isEmpty && problems.isEmpty }
}

extension Snapshot {
  /// Where an exercise is: every exercise document of the logbook is looked at.
  package func uses(of id: ExerciseID) throws(LogbookError) -> ExerciseUses {
    var uses = ExerciseUses()
    for year in try years() {
      for folder in try workouts(in: year) {
        if try has(id, in: Workout.path(folder), of: .workout, &uses.problems) { uses.workouts += 1 }
      }
    }
    let (routines, problems) = try routines()
    uses.routines = routines.map(\.routine).filter { $0.exercises.contains { $0.exercise == id } }.map(\.name)
    uses.problems += problems
    return uses
  }

  private func has(
    _ id: ExerciseID, in folder: String, of owner: MemberFile.Owner, _ problems: inout [Problem]
  ) throws(LogbookError) -> Bool {
    let (files, unread) = try files(in: folder) { name in
      if case .exercise = MemberFile(name, of: owner) { true } else { false }
    }
    tree?.forget(folder)
    problems += unread
    var isFound = false
    for file in files.entries {
      guard case .exercise(let entry) = MemberFile(file.name, of: owner) else { continue }
      do throws(DocumentError) {
        if try Document.exercise.decode(file.bytes, named: entry).exercise == id { isFound = true }
      } catch {
        problems.append(Problem(path: folder + "/" + file.name, reason: .document(error)))
      }
    }
    return isFound
  }
}
