/// The basis for the loads of a planned exercise.
package enum PlanBasis: Hashable, Sendable {
  /// The loads of last time, which go up by steps.
  case lastTime
  /// The 1RM, for plans in percentages: `5@80%`.
  case max
  /// The effort, for plans with a rating instead of a load: `3x5@rpe8`.
  case effort

  /// The basis of a plan, decided by its first working set.
  package init(of plan: [WorkoutSet]) {
    let first = (plan.first(where: \.type.isWork) ?? plan.first)?.plan
    self =
      switch first?.load {
      case .percent: .max
      case nil where first?.effort != nil: .effort
      default: .lastTime
      }
  }
}
