package import Training

/// A month of the year; the raw value is its number.
package enum Month: Int, CaseIterable, Hashable, Sendable {
  case january = 1
  case february, march, april, may, june, july, august, september, october, november, december

  /// The month that a day is in.
  package init(of day: Day) { self = Month(rawValue: day.month) ?? .december }
}

/// A day of the week; the raw value is its number in ISO 8601, 1 for Monday.
package enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// The weekday of a day.
  package init(of day: Day) { self = Weekday(rawValue: day.weekday) ?? .sunday }
}
