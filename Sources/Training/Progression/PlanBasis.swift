/// What the loads of a planned exercise go by.
package enum PlanBasis: Hashable, Sendable {
  /// What was lifted the last time, from which it grows by steps.
  case lastTime
  /// The 1RM, of which the plan names percentages: `5@80%`.
  case max
  /// The effort that the plan names without a load: `3x5@rpe8`.
  case effort

  /// The first working set says it.
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
