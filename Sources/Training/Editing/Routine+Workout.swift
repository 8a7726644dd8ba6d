extension Routine {
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
}
