package import Training

/// What is said about maxima, estimated and tested.
package protocol StrengthWords {
  /// The heading of the 1RM, and of the 10RM, that are estimated or tested.
  var oneRepMax: String { get }
  var tenRepMax: String { get }
  /// The heading of a column of reps.
  var repsHeading: String { get }
  /// The heading of what is added to the body for a load in all; with a minus, it is taken off.
  var addedHeading: String { get }
  /// What a set was done with is more than its reps: `7 reps possible: 5 done, 2 in reserve`.
  func possibleReps(_ possible: Thousandths, done: Int) -> String
  /// A single: what was lifted is the 1RM, nothing is estimated.
  var exactSingle: String { get }
  /// What the mark `~` before a number means: it rests on more reps than so many.
  func roughMark(over reps: Int) -> String
  /// What was moved in all, with the body or a share of it: `100 kg moved, with your body weight of 80 kg`.
  func movedWithBody(_ moved: String, body: String, share: Thousandths) -> String
  /// No body weight is recorded, so the added load stands alone; the command that records one.
  func bodyNotCounted(_ command: String) -> String
  /// Before the loads for numbers of reps: `Loads by Epley`.
  func loadsBy(_ formula: String) -> String
}

extension StrengthWords {
  /// A formula goes by the name of its author, the same in every language.
  package func formula(_ formula: MaxFormula) -> String {
    switch formula {
    case .epley: "Epley"
    case .brzycki: "Brzycki"
    case .lombardi: "Lombardi"
    case .lander: "Lander"
    case .mayhew: "Mayhew"
    case .oconner: "O'Conner"
    case .wathan: "Wathan"
    }
  }
}

/// What is said about body weight.
package protocol BodyWeightWords {
  /// A body weight was recorded, for that moment.
  func bodyWeightRecorded(_ weight: String, _ moment: String) -> String
  /// A body weight was taken out again.
  func bodyWeightRemoved(_ weight: String, _ moment: String) -> String
  /// How much it changed since a day: `-0.5 kg since 14 Nov`, `-0.5 kg since yesterday`.
  func changedSince(_ difference: String, _ day: String) -> String
  /// Before the weight that held so long before the latest.
  func earlier(_ span: BodyWeightChange.Span) -> String
  /// The same with so many days, at least seven.
  func earlier(days: Int) -> String
  /// None was recorded within the days that were asked for.
  var noBodyWeightThen: String { get }
  /// So many earlier entries aren't in the list; the command that lists them too follows.
  func earlierEntries(_ count: Int) -> String
}

/// What is said where a body weight can't be recorded or found.
package protocol BodyWeightErrorWords {
  func weightNotUnderstood(_ text: String) -> Message
  /// Outside of 20 to 400 kg; the line that records it even so.
  func unlikelyBodyWeight(_ weight: Mass, force command: String) -> Message
  /// None is recorded; the command that does it.
  func noBodyWeight(_ command: String) -> Message
  /// None at that day, or with that id.
  func bodyWeightNotFound(_ text: String) -> Message
  /// Several on that day, or with ids that begin so; they follow on lines of their own.
  func severalBodyWeights(_ text: String) -> Message
}

/// What is said where a set says nothing about a maximum.
package protocol StrengthErrorWords {
  /// `1rm` was called with something that is no set: an example with one; and the command that shows an exercise's maxima.
  func setToEstimateNeeded(_ example: String, max command: String) -> Message
  /// The set has no load; a line that has one.
  func loadToEstimateNeeded(_ example: String) -> Message
  /// A range of reps, or an open end, isn't what somebody did; a line with one number.
  func oneNumberOfReps(_ example: String) -> Message
  /// A time or a distance has no 1RM; a line with reps.
  func repsToEstimateNeeded(_ example: String) -> Message
  /// Several sets: an estimate comes from one.
  func oneSetToEstimate(_ example: String) -> Message
  /// A percentage is of a 1RM, and that is what is asked for.
  func percentToEstimate(_ example: String) -> Message
  /// No rep, nothing to estimate from.
  func noRepToEstimate() -> Message
  /// Formulas that have no value for so many reps; a line with one that has.
  func noValueForReps(_ reps: Thousandths, _ formulas: [String], instead example: String) -> Message
  /// Assistance that takes off the whole body, or a load of nothing.
  func nothingMoved() -> Message
  /// An estimate, or a report, needs the body weight; the command that records it.
  func bodyWeightNeeded(_ command: String) -> Message
}

/// The pages of the commands about maxima and body weight.
package protocol StrengthHelpWords {
  /// The page of `1rm`.
  var oneRepMaxHelp: HelpText { get }
  /// The page of `max`.
  var maxHelp: HelpText { get }
  /// The page of `body`.
  var bodyHelp: HelpText { get }
}
