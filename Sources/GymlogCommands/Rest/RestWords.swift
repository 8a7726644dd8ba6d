import Training
import Wording

extension Words {
  func restLeft(_ left: String) -> String {
    say(en: "rest \(left)", es: "descanso \(left)", ca: "descans \(left)")
  }

  /// The rest after the last set of an exercise.
  func restAfterwards(_ rest: String) -> String {
    say(en: "rest \(rest) afterwards", es: "descanso \(rest) al acabar", ca: "descans \(rest) en acabar")
  }
}

extension Failure {
  static func alreadyPaused(since: Instant) -> Failure {
    Failure(.conflict) { words, now in
      Message(
        words.say(
          en: "the workout has been paused \(words.since(since.civil, today: now.day))",
          es: "el entrenamiento está en pausa \(words.since(since.civil, today: now.day))",
          ca: "l'entrenament està en pausa \(words.since(since.civil, today: now.day))"),
        hint: words.tryTyping("gymlog resume"))
    }
  }

  static var restUnknown: Failure {
    Failure(
      .usage,
      en: Message(
        "no rest time given or set",
        hint: "Give one: gymlog rest 90s. To set a default: gymlog config rest 90s"),
      es: Message(
        "falta la duración del descanso",
        hint: "Indícala: gymlog rest 90s. Para fijarla: gymlog config rest 90s"),
      ca: Message(
        "falta la durada del descans",
        hint: "Indica-la: gymlog rest 90s. Per fixar-la: gymlog config rest 90s"))
  }
}
