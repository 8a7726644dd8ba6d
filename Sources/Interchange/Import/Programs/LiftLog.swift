import Training

extension ForeignFormat {
  /// LiftLog: a row per completed set, the last one first, with the moment it was done.
  static let liftLog = ForeignFormat(
    program: .liftlog,
    columns: [
      .workoutNumber: ["SessionId"], .start: ["Timestamp"], .exercise: ["Exercise"], .load: ["Weight"],
      .loadUnit: ["WeightUnit"], .reps: ["Reps"], .exerciseNote: ["Notes"],
    ],
    required: [[.workoutNumber], [.start], [.exercise], [.load], [.reps]], order: .byClock
  ) { row throws(LeftOutRow.Reason) in
    let time = try row.time(.start)
    guard let id = row[.workoutNumber] else { throw row.unreadable(.workoutNumber) }
    return ForeignEntry(
      key: id, workout: ForeignWorkout(identity: id, start: time),
      exercise: ForeignExercise(name: try row.exercise(), note: row.note(.exerciseNote)), clock: time,
      sets: try row.set(.normal))
  }
}
