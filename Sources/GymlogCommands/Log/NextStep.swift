import Training
import Wording

/// What comes next in an open workout, and what is typed for it.
enum NextStep: Equatable {
  /// The clock stands still since then.
  case resume(since: Instant)
  /// A planned set, and the command that ticks it off.
  case planned(SetPlace, command: String)
  /// All that was planned is done.
  case finish
  /// The last set once more.
  case again(SetPlace)
  /// The first set of the exercise in hand, with an example of one.
  case firstSet(command: String)
  /// An exercise.
  case firstExercise

  init(of workout: Workout, _ context: Context) {
    if let pause = workout.openPause {
      self = .resume(since: pause.start)
    } else if let place = workout.nextPlanned {
      self = .planned(place, command: Self.command(for: place, in: workout, context))
    } else if let index = workout.inHand, workout.exercises[index].sets.isEmpty {
      let exercise = context.exercise(of: workout.exercises[index])
      self = .firstSet(command: "gymlog " + Self.example(of: exercise, in: workout.unit))
    } else if workout.exercises.contains(where: { $0.sets.contains { $0.plan != nil } }) {
      self = .finish
    } else if let last = workout.lastDone {
      self = .again(last)
    } else {
      self = .firstExercise
    }
  }

  /// `gymlog done`, with a load where the plan leaves it open.
  private static func command(for place: SetPlace, in workout: Workout, _ context: Context) -> String {
    let entry = workout.exercises[place.exercise]
    let exercise = context.exercise(of: entry)
    let wantsLoad = exercise.equipment.loading == .external && !exercise.equipment.mayLackLoad
    guard wantsLoad, workout[place].plan?.performance?.load == nil else {
      return "gymlog done"
    }
    let before = entry.sets.last { $0.result?.load != nil && $0.type.isWork }?.result?.load
    let load = before ?? .external(exampleMass(in: workout.unit))
    return "gymlog done @" + context.writer(for: entry).text(load)
  }

  /// A set as the exercise has them: `8@20kg`, `8`, `60s`, `5km`.
  static func example(of exercise: Exercise, in unit: MassUnit) -> String {
    let amount = exercise.exampleAmount
    switch exercise.equipment.loading {
    case .external, .added, .assisted: return amount + "@" + NotationWriter().text(exampleMass(in: unit))
    case .bodyWeight, .unloaded: return amount
    }
  }

  /// Sets to do as the exercise has them, their loads left open: `3x8`, `3x60s`, `5km`.
  static func examplePlan(of exercise: Exercise) -> String {
    let isOneStretch = exercise.countMode == .distance && exercise.equipment.loading == .unloaded
    return (isOneStretch ? "" : "3x") + exercise.exampleAmount
  }

  /// A load for an example: a bar without plates.
  static func exampleMass(in unit: MassUnit) -> Mass {
    Mass(Thousandths(unit == .kilograms ? 20 : 45), unit)
  }
}

extension Exercise {
  /// An amount as this exercise has them.
  var exampleAmount: String {
    switch countMode {
    case .reps: "8"
    case .duration: "60s"
    case .distance: equipment.loading == .unloaded ? "5km" : "40m"
    }
  }
}
