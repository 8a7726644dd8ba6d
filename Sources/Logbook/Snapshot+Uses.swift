import Documents
package import Training

/// Where an exercise is.
package struct ExerciseUses: Equatable, Sendable {
  /// In how many workouts.
  package var workouts = 0
  /// The names of the lifter's routines with it.
  package var routines: [String] = []

  package var isNone: Bool { workouts == 0 && routines.isEmpty }
}

extension Snapshot {
  /// Where an exercise is: every exercise document of the logbook is looked at, those that can't be used are passed over.
  package func uses(of id: ExerciseID) throws(LogbookError) -> ExerciseUses {
    var uses = ExerciseUses()
    for year in try years() {
      for folder in try workouts(in: year) where try has(id, in: Workout.path(folder), of: .workout) {
        uses.workouts += 1
      }
    }
    uses.routines = try routines().routines.map(\.routine)
      .filter { $0.exercises.contains { $0.exercise == id } }.map(\.name)
    return uses
  }

  private func has(
    _ id: ExerciseID, in folder: String, of owner: MemberFile.Owner
  ) throws(LogbookError) -> Bool {
    let files = try files(in: folder) { name in
      if case .exercise = MemberFile(name, of: owner) { true } else { false }
    }.files
    tree?.forget(folder)
    return files.contains { name, bytes in
      guard case .exercise(let entry) = MemberFile(name, of: owner) else { return false }
      return (try? Document.exercise.decode(bytes, named: entry))?.exercise == id
    }
  }
}
