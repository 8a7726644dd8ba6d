package import Training

extension Document {
  /// `routine.json`: a routine without its exercises, which are documents of their own.
  package static let routine = DocumentCoding<EntityID, Routine>(
    blank: { Routine(id: $0, name: "") }, name: \.id
  ) { routine, members in
    members.required("name", &routine.name, .name)
    members.optional("unit", &routine.unit, .word)
    members.optional("note", &routine.note, .note)
    members.optional("tags", &routine.tags, .tags, default: [])
    members.optional("progress", &routine.progress, Progression.codec)
  }
}
