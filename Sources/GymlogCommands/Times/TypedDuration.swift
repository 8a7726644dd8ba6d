import Training
import Wording

extension Duration {
  /// Reads a typed duration as `init(typed:)` does; nil if it isn't one.
  init?(ofText text: String, mayHaveFractions: Bool = false) {
    if let duration = TypedLength(text)?.exact, mayHaveFractions || duration.milliseconds % 1_000 == 0 {
      self = duration
    } else if let groups = try? Notation(decimalComma: true).groups(in: [text]), groups.count == 1,
      groups[0].isBare, case .exactly(.duration(let duration)) = groups[0].amounts[0],
      mayHaveFractions || duration.milliseconds % 1_000 == 0
    {
      self = duration
    } else {
      return nil
    }
  }

  /// Reads the length of a rest as `init(typedRest:)` does; nil if it isn't one.
  init?(ofRest text: String) {
    if let seconds = Int(text), (30...600).contains(seconds), text.utf8.count < 4 {
      self = Duration(seconds: seconds)
    } else {
      self.init(ofText: text)
    }
  }

  /// The duration as it can be typed: `90s`, `2min`, `1h10min`.
  var typed: String {
    let (hours, minutes, rest) = (seconds / 3_600, seconds / 60 % 60, seconds % 60)
    if rest != 0 || seconds == 0 { return "\(seconds)s" }
    return (hours > 0 ? "\(hours)h" : "") + (minutes > 0 ? "\(minutes)min" : "")
  }
}
