/// The context from which a SET takes what it leaves out.
package struct SetContext: Hashable, Sendable {
  /// The exercise's count mode.
  package var countMode: CountMode
  /// Whether both time and distance are accepted, whatever the count mode.
  package var acceptsTimeAndDistance: Bool
  /// Whether a time is accepted in place of reps.
  package var acceptsTime = false
  /// The way the exercise is loaded.
  package var loading: Loading
  /// Whether the load may be left out, as with bands.
  package var isLoadOptional: Bool
  /// The unit of loads typed without one: that of the exercise's last set today, else the workout's, else the
  /// setting.
  package var unit: MassUnit
  /// The workout's unit, if it isn't that of the exercise's last set: then a load without a unit is asked about.
  package var otherUnit: MassUnit?
  /// The load of the exercise's last working set today.
  package var lastWorkingLoad: Load?
  /// The reps of the exercise's last working set today.
  package var lastReps: Int?
  /// The load of the exercise's last warm-up set today.
  package var lastWarmUpLoad: Load?
  /// The load of the exercise's last working set in an earlier workout. Sets never take it over; it is only
  /// suggested for a missing load.
  package var lastTime: Load?
  /// Whether each hand or side has the typed load, or does the typed amount.
  package var isForEach = false
  /// Whether there is a bar with plates on both sides.
  package var hasBar = false
  /// The extremes of the exercise's sets: today's and, if known, earlier ones.
  package var known = SetExtremes()
  /// The limits of human performance; nil if they don't matter.
  package var limits: HumanLimits?
  /// The loads at percentages of the 1RM, for readings; empty if it isn't known.
  package var shares: [Thousandths: Load] = [:]
  /// Whether the exercise is done one side at a time.
  package var isOneSided = false
  /// Whether its load can be a band.
  package var takesBand = false
  /// Whether it is assisted by a band, which needn't be named.
  package var isBandAssisted = false
  /// Whether a load held with the body is added to it, as for dips; lunges take one in each hand.
  package var addsToBody = false
  /// Whether a load without a sign is added to the body, because nobody uses assistance: crunches, glute bridges, calf raises.
  package var isNeverAssisted = false
  /// Whether people hold one weight or one in each hand, as for lunges and step-ups.
  package var takesPair = false
  /// Whether its load can be a number of a weight stack.
  package var takesStack = false
  /// The ground that it covers, if it is cardio.
  package var course = Course.other
  /// Whether the lifter insists on a set that would be asked about because it is unusual.
  package var isForced: Bool

  /// Creates a context.
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

  /// Creates the context of an exercise from its sets today. `unit` applies if none of them has a load.
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
    if case .reps(let reps)? = done.last(where: \.type.isWork)?.result?.amount { lastReps = reps }
    if unit != self.unit, !isForced { otherUnit = unit }
    acceptsTime = exercise.acceptsTime
    hasBar = exercise.equipment == .barbell
    isForEach = exercise.implements > 1 || exercise.sides == .one
    limits = HumanLimits(exercise)
    course = Course(exercise)
    for set in done { if let result = set.result { known.add(result, set.type) } }
    isOneSided = exercise.sides == .one
    takesBand = [.band, .assisted].contains(exercise.equipment)
    isBandAssisted = exercise.equipment == .assisted && exercise.name.hasPrefix("Band")
    addsToBody = [.upperArms, .back, .chest].contains(exercise.bodyPart)
    isNeverAssisted =
      [.waist, .hips, .lowerLegs, .neck].contains(exercise.bodyPart)
      || exercise.primaryMuscles.contains(.lowerBack)
    takesPair = exercise.bodyPart == .upperLegs && exercise.sides == .one
    takesStack = [.machine, .cable, .assisted].contains(exercise.equipment)
  }

  /// Orders by time if both sets have one, else by position.
  private static func isEarlier(_ one: WorkoutSet, _ other: WorkoutSet) -> Bool {
    if let first = one.completed, let second = other.completed, first != second { return first < second }
    return one.position < other.position
  }

  /// Today's last load of the same kind: working sets for working sets, warm-ups for warm-ups.
  func lastLoad(for type: SetType) -> Load? { type.isWork ? lastWorkingLoad : lastWarmUpLoad }
}

/// A set that isn't in a workout yet, as SETs are interpreted.
package struct SetDraft: Hashable, Sendable {
  /// The purpose of the set.
  package var type: SetType
  /// The plan; nil for none.
  package var plan: Target?
  /// The result; nil for a set to do.
  package var result: Performance?

  /// Creates a draft.
  package init(_ type: SetType = .normal, plan: Target? = nil, result: Performance? = nil) {
    self.type = type
    self.plan = plan
    self.result = result
  }
}
