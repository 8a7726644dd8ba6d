/// What a SET leaves out is read from here.
package struct SetContext: Hashable, Sendable {
  /// How the exercise's sets are usually counted.
  package var countMode: CountMode
  /// Whether a time and a distance are taken too, however they are usually counted.
  package var acceptsTimeAndDistance: Bool
  package var loading: Loading
  /// Whether a load of its own may be left out, as a band's.
  package var isLoadOptional: Bool
  /// The unit of loads without one: that of the exercise's last set today, else the workout's, else the setting.
  package var unit: MassUnit
  /// The load of the exercise's last working set today.
  package var lastWorkingLoad: Load?
  /// The load of its last warm-up set today.
  package var lastWarmUpLoad: Load?
  /// The load of its last working set in an earlier workout. It never becomes a set's load; where one is missing, it is
  /// what a refusal offers.
  package var lastTime: Load?
  /// Whether the exercise is one with help under a name that says nothing of it: a load without a sign could then be
  /// help or weight, and none of today is taken over.
  package private(set) var isAssistanceUnstated = false
  /// Whether the lifter insists on more than 50 reps with a load, and on 10,000 kg and more.
  package var isForced: Bool

  package init(
    countMode: CountMode, loading: Loading, unit: MassUnit, lastWorkingLoad: Load? = nil,
    lastWarmUpLoad: Load? = nil, lastTime: Load? = nil, isForced: Bool = false,
    acceptsTimeAndDistance: Bool = false, isLoadOptional: Bool = false
  ) {
    self.countMode = countMode
    self.isLoadOptional = isLoadOptional
    self.acceptsTimeAndDistance = acceptsTimeAndDistance
    self.loading = loading
    self.unit = unit
    self.lastWorkingLoad = lastWorkingLoad
    self.lastWarmUpLoad = lastWarmUpLoad
    self.lastTime = lastTime
    self.isForced = isForced
  }

  /// The context that an exercise's sets of today make; `unit` holds where none of them has a load.
  package init(
    _ exercise: Exercise, setsToday: [WorkoutSet], unit: MassUnit, isForced: Bool = false
  ) {
    let done = setsToday.filter(\.isDone).sorted(by: Self.isEarlier)
    func load(_ isIncluded: (WorkoutSet) -> Bool) -> Load? { done.last(where: isIncluded)?.result?.load }
    self.init(
      countMode: exercise.countMode, loading: exercise.equipment.loading,
      unit: done.last { $0.result?.load?.mass != nil }?.result?.load?.mass?.unit ?? unit,
      lastWorkingLoad: load { $0.type.isWork }, lastWarmUpLoad: load { !$0.type.isWork },
      isForced: isForced, acceptsTimeAndDistance: exercise.acceptsTimeAndDistance,
      isLoadOptional: exercise.equipment.isLoadOptional)
  }

  /// By time where both have one, else by position.
  private static func isEarlier(_ one: WorkoutSet, _ other: WorkoutSet) -> Bool {
    if let first = one.completed, let second = other.completed, first != second { return first < second }
    return one.position < other.position
  }

  /// For an exercise with help whose name, as it was typed, says nothing of it.
  package var withUnstatedAssistance: SetContext {
    var context = self
    context.isAssistanceUnstated = true
    if case .external(let mass) = context.lastTime { context.lastTime = .assisted(mass) }
    context.lastTime = lastWorkingLoad ?? lastWarmUpLoad ?? context.lastTime
    (context.lastWorkingLoad, context.lastWarmUpLoad) = (nil, nil)
    return context
  }

  /// The load of the last set of today of the same kind: working from working, warm-up from warm-up.
  func lastLoad(for type: SetType) -> Load? { type.isWork ? lastWorkingLoad : lastWarmUpLoad }
}

/// A set that isn't in a workout yet: what SETs come to.
package struct SetDraft: Hashable, Sendable {
  package var type: SetType
  /// Whether the type was named; it is normal otherwise.
  package var namesType: Bool
  package var plan: Target?
  package var result: Performance?

  package init(
    _ type: SetType = .normal, namesType: Bool = false, plan: Target? = nil, result: Performance? = nil
  ) {
    self.type = type
    self.namesType = namesType
    self.plan = plan
    self.result = result
  }
}
