import Training

/// The workouts to list: by day, tag and number.
struct WorkoutRange {
  var days: DayRange
  /// Nil for all.
  var limit: Int?
  /// Only those with this tag; nil for any.
  var tag: String?

  func has(_ tags: [String]) -> Bool {
    tag.map(tags.hasTag) ?? true
  }

  /// Whether a day of the year can be within it.
  func touches(_ year: Int) -> Bool {
    (days.since.map { $0.year <= year } ?? true) && (days.until.map { year <= $0.year } ?? true)
  }

  /// Whether all days of the year are within it.
  func covers(_ year: Int) -> Bool {
    tag == nil && (days.since.map { $0.year < year } ?? true) && (days.until.map { year < $0.year } ?? true)
  }
}
