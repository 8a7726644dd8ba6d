/// All training: workouts and their completed sets, as flat lists of numbers. Open workouts are included;
/// planned sets aren't.
package struct History: Equatable, Sendable {
  /// The workouts by start, then by id.
  package let sessions: Column<Session>
  /// The completed sets by session, within it in the order of their documents.
  package let sets: Column<PerformedSet>
  /// The exercises of the sets, in order of first appearance.
  package let exerciseSpans: Column<ExerciseSpan>
  /// Set indices, grouped by exercise and there in the order the sets were done.
  package let order: Column<UInt32>
  /// Text indices of the sessions' tags, session by session.
  package let tagTexts: Column<UInt32>
  /// The texts that indices refer to.
  package let texts: TextTable

  /// Assembles a history from stored parts. All indices must be valid within them.
  package init(
    sessions: Column<Session>, sets: Column<PerformedSet>, exerciseSpans: Column<ExerciseSpan>,
    order: Column<UInt32>, tagTexts: Column<UInt32>, texts: TextTable
  ) {
    self.sessions = sessions
    self.sets = sets
    self.exerciseSpans = exerciseSpans
    self.order = order
    self.tagTexts = tagTexts
    self.texts = texts
  }

  /// Creates the history of workouts given in any order.
  package init(_ workouts: some Sequence<Workout>) {
    var builder = HistoryBuilder()
    let sorted = workouts.sorted { ($0.start.seconds, $0.id) < ($1.start.seconds, $1.id) }
    for workout in sorted { builder.append(workout) }
    self = builder.history()
  }

  /// Creates an empty history.
  package init() { self.init([]) }
}

/// An exercise and the span of its sets in the history's `order`.
package struct ExerciseSpan: BitwiseCopyable, Hashable, Sendable {
  /// The exercise's id, packed.
  package let packedID: PackedID
  /// The index in `order` of its first set.
  package let first: UInt32
  /// The number of its sets.
  package let count: UInt32

  init(_ id: PackedID, first: UInt32, count: UInt32) {
    packedID = id
    self.first = first
    self.count = count
  }

  package var id: ExerciseID { packedID.exercise }

  /// The indices of its sets in `order`.
  package var places: Range<Int> { Int(first)..<Int(first) + Int(count) }
}

// MARK: - Exercises

extension History {
  /// The indices of all exercises, in order of first appearance.
  package var exercises: Range<Int> { exerciseSpans.indices }

  /// The index of an exercise; nil if it was never done.
  package func exercise(_ id: ExerciseID) -> Int? {
    let packed = PackedID(id)
    return exerciseSpans.firstIndex { $0.packedID == packed }
  }

  package func id(ofExercise exercise: Int) -> ExerciseID { exerciseSpans[exercise].id }

  /// The name that the exercise had in its last workout, for exercises that the catalogue doesn't have.
  package func name(ofExercise exercise: Int) -> String {
    sets(ofExercise: exercise).last.map { texts[Int($0.name)] } ?? ""
  }

  /// The sets of an exercise in the order they were done: by session, within it by completion time and then
  /// by place. A set without a time directly follows the one before it. Empty for nil, an exercise never done.
  package func sets(ofExercise exercise: Int?) -> ExerciseSets {
    ExerciseSets(history: self, places: exercise.map { exerciseSpans[$0].places } ?? 0..<0)
  }

  /// The number of sets of each exercise.
  package func setCounts() -> [ExerciseID: Int] {
    Dictionary(exerciseSpans.map { ($0.id, Int($0.count)) }) { first, _ in first }
  }

  /// The sets of an exercise in the order they were done; empty if it was never done.
  package func sets(of id: ExerciseID) -> ExerciseSets {
    sets(ofExercise: exercise(id))
  }
}

/// The sets of an exercise, in the order they were done.
package struct ExerciseSets: RandomAccessCollection, Sendable {
  let history: History
  let places: Range<Int>

  package var startIndex: Int { 0 }
  package var endIndex: Int { places.count }

  package subscript(position: Int) -> PerformedSet { history.sets[setIndex(position)] }

  /// The index of a set in the history's `sets`.
  package func setIndex(_ position: Int) -> Int { Int(history.order[places.lowerBound + position]) }
}

// MARK: - Sessions

extension History {
  package func session(of set: PerformedSet) -> Session { sessions[Int(set.session)] }

  /// The sets of a session, in the order of their documents.
  package func sets(of session: Session) -> Slice<Column<PerformedSet>> { sets[session.sets] }

  /// The day of a set: that of its workout.
  package func day(of set: PerformedSet) -> Day { session(of: set).day }

  /// The time trained in a session, as `Workout.elapsed` tells it of its workout.
  package func elapsed(_ session: Session, at now: Instant, idleLimit: Duration = Workout.idleLimit)
    -> Duration?
  {
    session.elapsed(at: now, idleLimit: idleLimit).flatMap { elapsed in
      if session.isOpen { return elapsed }
      return Duration.trained(in: sets(of: session).lazy.map { ($0.amount, $0.load) }, from: elapsed)
    }
  }

  /// The time trained in a finished session; nil for an open one, which would make sums and means of finished ones too low.
  package func duration(ofFinished session: Session) -> Duration? {
    session.isOpen ? nil : elapsed(session, at: session.start)
  }

  /// The name of a session; nil for none.
  package func name(of session: Session) -> String? { text(session.name) }

  /// The tags of a session, in the order given.
  package func tags(of session: Session) -> [String] {
    let first = Int(session.firstTag)
    return (first..<first + Int(session.tagCount)).map { texts[Int(tagTexts[$0])] }
  }

  /// The routine or workout that a session was started from; nil for none.
  package func origin(of session: Session) -> Workout.Origin? {
    guard let text = text(session.origin) else { return nil }
    return session.originCode == Session.workoutOrigin ? EntityID(text).map { .workout($0) } : .routine(text)
  }

  /// The indices of the sessions with a completed set (`Session.isTrained`) that started on the days `first`
  /// through `last`; nil leaves a side open.
  package func sessions(from first: Day? = nil, through last: Day? = nil) -> [Int] {
    // A local day starts up to 18 hours before or after the UTC day.
    let margin = 18 * 3_600
    let low = first.map { lowerBound($0.daysSince1970 * 86_400 - margin) } ?? 0
    let high = last.map { lowerBound(($0.daysSince1970 + 1) * 86_400 + margin) } ?? sessions.count
    guard low < high else { return [] }
    return (low..<high).filter { index in
      let day = sessions[index].day
      return sessions[index].isTrained && first.map { $0 <= day } != false && last.map { day <= $0 } != false
    }
  }

  /// The index of the first session that started at `seconds` or later.
  private func lowerBound(_ seconds: Int) -> Int {
    var (low, high) = (0, sessions.count)
    while low < high {
      let middle = (low + high) / 2
      if sessions[middle].start.seconds < seconds { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The result of one of its sets, as in its document.
  package func performance(_ set: PerformedSet) -> Performance {
    var result = set.firstPart
    if set.hasParts { result.parts = SetPart.unpacked(texts[Int(set.parts)]) }
    return result
  }

  private func text(_ index: UInt32) -> String? { index == Session.noText ? nil : texts[Int(index)] }
}
