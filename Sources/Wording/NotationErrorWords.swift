package import Training

/// Why SETs and CHANGEs aren't taken. Each reason is one short sentence that begins in lower case, or with the
/// exercise's name.
package protocol NotationErrorWords {
  /// What is wrong with a text that doesn't read as a SET or a CHANGE, without the text itself: the line with a
  /// mark under the place is shown below it.
  func notation(_ problem: SetSyntaxError.Problem) -> String
  /// Why a SET or a CHANGE that reads well isn't taken for this exercise; its name as shown.
  func refusal(_ problem: SetRefusal.Problem, exercise: String) -> String
  /// What can be typed instead, each reading a whole text: `Did you mean  8@100 8 7  or  5@100@8?` Nil without
  /// readings.
  func readings(_ readings: [String]) -> String?
  /// What to add where insisting is enough, for too many reps and too heavy loads.
  func insist() -> String
  /// What to do about a text that doesn't read, where no reading suggests itself: the page that explains.
  var howSetsAreWritten: String { get }
}

extension NotationErrorWords where Self: PhraseWords {
  /// Readings have spaces and commas of their own, so two spaces and a word stand between them.
  package func readings(_ readings: [String]) -> String? {
    guard let first = readings.first else { return nil }
    let all = readings.dropFirst().reduce(first) { either([$0 + " ", " " + $1]) }
    return didYouMean([" " + all])
  }

  /// Amounts as an exercise of this kind has them: `60s or 1:30`.
  func examples(of mode: CountMode) -> String {
    switch mode {
    case .reps: "8"
    case .duration: either(["60s", "1:30"])
    case .distance: either(["400m", "5km"])
    }
  }
}
