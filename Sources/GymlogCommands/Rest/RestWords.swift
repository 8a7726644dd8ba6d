import Training
import Wording

extension Words {
  /// So much of a rest is left.
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
      words.say(
        en: Message(
          "the workout has been paused \(words.since(since.civil, today: now.day))",
          hint: words.tryTyping("gymlog resume")),
        es: Message(
          "el entrenamiento está en pausa \(words.since(since.civil, today: now.day))",
          hint: words.tryTyping("gymlog resume")),
        ca: Message(
          "l'entrenament està en pausa \(words.since(since.civil, today: now.day))",
          hint: words.tryTyping("gymlog resume")))
    }
  }

  static var restUnknown: Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "how long the rest is isn't known",
          hint: "Say it: gymlog rest 90s. For good: gymlog config rest 90s"),
        es: Message(
          "no se sabe cuánto dura el descanso",
          hint: "Dilo: gymlog rest 90s. Para siempre: gymlog config rest 90s"),
        ca: Message(
          "no se sap quant dura el descans",
          hint: "Digues-ho: gymlog rest 90s. Per sempre: gymlog config rest 90s"))
    }
  }

  /// An exercise's plan goes by something else than steps.
  static func growthContradicts(_ exercise: String, plan: String, _ basis: PlanBasis) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "\(exercise), \(plan), goes by \((basis == .effort) ? "the effort of the last time" : "your 1RM"), not by steps",
          hint: "To let it grow by steps, plan a load instead: 3x5@100kg"),
        es: Message(
          "\(exercise), \(plan), va según \((basis == .effort) ? "el esfuerzo de la última vez" : "tu 1RM"), no por aumentos",
          hint: "Para que progrese por aumentos, pon un peso en el plan: 3x5@100kg"),
        ca: Message(
          "\(exercise), \(plan), va segons \((basis == .effort) ? "l'esforç de l'última vegada" : "el teu 1RM"), no per augments",
          hint: "Perquè progressi per augments, posa un pes al pla: 3x5@100kg"))
    }
  }
}
