extension SetContext {
  /// The context after a set with this load, or before one planned with it.
  func holding(_ load: Load?, for type: SetType) -> SetContext {
    guard let load else { return self }
    var context = self
    if type.isWork { context.lastWorkingLoad = load } else { context.lastWarmUpLoad = load }
    return context
  }
}

extension SetInterpreter {
  /// The result that `done` logs for a planned set. A change keeps the rest of the plan except the effort: a planned effort is
  /// a target, so only a typed one is recorded.
  ///
  /// - Throws: `SetRefusal` if the change makes no sense for this exercise
  func done(_ set: WorkoutSet, with change: NotatedChange?) throws(SetRefusal) -> SetDraft {
    guard var plan = set.plan ?? change?.amount.map({ Target($0) }) else {
      throw SetRefusal(.nothingToChange)
    }
    plan.effort = nil
    let result = try result(doing: plan, type: set.type, with: change)
    return SetDraft(change?.type ?? set.type, result: result)
  }

  /// A completed set once more, with a change. The effort isn't copied.
  ///
  /// - Throws: `SetRefusal` if the change makes no sense for the set, or the set has no result
  package func again(_ set: WorkoutSet, with change: NotatedChange?) throws(SetRefusal) -> SetDraft {
    guard var result = set.result else { throw SetRefusal(.nothingToChange) }
    result.effort = nil
    if result.isMissed, change?.amount == nil, change?.miss == nil {
      throw SetRefusal(.missedBefore, readings: ["1", "miss"])
    }
    // The time of another distance isn't copied, either.
    if case .exactly(let amount)? = change?.amount, case .distance(_, nil) = amount { result.amount = amount }
    if let change { result = try applying(change, to: result, change.type ?? set.type) }
    return SetDraft(change?.type ?? set.type, result: result)
  }
}
