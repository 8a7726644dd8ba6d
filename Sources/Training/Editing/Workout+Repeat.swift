extension Workout {
  /// The same workout to do once more: its exercises, and what was done in them as what is to be done. How hard it was and
  /// what was written about it stay behind, and so do exercises of which nothing was done.
  package func repeated(
    as id: EntityID, named name: String?, at start: Instant, unit: MassUnit?, ids: () -> EntityID
  ) -> Workout {
    var new = Workout(
      id: id, name: name ?? self.name, start: start, unit: unit ?? self.unit, origin: .workout(self.id))
    for old in exercises where !old.doneSets.isEmpty {
      var exercise = WorkoutExercise(
        id: ids(), position: .after(new.exercises.last?.position), exercise: old.exercise, name: old.name,
        superset: old.superset, rest: old.rest)
      for set in old.doneSets {
        exercise.sets.append(
          WorkoutSet(
            id: ids(), position: .after(exercise.sets.last?.position), type: set.type,
            plan: set.result.map { Target(Performance($0.amount, at: $0.load)) }, rest: set.rest))
      }
      new.exercises.append(exercise)
    }
    return new
  }
}
