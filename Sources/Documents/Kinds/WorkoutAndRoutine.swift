package import Training

extension Document {
  /// `workout.json`: a workout without its exercises, which are documents of their own. A workout that was read has none,
  /// and those of a workout to write are ignored.
  package static let workout = DocumentCoding<EntityID, Workout>(
    blank: { Workout(id: $0, start: .blank, unit: .kilograms) }, name: \.id
  ) { workout, members in
    members.optional("name", &workout.name, .name)
    members.required("start", &workout.start, .instant)
    members.optional("end", &workout.end, .instant)
    members.required("unit", &workout.unit, .word)
    members.optional("pauses", &workout.pauses, .list(of: Workout.Pause.codec), default: [])
    members.optional("note", &workout.note, .note)
    members.optional("tags", &workout.tags, .tags, default: [])
    members.optional("origin", &workout.origin, Workout.Origin.codec)
    members.optional("current", &workout.choice, Workout.Choice.codec)
    members.refuse(.endBeforeStart, at: "end", if: isBefore(workout.end, workout.start))
  }
}

extension Workout.Pause {
  fileprivate static let codec = Codec.object(Self(start: .blank)) { pause, members in
    members.required("start", &pause.start, .instant)
    members.optional("end", &pause.end, .instant)
    members.refuse(.endBeforeStart, at: "end", if: isBefore(pause.end, pause.start))
  }
}

/// Whether `end` is before `start`, regardless of their offsets.
private func isBefore(_ end: Instant?, _ start: Instant) -> Bool {
  end.map { $0.seconds < start.seconds } ?? false
}

extension Workout.Origin {
  fileprivate static let codec = Codec.object(Self.routine("")) { origin, members in
    var (workout, routine): (EntityID?, String?) =
      switch origin {
      case .workout(let id): (id, nil)
      case .routine(let id): (nil, id)
      }
    members.optional("workout", &workout, .id)
    members.optional("routine", &routine, .text)
    switch (workout, routine) {
    case (let id?, nil): origin = .workout(id)
    case (nil, let id?): origin = .routine(id)
    default: members.refuse(.originUnclear)
    }
  }
}

extension Workout.Choice {
  fileprivate static let codec = Codec.object(Self(EntityID(at: .blank, random: 0), after: nil)) {
    choice, members in
    members.required("exercise", &choice.exercise, .id)
    members.optional("after", &choice.after, .id)
  }
}

extension Instant {
  /// The instant that a required one replaces when it is read.
  static let blank = Instant(seconds: 0, offset: 0)
}

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
