package import Formats
package import Training

/// Completed sets as rows of a table for spreadsheets. The columns and their order are stable; new ones are added at the end.
package struct SetTable {
  let name: (WorkoutExercise) -> String

  /// `name` gives the name of an exercise.
  package init(name: @escaping (WorkoutExercise) -> String) { self.name = name }

  package static let columns = [
    "date", "start", "end", "workout", "exercise", "exerciseId", "set", "type", "reps", "load", "unit",
    "loadKind",
    "distance", "distanceUnit", "seconds", "rpe", "rir", "left", "right", "then", "completed", "restSeconds",
    "note",
    "workoutNote", "exerciseNote", "tags", "workoutId", "setId",
  ]

  /// A row for each completed set of a workout.
  package func rows(_ workout: Workout) -> [[CSVCell]] {
    workout.exercises.flatMap { exercise in
      exercise.sets.enumerated().compactMap { index, set in
        set.result.map { row(workout, exercise, index + 1, set, $0) }
      }
    }
  }

  private func row(
    _ workout: Workout, _ exercise: WorkoutExercise, _ number: Int, _ set: WorkoutSet, _ result: Performance
  ) -> [CSVCell] {
    let amount = Self.amount(result.amount)
    let load = Self.load(result.load)
    let effort = Self.effort(result.effort)
    return [
      .text(workout.start.day.text), .text(workout.start.text), .text(workout.end?.text ?? ""),
      .text(workout.name ?? ""), .text(name(exercise)), .text(exercise.exercise.text), .number("\(number)"),
      .text(set.type.rawValue), .number(amount.reps), .number(load.value), .text(load.unit), .text(load.kind),
      .number(amount.distance), .text(amount.unit), .number(amount.seconds), .number(effort.rpe),
      .number(effort.rir), .number(result.sides.map { "\($0.left)" } ?? ""),
      .number(result.sides.map { "\($0.right)" } ?? ""), .text(Self.parts(result)),
      .text(set.completed?.text ?? ""),
      .number((set.rested ?? set.rest).map { Self.seconds($0) } ?? ""), .text(set.note ?? ""),
      .text(workout.note ?? ""), .text(exercise.note ?? ""), .text(workout.tags.joined(separator: " ")),
      .text(workout.id.text), .text(set.id.text),
    ]
  }

  private static func seconds(_ duration: Duration) -> String {
    Thousandths(raw: duration.milliseconds).text(point: ".")
  }

  private static func amount(
    _ amount: Amount
  ) -> (reps: String, distance: String, unit: String, seconds: String) {
    switch amount {
    case .reps(let reps): ("\(reps)", "", "", "")
    case .duration(let duration): ("", "", "", seconds(duration))
    case .distance(let distance, let time):
      ("", distance.value.text(point: "."), distance.unit.rawValue, time.map { seconds($0) } ?? "")
    }
  }

  /// A band has its colour or strength in place of the unit, a stack its number in place of the load.
  private static func load(_ load: Load?) -> (value: String, unit: String, kind: String) {
    func mass(_ mass: Mass, _ kind: String) -> (String, String, String) {
      (mass.value.text(point: "."), mass.unit.rawValue, kind)
    }
    return switch load {
    case .external(let value): mass(value, "external")
    case .added(let value): mass(value, "added")
    case .assisted(let value): mass(value, "assisted")
    case .bodyWeight: ("", "", "bodyWeight")
    case .band(let band): ("", band.rawValue, "band")
    case .stack(let number): ("\(number)", "", "stack")
    case nil: ("", "", "")
    }
  }

  private static func effort(_ effort: Effort?) -> (rpe: String, rir: String) {
    switch effort {
    case .rpe(let rpe): (rpe.value.text(point: "."), "")
    case .rir(let reps): ("", "\(reps)")
    case nil: ("", "")
    }
  }

  /// The parts after the first: `4+3`, `8@60kg`.
  private static func parts(_ result: Performance) -> String {
    result.parts.map { part in
      let load = part.load.map { Self.load($0) }
      return "\(part.reps)" + (load.map { "@" + $0.value + $0.unit } ?? "")
    }.joined(separator: "+")
  }
}
