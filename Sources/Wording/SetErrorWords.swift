package import Training

/// Why sets that were typed aren't taken: as phrases, and as whole messages.
package protocol SetErrorWords {
  /// Why words don't read as sets.
  func syntaxProblem(_ problem: SetSyntaxError.Problem) -> String
  /// Why sets that read well aren't taken for an exercise.
  func refusal(_ problem: SetRefusal.Problem, exercise: String) -> String
  /// What to do about a text that can't be read, where no reading suggests itself.
  var howSetsAreWritten: String { get }
  /// What to do about a text that is taken if one insists.
  var insistence: String { get }
}

extension SetErrorWords where Self: PhraseWords {
  /// The message for words that don't read as sets; the readings are lines to type.
  package func unreadableSets(
    _ text: String, _ problem: SetSyntaxError.Problem, readings: [String]
  ) -> Message {
    Message(
      (text.isEmpty ? "" : quoted(text) + ": ") + syntaxProblem(problem),
      hint: didYouMean(readings) ?? howSetsAreWritten)
  }

  /// The message for sets that aren't taken; the readings are lines to type.
  package func refusedSets(
    _ text: String, _ problem: SetRefusal.Problem, exercise: String, readings: [String]
  ) -> Message {
    let meant = didYouMean(readings)
    let hint =
      switch problem {
      case .tooManyReps, .tooHeavy: [meant, insistence].compactMap { $0 }.joined(separator: " ")
      default: meant ?? howSetsAreWritten
      }
    return Message(
      (text.isEmpty ? "" : quoted(text) + ": ") + refusal(problem, exercise: exercise), hint: hint)
  }
}
