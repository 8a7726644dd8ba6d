package import Training

/// What a record is held in, with the load or the distance that it is for, in words already.
package enum RecordTitle: Hashable, Sendable {
  case heaviestLoad
  /// The heaviest load where the body is helped.
  case leastHelp
  case repsAtLoad(String)
  /// Rough ones rest on more reps than the formulas are good for.
  case estimate(isRough: Bool)
  case setVolume
  case workoutVolume
  case reps
  case longestHold
  case furthestDistance
  case fastest(String)
}

/// What is said about personal records and about the time before.
package protocol RecordWords {
  /// In lower case, as in the middle of a line: `heaviest load`, `most reps at 100 kg`.
  func record(_ title: RecordTitle) -> String
  /// The heading of records, and the word beside a set that broke one.
  var records: String { get }
  var record: String { get }
  /// `no records`, `1 record`, `3 records`.
  func records(_ count: Int) -> String
  /// What was reached: `heaviest load 105 kg`.
  func reached(_ title: String, _ value: String) -> String
  /// The same of reps, at a load or without: `9 reps at 80 kg`.
  func reached(reps: Int, at load: String?) -> String
  /// A record was broken: what was reached, what held before and its day; titles of others broken with it.
  func recordBroken(_ reached: String, before: String, _ day: String, also: [String]) -> String
  /// A value and what it was before: `120 kg, was 117.5 kg`.
  func broke(_ value: String, before: String) -> String
  /// The heading of the heaviest loads by reps.
  var repMaxima: String { get }
  /// The heading of the most reps at each load.
  var repsAtLoads: String { get }
  /// The heading of the latest records of an exercise.
  var latestRecords: String { get }
  /// So many earlier ones aren't in the list; the command that lists them too.
  func earlierRecords(_ count: Int, _ command: String) -> String
  /// No record was broken yet: the first time is where to begin from.
  var noRecordsYet: String { get }
  /// No record was broken since a day.
  func noRecordsSince(_ day: String) -> String
  /// What `~` means.
  func roughRecord(over reps: Int) -> String

  /// Estimates and volumes count the body, where it is moved.
  var bodyInRecords: String { get }
  /// Loads count the body, where it is moved.
  var bodyInLoads: String { get }

  /// What a workout is compared with: the last of the same routine, of the same name, or with much the same exercises; its
  /// day.
  func against(_ basis: ComparisonBasis, _ day: String) -> String
  /// As much was done as in the one that it is compared with; `inTime`: in the same time, where both are known.
  func noDifference(inTime: Bool) -> String
}

/// What is said about an exercise that was never done.
package protocol RecordErrorWords {
  /// Others of which the name was a part, and which were done.
  func neverDone(_ exercise: String, but others: [String]) -> Message
}
