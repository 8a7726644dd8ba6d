/// All that was trained: workouts and the sets done in them, as flat lists of numbers.
///
/// What is planned and wasn't done isn't in it. An open workout is, with what was done of it.
package struct History: Equatable, Sendable {
  /// By their start; those of one moment by their ids.
  package let sessions: Column<Session>
  /// By their session, and there in the order of their documents.
  package let sets: Column<PerformedSet>
  /// The exercises of the sets, in the order in which they come up first.
  package let exerciseSpans: Column<ExerciseSpan>
  /// Indices of sets: for each exercise those of its sets, in the order in which they were done.
  package let order: Column<UInt32>
  /// Indices of texts.
  package let tagTexts: Column<UInt32>
  package let texts: TextTable

  /// Puts together what is stored elsewhere. The indices in all parts must be of these parts.
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

  /// The history of some workouts, in any order.
  package init(_ workouts: some Sequence<Workout>) {
    var builder = HistoryBuilder()
    let sorted = workouts.sorted { ($0.start.seconds, $0.id) < ($1.start.seconds, $1.id) }
    for workout in sorted { builder.append(workout) }
    self = builder.history()
  }

  package init() { self.init([]) }
}

/// An exercise that was done, and where its sets are.
package struct ExerciseSpan: BitwiseCopyable, Hashable, Sendable {
  package let packedID: PackedID
  /// The first of its places in the history's order, and how many.
  package let first: UInt32
  package let count: UInt32

  init(_ id: PackedID, first: UInt32, count: UInt32) {
    packedID = id
    self.first = first
    self.count = count
  }

  package var id: ExerciseID { packedID.exercise }

  /// Its places in the history's order.
  package var places: Range<Int> { Int(first)..<Int(first) + Int(count) }
}

// MARK: - Exercises

extension History {
  /// The indices of all exercises, in the order in which they come up first.
  package var exercises: Range<Int> { exerciseSpans.indices }

  /// The index of an exercise; nil for one that was never done.
  package func exercise(_ id: ExerciseID) -> Int? {
    let packed = PackedID(id)
    return exerciseSpans.firstIndex { $0.packedID == packed }
  }

  package func id(ofExercise exercise: Int) -> ExerciseID { exerciseSpans[exercise].id }

  /// The name that its last set was written down with: for an exercise that the catalogue doesn't have.
  package func name(ofExercise exercise: Int) -> String {
    sets(ofExercise: exercise).last.map { texts[Int($0.name)] } ?? ""
  }

  /// The sets of an exercise in the order in which they were done: by session, there by the time of completion (one
  /// without a time comes right after that before it), and by place.
  package func sets(ofExercise exercise: Int) -> ExerciseSets {
    ExerciseSets(history: self, places: exerciseSpans[exercise].places)
  }

  /// The same by the exercise's id; empty for one that was never done.
  package func sets(of id: ExerciseID) -> ExerciseSets {
    exercise(id).map { sets(ofExercise: $0) } ?? ExerciseSets(history: self, places: 0..<0)
  }
}

/// The sets of an exercise, in the order in which they were done.
package struct ExerciseSets: RandomAccessCollection, Sendable {
  let history: History
  let places: Range<Int>

  package var startIndex: Int { 0 }
  package var endIndex: Int { places.count }

  package subscript(position: Int) -> PerformedSet { history.sets[setIndex(position)] }

  /// The index in all sets of the history.
  package func setIndex(_ position: Int) -> Int { Int(history.order[places.lowerBound + position]) }
}

// MARK: - Sessions

extension History {
  package func session(of set: PerformedSet) -> Session { sessions[Int(set.session)] }

  /// The sets done in a session, in the order of their documents.
  package func sets(of session: Session) -> Slice<Column<PerformedSet>> { sets[session.sets] }

  /// The day of a set is the day of its workout.
  package func day(of set: PerformedSet) -> Day { session(of: set).day }

  /// When a set was done; where that isn't known, when its workout began.
  package func time(of set: PerformedSet) -> Instant { set.completed ?? session(of: set).start }

  package func name(of session: Session) -> String? { text(session.name) }

  /// In the order given.
  package func tags(of session: Session) -> [String] {
    let first = Int(session.firstTag)
    return (first..<first + Int(session.tagCount)).map { texts[Int(tagTexts[$0])] }
  }

  /// What it was begun from.
  package func origin(of session: Session) -> Workout.Origin? {
    guard let text = text(session.origin) else { return nil }
    return session.originCode == 1 ? EntityID(text).map { .workout($0) } : .routine(text)
  }

  /// The indices of the sessions that began on days from `first` to `last`, both with them, and in which something was done
  /// (`Session.isTrained`); nil leaves a side open.
  package func sessions(from first: Day? = nil, through last: Day? = nil) -> [Int] {
    // Where the lifter was, a day began up to 18 hours earlier or later than in UTC.
    let margin = 18 * 3_600
    let low = first.map { lowerBound($0.daysSince1970 * 86_400 - margin) } ?? 0
    let high = last.map { lowerBound(($0.daysSince1970 + 1) * 86_400 + margin) } ?? sessions.count
    guard low < high else { return [] }
    return (low..<high).filter { index in
      let day = sessions[index].day
      return sessions[index].isTrained && first.map { $0 <= day } != false && last.map { day <= $0 } != false
    }
  }

  /// The index of the first session that began at a moment or later.
  private func lowerBound(_ seconds: Int) -> Int {
    var (low, high) = (0, sessions.count)
    while low < high {
      let middle = (low + high) / 2
      if sessions[middle].start.seconds < seconds { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func text(_ index: UInt32) -> String? { index == Session.noText ? nil : texts[Int(index)] }
}
