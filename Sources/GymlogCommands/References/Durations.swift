import Training

extension Duration {
  /// A time as it is typed: `90s`, `2min`, `1h10min`, `1:30`.
  ///
  /// - Throws: `CommandError.durationNotUnderstood`
  init(typed text: String) throws(CommandError) {
    if let duration = TimeReference.duration(text) {
      self = duration
    } else if case .exactly(.duration(let duration))? =
      (try? Notation(decimalComma: false).groups(in: [text]))
      .flatMap({ $0.count == 1 && $0[0].amounts.count == 1 && $0[0].load == nil ? $0[0].amounts[0] : nil }),
      duration.milliseconds % 1_000 == 0
    {
      self = duration
    } else {
      throw .durationNotUnderstood(text)
    }
  }

  /// As it can be typed: `90s`, `2min`, `1h10min`.
  var typed: String {
    let (hours, minutes, rest) = (seconds / 3_600, seconds / 60 % 60, seconds % 60)
    if rest != 0 || seconds == 0 { return "\(seconds)s" }
    return (hours > 0 ? "\(hours)h" : "") + (minutes > 0 ? "\(minutes)min" : "")
  }
}
