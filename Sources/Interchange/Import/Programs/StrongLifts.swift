import Training

extension ForeignFormat {
  /// StrongLifts: a row per exercise, with two columns for each set. Sets that weren't done have 0 reps. The unit of the body
  /// weight needn't be that of the loads.
  static let strongLifts = ForeignFormat(
    program: .stronglifts,
    columns: [
      .start: ["Date (yyyy/mm/dd)", "Date"], .workoutNumber: ["Workout"], .workout: ["Workout Name"],
      .exercise: ["Exercise"], .length: ["Duration (hours)"], .clock: ["Start Time (h:mm)", "Start Time"],
      .end: ["End Time (h:mm)", "End Time"], .workoutNote: ["Notes", "Note"], .reps: ["Set 1 (Reps)"],
      .loadKilograms: ["Set 1 (KG)"], .loadPounds: ["Set 1 (LB)", "Set 1 (LBS)"],
      .setsByTime: ["SetsxTime", "Sets×Time"],
      .bodyWeight: ["Body Weight (KG)", "Body Weight (LB)", "Body Weight (LBS)", "Body Weight"],
    ],
    required: [[.start], [.exercise], [.reps], [.loadKilograms, .loadPounds]], lengthUnit: .hours
  ) { row throws(LeftOutRow.Reason) in
    let day = try row.time(.start).day
    let start = try row.clock(.clock, day) ?? .day(day)
    let end = row.optionalOfWorkout { () throws(LeftOutRow.Reason) in try row.clock(.end, day) }
    let length = end.flatMap { row.length(from: start, to: $0) } ?? row.length()
    let identity = start.identity + (row[.workoutNumber].map { " #" + $0 } ?? "")
    var workout = ForeignWorkout(
      identity: identity, start: start, length: length, name: row[.workout], note: row.note(.workoutNote))
    workout.bodyWeight = row.bodyWeight()
    let sets = try row.sets()
    if sets.isEmpty { throw .notDone }
    return ForeignEntry(
      key: identity, workout: workout, exercise: ForeignExercise(name: try row.exercise()), sets: sets)
  }
}

extension ForeignRow {
  /// A time of day in a column, if there is one.
  fileprivate func clock(_ column: ForeignColumn, _ day: Day) throws(LeftOutRow.Reason) -> ForeignTime? {
    guard var text = self[column]?[...] else { return nil }
    guard let time = ForeignTime.time(&text, day), text.trimmed.isEmpty else { throw unreadable(column) }
    return .civil(time)
  }

  /// The sets. Those of an exercise that is done for a time have seconds in the columns of reps, or one time for all of them.
  fileprivate func sets() throws(LeftOutRow.Reason) -> [ForeignSet] {
    var sets = try setsInColumns()
    guard let (count, time) = try setsByTime() else { return sets }
    if sets.isEmpty { sets = Array(repeating: ForeignSet(line: line), count: count) }
    for index in sets.indices {
      sets[index].time = sets[index].reps.map { Duration(seconds: $0) } ?? time
      sets[index].reps = nil
    }
    return sets
  }

  /// `3x60`, `3×60s`: the number of sets and the time of each; nil for none.
  private func setsByTime() throws(LeftOutRow.Reason) -> (count: Int, time: Duration)? {
    guard let text = self[.setsByTime] else { return nil }
    let parts = text.split(omittingEmptySubsequences: false) { "x×X".contains($0) }.map(\.trimmed)
    guard parts.count == 2, let count = Int(parts[0]), (0...100).contains(count),
      let time = Duration(foreign: parts[1], .seconds, comma: context.comma)
    else { throw unreadable(.setsByTime) }
    return count > 0 && time.milliseconds > 0 ? (count, time) : nil
  }

  /// The sets in the columns `Set 1 (Reps)`, `Set 1 (KG)`, `Set 2 (Reps)` and so on, done ones only.
  fileprivate func setsInColumns() throws(LeftOutRow.Reason) -> [ForeignSet] {
    var sets: [ForeignSet] = []
    var hasUndone = false
    var number = 1
    while let place = place(named: "set\(number)reps") {
      var row = self
      row.context.places[.reps] = place
      row.context.places[.loadKilograms] = self.place(named: "set\(number)kg")
      row.context.places[.loadPounds] =
        self.place(named: "set\(number)lb") ?? self.place(named: "set\(number)lbs")
      var set = ForeignSet(line: line)
      set.reps = try row.reps()
      if let reps = set.reps, reps > 0 {
        set.load = try row.load()
        sets.append(set)
      } else if set.reps == 0 {
        hasUndone = true
      }
      number += 1
    }
    if hasUndone { noteUndone() }
    return sets
  }
}
