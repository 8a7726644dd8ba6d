import Training

/// The next step in an open workout, and the command for it.
enum NextStep: Equatable {
  /// Resume a workout paused since then.
  case resume(since: Instant)
  /// Do a planned set, which `command` marks done.
  case planned(SetPlace, command: String)
  /// Finish: every planned set is done.
  case finish
  /// Do the last set again.
  case again(SetPlace)
  /// Log a set of the current exercise, which isn't the one of the last set; `command` is an example.
  case firstSet(command: String)
  /// Log a first exercise.
  case firstExercise

  /// `lastTime` is that of the current exercise.
  init(of workout: Workout, lastTime: PastSession? = nil, _ context: Context) {
    if let pause = workout.openPause {
      self = .resume(since: pause.start)
    } else if let place = workout.nextPlanned, place.exercise == workout.currentExercise {
      self = .planned(place, command: Self.command(for: place, in: workout, context))
    } else if let index = workout.currentExercise,
      workout.exercises[index].sets.isEmpty || workout.lastDone?.exercise != index
    {
      let example = Self.example(of: workout.exercises[index], lastTime, in: workout, context)
      self = .firstSet(command: "gymlog " + example)
    } else if workout.exercises.contains(where: { $0.sets.contains { $0.plan != nil } }) {
      self = .finish
    } else if let last = workout.lastDone {
      self = .again(last)
    } else {
      self = .firstExercise
    }
  }

  /// `gymlog done`, with an example load if the plan leaves it open.
  private static func command(for place: SetPlace, in workout: Workout, _ context: Context) -> String {
    let entry = workout.exercises[place.exercise]
    let exercise = context.exercise(of: entry)
    let wantsLoad = exercise.equipment.loading == .external && !exercise.equipment.isLoadOptional
    guard wantsLoad, workout[place].plan?.performance?.load == nil else {
      return "gymlog done"
    }
    let before = entry.sets.last { $0.result?.load != nil && $0.type.isWork }?.result?.load
    let load = before ?? .external(exampleMass(in: workout.unit))
    return "gymlog done @" + context.writer(for: entry).text(load)
  }

  /// The set to suggest: the last one of this workout, else the first working set of the last time, else an example.
  static func example(
    of entry: WorkoutExercise, _ last: PastSession?, in workout: Workout, _ context: Context
  ) -> String {
    let past = last?.sets.first(where: \.type.isWork) ?? last?.sets.first
    guard var set = entry.doneSets.last ?? past else {
      return example(of: context.exercise(of: entry), in: workout.unit)
    }
    set.result?.effort = nil
    return context.writer(for: entry).text([set])
  }

  /// An example set for an exercise: `8@20kg`, `8`, `60s`, `5km`.
  static func example(of exercise: Exercise, in unit: MassUnit) -> String {
    let amount = exercise.exampleAmount
    switch exercise.equipment.loading {
    case .external, .added, .assisted: return amount + "@" + NotationWriter().text(exampleMass(in: unit))
    case .bodyWeight, .unloaded: return amount
    }
  }

  /// Example sets to plan, without loads: `3x8`, `3x60s`, `5km`.
  static func examplePlan(of exercise: Exercise) -> String {
    let isOneStretch = exercise.countMode == .distance && exercise.equipment.loading == .unloaded
    return (isOneStretch ? "" : "3x") + exercise.exampleAmount
  }

  /// An example load: an empty bar.
  static func exampleMass(in unit: MassUnit) -> Mass {
    Mass(Thousandths(unit == .kilograms ? 20 : 45), unit)
  }
}

extension Exercise {
  /// An example amount: `8`, `60s`, `5km` or `40m`.
  var exampleAmount: String {
    switch countMode {
    case .reps: bodyPart == .cardio ? "60s" : "8"
    case .duration: "60s"
    case .distance: equipment.loading == .unloaded ? "5km" : "40m"
    }
  }
}
