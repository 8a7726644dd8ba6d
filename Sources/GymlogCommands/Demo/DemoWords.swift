import Wording

/// The training days of the made-up lifter.
enum DemoDay: CaseIterable, Hashable, Sendable {
  case fullBodyA, fullBodyB, squat, bench, deadlift, press
  /// Arms, carries and the rowing machine.
  case conditioning
}

/// The notes of the made-up lifter.
enum DemoNote: CaseIterable, Hashable, Sendable {
  case sleptBadly, feltStrong, shortOnTime, crowded
  /// After a holiday or a cold.
  case backAgain
  /// For a set that missed its last rep.
  case missedReps
}

/// The steps of the tour; each runs a command.
enum TourStep: CaseIterable, Hashable, Sendable {
  case list, progress, start, logSquat, logDeadlift, status, finish, share
}

extension Words {
  func demoNote(_ note: DemoNote) -> String {
    switch note {
    case .sleptBadly: say(en: "Slept badly.", es: "He dormido mal.", ca: "He dormit malament.")
    case .feltStrong:
      say(
        en: "Everything felt light today.", es: "Hoy los pesos subían solos.",
        ca: "Avui els pesos pujaven sols.")
    case .shortOnTime:
      say(
        en: "Short on time, skipped the last exercises.",
        es: "Iba justo de tiempo, me he dejado los últimos ejercicios.",
        ca: "Anava just de temps, m'he saltat els últims exercicis.")
    case .crowded:
      say(
        en: "Gym was packed, waited for the rack.",
        es: "El gimnasio a tope, me ha tocado esperar.",
        ca: "El gimnàs ple de gom a gom, m'he hagut d'esperar.")
    case .backAgain:
      say(
        en: "First session back, taking it easy.",
        es: "Primer día después del parón, con calma.",
        ca: "Primer dia després de l'aturada, amb calma.")
    case .missedReps:
      say(en: "The last rep wasn't there.", es: "La última no ha salido.", ca: "L'última no ha sortit.")
    }
  }
}
