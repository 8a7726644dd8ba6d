import TerminalKit
import Training
import Wording

extension Screen {
  /// A sentence about some workouts and, below it, the first of them with their times; nothing without any.
  func naming(_ workouts: [Workout], _ sentence: (Int) -> String, today: Day) -> [String] {
    guard !workouts.isEmpty else { return [] }
    let most = 8
    let lines = workouts.prefix(most).map { "  " + when($0, today: today) }
    return wrapped(sentence(workouts.count), width: width) + lines + (workouts.count > most ? ["  …"] : [])
  }
}

extension Words {
  /// Before workouts that the logbook has otherwise, with the same start.
  func differingWorkouts(_ count: Int) -> String {
    say(
      en: "In your logbook with other sets, left unchanged: \(workouts(count))",
      es: "En tu diario con otras series, sin cambios: \(workouts(count))",
      ca: "Al teu diari amb altres sèries, sense canvis: \(workouts(count))")
  }

  /// Before workouts that begin when one of the logbook does.
  func overlappingWorkouts(_ count: Int) -> String {
    say(
      en: "At the same time as another in your logbook: \(workouts(count))",
      es: "A la misma hora que otro de tu diario: \(workouts(count))",
      ca: "A la mateixa hora que un altre del teu diari: \(workouts(count))")
  }
}
