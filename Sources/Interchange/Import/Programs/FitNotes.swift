import Training

extension ForeignFormat {
  /// FitNotes on Android, with a unit in each row or in the header, and on iOS, with a column for each unit. A workout is a day.
  static let fitNotes = ForeignFormat(
    program: .fitnotes,
    columns: [
      .start: ["Date"], .exercise: ["Exercise"], .category: ["Category"],
      .load: ["Weight"], .loadKilograms: ["Weight (kg)", "Weight (kgs)"],
      .loadPounds: ["Weight (lbs)", "Weight (lb)"],
      .loadUnit: ["Weight Unit"], .reps: ["Reps"], .distance: ["Distance"], .distanceUnit: ["Distance Unit"],
      .distanceKilometres: ["Distance (km)"], .distanceMiles: ["Distance (miles)"],
      .time: ["Time"], .note: ["Comment", "Notes"],
    ],
    required: [
      [.start], [.exercise], [.category], [.load, .loadKilograms, .loadPounds], [.reps],
      [.distance, .distanceKilometres, .distanceMiles, .time],
    ],
    hasCommonNames: true, unquotedNames: true
  ) { row throws(LeftOutRow.Reason) in
    let start = try row.time(.start)
    return ForeignEntry(
      key: start.identity, workout: ForeignWorkout(identity: start.identity, start: start),
      exercise: ForeignExercise(name: try row.exercise(), category: row[.category]),
      sets: try row.set(.normal))
  }
}
