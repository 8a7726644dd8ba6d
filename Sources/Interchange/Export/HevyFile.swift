import Formats
package import Training

/// Writes workouts as the file that Hevy exports: comma-separated, with one unit of mass for all loads. ``ForeignFile`` reads it.
package struct HevyFile {
  private let unit: MassUnit
  private let name: (WorkoutExercise, Load?) -> ExportedName

  /// A writer. Loads in another unit than `unit` are converted; `name` gives the name as Hevy has it of an exercise with a
  /// load.
  package init(unit: MassUnit, name: @escaping (WorkoutExercise, Load?) -> ExportedName) {
    (self.unit, self.name) = (unit, name)
  }

  /// The file, with the workouts in the order given; Hevy has the newest first. Only completed sets are in it.
  package func bytes(_ workouts: [Workout]) -> [UInt8] {
    var file = CSVWriter()
    file.append([
      "title", "start_time", "end_time", "description", "exercise_title", "superset_id", "exercise_notes",
      "set_index",
      "set_type", unit == .pounds ? "weight_lbs" : "weight_kg", "reps", "distance_km", "duration_seconds",
      "rpe",
    ])
    for workout in workouts {
      var marks: [String] = []
      for exercise in workout.exercises where !exercise.doneSets.isEmpty {
        if let mark = exercise.superset, !marks.contains(mark) { marks.append(mark) }
        let superset = exercise.superset.flatMap { marks.firstIndex(of: $0) }
        var counts: [ExportedName: Int] = [:]
        for row in exercise.exportedRows {
          let name = name(exercise, row.load)
          file.append(cells(row, counts[name, default: 0], superset, name, exercise, workout))
          counts[name, default: 0] += 1
        }
      }
    }
    return file.bytes
  }

  private func cells(
    _ row: ExportedRow, _ index: Int, _ superset: Int?, _ name: ExportedName, _ exercise: WorkoutExercise,
    _ workout: Workout
  ) -> [CSVCell] {
    // Hevy has no notes of sets: that of a set goes to its exercise.
    let notes = [exercise.note] + exercise.exportedRows.map(\.note)
    return [
      .text(workout.name ?? "Workout"), .text(Self.time(workout.start)),
      .text(Self.time(workout.end ?? workout.start)),
      .text(workout.note ?? ""), .text(name.text), .number(superset.map(String.init) ?? ""),
      .text(notes.compactMap(\.self).joined(separator: "\n")), .number(String(index)),
      .text(Self.type(row.type)),
      .number(row.load?.mass.map { name.sign(of: row.load) + $0.converted(to: unit).value.text } ?? ""),
      .number(row.reps.map(String.init) ?? ""),
      .number(row.distance.map { Thousandths(raw: ($0.millimetres + 500) / 1_000).text } ?? ""),
      .number(row.time.map { Thousandths(raw: $0.milliseconds).text } ?? ""),
      .number(row.rpe?.value.text ?? ""),
    ]
  }

  private static func type(_ type: SetType) -> String {
    switch type {
    case .normal: "normal"
    case .warmUp: "warmup"
    case .drop, .dropToFailure: "dropset"
    case .failure: "failure"
    }
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `29 Jun 2026, 10:39`
  private static func time(_ moment: Instant) -> String {
    let civil = moment.civil
    return "\(civil.day.day) \(months[civil.day.month - 1]) \(civil.day.year), "
      + civil.text.dropFirst(11).prefix(5)
  }
}
