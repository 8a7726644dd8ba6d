package import Training

/// What is said about an exercise's maxima, tested and estimated.
package protocol MaximaWords {
  /// Before, or above, what was tested.
  var tested: String { get }
  /// Before, or above, what is estimated.
  var estimated: String { get }
  /// The heading of a column: `tested 1RM`.
  func tested(_ kind: String) -> String
  /// The heading of a column: `estimated 10RM`.
  func estimated(_ kind: String) -> String
  /// The heading of the sets that estimates come from.
  var estimatedFrom: String { get }
  /// From which set, and when: `from 5@100kg, 14 Nov`.
  func from(_ set: String, on day: String) -> String
  /// By which formula: `by Epley`.
  func by(_ formula: String) -> String
  /// A maximum was recorded: `tested 1RM 140kg, on 14 Nov at 12:00`.
  func testedMax(_ kind: String, _ load: String, _ moment: String) -> String
  /// A tested maximum was taken out again.
  func testedMaxRemoved(_ kind: String, _ load: String, _ moment: String) -> String
  /// With the body: the numbers are what is added to it.
  var addedToTheBody: String { get }
  /// Nothing is known about the days that were asked for.
  var noMaxThen: String { get }
  /// So many earlier days or months aren't in the table; the command that shows them too follows.
  func earlierMaxima(_ count: Int) -> String
  /// So many exercises aren't in the list; the command that shows them too follows.
  func moreMaxima(_ count: Int) -> String
  /// No exercise has a maximum yet: how to record one.
  func noMaximaYet(_ command: String) -> String
}

/// What is said where a maximum can't be recorded or shown.
package protocol MaximaErrorWords {
  /// Another number of reps than 1 and 10; lines with these, and one that estimates from it.
  func otherRepsTested(one: String, ten: String, estimate command: String) -> Message
  /// Without a load there is no maximum; a line that has one.
  func loadTested(_ example: String) -> Message
  /// The body is no load of an exercise; a line that has one.
  func bodyTested(_ exercise: String, example: String) -> Message
  /// With reps in reserve it was no maximum; the line that estimates from it.
  func reserveTested(estimate command: String) -> Message
  /// The exercise was never done; a line that records a tested maximum.
  func neverDone(_ exercise: String, record command: String) -> Message
  /// It was done, and counted in another way than by reps.
  func noMaxWithoutReps(_ exercise: String, _ mode: CountMode) -> Message
  /// It was done, and no set has a load to estimate from; a line that records a tested maximum.
  func nothingToEstimateFrom(_ exercise: String, record command: String) -> Message
  /// No such tested maximum is recorded.
  func noTestedMax(_ exercise: String, show command: String) -> Message
}
