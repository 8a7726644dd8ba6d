import Training

/// Which workouts a list is about: those that began within days, and how many of them at most.
struct WorkoutRange {
  var since: Day?
  var until: Day?
  /// Nil for all.
  var limit: Int?
  /// Only those with this tag; nil for any.
  var tag: String?

  func has(_ tags: [String]) -> Bool {
    tag.map { tag in tags.contains { $0.lowercased() == tag.lowercased() } } ?? true
  }

  func contains(_ day: Day) -> Bool {
    (since.map { $0 <= day } ?? true) && (until.map { day <= $0 } ?? true)
  }

  /// Whether a day of the year can be within it.
  func touches(_ year: Int) -> Bool {
    (since.map { $0.year <= year } ?? true) && (until.map { year <= $0.year } ?? true)
  }

  /// Whether all days of the year are within it.
  func covers(_ year: Int) -> Bool {
    tag == nil && (since.map { $0.year < year } ?? true) && (until.map { year < $0.year } ?? true)
  }
}
