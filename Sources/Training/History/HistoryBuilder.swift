/// Builds a history from workouts, from sessions of other histories, or from both. Equal sessions give an
/// equal history, whichever way they were added.
package struct HistoryBuilder {
  private let sessions: ColumnStorage<Session>
  private let sets: ColumnStorage<PerformedSet>
  private let tagTexts = ColumnStorage<UInt32>()
  private var texts = TextTableBuilder()
  private var exercises: [PackedID] = []
  private var exerciseIndices: [PackedID: UInt32] = [:]
  private var translations: [Translation] = []

  /// Creates a builder with room for the expected numbers of sessions and sets.
  package init(sessions: Int = 16, sets: Int = 64) {
    self.sessions = ColumnStorage(reserving: sessions)
    self.sets = ColumnStorage(reserving: sets)
  }

  /// The indices here of another history's texts and exercises; `unknown` until they are first met.
  private struct Translation {
    let history: History
    var texts: [UInt32]
    var exercises: [UInt32]

    static let unknown = UInt32.max

    init(_ history: History) {
      self.history = history
      texts = Array(repeating: Self.unknown, count: history.texts.count)
      exercises = Array(repeating: Self.unknown, count: history.exerciseSpans.count)
    }
  }

  /// A handle for a history to add sessions from.
  package struct Source: Hashable, Sendable {
    fileprivate let index: Int
  }

  /// Registers a history to add sessions from.
  package mutating func source(_ history: History) -> Source {
    translations.append(Translation(history))
    return Source(index: translations.count - 1)
  }

  /// Adds a workout. It must not precede, by start and id, any that was added before.
  package mutating func append(_ workout: Workout) {
    var session = Session(workout)
    session.name = workout.name.map { texts.index(of: $0) } ?? Session.noText
    session.firstTag = UInt32(tagTexts.count)
    session.tagCount = UInt32(workout.tags.count)
    for tag in workout.tags { tagTexts.append(texts.index(of: tag)) }
    switch workout.origin {
    case .workout(let id):
      (session.origin, session.originCode) = (texts.index(of: id.text), Session.workoutOrigin)
    case .routine(let name):
      (session.origin, session.originCode) = (texts.index(of: name), Session.routineOrigin)
    case nil: break
    }
    session.firstSet = UInt32(sets.count)
    for (entry, exercise) in workout.exercises.enumerated() where exercise.sets.contains(where: \.isDone) {
      append(exercise, entry: entry)
    }
    session.setCount = UInt32(sets.count) - session.firstSet
    sessions.append(session)
  }

  private mutating func append(_ exercise: WorkoutExercise, entry: Int) {
    let index = self.index(of: PackedID(exercise.exercise))
    let name = texts.index(of: exercise.name)
    for (place, set) in exercise.sets.enumerated() {
      guard let result = set.result else { continue }
      sets.append(
        PerformedSet(
          result, type: set.type, completed: set.completed, session: UInt32(sessions.count),
          exercise: index, place: SetPlace(exercise: entry, set: place), name: name,
          parts: result.parts.isEmpty ? Session.noText : texts.index(of: SetPart.packed(result.parts))))
    }
  }

  /// Adds a session of another history with all its sets. It must not precede, by start and id, any that was
  /// added before.
  package mutating func append(_ index: Int, of source: Source) {
    let history = translations[source.index].history
    let places = history.sessions[index].sets
    append(index, of: source) { sets in
      history.sets.withUnsafeBufferPointer { sets.append(UnsafeBufferPointer(rebasing: $0[places])) }
    }
  }

  /// Adds a session of another history with only some of its sets, given in the order of their documents.
  mutating func append(_ index: Int, of source: Source, with some: ArraySlice<PerformedSet>) {
    append(index, of: source) { sets in some.withUnsafeBufferPointer { sets.append($0) } }
  }

  private mutating func append(
    _ index: Int, of source: Source, _ appendSets: (ColumnStorage<PerformedSet>) -> Void
  ) {
    let history = translations[source.index].history
    var session = history.sessions[index]
    session.name = text(session.name, of: source)
    let tags = Int(session.firstTag)..<Int(session.firstTag) + Int(session.tagCount)
    session.firstTag = UInt32(tagTexts.count)
    for tag in tags { tagTexts.append(text(history.tagTexts[tag], of: source)) }
    session.origin = text(session.origin, of: source)
    session.firstSet = UInt32(sets.count)
    appendSets(sets)
    session.setCount = UInt32(sets.count) - session.firstSet
    for place in Int(session.firstSet)..<sets.count {
      var set = sets[place]
      set.session = UInt32(sessions.count)
      set.exercise = exercise(set.exercise, of: source)
      set.name = text(set.name, of: source)
      set.parts = text(set.parts, of: source)
      sets[place] = set
    }
    sessions.append(session)
  }

  private mutating func text(_ index: UInt32, of source: Source) -> UInt32 {
    if index == Session.noText { return index }
    let known = translations[source.index].texts[Int(index)]
    if known != Translation.unknown { return known }
    let new = texts.index(of: translations[source.index].history.texts.bytes(of: Int(index)))
    translations[source.index].texts[Int(index)] = new
    return new
  }

  private mutating func exercise(_ index: UInt32, of source: Source) -> UInt32 {
    let known = translations[source.index].exercises[Int(index)]
    if known != Translation.unknown { return known }
    let new = self.index(of: translations[source.index].history.exerciseSpans[Int(index)].packedID)
    translations[source.index].exercises[Int(index)] = new
    return new
  }

  private mutating func index(of exercise: PackedID) -> UInt32 {
    if let index = exerciseIndices[exercise] { return index }
    let index = UInt32(exercises.count)
    exercises.append(exercise)
    exerciseIndices[exercise] = index
    return index
  }

  /// The finished history. Nothing may be added afterwards.
  package func history() -> History {
    let sets = sets.column()
    let (exerciseSpans, order) = SetOrder.of(exercises, sets)
    return History(
      sessions: sessions.column(), sets: sets, exerciseSpans: exerciseSpans, order: order,
      tagTexts: tagTexts.column(), texts: texts.table)
  }
}

