import Training
import Wording

extension ForeignFormat {
  /// Hevy: the columns have the same names in every language, but titles and months follow the phone.
  static let hevy = ForeignFormat(
    program: .hevy,
    columns: [
      .workout: ["title"], .start: ["start_time"], .end: ["end_time"], .workoutNote: ["description"],
      .exercise: ["exercise_title"], .superset: ["superset_id"], .exerciseNote: ["exercise_notes"],
      .order: ["set_index"], .type: ["set_type"],
      .loadKilograms: ["weight_kg"], .loadPounds: ["weight_lbs", "weight_lb"], .reps: ["reps"],
      .distanceKilometres: ["distance_km"], .distanceMiles: ["distance_miles", "distance_mi"],
      .distanceMetres: ["distance_meters", "distance_m"],
      .time: ["duration_seconds"], .rpe: ["rpe"],
    ],
    required: [[.start], [.exercise], [.order, .type], [.loadKilograms, .loadPounds], [.reps]]
  ) { row throws(LeftOutRow.Reason) in
    let start = try row.time(.start)
    let workout = ForeignWorkout(
      identity: start.identity, start: start, length: row.length(from: start),
      name: row[.workout],
      note: row.note(.workoutNote))
    return ForeignEntry(
      key: start.identity + "\u{1F}" + (row[.workout] ?? ""), workout: workout,
      exercise: ForeignExercise(
        name: try row.exercise(), note: row.note(.exerciseNote), superset: row.optionalWhole(.superset)),
      order: row.optionalWhole(.order), sets: try row.set(try setType(of: row)))
  }

  private static func setType(of row: ForeignRow) throws(LeftOutRow.Reason) -> SetType {
    switch Recognition.folded(row[.type] ?? "normal") {
    case "normal": .normal
    case "warmup": .warmUp
    case "dropset", "drop": .drop
    case "failure": .failure
    default: throw row.unreadable(.type)
    }
  }
}
