package import Training

extension NotationErrorWords where Self: PhraseWords {
  /// The message for words that don't read as sets; the readings are lines to type.
  package func unreadableSets(
    _ text: String, _ problem: SetSyntaxError.Problem, readings: [String]
  ) -> Message {
    Message(
      (text.isEmpty ? "" : quoted(text) + ": ") + notation(problem),
      hint: self.readings(readings) ?? howSetsAreWritten)
  }

  /// The message for sets that aren't taken; the readings are lines to type.
  package func refusedSets(
    _ text: String, _ problem: SetRefusal.Problem, exercise: String, readings: [String]
  ) -> Message {
    let meant = self.readings(readings)
    let hint =
      switch problem {
      case .tooManyReps, .tooHeavy: [meant, insist()].compactMap { $0 }.joined(separator: " ")
      default: meant ?? howSetsAreWritten
      }
    return Message(
      (text.isEmpty ? "" : quoted(text) + ": ") + refusal(problem, exercise: exercise), hint: hint)
  }
}
