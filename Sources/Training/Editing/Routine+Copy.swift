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
}
