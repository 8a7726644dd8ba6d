import TerminalKit
import Training
import Wording

extension Screen {
  /// What a workout goes by.
  func name(of workout: Workout) -> String { painter.paint(words.name(of: workout), .strong) }

  /// The same with its day, where that isn't today's.
  func label(_ workout: Workout, at now: Instant) -> String {
    painter.paint(words.label(workout, at: now), .strong)
  }

  /// Lines as they are printed.
  func lines(_ lines: [String?]) -> String { lines.compactMap(\.self).text }
}
