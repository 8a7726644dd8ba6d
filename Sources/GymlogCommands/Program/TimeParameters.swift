import CommandLineKit
import Training
import Wording

/// A time as it was typed on the line.
struct TimeArgument {
  let text: String
  let reference: TimeReference

  /// `meaning` is read in the place of the text, where more is known than was typed.
  init(_ text: String, meaning: String? = nil) throws(Failure) {
    guard let reference = TimeReference(meaning ?? text) else { throw .timeNotUnderstood(text) }
    self.text = text
    self.reference = reference
  }
}

extension Parameter {
  /// `--at TIME`
  static func at(_ words: Words) -> Parameter where Value == TimeArgument? {
    .option(
      OptionName.at.rawValue, value: words.placeholder(.time), help: words.option(.at),
      as: ValueParser { try TimeArgument($0) })
  }

  /// `--for DURATION`
  static func length(_ words: Words) -> Parameter where Value == Duration? {
    .option(
      OptionName.for.rawValue, value: words.placeholder(.duration), help: words.option(.for),
      as: ValueParser { text throws(Failure) in
        let duration = try Duration(typed: text)
        // Of a set `1:15` is minutes and seconds. Of a workout most say hours and minutes so: it isn't guessed.
        if text.count(where: { $0 == ":" }) == 1 {
          throw .durationUnclear(text, [Duration(seconds: duration.seconds * 60).typed, duration.typed])
        }
        return duration
      })
  }
}

extension Failure {
  /// A duration that can be two, each as it is typed clearly.
  static func durationUnclear(_ text: String, _ readings: [String]) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "\(words.quoted(text)) could be \(words.either(readings))", hint: "Type the one you mean"),
        es: Message(
          "\(words.quoted(text)) puede ser \(words.either(readings))", hint: "Escribe la que quieras decir"),
        ca: Message(
          "\(words.quoted(text)) pot ser \(words.either(readings))", hint: "Escriu la que vulguis dir"))
    }
  }
}
