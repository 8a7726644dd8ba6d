package import Training

/// What is said about times and days that can't be.
package protocol TimeErrorWords {
  /// A TIME that isn't written as one.
  func timeNotUnderstood(_ text: String) -> Message
  /// A duration that isn't written as one.
  func durationNotUnderstood(_ text: String) -> Message
  /// A duration that can be several; the readings are typed so that each is clear.
  func durationUnclear(_ text: String, _ readings: [String]) -> Message
  /// A duration for a setting that is no time at all, or more than ten days.
  func lengthOutOfRange(_ text: String) -> Message
  /// A span of days that ends before it starts.
  func spanBackwards(since: Day, until: Day) -> Message
  /// A day that isn't written as one, or doesn't exist.
  func dayNotUnderstood(_ text: String) -> Message
  /// A typed time that is still to come.
  func timeInFuture(_ text: String) -> Message
  /// A span of days that starts on one still to come.
  func startInFuture(_ day: Day) -> Message
  /// A workout that would end before it began.
  func endBeforeStart(end: CivilTime, start: CivilTime, today: Day) -> Message
  /// An end that would leave sets behind it that were done later.
  func endBeforeLastSet(end: CivilTime, lastSet: CivilTime, today: Day) -> Message
}

extension TimeErrorWords where Self: PhraseWords {
  /// A number without a unit may be either.
  func wholeNumberHint(_ text: String) -> String? {
    guard !text.isEmpty, text.allSatisfy(\.isNumber) else { return nil }
    return didYouMean([text + "s", text + "min"])
  }
}
