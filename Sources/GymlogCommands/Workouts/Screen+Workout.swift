import TerminalKit
import Training
import Wording

extension Screen {
  /// A workout's name, or the word for a workout.
  func name(of workout: Workout) -> String { painter.paint(words.name(of: workout), .strong) }

  /// A workout's name, with its day if that isn't today.
  func label(_ workout: Workout, at now: Instant) -> String {
    painter.paint(words.label(workout, at: now), .strong)
  }

  /// Lines as printed, without those that are nil.
  func lines(_ lines: [String?]) -> String { lines.compactMap(\.self).text }
}
