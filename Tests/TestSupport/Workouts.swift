package import Training

/// When tests take place: Saturday, 21 November 2026, 18:30 in Madrid.
package let evening = Instant(seconds: 1_795_282_200, offset: 3_600)

/// A new, unique id.
package func newID(at moment: Instant = evening) -> EntityID {
  EntityID(at: moment, random: .random(in: 0 ... .max))
}

package func kilograms(_ value: Double) -> Mass { mass(value, .kilograms) }

package func pounds(_ value: Double) -> Mass { mass(value, .pounds) }

private func mass(_ value: Double, _ unit: MassUnit) -> Mass {
  Mass(Thousandths(raw: Int((value * 1_000).rounded())), unit)
}

/// A set's result: `lifted(5, 100)` is 5 reps with 100 kg.
package func lifted(_ reps: Int, _ load: Double, _ effort: Effort? = nil) -> Performance {
  Performance(.reps(reps), at: .external(kilograms(load)), effort: effort)
}

extension ExerciseID: ExpressibleByIntegerLiteral {
  /// The id of a built-in exercise, 1 to 999,999,999.
  package init(integerLiteral number: Int) {
    guard let id = ExerciseID(String(number)) else { preconditionFailure("\(number) is no exercise's id") }
    self = id
  }
}

extension Workout {
  /// A workout with an id of its own.
  package init(
    _ name: String? = nil, start: Instant = evening, end: Instant? = nil, unit: MassUnit = .kilograms,
    tags: [String] = [], origin: Origin? = nil, exercises: [WorkoutExercise] = []
  ) {
    self.init(
      id: newID(at: start), name: name, start: start, end: end, unit: unit, tags: tags, origin: origin,
      exercises: exercises)
  }
}

extension WorkoutExercise {
  /// An exercise with an id of its own and these completed sets.
  package init(_ exercise: ExerciseID, _ name: String = "Exercise", sets: [Performance] = []) {
    self.init(id: newID(), position: .first, exercise: exercise, name: name)
    for set in sets { add(set) }
  }

  /// Adds a set after the others.
  package mutating func add(
    _ result: Performance?, _ type: SetType = .normal, plan: Target? = nil, completed: Instant? = nil
  ) {
    sets.append(
      WorkoutSet(
        id: newID(), position: .after(sets.last?.position), type: type, plan: plan, result: result,
        completed: completed))
  }
}
