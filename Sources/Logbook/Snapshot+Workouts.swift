package import Documents
package import Training
package import Wording

extension Snapshot {
  /// Reads a workout; nil if there is none.
  ///
  /// - Throws: `LogbookError.damaged` if `workout.json` can't be used; `LogbookError.system` if reading fails.
  package func workout(_ folder: WorkoutFolder) throws(Failure) -> StoredWorkout? {
    try stored(Workout.self, folder)
  }

  /// Reads `workout.json` alone: the workout without its exercises; nil if there is none.
  ///
  /// - Throws: `LogbookError.damaged` if the document can't be used; `LogbookError.system` if reading fails.
  package func header(_ folder: WorkoutFolder) throws(Failure) -> Workout? {
    try head(Workout.self, folder)
  }

  /// The years with workouts, newest first.
  ///
  /// - Throws: `LogbookError.system` if the folder can't be listed.
  package func years() throws(Failure) -> [Int] {
    try names(in: "workouts").compactMap(WorkoutFolder.year).sorted(by: >)
  }

  /// The workouts of a year, newest name first.
  ///
  /// - Throws: `LogbookError.system` if the folder can't be listed.
  package func workouts(in year: Int) throws(Failure) -> [WorkoutFolder] {
    let names = try names(in: "workouts/" + WorkoutFolder.name(ofYear: year)).filter(EntityID.isID)
    return names.sorted(by: >).compactMap { name in
      EntityID(name).flatMap { WorkoutFolder(year: year, id: $0) }
    }
  }
}
