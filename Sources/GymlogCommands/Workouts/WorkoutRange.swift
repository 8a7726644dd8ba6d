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

  /// Whether a workout with these tags and this origin is among them.
  func includes(tags: [String], _ origin: Workout.Origin?) -> Bool {
    (tag.map(tags.hasTag) ?? true) && (self.origin.map { origin == $0 } ?? true)
  }

  /// Whether a day of the year can be within it.
  func touches(_ year: Int) -> Bool {
    (days.since.map { $0.year <= year } ?? true) && (days.until.map { year <= $0.year } ?? true)
  }
}
