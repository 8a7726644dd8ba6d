import Wording

/// The cause of a failure that offers a line for each reading of a name.
struct OfferedLines: Error {}

extension Failure {
  /// A text that matches several exercises, with a line to type for each.
  static func severalExercises(_ text: String, lines: [String]) -> Failure {
    Failure(.notFound, cause: OfferedLines()) { words in
      Message(
        words.matchesSeveralExercises(text),
        hint: words.say(
          en: "Type one of these, or more of the name",
          es: "Escribe una de estas líneas, o algo más del nombre",
          ca: "Escriu una d'aquestes línies, o una mica més del nom")
      )
      .offering(lines, words)
    }
  }

  /// A name that no exercise has, with a line to type for each close one. The hint creates the exercise.
  static func unknownExercise(_ text: String, lines: [String]) -> Failure {
    Failure(.notFound) { words in
      let message = words.unknownExercise(text, nearest: [])
      let lines = words.checkingOffers(lines)
      let meant =
        lines.count > 1
        ? [words.didYouMeanOne] + lines.map { "  " + $0 } : [words.readings(lines)].compactMap(\.self)
      let hint = ExerciseFacts().lineToCreate(text).map(words.toCreateExercise) ?? message.hint
      return Message(message.text, details: meant, hint: hint)
    }
  }
}

extension Message {
  /// The message with lines to choose from, or with the only one as its hint.
  func offering(_ lines: [String], _ words: Words) -> Message {
    let lines = words.checkingOffers(lines)
    return lines.count == 1 ? with(hint: words.readings(lines)) : with(details: lines.map { "  " + $0 })
  }
}
