extension Workout {
  /// A routine in the form of a workout, so that what changes a workout changes it too. Nobody trains by it: no exercise of
  /// it is in hand.
  ///
  /// `unit` is the unit that loads without one are in where the routine doesn't say.
  package init(planning routine: Routine, at now: Instant, unit: MassUnit) {
    self.init(
      id: routine.id, name: routine.name, start: now, unit: routine.unit ?? unit, note: routine.note,
      tags: routine.tags, exercises: routine.exercises)
    isRoutine = true
    routineProgress = routine.progress
  }
}

extension Routine {
  /// Takes over what was changed in its form of a workout.
  package mutating func take(_ changed: Workout) {
    (note, tags, exercises) = (changed.note, changed.tags, changed.exercises)
  }
}
