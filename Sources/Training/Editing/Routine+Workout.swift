extension Routine {
  /// The same under another name, in documents of its own.
  package func copied(as id: EntityID, named name: String, ids: () -> EntityID) -> Routine {
    var copy = self
    (copy.id, copy.name) = (id, name)
    for index in copy.exercises.indices {
      copy.exercises[index].id = ids()
      for set in copy.exercises[index].sets.indices { copy.exercises[index].sets[set].id = ids() }
    }
    return copy
  }

  /// A workout to train by it: its exercises and planned sets, in order, with its tags and rests and how they grow.
  package func workout(
    as id: EntityID, named name: String?, at start: Instant, unit: MassUnit, ids: () -> EntityID
  ) -> Workout {
    var new = Workout(
      id: id, name: name ?? self.name, start: start, unit: unit, tags: tags, origin: .routine(self.id.text))
    new.exercises = exercises.map { old in
      var entry = old
      entry.id = ids()
      entry.progress = old.progress ?? progress
      entry.sets = old.sets.map { set in
        var set = set
        set.id = ids()
        return set
      }
      return entry
    }
    return new
  }

  /// Takes over what was changed in its form of a workout.
  package mutating func update(from changed: Workout) {
    (note, tags, exercises) = (changed.note, changed.tags, changed.exercises)
  }
}

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
