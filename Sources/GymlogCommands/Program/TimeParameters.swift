import CommandLineKit
import Training
import Wording

/// A time as typed.
struct TimeArgument {
  let text: String
  let reference: TimeReference

  /// Reads `text`, or `meaning` in its place if more is known than was typed.
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
      "for", value: words.placeholder(.duration),
      help: words.say(
        en: "how long it took: 1h10min", es: "cuánto duró: 1h10min", ca: "quant va durar: 1h10min"),
      as: ValueParser { text throws(Failure) in
        let duration = try Duration(typed: text)
        // For a set `1:15` is minutes and seconds; for a workout most people would mean hours and minutes. Don't guess.
        if text.count(where: { $0 == ":" }) == 1 {
          throw .durationUnclear(text, [Duration(seconds: duration.seconds * 60).typed, duration.typed])
        }
        return duration
      })
  }
}

extension Failure {
  /// An ambiguous duration, with its readings.
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
