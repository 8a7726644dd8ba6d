import Training
import Wording

extension Duration {
  /// Reads a typed duration: `90s`, `2min`, `1h10`, an hour and a half; `1:30` is in minutes and seconds; in whole seconds unless fractions are allowed.
  ///
  /// - Throws: `Failure.durationNotUnderstood`
  init(typed text: String, mayHaveFractions: Bool = false) throws(Failure) {
    if let duration = TypedLength(text)?.exact, mayHaveFractions || duration.milliseconds % 1_000 == 0 {
      self = duration
    } else if let groups = try? Notation(decimalComma: true).groups(in: [text]), groups.count == 1,
      groups[0].isBare, case .exactly(.duration(let duration)) = groups[0].amounts[0],
      mayHaveFractions || duration.milliseconds % 1_000 == 0
    {
      self = duration
    } else {
      throw .durationNotUnderstood(text)
    }
  }

  /// Reads the length of a rest: like any length, except that `90` is in seconds: a rest of 90 minutes is implausible.
  ///
  /// - Throws: `Failure.durationNotUnderstood`
  init(typedRest text: String) throws(Failure) {
    if let seconds = Int(text), (30...600).contains(seconds), text.utf8.count < 4 {
      self = Duration(seconds: seconds)
    } else {
      try self.init(typed: text)
    }
  }

  /// The duration as it can be typed: `90s`, `2min`, `1h10min`.
  var typed: String {
    let (hours, minutes, rest) = (seconds / 3_600, seconds / 60 % 60, seconds % 60)
    if rest != 0 || seconds == 0 { return "\(seconds)s" }
    return (hours > 0 ? "\(hours)h" : "") + (minutes > 0 ? "\(minutes)min" : "")
  }
}

extension Words {
  /// The readings of a number without a unit.
  func wholeNumberHint(_ text: String) -> String? {
    guard !text.isEmpty, text.allSatisfy(\.isNumber) else { return nil }
    return didYouMean([text + "s", text + "min"])
  }
}
