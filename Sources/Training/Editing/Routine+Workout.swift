extension Routine {
  /// A copy with another name and with new ids for all its documents.
  package func copied(as id: EntityID, named name: String, ids: () -> EntityID) -> Routine {
    var copy = self
    (copy.id, copy.name) = (id, name)
    for index in copy.exercises.indices {
      copy.exercises[index].id = ids()
      for set in copy.exercises[index].sets.indices { copy.exercises[index].sets[set].id = ids() }
    }
    return copy
  }

  /// A workout that follows the routine: its exercises and planned sets in order, its tags, rests and
  /// progressions. Its name is that of the routine if `name` is nil.
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

  /// Copies note, tags and exercises from the routine's workout form after it was changed.
  package mutating func update(from changed: Workout) {
    (note, tags, exercises) = (changed.note, changed.tags, changed.exercises)
  }
}

extension Workout {
  /// Creates the workout form of a routine, so that what edits a workout can edit a routine. It has no
  /// current exercise. `unit` is the unit of loads typed without one, if the routine doesn't set it.
  package init(planning routine: Routine, at now: Instant, unit: MassUnit) {
    self.init(
      id: routine.id, name: routine.name, start: now, unit: routine.unit ?? unit, note: routine.note,
      tags: routine.tags, exercises: routine.exercises)
    isRoutine = true
    routineProgress = routine.progress
  }
}
