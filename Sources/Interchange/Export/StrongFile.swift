import Formats
package import Training

/// Writes workouts as the file that Strong exports on Android, which has the unit in each row. Programs that read Strong's files
/// take it, and ``ForeignFile`` does.
package struct StrongFile {
  private let name: (WorkoutExercise, Load?) -> ExportedName

  /// A writer; `name` gives the name as Strong has it, `Bench Press (Barbell)`, of an exercise with a load.
  package init(name: @escaping (WorkoutExercise, Load?) -> ExportedName) { self.name = name }

  /// The file, with the workouts in the order given. Only completed sets are in it.
  package func bytes(_ workouts: [Workout]) -> [UInt8] {
    var file = CSVWriter(delimiter: .semicolon)
    file.append([
      "Date", "Workout Name", "Exercise Name", "Set Order", "Weight", "Weight Unit", "Reps", "RPE",
      "Distance",
      "Distance Unit", "Seconds", "Notes", "Workout Notes", "Workout Duration",
    ])
    for workout in workouts {
      for exercise in workout.exercises {
        // Assistance is another exercise.
        var numbers: [ExportedName: Int] = [:]
        for (index, row) in exercise.exportedRows.enumerated() {
          let name = name(exercise, row.load)
          if row.type == .normal { numbers[name, default: 0] += 1 }
          file.append(cells(row, numbers[name] ?? 0, isFirst: index == 0, name, exercise, workout))
        }
      }
    }
    return file.bytes
  }

  private func cells(
    _ row: ExportedRow, _ number: Int, isFirst: Bool, _ name: ExportedName, _ exercise: WorkoutExercise,
    _ workout: Workout
  ) -> [CSVCell] {
    let mass = row.load?.mass
    let notes = [isFirst ? exercise.note : nil, row.note].compactMap(\.self).joined(separator: "\n")
    let start = workout.start.civil
    return [
      .text(start.day.text + " " + start.text.suffix(8)), .text(workout.name ?? "Workout"),
      .text(name.text),
      .text(Self.order(row.type, number)),
      .number(mass.map { name.sign(of: row.load) + $0.value.text } ?? ""),
      .text(mass.map { Self.unit($0.unit) } ?? ""),
      .number(row.reps.map(String.init) ?? ""), .number(row.rpe?.value.text ?? ""),
      .number(row.distance?.value.text ?? ""), .text(row.distance.map { Self.unit($0.unit) } ?? ""),
      .number(row.time.map { Thousandths(raw: $0.milliseconds).text } ?? ""), .text(notes),
      .text(workout.note ?? ""),
      .text(workout.end.map { Self.length($0.seconds - workout.start.seconds) } ?? ""),
    ]
  }

  private static func order(_ type: SetType, _ number: Int) -> String {
    switch type {
    case .normal: String(number)
    case .warmUp: "W"
    case .drop, .dropToFailure: "D"
    case .failure: "F"
    }
  }

  private static func unit(_ unit: MassUnit) -> String { unit == .pounds ? "lbs" : "kg" }

  private static func unit(_ unit: DistanceUnit) -> String {
    switch unit {
    case .metres: "m"
    case .kilometres: "km"
    case .miles: "miles"
    }
  }

  /// `1h 3m`, `45m`, `20s`
  private static func length(_ seconds: Int) -> String {
    if seconds < 60 { return "\(max(0, seconds))s" }
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
    let parts = [hours > 0 ? "\(hours)h" : nil, minutes > 0 ? "\(minutes)m" : nil]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
