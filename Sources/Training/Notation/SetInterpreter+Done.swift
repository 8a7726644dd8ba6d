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
  /// The sets that `done` logs for a planned set: its result, then the further sets.
  ///
  /// A change keeps the rest of the plan except the effort: a planned effort is a target, so only a typed one
  /// is recorded. Without a change, the first group is the planned set, and takes its planned load if it has
  /// none.
  ///
  /// - Throws: `SetRefusal` if the text can't be interpreted for this exercise
  package func done(
    _ set: WorkoutSet, with change: NotatedChange?, _ groups: [NotatedGroup]
  ) throws(SetRefusal) -> [SetDraft] {
    guard var plan = set.plan ?? change?.amount.map({ Target($0) }) else {
      throw SetRefusal(.nothingToChange)
    }
    plan.effort = nil
    if change == nil, !groups.isEmpty {
      let planned: Load? = if case .load(let load) = plan.load { load } else { nil }
      var drafts = try SetInterpreter(context.holding(planned, for: set.type)).results(of: groups)
      if let first = drafts.first, !first.namesType { drafts[0].type = set.type }
      return drafts
    }
    let result = try result(doing: plan, type: set.type, with: change)
    let type = change?.type ?? set.type
    let beside = try SetInterpreter(context.holding(result.load, for: type)).results(of: groups)
    return [SetDraft(type, namesType: change?.type != nil, result: result)] + beside
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