/// Sorts sets by exercise, and within an exercise into the order they were done.
private enum SetOrder {
  static func of(
    _ exercises: [PackedID], _ sets: Column<PerformedSet>
  ) -> (Column<ExerciseSpan>, Column<UInt32>) {
    var counts = [UInt32](repeating: 0, count: exercises.count)
    for set in sets { counts[Int(set.exercise)] += 1 }
    let exerciseSpans = ColumnStorage<ExerciseSpan>(reserving: exercises.count)
    var first: UInt32 = 0
    for (exercise, id) in exercises.enumerated() {
      exerciseSpans.append(ExerciseSpan(id, first: first, count: counts[exercise]))
      first += counts[exercise]
    }
    let column = exerciseSpans.column()
    return (column, order(column, sets))
  }

  private static func order(
    _ exerciseSpans: Column<ExerciseSpan>, _ sets: Column<PerformedSet>
  ) -> Column<UInt32> {
    // A set without a completion time follows the set of its exercise before it.
    var times = [Int](repeating: .min, count: sets.count)
    var last = [Int](repeating: -1, count: exerciseSpans.count)
    for index in sets.indices {
      let set = sets[index]
      let before = last[Int(set.exercise)]
      let isSameSession = before >= 0 && sets[before].session == set.session
      times[index] = set.completedTime ?? (isSameSession ? times[before] : .min)
      last[Int(set.exercise)] = index
    }
    let order = sets.indices.sorted { one, other in
      (sets[one].exercise, sets[one].session, times[one], one)
        < (sets[other].exercise, sets[other].session, times[other], other)
    }
    return Column(order.map { UInt32($0) })
  }
}

extension History {
  /// The history of some sets of one exercise, given in the order they were done, with the sessions that they
  /// belong to. Only the sessions, exercises and texts of `history` are read.
  package init(_ sets: [PerformedSet], of history: History) {
    var builder = HistoryBuilder(sessions: sets.count / 2, sets: sets.count)
    let source = builder.source(history)
    var rest = sets[...]
    while let session = rest.first?.session {
      let of = rest.prefix { $0.session == session }
      builder.append(Int(session), of: source, with: of.sorted { $0.place < $1.place }[...])
      rest = rest.dropFirst(of.count)
    }
    self = builder.history()
  }
}
