extension Workout {
  /// Moves the workout to another start, with its end, its pauses and the times of its sets.
  package mutating func shift(to newStart: Instant) {
    let seconds = newStart.seconds - start.seconds
    func shifted(_ moment: Instant) -> Instant {
      Instant(seconds: moment.seconds + seconds, offset: newStart.offset)
    }
    start = newStart
    end = end.map(shifted)
    pauses = pauses.map { Pause(start: shifted($0.start), end: $0.end.map(shifted)) }
    for index in exercises.indices {
      for set in exercises[index].sets.indices {
        exercises[index].sets[set].completed = exercises[index].sets[set].completed.map(shifted)
      }
    }
  }

  /// Cuts off the pauses before its start and after its end.
  package mutating func trimPauses() {
    pauses.removeAll { pause in
      pause.start.seconds >= end?.seconds ?? .max || pause.end?.seconds ?? .max <= start.seconds
    }
    for index in pauses.indices {
      if pauses[index].start.seconds < start.seconds { pauses[index].start = start }
      if let end, pauses[index].end?.seconds ?? .max > end.seconds { pauses[index].end = end }
    }
  }

  /// The time of the first completed set, among those with a time.
  package var firstSetDone: Instant? {
    exercises.flatMap(\.sets).compactMap(\.completed).min { $0.seconds < $1.seconds }
  }

  /// Takes over an exercise of another workout with its sets. If the exercise is already here, the sets go to it. With `atFront`,
  /// they come before everything else. Times of sets outside the workout are dropped.
  ///
  /// Returns the index of the exercise.
  @discardableResult
  package mutating func take(_ entry: WorkoutExercise, atFront: Bool = false) -> Int {
    var entry = entry
    for set in entry.sets.indices {
      guard let time = entry.sets[set].completed else { continue }
      let isWithin = start.seconds <= time.seconds && time.seconds <= end?.seconds ?? .max
      if !isWithin { entry.sets[set].completed = nil }
    }
    if let index = exercises.lastIndex(where: { $0.exercise == entry.exercise }) {
      for (offset, set) in entry.sets.enumerated() {
        exercises[index].sets.place(set, at: atFront ? offset : exercises[index].sets.count)
      }
      exercises[index].note = joined(exercises[index].note, entry.note, otherFirst: atFront)
      exercises[index].rest = exercises[index].rest ?? entry.rest
      exercises[index].restAfter = exercises[index].restAfter ?? entry.restAfter
      exercises[index].progress = exercises[index].progress ?? entry.progress
      if !entry.sets.isEmpty { exercises[index].isSkipped = exercises[index].isSkipped && entry.isSkipped }
      return index
    }
    let index = atFront ? 0 : exercises.count
    exercises.place(entry, at: index)
    return index
  }

  private func joined(_ own: String?, _ other: String?, otherFirst: Bool) -> String? {
    let notes = (otherFirst ? [other, own] : [own, other]).compactMap(\.self)
    return notes.isEmpty ? nil : notes.joined(separator: "\n")
  }

  /// Adds another workout to this one: its exercises, sets, pauses, note and tags. The time between the two becomes a pause. Name
  /// and origin stay.
  package mutating func merge(_ other: Workout) {
    let isEarlier = other.start < start
    let (first, second) = isEarlier ? (other, self) : (self, other)
    start = first.start
    end = first.end.flatMap { one in second.end.map { max(one, $0) } }
    pauses = first.pauses + second.pauses
    if let gap = first.end, gap.seconds < second.start.seconds {
      pauses = first.pauses + [Pause(start: gap, end: second.start)] + second.pauses
    }
    note = joined(note, other.note, otherFirst: isEarlier)
    addTags(other.tags)
    let marks = Set(exercises.compactMap(\.superset))
    for entry in isEarlier ? other.exercises.reversed() : other.exercises {
      var entry = entry
      while let mark = entry.superset, marks.contains(mark) { entry.superset = mark + "'" }
      take(entry, atFront: isEarlier)
    }
    exercises.dissolveLoneSupersets()
  }

  /// Ends the workout at a moment and returns a second one, which has the set at `place`, the sets of its exercise after it, and
  /// the exercises after that one.
  package mutating func split(
    at place: SetPlace, as id: EntityID, named name: String?, at moment: Instant, ids: () -> EntityID
  ) -> Workout {
    var second = Workout(
      id: id, name: name, start: moment, end: end, pauses: pauses, unit: unit, tags: tags)
    var moved = Array(exercises[(place.exercise + (place.set == 0 ? 0 : 1))...])
    if place.set > 0 {
      var rest = exercises[place.exercise]
      (rest.id, rest.note) = (ids(), nil)
      rest.sets = Array(rest.sets[place.set...])
      moved.insert(rest, at: 0)
      exercises[place.exercise].sets.removeSubrange(place.set...)
    }
    exercises.removeSubrange((place.exercise + (place.set == 0 ? 0 : 1))...)
    // What ends in a pause ends with its beginning.
    end = pauses.first { ($0.start...($0.end ?? $0.start)).contains(moment) }?.start ?? moment
    for entry in moved { second.take(entry) }
    for index in exercises.indices {
      for set in exercises[index].sets.indices
      where exercises[index].sets[set].completed?.seconds ?? .min > moment.seconds {
        exercises[index].sets[set].completed = nil
      }
    }
    trimPauses()
    second.trimPauses()
    exercises.dissolveLoneSupersets()
    second.exercises.dissolveLoneSupersets()
    return second
  }

  /// When the second part of a workout that is split at `place` began: after the last set before it. If sets have no times, the
  /// time is divided by the number of sets, and `isEstimated`. Nil if sets of the two parts were done in turn.
  package func splitTime(at place: SetPlace) -> (moment: Instant, isEstimated: Bool)? {
    guard let end else { return nil }
    let before = places.filter { $0 < place }
    let times = (
      before.compactMap { self[$0].completed }.max(),
      places.filter { $0 >= place }.compactMap { self[$0].completed }.min()
    )
    if let last = times.0 ?? times.1 {
      if let next = times.1, next.seconds < last.seconds { return nil }
      return (last, false)
    }
    let length = (end.seconds - start.seconds) * before.count / max(1, places.count)
    return (start.adding(seconds: length / 60 * 60), true)
  }
}
