import Training

/// The workouts to list: by day, tag and number.
struct WorkoutRange {
  var days: DayRange
  /// Nil for all.
  var limit: Int?
  /// Only those with this tag; nil for any.
  var tag: String?
  /// Only those started from this routine, as typed; nil for any.
  var routine: String?
  /// The routine as workouts name it.
  var origin: Workout.Origin?

  /// Whether a workout, which may come without exercises, has the tag and the routine.
  func includes(_ workout: Workout) -> Bool {
    (tag.map(workout.tags.hasTag) ?? true) && (origin.map { workout.origin == $0 } ?? true)
  }

  /// Whether a day of the year can be within it.
  func touches(_ year: Int) -> Bool {
    (days.since.map { $0.year <= year } ?? true) && (days.until.map { year <= $0.year } ?? true)
  }

  /// Whether all days of the year are within it.
  func covers(_ year: Int) -> Bool {
    tag == nil && routine == nil && (days.since.map { $0.year < year } ?? true)
      && (days.until.map { year < $0.year } ?? true)
  }
}
