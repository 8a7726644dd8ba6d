extension SetContext {
  /// The same context after a set with this load, or before one that is planned with it.
  func holding(_ load: Load?, for type: SetType) -> SetContext {
    guard let load else { return self }
    var context = self
    if type.isWork { context.lastWorkingLoad = load } else { context.lastWarmUpLoad = load }
    return context
  }
}

extension SetInterpreter {
  /// What `done` comes to for a planned set: its result first, then the sets beside it.
  ///
  /// What a change leaves out is as planned, but for the effort: a planned one is a goal, and the result has the one
  /// that is typed. Groups alone begin with the planned set; the load that they leave out is the planned one.
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

  /// A set once more, with a change. The effort isn't taken over: each set is as hard as it is.
  package func again(_ set: WorkoutSet, with change: NotatedChange?) throws(SetRefusal) -> SetDraft {
    guard var result = set.result else { throw SetRefusal(.nothingToChange) }
    result.effort = nil
    if let change { result = try applying(change, to: result) }
    return SetDraft(change?.type ?? set.type, result: result)
  }
}
