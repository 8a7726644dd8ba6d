import Training
import Wording

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
    ],
    required: [[.start], [.exercise], [.reps], [.loadKilograms, .loadPounds]], lengthUnit: .hours
  ) { row throws(LeftOutRow.Reason) in
    let day = try row.time(.start).day
    let start = try row.clock(.clock, day) ?? .day(day)
    let end = try row.clock(.end, day)
    var length = end.flatMap { start.length(to: $0) }
    if length == nil { length = try row.length() }
    let identity = start.identity + (row[.workoutNumber].map { " #" + $0 } ?? "")
    let workout = ForeignWorkout(
      identity: identity, start: start, length: length, name: row[.workout], note: row.note(.workoutNote))
    let sets = try row.setsInColumns()
    if sets.isEmpty, row[.setsByTime] != nil { throw row.unreadable(.setsByTime) }
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

  /// The sets in the columns `Set 1 (Reps)`, `Set 1 (KG)`, `Set 2 (Reps)` and so on.
  fileprivate func setsInColumns() throws(LeftOutRow.Reason) -> [ForeignSet] {
    var sets: [ForeignSet] = []
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
      }
      number += 1
    }
    return sets
  }
}
