import Training

extension ForeignFormat {
  /// Liftosaur: what was required and what was done stand side by side, each with its unit. Moments are in UTC.
  static let liftosaur = ForeignFormat(
    program: .liftosaur,
    columns: [
      .start: ["Workout DateTime"], .workout: ["Day Name"], .exercise: ["Exercise"],
      .warmUp: ["Is Warmup Set?"], .reps: ["Completed Reps"], .rpe: ["Completed RPE"],
      .load: ["Completed Weight Value"], .loadUnit: ["Completed Weight Unit"],
      .plannedLoad: ["Required Weight Value", "Weight Value"],
      .plannedLoadUnit: ["Required Weight Unit", "Weight Unit"],
      .end: ["Completed Reps Time"], .exerciseNote: ["Notes"],
    ],
    required: [[.start], [.exercise], [.reps], [.load, .plannedLoad]]
  ) { row throws(LeftOutRow.Reason) in
    let start = try row.time(.start)
    if row[.reps] == nil { throw .notDone }
    let end = row[.end].flatMap { ForeignTime(foreign: $0, nil) }
    let workout = ForeignWorkout(
      identity: start.identity, start: start, length: end.flatMap { row.length(from: start, to: $0) },
      name: row[.workout])
    var sets = try row.set(try row.flag(.warmUp) ? .warmUp : .normal)
    if row[.load] == nil, !sets.isEmpty {
      // What was required and done alike is written once.
      let unit = row[.plannedLoadUnit].flatMap { MassUnit(foreign: $0) }
      sets[0].load = try row.load(.plannedLoad, unit ?? row.context.unit)
    }
    return ForeignEntry(
      key: start.identity + "\u{1F}" + (row[.workout] ?? ""), workout: workout,
      exercise: ForeignExercise(name: try row.exercise(), note: row.note(.exerciseNote)), sets: sets)
  }
}
