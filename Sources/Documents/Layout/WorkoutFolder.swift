package import Training

/// The folder of a workout beneath `workouts/`, or of an activity beneath `activities/`, such as `2026/20261121t1830-7kq2m4xd9a`.
package struct WorkoutFolder: Hashable, Comparable, Sendable {
  /// The year in which the workout started, in the lifter's local time: 0 to 9999.
  package let year: Int
  package let id: EntityID

  /// Nil if `year` doesn't have one to four digits.
  package init?(year: Int, id: EntityID) {
    guard (0...9999).contains(year) else { return nil }
    self.year = year
    self.id = id
  }

  /// The folder of a workout that starts at `start`.
  package init(start: Instant, id: EntityID) {
    year = start.day.year
    self.id = id
  }

  /// Parses `2026/20261121t1830-7kq2m4xd9a`; nil for any other form.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let year = Self.year(String(parts[0])), let id = EntityID(parts[1]) else {
      return nil
    }
    self.year = year
    self.id = id
  }

  /// The year of a folder name of four digits; nil for any other name.
  package static func year(_ name: String) -> Int? {
    guard name.utf8.count == 4 else { return nil }
    var year = 0
    for byte in name.utf8 {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      year = year * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return year
  }

  /// The name of the year's folder, in four digits.
  package var yearText: String { Self.name(ofYear: year) }

  /// The name of a year's folder, in four digits.
  package static func name(ofYear year: Int) -> String {
    let digits = String(year)
    if digits.utf8.count == 4 { return digits }
    return String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }

  /// The path beneath `workouts/`: `2026/20261121t1830-7kq2m4xd9a`.
  package var text: String { yearText + "/" + id.text }

  package static func < (one: Self, other: Self) -> Bool {
    (one.year, one.id) < (other.year, other.id)
  }
}
