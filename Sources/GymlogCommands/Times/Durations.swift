import Training
import Wording

extension Duration {
  /// Reads a typed duration: `90s`, `2min`, `1h10`, an hour and a half; `1:30` is in minutes and seconds; in whole seconds unless fractions are allowed.
  ///
  /// - Throws: `Failure.durationNotUnderstood`
  init(typed text: String, mayHaveFractions: Bool = false) throws(Failure) {
    guard let duration = Duration(ofText: text, mayHaveFractions: mayHaveFractions) else {
      throw .durationNotUnderstood(text)
    }
    self = duration
  }

  /// Reads the length of a rest: like any length, except that `90` is in seconds: a rest of 90 minutes is implausible.
  ///
  /// - Throws: `Failure.durationNotUnderstood`
  init(typedRest text: String) throws(Failure) {
    guard let duration = Duration(ofRest: text) else { throw .durationNotUnderstood(text) }
    self = duration
  }
}

extension Words {
  /// The readings of a number without a unit.
  func wholeNumberHint(_ text: String) -> String? {
    guard !text.isEmpty, text.allSatisfy(\.isNumber) else { return nil }
    return didYouMean([text + "s", text + "min"])
  }
}
