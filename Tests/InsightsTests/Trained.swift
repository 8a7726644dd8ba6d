import Training

/// Histories of June 2026 to try charts on.
enum Trained {
  static let anyID = ExerciseID(id(0, 0))
  static let now = Instant(seconds: 1_783_000_000, offset: 7_200)

  private static func id(_ day: Int, _ number: Int) -> EntityID {
    EntityID(at: Instant(seconds: 1_780_300_000 + day * 86_400, offset: 7_200), random: UInt64(number))
  }

  static func set(_ reps: Int, _ kilograms: Int, _ type: SetType = .normal) -> WorkoutSet {
    WorkoutSet(
      id: id(0, reps * 1_000 + kilograms), position: .first, type: type,
      result: Performance(.reps(reps), at: .external(Mass(Thousandths(kilograms), .kilograms))))
  }

  static func pull(_ reps: Int, _ load: Load) -> WorkoutSet {
    WorkoutSet(id: id(0, reps), position: .first, result: Performance(.reps(reps), at: load))
  }

  static func weight(_ kilograms: Int, day: Int) -> BodyWeight {
    BodyWeight(
      id: id(day, 1), weight: Mass(Thousandths(kilograms), .kilograms), at: start(day))
  }

  static func start(_ day: Int) -> Instant {
    let june = Day(year: 2026, month: 6, day: day) ?? now.day
    return Instant(CivilTime(day: june, hour: 18, minute: 0), offset: 7_200)
  }

  /// A workout of one exercise on each of the days.
  static func history(_ days: [(Int, [WorkoutSet])]) -> History {
    History(
      days.enumerated().map { index, day in
        let start = start(day.0).adding(seconds: index * 60)
        var workout = Workout(id: id(day.0, index), start: start, unit: .kilograms)
        workout.end = start.adding(seconds: 3_600)
        workout.exercises = [
          WorkoutExercise(
            id: id(day.0, 100 + index), position: .first, exercise: ExerciseID("5") ?? anyID,
            name: "Full Squat", sets: day.1)
        ]
        return workout
      })
  }
}
