import Training

extension ForeignFormat {
  /// StrongLifts up to about 2018: a row a workout, each of its exercises in columns of its own, with the load in kilograms, in
  /// pounds, or in both.
  static let strongLiftsLegacy = ForeignFormat(
    program: .stronglifts,
    columns: [
      .start: ["Date"], .workout: ["Workout"], .workoutNote: ["Note", "Notes"], .bodyWeight: ["Body Weight"],
      .exercise: ["Exercise 1"], .reps: ["Set 1"], .loadKilograms: ["Weight (KG)"],
      .loadPounds: ["Weight (LB)"],
    ],
    required: [[.start], [.exercise], [.reps], [.loadKilograms, .loadPounds]],
    read: { row throws(LeftOutRow.Reason) in
      let start = try row.time(.start)
      let identity = [start.identity, row[.workout]].compactMap(\.self).joined(separator: " ")
      var exercises: [(exercise: ForeignExercise, sets: [ForeignSet])] = []
      var number = 1
      while let place = row.place(named: "exercise\(number)") {
        if let exercise = try row.exercise(from: place) { exercises.append(exercise) }
        number += 1
      }
      guard let first = exercises.first else { throw .notDone }
      var workout = ForeignWorkout(
        identity: identity, start: start, name: row[.workout], note: row.note(.workoutNote))
      workout.bodyWeight = row.bodyWeight()
      return ForeignEntry(
        key: identity, workout: workout,
        exercise: first.exercise, sets: first.sets, more: Array(exercises.dropFirst()))
    })
}

extension ForeignRow {
  /// The exercise whose columns begin at a place, up to the next one; nil if none of its sets was done.
  fileprivate func exercise(
    from place: Int
  ) throws(LeftOutRow.Reason) -> (exercise: ForeignExercise, sets: [ForeignSet])? {
    var row = self
    row.context.places = [.exercise: place]
    guard let name = row[.exercise] else { return nil }
    var sets: [ForeignSet] = []
    for index in context.foldedHeader.indices.dropFirst(place + 1) {
      let head = context.foldedHeader[index]
      if head.hasPrefix("exercise") { break }
      if head == "weightkg" { row.context.places[.loadKilograms] = index }
      if head == "weightlb" { row.context.places[.loadPounds] = index }
      guard head.hasPrefix("set") else { continue }
      row.context.places[.reps] = index
      var set = ForeignSet(line: line)
      set.reps = try row.reps()
      guard let reps = set.reps, reps > 0 else {
        if set.reps == 0 { noteUndone() }
        continue
      }
      set.load = try row.load(near: self)
      sets.append(set)
    }
    return sets.isEmpty ? nil : (ForeignExercise(name: name), sets)
  }

  /// The load. Of two columns it is the one in the unit of the body weight or of the option; else the lifter has to say which.
  fileprivate func load(near row: ForeignRow) throws(LeftOutRow.Reason) -> ForeignLoad? {
    guard let kilograms = try load(.loadKilograms, .kilograms), let pounds = try load(.loadPounds, .pounds)
    else { return try load() }
    let unit =
      row[.bodyWeight].flatMap { ForeignNumber($0) }.flatMap { MassUnit(foreign: $0.unit) } ?? context.unit
    switch unit {
    case .kilograms: return kilograms
    case .pounds: return pounds
    case nil: return ForeignLoad(kilograms.value, nil, isNegative: kilograms.isNegative)
    }
  }
}
