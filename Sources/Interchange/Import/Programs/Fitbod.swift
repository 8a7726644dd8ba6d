import Training

extension ForeignFormat {
  /// Fitbod: loads are in the unit of the header, negative ones are assistance. `multiplier` says how many implements there are.
  static let fitbod = ForeignFormat(
    program: .fitbod,
    columns: [
      .start: ["Date"], .exercise: ["Exercise", "Exercise Name"], .reps: ["Reps"],
      .loadKilograms: ["Weight(kg)"],
      .loadPounds: ["Weight(lbs)", "Weight(lb)"], .load: ["Weight"], .time: ["Duration(s)"],
      .distanceMetres: ["Distance(m)"], .distanceMiles: ["Distance(mi)"], .warmUp: ["isWarmup"],
      .note: ["Note"],
    ],
    required: [[.start], [.exercise], [.reps], [.load, .loadKilograms, .loadPounds], [.warmUp], [.time]],
    hasCommonNames: true,
    order: .byGaps
  ) { row throws(LeftOutRow.Reason) in
    let start = try row.time(.start)
    var sets = try row.set(try row.flag(.warmUp) ? .warmUp : .normal)
    // A hold has its time in a column of its own.
    for index in sets.indices { sets[index].countsReps = true }
    return ForeignEntry(
      key: start.identity, workout: ForeignWorkout(identity: start.identity, start: start),
      exercise: ForeignExercise(name: try row.exercise()), clock: start, sets: sets)
  }
}
