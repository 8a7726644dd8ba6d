import Training
import Wording

/// Why there is nothing to draw: facts, which `Complaint` puts into the lifter's language.
enum ChartError: Error, Equatable {
  case periodNotUnderstood(String)
  case sideNotUnderstood(String)
  /// The metrics by which the exercise has a value.
  case noValue(by: ProgressMetric, String, [ProgressMetric])
  /// An exercise of which only warm-ups were done.
  case onlyWarmUps(String)
  /// A formula has no value for so many reps.
  case noEstimate(reps: Thousandths, MaxFormula)
  /// An option with days, beside a workout.
  case workoutOrDays(String)
}

extension Complaint {
  init(_ error: ChartError, _ words: Words) {
    switch error {
    case .periodNotUnderstood(let text): self.init(words.periodNotUnderstood(text), .usage)
    case .sideNotUnderstood(let text): self.init(words.sideNotUnderstood(text), .usage)
    case .noValue(let metric, let exercise, let metrics):
      self.init(
        words.noValue(
          by: words.metric(metric), exercise,
          instead: metrics.first.map { metric in
            "gymlog progress " + shellName(exercise.lowercased()) + " --metric " + metric.rawValue
          }), .notFound)
    case .onlyWarmUps(let exercise): self.init(words.onlyWarmUps(exercise), .notFound)
    case .noEstimate(let reps, let formula):
      let config = TypedLine(.config, []).typing(
        SettingName.formula.rawValue + " " + MaxFormula.standard.rawValue)
      self.init(words.noValueForReps(reps, [words.formula(formula)], instead: config), .notFound)
    case .workoutOrDays(let option): self.init(words.workoutOrDays(option), .usage)
    }
  }
}
